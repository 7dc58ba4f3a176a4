/// Words that tell what may be done to a row at all.
extension Doubt {
    /// Whether words deny something, or order it out.
    public static func takesAway(_ words: [String]) -> Bool {
        words.contains { deniers.contains($0) || Vocabulary[.removing].contains($0) || Vocabulary[.takingBack].contains($0) }
    }

    /// Words that deny.
    public static let deniers: Set<String> = [
        "no", "not", "never", "didn", "didnt", "without", "sin", "ninguna", "ninguno", "nunca", "ni", "nor",
    ]

    /// Begin a word that takes something out or puts it in the place of another.
    static let taking = [
        "remov", "delet", "scratch", "quit", "borr", "elimin", "saca", "forget", "drop", "clear", "eras", "strike", "olvid", "cross", "take", "took",
        "ditch", "scrap", "skip", "cambi", "chang", "replac", "swap", "instead", "reemplaz", "sustitu", "without", "sin", "fuera", "tach",
    ]
}
