import Nutrition

/// A word of a message as it was written, and folded without its marks.
struct WrittenWord {
    let written: Substring
    let core: String

    /// "nah,el arroz": what a comma joins is two words; no figure is.
    static func unjoined(_ written: Substring) -> [Substring] {
        guard let mark = written.firstIndex(of: ","), written[..<mark].allSatisfy(\.isLetter),
            case let rest = written[written.index(after: mark)...], rest.first?.isLetter == true, mark > written.startIndex
        else { return [written] }
        return [written[...mark], rest]
    }

    /// "300cals" is a number and its measure.
    static func parted(_ written: Substring) -> [WrittenWord] {
        let digits = written.prefix { $0.isASCII && $0.isNumber }, rest = written[digits.endIndex...]
        let unit = rest.lowercased().prefix { $0.isLetter }
        guard !digits.isEmpty, ["cal", "cals", "kcal", "kcals", "calories"].contains(unit) else { return [WrittenWord(written: written)] }
        return [WrittenWord(written: digits), WrittenWord(written: rest)]
    }

    init(written: Substring) {
        self.written = written
        core = String(
            String.UnicodeScalarView(
                written.unicodeScalars.map(Nutrition.Word.folded).filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }))
    }
}
