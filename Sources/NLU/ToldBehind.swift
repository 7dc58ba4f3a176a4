import Nutrition

/// What is told behind or before the foods of a message, put where amounts, times and kinds are read: how large the whole was, what came
/// beside it, the occasion, the time of day.
enum ToldBehind {
    static let inEnglish = [
        Rewrite(wholes, sizedWholes), Rewrite(["sliver", "silver"], slivers), Rewrite(["side"], onTheSide),
        Rewrite(["thin"], thinSlices),
        Rewrite(["bad", "badly"], withoutLonging), Rewrite(cutting) { cutInto($0, isSpanish: false) },
        Rewrite(["night"], withoutOccasion), Rewrite(occasions, withoutHeading), Rewrite(partsOfDay, timesOfDay), Rewrite(["half"], halves),
        Rewrite(["from", "at"], withoutPlace), Rewrite(["smashed", "mashed"], smashed), Rewrite(["like"], liked),
        Rewrite(["large", "small", "medium"], sizeAtEnd), Rewrite(["with", "w"], joined), Rewrite(["meat"], birds),
    ]

    /// "sushi night! 8 pc california roll": an occasion, and no sushi besides.
    private static func withoutOccasion(_ tokens: [Token]) -> [Token] {
        guard let night = tokens.prefix(3).firstIndex(where: { $0.word == "night" }), night > 0, night + 3 < tokens.count,
            ["!", ":", ".", "-"].contains(tokens[night + 1].word),
            tokens[..<night].allSatisfy({ $0.kind == .word && TimeWords.weekdays[$0.word] == nil && !ofDays.contains($0) }),
            !["mon", "tue", "tues", "wed", "thu", "thur", "thurs", "fri", "sat", "sun"].contains(tokens[night - 1].word),
            tokens[night - 1].word != "pizza", tokens[(night + 2)...].contains(where: { $0.kind == .word })
        else { return tokens }
        return Array(tokens[(night + 2)...])
    }

    /// "Sunday roast at my mum's: roast lamb, …", "bbq tonight, 2 snags": the occasion is no food beside what it came to.
    private static func withoutHeading(_ tokens: [Token]) -> [Token] {
        // "roast dinner today. roast beef, 4 roast potatoes, …": nothing but the occasion before the stop.
        if let stop = tokens.prefix(6).firstIndex(where: { [".", "!", "-"].contains($0.word) }), stop > 0, stop + 3 < tokens.count,
            tokens[..<stop].allSatisfy({
                occasions.contains($0) || timed.contains($0) || ofOccasions.contains($0) || TimeWords.weekdays[$0.word] != nil
            }),
            tokens[..<stop].containsOne(of: occasions), tokens[(stop + 1)...].contains(where: { $0.word == "," })
        {
            let kept = tokens[..<stop].filter { timed.contains($0) || TimeWords.weekdays[$0.word] != nil && tokens[0].word != "sunday" }
            return kept.isEmpty
                ? Array(tokens[(stop + 1)...])
                : kept + [Token(kind: .mark, text: ":", singular: ":", start: tokens[stop].start, end: tokens[stop].end, spaceBefore: false)]
                    + tokens[(stop + 1)...]
        }
        let end =
            tokens.prefix(8).firstIndex { $0.word == ":" } ?? (tokens.count > 3 && cookouts.contains(tokens[0]) && tokens[2].word == "," ? 2 : nil)
        // "brunch at 11:30, eggs" and "roast chicken: 200 g" head nothing.
        guard let end, end > 0, end + 2 < tokens.count,
            tokens[end + 1].kind != .number || tokens[end].word != ":" || tokens[end - 1].kind != .number && tokens[0].word != "roast",
            tokens[..<end].contains(where: { occasions.contains($0) }),
            tokens[end].word == ":" || timed.contains(tokens[1]), tokens[(end + 1)...].contains(where: { $0.word == "," })
        else { return tokens }
        let kept = tokens[..<end].filter { timed.contains($0) || TimeWords.weekdays[$0.word] != nil }
        return kept.isEmpty ? Array(tokens[(end + 1)...]) : kept + tokens[end...]
    }

    private static let occasions: WordSet = [
        "roast", "bbq", "barbecue", "barbie", "braai", "cookout", "buffet", "feast", "potluck", "picnic", "brunch",
    ]
    private static let ofOccasions: WordSet = [
        "dinner", "lunch", "sunday", "a", "had", "for", "full", "english", "irish", "we", "i", "big", "proper", "at", "family", "the", "our", "fry",
        "up",
    ]
    private static let cookouts: WordSet = ["bbq", "barbecue", "barbie", "braai", "cookout", "potluck", "picnic"]
    private static let timed: WordSet = ["tonight", "today", "yesterday", "lunch", "dinner", "brunch"]

    /// "morning masala dosa, noon veg thali, night 2 roti": in the morning, at noon.
    private static func timesOfDay(_ tokens: [Token]) -> [Token] {
        var out: [Token] = []
        for (place, token) in tokens.enumerated() {
            let opens = place == 0 || [",", ".", ";", "and"].contains(tokens[place - 1].word)
            if opens, place + 1 < tokens.count, partsOfDay.contains(token), tokens[place + 1].kind != .mark,
                !ofTimes.contains(tokens[place + 1].singularWord)
            {
                if ["noon", "night"].contains(token.word) {
                    out.append(Token("at", before: token))
                } else {
                    out += [Token("in", before: token), Token("the", before: token)]
                }
            }
            out.append(token)
        }
        return out
    }

    /// "curry with half rice half chips": half a serving of each.
    private static func halves(_ tokens: [Token]) -> [Token] {
        guard
            let first = tokens.indices.dropLast(3).first(where: { place in
                tokens[place].word == "half" && tokens[place + 1].kind == .word && tokens[place + 2].word == "half" && tokens[place + 3].kind == .word
                    && !["a", "an", "the", "of", "my", "and"].contains(tokens[place + 1].word)
                    && !["a", "an", "the", "of", "my"].contains(tokens[place + 3].word)
            })
        else { return tokens }
        // "half cheese half pepperoni pizza": kinds of one.
        guard !tokens[(first + 4)...].prefix(2).contains(where: { ofTwoKinds.contains($0.singularWord) }) else { return tokens }
        func serving(_ half: Token) -> [Token] { [half] + ["a", "serving", "of"].map { Token($0, after: half) } }
        return tokens[..<first] + serving(tokens[first]) + [tokens[first + 1], Token("and", before: tokens[first + 2])] + serving(tokens[first + 2])
            + tokens[(first + 3)...]
    }

    private static let ofTwoKinds: WordSet = [
        "pizza", "sandwich", "sub", "wrap", "pie", "bagel", "burger", "bowl", "plate", "platter", "mix", "latte", "coffee", "smoothie", "juice",
        "beer",
        "roll", "hoagie", "toastie", "flatbread", "quesadilla", "taco", "burrito", "tray", "box", "pint",
    ]

    /// "pho with beef, large": a large one.
    private static func sizeAtEnd(_ tokens: [Token]) -> [Token] {
        guard let size = tokens.last, tokens.count > 4, ["large", "small", "medium"].contains(size.word), tokens[tokens.count - 2].word == ",",
            tokens.dropLast(2).allSatisfy({ $0.kind == .word }), tokens.contains(where: { ["with", "w"].contains($0.word) }),
            // "ribs with fries and a coke, large" tells of the side.
            !tokens.contains(where: { ["and", "a", "plus", "n", "&"].contains($0.word) && $0.start > tokens[2].start }),
            let start = tokens.firstIndex(where: { !["i", "had", "a", "an", "one", "ate", "just", "got", "the"].contains($0.word) }),
            start + 2 < tokens.count
        else { return tokens }
        return tokens[..<start] + [Token(size.text, before: tokens[start])] + tokens[start..<(tokens.count - 2)]
    }

    /// "burrito bowl from chipotle: chicken, rice, …": whose it is parts a dish from what is listed in it.
    private static func withoutPlace(_ tokens: [Token]) -> [Token] {
        guard
            let from = tokens.indices.dropFirst().first(where: {
                ["from", "at"].contains(tokens[$0].word) && holders.contains(tokens[$0 - 1].singularWord)
            }),
            let end = tokens[(from + 1)...].prefix(4).firstIndex(where: { [":", "with", "w"].contains($0.word) }), end > from + 1,
            end + 1 < tokens.count,
            tokens[(from + 1)..<end].allSatisfy({ $0.kind == .word || $0.word == "'" })
        else { return tokens }
        return Array(tokens[..<from] + tokens[end...])
    }

    /// "eggs on sourdough with smashed avo": where the bread is told, no toast besides.
    private static func smashed(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropLast().first(where: {
                ["smashed", "mashed"].contains(tokens[$0].word) && ["avo", "avocado"].contains(tokens[$0 + 1].singularWord)
            }),
            case let before = tokens[..<place], case let behind = tokens[(place + 2)...],
            before.contains(where: { slices.contains($0.singularWord) })
                || behind.first?.word != "on" && behind.contains(where: { slices.contains($0.singularWord) })
        else { return tokens }
        return before + [Token("avocado", for: tokens[place + 1])] + behind
    }

    private static let slices: WordSet = ["sourdough", "toast", "bread", "rye", "bagel", "muffin", "crumpet", "ciabatta", "baguette", "roll", "wrap"]

    /// "a bottomless coke, like 2 glasses": about so many.
    private static func liked(_ tokens: [Token]) -> [Token] {
        guard
            let like = tokens.indices.dropFirst().dropLast().first(where: {
                tokens[$0].word == "like" && tokens[$0 - 1].word == "," && (tokens[$0 + 1].kind == .number || numbers.contains(tokens[$0 + 1]))
            })
        else { return tokens }
        var out = tokens
        out[like] = Token("about", for: tokens[like])
        return out
    }

    /// "chicken bowl, w rice and guac": what is in it.
    private static func joined(_ tokens: [Token]) -> [Token] {
        guard
            let mark = tokens.indices.dropFirst().dropLast(2).first(where: {
                tokens[$0].word == "," && ["with", "w"].contains(tokens[$0 + 1].word) && holders.contains(tokens[$0 - 1].singularWord)
            })
        else { return tokens }
        return Array(tokens[..<mark] + tokens[(mark + 1)...])
    }

    /// "turkey 6 oz white meat", "5 oz dark meat turkey", "popeyes 2 piece dark meat": the breast or the leg of that bird.
    private static func birds(_ tokens: [Token]) -> [Token] {
        guard let meat = tokens.indices.dropFirst().first(where: { tokens[$0].word == "meat" && ["white", "dark"].contains(tokens[$0 - 1].word) })
        else {
            return tokens
        }
        let cut = tokens[meat - 1].word == "white" ? "breast" : "thigh"
        if meat + 1 < tokens.count, ["turkey", "chicken"].contains(tokens[meat + 1].word) {
            return tokens[..<(meat - 1)] + [tokens[meat + 1], Token(cut, after: tokens[meat + 1])] + tokens[(meat + 2)...]
        }
        if let bird = tokens[..<(meat - 1)].lastIndex(where: { ["turkey", "chicken"].contains($0.word) }), meat - bird <= 6 {
            var end = meat - 1
            while end > bird + 1, [",", "of", "-"].contains(tokens[end - 1].word) { end -= 1 }
            return tokens[...bird] + [Token(cut, after: tokens[bird])] + tokens[(bird + 1)..<end] + tokens[(meat + 1)...]
        }
        guard tokens.contains(where: { fryers.contains($0.singularWord) }) else { return tokens }
        return tokens[..<(meat - 1)] + [Token("fried", before: tokens[meat - 1]), Token("chicken", for: tokens[meat])] + tokens[(meat + 1)...]
    }

    private static let ofDays: WordSet = [
        "last", "every", "that", "each", "this", "yesterday", "other", "late", "the", "tomorrow", "at", "for", "in", "on", "mid",
    ]
    private static let partsOfDay: WordSet = ["morning", "noon", "evening", "afternoon", "night"]
    private static let ofTimes: WordSet = [
        "tea", "snack", "meal", "shift", "run", "walk", "routine", "class", "yoga", "swim", "workout", "all", "everyone", "morsel", "to", "was", "is",
        "of", "on", "at", "before", "after", "and", "or", "jog", "ride", "gym", "buddy", "friend", "folks", "out", "in", "time", "star", "glory",
        "weight",
    ]
    private static let holders: WordSet = [
        "bowl", "burrito", "taco", "salad", "sandwich", "wrap", "omelette", "omelet", "toast", "pizza", "nachos", "sub",
    ]
    private static let fryers: WordSet = ["popeye", "kfc", "church", "bojangle", "jollibee", "zaxby", "canes"]

    static let inSpanish = Rewrite(cuttingInSpanish.union(["porcion", "trozo", "pedazo", "rebanada"])) { toldOfWhole(cutInto($0, isSpanish: true)) }

    /// "cené tortilla de patatas, la tortilla era de 8 porciones y comí 2", "una pizza de 8 porciones, comí 3": so many of its pieces.
    private static func toldOfWhole(_ tokens: [Token]) -> [Token] {
        guard
            let count = tokens.indices.dropFirst(2).dropLast(4).first(where: { place in
                (tokens[place].kind == .number || numerals.contains(tokens[place])) && pieces.contains(tokens[place + 1].singularWord)
                    && ["de", "en", "tenia", "traia"].contains(tokens[place - 1].word)
            }),
            let eaten = tokens.indices.dropFirst(count + 2).prefix(4).first(where: { eating.contains(tokens[$0]) }), eaten + 1 < tokens.count,
            tokens[(count + 2)..<eaten].allSatisfy({ [",", "y", "me", ".", "yo", "pero", "solo"].contains($0.word) }),
            tokens[eaten + 1].kind == .number || numerals.contains(tokens[eaten + 1]),
            eaten + 2 == tokens.count || tokens[eaten + 2].kind == .mark || pieces.contains(tokens[eaten + 2].singularWord)
                || ["ayer", "hoy", "anoche"].contains(tokens[eaten + 2].word)
        else { return tokens }
        let end = eaten + 2 < tokens.count && pieces.contains(tokens[eaten + 2].singularWord) ? eaten + 3 : eaten + 2
        let clause = tokens[..<count].lastIndex { [",", "y", ".", "pero", ":", ";"].contains($0.word) }
        let head = tokens[..<(clause ?? 0)]
        let verb = tokens[(clause.map { $0 + 1 } ?? 0)..<count].firstIndex { cuttingInSpanish.contains($0) }
        let opening = clause.map { $0 + 1 } ?? 0
        guard let subjectEnd = verb ?? tokens[opening..<count].lastIndex(where: { $0.word == "de" }), opening <= subjectEnd else { return tokens }
        let subject = tokens[opening..<subjectEnd].filter {
            !articles.contains($0) && !["entera", "entero", "toda", "todo"].contains($0.word)
        }
        let pieceTokens = [tokens[eaten + 1], Token(tokens[count + 1].text, after: tokens[eaten + 1]), Token("de", after: tokens[eaten + 1])]
        // "una pizza de 8 porciones, comí 3".
        if clause == nil || verb == nil {
            guard verb == nil, let article = tokens[(clause.map { $0 + 1 } ?? 0)..<subjectEnd].firstIndex(where: { articles.contains($0) }),
                article + 1 < subjectEnd
            else { return tokens }
            return tokens[..<article].filter { !["compre", "compramos", "pedi", "pedimos"].contains($0.word) } + pieceTokens
                + tokens[(article + 1)..<subjectEnd] + tokens[end...]
        }
        guard verb != nil, !head.isEmpty else { return tokens }
        // Where the food begins that the pieces are of: the one named again, else what follows the verb or day.
        let start =
            subject.first.map { named in head.lastIndex { $0.singularWord == named.singularWord } }
            ?? head.lastIndex(where: { eating.contains($0) || ["ayer", "hoy", "anoche", "desayune", "merende", "almorce", "pedi"].contains($0.word) })
            .map { $0 + 1 }
            ?? 0
        guard let start, start < head.endIndex else { return tokens }
        var article = start
        while article > 0, articles.contains(tokens[article - 1]) { article -= 1 }
        let food = tokens[start..<head.endIndex].drop { articles.contains($0) }
        guard !food.isEmpty, !food.contains(where: { $0.kind == .number }) else { return tokens }
        return tokens[..<article] + pieceTokens + food + tokens[end...]
    }

    private static let articles: WordSet = ["la", "el", "una", "un", "mi"]

    /// "the pizza was 8 slices and I ate 3", "la pizza era de 8 porciones y comí 3": three of its slices.
    private static func cutInto(_ tokens: [Token], isSpanish: Bool) -> [Token] {
        guard tokens.count > 6, ["the", "it", "la", "el", "una", "un", "a", "my", "mi"].contains(tokens[0].word),
            let verb = tokens.indices.dropFirst(2).prefix(4).first(where: { (isSpanish ? cuttingInSpanish : cutting).contains(tokens[$0]) })
        else { return tokens }
        var count = verb + 1
        while count < tokens.count, ["de", "into", "in", "cortada", "cortado", "en", "cut", "about"].contains(tokens[count].word) { count += 1 }
        guard count + 1 < tokens.count, tokens[count].kind == .number || numbers.contains(tokens[count]) || numerals.contains(tokens[count]),
            pieces.contains(tokens[count + 1].singularWord),
            let eaten = tokens.indices.dropFirst(count + 2).prefix(5).first(where: { eating.contains(tokens[$0]) }), eaten + 1 < tokens.count,
            tokens[eaten + 1].kind == .number || numbers.contains(tokens[eaten + 1]) || numerals.contains(tokens[eaten + 1]),
            eaten + 2 == tokens.count || tokens[eaten + 2].kind == .mark || pieces.contains(tokens[eaten + 2].singularWord)
        else { return tokens }
        // What is cut: "my breakfast was two slices" was not.
        guard tokens[1..<verb].contains(where: { whatIsCut.contains($0.singularWord) }) else { return tokens }
        let end = eaten + 2 < tokens.count && pieces.contains(tokens[eaten + 2].singularWord) ? eaten + 3 : eaten + 2
        let piece = Token(tokens[count + 1].text, after: tokens[eaten + 1])
        return [tokens[eaten], tokens[eaten + 1], piece, Token(isSpanish ? "de" : "of", after: tokens[eaten + 1])] + tokens[1..<verb] + tokens[end...]
    }

    private static let whatIsCut: WordSet = [
        "pizza", "cake", "pie", "quiche", "cheesecake", "tart", "loaf", "lasagna", "lasagne", "brownie", "tray", "focaccia", "bread", "frittata",
        "omelette", "omelet", "flatbread", "melon", "watermelon", "cheese", "sub", "sandwich", "kringle", "baguette", "casserole", "moussaka",
        "tarta",
        "torta", "pastel", "tortilla", "empanada", "pay", "tarte", "bizcocho", "pan", "lasana", "coca", "fugazza", "faina", "sandia", "roscon",
        "queque", "quesillo", "budin", "pascualina", "chocolate", "bar", "turron", "tableta", "barra",
    ]
    private static let cutting: WordSet = ["was", "had", "were", "came"]
    private static let cuttingInSpanish: WordSet = ["era", "eran", "tenia", "venia", "traia"]
    private static let pieces: WordSet = [
        "slice", "piece", "portion", "square", "porcion", "trozo", "pedazo", "rebanada", "slab", "cuadrado", "tajada",
    ]
    private static let eating: WordSet = ["ate", "had", "comi", "eat", "finished", "cene", "almorce", "probe"]
    private static let numerals: WordSet = [
        "una", "uno", "un", "one", "a", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "diez", "doce",
    ]

    /// "I wanted a milkshake so bad but I had water": how much it was wanted.
    private static func withoutLonging(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropFirst(3).first(where: {
                ["bad", "badly"].contains(tokens[$0].word) && ["so", "really"].contains(tokens[$0 - 1].word)
            }), tokens[..<place].contains(where: { ["wanted", "craved", "craving", "want"].contains($0.word) })
        else { return tokens }
        return Array(tokens[..<(place - 1)] + tokens[(place + 1)...])
    }

    /// "a third of the pot of lentil soup, the pot was 6 cups": a third of six cups of it.
    private static func sizedWholes(_ tokens: [Token]) -> [Token] {
        guard
            let said = tokens.indices.dropFirst(2).dropLast(2).first(where: {
                wholes.contains(tokens[$0].singularWord) && ["the", "that", "a", "my"].contains(tokens[$0 - 1].word) && tokens[$0 + 1].word == "of"
            })
        else { return tokens }
        let whole = tokens[said].singularWord
        guard
            let again = tokens.indices.dropFirst(said + 3).dropLast(2).first(where: { place in
                (tokens[place].singularWord == whole && ["the", "that", "whole"].contains(tokens[place - 1].word)
                    || tokens[place].word == "it" && ends(tokens[place - 1]))
                    && measuring.contains(tokens[place + 1])
            })
        else { return tokens }
        var start = again + 2
        while start < tokens.count, about.contains(tokens[start]) { start += 1 }
        guard start + 1 < tokens.count, tokens[start].kind == .number || numbers.contains(tokens[start]) else {
            return tokens
        }
        let end = start + 2
        guard units.contains(tokens[end - 1].singularWord), end == tokens.count || tokens[end].kind == .mark else { return tokens }
        var clause = again
        while clause > said + 3, !ends(tokens[clause - 1]), ["the", "that", "whole"].contains(tokens[clause - 1].word) { clause -= 1 }
        if ends(tokens[clause - 1]) { clause -= 1 }
        let amount = tokens[start..<end].map { Token($0.text, before: tokens[said + 1]) }
        var figures = amount
        if let value = tokens[start].value {
            figures[0].kind = tokens[start].kind
            figures[0].value = value
        }
        return Array(tokens[..<(said - 1)] + figures + tokens[(said + 1)..<clause] + tokens[end...])
    }

    private static func ends(_ token: Token) -> Bool { [",", ".", "(", ";", "-", "and", "but"].contains(token.word) }

    /// "a sliver of cheesecake": a small slice.
    private static func slivers(_ tokens: [Token]) -> [Token] {
        guard let place = tokens.firstIndex(where: { ["sliver", "silver"].contains($0.singularWord) }), place + 2 < tokens.count,
            tokens[place + 1].word == "of", !["almond", "almonds"].contains(tokens[place + 2].word)
        else { return tokens }
        var slice = Token(tokens[place].text.hasSuffix("s") ? "slices" : "slice", for: tokens[place])
        slice.singular = "slice"
        let rest = tokens[(place + 1)...]
        // "a thin sliver": no smaller.
        let start = place > 0 && ["thin", "tiny", "small", "little"].contains(tokens[place - 1].word) ? place - 1 : place
        return tokens[..<start] + [Token("small", before: tokens[place]), slice] + rest
    }

    /// "a thin slice of quiche": a small one; of what is cut thin as a rule it says nothing more.
    private static func thinSlices(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropLast(3).first(where: {
                tokens[$0].word == "thin" && tokens[$0 + 1].singularWord == "slice" && tokens[$0 + 2].word == "of"
            }), tokens[(place + 3)...].prefix(3).contains(where: { cut.contains($0.singularWord) })
        else { return tokens }
        var out = tokens
        out[place] = Token("small", for: tokens[place])
        return out
    }

    /// "caesar salad, dressing on the side": it is dressed by name; "a garden salad, dressing on the side" has it besides.
    private static func onTheSide(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropFirst(2).first(where: {
                tokens[$0].word == "dressing" && tokens[($0 + 1)...].prefix(3).map(\.text) == ["on", "the", "side"]
            }), let salad = tokens[..<place].lastIndex(where: { $0.singularWord == "salad" }), place - salad <= 5
        else { return tokens }
        var start = place
        while start > salad + 1, [",", "with", "w", "and", "the", "but"].contains(tokens[start - 1].word) { start -= 1 }
        // "salad no croutons with ranch dressing on the side" names its own.
        guard start == salad + 1 || tokens[start].word == "," || tokens[start].word == "with" else { return tokens }
        let rest = tokens[(place + 4)...]
        // "…, didn't use it".
        guard !rest.contains(where: { ["use", "used", "touch", "eat", "none", "without", "no", "skipped", "didnt", "want"].contains($0.word) }) else {
            return tokens
        }
        if salad > 0, dressed.contains(tokens[salad - 1].singularWord) { return Array(tokens[..<start] + rest) }
        return tokens[...salad] + tokens[(salad + 1)..<start] + [Token("with", before: tokens[place]), tokens[place]] + rest
    }

    private static let wholes: WordSet = [
        "pot", "batch", "pan", "tray", "tub", "jar", "bag", "container", "carton", "bottle", "packet", "can", "tin",
    ]
    private static let measuring: WordSet = ["was", "is", "had", "held", "holds", "has", "made", "makes", "weighs", "weighed", "were", "came"]
    private static let about: WordSet = ["about", "around", "roughly", "like", "approximately", "maybe", "to", "out", "at"]
    private static let numbers: WordSet = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twelve"]
    private static let units: WordSet = [
        "cup", "g", "gram", "kg", "ml", "l", "liter", "litre", "oz", "ounce", "lb", "pound", "quart", "pint", "serving", "portion", "bowl",
    ]
    private static let cut: WordSet = ["cake", "cheesecake", "pie", "quiche", "tart", "loaf", "brownie", "lasagna", "flan", "torte", "gateau"]
    private static let dressed: WordSet = ["caesar", "cesar", "coleslaw", "slaw", "potato", "pasta", "waldorf", "tuna", "greek"]
}
