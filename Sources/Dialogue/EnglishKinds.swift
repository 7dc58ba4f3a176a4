import Nutrition

/// "two were chicken and one was beef", "one muffin was bran, two were blueberry": kinds of what was counted before, in English.
extension CountedKinds {
    /// Nil where anything but counts and kinds is told, or one kind alone.
    init?(inEnglish text: String) {
        let words = text.lowercased().replacing(",", with: " , ").split(separator: " ").map { $0.filter { !".;!".contains($0) } }
        var rest = words.drop(while: Self.opening.contains), kinds: [CountedKind] = [], tells = false
        while let first = rest.first {
            guard let count = Self.number(first) else { return nil }
            rest = rest.dropFirst()
            if rest.first == "of", rest.count > 2 { rest = rest.dropFirst(2) }
            // "one taco was".
            var named: String?
            if let noun = rest.first, rest.count > 1, Self.being.contains(rest[rest.startIndex + 1]) { (named, rest) = (noun, rest.dropFirst()) }
            if let verb = rest.first, Self.being.contains(verb) { (tells, rest) = (true, rest.dropFirst()) }
            let end =
                rest.indices.first { place in
                    ["and", ","].contains(rest[place]) && place + 1 < rest.endIndex && Self.number(rest[place + 1]) != nil
                } ?? rest.endIndex
            let name = rest[..<end].drop { ["a", "an"].contains($0) }
            guard (1...3).contains(name.count), tells, name.allSatisfy({ Self.number($0) == nil && !Self.other.contains($0) }) else { return nil }
            kinds.append(CountedKind(count: count, joint: "", name: name.joined(separator: " "), named: named))
            rest = rest[end...].drop { ["and", ","].contains($0) }
        }
        guard kinds.count > 1 else { return nil }
        self.init(inEnglish: kinds)
    }

    private static func number(_ word: String) -> Double? {
        word == "other" ? 1 : SmallCount.of(word).flatMap { (1...40).contains($0) ? $0 : nil }
    }

    private static let opening: Set<String> = ["actually", "oh", "no", "and", "sorry", "well", "so", "wait", "but", ","]
    private static let being: Set<String> = ["was", "were", "is", "are"]
    /// Tell an amount, an hour or a person, and no kind.
    private static let other: Set<String> = [
        "for", "with", "at", "my", "mine", "his", "her", "hers", "the", "in", "on", "from", "of", "not", "left", "g", "ml", "kg", "small", "large",
        "big",
        "medium", "half", "yesterday", "today", "me", "him", "you", "good", "enough", "cold", "gone", "later", "earlier", "more", "less", "them",
        "had", "has", "have", "came", "without",
        "it",
    ]
}
