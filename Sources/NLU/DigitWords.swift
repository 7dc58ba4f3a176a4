import Nutrition

/// Digits that are read aloud as part of a word: "protein 2day", "2morrow", "2nite".
enum DigitWords {
    static let inEnglish = Rewrite(WordSet(whole.keys)) { tokens in
        guard
            let place = tokens.indices.dropFirst().first(where: {
                whole[tokens[$0].text] != nil && tokens[$0 - 1].text == "2" && !tokens[$0].spaceBefore
            }), let word = whole[tokens[place].text]
        else { return tokens }
        return tokens[..<(place - 1)] + [Token(word, for: tokens[place - 1])] + tokens[(place + 1)...]
    }

    private static let whole: WordMap<String> = [
        "day": "today", "morrow": "tomorrow", "moro": "tomorrow", "morro": "tomorrow", "nite": "tonight", "night": "tonight",
    ]
}
