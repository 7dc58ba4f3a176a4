import NLU
import Nutrition

extension Plan {
    /// "cené tortilla", right after "comí paella", which the clock of the evening had put to dinner: that was the lunch.
    mutating func setLunchBefore(_ understanding: Understanding, _ tracker: Tracker) {
        guard tracker.lastAction == "log_food", let reading = understanding.readings.only, case .logFood(let log)? = requests.only,
            log.when.meal == .dinner, log.when.days == nil, reading.words.contains(where: ["cene", "cenamos"].contains),
            let last = tracker.accounts?.last, !last.ids.isEmpty, last.ids == tracker.entries,
            last.words.contains(where: ["comi", "comimos"].contains), last.words.allSatisfy({ !Plan.besideLunch.contains($0) })
        else { return }
        var rows = Selection(ids: last.ids)
        rows.exceptMeals = [.breakfast, .lunch, .snack]
        requests.insert(.move(rows, to: When(meal: .lunch)), at: 0)
    }

    private static let besideLunch = Set(
        Word.split("ayer anoche ahora recién noche tarde mañana antes desayuné cené almorcé merendé picoteé desayuno almuerzo comida cena merienda"))
}
