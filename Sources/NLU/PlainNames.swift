import Nutrition

/// Words beside a name that say nothing of it, or that stand in another order than the name has them: "un chocolate snickers", "carnitas 3 tacos".
enum PlainNames {
    static let inEnglish = [
        Rewrite(["chocolate"], barsAlone), Rewrite(["used"], usedOf), Rewrite(["cone", "cones"], scoopsInCones),
        Rewrite(["fun"], funSized), Rewrite(["footlong", "subway"], subs), Rewrite(["x"], timesAtEnd),
    ]
    static let inSpanish = [
        Rewrite(["chocolate"], barsAlone), Rewrite(["entero", "enteros"], eggsInOmelettes), Rewrite(["taco", "tacos"], tacosCounted),
        Rewrite(["d"], ofShort), Rewrite(["no"], deniedBehind),
    ]

    /// "un chocolate snickers": the bar, and no chocolate besides.
    private static func barsAlone(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropLast().first(where: { tokens[$0].word == "chocolate" && bars.contains(tokens[$0 + 1]) }),
            place + 2 == tokens.count || !made.contains(tokens[place + 2].singularWord),
            // "torta de chocolate kinder": a cake.
            place == 0 || !["de", "con", "with", "of"].contains(tokens[place - 1].word)
        else { return tokens }
        return Array(tokens[..<place] + tokens[(place + 1)...])
    }

    /// "cobb salad, dressing on the side, used about 1 tbsp": the amount is told, whatever was done with it.
    private static func usedOf(_ tokens: [Token]) -> [Token] {
        guard let place = tokens.indices.dropFirst(2).dropLast().first(where: { tokens[$0].word == "used" }),
            case let start = ["i", "only", "just"].contains(tokens[place - 1].word) ? place - 1 : place, tokens[start - 1].kind == .mark,
            tokens[start...].contains(where: { $0.kind == .number || ["half", "a", "one", "two"].contains($0.word) }),
            case let next = tokens[(place + 1)...].drop(while: { ["about", "around", "maybe", "only", "just", "like"].contains($0.word) }),
            let amount = next.first, amount.kind == .number || ["half", "a", "one", "two", "three"].contains(amount.word),
            // "made soup, used 2 chicken breasts": what went into the pot.
            next.dropFirst().contains(where: { spooned.contains($0.singularWord) }) || amount.word == "half" && next.count <= 3
        else { return tokens }
        return Array(tokens[..<start] + tokens[(place + 1)...])
    }

    /// "two scoops of ice cream in a waffle cone": the scoops, and an empty cone.
    private static func scoopsInCones(_ tokens: [Token]) -> [Token] {
        guard
            let cone = tokens.indices.dropFirst(4).first(where: {
                tokens[$0].singular == "cone" && ["waffle", "sugar"].contains(tokens[$0 - 1].word) && tokens[$0 - 3].word == "in"
                    && ["a", "the"].contains(tokens[$0 - 2].word)
            }), tokens[..<cone].contains(where: { $0.singular == "scoop" })
        else { return tokens }
        let joint = [Token("and", for: tokens[cone - 3]), Token("a", for: tokens[cone - 2]), Token("empty", before: tokens[cone - 1])]
        return tokens[..<(cone - 3)] + joint + tokens[(cone - 1)...]
    }

    /// "a fun size bag of skittles": the size is told, and no bag.
    private static func funSized(_ tokens: [Token]) -> [Token] {
        guard
            let fun = tokens.indices.dropLast(3).first(where: {
                tokens[$0].word == "fun" && ["size", "sized"].contains(tokens[$0 + 1].word)
                    && ["bag", "pack", "packet", "bar", "box", "pouch"].contains(tokens[$0 + 2].singularWord) && tokens[$0 + 3].word == "of"
            })
        else { return tokens }
        return Array(tokens[...(fun + 1)] + tokens[(fun + 4)...])
    }

    /// "footlong subway turkey on wheat": a sub, by whom it was made and how long it is.
    private static func subs(_ tokens: [Token]) -> [Token] {
        // "turkey sub footlong": the length stands before the name elsewhere.
        if let long = tokens.indices.dropFirst().first(where: { tokens[$0].word == "footlong" && ["sub", "subs"].contains(tokens[$0 - 1].word) }) {
            let start = tokens[..<long].lastIndex { $0.kind != .word || beforeName.contains($0) }.map { $0 + 1 } ?? 0
            return tokens[..<start] + [tokens[long]] + tokens[start..<long] + tokens[(long + 1)...]
        }
        guard !tokens.containsOne(of: alreadySubs), let shop = tokens.firstIndex(where: { $0.word == "subway" }),
            let long = tokens.indices.first(where: { tokens[$0].word == "footlong" || tokens[$0].word == "inch" }), abs(shop - long) <= 4,
            case let start = max(shop, long) + 1,
            case let filling = tokens[start...].prefix(while: { $0.kind == .word && !afterFilling.contains($0) }),
            (1...3).contains(filling.count), let last = filling.last
        else { return tokens }
        return tokens[..<filling.endIndex].filter { $0.word != "subway" } + [Token("sub", after: last)] + tokens[filling.endIndex...]
    }

    private static let alreadySubs: WordSet = ["sub", "subs", "sandwich", "wrap", "salad", "cookie", "dog", "hotdog"]
    private static let beforeName: WordSet = [
        "a", "an", "the", "my", "had", "ate", "got", "and", "with", "then", "for", "lunch", "dinner", "one", "two",
    ]
    private static let afterFilling: WordSet = ["on", "with", "and", "no", "for", "at", "w", "without", "toasted", "in"]

    /// "corona with lime x2": two of them, and not of what is put in.
    private static func timesAtEnd(_ tokens: [Token]) -> [Token] {
        guard tokens.count > 4, tokens[tokens.count - 2].word == "x", tokens[tokens.count - 1].kind == .number,
            let with = tokens.firstIndex(where: { ["with", "w"].contains($0.word) }), with > 0,
            case let start = tokens[..<with].lastIndex(where: { ["had", "ate", "drank", "got", "log", "add"].contains($0.word) }).map({ $0 + 1 }) ?? 0,
            start < with,
            // "yogurt with strawberries x5" counts those.
            tokens[tokens.count - 3].text == tokens[tokens.count - 3].singular,
            !tokens.dropLast(2).contains(where: { $0.kind != .word || ["and", "a", "an", "then", "one"].contains($0.word) })
        else { return tokens }
        var count = tokens[tokens.count - 1]
        (count.start, count.end) = (tokens[start].start, tokens[start].start)
        return tokens[..<start] + [count] + tokens[start..<(tokens.count - 2)]
    }

    /// "4 claras y 1 huevo entero en tortilla": an egg is whole beside its whites.
    private static func eggsInOmelettes(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropFirst().dropLast(2).first(where: {
                ["entero", "enteros"].contains(tokens[$0].word) && tokens[$0 - 1].singular == "huevo" && tokens[$0 + 1].word == "en"
                    && ["tortilla", "omelette", "omelet"].contains(tokens[$0 + 2].word)
            })
        else { return tokens }
        return Array(tokens[..<place] + tokens[(place + 1)...])
    }

    /// "barbacoa 4 tacos": four tacos of it.
    private static func tacosCounted(_ tokens: [Token]) -> [Token] {
        guard
            let taco = tokens.indices.dropFirst(2).first(where: { tokens[$0].singular == "taco" }),
            tokens[taco - 1].kind == .number || counts.contains(tokens[taco - 1]), ofTacos.contains(tokens[taco - 2]),
            taco == 2 || tokens[taco - 3].kind == .mark || opening.contains(tokens[taco - 3])
        else { return tokens }
        let filling = [Token("de", after: tokens[taco]), Token(tokens[taco - 2].text, after: tokens[taco])]
        // "barbacoa 4 tacos de borrego": of what it is made, said behind.
        let rest = taco + 2 < tokens.count && tokens[taco + 1].word == "de" && tokens[taco + 2].word == "borrego" ? taco + 3 : taco + 1
        return tokens[..<(taco - 2)] + tokens[(taco - 1)...taco] + filling + tokens[rest...]
    }

    /// "yogur d fresa", "jugo d naranja".
    private static func ofShort(_ tokens: [Token]) -> [Token] {
        var out = tokens
        for place in tokens.indices.dropFirst().dropLast()
        where tokens[place].word == "d" && tokens[place - 1].kind == .word && tokens[place + 1].kind == .word
            && !["vitamina", "vitaminas", "vit", "la"].contains(tokens[place - 1].word)
        {
            out[place] = Token("de", for: tokens[place])
        }
        return out
    }

    /// "curanto no, solo comí un charquicán", "al final la pizza no, solo una sopa": the first was not eaten.
    private static func deniedBehind(_ tokens: [Token]) -> [Token] {
        guard let no = tokens.prefix(6).indices.dropFirst().first(where: { tokens[$0].word == "no" }), no + 3 < tokens.count,
            tokens[no + 1].word == ",", tokens[..<no].allSatisfy({ $0.kind == .word && !verbs.contains($0) }),
            case let verb = tokens[no + 2].word == "solo" && no + 4 < tokens.count ? no + 3 : no + 2,
            ["comi", "tome", "almorce", "cene", "desayune", "me"].contains(tokens[verb].word), tokens.last?.word != "?",
            case let name = tokens[..<no].drop(while: { ["al", "final", "pero", "y", "bueno"].contains($0.word) }), (1...3).contains(name.count),
            tokens.count > verb + 1
        else { return tokens }
        // What was eaten is told; what was not takes out no row of another meal.
        return name.isEmpty ? tokens : Array(tokens[verb...])
    }

    private static let bars: WordSet = [
        "snickers", "snicker", "kitkat", "kit", "twix", "milky", "mars", "bounty", "toblerone", "hershey", "hersheys", "m&m", "m&ms", "kinder",
        "ferrero", "milka", "crunch", "rolo", "maltesers",
    ]
    /// Made with a bar, or flavoured like one.
    private static let made: WordSet = ["ice", "shake", "milkshake", "cake", "cheesecake", "cookie", "brownie", "mcflurry", "blizzard", "spread"]
    private static let spooned: WordSet = ["tbsp", "tsp", "tablespoon", "teaspoon", "spoon", "packet", "sachet", "drizzle", "splash"]
    private static let counts: WordSet = ["un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "par"]
    private static let ofTacos: WordSet = [
        "barbacoa", "carnitas", "suadero", "birria", "pastor", "cochinita", "bistec", "cabeza", "lengua", "tripa", "asada", "chorizo", "canasta",
    ]
    private static let opening: WordSet = ["y", "comi", "cene", "almorce", "desayune", "hoy", "ayer", "anoche", "pedi"]
    private static let verbs: WordSet = [
        "comi", "tome", "cene", "almorce", "desayune", "es", "era", "fue", "llevaba", "tenia", "si", "que", "ya", "yo", "eso", "esto", "hoy", "ayer",
        "me", "lo", "mejor", "creo", "perdon", "quiero", "puedo", "como", "todavia", "aun", "claro", "pues", "ahora",
        "tampoco", "nada", "mentira", "anoche",
    ]
}
