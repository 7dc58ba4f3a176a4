import Nutrition

/// What is told in a roundabout way, as the plain sentence that every reader knows.
///
/// "I make chili with turkey, had two bowls" says "had two bowls of chili with turkey", "we ate around 2 so that was lunch" "that was lunch at around 2", "no
/// mint sauce then, horseradish" "no mint sauce, horseradish", and "the couscous was the whole wheat kind" "the couscous was whole wheat".
enum RoundaboutForms {
    static let inEnglish = [
        Rewrite(["says", "say", "reads"], labelSays), Rewrite(making, partOfMade), Rewrite(making, madeAndEaten),
        Rewrite(["ate", "had", "eaten", "finished"], hourThenMeal),
        Rewrite(["then", "end", "all"], withoutThen),
        Rewrite(kinds, withoutKind), Rewrite(["wise", "mealwise", "daywise"], wise), Rewrite(["toast", "toasts"], toastOnBread),
        Rewrite(["before"], dayBefore), Rewrite(["yesterday", "yesterdays"], halfOfLeftovers),
        Rewrite(["shift", "move", "bump"], toPartOfDay), Rewrite(swapping, swapSome),
        Rewrite(["each", "apiece"], hadOnEach), Rewrite(["half"], halfLeftOut),
        Rewrite(["seconds"], secondHelping), Rewrite(["scoop", "scoops"], scoopedShake), Rewrite(fillings, filledWith),
    ]

    /// "had seconds on the mac", "went back for seconds of the lasagna": another of it.
    private static func secondHelping(_ tokens: [Token]) -> [Token] {
        guard let place = tokens.firstIndex(where: { $0.word == "seconds" }), (1...5).contains(place), place + 2 < tokens.count,
            tokens.last?.word != "?",
            ["of", "on"].contains(tokens[place + 1].word),
            tokens[..<place].allSatisfy({ ["i", "we", "then", "and", "had", "got", "took", "went", "back", "for", "ate", "also"].contains($0.word) })
        else { return tokens }
        let rest = tokens[(place + 2)...].drop { ["the", "my", "that"].contains($0.word) }
        guard rest.first?.kind == .word else { return tokens }
        return [Token("had", for: tokens[0]), Token("another", for: tokens[place])] + rest
    }

    // MARK: Made and eaten

    /// "my mum makes lamb stew with barley, had a plate": so much of what is made so.
    private static func madeAndEaten(_ tokens: [Token]) -> [Token] {
        guard tokens.last?.word != "?", let verb = tokens.prefix(6).firstIndex(where: { making.contains($0) }) else { return tokens }
        let subject = tokens[..<verb].filter { !always.contains($0) && $0.kind != .mark }
        guard let first = subject.first, makers.contains(first), subject.count <= 3, subject.count > 1 || !["my", "our"].contains(first.word),
            let deed = tokens.indices.dropFirst(verb + 2).first(where: { eating.contains(tokens[$0]) })
        else { return tokens }
        var end = deed
        while end > verb + 1, tokens[end - 1].kind == .mark || joints.contains(tokens[end - 1]) { end -= 1 }
        var name = tokens[(verb + 1)..<end].drop { beforeName.contains($0) }
        // "a big pot of lentil soup".
        if let of = name.prefix(4).firstIndex(where: { $0.word == "of" }), batches.contains(tokens[of - 1]) { name = name[(of + 1)...] }
        // "a stew with beef, carrots and potatoes": by the first of what is in it.
        if let with = name.firstIndex(where: { $0.word == "with" }),
            let mark = name[with...].dropFirst(2).firstIndex(where: { $0.kind == .mark || $0.word == "and" })
        {
            name = name[..<mark]
        }
        guard end < deed, let head = name.first, name.count <= 7, name.allSatisfy({ $0.kind == .word && !notOfNames.contains($0) }) else {
            return tokens
        }
        var rest = tokens[(deed + 1)...]
        while rest.last?.kind == .mark { rest.removeLast() }
        let amount = rest.prefix { $0.kind == .number || inAmounts.contains($0) || Unit.named($0.singular) != nil || Unit.named($0.text) != nil }
        let tail = rest[amount.endIndex...]
        // Of what was made once a share is of all of it.
        guard !madeBefore.contains(tokens[verb]) || !amount.contains(where: { ["half", "quarter", "third", "it", "some"].contains($0.word) }) else {
            return tokens
        }
        guard let last = amount.last, tail.first.map({ behind.contains($0) }) ?? true else { return tokens }
        var told = Array(amount)
        while let word = told.last, ["of", "it", "that", "them", "those"].contains(word.word) { told.removeLast() }
        guard let measure = told.last else { return tokens }
        if measure.kind != .number, !counts.contains(measure) { told.append(Token("of", after: last)) }
        guard head.kind == .word else { return tokens }
        return [tokens[deed]] + told + name + tail
    }

    /// "I made a smoothie with a banana, a cup of milk and peanut butter, had half": so much of all that went into it, as of what was blended.
    private static func partOfMade(_ tokens: [Token]) -> [Token] {
        guard let verb = tokens.prefix(3).firstIndex(where: { madeBefore.contains($0) || ["whipped", "prepared"].contains($0.word) }),
            tokens[..<verb].allSatisfy({ makers.contains($0) || always.contains($0) }), tokens.last?.word != "?",
            let with = tokens.indices.dropFirst(verb + 2).prefix(5).first(where: { ["with", "from"].contains(tokens[$0].word) }),
            tokens[(verb + 1)..<with].allSatisfy({ $0.kind == .word && !notOfNames.contains($0) }),
            let deed = tokens.lastIndex(where: { eating.contains($0) }), deed > with + 3, (2...6).contains(tokens.count - deed),
            // "my kids had half".
            tokens[deed - 1].kind == .mark || joints.contains(tokens[deed - 1]) || tokens[deed - 1].word == "only",
            tokens[(with + 1)..<deed].contains(where: { $0.kind == .mark || $0.word == "and" }),
            tokens[(deed + 1)...].contains(where: { ["half", "third", "quarter", "thirds", "quarters", "1/2", "1/3", "1/4"].contains($0.word) }),
            tokens[(deed + 1)...].allSatisfy({
                $0.kind != .word || inAmounts.contains($0) || ["third", "thirds", "quarters", "now", "today", "so", "far", "three"].contains($0.word)
            })
        else { return tokens }
        // "a cake with 4 eggs and 200 g of flour" is those; "pasta with chicken and pesto" is pasta too.
        let isOfParts = tokens[(with + 1)..<deed].count { $0.kind == .number || ["a", "an"].contains($0.word) } > 1
        let deedOfAll = tokens[(verb + 1)..<with].contains { ["coffee", "latte", "mocha"].contains($0.word) } ? "mixed" : "blended"
        return tokens[..<verb] + [Token(deedOfAll, for: tokens[verb])] + tokens[(isOfParts ? with + 1 : verb + 1)...]
    }

    private static let making: WordSet = ["make", "makes", "cook", "cooks", "bake", "bakes", "made", "cooked", "baked"]
    private static let madeBefore: WordSet = ["made", "cooked", "baked"]
    private static let batches: WordSet = ["pot", "batch", "tray", "pan", "vat", "tin", "load", "bunch", "pots", "traybake", "dish"]
    private static let makers: WordSet = ["i", "we", "he", "she", "they", "my", "our"]
    private static let always: WordSet = ["always", "usually", "often", "sometimes", "so", "well", "also", "just", "normally", "and", "oh", "ok"]
    private static let eating: WordSet = ["had", "ate", "drank", "eaten"]
    private static let joints: WordSet = ["i", "we", "and", "so", "then", "just", "today", "ive", "have", "ve", "i've", "we've"]
    private static let beforeName: WordSet = [
        "my", "our", "a", "an", "the", "some", "mean", "great", "good", "really", "killer", "nice", "this", "own", "her", "his", "their",
    ]
    private static let notOfNames: WordSet = ["it", "me", "was", "were", "is", "are", "sure", "had", "that", "up", "for", "not", "no", "when", "at"]
    private static let counts: WordSet = [
        "a", "an", "one", "two", "three", "four", "five", "six", "some", "half", "couple", "few", "another", "both", "several",
    ]
    private static let inAmounts = counts.union([
        "of", "it", "that", "them", "those", "big", "small", "large", "huge", "little", "medium", "good", "decent", "helping", "helpings", "plate",
        "plateful", "bowlful", "about", "around", "like", "lot", "bit", "nice", "full", "whole", "quarter", "third", "wedge", "square", "squares",
        "the",
    ])
    private static let behind: WordSet = [
        "for", "at", "tonight", "today", "this", "last", "yesterday", "earlier", "with", "and", "on", "now", "just", "tho", "though",
    ]

    // MARK: Labels

    /// "the label on my granola says 210 calories per 45 g": what its label says.
    private static func labelSays(_ tokens: [Token]) -> [Token] {
        guard let says = tokens.prefix(9).firstIndex(where: { ["says", "say", "reads"].contains($0.word) }), says > 0, says + 2 < tokens.count,
            tokens[says + 1].kind == .number, tokens.last?.word != "?",
            tokens[(says + 2)...].prefix(3).contains(where: { ["calories", "calorie", "kcal", "cal", "cals"].contains($0.word) })
        else { return tokens }
        var name = tokens[..<says].drop { determiners.contains($0) }
        if let on = name.prefix(3).firstIndex(where: { ["on", "of", "for"].contains($0.word) }), on > name.startIndex, packages.contains(name[on - 1])
        {
            name = name[(on + 1)...].drop { determiners.contains($0) }
        }
        while let last = name.last, packages.contains(last) { name.removeLast() }
        // "my granola says 210 calories" names it so already.
        guard tokens[..<says].contains(where: { packages.contains($0) }), (1...3).contains(name.count),
            name.allSatisfy({ $0.kind == .word && !noNames.contains($0) })
        else { return tokens }
        let mark = Token(kind: .mark, text: ":", singular: ":", start: tokens[says].start, end: tokens[says].end, spaceBefore: false)
        return name + [mark] + tokens[(says + 1)...]
    }

    private static let determiners: WordSet = ["my", "the", "this", "our", "that", "so", "ok", "and"]
    private static let packages: WordSet = ["label", "packet", "wrapper", "box", "bag", "package", "pack", "tin", "packaging", "jar", "tub"]
    private static let noNames: WordSet = [
        "it", "he", "she", "scale", "doctor", "watch", "app", "fitbit", "garmin", "apple", "which", "what", "i", "google", "internet", "menu",
        "website",
        "treadmill", "machine", "myfitnesspal", "site",
    ]

    // MARK: Times and days

    /// "we ate around 2 so that was lunch", "had it at 8, so dinner": which meal it was, and when.
    private static func hourThenMeal(_ tokens: [Token]) -> [Token] {
        let start = tokens.prefix { ["so", "oh", "ok", "actually", "well", "and", ","].contains($0.word) }.count
        guard start + 4 < tokens.count, tokens.last?.word != "?", ["i", "we"].contains(tokens[start].word),
            case let deed = start + (["only", "just", "all"].contains(tokens[start + 1].word) ? 2 : 1),
            ["ate", "had", "finished"].contains(tokens[deed].word)
        else { return tokens }
        var place = deed + 1
        while place < tokens.count, ["it", "that", "this", "them", "all"].contains(tokens[place].word) { place += 1 }
        let hour = place
        while place < tokens.count, ["at", "around", "about", "like", "by", "maybe"].contains(tokens[place].word) { place += 1 }
        guard hour < place, place < tokens.count, tokens[place].kind == .number else { return tokens }
        place += 1
        while place < tokens.count, hours.contains(tokens[place]) || tokens[place].kind == .number { place += 1 }
        let time = tokens[hour..<place]
        let joint = tokens[place...].prefix {
            [",", "so", "and", "that", "thats", "'", "s", "was", "it", "its", "is", "counts", "as", "call", "then"].contains($0.word)
        }
        guard !joint.isEmpty, joint.endIndex < tokens.count, meals.contains(tokens[joint.endIndex]),
            tokens[(joint.endIndex + 1)...].allSatisfy({ $0.kind == .mark || ["really", "i", "guess", "then", "not"].contains($0.word) })
        else { return tokens }
        let at = time.first.map { ["at", "around", "about"].contains($0.word) ? [] : [Token("at", for: $0)] } ?? []
        let opening = tokens[start]
        return [Token("that", for: opening), Token("was", for: opening), Token(tokens[joint.endIndex].text, for: opening)] + at
            + time.filter { !["like", "by", "maybe"].contains($0.word) }
    }

    private static let hours: WordSet = ["pm", "am", "p", "m", "a", "ish", "oclock", "o'clock", ":", ".", "-", "thirty", "fifteen"]
    private static let meals: WordSet = ["breakfast", "lunch", "dinner", "supper", "brunch", "snack"]

    /// "same thing yesterday and the day before": the day before that one.
    private static func dayBefore(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropFirst(4).first(where: { place in
                tokens[place].word == "before" && tokens[place - 1].word == "day" && tokens[place - 2].word == "the"
                    && ["and", "or", "vs", "versus"].contains(tokens[place - 3].word) && tokens[place - 4].word == "yesterday"
            }), place + 1 == tokens.count || !["yesterday", "that", "last"].contains(tokens[place + 1].word)
        else { return tokens }
        return tokens[...place] + [Token("yesterday", after: tokens[place])] + tokens[(place + 1)...]
    }

    /// "leftover lasagne, about half what I had yesterday": the same as then, but half.
    private static func halfOfThen(_ tokens: [Token]) -> [Token]? {
        guard let left = tokens.prefix(4).firstIndex(where: { ["leftover", "leftovers"].contains($0.word) }),
            let half = tokens.indices.first(where: { tokens[$0].word == "half" }), half > left + 1,
            tokens[half...].allSatisfy({ ["half", "of", "as", "much", "what", "i", "we", "had", "ate", "yesterday", "."].contains($0.word) }),
            tokens[half...].contains(where: { ["had", "ate"].contains($0.word) }), tokens[half...].contains(where: { $0.word == "yesterday" })
        else { return nil }
        let name = tokens[(left + 1)..<half].filter {
            $0.kind == .word && !["about", "like", "maybe", "roughly", "but", "only", "the"].contains($0.word)
        }
        guard let first = name.first, let last = name.last, name.count <= 4 else { return nil }
        return [Token("the", before: first), Token("same", before: first), Token("leftover", before: first)] + name
            + ["as", "yesterday", "but", "half"].map { Token($0, after: last) }
    }

    /// "leftover pie, half of yesterdays", "had half of yesterday's pie": half of what was had then, eaten now.
    private static func halfOfLeftovers(_ tokens: [Token]) -> [Token] {
        if let told = halfOfThen(tokens) { return told }
        guard tokens.last?.word != "?", let of = tokens.indices.dropFirst().dropLast().first(where: { tokens[$0].word == "of" }),
            ["half", "rest"].contains(tokens[of - 1].word)
        else { return tokens }
        var place = of + 1
        while place < tokens.count, ["the", "my", "what", "was", "left"].contains(tokens[place].word) { place += 1 }
        guard place < tokens.count, ["yesterday", "yesterdays"].contains(tokens[place].word) else { return tokens }
        place += 1
        while place < tokens.count, ["'", "s", "leftover", "leftovers"].contains(tokens[place].word) { place += 1 }
        let share = tokens[..<(of - 1)].last { $0.word != "the" }
        let isRest = tokens[of - 1].word == "rest" || share?.word == "other"
        let opening = tokens[..<(of - 1)].filter { !["the", "other"].contains($0.word) }
        var name = Array(tokens[place...])
        if name.last?.kind == .mark { name.removeLast() }
        if let left = opening.firstIndex(where: { ["leftover", "leftovers"].contains($0.word) }) {
            guard left <= 2, name.isEmpty || name.allSatisfy({ ofYesterday.contains($0) }) else { return tokens }
            name = opening[(left + 1)...].filter { $0.kind != .mark }
        } else {
            guard let deed = opening.last, ["had", "ate", "finished", "have"].contains(deed.word), opening.count <= 4 else { return tokens }
        }
        guard let first = name.first, (1...4).contains(name.count), name.allSatisfy({ $0.kind == .word && !ofYesterday.contains($0) }) else {
            return tokens
        }
        let tail = ["as", "yesterday"] + (isRest ? [] : ["but", "half"])
        return [Token("the", before: first), Token("same", before: first)] + name + tail.map { Token($0, after: name[name.count - 1]) }
    }

    /// "skip half the bread", "what if I left out half the rice?": only half of it was had.
    private static func halfLeftOut(_ tokens: [Token]) -> [Token] {
        guard let half = tokens.indices.dropFirst().dropLast(2).first(where: { tokens[$0].word == "half" }), half <= 7,
            ["the", "my", "of"].contains(tokens[half + 1].word), case let out = tokens[half - 1].word == "out",
            case let deed = out ? half - 2 : half - 1, deed >= 0,
            out ? ["leave", "left", "take", "took", "leaving", "taking"].contains(tokens[deed].word) : skipping.contains(tokens[deed])
        else { return tokens }
        let only = Token("only", before: tokens[deed])
        return tokens[..<deed] + (deed == 0 ? [only] : [only, Token("had", for: tokens[deed])]) + tokens[half...]
    }

    private static let skipping: WordSet = ["skip", "skipped", "omit", "omitted", "skipping"]

    /// "shift the chai to morning": moved to that part of the day.
    private static func toPartOfDay(_ tokens: [Token]) -> [Token] {
        guard let order = tokens.prefix(3).firstIndex(where: { ["shift", "move", "bump"].contains($0.word) }), tokens.last?.word != "?" else {
            return tokens
        }
        var told = tokens
        if tokens[order].word != "move" { told[order] = Token("move", for: tokens[order]) }
        guard let to = told.indices.dropFirst(order + 1).dropLast().last(where: { told[$0].word == "to" }),
            ["morning", "evening", "afternoon"].contains(told[to + 1].word)
        else { return told }
        return told[...to] + [Token("the", before: told[to + 1])] + told[(to + 1)...]
    }

    private static let ofYesterday: WordSet = [
        "yesterday", "yesterdays", "s", "'", "last", "night", "nights", "what", "i", "we", "had", "was", "left", "there", "the", "day", "dinner",
    ]

    // MARK: Corrections

    /// "no mint sauce then, horseradish": what it was not, and what it was.
    private static func withoutThen(_ tokens: [Token]) -> [Token] {
        let start = tokens.prefix { ["oh", "ok", "ah", "actually", "sorry", "wait", ","].contains($0.word) }.count
        guard start < tokens.count, ["no", "not"].contains(tokens[start].word), let mark = tokens[start...].firstIndex(where: { $0.word == "," }),
            mark - start <= 7, mark + 1 < tokens.count, tokens.count - mark <= 6, tokens.last?.word != "?",
            let tail = tails.first(where: { $0 == tokens[..<mark].suffix($0.count).map(\.text) }), mark - tail.count > start + 1
        else { return tokens }
        // "no toast then, just coffee".
        let rest = tokens[(mark + 1)...].drop { ["just", "only"].contains($0.word) }
        guard !rest.isEmpty else { return tokens }
        return Array(tokens[start..<(mark - tail.count)] + [tokens[mark]] + rest)
    }

    private static let tails = [["then"], ["in", "the", "end"], ["after", "all"]]

    /// "swap one coke for a diet coke", of two: what one of them was.
    private static func swapSome(_ tokens: [Token]) -> [Token] {
        guard let verb = tokens.prefix(3).firstIndex(where: { swapping.contains($0) }), verb + 4 < tokens.count, tokens.last?.word != "?",
            tokens[..<verb].allSatisfy({ ["please", "ok", "actually", "and", "can", "you"].contains($0.word) }),
            ["one", "two", "three", "1", "2", "3"].contains(tokens[verb + 1].word),
            case let start = verb + 2 + tokens[(verb + 2)...].prefix(2).prefix(while: { ["of", "the", "my", "those"].contains($0.word) }).count,
            let joint = tokens[start...].firstIndex(where: { ["for", "with", "to", "into"].contains($0.word) }), (1...3).contains(joint - start),
            joint + 1 < tokens.count, tokens[start..<joint].allSatisfy({ $0.kind == .word && Unit.named($0.singular) == nil && $0.word != "more" })
        else { return tokens }
        guard !tokens[(joint + 1)...].allSatisfy({ $0.kind != .word || counts.contains($0) }) else { return tokens }
        let isOne = ["one", "1"].contains(tokens[verb + 1].word)
        let told = [Token("of", after: tokens[verb + 1]), Token("the", after: tokens[verb + 1])]
        return [tokens[verb + 1]] + told + tokens[start..<joint] + [Token(isOne ? "was" : "were", for: tokens[joint])] + tokens[(joint + 1)...]
    }

    /// "rotis had ghee, 1 tsp each": so much on each of those that stand.
    private static func hadOnEach(_ tokens: [Token]) -> [Token] {
        var rest = tokens[...]
        while rest.last?.kind == .mark, rest.last?.word != "?" { rest.removeLast() }
        guard let each = rest.last, ["each", "apiece"].contains(each.word), let had = tokens.prefix(5).firstIndex(where: { $0.word == "had" }),
            had > 0,
            let mark = rest[had...].firstIndex(where: { $0.word == "," }), (2...4).contains(mark - had), mark + 1 < rest.endIndex,
            rest.endIndex - mark <= 6
        else { return tokens }
        let subject = tokens[..<had].drop { ["the", "my", "and", "both"].contains($0.word) }, amount = tokens[(mark + 1)..<(rest.endIndex - 1)]
        guard let first = subject.first, subject.count <= 3, subject.allSatisfy({ $0.kind == .word }), let last = amount.last,
            !["i", "we", "you", "they", "he", "she", "kids", "guests"].contains(first.word),
            Unit.named(last.singular) != nil || Unit.named(last.text) != nil
        else { return tokens }
        return [Token("the", before: first)] + subject + [tokens[had]] + amount + [Token("of", after: last)] + tokens[(had + 1)..<mark] + [each]
    }

    /// "a protein shake, 2 scoops with milk": the powder that it was made of.
    private static func scoopedShake(_ tokens: [Token]) -> [Token] {
        guard let shake = tokens.indices.dropFirst().dropLast(3).first(where: { tokens[$0].word == "shake" && tokens[$0 - 1].word == "protein" }),
            [",", "with", "(", "-"].contains(tokens[shake + 1].word), tokens[shake + 2].kind == .number || counts.contains(tokens[shake + 2]),
            ["scoop", "scoops"].contains(tokens[shake + 3].word)
        else { return tokens }
        let start = shake > 1 && ["a", "my", "the", "one"].contains(tokens[shake - 2].word) ? shake - 2 : shake - 1
        let rest = tokens[(shake + 4)...], next = rest.first?.word
        guard next != "of" || ["powder", "whey", "protein"].contains(rest.dropFirst().first?.word) else { return tokens }
        let behind = rest.drop { ["of", "whey", "protein", "powder", ")"].contains($0.word) }
        let scoops = tokens[shake + 3]
        return tokens[..<start] + tokens[(shake + 2)...(shake + 3)] + ["of", "protein", "powder"].map { Token($0, after: scoops) } + behind
    }

    /// "the filling was potato and cheese": what it was filled with.
    private static func filledWith(_ tokens: [Token]) -> [Token] {
        let start = tokens.prefix { ["and", "the", "oh", ","].contains($0.word) }.count
        guard start + 2 < tokens.count, fillings.contains(tokens[start]), ["was", "were"].contains(tokens[start + 1].word), tokens.last?.word != "?",
            tokens[(start + 2)...].allSatisfy({ $0.kind != .number && !["about", "good", "too", "not", "so"].contains($0.word) })
        else { return tokens }
        let deed = ["filling", "fillings", "stuffing"].contains(tokens[start].word) ? "filled" : "topped"
        let isKind = tokens[(start + 2)...].count == 1
        return (["it", "was"] + (isKind ? [] : [deed, "with"])).map { Token($0, for: tokens[start]) } + tokens[(start + 2)...]
    }

    private static let fillings: WordSet = ["filling", "fillings", "topping", "toppings"]
    private static let swapping: WordSet = ["swap", "replace", "switch", "trade", "exchange"]

    /// "the couscous was the whole wheat kind", "it was the low fat version": of that kind.
    private static func withoutKind(_ tokens: [Token]) -> [Token] {
        guard let verb = tokens.prefix(7).firstIndex(where: { ["was", "were", "is", "are"].contains($0.word) }), verb > 0, verb + 3 < tokens.count,
            tokens[verb + 1].word == "the", tokens.last?.word != "?",
            let kind = tokens.indices.dropFirst(verb + 3).first(where: { kinds.contains(tokens[$0]) }), kind - verb <= 6,
            tokens[(verb + 2)..<kind].allSatisfy({ $0.kind == .word && !noKinds.contains($0) }),
            kind + 1 == tokens.count || tokens[kind + 1].kind == .mark || ["actually", "btw", "not", "though"].contains(tokens[kind + 1].word)
        else { return tokens }
        return Array(tokens[...verb] + tokens[(verb + 2)..<kind] + tokens[(kind + 1)...])
    }

    private static let kinds: WordSet = ["kind", "type", "sort", "version", "variety"]
    private static let noKinds: WordSet = [
        "same", "other", "first", "second", "third", "last", "usual", "wrong", "right", "good", "best", "bad", "worst", "big", "small", "large",
        "little",
        "healthy", "of", "only", "one", "new", "old", "cheap", "expensive", "nice",
    ]

    /// "calories meal wise", "mealwise": for each meal.
    private static func wise(_ tokens: [Token]) -> [Token] {
        guard let place = tokens.firstIndex(where: { ["wise", "mealwise", "daywise"].contains($0.word) }) else { return tokens }
        let isOne = tokens[place].word != "wise"
        guard isOne || place > 0 && ["meal", "meals", "day"].contains(tokens[place - 1].word) || place > 1 && tokens[place - 1].word == "-" else {
            return tokens
        }
        let start = isOne ? place : tokens[place - 1].word == "-" ? place - 2 : place - 1
        let isDay = ["day", "daywise"].contains(tokens[start].word)
        return tokens[..<start] + [Token("per", before: tokens[start]), Token(isDay ? "day" : "meal", for: tokens[start])] + tokens[(place + 1)...]
    }

    /// "avo toast, 2 pieces sourdough with feta": what it lay on.
    private static func toastOnBread(_ tokens: [Token]) -> [Token] {
        guard
            let mark = tokens.indices.dropFirst(2).first(where: {
                [",", "with", ":", "-"].contains(tokens[$0].word) && ["toast", "toasts"].contains(tokens[$0 - 1].word)
                    && ["avo", "avocado"].contains(tokens[$0 - 2].word)
            }), mark + 3 < tokens.count, tokens[mark + 1].kind == .number || ["two", "three", "one", "a"].contains(tokens[mark + 1].word),
            ["piece", "pieces", "slice", "slices"].contains(tokens[mark + 2].word)
        else { return tokens }
        let of = tokens[mark + 3].word == "of" ? [] : [Token("of", after: tokens[mark + 2])]
        guard tokens[(mark + 3)...].prefix(4).contains(where: { breads.contains($0) }) else { return tokens }
        return tokens[..<mark] + [Token("on", for: tokens[mark])] + tokens[(mark + 1)...(mark + 2)] + of + tokens[(mark + 3)...]
    }

    private static let breads: WordSet = [
        "sourdough", "rye", "wholemeal", "wheat", "bread", "multigrain", "granary", "ciabatta", "brown", "white", "grain", "wholegrain", "seeded",
        "baguette", "focaccia",
    ]
}
