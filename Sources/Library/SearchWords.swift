internal import Nutrition

/// The words of a name or of a search, cut where the index of words cuts them.
enum SearchWords {
    /// Words that say nothing of a food; left out of a search unless it has no others.
    private static let empty: Set<String> = [
        "a", "an", "and", "with", "of", "the", "in", "from", "some", "de", "del", "la", "el", "los", "las", "con", "y", "un", "una",
    ]

    /// The name as it is compared: folded, singular, a space between words.
    static func key(_ name: String) -> String { split(name).map { folded($0) }.joined(separator: " ") }

    /// The words of what is looked for, at most eight, each once.
    static func query(_ text: String) -> [String] {
        var words: [String] = []
        for word in split(String(text.prefix(200))) where !words.contains(word) { words.append(word) }
        let telling = words.filter { !empty.contains(folded($0)) }
        return Array((telling.isEmpty ? words : telling).prefix(8))
    }

    /// Lower-case runs of letters and digits, as the index's tokenizer `unicode61` cuts them.
    static func split(_ text: String) -> [String] {
        var words: [String] = []
        var word = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isWord(scalar) {
                word.append(scalar)
            } else if !word.isEmpty {
                words.append(String(word).lowercased())
                word = .init()
            }
        }
        if !word.isEmpty { words.append(String(word).lowercased()) }
        return words
    }

    /// A word without accents and in the singular.
    static func folded(_ word: String) -> String {
        guard word.utf8.contains(where: { $0 >= 0x80 }) else { return Word.singular(word) }
        var scalars = String.UnicodeScalarView()
        for scalar in word.unicodeScalars where scalar.properties.generalCategory != .nonspacingMark { scalars.append(Word.folded(scalar)) }
        return Word.singular(String(scalars))
    }

    /// The word as a term of the index: as written, in the singular or in the plural.
    static func term(_ word: String) -> String {
        let singular = folded(word)
        var forms = [word]
        for form in [singular, Word.plural(singular)] where !forms.contains(form) { forms.append(form) }
        return "(" + forms.map(quoted).joined(separator: " OR ") + ")"
    }

    /// The word as the beginning of one, of three letters at least.
    static func prefix(_ word: String) -> String {
        word.unicodeScalars.count < 3 ? term(word) : quoted(word) + "*"
    }

    private static func quoted(_ word: String) -> String { "\"" + word.filter { $0 != "\"" } + "\"" }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x80 { return (48...57).contains(scalar.value) || (97...122).contains(scalar.value | 0x20) }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber, .letterNumber, .otherNumber:
            return true
        // Accents that are characters of their own.
        default: return (0x300..<0x370).contains(scalar.value)
        }
    }
}
