import NLU
import Nutrition

/// What is told or copied but for a part: "same lunch as yesterday but with regular coke", "but without the jam".
extension Intents {
    /// A part that was otherwise, of what stands or of what the same message copies; nil for other messages.
    static func otherwise(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard !reading.text.hasSuffix("?") else { return nil }
        if let part = partOf(reading, tracker) { return part }
        guard reading.nutrients.isEmpty else { return nil }
        return withoutPart(reading, tracker) ?? swapped(reading, tracker) ?? placed(reading, tracker) ?? meantOtherwise(reading, tracker)
    }

    /// "sin azúcar el jugo", "sin queso las arepas": a part of what is named after it.
    private static func partOf(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = Array(Word.split(reading.untimed).drop { ["but", "pero", "and", "y"].contains($0) })
        guard !tracker.entries.isEmpty, ["sin", "without"].contains(words.first), words.count <= 7, reading.amounts.isEmpty, reading.when.isEmpty,
            let article = words.indices.dropFirst(2).first(where: { ["el", "la", "los", "las", "the"].contains(words[$0]) }),
            article + 1 < words.count, words.isDisjoint(with: ["en", "in", "on", "y", "and", "con", "with"])
        else { return nil }
        let written = reading.text.split(separator: " ").map { String($0).lowercased() }
        let part = words[1..<article].drop { ["el", "la", "los", "las", "the", "any"].contains($0) }.map { word in
            written.first { Word.split($0) == [word] } ?? word
        }.joined(separator: " ")
        let said = words[(article + 1)...].joined(separator: " ")
        guard !part.isEmpty else { return nil }
        let known = reading.foods.first { !$0.negated && Word.split($0.said) == Word.split(said) }
        let host = FoodMention(said: known?.said ?? said, candidates: known?.candidates ?? [])
        return [.correct(Correction(selection: Selection(foods: [host]), removed: [part]))]
    }

    /// "but without the jam", "pero sin pan", "without jam this time".
    private static func withoutPart(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard !tracker.entries.isEmpty, withouts.contains(reading.intent.name),
            reading.when.days == nil || reading.words.contains(where: ["today", "hoy"].contains) || reading.when.day == tracker.day
        else { return nil }
        var said = Word.split(reading.untimed).filter { !besideNone.contains($0) }
        while let last = said.last, asides.contains(last) { said.removeLast() }
        said = Array(said.drop(while: asides.contains))
        let words = nameFirst(said)
        // "no naan", whatever it was taken for.
        let text = words.joined(separator: " ")
        let isSoNow =
            reading.words.contains(where: ["time", "vez", "either", "tampoco", "hubo"].contains) && tracker.lastAction.map(telling.contains) ?? false
        let isBareNo =
            words.first == "no" && (reading.intent.name == "deny" && !reading.foods.isEmpty && reading.foods.allSatisfy(\.negated) || isSoNow)
        let none = reading.intent.name == "correct" && !isSoNow && !text.hasSuffix(" in it") ? nil : hadNone.first { text.hasPrefix($0 + " ") }
        let isLess =
            ["menos", "except", "excepto", "salvo"].contains(words.first)
            && (tracker.lastAction == "copy_entries" || ["the", "el", "la", "los", "las"].contains(words.dropFirst().first))
        guard isBareNo || isLess || none != nil || ["without", "sin", "minus"].contains(words.first), words.count <= 6,
            reading.foods.allSatisfy({ $0.amount.isEmpty && $0.removed.isEmpty })
        else { return nil }
        let name = words.dropFirst(none.map { Word.split($0).count } ?? 1).drop { ["the", "any", "my", "el", "la", "los", "las"].contains($0) }
            .prefix { !["in", "on", "with", "en"].contains($0) }
        let removed = reading.foods.isEmpty ? [name.joined(separator: " ")] : reading.foods.map(\.said)
        guard !name.isEmpty else { return nil }
        return [.correct(Correction(selection: Selection(pointsBack: true), removed: removed))]
    }

    /// "coca cola no hubo", "papas no tenía": as "no hubo coca cola" is read.
    private static func nameFirst(_ words: [String]) -> [String] {
        guard let no = words.lastIndex(of: "no"), no > 0, no + 2 == words.count,
            ["hubo", "habia", "tenia", "llevaba", "traia", "comi"].contains(words[no + 1])
        else { return words }
        return ["no"] + words[..<no].drop { ["el", "la", "los", "las"].contains($0) }
    }

    private static let telling: Set<String> = ["log_food", "correct", "copy_entries", "delete_entry"]
    private static let asides: Set<String> = ["actually", "either", "tampoco", "though", "tho", "lol", "sorry"]
    private static let besideNone = Set(
        Word.split("but pero and y this that esta time vez oh ah"))
    private static let hadNone = [
        "there was no", "there were no", "it had no", "i had no", "we had no", "i didnt have", "no hubo", "no comi", "it didnt have", "they had no",
        "no tenia", "no llevaba", "no traia", "no habia",
    ]

    /// "I swapped the hash browns for fruit": another food in the place of one that stands.
    private static func swapped(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard !tracker.entries.isEmpty, reading.foods.count == 2, reading.foods[0].isDefinite, !reading.foods[1].isDefinite,
            let deed = words.prefix(3).firstIndex(where: ["swapped", "switched", "replaced", "traded", "exchanged"].contains),
            words[deed...].contains(where: ["for", "with"].contains), reading.foods[1].best != nil, reading.when.isEmpty
        else { return nil }
        let old = FoodMention(said: reading.foods[0].said, candidates: reading.foods[0].candidates)
        var new = reading.foods[1]
        new.negated = false
        return [.correct(Correction(selection: Selection(foods: [old]), food: new, amount: new.amount.isEmpty ? nil : new.amount))]
    }

    /// "mejor ponelo como cena", "dejalo como cena": where it goes, and nothing undone or called off.
    private static func placed(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        // "para la cena mejor", "for dinner rather".
        if reading.when == When(meal: reading.when.meal), reading.when.meal != nil, reading.target == nil, reading.foods.isEmpty,
            ["log_food", "correct", "copy_entries", "move_entry"].contains(tracker.lastAction ?? ""), !tracker.entries.isEmpty,
            reading.words.contains(where: ["mejor", "rather", "better", "instead"].contains), reading.words.count <= 5,
            reading.words.allSatisfy({ besideMeal.contains($0) || Vocabulary[.mealInGeneral].contains($0) })
        {
            return [.move(Selection(pointsBack: true), to: reading.when)]
        }
        guard ["undo", "cancel", "redo"].contains(reading.intent.name), reading.when.meal != nil, !tracker.entries.isEmpty, reading.foods.isEmpty,
            placesIt(reading.words)
        else { return nil }
        return [move(reading, tracker)]
    }

    private static let besideMeal = Set(Word.split("para la el en al a de como no mejor for rather better instead at as my cenar almorzar desayunar"))

    /// "ponelo como", "dejala en", "put it as": an order for where it goes.
    private static func placesIt(_ words: [String]) -> Bool {
        words.contains { word in
            ["pon", "dej", "pas", "mov", "cambi"].contains(where: word.hasPrefix) && ["lo", "la", "los", "las"].contains(where: word.hasSuffix)
        }
    }

    /// "log it for today" closes no day; "ok now the pie", after a chart, is no pie to eat.
    static func meantOtherwise(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        if reading.intent.name == "complete_day", reading.pointsBack, words.count <= 6,
            ["log", "add", "put", "anotalo", "apuntalo", "ponlo", "registralo"].contains(words.drop { ["ok", "just", "please"].contains($0) }.first)
        {
            let asked = ["ask_nutrient", "ask_food_facts", "search_food", "create_food", "show_recipe"].contains(tracker.lastAction ?? "")
            return asked ? log(reading, tracker) : tracker.bodySpokenOf != nil ? [.tell(.noted)] : [.strayAnswer(intent: "log_food")]
        }
        if case .showChart? = tracker.inquiry, words.contains(where: ["pie", "pastel", "torta"].contains), reading.intent.name == "log_food",
            words.allSatisfy(pieAgain.contains)
        {
            var chart = reading
            (chart.text, chart.foods) = (reading.text + (words.contains("pie") ? " chart" : " de macros"), [])
            return charts(chart, tracker)
        }
        return nil
    }

    private static let pieAgain = Set(Word.split("ok okay and now then show me the a pie one again y ahora el la un una pastel torta otra vez"))
    static let butWords: Set<String> = ["but", "pero"]
    private static let withouts: Set<String> = [
        "out_of_scope", "deny", "correct", "delete_entry", "inform", "set_preference", "log_food", "save_meal", "copy_entries",
    ]
}
