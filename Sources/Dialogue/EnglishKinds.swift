import Nutrition

/// "two were chicken and one was beef", "one muffin was bran, two were blueberry", "one turkey, the other tuna": kinds of what was counted before, in
/// English.
extension CountedKinds {
    /// Nil where anything but counts and kinds is told, or one kind alone. Where no verb tells what they were, all of them are kinds of what stands.
    init?(inEnglish text: String) {
        let words = text.lowercased().replacing(",", with: " , ").split(separator: " ").map { $0.filter { !".;!".contains($0) } }
        var rest = words.drop(while: Self.opening.contains), kinds: [CountedKind] = [], tells = false
        while let first = rest.first {
            guard let count = Self.number(first) ?? Self.counts(rest) else { return nil }
            rest = rest.dropFirst()
            // "the other two were", "the second one was".
            if first == "the" {
                let isMany = rest.dropFirst().first.map { Self.number($0) != nil || ["one", "ones"].contains($0) } ?? false
                rest = rest.dropFirst(isMany ? 2 : 1)
            }
            if rest.first == "of", rest.count > 2 { rest = rest.dropFirst(2) }
            // "one taco was".
            var named: String?
            if let noun = rest.first, rest.count > 1, Self.being.contains(rest[rest.startIndex + 1]) { (named, rest) = (noun, rest.dropFirst()) }
            if let verb = rest.first, Self.being.contains(verb) { (tells, rest) = (true, rest.dropFirst()) }
            let end =
                rest.indices.first { place in
                    let isMark = ["and", ",", "&"].contains(rest[place])
                    let next = rest[(isMark ? place + 1 : place)...].drop { $0 == "and" }
                    // "one vanilla one chocolate", without its mark.
                    let isSpelled = next.first.map { $0.first?.isLetter == true } ?? false
                    return (isMark || place > rest.startIndex && isSpelled) && next.first.flatMap { Self.number($0) ?? Self.counts(next) } != nil
                } ?? rest.endIndex
            var name = rest[..<end].drop { ["a", "an"].contains($0) }
            let joint = name.first == "with" ? "con" : ""
            if !joint.isEmpty { name = name.dropFirst().drop { ["a", "an", "some", "just"].contains($0) } }
            guard (1...3).contains(name.count), name.allSatisfy({ Self.number($0) == nil && !Self.other.contains($0) }) else { return nil }
            kinds.append(CountedKind(count: count, joint: joint, name: name.joined(separator: " "), named: named))
            rest = rest[end...].drop { ["and", ",", "&"].contains($0) }
        }
        let halves = kinds.count { $0.count == 0.5 }
        guard kinds.count > 1, halves == 0 || halves == kinds.count, tells || kinds.contains(where: { $0.joint.isEmpty }) else { return nil }
        self.init(inEnglish: kinds, tells: tells)
    }

    private static func number(_ word: String) -> Double? {
        // "un scoop son 30 gramos" is no English.
        guard word != "half" else { return 0.5 }
        return spanish.contains(word) ? nil : SmallCount.of(word).flatMap { (1...40).contains($0) ? $0 : nil }
    }

    /// "the other", "the second", "the other two", "the rest": how many those are; none for what is left.
    private static func counts(_ words: ArraySlice<String>) -> Double? {
        let words = Array(words.prefix(3))
        if words[0] == "other" { return 1 }
        guard words[0] == "the", words.count > 1 else { return nil }
        switch words[1] {
        case "other", "last": return words.dropFirst(2).first.flatMap(SmallCount.of) ?? 1
        case "first", "second", "third": return 1
        case "others", "rest": return 0
        default: return nil
        }
    }

    private static let spanish: Set<String> = [
        "un", "uno", "una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "doce",
    ]
    private static let opening: Set<String> = [
        "actually", "oh", "no", "and", "sorry", "well", "so", "wait", "but", ",", "they", "it", "those", "were", "was",
    ]
    private static let being: Set<String> = ["was", "were", "is", "are"]
    /// Tell an amount, an hour or a person, and no kind.
    private static let other: Set<String> = [
        "for", "with", "at", "my", "mine", "his", "her", "hers", "the", "in", "on", "from", "of", "not", "left", "g", "ml", "kg", "small", "large",
        "big",
        "medium", "half", "yesterday", "today", "me", "him", "you", "good", "enough", "cold", "gone", "later", "earlier", "more", "less", "them",
        "had", "has", "have", "came", "without", "it", "de", "con", "sin", "era", "eran", "y",
    ]
}
