import NLU
import Nutrition

/// How fast a weight is to be reached: so much a week, slower or faster, within so many weeks.
extension Intents {
    /// "half a kilo a week", after a weight to be reached was spoken of.
    static func rateWanted(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard ["log_weight", "inform", "correct", "set_goal", "out_of_scope"].contains(reading.intent.name), reading.foods.isEmpty,
            reading.aim == nil, words.count <= 9,
            words.last == "week" || words.last == "semana", reading.amounts.count == 1, let quantity = reading.amounts[0].quantity,
            let unit = reading.amounts[0].unit, ["kg", "lb", "g"].contains(unit.name), let grams = unit.grams, (50...2000).contains(quantity * grams),
            tracker.aim != nil || ["set_goal", "set_profile", "ask_weight", "log_weight"].contains(tracker.lastAction ?? "")
        else { return nil }
        var aim = tracker.aim ?? AimMention(direction: .lose)
        aim.kilogramsPerWeek = quantity * grams / 1000
        return .suggestGoal(aim, guess: false)
    }

    /// "make it a bit slower", "can I go faster?", "¿y más despacio?": the aim at half, or at half as much again, of its pace.
    static func paced(_ aim: AimMention, _ words: [String]) -> AimMention? {
        guard words.count <= 8, aim.direction == .lose || aim.direction == .gain || aim.target != nil else { return nil }
        let isSlower = Protest.wantsSlower(words)
        let isFaster = words.contains(where: ["faster", "quicker", "sooner", "rapido", "rapida", "deprisa"].contains)
        guard isSlower != isFaster else { return nil }
        // The paces that are offered where none is named.
        let own = aim.kilogramsPerWeek ?? aim.weeks.flatMap { weeks in aim.kilograms.map { $0 / weeks } }
        var paced = aim
        (paced.kilogramsPerWeek, paced.weeks) = ((own ?? (aim.direction == .gain ? 0.25 : 0.5)) * (isSlower ? 0.5 : 1.5), nil)
        return paced
    }

    /// "¿y si quiero bajar más despacio?": of weight, and no file of what is kept.
    static func speaksOfLess(_ words: [String]) -> Bool {
        words.contains { $0.hasPrefix("baj") }
            && words.isDisjoint(with: [
                "dato", "datos", "diario", "archivo", "copia", "csv", "excel", "json", "todo", "historial", "informacion", "registro",
            ])
    }

    /// The same right after a goal was worked out and set.
    static func paceWanted(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard let aim = tracker.aim, ["suggest_goal", "set_goal", "explain_goal", "ask_profile", "affirm"].contains(tracker.lastAction ?? ""),
            reading.foods.isEmpty,
            reading.amounts.allSatisfy({ $0.quantity ?? 1 == 1 }), reading.when.isEmpty
        else { return nil }
        return paced(aim, reading.words).map { .suggestGoal($0, guess: false) }
    }

    /// "in 20 weeks", "en 6 meses", after a weight to reach was told: the same aim in that time.
    static func timeWanted(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard var aim = tracker.aim, aim.direction != .keep,
            tracker.question?.isOfGoal == true || ["suggest_goal", "set_profile"].contains(tracker.lastAction ?? ""), (2...8).contains(words.count),
            words.count <= 5 || reading.aim?.direction == nil && words.contains(where: ["in", "en"].contains),
            reading.foods.isEmpty,
            let weeks = reading.aim?.weeks ?? weeksTold(reading, words)
        else { return nil }
        aim.weeks = weeks
        aim.kilogramsPerWeek = nil
        return .suggestGoal(aim, guess: false)
    }

    /// "in 20 weeks": a month has 52/12 of them.
    private static func weeksTold(_ reading: Reading, _ words: [String]) -> Double? {
        guard let place = words.firstIndex(where: { ["week", "semana", "month", "me", "mes", "mese"].contains($0) }), place > 0,
            place == words.count - 1, let count = Double(words[place - 1]) ?? reading.amounts.first?.quantity, count > 0
        else { return nil }
        return ["week", "semana"].contains(words[place]) ? count : count * 52 / 12
    }
}
