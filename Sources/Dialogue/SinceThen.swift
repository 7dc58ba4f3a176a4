import NLU
import Nutrition

/// What was eaten from a meal or hour of a day before until now: "how many calories since last night?", "¿qué he comido desde la cena de ayer?"
extension Intents {
    static func sinceThen(_ reading: Reading) -> Request? {
        let words = reading.words
        guard ["ask_diary", "ask_summary", "ask_nutrient", "ask_insight"].contains(reading.intent.name), reading.foods.allSatisfy({ $0.best == nil }),
            reading.activity == nil, !reading.nutrients.contains(.water), let first = reading.when.days?.lowerBound,
            reading.when.days?.count ?? 1 <= 7, let mark = words.lastIndex(where: ["since", "desde"].contains),
            case let then = words[(mark + 1)...].prefix(while: { ofThen.contains($0) || clock($0) != nil }), (1...6).contains(then.count),
            // "since last night how many carbs".
            case let rest = mark == 0 ? words[then.endIndex...] : words[..<mark], mark == 0 || then.endIndex == words.endIndex,
            !reading.nutrients.isEmpty || rest.contains(where: eatenUntilNow.contains), !rest.isEmpty
        else { return nil }
        var when = When(days: first...first)
        (when.bound, when.runsOn) = (.after, true)
        if let meal = then.lazy.compactMap({ mealsEaten[$0] }).first {
            when.meal = meal
        } else if let minute = reading.when.minute ?? then.lazy.compactMap({ beginnings[$0] }).first {
            when.minute = minute
        } else {
            return nil
        }
        return reading.nutrients.isEmpty ? .askDiary(when) : .askRows(Selection(when: when, all: true), nutrients: reading.nutrients)
    }

    /// Minutes since midnight at which a part of the day begins.
    private static let beginnings: [String: Int] = [
        "night": 1080, "evening": 1080, "anoche": 1080, "noche": 1080, "noon": 720, "midday": 720, "mediodia": 720, "afternoon": 780, "tarde": 780,
        "morning": 240, "manana": 240,
    ]
    private static let ofThen = Set(
        Word.split(
            "the my this last at on in of s from yesterday today el la los las mi de del al a por en esta este ayer hoy pm am monday tuesday wednesday thursday friday saturday sunday lunes martes miércoles jueves viernes sábado domingo"
        )
    ).union(beginnings.keys).union(mealsEaten.keys)
    private static let eatenUntilNow = Set(
        Word.split("have had eat eaten ate consumed come comí comido tomé tomado llevo he consumido"))
}
