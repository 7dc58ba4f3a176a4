import Nutrition

/// English words that stand for others beside a food ("ww toast", "ff milk", "stir fri"), and words of how it was made that name none
/// ("pan fried" behind it, "skinless boneless").
enum BesideEnglish {
    static let rewrites = [
        Rewrite(WordSet(shortDays.keys), weekdays), Rewrite(WordSet(short.keys), abbreviations), Rewrite(["btr", "bttr", "ch", "gb"], spreads),
        Rewrite(["fri", "frie", "fryed"], fries), Rewrite(["pan", "skillet"], inPans), Rewrite(["boneless"], withoutBone),
        Rewrite(["shake"], inShakes), Rewrite(["family", "party", "pan"], holders), Rewrite(["bought"], withoutPurchase),
        Rewrite(["full"], fullBreakfast), Rewrite(["extra"], extraOnOne), Rewrite(["bunless", "breadless"], withoutBun),
        Rewrite(["morning", "evening", "night", "afternoon"], partsOfToday),
        Rewrite(["bottomless", "refillable", "unlimited"], withoutRefills), Rewrite(["set"], setsListed), Rewrite(["sugarfree", "free"], sugarFree),
        DigitWords.inEnglish, FreeOfAsked.inEnglish,
    ]

    /// Where it was eaten, and a drink and a pasta by their own names.
    static let places = [
        Rewrite(["barbecue", "bbq", "barbeque", "cookout"], occasions), Rewrite(["malt"], malta), Rewrite(["shift"], atWork),
        Rewrite(shapes, wholeWheatShapes),
    ]

    /// "night shift: sandwich at 1": when somebody works opens what was eaten, and moves nothing.
    private static func atWork(_ tokens: [Token]) -> [Token] {
        guard let shift = tokens.prefix(5).firstIndex(where: { $0.word == "shift" }), shift > 0, shift + 2 < tokens.count,
            ["night", "late", "evening", "day", "early", "morning", "double"].contains(tokens[shift - 1].word), tokens[shift + 1].kind == .mark,
            tokens[..<shift].allSatisfy({
                ["night", "late", "evening", "day", "early", "morning", "double", "on", "a", "the", "my", "worked"].contains($0.word)
            })
        else { return tokens }
        return Array(tokens[(shift + 2)...])
    }

    /// "we had this barbecue at my uncle's", "at a bbq, two hot dogs": where it was eaten, and no sauce.
    private static func occasions(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropFirst().dropLast(2).first(where: {
                ["barbecue", "bbq", "barbeque", "cookout"].contains(tokens[$0].word)
                    && ["this", "a", "the", "family", "work", "our", "my", "at", "s"].contains(tokens[$0 - 1].word)
                    && (tokens[$0 + 1].kind == .mark
                        || ["at", "for", "with", "where", "and", "yesterday", "today", "last", "i"].contains(tokens[$0 + 1].word))
            })
        else { return tokens }
        // "we had a bbq at home with ribs and corn": ribs and corn.
        if place > 1, ["had", "having"].contains(tokens[place - 2].word),
            let with = tokens[place...].prefix(6).firstIndex(where: { $0.word == "with" }), with + 1 < tokens.count,
            !tokens[place..<with].contains(where: { $0.kind == .mark }), !["my", "the", "our", "some", "his", "her"].contains(tokens[with + 1].word)
        {
            return Array(tokens[..<(place - 1)] + tokens[(with + 1)...])
        }
        return tokens[..<place] + [Token("party", for: tokens[place])] + tokens[(place + 1)...]
    }

    /// "a bottle of malt": the drink of that name, and no milkshake.
    private static func malta(_ tokens: [Token]) -> [Token] {
        guard let place = tokens.indices.dropFirst().first(where: { tokens[$0].word == "malt" }),
            tokens[..<place].suffix(2).contains(where: { ["bottle", "can"].contains($0.singularWord) }),
            place + 1 == tokens.count || tokens[place + 1].kind == .mark
                || ["and", "with", "for", "today", "too", "also", "as", "at"].contains(tokens[place + 1].word)
        else { return tokens }
        return tokens[..<place] + [Token("malta", for: tokens[place])] + tokens[(place + 1)...]
    }

    /// "a slice of the cake I bought": where a part of it opens the message, it was eaten.
    private static func withoutPurchase(_ tokens: [Token]) -> [Token] {
        guard let verb = tokens.firstIndex(where: { $0.word == "bought" }), verb > 4, ["i", "we"].contains(tokens[verb - 1].word),
            tokens[..<verb].prefix(4).contains(where: { $0.word == "of" }), !tokens[..<(verb - 1)].contains(where: { $0.kind == .mark }),
            tokens[0].kind == .number || ["a", "half", "some", "one", "two", "three", "the"].contains(tokens[0].word)
        else { return tokens }
        let start = ["that", "which"].contains(tokens[verb - 2].word) ? verb - 2 : verb - 1
        let end = tokens[verb...].firstIndex { $0.kind == .mark || ["and", "with"].contains($0.word) } ?? tokens.count
        return Array(tokens[..<start] + tokens[end...])
    }

    /// "extra cheese on one of them", "extra cheese on the fish one": so much more, and no kind of what it lay on.
    private static func extraOnOne(_ tokens: [Token]) -> [Token] {
        guard let extra = tokens.prefix(3).firstIndex(where: { $0.word == "extra" }),
            tokens[..<extra].allSatisfy({ ["and", "with", "had"].contains($0.word) }),
            let on = tokens.indices.dropFirst(extra + 2).prefix(3).first(where: { tokens[$0].word == "on" }), tokens.last?.word != "?",
            case var tail = tokens[(on + 1)...].filter({ $0.kind == .word }).map(\.text), !tail.isEmpty
        else { return tokens }
        if tail.first == "the" || tail.first == "my" { tail.removeFirst() }
        let isOne =
            ["one of them", "one of those", "one", "other two", "two of them", "both", "both of them"].contains(tail.joined(separator: " "))
            || tail.count <= 2 && tail.first.map { ["second", "first", "other", "third"].contains($0) } ?? false
        return isOne || (2...3).contains(tail.count) && ["one", "ones"].contains(tail.last) ? Array(tokens[..<on]) : tokens
    }

    /// "full english for breakfast", "a full irish": the breakfast, and no language; "a full english muffin" is an English muffin.
    private static func fullBreakfast(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropLast().first(where: {
                tokens[$0].word == "full" && ["english", "irish", "scottish", "welsh"].contains(tokens[$0 + 1].word)
            }), place + 2 == tokens.count || !["breakfast", "brekkie", "brekky", "brek", "fry", "fryup"].contains(tokens[place + 2].word),
            tokens.last?.word != "?"
        else { return tokens }
        // "answer in full english".
        if place > 0 && tokens[place - 1].word == "in"
            || place + 2 < tokens.count && ["muffin", "tea", "sausage"].contains(tokens[place + 2].singularWord)
        {
            return Array(tokens[..<place] + tokens[(place + 1)...])
        }
        guard !tokens.contains(where: { ["lunch", "dinner", "supper", "tea", "brunch"].contains($0.word) }) else { return tokens }
        return tokens[...place] + [Token("english", for: tokens[place + 1]), Token("breakfast", after: tokens[place + 1])] + tokens[(place + 2)...]
    }

    /// "a bunless double cheeseburger": without its bun.
    private static func withoutBun(_ tokens: [Token]) -> [Token] {
        guard let place = tokens.firstIndex(where: { ["bunless", "breadless"].contains($0.word) }),
            let head = tokens.indices.dropFirst(place + 1).prefix(5).first(where: { inBuns.contains(tokens[$0].singularWord) })
        else { return tokens }
        let isBread = tokens[place].word == "breadless"
        let told = [Token("without", after: tokens[head]), Token(isBread ? "bread" : "bun", after: tokens[head])]
        return tokens[..<place] + tokens[(place + 1)...head] + told + tokens[(head + 1)...]
    }

    private static let inBuns: WordSet = ["burger", "cheeseburger", "hamburger", "dog", "hotdog", "sandwich", "sub", "whopper", "mac", "brat"]

    /// "today morning", "today night", as English is spoken in South Asia.
    private static func partsOfToday(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropLast().first(where: {
                tokens[$0].word == "today" && ["morning", "evening", "night", "afternoon"].contains(tokens[$0 + 1].word)
            })
        else { return tokens }
        if tokens[place + 1].word == "night" { return tokens[..<place] + [Token("tonight", for: tokens[place])] + tokens[(place + 2)...] }
        return tokens[..<place] + [Token("this", for: tokens[place])] + tokens[(place + 1)...]
    }

    /// "bottomless coke, 2 glasses": how often it may be filled is nothing of it.
    private static func withoutRefills(_ tokens: [Token]) -> [Token] {
        let rest = tokens.filter { !["bottomless", "refillable", "unlimited"].contains($0.word) }
        return rest.count(where: { $0.kind == .word }) > 0 && !tokens.contains(where: { $0.word == "brunch" }) ? rest : tokens
    }

    /// "kaya toast set - 2 soft boiled eggs and kopi": the first of what is in the set, and no number of sets.
    private static func setsListed(_ tokens: [Token]) -> [Token] {
        guard
            let set = tokens.indices.dropFirst().first(where: { tokens[$0].word == "set" }),
            // "kaya toast set this morning, 2 eggs and kopi".
            case let mark = tokens[(set + 1)...].prefix(5).prefix(while: { besideSets.contains($0.word) }).endIndex, mark + 1 < tokens.count,
            [":", "-", ","].contains(tokens[mark].word),
            tokens[mark].spaceBefore || tokens[mark].word != "-", tokens[set - 1].kind == .word,
            tokens[mark].word == "," ? tokens[mark + 1].kind == .number : tokens[mark...].contains(where: { $0.word == "and" || $0.word == "," })
        else { return tokens }
        var out = tokens
        (out[mark].text, out[mark].singular) = (",", ",")
        out.remove(at: set)
        return out
    }

    private static let besideSets: WordSet = [
        "this", "morning", "today", "for", "at", "breakfast", "lunch", "dinner", "afternoon", "noon", "earlier",
    ]

    /// "redbull sugarfree 12oz", "monster sugar free": the kind, said before its drink.
    private static func sugarFree(_ tokens: [Token]) -> [Token] {
        guard let free = tokens.firstIndex(where: { ["sugarfree", "free"].contains($0.word) }),
            case let start = tokens[free].word == "free" ? free - 1 : free, start > 0,
            tokens[free].word == "sugarfree" || tokens[start].word == "sugar",
            case let host = tokens[..<start].reversed().prefix(while: { $0.kind == .word && inKinds.contains($0) }), !host.isEmpty,
            // "sugar free red bull" is so already.
            free + 1 == tokens.count || tokens[free + 1].kind != .word || !inKinds.contains(tokens[free + 1])
        else { return tokens }
        let head = start - host.count
        return tokens[..<head] + tokens[start...free].map { Token($0.text, before: tokens[head]) } + tokens[head..<start] + tokens[(free + 1)...]
    }

    private static let inKinds: WordSet = ["redbull", "red", "bull", "monster", "gatorade", "powerade", "syrup", "jello", "gum", "jelly", "rockstar"]

    /// "wed I had dosas", "on sat", "sun: roast": a day, where "we'd" is a letter longer, and what sat in the sun is led by no such word.
    private static func weekdays(_ tokens: [Token]) -> [Token] {
        var out = tokens
        for (place, token) in tokens.enumerated() where token.end - token.start == 3 {
            guard let day = shortDays[token.word] else { continue }
            let next: WordKey = place + 1 < tokens.count ? tokens[place + 1].word : "", before: WordKey = place > 0 ? tokens[place - 1].word : ""
            guard token.word == "wed" || besideDays.contains(next) || ["on", "last", "for"].contains(before) || TimeWords.weekdays[before] != nil
            else { continue }
            out[place] = Token(day, for: token)
        }
        return out
    }

    private static let shortDays: WordMap<String> = ["wed": "wednesday", "sat": "saturday", "sun": "sunday"]
    private static let besideDays: WordSet = [
        ":", "i", "was", "had", "night", "nite", "morning", "morn", "afternoon", "evening", "lunch", "dinner", "breakfast", "brunch", "just", "same",
    ]

    /// "ww toast", "bread 1 slice ww", "ff milk", "lf greek yogurt": what two letters say of bread and of milk.
    private static func abbreviations(_ tokens: [Token]) -> [Token] {
        var out: [Token] = []
        for (place, token) in tokens.enumerated() {
            guard let (name, foods) = short[token.word] else {
                out.append(token)
                continue
            }
            let said = name.split(separator: " ").map { Token(String($0), for: token) }
            if tokens[(place + 1)...].prefix(3).prefix(while: { $0.kind == .word }).contains(where: { foods.contains($0.singularWord) }) {
                out += said
            } else if let host = out.lastIndex(where: { foods.contains($0.singularWord) }), out.count - host <= 4 {
                // Behind its amount.
                out.insert(contentsOf: said, at: host)
            } else {
                out.append(token)
            }
        }
        return out
    }

    private static let breads: WordSet = [
        "bread", "toast", "bagel", "wrap", "tortilla", "pasta", "roll", "bun", "pita", "muffin", "cracker", "spaghetti", "penne", "sandwich", "flour",
    ]
    private static let dairy: WordSet = [
        "milk", "yogurt", "yoghurt", "cheese", "cottage", "cream", "dressing", "mayo", "latte", "cheddar", "mozzarella", "feta", "ricotta", "ranch",
        "greek",
    ]
    private static let sweetened = dairy.union(["jello", "syrup", "pudding", "chocolate", "candy", "jam", "soda", "ketchup", "gum", "coffee"])
    private static let short: WordMap<(String, WordSet)> = [
        "ww": ("whole wheat", breads), "wg": ("whole grain", breads), "ff": ("fat free", dairy), "lf": ("low fat", dairy),
        "rf": ("reduced fat", dairy), "sf": ("sugar free", sweetened), "unsw": ("unsweetened", dairy.union(["almond", "oat", "soy", "tea"])),
        "unswt": ("unsweetened", dairy.union(["almond", "oat", "soy", "tea"])),
    ]

    /// "almond btr", "cottage ch".
    private static func spreads(_ tokens: [Token]) -> [Token] {
        tokens.enumerated().map { place, token in
            let before = place > 0 ? tokens[place - 1].word : .none
            if ["btr", "bttr"].contains(token.word) { return Token("butter", for: token) }
            return token.word == "ch" && ["cottage", "cream", "string", "goat", "cheddar"].contains(before) ? Token("cheese", for: token) : token
        }
    }

    /// "beef stir fri", "stir frie": no friday.
    private static func fries(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropFirst().first(where: {
                ["fri", "frie", "fryed"].contains(tokens[$0].word) && tokens[$0 - 1].word == "stir"
            })
        else { return tokens }
        var out = tokens
        out[place] = Token("fry", for: tokens[place])
        return out
    }

    /// "breaded chicken pan fried", "1 tbsp oil in my pan": what it was made in.
    private static func inPans(_ tokens: [Token]) -> [Token] {
        guard let pan = tokens.indices.dropFirst().first(where: { ["pan", "skillet"].contains(tokens[$0].word) }) else { return tokens }
        let isLast = pan + 1 == tokens.count || tokens[pan + 1].kind == .mark
        if isLast, pan > 2, ["my", "the", "a"].contains(tokens[pan - 1].word), tokens[pan - 2].word == "in" {
            return Array(tokens[..<(pan - 2)] + tokens[(pan + 1)...])
        }
        guard pan + 1 < tokens.count, cooked.contains(tokens[pan + 1]), tokens[pan - 1].kind == .word, !leading.contains(tokens[pan - 1]),
            pan + 2 == tokens.count || tokens[pan + 2].kind == .mark || ["in", "with", "and", "on", "w"].contains(tokens[pan + 2].word)
        else { return tokens }
        return Array(tokens[..<pan] + tokens[(pan + 1)...])
    }

    private static let cooked: WordSet = ["fried", "seared", "roasted", "grilled", "cooked", "sauteed"]
    private static let leading: WordSet = [
        "and", "with", "a", "an", "the", "some", "of", "plus", "had", "ate", "then", "w", "for", "my", "was", "were",
    ]

    /// "skinless boneless chicken breast": without bones as what is bought is, and no wings.
    private static func withoutBone(_ tokens: [Token]) -> [Token] {
        guard let bone = tokens.firstIndex(where: { $0.word == "boneless" }) else { return tokens }
        var near = bone > 0 ? bone - 1 : bone
        while near > 0, [",", "and", "&", "/", "-"].contains(tokens[near].word) { near -= 1 }
        guard tokens[near].word == "skinless", near < bone else { return tokens }
        return Array(tokens[...near] + tokens[(bone + 1)...])
    }

    /// "pb2 in my shake with almond milk": what it was made of is told, and the glass is none of it.
    private static func inShakes(_ tokens: [Token]) -> [Token] {
        guard
            let shake = tokens.indices.dropFirst(3).first(where: {
                tokens[$0].word == "shake" && ["my", "the"].contains(tokens[$0 - 1].word) && ["in", "into"].contains(tokens[$0 - 2].word)
            }), shake + 1 < tokens.count, ["with", "w", "and", ",", "plus"].contains(tokens[shake + 1].word)
        else { return tokens }
        return Array(tokens[..<(shake - 2)] + tokens[(shake + 1)...])
    }

    /// "wholewheat penne", "whole grain rigatoni": of the kind that only pasta is known in.
    private static func wholeWheatShapes(_ tokens: [Token]) -> [Token] {
        guard let shape = tokens.indices.dropFirst().first(where: { shapes.contains(tokens[$0]) }) else { return tokens }
        let isSplit = shape > 1 && ["wheat", "grain", "meal"].contains(tokens[shape - 1].word) && tokens[shape - 2].word == "whole"
        guard isSplit || ["wholewheat", "wholemeal", "wholegrain", "brown"].contains(tokens[shape - 1].word) else { return tokens }
        var out = tokens
        out[shape] = Token("pasta", for: tokens[shape])
        return out
    }

    private static let shapes: WordSet = [
        "penne", "fusilli", "rigatoni", "linguine", "fettuccine", "tagliatelle", "farfalle", "macaroni", "spirals", "conchiglie", "orecchiette",
        "rotini", "ziti", "spaghettini", "vermicelli", "pappardelle",
    ]

    /// "a party size bag of chips" is a family bag; "a quarter of the pan of lasagna" a part of what a tray holds.
    private static func holders(_ tokens: [Token]) -> [Token] {
        var out = tokens
        if let family = out.indices.dropLast(1).first(where: { ["family", "party"].contains(out[$0].word) }) {
            let bag = ["size", "sized", "share", "sharing"].contains(out[family + 1].word) ? family + 2 : family + 1
            if bag < out.count, ["bag", "pack", "packet"].contains(out[bag].singularWord) {
                let said = [Token("family", for: out[family]), Token(out[bag].text == out[bag].singular ? "bag" : "bags", for: out[bag])]
                out.replaceSubrange(family...bag, with: said)
            }
        }
        if let pan = out.indices.dropFirst().dropLast().first(where: { out[$0].word == "pan" && out[$0 + 1].word == "of" }),
            ["the", "a", "whole", "entire", "half", "my"].contains(out[pan - 1].word)
        {
            out[pan] = Token("tray", for: out[pan])
        }
        return out
    }
}
