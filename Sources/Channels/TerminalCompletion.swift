/// What Tab offers: the words of the bot, some of which are several words.
enum TerminalCompletion {
    /// More choices than this help nobody.
    private static let most = 60
    /// Names are looked for from so many words back.
    private static let deepest = 4

    /// The ways to go on with the word being typed.
    /// - Parameters:
    ///   - before: the line up to the start of that word.
    ///   - word: what is typed of it.
    ///
    /// After "I had peanut b" the name "peanut butter" gives "butter".
    static func matches(before: String, word: String, among words: [String]) -> [String] {
        let typed = word.lowercased()
        let earlier = before.lowercased().split(separator: " ").suffix(deepest - 1)
        var found: [String] = []
        for start in earlier.indices.map({ $0 }) + [earlier.endIndex] {
            let lead = earlier[start...].map { $0 + " " }.joined()
            let prefix = lead + typed
            guard !prefix.isEmpty else { continue }
            for candidate in words where candidate.count > prefix.count && candidate.lowercased().hasPrefix(prefix) {
                let rest = String(candidate.dropFirst(lead.count))
                if !found.contains(rest) { found.append(rest) }
                if found.count == most { return found }
            }
        }
        return found
    }
}
