import NLU

/// Signs that a person needs help rather than a diary: fainting, days without food, words of an eating disorder or of despair.
enum Danger {
    /// Whether a message gives such a sign; a few plain phrases, so that nothing said of food alone does.
    static func isTold(_ text: String) -> Bool {
        let words = text.lowercased().map { $0.isLetter || $0.isNumber ? $0 : " " }
        let plain = " " + String(words).split(separator: " ").filter { $0 != "t" }.joined(separator: " ") + " "
        if signs.contains(where: { plain.contains(" " + $0 + " ") }) { return true }
        return fasting.contains { plain.contains($0) } && ["days", "week", "weeks", "dias"].contains { plain.contains(" " + $0 + " ") }
    }

    private static let signs = [
        "dizzy", "faint", "fainted", "fainting", "passed out", "pass out", "purge", "purging", "purged", "make myself sick", "make myself throw up",
        "made myself throw up", "made myself sick", "making myself throw up", "laxatives", "starve myself", "starving myself", "anorexia", "anorexic",
        "bulimia", "bulimic", "eating disorder", "hate my body", "afraid to eat", "scared to eat", "kill myself", "suicide", "suicidal",
        "want to die", "end my life", "mareada", "mareado", "vomitar a proposito", "quiero morir",
    ]
    private static let fasting = [
        " haven eaten ", " havent eaten ", " not eaten ", " have eaten nothing ", " didn eat ", " no he comido ", " without eating ",
        " without food ",
    ]
}
