import Nutrition

/// Names told in another order or by their letters: "an omelette of two eggs", "oats done as porridge", "three G&Ts", "a meal deal, which was a
/// sandwich", "a three piece meal from kfc", "black and white pudding".
enum ToldByParts {
    static let rewrites = [
        Rewrite(["omelette", "omelet", "omelettes", "frittata"], omelettes), Rewrite(["porridge", "oatmeal"], oatsAsPorridge),
        Rewrite(["ts", "js"], letters), Rewrite(["which"], whichWas), Rewrite(["kfc", "popeyes"], mealFrom),
        Rewrite(["pudding", "puddings"], puddings),
    ]

    /// "an omelette of two eggs", "omelette made with 3 eggs": so large a one.
    private static func omelettes(_ tokens: [Token]) -> [Token] {
        guard let dish = tokens.indices.dropLast(3).first(where: { ["omelette", "omelet", "frittata"].contains(tokens[$0].singularWord) }) else {
            return tokens
        }
        let start = tokens[dish + 1].word == "made" ? dish + 2 : dish + 1
        guard start + 2 < tokens.count, ["of", "with", "from"].contains(tokens[start].word), start > dish + 1 || tokens[start].word == "of",
            tokens[start + 1].kind == .number || counts.contains(tokens[start + 1]), tokens[start + 2].singularWord == "egg"
        else { return tokens }
        let isLed = dish > 0 && ["a", "an", "the", "one"].contains(tokens[dish - 1].word)
        let egg = Token("egg", before: tokens[dish])
        return tokens[..<(isLed ? dish - 1 : dish)] + [tokens[start + 1], egg, tokens[dish]] + tokens[(start + 3)...]
    }

    private static let counts: WordSet = ["two", "three", "four", "five", "one"]

    /// "50g of oats done as porridge", "40 g oats made into porridge with milk".
    private static func oatsAsPorridge(_ tokens: [Token]) -> [Token] {
        guard let place = tokens.indices.dropFirst(2).first(where: { ["porridge", "oatmeal"].contains(tokens[$0].word) }),
            ["as", "into"].contains(tokens[place - 1].word)
        else { return tokens }
        let start = ["made", "done", "cooked", "turned"].contains(tokens[place - 2].word) ? place - 2 : place - 1
        guard start > 0, ["oats", "oat"].contains(tokens[start - 1].word) else { return tokens }
        // "… as porridge, made with water" goes on as it would behind the oats.
        return Array(tokens[..<start] + tokens[(place + 1)...])
    }

    /// "three G&Ts", "2 pb&js": several of what is called by its letters, and no grams.
    private static func letters(_ tokens: [Token]) -> [Token] {
        guard let end = tokens.indices.dropFirst(2).first(where: { ["ts", "js"].contains(tokens[$0].word) }),
            ["and", "&", "n"].contains(tokens[end - 1].word)
        else { return tokens }
        let name: [String]
        switch (tokens[end - 2].word, tokens[end].word) {
        case ("g", "ts"): name = ["gin", "and", "tonics"]
        case ("pb", "js"): name = ["pb", "and", "j", "sandwiches"]
        default: return tokens
        }
        var said = name.map { Token($0, for: tokens[end - 2]) }
        for place in said.indices { (said[place].spaceBefore, said[place].end) = (true, tokens[end].end) }
        return tokens[..<(end - 2)] + said + tokens[(end + 1)...]
    }

    /// "a meal deal, which was a smoothie, crisps and a sandwich": what it was.
    private static func whichWas(_ tokens: [Token]) -> [Token] {
        guard let which = tokens.indices.dropFirst(2).dropLast(2).first(where: { tokens[$0].word == "which" }), tokens[which - 1].word == ",",
            ["was", "were"].contains(tokens[which + 1].word), ofParts.contains(tokens[which - 2].singularWord), tokens.last?.word != "?",
            tokens[which + 2].kind == .number || leading.contains(tokens[which + 2])
        else { return tokens }
        var mark = tokens[which - 1]
        (mark.text, mark.singular) = (":", ":")
        return tokens[..<(which - 1)] + [mark] + tokens[(which + 2)...]
    }

    private static let ofParts: WordSet = [
        "deal", "breakfast", "lunch", "dinner", "supper", "brunch", "snack", "english", "irish", "platter", "tapas", "sushi", "takeaway", "takeout",
        "bbq", "barbecue",
    ]
    private static let leading: WordSet = ["a", "an", "some", "one", "two", "three", "four", "five", "six", "half", "my"]

    /// "a three piece meal from kfc": the meal is called by the place.
    private static func mealFrom(_ tokens: [Token]) -> [Token] {
        guard let place = tokens.indices.dropFirst(4).first(where: { ["kfc", "popeyes"].contains(tokens[$0].word) }),
            ["from", "at"].contains(tokens[place - 1].word), ["meal", "box", "bucket"].contains(tokens[place - 2].word),
            ["piece", "pc"].contains(tokens[place - 3].singularWord), tokens[place - 4].kind == .number || counts.contains(tokens[place - 4])
        else { return tokens }
        let isLed = place > 4 && ["a", "the"].contains(tokens[place - 5].word)
        return tokens[..<(isLed ? place - 5 : place - 4)] + [Token("kfc", before: tokens[place - 4])] + tokens[(place - 4)..<(place - 1)]
            + tokens[(place + 1)...]
    }

    /// "black and white pudding": two of them.
    private static func puddings(_ tokens: [Token]) -> [Token] {
        guard let place = tokens.indices.dropFirst(3).first(where: { $0 >= 3 && tokens[$0].singularWord == "pudding" }),
            case let (first, second) = (tokens[place - 3].word, tokens[place - 1].word), ["and", "&", "n"].contains(tokens[place - 2].word),
            first == "black" && second == "white" || first == "white" && second == "black"
        else { return tokens }
        return tokens[...(place - 3)] + [Token("pudding", after: tokens[place - 3])] + tokens[(place - 2)...]
    }
}
