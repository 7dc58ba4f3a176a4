import Nutrition

/// What was eaten by others, almost, only bought or only meant, where the message also tells what was eaten: "my husband had steak, i had a salad".
extension Mentions {
    func notEaten(_ found: inout [Found]) {
        if isForTheLarder(found) || isForOthersAlone(found) {
            for place in found.indices { found[place].mention.negated = true }
        }
        guard found.count > 1 else { return }
        let isAway = chart.lexicon.isSpanish ? isAwayInSpanish : isAway
        let away = found.indices.filter { !found[$0].isRemoved && !found[$0].mention.negated && isAway(found[$0].tokens) }
        if found.indices.contains(where: { !found[$0].isRemoved && !found[$0].mention.negated && !away.contains($0) }) {
            for place in away { found[place].mention.negated = true }
            // "arroz y ensalada, pero dejé la ensalada", "burger and fries but skipped the fries": as it was named first too.
            for later in found.indices
            where (away.contains(later) || found[later].isRemoved || found[later].mention.negated) && found[later].mention.isDefinite {
                for place in 0..<later where isSame(found[place], found[later]) { found[place].mention.negated = true }
            }
        }
        if !chart.lexicon.isSpanish { alsoNegated(&found) }
    }

    /// "bought a dozen eggs and a loaf of bread", "got groceries: eggs, milk": nobody tells of eating it.
    private func isForTheLarder(_ found: [Found]) -> Bool {
        guard !chart.lexicon.isSpanish else { return isOnTheStove }
        guard !chart.tokens.containsOne(of: NotEatenWords.consuming) else { return false }
        if chart.tokens.contains(where: { ["grocery", "shopping", "supermarket"].contains($0.singularWord) }) { return true }
        return chart.said.contains { ["bought", "purchased"].contains($0) } && found.contains(where: isStocked)
    }

    /// "skipped the bread and butter, had the soup".
    private func alsoNegated(_ found: inout [Found]) {
        for place in found.indices.dropFirst() where found[place - 1].mention.negated && found[place].mention.amount.isEmpty {
            let end = found[place].tokens.upperBound
            guard ["and", "or"].contains(said(between(found[place - 1].tokens, found[place].tokens))), end < chart.tokens.count, endsClause(end)
            else {
                continue
            }
            found[place].mention.negated = true
        }
    }

    /// "hold the rice and cheese", "no onions or mayo": what stands beside a thing left out, bare, is left out too.
    func alsoLeftOut(_ found: [Found]) -> [Found] {
        guard !chart.lexicon.isSpanish, found.count > 1 else { return found }
        var out = found
        for place in out.indices.dropFirst() where out[place - 1].isRemoved && !out[place].isRemoved && out[place].mention.amount.isEmpty {
            // "no mayo and onion rings": what is ordered beside is eaten.
            let isSide =
                food(out[place]).map { food in
                    ["dish", "fastfood", "pizza", "sandwich", "soup", "salad", "dessert", "alcohol", "drink"].contains(food.group)
                        || Word.split(food.noun).last.map(["fry", "fries", "ring", "chip", "crisp", "tot", "wedge"].contains) == true
                } ?? false
            let words = between(out[place - 1].tokens, out[place].tokens).map { chart.tokens[$0].text }
            if words == ["or"] || words == ["nor"] || words == ["and"] && place + 1 == out.count && !isSide { out[place].isRemoved = true }
        }
        return out
    }

    private static let deniers: WordSet = [
        "didnt", "dont", "not", "never", "havent", "hadnt", "wasnt", "skipped", "skip", "neither", "nor", "cant", "wont", "doesnt", "isnt", "didn",
        "resisted", "declined", "refused", "avoid", "avoided", "couldnt", "nunca", "jamas", "quitale", "quitales", "quitele", "quitenle", "sacale",
        "tampoco", "ni", "nada", "evite", "evitado", "salte",
    ]
    /// "no" and what was only meant deny in Spanish: "no comí pan", "iba a comer pizza".
    private static let deniersInSpanish: WordSet = [
        "no", "iba", "ibamos", "queria", "pensaba",
    ]
    /// What others ate, or offered.
    static let others: WordSet = [
        "comio", "bebio", "pidio", "comieron", "tomaron", "bebieron", "pidieron", "cenaron", "almorzaron", "desayunaron", "ofrecio", "ofrecieron",
        "acabaron", "devoraron", "prefirio", "prefirieron", "eligio", "quisieron", "compartieron",
    ]

    /// "no le puse azúcar al té": where nothing was put stands all the same.
    private func isSpared(_ range: Range<Int>, by denier: Int) -> Bool {
        guard denier + 1 < range.lowerBound, ["le", "les"].contains(chart.tokens[denier + 1].word) else { return false }
        let led = chart.tokens[(denier + 1)..<range.lowerBound].suffix(2).map { $0.word }
        return led.last == "al" || led.first == "a" && led.count == 2
    }

    /// "was going to have a donut but didn't", "iba a pedir postre pero al final no".
    private func isTakenBack(after range: Range<Int>) -> Bool {
        guard chart.said[range.upperBound...].contains(where: { ["yet", "said", "but", "pero"].contains($0) }) else { return false }
        let rest = (range.upperBound..<chart.tokens.count).filter { chart.tokens[$0].kind != .mark }.map { chart.said[$0] }
        // "made a lasagna, havent eaten it yet".
        if rest.count <= 6, rest.last == "yet", rest.contains(where: { ["havent", "not", "haven", "didnt", "hasnt"].contains($0) }) { return true }
        // "was offered cake, said no".
        if rest.count <= 4, rest.suffix(2) == ["said", "no"] { return true }
        guard (2...5).contains(rest.count), ["but", "pero"].contains(rest[0]), !rest.contains("the") else { return false }
        return ["didnt", "didn", "resisted", "couldnt", "passed", "stopped", "forgot", "no", "resisti", "aguante"].contains(rest[rest.count - 1])
            || rest.starts(with: ["but", "didnt"]) || rest.suffix(2) == ["didn", "t"] || rest.suffix(3) == ["changed", "my", "mind"]
    }

    /// "skipped the bun on my burger": the burger stands.
    private func isUnderDenied(_ range: Range<Int>) -> Bool {
        let my = range.lowerBound - 1
        return !chart.lexicon.isSpanish && my > 1 && ["my", "the"].contains(chart.tokens[my].word)
            && ["on", "off", "from"].contains(chart.tokens[my - 1].word) && chart.tokens[my - 2].kind == .word && chart.classes[my - 2] == 0
    }

    /// "not sure how much guac", "no sé cuánto pan", "not much rice": how much is not known, or little, and not that there was none.
    private func isOfAmount(_ denier: Int, before range: Range<Int>) -> Bool {
        let next = chart.tokens[(denier + 1)..<range.lowerBound].prefix(3)
        guard ["not", "no", "dont", "t"].contains(chart.tokens[denier].word), let first = next.first?.word else { return false }
        return ["sure", "much", "many", "certain"].contains(first) || next.contains { $0.text.hasPrefix("cuant") } && first != "me"
            || next.lazy.map { $0.word }.starts(with: ["know", "how"])
    }

    /// Denied within its clause: "I didn't have the toast"; "but" ends a denial.
    func isNegated(_ range: Range<Int>) -> Bool {
        if isTakenBack(after: range) || isPassedUp(range) || isRefused(range) || isNoneBeforeOther(range) { return true }
        var place = range.lowerBound - 1, steps = 0
        if isUnderDenied(range) { return false }
        while place >= 0, steps < 6 {
            let token = chart.tokens[place]
            if token.kind == .mark || ["but", "instead", "and", "just", "pero", "sino", "y", "solo"].contains(token.word) { return false }
            // "no era mermelada era miel", "it wasnt jam it was honey": what it was begins a clause.
            if ["era", "eran", "fue", "fueron", "was", "were"].contains(token.word), place > 0,
                !Mentions.deniers.contains(chart.tokens[place - 1]), !Mentions.deniersInSpanish.contains(chart.tokens[place - 1]),
                place > 1 || !["no", "not"].contains(chart.tokens[0].word)
            {
                return false
            }
            if isOnlyNearly(place, before: range) { return true }
            if chart.lexicon.isSpanish, Reader.eatingInSpanish.contains(token) {
                // "no me dio tiempo de nada, me comí un sándwich": what was eaten is not denied by what stands before it.
                let led = chart.tokens[max(0, place - 2)..<place].map { $0.word }
                return led.contains { Mentions.deniers.contains($0) && $0 != "nada" || Mentions.deniersInSpanish.contains($0) }
            }
            if chart.lexicon.isSpanish, isPutRight(range, at: place) { return false }
            if isOfAmount(place, before: range) { return false }
            if chart.lexicon.isSpanish, Mentions.deniersInSpanish.contains(token), token.word != "no" || place + 1 < range.lowerBound {
                return !isSpared(range, by: place)
            }
            if chart.lexicon.isSpanish, Mentions.others.contains(token) || isOfAnother(place) { return true }
            // "había barbacoa y me aventé cinco tacos": what there was, beside what was eaten of it.
            if chart.lexicon.isSpanish, ["habia", "hubo"].contains(token.word),
                chart.tokens[range.upperBound...].containsOne(of: Reader.eatingInSpanish)
            {
                return true
            }
            // "nearly ate a donut".
            if NotEatenWords.almost.contains(token), place + 1 < range.lowerBound, ["ate", "had", "ordered"].contains(chart.tokens[place + 1].word) {
                return true
            }
            if Mentions.deniers.contains(token) {
                // "couldn't finish my pasta": some of it was eaten.
                if ["finish", "finished"].contains(chart.tokens[place + 1].word) { return false }
                // "not 2 but 3 eggs" speaks of the number.
                return
                    !(token.word == "not" && !["a", "an"].contains(chart.tokens[place + 1].word) && place + 1 < chart.classes.count
                    && chart.classes[place + 1] == Chart.Class.quantity.rawValue
                    && place + 2 >= range.lowerBound)
            }
            place -= 1
            steps += 1
        }
        return false
    }

    /// "no fries, swapped for a salad", "no coke i had juice": what opens a message with "no", before what was had instead.
    func isNoneBeforeOther(_ range: Range<Int>) -> Bool {
        guard range.lowerBound == 1, chart.tokens[0].word == "no", !chart.lexicon.isSpanish, range.upperBound + 1 < chart.tokens.count else {
            return false
        }
        let next = chart.tokens[range.upperBound]
        return next.kind == .mark && ![")", "-", "?"].contains(next.word) || ["actually", "i", "had", "got", "instead", "no"].contains(next.word)
    }

    /// "no dressing", "without cheese", "sin azúcar" right before the food; "took off the top bun", "yolk removed".
    func isLeftOut(_ range: Range<Int>) -> Bool {
        var place = range.lowerBound - 1
        while place >= 0, chart.lexicon.determiners.contains(chart.tokens[place]) || NotEatenWords.bare.contains(chart.tokens[place]) {
            place -= 1
        }
        if isTakenOff(range, after: place) || isNotInIt(place) { return true }
        // "sin cebolla ni atún".
        if place > 1, chart.tokens[place].word == "ni", chart.said[max(0, place - 4)..<place].contains(where: { $0 == "sin" }) { return true }
        guard place >= 0, chart.classes[place] == Chart.Class.without.rawValue else { return false }
        let word = chart.tokens[place].text
        // A "no" that opens the message and has but one food after it takes something back: "no greek yogurt".
        if word == "no", place == 0 { return chart.said[range.upperBound...].contains { $0 == "but" || $0 == "just" } }
        return word != "not" && word != "skip" && word != "skipped"
    }

    /// "picked off the tomato", "scraped the cheese off", "yolk removed", "le quité el tocino".
    private func isTakenOff(_ food: Range<Int>, after lead: Int) -> Bool {
        func text(_ place: Int) -> String { chart.tokens.indices.contains(place) ? chart.tokens[place].text : "" }
        func word(_ place: Int) -> WordKey { chart.tokens.indices.contains(place) ? chart.tokens[place].word : .none }
        let next = text(food.upperBound), isOff = ["off", "out"].contains(next)
        if NotEatenWords.discarded.contains(next) || NotEatenWords.taken.contains(next) && ["off", "out"].contains(word(food.upperBound + 1)) {
            return true
        }
        if NotEatenWords.discarded.contains(word(lead)) { return lead > 0 }
        if ["off", "out"].contains(word(lead)) { return NotEatenWords.taken.contains(word(lead - 1)) }
        if ["le", "les"].contains(word(lead - 1)) { return NotEatenWords.takenInSpanish.contains(word(lead)) }
        return isOff && NotEatenWords.taken.contains(word(lead))
    }

    private func isAway(_ food: Range<Int>) -> Bool {
        if isUnderDenied(food) { return false }
        if isReplaced(food) || isGivenAway(food) || isLikened(food) || isUntouched(food) { return true }
        var start = food.lowerBound
        while start > 0, !endsClause(start - 1) { start -= 1 }
        let clause = start..<food.lowerBound, texts = chart.said[clause]
        if isForOthers(food, clause: clause) { return true }
        func has(_ phrase: [WordKey]) -> Bool { texts.indices.contains { texts[$0] == phrase[0] && texts[$0...].starts(with: phrase) } }
        // "my husband had steak"; "my wife and i had" is one's own.
        if let subject = texts.lastIndex(where: NotEatenWords.others.contains),
            texts[subject...].dropFirst().prefix(4).contains(where: NotEatenWords.eating.contains),
            !texts[subject...].contains(where: NotEatenWords.own.contains), !texts[..<subject].contains(where: { ["with", "for"].contains($0) })
        {
            return true
        }
        // "dave had the ribs and i got a salad": a name, where one's own clause follows.
        if texts.count > 1, NotEatenWords.eating.contains(texts[start + 1]), isName(clause.lowerBound), ownClause(after: food.upperBound) {
            return true
        }
        // "i usually have toast but today …", "ordered a burger but they brought me …".
        let later = chart.said[food.upperBound...]
        if let turn = later.firstIndex(where: { ["but", "today"].contains($0) }) {
            if texts.contains(where: NotEatenWords.habits.contains) { return true }
            if texts.contains(where: { ["ordered", "asked"].contains($0) }), later[turn...].contains("they"),
                later[turn...].contains(where: { ["brought", "gave", "served"].contains($0) })
            {
                return true
            }
            if texts.contains("went"), texts.contains("for"), later[turn] == "but" { return true }
        }
        // "tomorrow is pizza night so today …".
        if texts.contains("tomorrow"), later.contains(where: { ["today", "tonight", "had"].contains($0) }) { return true }
        // "made lasagna for tomorrow", "baked cookies for the kids".
        if texts.contains(where: NotEatenWords.making.contains), later.first == "for",
            let whom = chart.tokens[food.upperBound...].dropFirst().first(where: { $0.word != "the" && $0.word != "my" }),
            NotEatenWords.keepers.contains(whom) || Sharing.people.contains(Word.singular(whom.text))
        {
            return true
        }
        if let last = texts.lastIndex(where: NotEatenWords.almost.contains),
            texts[last...].dropFirst().prefix(2).contains(where: NotEatenWords.eating.contains)
        {
            return true
        }
        if NotEatenWords.meant.contains(where: has), !texts.contains("had") || has(["had", "planned"]) || isThought(texts) {
            // "I'm going to have steak, chips and peas" means all of it.
            let isAhead = [["going", "to"], ["gonna"], ["planning"]].contains(where: has) && !texts.contains("was")
            let isOtherwise = zip(later, later.dropFirst()).contains { $0 == "so" && ["today", "tonight", "now", "just", "only"].contains($1) }
            return !isAhead || isOtherwise || chart.tokens[food.upperBound...].containsOne(of: NotEatenWords.turning)
        }
        if texts.contains(where: NotEatenWords.bought.contains) || has(["picked", "up"]) || has(["store", "for"]),
            chart.tokens[food.upperBound...].containsOne(of: NotEatenWords.eating)
        {
            return true
        }
        // "there were sandwiches and I had two"; "they had muffins" is told of others.
        if has(["there", "were"]) || has(["there", "was"]) { return true }
        // "cake was offered", "the muffins were sold out".
        var end = food.upperBound
        while end < chart.tokens.count, !endsClause(end), end < food.upperBound + 5 { end += 1 }
        let after = Array(chart.said[food.upperBound..<end])
        // "curtido on the side not eaten", "the salad untouched".
        if after.contains("untouched") || after.contains("uneaten") || after.suffix(2) == ["not", "eaten"] { return true }
        return after.count >= 2 && ["was", "were", "is", "are"].contains(after[0]) && NotEatenWords.gone.contains(after[1])
    }

    /// "instead of fries", "rather than the soup", "left the toast": said of this food right before it.
    private func isReplaced(_ food: Range<Int>) -> Bool {
        var place = food.lowerBound - 1
        while place >= 0, chart.lexicon.determiners.contains(chart.tokens[place]) || chart.lexicon.articles.contains(chart.tokens[place]) {
            place -= 1
        }
        guard place >= 0 else { return false }
        let last = chart.said[place], pair = place > 0 ? [chart.said[place - 1], last] : [last]
        if NotEatenWords.replacing.contains(pair) || last == "left" && place + 1 < food.lowerBound { return true }
        // "swapped the fries for a side salad".
        let next = food.upperBound < chart.tokens.count ? chart.said[food.upperBound] : .none
        return ["swapped", "traded", "switched", "replaced", "exchanged"].contains(last) && ["for", "with", "by"].contains(next)
    }

    /// "tastes like chicken", "better than yesterday's pizza", "que sabe a pollo": only what it was held against.
    func isLikened(_ food: Range<Int>) -> Bool {
        var place = food.lowerBound - 1
        while place >= 0,
            chart.lexicon.determiners.contains(chart.tokens[place]) || chart.lexicon.articles.contains(chart.tokens[place])
                || isTime(place)
        {
            place -= 1
        }
        guard place > 0 else { return false }
        let pair = [chart.said[place - 1], chart.said[place]], end = food.upperBound
        if NotEatenWords.likening.contains(pair) { return true }
        return NotEatenWords.comparing.contains(pair) && end < chart.tokens.count && [",", ":", "-"].contains(chart.tokens[end].word)
    }

    /// "dave", "sarah": a word that nobody here knows, where one who eats would be named.
    private func isName(_ place: Int) -> Bool {
        let token = chart.tokens[place]
        return token.kind == .word && chart.classes[place] == Chart.Class.none.rawValue && chart.nameLengths[place] == 0
            && !NotEatenWords.own.contains(token) && !NotEatenWords.leads.contains(token)
    }

    /// "… and i got", "but i had": what one ate oneself, further on.
    func ownClause(after start: Int) -> Bool {
        chart.tokens.indices.dropLast().contains { place in
            place >= start && ["i", "ive"].contains(chart.tokens[place].word)
                && chart.tokens[(place + 1)...].prefix(3).contains { NotEatenWords.eating.contains($0) || $0.word == "stuck" }
        }
    }

    /// "hush puppies I gave to the dog", "huel? no, had a shake".
    private func isGivenAway(_ food: Range<Int>) -> Bool {
        func text(_ place: Int) -> String { place < chart.tokens.count ? chart.tokens[place].text : "" }
        func word(_ place: Int) -> WordKey { place < chart.tokens.count ? chart.tokens[place].word : .none }
        var place = food.upperBound
        if word(place) == "that" || word(place) == "which" { place += 1 }
        if word(place) == "i", ["gave", "threw", "left", "tossed", "skipped", "refused", "fed"].contains(word(place + 1)) { return true }
        if ["?", ","].contains(word(place)) { place += 1 }
        return word(place) == "no" && [",", "-", "just", "but"].contains(word(place + 1))
    }

    /// "dressing on the side, didn't use it", "a side of slaw which i never touched".
    private func isUntouched(_ food: Range<Int>) -> Bool {
        let rest = chart.tokens[food.upperBound...].prefix(9).filter { $0.kind != .mark }.map { $0.word }
        let told = rest.drop { ["on", "the", "side", "but", "and", "i", "which", "that", "though"].contains($0) }
        guard let first = told.first, ["didnt", "didn", "never", "hardly", "barely"].contains(first) else { return false }
        let deed = told.dropFirst().drop { ["t", "even", "really", "actually"].contains($0) }
        return deed.first.map { NotEatenWords.using.contains($0) } == true
            && (deed.count == 1 || ["it", "them", "any", "that", "tho", "though"].contains(deed.dropFirst().first ?? ""))
    }

    private func endsClause(_ place: Int) -> Bool {
        let token = chart.tokens[place]
        if token.kind == .mark { return [",", ";", ".", "!", "?", "(", ")", ":"].contains(token.word) }
        if token.word == "and", place + 1 < chart.tokens.count { return ["i", "then", "ive", "we"].contains(chart.tokens[place + 1].word) }
        return ["but", "then", "so", "because", "though", "although", "while", "instead"].contains(token.word)
    }
}

enum NotEatenWords {
    static let own: WordSet = ["i", "ive", "me", "we", "weve", "id", "im", "us"]
    static let others: WordSet = Sharing.people.union([
        "everyone", "everybody", "he", "she", "they", "others", "kids", "friends", "boss", "coworkers", "colleagues", "guys", "rest", "boys", "girls",
        "son", "daughter", "kiddo", "toddler", "grandkids", "grandson", "granddaughter", "nephew", "niece", "twins", "lil", "youngest", "oldest",
        "hubs", "roomie", "bro", "sis", "boy", "girl", "wifey", "grandmother", "grandfather", "guests", "team", "somebody", "someone", "people",
        "parents", "mother", "father", "grandma", "grandpa", "baby", "dog", "cat", "hubby", "bf", "gf",
    ]).subtracting(["date", "other", "her", "him", "them"])
    static let eating: WordSet = [
        "had", "ate", "eat", "have", "got", "get", "ordered", "drank", "has", "having", "eats", "eating", "took", "grabbed", "finished", "chose",
        "picked", "made", "went", "bought", "stole", "devoured", "drinks", "snacked", "munched", "nibbled", "sipped", "snacking",
    ]
    /// Lead a clause without being who eats: "just had", "then ate".
    static let leads: WordSet = [
        "just", "then", "also", "and", "so", "only", "finally", "still", "already", "later", "even", "really", "have", "had", "first", "again", "now",
        "who", "what", "which", "that", "it", "not", "never", "always", "usually", "definitely", "probably", "apparently", "technically", "basically",
        "honestly", "literally", "actually", "please", "hey", "ok", "okay", "yes", "yeah", "yep", "lol", "omg", "ugh", "well", "oh", "hi", "hello",
        "pre", "post", "before", "after", "mostly", "maybe", "over", "once", "out", "up", "today", "morning", "recently", "totally", "must",
    ]
    static let habits: WordSet = ["usually", "normally", "typically", "ordinarily", "always"]
    static let making: WordSet = [
        "made", "cooked", "baked", "prepped", "prepared", "bought", "got", "making", "baking", "packed", "grabbed", "ordered",
    ]
    static let keepers: WordSet = [
        "tomorrow", "later", "week", "kids", "him", "her", "them", "guests", "friends", "everyone", "potluck", "party", "team", "office", "meeting",
        "colleagues", "coworkers", "neighbors", "neighbours", "freezer",
    ]
    static let likening: Set<[WordKey]> = [
        ["tastes", "like"], ["tasted", "like"], ["taste", "like"], ["tasting", "like"], ["smells", "like"], ["smelled", "like"], ["looked", "like"],
        ["looks", "like"], ["sabe", "a"], ["sabia", "a"], ["parecido", "a"], ["parecida", "a"],
    ]
    static let comparing: Set<[WordKey]> = [
        ["better", "than"], ["worse", "than"], ["similar", "to"], ["similar", "a"], ["mejor", "que"], ["peor", "que"],
    ]
    static let replacing: Set<[WordKey]> = [["instead", "of"], ["rather", "than"], ["place", "of"], ["lieu", "of"]]
    static let almost: WordSet = ["almost", "nearly"]
    static let meant: [[WordKey]] = [
        ["going", "to"], ["gonna"], ["wanted"], ["fancied"], ["planned"], ["planning"], ["meant", "to"], ["thought", "about"], ["thinking", "about"],
        ["thinking", "of"], ["thought", "it", "was"], ["tempted"], ["craving"], ["craved"], ["considered"], ["supposed", "to"], ["offered", "me"],
        ["instead", "of"],
        ["rather", "than"], ["out", "of"], ["no", "to"], ["back", "on"], ["down", "on"], ["passed", "on"], ["passed", "up"], ["turned", "down"],
        ["refused"], ["resisted"], ["i", "gave"], ["we", "gave"], ["gave", "my"], ["gave", "the"], ["gave", "him"], ["gave", "her"],
        ["couldnt", "face"], ["didnt", "touch"], ["couldnt", "eat"], ["didnt", "want"], ["left", "behind"], ["gave", "away"],
        ["fed"], ["said", "no"], ["wouldnt", "touch"], ["threw"], ["tossed"], ["wishing", "for"], ["wished", "for"], ["smelled"], ["skipped"],
    ]
    /// Words between "no" and what was left out.
    static let bare: WordSet = ["added", "any", "top", "bottom", "extra", "other"]
    static let taken: WordSet = ["took", "taken", "scraped", "picked", "pulled", "peeled", "cut", "wiped", "trimmed"]
    static let takenInSpanish: WordSet = ["quite", "saque", "retire", "quitamos", "sacamos", "quitaron"]
    static let discarded: WordSet = ["removed", "discarded", "ditched", "removing", "ditching"]
    static let turning: WordSet = ["but", "instead", "had", "ate", "ended", "settled", "went", "got", "though", "stuck", "opted", "chose", "picked"]
    /// What tells that something was eaten or drunk after all.
    static let consuming: WordSet = [
        "had", "ate", "eat", "eaten", "drank", "having", "finished", "devoured", "tried", "for", "with", "breakfast", "lunch", "dinner", "snack",
    ]
    static let using: WordSet = [
        "use", "used", "touch", "touched", "eat", "ate", "have", "want", "try", "tried", "drink", "finish", "need", "add",
    ]
    static let bought: WordSet = ["bought", "purchased", "baked", "cooked"]
    static let gone: WordSet = ["offered", "gone", "sold", "out", "off", "left", "for", "burnt", "spoiled", "bad"]
}
