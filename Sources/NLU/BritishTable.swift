import Nutrition

/// Words of the British and Australian table, where they mean other things than elsewhere: rashers are of back bacon, the sausages of a fry-up are thick,
/// the sauce on a pie is ketchup.
enum BritishTable {
    static let rewrites = [
        Rewrite(["rasher"], ofBackBacon), Rewrite(["sausage", "sausages"], thickSausages), Rewrite(["sauce"], onPies),
    ]

    /// "2 rashers", "rashers of bacon", "bacon rashers".
    private static func ofBackBacon(_ tokens: [Token]) -> [Token] {
        guard let rasher = tokens.firstIndex(where: { $0.singularWord == "rasher" }), !tokens.containsOne(of: otherBacon) else { return tokens }
        if let bacon = tokens.indices.first(where: { tokens[$0].word == "bacon" && abs($0 - rasher) <= 2 }) {
            guard bacon < rasher else {
                let of = bacon == rasher + 1 ? ["of", "back"] : ["back"]
                return tokens[..<bacon] + of.map { Token($0, before: tokens[bacon]) } + tokens[bacon...]
            }
            let told = tokens[..<bacon] + tokens[(bacon + 1)...rasher]
            return told + ["of", "back", "bacon"].map { Token($0, after: tokens[rasher]) } + tokens[(rasher + 1)...]
        }
        // "3 rashers", alone, counts those that were told.
        guard !tokens.contains(where: { $0.word == "bacon" }), tokens.contains(where: { ["and", ",", "with", "plus", "&"].contains($0.word) }) else {
            return tokens
        }
        return tokens[...rasher] + ["of", "back", "bacon"].map { Token($0, after: tokens[rasher]) } + tokens[(rasher + 1)...]
    }

    private static let otherBacon: WordSet = ["streaky", "turkey", "back", "canadian", "american", "vegan", "veggie", "soya", "crispy"]

    /// "full english: 2 sausages, …", "2 sausages, 2 rashers and black pudding".
    private static func thickSausages(_ tokens: [Token]) -> [Token] {
        guard tokens.contains(where: { ["rasher", "banger"].contains($0.singularWord) }) || isFried(tokens),
            let sausage = tokens.firstIndex(where: { $0.singularWord == "sausage" }),
            sausage == 0 || !kindsOfSausage.contains(tokens[sausage - 1]),
            sausage + 1 == tokens.count || !withSausage.contains(tokens[sausage + 1].singularWord)
        else { return tokens }
        return tokens[..<sausage] + [Token("british", before: tokens[sausage])] + tokens[sausage...]
    }

    private static func isFried(_ tokens: [Token]) -> Bool {
        zip(tokens, tokens.dropFirst()).contains {
            $0.word == "full" && ["english", "irish", "scottish", "welsh"].contains($1.word)
                || ["english", "irish", "scottish"].contains($0.word) && $1.word == "breakfast"
                || ["black", "white"].contains($0.word) && $1.word == "pudding" || $0.word == "fry" && $1.word == "up"
                || $0.word == "fried" && $1.word == "bread"
        } || tokens.contains { ["fryup", "brekkie"].contains($0.word) }
    }

    private static let kindsOfSausage: WordSet = [
        "turkey", "chicken", "italian", "breakfast", "veggie", "vegan", "vegetarian", "polish", "smoked", "beef", "lorne", "square", "cumberland",
        "lincolnshire", "british", "english", "irish", "cocktail", "mini", "quorn", "venison", "summer", "hot", "small", "chipolata",
    ]
    private static let withSausage: WordSet = [
        "roll", "mcmuffin", "biscuit", "sandwich", "patty", "link", "gravy", "bap", "butty", "muffin", "casserole", "meat",
    ]

    /// "a meat pie with sauce", "sausage roll and tomato sauce".
    private static func onPies(_ tokens: [Token]) -> [Token] {
        guard let sauce = tokens.lastIndex(where: { $0.word == "sauce" }),
            case let name = sauce > 0 && ["tomato", "red", "dead"].contains(tokens[sauce - 1].word) ? sauce - 1 : sauce,
            case let joint = name > 0 && ["the", "some", "a"].contains(tokens[name - 1].word) ? name - 2 : name - 1, joint > 1,
            ["with", "and", "w", "&"].contains(tokens[joint].word),
            ["pie", "roll", "pasty", "pastie"].contains(tokens[joint - 1].singularWord), pastry.contains(tokens[joint - 2].singularWord),
            sauce + 1 == tokens.count || tokens[sauce + 1].kind == .mark || ["for", "at", "and", "from", "today"].contains(tokens[sauce + 1].word)
        else { return tokens }
        return tokens[..<joint] + [Token("and", for: tokens[joint]), Token("ketchup", for: tokens[sauce])] + tokens[(sauce + 1)...]
    }

    private static let pastry: WordSet = ["meat", "beef", "steak", "mince", "sausage", "party", "cornish", "chunky", "pork"]
}
