/// What languages are called when one is asked for.
enum LanguageNames {
    /// The code of the language that the words name last ("not Spanish, English"); nil when they name none. Words are folded and singular.
    static func code(in words: [String]) -> String? { words.reversed().lazy.compactMap { codes[$0] }.first }

    private static let codes: [String: String] = {
        let names: [(code: String, words: String)] = [
            ("en", "english ingles inglesa ingle"), ("es", "spanish espanol espanola castellano castilian espaniol"), ("fr", "french frances france"),
            ("de", "german aleman deutsch"), ("it", "italian italiano"), ("pt", "portuguese portugues portugue"),
        ]
        return Dictionary(
            names.flatMap { name in name.words.split(separator: " ").map { (String($0), name.code) } }, uniquingKeysWith: { first, _ in first })
    }()
}
