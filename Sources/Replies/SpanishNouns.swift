import Nutrition

/// Number and gender of Spanish names of foods and measures: rules, and the words of the wording that no rule tells.
struct SpanishNouns: Sendable {
    private let feminine: Set<String>
    private let masculine: Set<String>
    private let invariable: Set<String>
    private let masses: Set<String>
    private let ownMeasures: Set<String>
    private let irregular: [String: String]

    init(feminine: [String], masculine: [String], invariable: [String], masses: [String], ownMeasures: [String], irregular: [String]) {
        self.masses = Set(masses)
        self.ownMeasures = Set(ownMeasures)
        self.feminine = Set(feminine)
        self.masculine = Set(masculine)
        self.invariable = Set(invariable)
        self.irregular = Dictionary(
            irregular.compactMap { pair in
                let sides = pair.split(separator: "=").map(String.init)
                return sides.count == 2 ? (sides[0], sides[1]) : nil
            }, uniquingKeysWith: { first, _ in first })
    }

    /// "pechuga" of "pechuga de pollo".
    static func head(_ name: String) -> Substring { name.prefix { $0 != " " && $0 != "," } }

    /// Never many, whatever it is in English: "puré", "avena".
    func isMass(_ head: String) -> Bool { masses.contains(head) }

    /// A piece or slice of it is called by its name: "1 tostada", not "1 rebanada de tostada".
    func isOwnMeasure(_ head: String) -> Bool { ownMeasures.contains(head) }

    /// Whether the name's first word is feminine.
    func isFeminine(_ name: String) -> Bool {
        if masculine.contains(name.lowercased()) { return false }
        let head = SpanishNouns.head(name).lowercased()
        if masculine.contains(head) { return false }
        var one = head
        if one.hasSuffix("s"), !feminine.contains(one) { one = Word.singular(one) }
        if feminine.contains(one) || feminine.contains(head) { return true }
        return ["a", "ción", "sión", "dad", "tud", "umbre"].contains { one.hasSuffix($0) }
    }

    /// "huevo frito" → "huevos fritos", "pechuga de pollo" → "pechugas de pollo", "pan pita" → "panes pita".
    func plural(_ name: String) -> String {
        if let known = irregular[name.lowercased()] { return known }
        // The words up to "de", "con" and the like agree with the first.
        var agrees = true
        let words = name.split(separator: " ").enumerated().map { place, word -> String in
            if place > 0, SpanishNouns.links.contains(word.lowercased()) { agrees = false }
            let isFixed = place > 0 && (invariable.contains(word.lowercased()) || word.first?.isUppercase == true)
            return agrees && !isFixed ? pluralWord(String(word)) : String(word)
        }
        return words.joined(separator: " ")
    }

    /// An adjective in the number and gender of what it stands beside: "mediano" → "medianas".
    func agreeing(_ adjective: String, feminine: Bool, plural: Bool) -> String {
        guard let last = adjective.last, "oe".contains(last), !adjective.hasPrefix("de ") else { return adjective }
        let one = feminine && last == "o" ? adjective.dropLast() + "a" : adjective
        return plural ? one + "s" : one
    }

    private static let links: Set<String> = ["de", "del", "con", "sin", "al", "a", "en", "para", "y", "e", "o", "por", "sobre", "tipo", "estilo"]

    private func pluralWord(_ word: String) -> String {
        if let known = irregular[word.lowercased()] { return known }
        guard let last = word.last, last.isLetter else { return word }
        switch last {
        case "a", "e", "i", "o", "u", "á", "é", "ó": return word + "s"
        case "í", "ú": return word + "es"
        case "s", "x": return word
        case "z": return word.dropLast() + "ces"
        case "l", "r", "n", "d", "j", "y":
            // The accent of a stressed last syllable is no longer needed: "jamón" → "jamones".
            let vowels: [Character: Character] = ["á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u"]
            guard let before = word.dropLast().last, let plain = vowels[before] else { return word + "es" }
            return String(word.dropLast(2)) + String(plain) + String(last) + "es"
        case "h" where word.hasSuffix("ch"): return word + "es"
        // Words that came with another language's spelling: "croissants", "nuggets".
        default: return word + "s"
        }
    }
}
