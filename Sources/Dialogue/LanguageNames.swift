/// What languages are called when one is asked for.
enum LanguageNames {
    /// The code of the language that the words name last ("not Spanish, English"); nil when they name none. Words are folded and singular.
    static func code(in words: [String]) -> String? { words.reversed().lazy.compactMap { codes[$0] }.first }

    /// "what languages do you speak?", "¿en qué idiomas hablas?", "¿hablas otros idiomas?": which there are, and no other one is asked for.
    static func areAsked(_ words: [String], _ text: String) -> Bool {
        let asked = words.drop { ["y", "and", "en", "in", "con", "with", "oye", "hey"].contains($0) }
        guard words.count <= 7, code(in: words) == nil, words.contains(where: ["language", "idioma", "lengua"].contains),
            words.isDisjoint(with: ["my", "mi"]), let first = asked.first
        else { return false }
        if ["what", "which", "que", "cuales", "cual", "how", "cuanto"].contains(first) { return true }
        return text.hasSuffix("?") && words.contains(where: ["habla", "sabe", "entiende", "speak", "know", "understand"].contains)
            && words.contains(where: ["other", "more", "any", "otro", "mas", "algun", "vario", "several"].contains)
    }

    private static let codes: [String: String] = {
        let names: [(code: String, words: String)] = [
            ("en", "english ingles inglesa ingle"), ("es", "spanish espanol espanola castellano castilian espaniol"), ("fr", "french frances france"),
            ("de", "german aleman deutsch"), ("it", "italian italiano"), ("pt", "portuguese portugues portugue"),
        ]
        return Dictionary(
            names.flatMap { name in name.words.split(separator: " ").map { (String($0), name.code) } }, uniquingKeysWith: { first, _ in first })
    }()
}
