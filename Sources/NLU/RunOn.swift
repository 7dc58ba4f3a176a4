import Nutrition

/// What is told in one breath, as people dictate it: "tacos three of them ground beef cheese", "a yogurt one of those little greek ones strawberry",
/// "two bits of vegemite toast".
enum RunOn {
    /// Before what the others read.
    static let first = [
        Rewrite(["too"], withoutToo), Rewrite(["smoko"]) { tokens in tokens.map { $0.word == "smoko" ? Token("snack", for: $0) : $0 } },
    ]

    static let rewrites = [
        Rewrite(["them"], countedBehind), Rewrite(["one", "ones"], oneOfThose), Rewrite(["toast"], spreadToast),
        Rewrite(["currently", "now"], weightNow),
        Rewrite(["craving", "felt", "fancied"], cravedAndHad), Rewrite(["tea"], teaBehind),
        Rewrite(["nibbled", "resist", "gave", "munched", "scoffed"], hadInOtherWords), Rewrite(["v"], versus), Rewrite(["still"], stillThatDay),
        Rewrite(["for"], mealsInRow), Rewrite([":"], madeThenHad),
    ]

    /// "tacos three of them ground beef cheese lettuce": so many, with those in them.
    private static func countedBehind(_ tokens: [Token]) -> [Token] {
        guard
            let them = tokens.indices.dropFirst(3).first(where: { place in
                tokens[place].word == "them" && tokens[place - 1].word == "of" && isCount(tokens[place - 2])
            }), them + 1 < tokens.count, case let head = tokens[them - 3].word == "," ? them - 4 : them - 3, head >= 0,
            ListedFillings.isFilled(tokens[head].singularWord), ListedFillings.isFilling(tokens[them + 1].singularWord),
            head == 0 || tokens[head - 1].kind == .word && !isCount(tokens[head - 1])
        else { return tokens }
        let count = tokens[them - 2], with = Token("with", before: tokens[them + 1])
        return tokens[..<head] + [count, tokens[head], with] + tokens[(them + 1)...]
    }

    /// "a yogurt one of those little greek ones strawberry": a little strawberry Greek yogurt.
    private static func oneOfThose(_ tokens: [Token]) -> [Token] {
        guard
            let one = tokens.indices.dropFirst(2).dropLast(3).first(where: { place in
                tokens[place].word == "one" && tokens[place + 1].word == "of" && ["those", "the", "them", "these"].contains(tokens[place + 2].word)
            }), case let noun = tokens[one - 1].word == "," ? one - 2 : one - 1, noun > 0, ["a", "an", "my"].contains(tokens[noun - 1].word),
            tokens[noun].kind == .word, case let kind = tokens[(one + 3)...].prefix(while: { $0.kind == .word && !isPronoun($0) }),
            (1...3).contains(kind.count), kind.endIndex < tokens.count, isPronoun(tokens[kind.endIndex]),
            kind.allSatisfy({ !notOfKind.contains($0) })
        else { return tokens }
        let rest = tokens[(kind.endIndex + 1)...], flavour = rest.prefix { FlavourTold.isFlavour($0) }
        guard flavour.count < 3 else { return tokens }
        let sizes = kind.prefix { beforeKinds.contains($0) }
        return tokens[..<noun] + sizes + flavour + kind.dropFirst(sizes.count) + [tokens[noun]] + rest.dropFirst(flavour.count)
    }

    /// "two slices of vegemite toast", "two bits of cheese toast": so many of toast, and what was on them.
    private static func spreadToast(_ tokens: [Token]) -> [Token] {
        guard
            let of = tokens.indices.dropFirst(2).first(where: { place in
                tokens[place].word == "of" && ["bit", "slice", "piece", "round"].contains(tokens[place - 1].singularWord)
                    && isCount(tokens[place - 2])
            }), let toast = tokens[of...].firstIndex(where: { $0.singularWord == "toast" }), (2...3).contains(toast - of),
            toast + 1 == tokens.count || tokens[toast + 1].word != "with",
            case let spread = tokens[(of + 1)..<toast], spread.allSatisfy({ spreads.contains($0) })
        else { return tokens }
        let slices = Token("slices", for: tokens[of - 1])
        return tokens[..<(of - 1)] + [slices, tokens[of], tokens[toast], Token("with", after: tokens[toast])] + spread + tokens[(toast + 1)...]
    }

    /// "my goal weight is 85kg, currently 101.5": in the same unit.
    private static func weightNow(_ tokens: [Token]) -> [Token] {
        guard tokens.contains(where: { ["goal", "target", "want", "aiming"].contains($0.word) }),
            let unit = tokens.first(where: { ["kg", "kgs", "kilos", "lbs", "lb", "pounds"].contains($0.word) }),
            let now = tokens.indices.first(where: { ["currently", "now"].contains(tokens[$0].word) }),
            let number = tokens[(now + 1)...].prefix(4).firstIndex(where: { $0.kind == .number }),
            tokens[(now + 1)..<number].allSatisfy({ ["im", "i", "m", "am", "at", "weigh", "is", "about", ":"].contains($0.word) }),
            number + 1 == tokens.count || [",", "and", ".", "but"].contains(tokens[number + 1].word)
        else { return tokens }
        return tokens[..<now] + [Token("now", for: tokens[now])] + tokens[(now + 1)...number] + [Token(unit.text, after: tokens[number])]
            + tokens[(number + 1)...]
    }

    /// "had a kitkat too, 2 fingers": how much it was.
    private static func withoutToo(_ tokens: [Token]) -> [Token] {
        guard let too = tokens.indices.dropFirst().dropLast(2).first(where: { tokens[$0].word == "too" && tokens[$0 + 1].word == "," }),
            tokens[too - 1].kind == .word, isCount(tokens[too + 2]) || ["a", "an", "half"].contains(tokens[too + 2].word)
        else { return tokens }
        return Array(tokens[..<too] + tokens[(too + 1)...])
    }

    /// "2 toast 1 egg tea": the tea is beside it.
    private static func teaBehind(_ tokens: [Token]) -> [Token] {
        guard let tea = tokens.indices.dropFirst(2).first(where: { tokens[$0].word == "tea" }),
            tea + 1 == tokens.count || tokens[tea + 1].kind == .mark,
            ["egg", "toast", "biscuit", "banana", "cookie", "scone", "crumpet"].contains(tokens[tea - 1].singularWord),
            isCount(tokens[tea - 2]) || ["a", "an", "one"].contains(tokens[tea - 2].word)
        else { return tokens }
        return tokens[..<tea] + [comma(before: tokens[tea])] + tokens[tea...]
    }

    /// "nibbled some cheese", "couldnt resist a brownie": had it.
    private static func hadInOtherWords(_ tokens: [Token]) -> [Token] {
        let start = tokens.prefix { ["i", "then", "and", "also", "just", "so"].contains($0.word) }.count, rest = tokens[start...]
        guard let deed = deeds.first(where: { rest.lazy.map(\.text).starts(with: $0) }), rest.count > deed.count, let first = rest.first,
            !["it", "that", "them", "any"].contains(rest[start + deed.count].word)
        else { return tokens }
        return tokens[..<start] + [Token("had", for: first)] + rest.dropFirst(deed.count)
    }

    private static let deeds = [
        "nibbled on", "nibbled at", "nibbled", "couldnt resist", "couldn t resist", "couldn't resist", "could not resist", "gave in to", "munched on",
        "munched", "scoffed",
    ].map { $0.split(separator: " ").map(String.init) }

    /// "craving pickles lol had like 4", "felt like ice cream so had a cone": so many of them.
    private static func cravedAndHad(_ tokens: [Token]) -> [Token] {
        guard
            let crave = tokens.prefix(5).indices.first(where: { place in
                ["craving", "fancied"].contains(tokens[place].word) || place > 0 && tokens[place].word == "like" && tokens[place - 1].word == "felt"
            }),
            let had = tokens.indices.first(where: { $0 > crave + 1 && ["had", "ate", "have"].contains(tokens[$0].word) }),
            case let name = tokens[(crave + 1)..<had].prefix(while: { $0.kind == .word && !besideCraving.contains($0) }),
            (1...3).contains(name.count),
            tokens[name.endIndex..<had].allSatisfy({ $0.kind == .mark || besideCraving.contains($0) }),
            case let told = tokens[(had + 1)...].drop(while: { ["like", "about", "just", "only"].contains($0.word) }), let count = told.first,
            isCount(count) || ["one", "a", "some"].contains(count.word), (1...2).contains(told.count), told.allSatisfy({ $0.kind != .mark }),
            told.count == 2 || isCount(count) || count.word == "some",
            told.count == 1 || told.last.map({ vessels.contains($0.singularWord) || measures.contains($0.singularWord) }) ?? false
        else { return tokens }
        let of = told.count == 2 ? [Token("of", after: told[told.startIndex + 1])] : []
        return [tokens[had]] + told.prefix(count.word == "some" ? 1 : 2) + of + name
    }

    /// "today v yesterday".
    private static func versus(_ tokens: [Token]) -> [Token] {
        guard let v = tokens.indices.dropFirst().dropLast().first(where: { tokens[$0].word == "v" }), tokens[v - 1].kind == .word,
            tokens[v + 1].kind == .word
        else { return tokens }
        return tokens[..<v] + [Token("vs", for: tokens[v])] + tokens[(v + 1)...]
    }

    /// "thats still friday btw": that was on friday.
    private static func stillThatDay(_ tokens: [Token]) -> [Token] {
        guard let still = tokens.firstIndex(where: { $0.word == "still" }), (1...2).contains(still), still + 1 < tokens.count,
            tokens.count <= still + 4,
            ["that", "thats", "its", "it", "those", "this"].contains(tokens[0].word),
            still == 1 || ["s", "is", "was", "counts"].contains(tokens[1].word), days.contains(tokens[still + 1])
        else { return tokens }
        return [Token("that", for: tokens[0]), Token("was", for: tokens[still])] + tokens[(still + 1)...]
    }

    /// "eggs for breakfast sandwich for lunch pasta for dinner": each meal ends where it is named.
    private static func mealsInRow(_ tokens: [Token]) -> [Token] {
        let ends = tokens.indices.dropLast().filter { tokens[$0].word == "for" && meals.contains(tokens[$0 + 1]) }
        guard ends.count > 1, ends.last == tokens.count - 2, ends[0] > 0, !tokens.contains(where: { $0.kind == .mark || $0.word == "what" }),
            tokens[..<ends[0]].contains(where: { !["i", "had", "ate", "have", "today", "we"].contains($0.word) })
        else { return tokens }
        return tokens.indices.flatMap { place in
            let isEnd = place > 1 && ends.contains(place - 2) && !["and", "then", "with", "i", "plus"].contains(tokens[place].word)
            return isEnd ? [comma(before: tokens[place]), tokens[place]] : [tokens[place]]
        }
    }

    /// "I made chicken soup: chicken, carrots, celery. I had two bowls": two bowls of that soup.
    private static func madeThenHad(_ tokens: [Token]) -> [Token] {
        guard let made = tokens.prefix(6).firstIndex(where: { ["made", "cooked", "hice", "cocine", "prepare"].contains($0.word) }),
            let colon = tokens.indices.first(where: { $0 > made + 1 && tokens[$0].word == ":" }), colon - made <= 6,
            let had = tokens.indices.last(where: { $0 > colon && ["had", "ate", "comi", "tome"].contains(tokens[$0].word) }),
            case let told = tokens[(had + 1)...].filter({ $0.kind != .mark }), told.count == 2,
            isCount(told[0]) || ["a", "un", "una"].contains(told[0].word),
            vessels.contains(told[1].singularWord), !tokens[colon..<had].contains(where: { $0.kind == .number }),
            case let name = tokens[(made + 1)..<colon].drop(while: { ["a", "some", "the", "my", "una", "un"].contains($0.word) }), !name.isEmpty
        else { return tokens }
        let of = ["hice", "cocine", "prepare"].contains(tokens[made].word) ? "de" : "of"
        return tokens[..<made] + [tokens[had]] + told + [Token(of, after: told[1])] + name
    }

    private static func comma(before token: Token) -> Token {
        Token(kind: .mark, text: ",", singular: ",", start: token.start, end: token.start, spaceBefore: false)
    }

    private static func isCount(_ token: Token) -> Bool { token.kind == .number || counts.contains(token) }
    private static func isPronoun(_ token: Token) -> Bool { ["one", "ones"].contains(token.word) }

    private static let besideCraving: WordSet = [
        "so", "bad", "badly", "lol", "lmao", "haha", "again", "really", "and", "but", "i", "just", "today", "tonight", "hard", ",", "had", "ate",
    ]
    private static let days: WordSet = [
        "today", "yesterday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "breakfast", "lunch", "dinner",
    ]
    private static let meals: WordSet = ["breakfast", "lunch", "dinner", "supper", "brunch", "brekkie", "tea", "snack"]
    private static let vessels: WordSet = [
        "bowl", "plate", "serving", "portion", "cup", "helping", "slice", "plato", "tazon", "porcion", "racion", "taza", "cuenco",
    ]
    private static let measures: WordSet = [
        "cone", "scoop", "bar", "piece", "bag", "packet", "pack", "handful", "glass", "can", "bottle", "mug", "square", "spoonful", "bite",
    ]
    private static let counts: WordSet = ["two", "three", "four", "five", "six", "seven", "eight", "couple", "dos", "tres"]
    private static let beforeKinds: WordSet = ["little", "small", "big", "large", "mini", "tiny", "huge"]
    private static let notOfKind: WordSet = ["i", "we", "you", "other", "first", "second", "last", "same", "with", "and", "had", "was", "from", "in"]
    private static let spreads: WordSet = [
        "vegemite", "marmite", "jam", "peanut", "butter", "pb", "nutella", "honey", "marmalade", "avocado", "avo", "cheese", "cream",
    ]
}

extension Mentions {
    /// Past what is told of a food before its amount: "almonds all afternoon about two handfuls", "cottage cheese before bed 150 g", "syrup in it too
    /// like a tablespoon".
    func pastAside(_ start: Int, _ covered: [Bool]) -> Int {
        guard start + 1 < chart.tokens.count, !covered[start + 1] else { return start }
        let next = chart.tokens[start + 1]
        switch chart.tokens[start].word {
        case "all", "throughout": return Mentions.partsOfADay.contains(next) ? start + 2 : start
        case "toda", "todo":
            return start + 2 < chart.tokens.count && ["la", "el"].contains(next.word) && Mentions.partsOfADay.contains(chart.tokens[start + 2])
                ? start + 3 : start
        case "before", "after": return next.kind == .word && chart.classes[start + 1] != Chart.Class.and.rawValue ? start + 2 : start
        case "in", "on":
            guard ["it", "them", "top", "there"].contains(next.word) else { return start }
            return start + 2 < chart.tokens.count && ["too", "also"].contains(chart.tokens[start + 2].word) ? start + 3 : start
        default: return start
        }
    }

    private static let partsOfADay: WordSet = [
        "day", "morning", "afternoon", "evening", "night", "week", "manana", "tarde", "noche", "dia", "semana",
    ]
}
