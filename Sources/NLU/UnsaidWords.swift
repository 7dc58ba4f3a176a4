import Nutrition

/// What a message leaves unsaid, and what it says to nobody.
enum UnsaidWords {
    static func read(_ tokens: [Token], language: String) -> [Token] {
        let read = rewrites(language).read(firstTold(language).read(Address.left(out: withPlainGreeting(tokens), language)))
        return language == "es" ? ToldInPassing.rewrites.read(KindsInClauses.rewrites.read(read)) : read
    }

    /// "holaa", "holiii", "hellooo": as they are written.
    private static func withPlainGreeting(_ tokens: [Token]) -> [Token] {
        guard let first = tokens.first, first.kind == .word, let plain = greeting(first.text), plain != first.text else { return tokens }
        return [Token(plain, for: first)] + tokens.dropFirst()
    }

    /// The greeting whose letters are drawn out in a word.
    static func greeting(_ text: String) -> String? {
        guard text.utf8.count >= 4, let letter = text.first, letter == "h" else { return nil }
        var plain = ""
        for letter in text where letter != plain.last { plain.append(letter) }
        return greetings[plain]
    }

    private static let greetings = ["hola": "hola", "holi": "hola", "holis": "hola", "holita": "hola", "helo": "hello", "hey": "hey", "hi": "hi"]

    /// What is told in one breath, before anything else of it is read: headings, afterthoughts, kinds of what was counted, the same for another meal.
    private static func firstTold(_ language: String) -> Rewrites { language == "es" ? toldInSpanish : toldInEnglish }

    private static let toldInEnglish = Rewrites(
        ToldByParts.rewrites + ToldOnTop.rewrites + [SmallTalk.reasons, SmallTalk.sugar, LeftToOthers.inEnglish, MealHeadings.inEnglish]
            + [RestOfCounted.inEnglish, RestOfCounted.atHours] + Afterthoughts.inEnglish
            + HeadThenKind.inEnglish
            + [SameForMeal.inEnglish, AskedThenEaten.inEnglish] + BesideEnglish.places)
    private static let toldInSpanish = Rewrites(
        Afterthoughts.inSpanish + HeadThenKind.inSpanish + [SameForMeal.inSpanish, AskedThenEaten.inSpanish, RestOfCounted.inSpanish])

    static func rewrites(_ language: String) -> Rewrites { language == "es" ? inSpanish : inEnglish }

    private static let inEnglish = Rewrites(
        Bracketed.inEnglish + RunOn.first + [KindsOfCounted.ofMeasured] + SlippedJoints.inEnglish + [MealsNumbered.inEnglish, LeanMince.inEnglish]
            + PlainNames.inEnglish + [
                AskedIndirectly.inEnglish, SpoonedPowders.inEnglish, FromOneToOther.inEnglish,
            ] + ToldBehind.inEnglish
            + BesideEnglish.rewrites + [
                OneOfWhole.inEnglish
            ]
            + DrinkKinds.inEnglish + [
                KindsListed.inEnglish, KindsSaidBehind.inEnglish, MadeEarlier.inEnglish, MadeEarlier.possessed, NoMeal.inEnglish,
                ChickenCuts.inEnglish, ChickenCuts.behind,
            ]
            + [Rewrite(noughts) { alcoholFree($0, ["alcohol", "free", "beer"]) }, UncertainCounts.rewrite, TakenOff.measured]
            + AsideClauses.inEnglish + [
                Rewrite(asideOpeners.union(asideEnds).union(cool), withoutAsides), Rewrite(["if"], whatIf), Rewrite(tailEnds, takingBackFirst),
                Rewrite(["?", "no"]) { withoutTag(SelfAnswered.read($0)) }, TakenOff.rewrite,
            ] + ListedFillings.rewrites + SideWords.rewrites + [
                MacroLetters.inEnglish, FlavourTold.inEnglish, FlavourTold.between,
                Rewrite(["from"], withoutShop), Rewrite(["mode"], withIceCream), Rewrite(["fat"], nonfat),
                Rewrite(WordSet(flavours.compactMap(\.last)), crisps), Rewrite(["f"], breakfasts), Rewrite(["salad"], dressings),
                Rewrite(["whites"], whites), SaidInSpanish.millilitres,
            ] + RunOn.rewrites + TurnsOfSpeech.inEnglish + BritishTable.rewrites + [FriedPieces.inEnglish, PreparedBehind.inEnglish])

    private static let inSpanish = Rewrites(
        [
            SlippedJoints.inSpanish, DroppedOf.inSpanish, MealsNumbered.inSpanish, LeanMince.inSpanish, AskedIndirectly.inSpanish,
            SpoonedPowders.inSpanish,
            FromOneToOther.inSpanish, SmallCubes.inSpanish, ToldBehind.inSpanish,
        ]
            + Bracketed.inSpanish + PlainNames.inSpanish
            + BesideSpanish.rewrites + [
                Rewrite(noughts) { alcoholFree($0, ["cerveza", "sin", "alcohol"]) }, UncertainCounts.rewrite,
                TakenOff.measured,
            ]
            + AsideClauses.inSpanish + [
                SaidInSpanish.inWater, Rewrite(["agua"], madeInWater), Rewrite(["cocido", "cocida"], weighedCooked),
                Rewrite(["ves", "?"]) { insteadOf(SelfAnswered.read($0)) },
                Rewrite(WordSet(takingBack.compactMap(\.first)), takenBack),
                Rewrite(openingInSpanish.union(["olvidalo", "nada", "dejalo"]), withoutOpening), Rewrite(tailEnds, takingBackFirst),
                ListedFillings.inSpanish, ChickenCuts.inSpanish, KindsListed.inSpanish, KindsSaidBehind.inSpanish, MacroLetters.inSpanish,
                FlavourTold.inSpanish,
                FlavourTold.betweenInSpanish, FlavourTold.bareInSpanish, ChickenCuts.behindInSpanish, ChickenCuts.wingsInSpanish,
            ] + SpanishFronted.rewrites + TurnsOfSpeech.inSpanish + SaidInSpanish.rewrites + SpanishDrinks.rewrites + [
                KindsOfCounted.ofMeasured, KindsOfCounted.rewrite,
            ]
            + SaidLoosely.rewrites + [
                OneOfWhole.inSpanish
            ])

    /// "una cerveza 0,0", "heineken 0.0": beer without alcohol, and none of it is counted.
    private static func alcoholFree(_ tokens: [Token], _ name: [String]) -> [Token] {
        guard
            let zero = tokens.indices.dropFirst().first(where: {
                noughts.contains(tokens[$0]) && beers.contains(tokens[$0 - 1].singular)
            })
        else { return tokens }
        return tokens[..<(zero - 1)] + name.map { Token($0, for: tokens[zero]) } + tokens[(zero + 1)...].drop { $0.word == "%" }
    }

    private static let noughts: WordSet = ["0.0", "0,0", "00"]
    private static let beers: Set<String> = [
        "beer", "cerveza", "birra", "heineken", "corona", "guinness", "estrella", "mahou", "lager", "moretti", "peroni", "cruzcampo", "amstel",
        "budweiser",
    ]

    /// "if i had skipped the fries?": what would be.
    private static func whatIf(_ tokens: [Token]) -> [Token] {
        guard tokens.count > 4, let first = tokens.first, first.word == "if", tokens.last?.word == "?",
            ["i", "id", "it", "we"].contains(tokens[1].word),
            !tokens.contains(where: { $0.word == "," || ["would", "will", "what", "how", "should", "can", "could"].contains($0.word) })
        else { return tokens }
        return [Token("what", before: first)] + tokens
    }

    /// "no sugar actually", "2 huevos, perdón": what takes back is said first, and what says nothing is not said: "no jam though".
    private static func takingBackFirst(_ tokens: [Token]) -> [Token] {
        var rest = tokens[...]
        while rest.count > 2, let last = rest.last, last.word == "." || last.word == "!" { rest.removeLast() }
        guard let last = rest.last, tailEnds.contains(last),
            let tail = tails.first(where: { rest.count > $0.words.count + 1 && closes($0.words, rest) })
        else { return tokens }
        rest.removeLast(tail.words.count)
        while rest.count > 1, rest.last?.word == "," { rest.removeLast() }
        guard let said = tail.takesBack, !rest.contains(where: { telling.contains($0.word) || wholly.contains($0.word) && tail.words == ["oops"] }),
            // "oh and two beers, sorry": sorry to have left them out.
            let first = rest.first, rest.first(where: { !["oh", "ah", "ok"].contains($0.word) }).map({ !opening.contains($0.word) }) == true
        else {
            return Array(rest)
        }
        return [Token(said, before: first)] + rest
    }

    /// "jugo de mora en agua": as it is made, and no question of water.
    private static func madeInWater(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropFirst(1).dropLast().first(where: {
                tokens[$0].word == "en" && tokens[$0 + 1].word == "agua"
            }), tokens[max(0, place - 4)..<place].contains(where: { drinks.contains($0.singularWord) }), !being.contains(tokens[place - 1])
        else { return tokens }
        return Array(tokens[..<place] + tokens[(place + 2)...])
    }

    /// "los fideos fueron 300 gramos cocidos": as they were weighed, and no stew called so.
    private static func weighedCooked(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropFirst(2).first(where: {
                ["cocido", "cocida"].contains(tokens[$0].singularWord) && ["g", "gr", "grs", "gramo"].contains(tokens[$0 - 1].singularWord)
            }), place + 1 == tokens.count || tokens[place + 1].kind == .mark
        else { return tokens }
        return Array(tokens[..<place] + tokens[(place + 1)...])
    }

    /// "en ves de arroz".
    private static func insteadOf(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropLast().dropFirst().first(where: {
                tokens[$0].word == "ves" && tokens[$0 - 1].word == "en" && ["de", "del"].contains(tokens[$0 + 1].word)
            })
        else { return tokens }
        return tokens[..<place] + [Token("vez", for: tokens[place])] + tokens[(place + 1)...]
    }

    /// "no mentira, un pandebono", "miento, eran 2", "mejor dicho 3": said for "perdón".
    private static func takenBack(_ tokens: [Token]) -> [Token] {
        let start = tokens.prefix { ["no", "ay", "uy", "ah", "oh", ","].contains($0.word) }.count
        let phrase = takingBack.first { $0 == tokens[start...].prefix($0.count).map(\.text) }
        guard let phrase, start + phrase.count < tokens.count, start <= 3 else { return tokens }
        var rest = tokens[(start + phrase.count)...]
        if rest.first?.word == ",", rest.count > 1 { rest.removeFirst() }
        // A bare "no" before it belongs to it.
        let lead = tokens[..<start].contains { $0.word == "no" } ? [Token("no", for: tokens[0])] : []
        return lead + [Token("perdon", for: tokens[start])] + rest
    }

    private static let takingBack: [[String]] = [
        ["mentira"], ["mentiras"], ["miento"], ["corrijo"], ["rectifico"], ["me", "equivoque"], ["mejor", "dicho"], ["quise", "decir"],
    ]
    private static let drinks: WordSet = ["jugo", "zumo", "batido", "chocolate", "limonada", "milo", "cocoa", "sorbete", "refresco", "chocolatada"]
    private static let being: WordSet = ["era", "eran", "es", "son", "fue", "fueron"]

    /// "ah ok. la hamburguesa era con queso".
    private static func withoutOpening(_ tokens: [Token]) -> [Token] {
        // "olvídalo, borra todo".
        if tokens.count > 3, ["olvidalo", "nada", "dejalo"].contains(tokens[0].word), tokens[1].kind == .mark,
            ["borra", "borralo", "quita", "elimina", "cambia"].contains(tokens[2].word)
        {
            return Array(tokens[2...])
        }
        let opening = tokens.prefix { openingInSpanish.contains($0) }.count
        guard opening > 0, opening + 2 < tokens.count else { return tokens }
        let isAsked = tokens[opening].word == "y" || asking.contains(tokens[opening])
        guard isAsked || [".", ",", "!"].contains(tokens[opening].word) else { return tokens }
        return Array(tokens[(isAsked ? opening : opening + 1)...])
    }

    /// "jajaja che cuánto comí hoy": a question begins here, mark or none.
    private static let asking: WordSet = ["cuanto", "cuanta", "cuantos", "cuantas", "cual", "cuales", "dime", "decime"]

    private static let openingInSpanish: WordSet = [
        "ah", "ok", "okay", "vale", "bueno", "oye", "uy", "mmm", "jaja", "jajaja", "jajajaja", "jaj", "ja", "jeje", "jejeje", "bue", "pucha", "chuta",
        "uff", "uf", "ufa", "puf", "ay", "caray",
        "caramba", "hijole", "orale", "chale", "ostras", "che", "epa", "epale", "chamo", "chama", "parce", "parcero", "parcera", "wey", "guey", "ey",
    ]

    private static let tails: [(words: [String], takesBack: String?)] = [
        (["actually"], "actually"), (["really"], "actually"), (["sorry"], "actually"), (["oops"], "actually"), (["whoops"], nil), (["ups"], nil),
        (["my", "bad"], "actually"),
        (["my", "mistake"], "actually"),
        (["my", "error"], "actually"), (["me", "equivoque"], "perdon"),
        (["error", "mio"], "perdon"), (["eh"], nil), (["claro"], nil), (["obvio"], nil), (["en", "realidad"], "perdon"),
        (["perdon"], "perdon"),
        (["rest", "is", "right"], nil), (["rest", "is", "fine"], nil), (["rest", "is", "correct"], nil),
        (["everything", "else", "is", "right"], nil),
        (["everything", "else", "is", "fine"], nil), (["el", "resto", "esta", "bien"], nil), (["lo", "demas", "esta", "bien"], nil),
        (["lo", "demas", "igual"], nil), (["el", "resto", "igual"], nil),
        (["though"], nil), (["tho"], nil), (["jaja"], nil), (["jajaja"], nil),
    ]
    /// "the whole pint, oops": rued, and not taken back.
    private static let wholly: WordSet = ["whole", "entire", "all", "pint", "another", "again"]
    /// Of something new, or of the past: no taking back.
    private static let telling: WordSet = ["had", "ate", "drank", "also", "forgot", "how", "what", "which", "tambien", "cuanto", "cuanta", "que"]
    private static let opening: WordSet = ["actually", "wait", "oops", "sorry", "perdon", "and", "but", "y", "pero", "also", "plus", "tambien"]

    /// "haha yeah the chai had 2 sugars", "oh btw coffee had milk", "it was two glasses tbh": what the message says is between its asides.
    private static func withoutAsides(_ tokens: [Token]) -> [Token] {
        var opening = 0, place = 0
        while place < tokens.count {
            if let count = count(of: asides, at: place, tokens) {
                place += count
                opening = place
            } else if tokens[place].kind == .mark || leading.contains(tokens[place]) {
                // "ok cool, …": of itself it says nothing where a mark follows; "cool ranch doritos" are food.
                if tokens[place].word == ",", place > 0, cool.contains(tokens[place - 1]) { opening = place + 1 }
                place += 1
            } else {
                break
            }
        }
        var end = tokens.count
        while end > opening, asideEnds.contains(tokens[end - 1]), let tail = asides.first(where: { closes($0, tokens[..<end]) }) {
            end -= tail.count
            while end > opening, tokens[end - 1].word == "," { end -= 1 }
        }
        let rest = tokens[opening..<end]
        return rest.count < tokens.count && rest.count(where: { $0.kind != .mark }) > 1 ? Array(rest) : tokens
    }

    /// "a latte from costa with oat milk": the milk is that of the latte, wherever it was bought.
    private static func withoutShop(_ tokens: [Token]) -> [Token] {
        let shop = Eatery.all(tokens).first { eatery in
            let (start, end) = (eatery.tokens.lowerBound - 1, eatery.tokens.upperBound)
            return start > 0 && tokens[start].word == "from" && end + 2 < tokens.count && tokens[end].word == "with"
                && tokens[(end + 1)...].prefix(3).contains { $0.word == "milk" }
        }
        return shop.map { Array(tokens[..<($0.tokens.lowerBound - 1)] + tokens[$0.tokens.upperBound...]) } ?? tokens
    }

    private static func count(of phrases: [[String]], at place: Int, _ tokens: [Token]) -> Int? {
        guard asideOpeners.contains(tokens[place]) else { return nil }
        return phrases.first { tokens[place...].lazy.map(\.text).starts(with: $0) }?.count
    }

    private static func closes(_ phrase: [String], _ tokens: ArraySlice<Token>) -> Bool {
        tokens.count >= phrase.count && tokens.suffix(phrase.count).lazy.map(\.text).elementsEqual(phrase)
    }

    private static let asides = [
        "to be honest", "if i m honest", "if im honest", "by the way", "soz", "sozz", "haha", "hahaha", "hehe", "lol", "lmao", "btw", "tbh", "hmm",
        "hm", "umm",
        "um",
        "uh", "erm", "ugh", "jeez", "geez", "gosh", "wow", "whoa", "omg", "oof", "yikes", "dang", "damn", "crikey", "blimey", "sheesh", "phew",
        "welp", "shit", "holy shit", "holy cow", "oh my god", "bloody hell", "fuck", "crap", "wtf", "bruh", "mierda", "joder", "carajo", "no mames",
        "hijole", "orale", "caray", "caramba", "pucha", "chuta", "chale", "ups", "uf", "uff", "puf", "no manches", "dios mio", "madre mia", "ostras",
        "fijate", "hijole pues",
        "ay que ver",
        "ai q ver", "ay q ver",
    ].map { $0.split(separator: " ").map(String.init) }
    private static let asideOpeners = WordSet(asides.compactMap(\.first)), asideEnds = WordSet(asides.compactMap(\.last))
    private static let tailEnds = WordSet(tails.compactMap(\.words.last))
    /// Stand among asides at the beginning.
    private static let leading: WordSet = ["ok", "okay", "oh", "ah", "yeah", "well", "cool", "nice", "great", "right", "so", "and"]
    private static let cool: WordSet = ["cool", "nice", "great", "right"]

    /// "apple pie a la mode": with a scoop of ice cream.
    private static func withIceCream(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropLast(2).first(where: {
                tokens[$0].word == "a" && tokens[$0 + 1].word == "la" && tokens[$0 + 2].word == "mode"
            })
        else { return tokens }
        let said = [("with", 0), ("a", 1), ("scoop", 1), ("of", 1), ("ice", 2), ("cream", 2)].map { Token($0, for: tokens[place + $1]) }
        return tokens[..<place] + said + tokens[(place + 3)...]
    }

    /// "0% fat yogurt": the kind without fat, and no question of it.
    private static func nonfat(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropLast(2).first(where: {
                ["0", "0%", "zero"].contains(tokens[$0].word) && tokens[$0 + 1].word == "fat" && tokens[$0 + 2].kind == .word
            })
        else { return tokens }
        var out = tokens
        (out[place + 1].text, out[place + 1].singular, out[place + 1].start) = ("nonfat", "nonfat", tokens[place].start)
        out.remove(at: place)
        return out
    }

    /// "a packet of ready salted", "2 bags of cheese and onion": of crisps.
    private static func crisps(_ tokens: [Token]) -> [Token] {
        var out = tokens
        // "salt and vinegar", and nothing else: a flavour of crisps.
        if tokens.contains(where: { $0.word == "and" || $0.word == "salted" }), flavours.contains(tokens.map(\.singular)) {
            return tokens + [Token("crisps", after: tokens[tokens.count - 1])]
        }
        for place in tokens.indices.reversed() where place + 1 < tokens.count && place > 0 {
            let isOf = tokens[place].word == "of" && ["packet", "bag", "pack"].contains(tokens[place - 1].singularWord)
            // "the crisps were cheese and onion".
            // "swap the crisps for cheese and onion".
            guard
                isOf
                    || ["was", "were", "for", "to", "with"].contains(tokens[place].word)
                        && ["crisp", "chip"].contains(tokens[place - 1].singularWord)
            else { continue }
            let rest = tokens[(place + 1)...].prefix(5).map(\.singular)
            guard let flavour = flavours.first(where: { rest.starts(with: $0) }) else { continue }
            let end = place + 1 + flavour.count
            guard end == tokens.count || tokens[end].kind == .mark || closing.contains(tokens[end].word) else { continue }
            out.insert(Token("crisps", after: tokens[end - 1]), at: end)
        }
        return out
    }

    /// "b/f - 2 idlis": breakfast.
    private static func breakfasts(_ tokens: [Token]) -> [Token] {
        guard
            let slash = tokens.indices.dropFirst().dropLast().first(where: {
                tokens[$0 - 1].word == "b" && tokens[$0].word == "/" && tokens[$0 + 1].word == "f"
            })
        else { return tokens }
        let word = Token(
            kind: .word, text: "breakfast", singular: "breakfast", start: tokens[slash - 1].start, end: tokens[slash + 1].end,
            spaceBefore: tokens[slash - 1].spaceBefore)
        return tokens[..<(slash - 1)] + [word] + tokens[(slash + 2)...]
    }

    /// "1 egg + 2 whites": of eggs.
    private static func whites(_ tokens: [Token]) -> [Token] {
        guard let place = tokens.indices.dropFirst().first(where: { tokens[$0].word == "whites" }), tokens[place - 1].kind == .number || place > 1,
            tokens[place - 1].singularWord != "egg", tokens[place - 1].word != "the", tokens[place - 1].word != "just",
            tokens.contains(where: { ["egg", "omelette", "omelet", "scramble", "frittata"].contains($0.singularWord) })
        else { return tokens }
        var out = tokens
        out.insert(Token("egg", before: tokens[place]), at: place)
        return out
    }

    /// "a salad with italian", "salad, thousand island": the dressing.
    private static func dressings(_ tokens: [Token]) -> [Token] {
        guard let salad = tokens.firstIndex(where: { $0.singularWord == "salad" }), salad + 2 < tokens.count,
            ["with", "w", "and"].contains(tokens[salad + 1].word)
        else { return tokens }
        let start = ["a", "some", "light"].contains(tokens[salad + 2].word) ? salad + 3 : salad + 2
        let rest = tokens[start...].prefix(2).map(\.singular)
        guard let name = dressed.first(where: { rest.starts(with: $0) }) else { return tokens }
        let end = start + name.count
        guard end == tokens.count || tokens[end].kind == .mark || closing.contains(tokens[end].word) else { return tokens }
        var out = tokens
        out.insert(Token("dressing", after: tokens[end - 1]), at: end)
        return out
    }

    private static let dressed = [
        ["thousand", "island"], ["blue", "cheese"], ["honey", "mustard"], ["italian"], ["french"], ["ranch"], ["caesar"], ["balsamic"], ["russian"],
        ["catalina"], ["greek"],
    ]

    /// "I ate a pizza, happy?": told, and nothing asked.
    private static func withoutTag(_ tokens: [Token]) -> [Token] {
        guard tokens.count > 4, tokens[tokens.count - 1].word == "?", let comma = tokens.lastIndex(where: { [",", "."].contains($0.word) }) else {
            return tokens
        }
        let tag = tokens[(comma + 1)..<(tokens.count - 1)].map(\.text)
        let isTold = tokens[..<comma].contains { ["ate", "had", "drank", "finished"].contains($0.word) }
        return isTold && tags.contains(tag.joined(separator: " ")) ? Array(tokens[..<comma]) : tokens
    }

    private static let tags: WordSet = ["happy", "happy now", "are you happy", "are you happy now", "satisfied", "ok", "okay", "alright", "so what"]

    private static let flavours = [
        "ready salted", "lightly salted", "cheese and onion", "salt and vinegar", "salt n vinegar", "sour cream and onion", "sour cream and chive",
        "prawn cocktail", "smoky bacon", "smokey bacon", "sweet chilli", "thai sweet chilli", "sea salt and vinegar", "roast chicken",
        "pickled onion", "flamin hot", "cool ranch", "salt & vinegar", "cheese & onion",
    ].map { $0.split(separator: " ").map { Word.singular(String($0)) } }.sorted { $0.count > $1.count }

    private static let closing: WordSet = ["and", "with", "for", "at", "then", "plus", "after", "before", "today", "yesterday", "from", "on"]
}
