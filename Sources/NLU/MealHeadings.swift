import Nutrition

/// Meals that stand as headings before their foods, in a day told in one breath: "breakfast bagel with cream cheese lunch chicken wrap dinner salmon".
enum MealHeadings {
    static let inEnglish = Rewrite(["breakfast", "brunch"], marked)

    /// Where other meals are headings too, a breakfast bagel is a bagel.
    private static func marked(_ tokens: [Token]) -> [Token] {
        guard tokens.count > 4, tokens.last?.word != "?",
            let place = tokens.prefix(3).firstIndex(where: { ["breakfast", "brunch"].contains($0.word) }),
            tokens[..<place].allSatisfy({ ["today", "so", "ok", "my", "for"].contains($0.word) }), tokens[place + 1].kind == .word,
            !led.contains(tokens[place + 1]),
            tokens.indices.dropFirst(place + 2).contains(where: {
                ["lunch", "dinner", "supper"].contains(tokens[$0].word) && !before.contains(tokens[$0 - 1]) && $0 + 1 < tokens.count
                    && tokens[$0 + 1].kind != .mark && !led.contains(tokens[$0 + 1])
            })
        else { return tokens }
        // "breakfast burrito, then lunch salad" names it so.
        let others = tokens[(place + 2)...].count { ["lunch", "dinner", "supper", "snack", "snacks"].contains($0.word) }
        guard others > 1 || tokens[place + 2].kind == .word && tokens[place + 2].word != "then" else { return tokens }
        let end = tokens[place].end
        return tokens[...place] + [Token(kind: .mark, text: ":", singular: ":", start: end, end: end, spaceBefore: false)] + tokens[(place + 1)...]
    }

    private static let led: WordSet = ["was", "is", "were", "i", "we", "had", "today", "yesterday", "for", "at", "with", "and", "or", "time", "then"]
    private static let before: WordSet = ["for", "at", "my", "the", "a", "before", "after", "until", "skipped", "no", "of"]
}
