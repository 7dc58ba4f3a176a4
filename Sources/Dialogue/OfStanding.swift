import NLU
import Nutrition

/// What is said of rows that stand, whatever else the words come near: that they were of another day, went with those that were moved, or what one
/// of them weighed.
extension Intents {
    static func ofStanding(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard !reading.text.hasSuffix("?") else { return nil }
        if let moved = ofAnotherPlace(reading, tracker) ?? movedAlike(reading, tracker) { return moved }
        return weighedEach(reading, tracker) ?? halfUndone(reading, tracker) ?? kindAlone(reading, tracker) ?? withoutSkin(reading, tracker)
            ?? fatTrimmed(reading, tracker) ?? mealsApart(reading, tracker) ?? goneFor(reading, tracker) ?? favouredNow(reading, tracker)
    }

    /// "delete the coffee, that was yesterday", "remove it, I had it last night", "borra el café, fue ayer": it stays, where it belongs.
    private static func ofAnotherPlace(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let said = Array(Word.split(reading.untimed).drop { Vocabulary[.opening].contains($0) })
        let told = said.last.map(joints.contains) == true ? said.dropLast() : said
        guard ["delete_entry", "move_entry", "cancel"].contains(reading.intent.name), reading.target == nil, reading.when.minute == nil,
            !reading.when.isEmpty, told.count > 3, reading.foods.count <= 1, reading.foods.allSatisfy({ !$0.negated }),
            told.prefix(3).contains(where: {
                Vocabulary[.takingBack].contains($0) || Vocabulary[.dropping].contains($0) || ["take", "scrap"].contains($0)
            }), reading.when.day == nil || reading.when.day != tracker.day
        else { return nil }
        let (before, last) = (told[told.count - 2], told[told.count - 1])
        let isPronoun = ["it", "that", "they", "those", "which", "eso"].contains(before)
        let wasThen = Vocabulary[.being].contains(last) && (isPronoun || ["fue", "fueron", "era", "eran", "es"].contains(last))
        let hadThen = ["it", "that", "them", "those"].contains(last) && ["had", "ate", "drank"].contains(before)
        guard wasThen || hadThen, hadThen || ["it", "they", "eso"].contains(before) || reading.text.contains(",") || reading.text.contains(" - ")
        else { return nil }
        var moved = reading
        moved.intent = IntentScore("move_entry", reading.intent.confidence)
        (moved.target, moved.when) = (reading.when, When())
        return body(moved, tracker) ?? [move(moved, tracker)]
    }

    /// Between "was" and the day: "that was from yesterday".
    private static let joints: Set<String> = ["from", "on", "for", "at", "de", "del", "en", "s"]

    /// "and so was the coke", "same for the salad", "the fries too": moved to where the last ones were moved.
    private static func movedAlike(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.drop { ["and", "y", "oh", "also", "ok", "plus", "tambien"].contains($0) }.map { $0 }
        guard tracker.lastAction == "move_entry", !tracker.entries.isEmpty, reading.when.isEmpty, (1...8).contains(words.count),
            reading.amounts.isEmpty, reading.foods.allSatisfy(\.amount.isEmpty), !reading.text.hasSuffix("?")
        else { return nil }
        // "all of it", after one row of a meal was moved: the others go where it went.
        if reading.foods.isEmpty, words.allSatisfy(ofAllOfIt.contains), words.contains(where: wholeOfIt.contains) {
            var selection = Selection(all: true)
            selection.isAlike = true
            return [.move(selection, to: When())]
        }
        let isNext = words.count < reading.words.count && reading.words[0] != "ok" && reading.foods.only?.isDefinite == true
        guard words.count > (isNext ? 1 : 2) else { return nil }
        let isTold =
            words[0] == "so" && ["was", "were", "did", "is"].contains(words[1])
            || words[0] == "same" && ["for", "with", "goe"].contains(words[1])
            || words[0] == "lo" && words[1] == "mismo" || words[0] == "igual" && ["con", "que", "para"].contains(words[1])
        let isAdded =
            reading.foods.only?.isDefinite == true && ["too", "also", "well", "tambien"].contains(words.last)
            && words.count <= Word.split(reading.foods[0].said).count + 3
            // "and the coffee", "y el café".
            || isNext && words.count <= Word.split(reading.foods[0].said).count + 1
        guard isTold || isAdded else { return nil }
        // A name that was not read as a food finds its row by the word.
        let named = reading.foods.filter { !$0.negated }
        var selection = Selection(foods: named.isEmpty ? [FoodMention(said: words[words.count - 1], candidates: [])] : named)
        selection.isAlike = true
        return [.move(selection, to: When())]
    }

    private static let wholeOfIt = Set(Word.split("all everything both whole rest entire todo toda todos todas resto"))
    private static let ofAllOfIt = wholeOfIt.union(
        Word.split(
            "of it them that those the lot thing meal i meant mean no sorry actually was were yes too as well please el lo la y los las eso quise decir"
        ))

    /// "mine's 40 g a slice", "they were 30 g each", "50 g per slice": what one of those that were counted weighed.
    private static func weighedEach(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard !tracker.entries.isEmpty, eachOf.contains(tracker.lastAction ?? ""), reading.foods.count <= 1, reading.nutrients.isEmpty,
            reading.when.isEmpty, reading.foods.allSatisfy({ !$0.negated }), words.count <= 9,
            !words.contains(where: ["had", "ate", "how", "make", "another", "comi"].contains)
        else { return nil }
        let amounts = reading.amounts + reading.foods.map(\.amount)
        guard let weight = amounts.only(where: { $0.quantity ?? 0 > 0 && ($0.unit?.grams != nil || $0.unit?.millilitres != nil) }),
            amounts.allSatisfy({ $0 == weight || $0.isEmpty || $0.quantity ?? 1 == 1 && $0.size == nil })
        else { return nil }
        let measure = zip(words, words.dropFirst()).first {
            ["a", "an", "per", "each", "por", "la", "el", "cada"].contains($0) && counters.contains($1)
        }
        // "my scoop is 35 g", "each tortilla is 45 g", "cada arepa pesa 90 g".
        let own = words.indices.dropLast(2).first {
            ["each", "every", "cada", "my", "mi"].contains(words[$0]) && weighing.contains(words[$0 + 2])
        }
        if let own, own <= 1, ["each", "every", "cada"].contains(words[own]) || counters.contains(words[own + 1]) {
            return weighed(weight, words[own + 1], reading)
        }
        let isBare = words.last.map(["each", "apiece"].contains) == true && words.contains(where: ["mine", "ours"].contains)
        guard isBare || measure != nil, reading.foods.allSatisfy({ $0.isDefinite || Word.split($0.said).last == measure?.1 }) else { return nil }
        let named = reading.foods.map { FoodMention(said: $0.said, candidates: $0.candidates) }
        var correction = Correction(selection: Selection(foods: named, pointsBack: named.isEmpty), amount: weight)
        correction.isOfEach = true
        if named.isEmpty, let measure { correction.stood = Amount(unit: Unit(counterNames[measure.1] ?? measure.1)) }
        return [.correct(correction)]
    }

    /// One of what stands by that name, or counted in that measure.
    private static func weighed(_ weight: Amount, _ name: String, _ reading: Reading) -> [Request] {
        let named = reading.foods.map { FoodMention(said: $0.said, candidates: $0.candidates) }
        let isCounter = counters.contains(name)
        var correction = Correction(
            selection: Selection(foods: isCounter ? [] : named.isEmpty ? [FoodMention(said: name, candidates: [])] : named, pointsBack: isCounter),
            amount: weight)
        correction.isOfEach = true
        if isCounter { correction.stood = Amount(unit: Unit(counterNames[name] ?? name)) }
        return [.correct(correction)]
    }

    private static let weighing = Set(Word.split("is are was were weighs weigh weighed es era eran pesa pesan pesaba pesaban"))
    private static let eachOf: Set<String> = ["log_food", "correct", "explain", "ask_nutrient", "copy_entries", "ask_food_facts"]
    private static let counters = Set(Word.split("slice piece scoop bar cookie biscuit egg link patty rasher rebanada pieza unidad porción loncha"))
    private static let counterNames = ["rebanada": "slice", "loncha": "slice", "pieza": "piece", "unidad": "piece", "porcion": "serving"]

    /// "prawn one", "the oat milk one", "a chicken one", right after a dish: of which kind that was.
    private static func kindAlone(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.drop { ["oh", "it", "was", "the", "a", "an", "sorry", "actually"].contains($0) }
        guard ["log_food", "correct"].contains(tracker.lastAction ?? ""), tracker.entries.count == 1, tracker.question == nil,
            (2...4).contains(words.count), ["one", "ones"].contains(words.last), reading.when.isEmpty, let food = reading.foods.only, !food.negated,
            food.best != nil, Array(words.dropLast()) == Word.split(food.said), food.amount.quantity ?? 1 == 1, food.amount.unit == nil
        else { return nil }
        var told = reading, kind = food
        (kind.amount, kind.isDefinite) = (Amount(), false)
        (told.text, told.untimed) = ("it was \(food.said)", "it was \(food.said)")
        (told.foods, told.amounts, told.ordinal, told.intent.name) = ([kind], [], nil, "correct")
        return correct(told, tracker)
    }

    /// "undo the half, I ate most of it", when something else was done since: all of what stands as a part.
    private static func halfUndone(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard reading.intent.name == "undo", tracker.lastAction != "correct", !tracker.entries.isEmpty, reading.foods.isEmpty,
            reading.amounts.only(where: { $0.unit == nil && $0.quantity ?? 1 < 1 }) != nil, reading.when.isEmpty
        else { return nil }
        return [.correct(Correction(selection: Selection(pointsBack: true), amount: Amount(size: "whole")))]
    }

    /// "no skin on the chicken", "I took the skin off", "sin piel": the food without it.
    private static func withoutSkin(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard !tracker.entries.isEmpty, let skin = words.firstIndex(where: ["skin", "piel", "pellejo"].contains), words.count <= 9,
            ["log_food", "correct", "ask_nutrient", "copy_entries", "explain"].contains(tracker.lastAction ?? ""), reading.when.isEmpty,
            reading.amounts.isEmpty, reading.foods.count <= 1, reading.foods.allSatisfy(\.amount.isEmpty), reading.nutrients.isEmpty,
            words.contains(where: withouts.contains) || words.dropFirst(skin + 1).first.map(["off", "removed"].contains) == true,
            words.isDisjoint(with: ["didnt", "never", "not"]) || words.contains(where: ["eat", "have", "comi"].contains)
        else { return nil }
        let named = reading.foods.filter { !["skin", "piel", "pellejo"].contains($0.said) }.map {
            FoodMention(said: $0.said, candidates: $0.candidates)
        }
        return [.correct(Correction(selection: Selection(foods: named, pointsBack: named.isEmpty), removed: [words[skin]]))]
    }

    private static let withouts = Set(
        Word.split("no without off removed took remove removing peeled pulled discarded minus didn didnt sin quité quitó saqué"))

    /// "the sirloin was grilled, fat trimmed", "I cut the fat off": the meat without it.
    private static func fatTrimmed(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard !tracker.entries.isEmpty, let fat = words.first(where: ["fat", "grasa"].contains), words.count <= 8, reading.when.isEmpty,
            ["log_food", "correct", "ask_nutrient", "copy_entries", "explain"].contains(tracker.lastAction ?? ""), reading.amounts.isEmpty,
            reading.foods.count <= 1, reading.foods.allSatisfy({ $0.amount.isEmpty }), reading.nutrients.allSatisfy({ $0 == .fat }),
            words.contains(where: ["trimmed", "trim", "cut", "off", "quité", "quite", "removed"].contains)
                || zip(words, words.dropFirst()).contains(where: { ["without", "sin"].contains($0) && ["the", "la"].contains($1) })
        else { return nil }
        let named = reading.foods.filter { $0.said != fat && !$0.negated }.map { FoodMention(said: $0.said, candidates: $0.candidates) }
        return [.correct(Correction(selection: Selection(foods: named, pointsBack: named.isEmpty), removed: [fat]))]
    }

    /// "that was dinner, the popcorn was a snack": each where it belongs.
    private static func mealsApart(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard !tracker.entries.isEmpty, ["that", "it", "those", "they", "eso"].contains(words[0]), words.count > 4, words.count <= 12,
            Vocabulary[.being].contains(words[1]), reading.meals.count == 2, reading.meals[0] != reading.meals[1], reading.when.days == nil,
            let food = reading.foods.only, food.isDefinite, !food.negated, food.best != nil, food.amount.quantity ?? 1 == 1,
            let verb = words.lastIndex(where: Vocabulary[.being].contains), verb > 2, words.isDisjoint(with: ["not", "no", "wasnt", "and"])
        else { return nil }
        let named = FoodMention(said: food.said, candidates: food.candidates)
        return [
            .move(Selection(pointsBack: true), to: When(meal: reading.meals[0])), .move(Selection(foods: [named]), to: When(meal: reading.meals[1])),
        ]
    }

    /// "scrap the mash, did chips instead", "ditch the rice, I had quinoa instead": one in the place of the other.
    private static func goneFor(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard ["delete_entry", "cancel", "log_food", "correct"].contains(reading.intent.name), !tracker.entries.isEmpty, reading.foods.count == 2,
            reading.foods[0].isDefinite, !reading.foods[1].isDefinite, reading.foods[1].best != nil, !reading.foods[1].negated,
            Vocabulary.says(.inPlace, reading.words), reading.when.isEmpty, reading.words.count <= 12,
            let first = reading.words.first,
            Vocabulary[.takingBack].contains(first) || Vocabulary[.dropping].contains(first)
                || ["scrap", "take", "swap"].contains(first)
        else { return nil }
        var new = reading.foods[1]
        let old = FoodMention(said: reading.foods[0].said, candidates: reading.foods[0].candidates)
        new.when = When()
        return [.correct(Correction(selection: Selection(foods: [old]), food: new, amount: new.amount.isEmpty ? nil : new.amount))]
    }

    /// "favourite this: 2 crumpets with marmite": eaten, and kept.
    private static func favouredNow(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard words.count > 3, ["favorite", "favourite", "fave", "fav", "star"].contains(words[0]), ["this", "these", "that"].contains(words[1]),
            !reading.foods.isEmpty, reading.foods.allSatisfy({ $0.best != nil && !$0.negated })
        else { return nil }
        return [.logFood(LogFood(foods: reading.foods, when: reading.when)), .keep(.favour(reading.foods, from: Selection()))]
    }
}
