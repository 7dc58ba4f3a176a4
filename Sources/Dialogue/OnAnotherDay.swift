import NLU
import Nutrition

/// "same for yesterday", "yesterday too", "ayer también 40": what was just told once more on another day, or so much of it.
extension Intents {
    static func onAnotherDay(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard let days = (reading.target ?? reading.when).days, days.count == 1, days.lowerBound != tracker.day, reading.when.meal == nil,
            reading.when.minute == nil, reading.foods.allSatisfy(isWater), reading.nutrients.isEmpty, reading.activity == nil,
            reading.words.count <= 9,
            !reading.text.hasSuffix("?"), reading.amounts.count <= 1
        else { return nil }
        let amount = reading.foods.first.map(\.amount).flatMap { $0.isEmpty ? nil : $0 } ?? reading.amounts.first
        let words = Word.split(reading.untimed), rest = words.filter { !alike.contains($0) && !between.contains($0) }
        // "y el martes", after a copy for another day.
        let isCopiedToo =
            tracker.lastAction == "copy_entries" && reading.amounts.isEmpty && ["y", "and", "tambien", "also"].contains(words.first ?? "")
        let isAlike = words.contains(where: repeating.contains) || isCopiedToo
        // "the same as yesterday" is what yesterday has.
        guard isAlike || amount != nil && words.allSatisfy({ rest.contains($0) || between.contains($0) }),
            amount == nil ? rest.isEmpty : rest.count <= 3,
            !Vocabulary.says(.asBefore, reading.words) || tracker.day.map({ days.lowerBound > $0 }) == true
        else { return nil }
        let when = When(days: days)
        guard let kind = tracker.bodySpokenOf, tracker.body?.kind == kind else {
            return ofFood(amount, rest, isSame: words.contains(where: same.contains), when, tracker)
        }
        var selection = Selection(pointsBack: true)
        guard let amount else { return .copy(selection, to: when) }
        switch kind {
        case .water where amount.unit.map({ $0.millilitres != nil || ["glass", "bottle"].contains($0.name) }) ?? false:
            return .logWater(millilitres: amount.millilitresOfWater, when)
        case .exercise where reading.duration != nil:
            return .logExercise(ActivityMention(said: "", minutes: reading.duration?.minutes, kilometres: reading.duration?.kilometres), when)
        // "180.6 today" counts no glasses.
        case .water where amount.unit == nil, .exercise where amount.unit == nil:
            guard let count = amount.quantity, count == count.rounded(), count <= 60 else { return nil }
            // In the measure of the row: glasses, litres, minutes, steps.
            selection.measure = amount
            return .copy(selection, to: when)
        default: return nil
        }
    }

    /// "y el de hoy 200", after foods of two days: what stands there, in its measure, or so much of it then.
    static func thatOfDay(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.drop { ["y", "and", "pero", "no", "ah"].contains($0) }
        guard let days = reading.when.days, days.count == 1, tracker.body == nil, ["log_food", "correct"].contains(tracker.lastAction ?? ""),
            let food = tracker.food, !tracker.entries.isEmpty, reading.foods.isEmpty, reading.nutrients.isEmpty, (4...7).contains(words.count),
            ["el", "la", "lo", "los", "las"].contains(words.first ?? ""), ["de", "del"].contains(words.dropFirst().first ?? ""),
            let amount = reading.amounts.only, amount.quantity != nil, reading.when.meal == nil, reading.when.minute == nil,
            !reading.text.hasSuffix("?")
        else { return nil }
        let when = When(days: days)
        if tracker.days?.contains(days.lowerBound) == true {
            return [.correct(Correction(selection: Selection(when: when, pointsBack: true), amount: amount))]
        }
        var told = LogFood(foods: [food.mention(amount)], when: when)
        (told.restates, told.isInMeasure) = (.never, amount.unit == nil && amount.size == nil)
        return [.logFood(told)]
    }

    /// Of foods: all that was told together, or so many of the only one.
    private static func ofFood(_ amount: Amount?, _ rest: [String], isSame: Bool, _ when: When, _ tracker: Tracker) -> Request? {
        guard ["log_food", "correct", "copy_entries"].contains(tracker.lastAction ?? ""), !tracker.entries.isEmpty else { return nil }
        // "lo mismo" may be all of the meal that is spoken of; "yesterday too" is what was just told.
        guard let amount else { return isSame ? nil : .copy(Selection(pointsBack: true), to: when) }
        guard tracker.entries.count == 1, rest.count <= 2, let food = tracker.food else { return nil }
        // "y el de hoy 200": in the measure of what was told.
        if amount.unit == nil, amount.size == nil, amount.quantity ?? 0 >= 20 {
            var told = LogFood(foods: [food.mention(amount)], when: when)
            (told.restates, told.isInMeasure) = (.never, true)
            return .logFood(told)
        }
        return .logFood(LogFood(foods: [food.mention(amount)], when: when))
    }

    private static let same = Set(Word.split("same ditto mismo igual"))
    private static let repeating = Set(Word.split("same too also ditto likewise well mismo igual también"))
    private static let alike = repeating.union(
        Word.split("as again i did do drank had ran ate was weighed it but with lo la otra vez de que fue hice tomé comí pesé"))
    private static let between = Set(Word.split("the for and on more like about around maybe only just y para el más bien como unos unas solo"))
}
