public import Nutrition

/// Words of headers and cells, alike however they are written.
enum DiaryWords {
    /// In lower case, without accents, letters and digits alone, single spaces: `Vitamin B-6 (mg)` → `vitamin b 6 mg`.
    static func folded(_ text: some StringProtocol) -> String {
        var result = String.UnicodeScalarView()
        var isSpaced = false
        for scalar in text.unicodeScalars {
            let plain = Word.folded(scalar == "μ" ? "µ" : scalar)
            if plain.properties.isAlphabetic || plain.properties.numericType != nil || plain == "%" || plain == "µ" {
                if isSpaced, !result.isEmpty { result.append(" ") }
                isSpaced = false
                result.append(plain)
            } else {
                isSpaced = true
            }
        }
        return String(result)
    }

    /// Without the apostrophe that our own export puts before what a spreadsheet would take for a formula.
    static func unprotected(_ text: String) -> String {
        guard text.first == "'", let first = text.unicodeScalars.first(where: { $0 != "'" }), "=+-@\t\r".unicodeScalars.contains(first) else {
            return text
        }
        return String(text.dropFirst())
    }

    /// A name on one line, of a bounded length.
    static func name(_ text: String) -> String {
        let line = unprotected(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count <= longest ? line : String(line.prefix(longest - 1)) + "…"
    }

    static let longest = 200
}

extension Meal {
    /// From the name of a meal in English or Spanish; nil for any other name.
    public init?(named name: String) {
        let words = Set(DiaryWords.folded(name).split(separator: " ").map(String.init))
        func has(_ names: String...) -> Bool { !words.isDisjoint(with: names) }
        if has("snack", "snacks", "merienda", "colacion", "tentempie", "aperitivo", "botana", "almuercito") {
            self = .snack
        } else if has("breakfast", "desayuno") {
            self = .breakfast
        } else if has("lunch", "almuerzo", "comida") {
            self = .lunch
        } else if has("dinner", "supper", "cena") {
            self = .dinner
        } else {
            return nil
        }
    }
}
