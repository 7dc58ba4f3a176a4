import Nutrition

/// What kind, size or count is said behind a food by a mark, and no food of its own: "a cookie, oatmeal raisin", "kind bar, the dark chocolate nuts one",
/// "half a bag of doritos, big bag", "pierogi with mushrooms, 10 pieces", "big mac meal large".
enum KindsSaidBehind {
    static let inEnglish = Rewrite(
        baked.union([
            "one", "ones", "bag", "piece", "pcs", "pc", "meal", "had", "lots", "loads", "medio", "primo", "massimo", "free", "milo", "ovaltine",
        ])
        .union(["horlicks", "bournvita", "on", "lot", "bit", "few", "drank", "skewer", "skewers"])
    ) { tokens in
        guard tokens.last?.word != "?" else { return tokens }
        return [
            theOne, atEnd, bagsSized, piecesOfFilled, sizedMeals, lotsLike, coffeeSizes, plainFreeFrom, stirredPowder, onBread, muchOrLittle, ofThose,
            skewers,
        ]
        .reduce(tokens) { $1($0) }
    }

    static let inSpanish = Rewrite(counted.union(["tome", "bebi", "tomamos", "comi"])) { countedAgain(ofThose($0)) }

    /// "tortitas de arroz con jamón, 4 tortitas y 40 g de jamón": how many of them there were.
    private static func countedAgain(_ tokens: [Token]) -> [Token] {
        guard let head = tokens.indices.dropLast(3).first(where: { counted.contains(tokens[$0].singularWord) }), tokens[head + 1].word == "de",
            head == 0 || tokens[head - 1].kind != .number && !["un", "una", "unos", "unas", "dos", "tres"].contains(tokens[head - 1].word),
            let again = tokens.indices.dropFirst(head + 3).first(where: { tokens[$0].singular == tokens[head].singular }),
            tokens[again - 1].kind == .number, tokens[again - 2].kind == .mark,
            again + 1 == tokens.count || [",", "y", "."].contains(tokens[again + 1].word)
        else { return tokens }
        let rest = tokens[(again + 1)...].drop { ["y", ","].contains($0.word) }
        let joint = rest.isEmpty || rest.first?.word == "." ? [] : [tokens[again - 2]]
        return tokens[..<head] + [tokens[again - 1]] + tokens[head..<(again - 2)] + joint + rest
    }

    private static let counted: WordSet = [
        "tortita", "taco", "galleta", "arepa", "empanada", "tostada", "croqueta", "pupusa", "quesadilla", "hallaca", "tamal", "salchicha",
        "albondiga",
        "rebanada", "pancake", "panqueque", "hamburguesa",
    ]

    /// "kind bar, the dark chocolate nuts one", "a donut, the chocolate one": which of them it was.
    private static func theOne(_ tokens: [Token]) -> [Token] {
        guard let one = tokens.lastIndex(where: { $0.singularWord == "one" && $0.kind == .word }), one > 3,
            one + 1 == tokens.count || tokens[one + 1].kind == .mark,
            let mark = tokens[..<one].lastIndex(where: { $0.kind == .mark }), tokens[mark].word == ",", mark > 0, tokens[mark + 1].word == "the",
            case let kind = tokens[(mark + 2)..<one], (1...4).contains(kind.count), kind.allSatisfy({ $0.kind == .word && !verbs.contains($0) })
        else { return tokens }
        let head = mark - 1
        // In the name of a brand's bar its flavour says nothing to the tables.
        if named.contains(tokens[head].singularWord) { return Array(tokens[..<mark] + tokens[(one + 1)...]) }
        guard baked.contains(tokens[head].singularWord) || tokens[head].singularWord == "pizza" else { return tokens }
        return tokens[..<head] + kind + [tokens[head]] + tokens[(one + 1)...]
    }

    /// "a cookie, oatmeal raisin": the kind at the end, said before it.
    private static func atEnd(_ tokens: [Token]) -> [Token] {
        guard let mark = tokens.lastIndex(where: { $0.kind == .mark && $0.word != "." }), tokens[mark].word == ",", mark > 0,
            tokens[..<mark].allSatisfy({ $0.kind != .mark }), baked.contains(tokens[mark - 1].singularWord),
            case let kind = tokens[(mark + 1)...].prefix(while: { $0.kind == .word }), (1...3).contains(kind.count),
            kind.allSatisfy({ kinds.contains($0) }), kind.count > 1 || !foods.contains(kind[kind.startIndex]),
            tokens[kind.endIndex...].allSatisfy({ $0.word == "." })
        else { return tokens }
        return tokens[..<(mark - 1)] + kind + [tokens[mark - 1]]
    }

    /// "half a bag of doritos, big bag": how large that was.
    private static func bagsSized(_ tokens: [Token]) -> [Token] {
        guard tokens.count > 5, let size = tokens.indices.dropLast().last(where: { sizes.contains(tokens[$0]) }),
            case let vessel = tokens[size + 1], vessels.contains(vessel.singularWord),
            size + 2 == tokens.count || tokens[size + 2].word == ".",
            let mark = tokens[..<size].lastIndex(where: { $0.kind == .mark }), tokens[mark].word == ",",
            tokens[(mark + 1)..<size].allSatisfy({ ["a", "the", "it", "was", "really"].contains($0.word) }),
            let first = tokens[..<mark].lastIndex(where: { $0.singular == vessel.singular }), first > 0, !sizes.contains(tokens[first - 1])
        else { return tokens }
        return tokens[..<first] + [Token(tokens[size].text, before: tokens[first])] + tokens[first..<mark]
    }

    /// "2 skewers of beef", "2 bbq skewers pork": what is on them is said before them in their names.
    private static func skewers(_ tokens: [Token]) -> [Token] {
        guard let skewer = tokens.indices.dropLast().first(where: { tokens[$0].singularWord == "skewer" }),
            case let meat = tokens[skewer + 1].word == "of" ? skewer + 2 : skewer + 1, meat < tokens.count, skewered.contains(tokens[meat].word),
            meat + 1 == tokens.count || tokens[meat + 1].kind == .mark || ["and", "with", "w", "plus", "for"].contains(tokens[meat + 1].word)
        else { return tokens }
        let start = skewer > 0 && ["bbq", "barbecue", "grilled"].contains(tokens[skewer - 1].word) ? skewer - 1 : skewer
        return tokens[..<start] + [Token(tokens[meat].text, before: tokens[skewer]), tokens[skewer]] + tokens[(meat + 1)...]
    }

    private static let skewered: WordSet = ["chicken", "beef", "pork", "lamb", "steak"]

    /// "pierogi with mushrooms, 10 pieces": so many of what is filled.
    private static func piecesOfFilled(_ tokens: [Token]) -> [Token] {
        guard let piece = tokens.indices.last(where: { ["piece", "pcs", "pc"].contains(tokens[$0].singularWord) }), piece > 4,
            piece + 1 == tokens.count || tokens[piece + 1].word == ".", tokens[piece - 1].kind == .number, tokens[piece - 2].word == ",",
            let head = tokens.indices.first(where: { filled.contains(tokens[$0].singularWord) }), head + 1 < piece - 2,
            tokens[head + 1].word == "with", tokens[(head + 2)..<(piece - 2)].allSatisfy({ $0.kind == .word }), piece - head < 8,
            head == 0
                || tokens[head - 1].kind != .number && !["a", "an", "some", "two", "three", "four", "five", "six"].contains(tokens[head - 1].word)
        else { return tokens }
        // A roll of sushi is cut in pieces.
        let isCut = ["sushi", "roll"].contains(tokens[head].singularWord)
        let unit = isCut ? [Token("pieces", after: tokens[piece - 1]), Token("of", after: tokens[piece - 1])] : []
        return tokens[..<head] + [tokens[piece - 1]] + unit + tokens[head..<(piece - 2)]
    }

    /// "big mac meal large with coke": a large one.
    private static func sizedMeals(_ tokens: [Token]) -> [Token] {
        guard let meal = tokens.indices.dropLast().first(where: { tokens[$0].word == "meal" }), meal > 0, tokens[meal - 1].kind == .word,
            case let size = tokens[meal + 1].word == "," ? meal + 2 : meal + 1, size < tokens.count,
            ["large", "medium", "small", "regular"].contains(tokens[size].word),
            size + 1 == tokens.count || tokens[size + 1].kind == .mark || ["with", "and", "w"].contains(tokens[size + 1].word),
            case let start = tokens[..<meal].lastIndex(where: { $0.kind != .word || beforeMeals.contains($0) }).map({ $0 + 1 }) ?? 0, start < meal,
            meal - start < 5
        else { return tokens }
        return tokens[..<start] + [Token(tokens[size].text, before: tokens[start])] + tokens[start...meal] + tokens[(size + 1)...]
    }

    /// "olive oil lots like 3 spoons": so much, whatever that is thought to be.
    private static func lotsLike(_ tokens: [Token]) -> [Token] {
        guard let lots = tokens.indices.dropLast(2).first(where: { ["lots", "loads"].contains(tokens[$0].word) }), lots > 0,
            case let rest = tokens[(lots + 1)...].drop(while: { ["like", "about", "maybe", ",", "probably", "around"].contains($0.word) }),
            rest.startIndex > lots + 1, rest.first?.kind == .number || rest.first.map({ ["two", "three", "four", "five"].contains($0.word) }) == true
        else { return tokens }
        return Array(tokens[..<lots] + rest)
    }

    /// "medio latte", "a primo cappuccino": the sizes of a British coffee house.
    private static func coffeeSizes(_ tokens: [Token]) -> [Token] {
        guard let size = tokens.indices.first(where: { ["medio", "primo", "massimo"].contains(tokens[$0].word) }),
            tokens[max(0, size - 3)..<min(tokens.count, size + 4)].contains(where: { coffees.contains($0.singularWord) })
        else { return tokens }
        let plain = tokens[size].word == "medio" ? "medium" : tokens[size].word == "primo" ? "small" : "large"
        return tokens[..<size] + [Token(plain, for: tokens[size])] + tokens[(size + 1)...]
    }

    /// "gluten free pizza margherita": what it is free of tells more than that it is a plain one.
    private static func plainFreeFrom(_ tokens: [Token]) -> [Token] {
        guard let free = tokens.indices.dropFirst().first(where: { tokens[$0].word == "free" && tokens[$0 - 1].word == "gluten" }),
            let plain = tokens.indices.first(where: { ["margherita", "margarita", "margerita"].contains(tokens[$0].word) && abs($0 - free) <= 2 }),
            tokens.indices.contains(where: { tokens[$0].singularWord == "pizza" && abs($0 - free) <= 2 })
        else { return tokens }
        return Array(tokens[..<plain] + tokens[(plain + 1)...])
    }

    /// "the tea had milo and milk": a powder that is stirred in, and no second cup.
    private static func stirredPowder(_ tokens: [Token]) -> [Token] {
        guard let powder = tokens.indices.first(where: { powders.contains(tokens[$0]) }), powder > 1,
            powder + 1 == tokens.count || !["powder", "mix", "bar", "drink", "cereal"].contains(tokens[powder + 1].word),
            let with = tokens[..<powder].lastIndex(where: { ["had", "has", "with", "added", "put"].contains($0.word) }), powder - with <= 4,
            with > 0,
            stirredInto.contains(tokens[with - 1].singularWord)
                || with > 1 && tokens[..<with].contains(where: { stirredInto.contains($0.singularWord) })
        else { return tokens }
        return tokens[...powder] + [Token("powder", after: tokens[powder])] + tokens[(powder + 1)...]
    }

    /// "on wheat", alone after a sandwich: the bread it was on.
    private static func onBread(_ tokens: [Token]) -> [Token] {
        let told = tokens.filter { $0.kind == .word }
        guard (2...3).contains(told.count), told[0].word == "on", told.count == tokens.count, let last = told.last,
            ["wheat", "white", "wholemeal", "wholewheat", "multigrain", "granary"].contains(last.word),
            told.count == 2 || ["whole", "honey"].contains(told[1].word)
        else { return tokens }
        return tokens + [Token("bread", after: last)]
    }

    /// "lots of chips", "a lot of butter", "a bit of cheese", "a few almonds": a large or a small one, and more than three of what is tiny.
    private static func muchOrLittle(_ tokens: [Token]) -> [Token] {
        guard !tokens.containsOne(of: ["water", "how", "goal"]) else { return tokens }
        if let few = tokens.indices.dropLast().first(where: { tokens[$0].word == "few" }), few > 0, tokens[few - 1].word == "a",
            tiny.contains(tokens[few + 1].singularWord)
        {
            return tokens[..<few] + ["small", "handful", "of"].map { Token($0, for: tokens[few]) } + tokens[(few + 1)...]
        }
        guard let of = tokens.indices.dropFirst().dropLast().first(where: { tokens[$0].word == "of" }), sized.contains(tokens[of + 1].singularWord)
        else { return tokens }
        let measure = tokens[of - 1].word
        var start = of - 1
        if ["lots", "loads"].contains(measure) {
            return tokens[..<start] + [Token("large", for: tokens[start])] + tokens[(of + 1)...]
        }
        guard ["lot", "bit"].contains(measure), start > 0 else { return tokens }
        start -= 1
        if measure == "bit", ["little", "tiny", "small", "wee"].contains(tokens[start].word), start > 0 { start -= 1 }
        guard tokens[start].word == "a" else { return tokens }
        return tokens[..<start] + [Token(measure == "lot" ? "large" : "small", for: tokens[start])] + tokens[(of + 1)...]
    }

    /// "water bottle 750 ml, had two of those", "una botella de agua de 750 ml, me tomé dos": so much, so many times.
    private static func ofThose(_ tokens: [Token]) -> [Token] {
        guard
            let ml = tokens.indices.dropFirst().first(where: { ["ml", "cl", "l", "oz"].contains(tokens[$0].word) && tokens[$0 - 1].kind == .number }),
            let value = tokens[ml - 1].value, case let mark = ml + 1, mark < tokens.count, tokens[mark].word == ",",
            case let tail = tokens[(mark + 1)...].drop(while: { ["i", "and", "had", "drank", "ate", "me", "tome", "bebi", "comi"].contains($0.word) }),
            tail.startIndex > mark + 1, let count = tail.first, let times = count.value ?? small[count.text], times > 1, times < 13,
            tail.dropFirst().allSatisfy({ ["of", "those", "them", "de", "esas", "esos", "."].contains($0.word) })
        else { return tokens }
        var whole = tokens[ml - 1]
        whole.value = value * times
        whole.text = String(format(value * times))
        whole.singular = whole.text
        return tokens[..<(ml - 1)] + [whole] + tokens[ml..<mark]
    }

    private static func format(_ value: Double) -> String { value == value.rounded() ? String(Int(value)) : String(value) }

    private static let small = ["two": 2.0, "three": 3, "four": 4, "five": 5, "six": 6, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6]
    private static let baked: WordSet = [
        "cookie", "donut", "doughnut", "muffin", "scone", "brownie", "cupcake", "cheesecake", "biscuit", "danish", "pie", "cake",
    ]
    /// What is known by its brand.
    private static let named: WordSet = ["bar", "shake", "yogurt", "yoghurt", "crisp", "chip", "drink", "powder", "gum", "smoothie", "soda"]
    private static let kinds: WordSet = [
        "oatmeal", "raisin", "chocolate", "chip", "chunk", "peanut", "butter", "sugar", "snickerdoodle", "macadamia", "white", "double", "ginger",
        "shortbread", "glazed", "jelly", "boston", "cream", "pecan", "nut", "cinnamon", "pumpkin", "spice", "velvet", "red", "carrot", "lemon",
        "poppy", "seed", "poppyseed", "blueberry", "fudge", "frosted", "sprinkled", "powdered", "maple", "vanilla", "and",
    ]
    /// Of these one alone may be had beside it.
    private static let foods: WordSet = [
        "oatmeal", "raisin", "chip", "butter", "sugar", "nut", "cream", "seed", "jelly", "lemon", "carrot", "pumpkin", "and",
    ]
    private static let filled: WordSet = [
        "pierogi", "pierogie", "pierogy", "perogie", "dumpling", "gyoza", "ravioli", "samosa", "empanada", "wonton", "potsticker", "momo",
        "tortellini",
        "vareniki", "pelmeni", "roll", "sushi", "taquito",
    ]
    private static let sizes: WordSet = ["big", "large", "small", "family", "share", "sharing", "huge", "little"]
    private static let vessels: WordSet = ["bag", "bottle", "can", "box", "tub", "packet", "glass", "bowl", "plate", "mug"]
    private static let verbs: WordSet = ["had", "ate", "is", "was", "and", "with", "i", "but", "from", "other", "last", "first", "second", "wrong"]
    private static let beforeMeals: WordSet = [
        "a", "an", "the", "had", "ate", "got", "was", "and", "with", "my", "for", "lunch", "dinner", "from", "one",
    ]
    private static let coffees: WordSet = ["latte", "cappuccino", "coffee", "mocha", "americano", "macchiato", "white", "chocolate", "costa"]
    private static let powders: WordSet = ["milo", "ovaltine", "horlicks", "bournvita"]
    private static let stirredInto: WordSet = ["tea", "coffee", "pap", "oat", "porridge", "custard", "akamu", "ogi", "cornflake"]
    private static let tiny: WordSet = [
        "almond", "nut", "peanut", "cashew", "pistachio", "blueberry", "raspberry", "chip", "crisp", "raisin", "m&m", "skittle", "popcorn",
        "pretzel", "cranberry", "seed", "chickpea", "pea",
    ]
    /// Of what is poured, spread or strewn there is much or little; of others a piece.
    private static let sized: WordSet = [
        "butter", "cheese", "cheddar", "feta", "parmesan", "oil", "mayo", "mayonnaise", "ketchup", "jam", "honey", "sauce",
        "dressing", "gravy", "chip", "crisp", "fry", "rice", "pasta", "salad", "hummus", "guacamole",
    ]
}
