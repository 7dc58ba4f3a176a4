import NLU
import Nutrition

/// What was put into or onto something that stands, and what that something was.
extension Intents {
    /// "my wife made it with cream", "we fried them in butter": what went into it, whoever cooked.
    static func cookedWith(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard !tracker.entries.isEmpty, ["log_food", "correct", "copy_entries"].contains(tracker.lastAction ?? ""), reading.when.isEmpty,
            !reading.text.hasSuffix("?"), !reading.foods.isEmpty, words.count <= 12, words.isDisjoint(with: ["not", "no", "without", "instead"]),
            reading.foods.allSatisfy({ $0.best != nil && !$0.negated && !$0.isDefinite && $0.removed.isEmpty && !isWater($0) }),
            let verb = words.prefix(4).firstIndex(where: ["made", "cooked", "fried", "baked", "roasted", "prepared"].contains), verb > 0,
            verb + 3 < words.count, ["it", "them", "that", "those", "mine"].contains(words[verb + 1]),
            ["with", "in", "using"].contains(words[verb + 2])
        else { return nil }
        var log = LogFood(foods: reading.foods, when: When(), continues: true)
        (log.restates, log.areContents) = (.never, true)
        return [.logFood(log)]
    }

    /// "el silpancho con doble huevo", of one that stands: made with twice as much of it.
    static func doubledPart(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard !tracker.entries.isEmpty, ["log_food", "correct"].contains(tracker.lastAction), reading.foods.count == 2, reading.when.isEmpty,
            let host = reading.foods.first, var part = reading.foods.last, host.best != nil, part.best != nil, !part.negated, host.amount.isEmpty,
            ["el", "la", "los", "las", "the", "my", "mi"].contains(words[0]), words.count <= 8, !reading.text.hasSuffix("?"),
            let double = words.firstIndex(where: ["doble", "double", "triple"].contains), ["con", "with"].contains(words[double - 1]),
            !["carne", "meat", "patty", "medallon", "milk", "leche", "sugar", "azucar", "cream", "crema", "nata", "shot", "espresso"].contains(
                part.said),
            words[1..<(double - 1)].elementsEqual(Word.split(host.said)),
            words[(double + 1)...].elementsEqual(Word.split(part.said))
        else { return nil }
        part.amount = Amount(quantity: words[double] == "triple" ? 3 : 2)
        var log = LogFood(foods: [part], when: When(), continues: true)
        (log.addedTo, log.isMultiple, log.restates) = (FoodMention(said: host.said, candidates: host.candidates), true, .never)
        return [.logFood(log)]
    }

    /// "le puse azúcar al té, dos cucharaditas", "I put sugar in it, 2 teaspoons": more of the meal, and no other amount of the tea.
    static func putIn(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        // "cuánta azúcar tenían las cervezas" puts none in.
        if ["how", "what", "whats", "cuanto", "cuanta", "cuantos", "cuantas"].contains(reading.words.first) { return nil }
        if let requests = madeWithMilk(reading, tracker) ?? spiceInHost(reading, tracker) ?? heldSpice(reading, tracker) ?? hostLast(reading, tracker)
            ?? otherAlone(reading, tracker) ?? laidOn(reading, tracker)
        {
            return requests
        }
        let (reading, words) = reordered(reading)
        guard !tracker.entries.isEmpty, words.count > 2, reading.when.isEmpty, !reading.text.hasSuffix("?"), !words.contains("no"),
            ["le", "les"].contains(words[0]) && putting.contains(words[1])
                || ordering.contains(words[0]) && words.dropFirst(2).contains(where: ["a", "al"].contains)
                || words[0] == "i" && ["put", "added", "mixed", "stirred"].contains(words[1])
                    && words.contains(where: ["in", "on", "to", "into"].contains)
                // "add a sugar to it".
                || words[0] == "add" && words.dropLast().last == "to" && ["it", "that"].contains(words.last) && spice(in: words) != nil,
            reading.foods.count <= 2 && reading.foods.dropFirst().allSatisfy(\.isDefinite) || reading.foods.count <= 5
        else { return nil }
        // Sugar and salt may have been read as nutrients.
        let spice = spice(in: words)
        // "le puse mostaza y mayonesa": the first may have been read as put out of the second.
        var several = reading.foods.flatMap { food in
            food.removed.map { FoodMention(said: $0, candidates: []) } + (food.isDefinite ? [] : [food])
        }
        if let spice, !several.isEmpty, !several.contains(where: { Word.split($0.said) == Word.split(spice.said) }), words.contains("y") {
            several.append(spice)
        }
        if several.count > 1 {
            var log = LogFood(
                foods: several.map {
                    var food = $0; (food.negated, food.removed) = (false, []); return food
                }, when: When(), continues: true)
            log.addedTo = reading.foods.only(where: \.isDefinite)
            log.restates = .never
            return [.logFood(log)]
        }
        var put = several.first ?? spice ?? named(words)
        if put?.amount.isEmpty ?? false, let amount = (reading.amounts + reading.foods.map(\.amount)).first(where: { $0.quantity != nil }) {
            put?.amount = amount
        }
        guard var put else { return nil }
        (put.negated, put.removed) = (false, [])
        var log = LogFood(foods: [put], when: When(), continues: true)
        log.addedTo = reading.foods.first(where: \.isDefinite)
        log.restates = .never
        return [.logFood(log)]
    }

    /// "al té le puse dos de azúcar", "a las tostadas ponles mermelada": as "le puse dos de azúcar al té" is read.
    private static func reordered(_ reading: Reading) -> (Reading, [String]) {
        let words = Array(reading.words.drop { ["y", "and", "ah", "oh", "tambien", "also"].contains($0) })
        guard ["al", "a"].contains(words.first),
            let pronoun = words.indices.prefix(6).dropLast().first(where: { place in
                ["le", "les"].contains(words[place]) && putting.contains(words[place + 1]) || ordering.contains(words[place])
            })
        else { return (reading, words) }
        var reading = reading
        let name = words[..<pronoun].drop { ["al", "a", "la", "los", "las"].contains($0) }.joined(separator: " ")
        if let place = reading.foods.firstIndex(where: { Word.split($0.said).joined(separator: " ") == name }) {
            reading.foods[place].isDefinite = true
        } else {
            var host = FoodMention(said: name, candidates: [])
            host.isDefinite = true
            reading.foods.insert(host, at: 0)
        }
        return (reading, Array(words[pronoun...]) + ["a", name])
    }

    /// "el mate llevaba azúcar", "llevaba dos cucharaditas de azúcar", "the tea had sugar in it": what a drink had in it, and no question of a nutrient.
    private static func heldSpice(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.drop {
            ["y", "and", "ah", "oh", "tambien", "also", "the", "el", "la", "los", "las", "mi", "my", "it"].contains($0)
        }
        guard !tracker.entries.isEmpty, reading.when.isEmpty, !reading.text.hasSuffix("?"), words.count <= 10, !words.contains("no"),
            !words.contains("sin"), var spice = spice(in: Array(words)),
            let verb = words.firstIndex(where: { Vocabulary[.having].contains($0) || $0 == "had" }), verb - words.startIndex <= 3,
            reading.foods.allSatisfy({ !$0.negated && $0.removed.isEmpty && ($0.isDefinite || Word.split($0.said) == Word.split(spice.said)) })
        else { return nil }
        // "el té tenía 20 g de azúcar" tells a figure, where no cup or spoon is named.
        let amount = (reading.foods.map(\.amount) + reading.amounts).first { $0.quantity != nil }
        guard amount?.unit?.name != "mg" else { return nil }
        if let food = reading.foods.first(where: { !$0.isDefinite }) { spice = food }
        if let amount { spice.amount = amount }
        var log = LogFood(foods: [spice], when: When(), continues: true)
        let host = words[..<verb].joined(separator: " ")
        log.addedTo = reading.foods.first(where: \.isDefinite) ?? (host.isEmpty ? nil : FoodMention(said: host, candidates: []))
        log.restates = .part
        return [.logFood(log)]
    }

    /// "sugar in the coffee, two packets", "azúcar en el té, dos cucharadas": put in, where an amount of it is told.
    private static func spiceInHost(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = Array(reading.words.drop { ["and", "also", "oh", "y", "ah"].contains($0) })
        guard !tracker.entries.isEmpty, reading.when.isEmpty, !reading.text.hasSuffix("?"), reading.text.contains(","),
            (5...10).contains(words.count),
            let joint = words.firstIndex(where: ["in", "en"].contains), (1...2).contains(joint), var spice = spice(in: Array(words[..<joint])),
            ["the", "my", "el", "la", "mi"].contains(words[joint + 1]),
            let amount = (reading.amounts + reading.foods.map(\.amount)).first(where: { $0.quantity ?? 0 > 0 })
        else { return nil }
        spice.amount = amount
        var log = LogFood(foods: [spice], when: When(), continues: true)
        log.addedTo = FoodMention(said: words[joint + 2], candidates: [])
        log.restates = .part
        return [.logFood(log)]
    }

    /// "con dos cucharaditas de azúcar el té", "con leche el café": what went into it, and then what that was, with no word between.
    private static func hostLast(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = Array(reading.words.drop { ["y", "pero", "ah", "oh"].contains($0) })
        guard !tracker.entries.isEmpty, reading.when.isEmpty, !reading.text.hasSuffix("?"), (4...10).contains(words.count),
            let article = words.lastIndex(where: ["el", "la", "los", "las"].contains), article >= 2, (1...3).contains(words.count - article - 1),
            !["con", "de", "en", "a", "y", "para", "por", "sin", "que"].contains(words[article - 1])
        else { return nil }
        let name = words[(article + 1)...].joined(separator: " ")
        func isHost(_ food: FoodMention) -> Bool { food.isDefinite && Word.split(food.said).joined(separator: " ") == name }
        var put = reading.foods.filter { !isHost($0) }
        if put.isEmpty, var spice = spice(in: Array(words[..<article])) {
            spice.amount = reading.amounts.first ?? Amount()
            put = [spice]
        }
        guard !put.isEmpty, put.allSatisfy({ !$0.negated && !$0.isDefinite && $0.removed.isEmpty }),
            words[0] == "con" || put.allSatisfy({ ["tsp", "tbsp", "splash"].contains($0.amount.unit?.name) })
        else { return nil }
        var log = LogFood(foods: put, when: When(), continues: true)
        log.addedTo = reading.foods.first(where: isHost) ?? FoodMention(said: name, candidates: [])
        log.restates = put.count == 1 ? .part : .never
        return [.logFood(log)]
    }

    /// "there was a splash of milk in the tea", "butter on it too", "and some cream on top": one thing more, in or on what stands.
    private static func laidOn(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        var words = Array(reading.words.drop { ["oh", "and", "ah", "also", "but", "plus", "actually"].contains($0) })
        let isThere = ["there", "theres"].contains(words.first)
        while ["too", "also", "well", "as"].contains(words.last) { words.removeLast() }
        guard !tracker.entries.isEmpty, ["log_food", "correct"].contains(tracker.lastAction ?? ""), reading.when.isEmpty, reading.replacement == nil,
            ["log_food", "correct", "inform", "out_of_scope"].contains(reading.intent.name), (3...11).contains(words.count),
            !reading.text.hasSuffix("?"),
            words.isDisjoint(with: ["no", "not", "without", "instead", "make"]), isThere || words.isDisjoint(with: ["was", "were"]),
            !["it", "that", "they", "this"].contains(words.first),
            let joint = words.lastIndex(where: ["in", "on"].contains) ?? (isThere && words.suffix(2) == ["after", "all"] ? words.count - 2 : nil),
            joint > words.startIndex
        else { return nil }
        // "there was sour cream after all".
        if words[joint] == "after", let food = reading.foods.only, food.best != nil, !food.negated {
            var log = LogFood(foods: [food], when: When(), continues: true)
            log.restates = .never
            return [.logFood(log)]
        }
        let place = words[(joint + 1)...].drop { ["the", "my"].contains($0) }
        var put = reading.foods.filter { !$0.isDefinite }
        let hosts = reading.foods.filter(\.isDefinite)
        // "there was brown sauce on it, a tbsp": how much is said last.
        let measure = place.dropFirst()
        let isMeasured = measure.allSatisfy { Double($0) != nil || Vocabulary[.counts].contains($0) || isMeasure($0) }
        if isMeasured, let amount = reading.amounts.only, put.count == 1, put[0].amount.isEmpty { put[0].amount = amount }
        guard !put.isEmpty, put.allSatisfy({ $0.best != nil && !$0.negated && $0.removed.isEmpty }), hosts.count <= 1,
            put.allSatisfy({ food in Word.split(food.said).first.flatMap(words.firstIndex(of:)).map { $0 < joint } ?? false })
        else { return nil }
        var log = LogFood(foods: put, when: When(), continues: true)
        log.restates = .never
        if let host = hosts.first {
            guard isThere, Word.split(host.said) == Array(place) else { return nil }
            log.addedTo = host
        } else {
            guard isMeasured, ["it", "that", "them", "top", "there", "those"].contains(place.first),
                words[..<joint].allSatisfy({ word in
                    beforeLaid.contains(word) || Double(word) != nil || Vocabulary[.counts].contains(word) || Unit.named(word) != nil
                        || put.contains { Word.split($0.said).contains(word) }
                })
            else { return nil }
        }
        return [.logFood(log)]
    }

    private static func isMeasure(_ word: String) -> Bool {
        Unit.named(word) != nil || ["a", "an", "about", "like", "around", "half", "of", "maybe"].contains(word)
    }

    private static let beforeLaid = Set(
        Word.split("there was were had with i some a an bit little splash drizzle of put it them lots extra more and plenty"))

    /// "le puse chile": what is named and was not read as a food.
    private static func named(_ words: [String]) -> FoodMention? {
        let name = words.dropFirst(2).prefix { !["a", "al", "en", "tambien"].contains($0) }
        guard ["le", "les"].contains(words.first), (1...2).contains(name.count), !name.contains(where: Vocabulary[.small].contains) else {
            return nil
        }
        return FoodMention(said: name.joined(separator: " "), candidates: [])
    }

    /// Sugar or salt, named among the words.
    private static func spice(in words: [String]) -> FoodMention? {
        words.first { ["sugar", "azucar", "sal", "salt"].contains($0) }.map { FoodMention(said: $0 == "azucar" ? "azúcar" : $0, candidates: []) }
    }

    private static let ordering: Set<String> = [
        "ponle", "ponele", "echale", "agregale", "anadele", "sumale", "metele", "ponles", "echales", "agregales",
    ]
    private static let putting: Set<String> = ["puse", "eche", "agregue", "anadi", "pusimos", "meti"]
}
