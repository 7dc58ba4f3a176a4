import NLU
import Nutrition

/// Corrections of several things in one message, and of all but what was put right before.
extension Intents {
    /// "era pan integral con huevo y jugo", where nothing stands that it could put right: all of it was eaten.
    private static func toldAtOnce(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard tracker.entries.isEmpty, reading.foods.count > 1, reading.replacement == nil, Vocabulary[.being].contains(reading.words[0]),
            reading.foods.allSatisfy({ $0.best != nil && !$0.negated && !$0.isDefinite }), !reading.text.hasSuffix("?")
        else { return nil }
        return [.logFood(LogFood(foods: reading.foods, when: reading.when))]
    }

    /// "era pesado en crudo: pon 90 g de macarrones y 60 g de tomate frito": both in the place of the one row.
    static func putInstead(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words, told = reading.foods.filter { !$0.negated && $0.amount.unit?.grams != nil && $0.best != nil && !$0.isDefinite }
        guard tracker.entries.count == 1, told.count > 1, !reading.text.hasSuffix("?"),
            let order = words.firstIndex(where: ["pon", "ponme", "anota", "apunta", "put", "log"].contains), order > 2,
            words[..<order].contains(where: Vocabulary[.being].contains),
            // "weighed myself, was 70 kg, log …": that tells something else.
            words[..<order].allSatisfy({ $0.first?.isNumber != true && $0 != "now" && $0 != "ahora" }),
            words[..<order].contains(where: ["pesado", "peso", "crudo", "cruda", "cocido", "raw", "cooked", "weighed", "wrong", "mal"].contains)
        else { return nil }
        var correction = Correction(selection: Selection(pointsBack: true), food: told[0])
        correction.others = Array(told.dropFirst())
        return [.correct(correction)]
    }

    /// "el jugo era de naranja y las empanadas eran tres", "el café era descafeinado y con leche": one correction after the other.
    static func severalCorrections(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        if let told = toldAtOnce(reading, tracker) { return told }
        let words = reading.words
        guard !tracker.entries.isEmpty, reading.amounts.isEmpty, words.count <= 16,
            let verb = words.indices.first(where: { Vocabulary[.being].contains(words[$0]) && Vocabulary.saysBeing(words[max(0, $0 - 1)...$0]) }),
            let joint = words.indices.dropFirst(verb + 2).first(where: { ["y", "and"].contains(words[$0]) && begins(words[($0 + 1)...]) != nil }),
            let subject = begins(words[(joint + 1)...])
        else { return nil }
        // What is told of the same thing again needs what it was told of.
        let first = part(reading, Array(words[..<joint])),
            second = part(reading, subject.isEmpty ? Array(words[...verb]) + words[(joint + 1)...] : subject)
        guard first.foods.allSatisfy({ !$0.negated }) || words[..<joint].contains(where: ["sin", "without"].contains),
            subject.isEmpty || first.foods.count < reading.foods.count,
            second.foods.count < reading.foods.count || first.foods.count < reading.foods.count
        else { return nil }
        return correct(first, tracker) + correct(second, tracker)
    }

    /// "el jugo era de mora, 250 ml", "the soup was lentil, 300 g": which kind it was, and then how much of it.
    static func kindThenAmount(_ reading: Reading, _ understanding: Understanding, _ tracker: Tracker) -> [Request]? {
        guard !tracker.entries.isEmpty, reading.text.contains(", ") else { return nil }
        let parts = reading.text.split(separator: ", ").map { Word.split(String($0)) }
        guard parts.count == 2, ["correct", "log_food", "inform"].contains(reading.intent.name),
            reading.foods.count <= 2, reading.when.isEmpty, parts[1].joined().contains(where: \.isNumber), parts[1].count <= 3,
            parts[1].allSatisfy({ $0.first?.isNumber ?? false || Unit.named($0) != nil || ["de", "of"].contains($0) }),
            let quantity = Double(parts[1][0].prefix { $0.isNumber || $0 == "." }),
            let unit = unitTold(parts[1]),
            let verb = parts[0].prefix(4).firstIndex(where: Vocabulary[.being].contains), verb + 1 < parts[0].count,
            parts[0].isDisjoint(with: ["not", "no", "wasnt", "sin", "without"]), parts[0].allSatisfy({ Double($0) == nil })
        else { return nil }
        var kind = part(reading, parts[0])
        kind.amounts = []
        for place in kind.foods.indices { kind.foods[place].amount = Amount() }
        let told = requests(kind, understanding, tracker)
        guard case .correct? = told.only else { return nil }
        // Of the same row: "the butter was salted, 10 g" is of no toast.
        let subject = parts[0][..<verb].filter { !["the", "my", "el", "la", "los", "las", "mi", "it", "they", "that", "eso"].contains($0) }
        let named = reading.foods.first { Set(Word.split($0.said)).isSubset(of: parts[0]) }?.candidates ?? []
        let rows =
            subject.isEmpty
            ? Selection(pointsBack: true) : Selection(foods: [FoodMention(said: subject.joined(separator: " "), candidates: named)])
        // Where nothing but another food was told, it is none of it.
        let isThere = tracker.entries.count > 1 || tracker.food.map { Set(Word.split($0.noun)).isSuperset(of: subject.suffix(1)) } ?? false
        guard subject.isEmpty || isThere else { return nil }
        return told + [.correct(Correction(selection: rows, amount: Amount(quantity: quantity, unit: unit)))]
    }

    /// The measure of "250 ml", "2 slices"; of "25g bag" the weight, which says more than what it came in.
    private static func unitTold(_ words: [String]) -> Unit? {
        let named = ([String(words[0].drop { $0.isNumber || $0 == "." })] + words.dropFirst()).compactMap { Unit.named($0) }
        return named.first { $0.grams != nil || $0.millilitres != nil } ?? named.last
    }

    /// "tomato soup, 300 ml, roll had butter": what went with one row, told behind what another was.
    static func hadBesides(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words, foods = reading.foods
        guard !tracker.entries.isEmpty, foods.count > 2, reading.replacement == nil, foods.allSatisfy({ !$0.negated && $0.best != nil }),
            let verb = words.lastIndex(where: ["had", "tenia"].contains), verb > 1, verb + 1 < words.count,
            let host = foods.firstIndex(where: { Word.split($0.said).last == words[verb - 1] }), host > 0, host + 1 < foods.count
        else { return nil }
        var before = words[..<max(0, verb - Word.split(foods[host].said).count)]
        while ["the", "my", "and", "el", "la", "y"].contains(before.last ?? "") { before.removeLast() }
        guard !before.isEmpty else { return nil }
        return correct(part(reading, Array(before)), tracker) + [with(foods[(host + 1)...], besides: foods[host], reading)]
    }

    /// "the pbj was on white bread with extra jelly": what it lay on, and what went with it.
    static func onBreadWith(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words, foods = reading.foods
        guard !tracker.entries.isEmpty, foods.count > 2, reading.replacement == nil, foods[0].isDefinite,
            foods.allSatisfy({ !$0.negated && $0.best != nil }), let on = words.firstIndex(of: "on"), let joint = words.lastIndex(of: "with"),
            on > 1, joint > on + 1, Vocabulary.says(.being, words[..<on]), Set(Word.split(foods[1].said)).isSubset(of: words[on..<joint]),
            foods.dropFirst(2).allSatisfy({ Set(Word.split($0.said)).isSubset(of: words[joint...]) })
        else { return nil }
        return correct(part(reading, Array(words[..<joint])), tracker) + [with(foods[2...], besides: foods[0], reading)]
    }

    /// Foods that went with a row that stands.
    private static func with(_ foods: ArraySlice<FoodMention>, besides host: FoodMention, _ reading: Reading) -> Request {
        var log = LogFood(foods: Array(foods), when: reading.when, continues: true)
        (log.addedTo, log.restates) = (host, .never)
        return .logFood(log)
    }

    /// What follows "and" where it is another correction: its words, with their verb; empty where it tells more of the same thing.
    private static func begins(_ words: ArraySlice<String>) -> [String]? {
        guard let first = words.first, words.count > 1 else { return nil }
        if ["con", "sin", "with"].contains(first) { return [] }
        guard ["el", "la", "los", "las", "the"].contains(first), words.count > 2 else { return nil }
        if let verb = words.firstIndex(where: Vocabulary[.being].contains) { return verb > words.startIndex + 1 ? Array(words) : nil }
        // "y las empanadas de queso", "y el arroz integral", "y el jugo sin azúcar": as if the verb were said.
        let kind = words[words.startIndex + 2]
        guard words.count > 3 && ["de", "sin", "con"].contains(kind) || words.count == 3 && first != "the" && kind.first?.isNumber != true else {
            return nil
        }
        return Array(words.prefix(2)) + [first.hasSuffix("s") ? "eran" : "era"] + words.dropFirst(2)
    }

    private static func part(_ reading: Reading, _ kept: [String]) -> Reading {
        var part = reading
        part.text = kept.joined(separator: " ")
        part.untimed = part.text
        part.foods = reading.foods.filter { food in Word.split(food.said).allSatisfy(kept.contains) }
        return part
    }

    /// "casi me como un helado pero no": nothing is written down, and the ice cream is spoken of.
    static func heldBack(_ reading: Reading, _ talk: Talk) -> Request? {
        guard talk == .nothingDone, !reading.foods.isEmpty, reading.words.contains(where: ["pero", "but"].contains) else { return nil }
        let foods = reading.foods.filter { $0.best != nil }.map { food in
            var food = food
            food.negated = false
            return food
        }
        return foods.isEmpty ? nil : .holdBack(foods)
    }

    /// "las otras dos eran 100 gramos cada una", "the others were 100 g": of what was told together all but what has its amount.
    static func othersTold(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.drop { ["y", "and", "pero", "but", "no", "actually"].contains($0) }
        guard !tracker.entries.isEmpty, ["log_food", "correct"].contains(tracker.lastAction ?? ""), reading.foods.isEmpty, words.count <= 9,
            ["las", "los", "el", "lo", "the"].contains(words.first), words.dropFirst().first != "otro" || words.first != "el",
            ["otra", "otro", "other", "others", "demas"].contains(words.dropFirst().first)
                || ["rest", "resto"].contains(words.dropFirst().first) && isOfEach(reading.words),
            !reading.text.hasSuffix("?"), let amount = weighed(reading)
        else { return nil }
        var selection = Selection(all: true)
        selection.isOthers = true
        return [.correct(Correction(selection: selection, amount: amount))]
    }
}
