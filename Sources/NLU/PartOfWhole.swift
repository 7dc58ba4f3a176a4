import Nutrition

/// So many of the pieces that a whole was cut into: "4 porciones de 8", "3 of the 8 slices" is half of it, three eighths.
enum PartOfWhole {
    static func plain(_ text: String) -> String {
        guard text.utf8.count < 120 else { return text }
        let written = text.split(separator: " ").map(String.init), words = written.map { Word.split($0).first ?? "" }
        for start in words.indices {
            guard let count = number(words[start]), let end = whole(of: count, from: start, words, written) else { continue }
            let share = Self.share(count, of: end.total, isSpanish: end.isSpanish), rest = Array(written[end.place...])
            // "3 of the 8 slices of pizza": of one.
            var behind = rest
            if let joint = rest.first?.lowercased(), ["de", "of"].contains(joint), let next = rest.dropFirst().first,
                !articles.contains(next.lowercased())
            {
                behind.insert(joint == "de" ? "una" : "a", at: 1)
            }
            let mark = written[end.place - 1].last.map { ",.;!".contains($0) ? String($0) : "" } ?? ""
            return (Array(written[..<start]) + [share + mark] + behind).joined(separator: " ")
        }
        return text
    }

    /// Where "porciones de 8", "of the 8 slices" ends behind a count, and how many there were of them.
    private static func whole(
        of count: Int, from start: Int, _ words: [String], _ written: [String]
    ) -> (place: Int, total: Int, isSpanish: Bool)? {
        var place = start + 1, isOfPieces = false
        if place < words.count, pieces.contains(words[place]) { (place, isOfPieces) = (place + 1, true) }
        if place < words.count, words[place] == "out" { place += 1 }
        guard place < words.count, ["de", "of"].contains(words[place]), case let isSpanish = words[place] == "de" else { return nil }
        place += 1
        if place < words.count, ["las", "los", "the", "my", "mis"].contains(words[place]) { place += 1 }
        guard place < words.count, let total = number(words[place]), total > count, total <= 24, total > 1 else { return nil }
        place += 1
        // "3 slices of 12 inch pizza", "2 porciones de 100 g" tell a measure.
        let isEnded = ",.;!".contains(written[place - 1].last ?? " ") || place == words.count
        if !isEnded, pieces.contains(words[place]) { return (place + 1, total, isSpanish) }
        guard isOfPieces, isEnded || ["y", "and", "de", "of", "que", "the"].contains(words[place]) else { return nil }
        return (place, total, isSpanish)
    }

    private static func share(_ count: Int, of total: Int, isSpanish: Bool) -> String {
        if count * 2 == total { return isSpanish ? "la mitad" : "half" }
        let divisor = greatest(count, total)
        // "1/12" is a day.
        guard total / divisor > 8 else { return "\(count / divisor)/\(total / divisor)" }
        let hundredths = (count * 200 + total) / (2 * total)
        return "0.\(hundredths < 10 ? "0" : "")\(hundredths)"
    }

    private static func greatest(_ one: Int, _ other: Int) -> Int { other == 0 ? one : greatest(other, one % other) }

    private static func number(_ word: String) -> Int? { Int(word).flatMap { $0 > 0 ? $0 : nil } ?? numbers[word] }

    private static let numbers: [String: Int] = [
        "una": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8, "diez": 10, "doce": 12, "one": 1, "two": 2,
        "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "ten": 10, "twelve": 12,
    ]
    /// Singular too: words are held singular.
    private static let pieces = Set(
        Word.split("porciones porción trozos trozo pedazos pedazo rebanadas rebanada tajadas tajada slices slice pieces piece wedges wedge"))
    private static let articles: Set<String> = ["una", "un", "la", "el", "mi", "a", "an", "the", "my", "that", "esa", "ese"]
}
