import Nutrition

/// What a food was, told behind it by one who is not sure, "a sandwich I think it was turkey", and what goes into a cup, named bare behind it: "coffee milk
/// sugar".
enum HeadThenKind {
    static let inEnglish = [
        Rewrite(["think", "believe", "maybe", "probably"], sure), Rewrite(["from"], fromPlace),
        Rewrite(["milk", "cream", "sugar", "honey", "lemon", "sweetener"]) { stirred($0, cups, with: "with", and: "and") },
    ]
    static let inSpanish = [Rewrite(["leche", "azucar", "miel", "crema"]) { stirred($0, tazas, with: "con", and: "y") }]

    private static func sure(_ tokens: [Token]) -> [Token] {
        guard tokens.last?.word != "?",
            let think = tokens.indices.dropFirst(2).dropLast().first(where: { ["think", "believe", "maybe", "probably"].contains(tokens[$0].word) })
        else { return tokens }
        var start = think, end = think + 1
        if tokens[start - 1].word == "i" { start -= 1 }
        if tokens[start - 1].word == "," { start -= 1 }
        guard start > 0, heads.contains(tokens[start - 1].singularWord), end + 1 < tokens.count else { return tokens }
        if tokens[end].word == "it", end + 1 < tokens.count, ["was", "is", "had"].contains(tokens[end + 1].word) {
            end += 2
        } else if tokens[end].word == "its" {
            end += 1
        } else {
            return tokens
        }
        let kind = tokens[end...].prefix { $0.kind == .word && !joints.contains($0) }
        guard (1...2).contains(kind.count), !kind.contains(where: { notKinds.contains($0) }) else { return tokens }
        return tokens[..<(start - 1)] + kind + [tokens[start - 1]] + tokens[kind.endIndex...]
    }

    /// "sandwich from subway, 6 inch turkey", "a burger from mcdonalds, quarter pounder": what it was, told behind the place, and no second one.
    private static func fromPlace(_ tokens: [Token]) -> [Token] {
        guard tokens.last?.word != "?", let from = tokens.indices.dropFirst().first(where: { tokens[$0].word == "from" }),
            served.contains(tokens[from - 1].singularWord), tokens[..<(from - 1)].allSatisfy({ $0.kind == .word && beforeServed.contains($0) }),
            let comma = tokens[from...].prefix(6).firstIndex(where: { $0.word == "," }), comma > from + 1,
            case let kind = tokens[(comma + 1)...].prefix(while: { $0.kind != .mark && !joints.contains($0) }), (1...4).contains(kind.count),
            // "a burger from mcdonalds, fries, a coke": a list of what was eaten.
            kind.endIndex == tokens.count || joints.contains(tokens[kind.endIndex]),
            !kind.contains(where: { notKinds.contains($0) && $0.word != "medium" && $0.word != "large" && $0.word != "small" }),
            case let head = tokens[from - 1], let last = kind.last, !beside.contains(last.singularWord),
            // "a wrap from pret, muffin", "a burger from mcdonalds, latte": another thing.
            !served.contains(last.singularWord) || last.singularWord == head.singularWord
                || loaves.contains(last.singularWord) && head.word == "sandwich",
            coffees.contains(last.singularWord) == (head.word == "coffee")
        else { return tokens }
        let isNamed = [served, whole, coffees].contains { $0.contains(last.singularWord) }
        let isSub = head.word == "sandwich" && tokens[from..<comma].contains { $0.word == "subway" }
        return Array(kind) + (isNamed ? [] : [Token(isSub ? "sub" : head.text, after: last)]) + tokens[from..<comma] + tokens[kind.endIndex...]
    }

    private static let served = heads.union(["coffee", "hamburger", "bowl", "donut", "doughnut", "kebab", "noodles", "noodle", "ramen", "sushi"])
    private static let beforeServed: WordSet = [
        "a", "an", "the", "my", "had", "i", "ate", "got", "lunch", "was", "dinner", "breakfast", "just", "some",
    ]
    /// Name what is eaten without another word.
    private static let whole: WordSet = [
        "pounder", "whopper", "mac", "cheeseburger", "korma", "madras", "vindaloo", "jalfrezi", "masala", "bhuna", "balti", "saag", "mcmuffin", "blt",
        "mcchicken", "margherita",
    ]
    private static let coffees: WordSet = [
        "latte", "cappuccino", "mocha", "macchiato", "americano", "espresso", "frappuccino", "brew", "white", "decaf", "cortado",
    ]
    private static let loaves: WordSet = ["sub", "wrap", "panini", "bagel", "roll"]
    /// Eaten beside it.
    private static let beside: WordSet = [
        "fries", "chip", "crisp", "coke", "soda", "drink", "water", "side", "naan", "rice", "soup", "cookie", "salad", "lemonade", "sprite", "pepsi",
        "milkshake", "tots", "ring", "nugget", "banana", "apple", "orange", "grape", "pear", "fruit", "brownie", "beer", "wine", "popcorn", "tart",
        "flapjack", "croissant", "pastry", "chocolate", "nuts", "yoghurt", "hummus", "bread", "wedge", "coleslaw", "cider", "tea", "fry",
    ]

    private static let heads: WordSet = [
        "sandwich", "soup", "wrap", "pizza", "pie", "curry", "salad", "bar", "burger", "muffin", "juice", "yogurt", "tea", "bagel", "sub", "taco",
        "pasta",
        "burrito", "omelette", "quiche", "cake", "stew", "panini", "smoothie", "shake", "roll",
    ]
    private static let joints: WordSet = ["and", "then", "with", "or", "but", "for", "at", "plus"]
    private static let notKinds: WordSet = [
        "good", "great", "nice", "big", "small", "ok", "okay", "fine", "homemade", "large", "half", "about", "around", "a", "the", "from", "like",
        "my", "in",
        "on", "yesterday", "today", "last", "two", "one", "three", "leftover", "old", "cold", "huge", "medium", "me", "only", "just", "not",
    ]

    private static func stirred(_ tokens: [Token], _ cups: WordSet, with: String, and: String) -> [Token] {
        guard tokens.last?.word != "?", let cup = tokens.indices.dropLast().first(where: { cups.contains(tokens[$0]) }),
            case let added = tokens[(cup + 1)...].prefix(while: { stirredIn.contains($0) }), (1...3).contains(added.count),
            added.endIndex == tokens.count || tokens[added.endIndex].kind == .mark || [and, "then"].contains(tokens[added.endIndex].text),
            // "how much is in coffee sugar".
            !tokens[..<cup].contains(where: { ["how", "what", "whats", "cuanta", "cuanto", "que", "no", "without", "sin"].contains($0.word) })
        else { return tokens }
        let parts = added.enumerated().flatMap { index, token in
            [Token(index == 0 ? with : and, before: token), token]
        }
        return tokens[...cup] + parts + tokens[added.endIndex...]
    }

    private static let cups: WordSet = ["coffee", "tea", "espresso", "americano"]
    private static let tazas: WordSet = ["cafe", "te", "expreso", "americano"]
    private static let stirredIn: WordSet = ["milk", "cream", "sugar", "honey", "lemon", "sweetener", "leche", "azucar", "miel", "crema", "limon"]
}
