/// The few words the terminal says itself; everything else is the bot's.
struct TerminalPhrases {
    let greeting: String
    let goodbye: String

    /// For a message over the limit, wherever plain lines are read.
    static let tooLong = "A message holds at most \(PlainText.longestMessage) characters."

    /// - Parameter language: nil takes the environment's, and English when that is none of ours.
    init(language: String?, environment: [String: String]) {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        if (language ?? locale ?? "en").hasPrefix("es") {
            greeting = "Morsel: dime qué comiste, por ejemplo «dos huevos y leche». «ayuda» dice más; Ctrl-D termina."
            goodbye = "¡Hasta luego!"
        } else {
            greeting = "Morsel: tell me what you ate, such as \"two eggs and milk\". \"help\" says more; Ctrl-D leaves."
            goodbye = "Goodbye!"
        }
    }
}
