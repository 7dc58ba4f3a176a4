import Nutrition

/// "is soy sauce gluten free", where the food of that name without gluten is another: asked of the plain one.
enum FreeOfAsked {
    static let inEnglish = Rewrite(["free"]) { tokens in
        let end = tokens.last?.word == "?" ? tokens.count - 1 : tokens.count
        guard end > 3, tokens[end - 1].word == "free", left.contains(tokens[end - 2]), let first = tokens.first,
            ["is", "are"].contains(first.word), !pointing.contains(tokens[1]),
            !tokens[1..<end].contains(where: { $0.kind == .mark || ["one", "ones", "recipe", "dish", "meal"].contains($0.word) })
        else { return tokens }
        let name = tokens[1..<(end - 2)]
        return [Token("does", for: first)] + name + [Token("have", after: tokens[end - 3]), tokens[end - 2]] + tokens[end...]
    }

    private static let left: WordSet = ["gluten", "lactose"]
    private static let pointing: WordSet = ["it", "that", "this", "they", "those", "these", "there", "any", "anything", "all"]
}
