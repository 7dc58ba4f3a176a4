import Nutrition

/// A change that is a move.
enum ChangedToDay {
    static let inEnglish = Rewrite(["change"], read)

    /// "change it to thursday", "change breakfast to yesterday": moved there.
    private static func read(_ tokens: [Token]) -> [Token] {
        guard tokens[0].word == "change", let to = tokens.lastIndex(where: { $0.word == "to" }), (2...3).contains(to), tokens.count - to <= 3,
            tokens[1..<to].allSatisfy({ changed.contains($0.word) }), let day = tokens.last, days.contains(day.word)
        else { return tokens }
        return [Token("move", for: tokens[0])] + tokens[1...]
    }

    private static let changed: WordSet = ["it", "that", "this", "them", "the", "my", "breakfast", "lunch", "dinner", "supper", "snack", "those"]
    private static let days: WordSet = [
        "today", "yesterday", "tomorrow", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ]
}
