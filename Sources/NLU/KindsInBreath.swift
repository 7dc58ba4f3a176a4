import Nutrition

/// Kinds of two that were counted, as they are dictated: "one was veg one was meat", "one chocolate one vanilla".
enum KindsInBreath {
    static let rewrites = [Rewrite(["one"], oneAndOne)]

    private static func oneAndOne(_ tokens: [Token]) -> [Token] {
        guard tokens.count <= 12, tokens.last?.word != "?", tokens.first?.word == "one",
            let second = tokens.indices.dropFirst(2).only(where: { tokens[$0].word == "one" }), second + 1 < tokens.count
        else { return tokens }
        let isJoined = ["and", ","].contains(tokens[second - 1].word)
        let first = Array(tokens[1..<(isJoined ? second - 1 : second)]), other = Array(tokens[(second + 1)...])
        let joint = Token("and", before: tokens[second])
        // "one was veg one was meat".
        if ["was", "is", "had"].contains(first[0].word), first[0].word == other[0].word, first.count > 1, other.count > 1 {
            return isJoined && tokens[second - 1].word == "and" ? tokens : [tokens[0]] + first + [joint, tokens[second]] + other
        }
        guard let one = first.only, let two = other.only, flavours.contains(one), flavours.contains(two) else { return tokens }
        return [tokens[0], Token("was", before: one), one, joint, tokens[second], Token("was", before: two), two]
    }

    /// Words that are more of a flavour than a food where two are named so.
    private static let flavours: WordSet = [
        "chocolate", "vanilla", "strawberry", "caramel", "plain", "mint", "pistachio", "raspberry", "lemon", "mango", "blueberry", "cheese", "veg",
        "veggie", "meat", "chicken", "beef", "pork", "glazed", "jam", "custard", "cinnamon",
    ]
}
