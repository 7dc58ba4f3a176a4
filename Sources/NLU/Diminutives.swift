/// "huevito" is a huevo, "cafecito" a café: small words for the same food.
enum Diminutives {
    /// The word without its diminutive, where that is a word one knows.
    static func base(_ word: String, isKnown: (String) -> Bool) -> String? {
        var word = word
        guard word.utf8.count >= 5, word.utf8.count <= 24 else { return nil }
        if word.hasSuffix("s") { word.removeLast() }
        for (ending, gender) in endings where word.hasSuffix(ending) {
            let stem = String(word.dropLast(ending.utf8.count))
            guard stem.utf8.count >= 2 else { continue }
            for candidate in candidates(stem, gender) where candidate.utf8.count >= 2 && isKnown(candidate) { return candidate }
        }
        return nil
    }

    /// The longer first: "cafecito" is café + cito.
    private static let endings: [(String, String)] = [
        ("ecito", "o"), ("ecita", "a"), ("cito", "o"), ("cita", "a"), ("ito", "o"), ("ita", "a"), ("itico", "o"), ("itica", "a"), ("illo", "o"),
        ("illa", "a"), ("ico", "o"), ("ica", "a"), ("uelo", "o"), ("uela", "a"), ("in", "o"), ("azo", "o"), ("aza", "a"),
    ]

    private static func candidates(_ stem: String, _ gender: String) -> [String] {
        var stems = [stem]
        if stem.hasSuffix("qu") { stems.append(stem.dropLast(2) + "c") }
        if stem.hasSuffix("gu") { stems += [stem.dropLast(2) + "g", stem.dropLast(2) + "gu"] }
        if stem.hasSuffix("c") { stems.append(stem.dropLast() + "z") }
        if stem.hasSuffix("u") { stems.append(String(stem)) }
        let other = gender == "o" ? "a" : "o"
        return stems.flatMap { [$0 + gender, $0, $0 + "e", $0 + other] }
    }
}
