import Nutrition

/// Words around a food that names of other foods have too: "cos I was starving" is no lettuce, "a tsp of sugar" no goal.
enum SmallTalk {
    static let reasons = Rewrite(["cos", "coz", "cuz"]) { tokens in
        tokens.enumerated().map { place, token in
            guard ["cos", "coz", "cuz"].contains(token.word), place > 0, place + 1 < tokens.count, subjects.contains(tokens[place + 1]) else {
                return token
            }
            return Token("because", for: token)
        }
    }

    /// "a tsp of sugar", "2 teaspoons of salt": a spoonful of it, as without the "of".
    static let sugar = Rewrite(["sugar", "salt"]) { tokens in
        guard
            let place = tokens.indices.dropFirst(2).first(where: { place in
                ["sugar", "salt"].contains(tokens[place].word) && tokens[place - 1].word == "of" && spoons.contains(tokens[place - 2].singularWord)
            })
        else { return tokens }
        return Array(tokens[..<(place - 1)] + tokens[place...])
    }

    private static let subjects: WordSet = [
        "i", "im", "it", "its", "we", "was", "my", "the", "there", "of", "she", "he", "they", "nothing", "why", "work",
    ]
    private static let spoons: WordSet = ["tsp", "tbsp", "teaspoon", "tablespoon", "spoon", "spoonful", "cube", "packet", "sachet", "lump", "pinch"]
}
