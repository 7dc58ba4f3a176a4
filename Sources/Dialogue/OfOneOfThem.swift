import NLU
import Nutrition

/// What is told of one of several by its place, or of what stands by a pronoun: "the last one had a teaspoon of sugar", "sí, eso cené".
extension Intents {
    static func ofOneOfThem(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard ["log_food", "correct", "copy_entries", "move_entry"].contains(tracker.lastAction ?? ""), !tracker.entries.isEmpty,
            !reading.text.contains("?")
        else { return nil }
        return companyOfPlace(reading, tracker) ?? mealOfThat(reading)
    }

    /// "el segundo con leche", "the first one had milk": what went into that one.
    private static func companyOfPlace(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = Array(reading.words.drop { ["y", "and", "oh", "ah", "pero", "but"].contains($0) })
        guard (4...13).contains(words.count), ["el", "la", "the"].contains(words[0]), let place = Pointers.place(words[1]), reading.when.isEmpty,
            let joint = words.indices.dropFirst(2).prefix(4).first(where: { having.contains(words[$0]) }), joint + 1 < words.count,
            words[2..<joint].allSatisfy(ofOne.contains), PartOfCounted(reading.untimed) == nil,
            Array(words[joint...]).isDisjoint(with: ["not", "no", "instead", "vez", "mas", "more"])
        else { return nil }
        if words[0] != "the", tracker.entries.count == 1, let part = PartOfCounted(reading.untimed.replacing(" con ", with: " era con ")),
            part.place != nil
        {
            var correction = Correction(selection: Selection(pointsBack: true), words: reading.untimed)
            correction.part = part
            return [.correct(correction)]
        }
        var foods = reading.foods.filter { !$0.negated && $0.best != nil }
        // The one of "the first one" counts no milk.
        for index in foods.indices where foods[index].amount == Amount(quantity: 1) && words[2..<joint].contains("one") {
            foods[index].amount = Amount()
        }
        if foods.isEmpty, let last = words.last, reading.nutrients.count == 1 {
            // "a teaspoon of sugar", read as a figure.
            foods = [FoodMention(said: last, candidates: [], amount: reading.amounts.last { $0.unit != nil } ?? Amount())]
        }
        guard !foods.isEmpty, foods.allSatisfy({ !$0.isDefinite && $0.when.isEmpty }) else { return nil }
        var log = LogFood(foods: foods, when: When(), continues: true)
        (log.ofPlace, log.restates, log.opening) = (place, .never, "with")
        return [.logFood(log)]
    }

    private static let having: Set<String> = ["con", "with", "had", "has", "tenia", "llevaba", "traia"]
    private static let ofOne = Set(Word.split("one uno una cup cafe taza lo la tome me bebi coffee tea te"))

    /// "buffalo", right after wings: no greeting that anybody knows.
    static func kindBehind(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard ["log_food", "correct"].contains(tracker.lastAction ?? ""), !tracker.entries.isEmpty, tracker.areRowsOld != true,
            reading.words.count == 1, reading.intent.confidence < 0.8
        else { return nil }
        return inform(reading, tracker)
    }

    /// "sí, eso cené", "yes, that was dinner", "eso cené hoy": at that meal, however it opens.
    private static func mealOfThat(_ reading: Reading) -> [Request]? {
        let words = Array(reading.words.drop { ["si", "yes", "yeah", "yep", "ya", "ah", "ok", "pues", "bueno", "y", "listo", "todo"].contains($0) })
        guard (2...6).contains(words.count), ["affirm", "complete_day", "out_of_scope", "log_food", "inform", "deny"].contains(reading.intent.name),
            ["eso", "esto", "that", "it"].contains(words[0]), reading.foods.isEmpty, reading.amounts.isEmpty, reading.when.minute == nil
        else { return nil }
        let rest = words.dropFirst().drop { ["lo", "fue", "que", "es", "era", "was", "s", "for", "mi", "la", "el", "my", "para", "de"].contains($0) }
        guard let first = rest.first, let meal = mealsOfVerbs[first] ?? RecipeQuery.meals[first],
            rest.dropFirst().allSatisfy(["hoy", "ayer", "today", "yesterday", "yo", "anoche", "nada", "mas"].contains)
        else { return nil }
        return [.move(Selection(pointsBack: true), to: When(days: reading.when.days, meal: meal))]
    }
}
