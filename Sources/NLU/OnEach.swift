import Nutrition

/// So much of something on each of what was counted: "3 rice cakes and a tbsp of peanut butter each" is three tablespoons; "maple syrup, a tbsp on each
/// one", of pancakes that stand, is "with 1 tbsp of maple syrup on each", which the dialogue knows.
enum OnEach {
    static func plain(_ text: String) -> String {
        guard text.utf8.count <= 100, !text.contains("?"), !text.contains("\n") else { return text }
        let said = text.split(separator: " ").map(String.init), words = said.map(core)
        guard (4...16).contains(words.count), let each = words.lastIndex(where: eaches.contains), words.count - each <= 3,
            words[(each + 1)...].allSatisfy({ behind.contains($0) || words[each] == "cada" && $0.allSatisfy(\.isLetter) })
        else { return text }
        let isSpanish = words[each] == "cada"
        var end = each
        while end > 0, ["on", "in", "en", "a", "for", "to", "con", "al"].contains(words[end - 1]), end - 1 > 2 { end -= 1 }
        guard let told = added(words, end), told.first < words.count else { return text }
        let name = said[told.name].map { $0.trimming }.joined(separator: " "), of = isSpanish ? "de" : "of"
        let before = words[..<told.first]
        if let count = before.lazy.compactMap({ number($0) }).first(where: { (2...12).contains($0) }) {
            let whole = count * told.count, figure = whole == whole.rounded() ? String(Int(whole)) : String(whole)
            var start = said[..<told.first].map { $0 }
            // "2 slices of toast, a tbsp of jam on each".
            if let last = start.last, ![",", "and", "with", "y", "con"].contains(where: { core(last) == $0 || last.hasSuffix($0) }) {
                start.append("and")
            }
            return "\(start.joined(separator: " ")) \(figure) \(told.unit) \(of) \(name)"
        }
        guard let host = host(Array(before)) else { return text }
        let figure = told.count == told.count.rounded() ? String(Int(told.count)) : String(told.count)
        let subject = host.isEmpty ? (isSpanish ? "con" : "with") : isSpanish ? "los \(host) con" : "the \(host) with"
        return "\(subject) \(figure) \(told.unit) \(of) \(name) \(isSpanish ? "en cada uno" : "on each")"
    }

    /// What went on it and how much: "a tbsp of peanut butter", "tahini, a teaspoon".
    private static func added(_ words: [String], _ end: Int) -> (first: Int, name: Range<Int>, count: Double, unit: String)? {
        guard end > 2 else { return nil }
        if measures.contains(words[end - 1]), let count = number(words[end - 2]) ?? articles[words[end - 2]] {
            var start = end - 2, last = end - 2
            while last > 0, ["too", "also", "tambien", "on", "it", "was"].contains(words[last - 1]) { last -= 1 }
            start = last
            while start > 0, last - start < 3, !joints.contains(words[start - 1]), number(words[start - 1]) == nil { start -= 1 }
            guard start < last else { return nil }
            return (start, start..<last, count, words[end - 1])
        }
        guard let of = words[..<end].lastIndex(where: { ["of", "de"].contains($0) }), of > 1, (1...3).contains(end - of - 1),
            measures.contains(words[of - 1]), let count = number(words[of - 2]) ?? articles[words[of - 2]]
        else { return nil }
        return (of - 2, of + 1..<end, count, words[of - 1])
    }

    /// Whose each it is: empty for what is spoken of; nil where more is said than that.
    private static func host(_ before: [String]) -> String? {
        let words = before.filter {
            !["the", "los", "las", "el", "la", "my", "and", "y", "also", "tambien", "they", "it", "both", "both"].contains($0)
        }
        let verb = words.firstIndex(where: joints.contains) ?? words.count
        guard verb <= 2, words[verb...].allSatisfy(joints.contains), verb == 0 || verb < words.count else { return nil }
        return words[..<verb].joined(separator: " ")
    }

    private static func core(_ word: String) -> String { Word.split(word).joined() }

    private static func number(_ word: String) -> Double? { word.first?.isNumber == true ? Double(word) : counts[word] }

    private static let eaches: Set<String> = ["each", "apiece", "cada"]
    private static let behind: Set<String> = ["one", "of", "them", "slice", "piece", "uno", "una", "cup", "side"]
    private static let articles: [String: Double] = ["a": 1, "an": 1, "un": 1, "una": 1, "half": 0.5, "media": 0.5, "medio": 0.5]
    private static let counts: [String: Double] = [
        "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6,
    ]
    private static let measures: Set<String> = [
        "tsp", "tbsp", "teaspoon", "tablespoon", "spoon", "spoonful", "dollop", "slice", "pat", "knob", "splash", "cucharadita", "cucharada",
        "cucharita",
        "chorrito", "rebanada", "loncha", "lamina", "feta",
    ]
    private static let joints: Set<String> = [
        "with", "was", "were", "had", "has", "have", "is", "are", "came", "got", "spread", "topped", "drizzled", "and", "con", "era", "eran", "tenia",
        "tenian", "llevaba", "llevaban", "iba", "iban", "y", "fue", "fueron",
    ]
}

extension String {
    /// Without the marks behind it.
    fileprivate var trimming: String { String(reversed().drop { ",.;!".contains($0) }.reversed()) }
}
