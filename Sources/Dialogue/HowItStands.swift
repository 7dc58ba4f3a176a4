import NLU
import Nutrition

/// Short questions of how the day or a meal stands: "y hasta ahora?", "qué tal el día", "la cena está bien?", "compara con la meta".
extension Intents {
    static func howItStands(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words.filter { !["y", "and", "so", "pues", "bueno", "ok", "oye", "hola", "entonces"].contains($0) }
        guard (1...7).contains(words.count), reading.foods.allSatisfy({ $0.best == nil }), reading.amounts.isEmpty, reading.nutrients.isEmpty,
            reading.own == nil
        else { return nil }
        let text = words.joined(separator: " ")
        if soFarAlone.contains(text) {
            switch tracker.bodySpokenOf {
            case .water?: return .askWater(When())
            case .exercise?, .weight?, nil: return .askSummary(When(), nutrients: [])
            }
        }
        if eatenWell.contains(where: text.hasPrefix), reading.text.hasSuffix("?"), reading.when.meal == nil, reading.when.days?.count ?? 1 == 1 {
            return .judge(foods: [], nutrients: measuresOfMeals, when: When(days: reading.when.days ?? tracker.day.map { $0...$0 }))
        }
        if ofDay.contains(text), tracker.turns > 0 || text.contains("mi") { return .askSummary(When(), nutrients: []) }
        // "compara con la meta", "compáralo con mi objetivo": what is left of it.
        if ["compara", "comparalo", "comparame", "compare"].contains(words[0]), words.count <= 6, Vocabulary.says(.goal, words), reading.when.isEmpty
        {
            return .askRemaining(When(), nutrients: tracker.askedNutrients.filter { $0 != .energy })
        }
        // "compara esta semana con la pasada": the week before.
        if ["compara", "comparame", "compare"].contains(words[0]), let days = reading.when.days, reading.dates.count == 1, days.count > 1,
            ["con la pasada", "con la anterior", "con el pasado", "con el anterior", "to last", "with last"].contains(where: text.hasSuffix)
        {
            return .compareDays([days, before(days)], nutrients: [], meal: nil)
        }
        return mealFound(words, reading, tracker)
    }

    /// The stretch as long that ends where this one begins; of a month, the whole one before.
    private static func before(_ days: ClosedRange<Day>) -> ClosedRange<Day> {
        let last = days.lowerBound.advanced(by: -1)
        let length = days.lowerBound.civil.day == 1 && days.count >= 28 ? last.civil.day : days.count
        return days.lowerBound.advanced(by: -length)...last
    }

    /// "la cena está bien?", "¿estuvo sano el almuerzo?": held against what a day should have.
    private static func mealFound(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard reading.text.hasSuffix("?"), let meal = reading.when.meal, reading.when == When(meal: meal), words.count <= 6,
            words.contains(where: ["esta", "estuvo", "estaba", "fue", "is", "was"].contains), words.contains(where: fine.contains),
            words.allSatisfy({ fine.contains($0) || besideFine.contains($0) })
        else { return nil }
        return .judge(foods: [], nutrients: measuresOfMeals, when: When(days: tracker.day.map { $0...$0 }, meal: meal))
    }

    private static let fine = Set(Word.split("bien ok okay sano sana saludable fine good healthy balanceado balanceada correcto correcta"))
    private static let besideFine = Set(
        Word.split(
            "la el mi my the esta estuvo estaba fue es is was desayuno almuerzo comida cena merienda breakfast lunch dinner snack de hoy today muy tan"
        ))
    private static let soFarAlone: Set<String> = [
        "hasta ahora", "hasta el momento", "por ahora", "so far", "hasta aqui", "hasta aca", "how am i so far",
    ]
    private static let eatenWell = [
        "estoy comiendo bien", "estoy comiendo sano", "como bien", "he comido bien", "comi bien", "comi sano", "he comido sano", "am i eating well",
        "am i eating healthy", "did i eat well",
    ]
    private static let ofDay: Set<String> = [
        "que tal el dia", "que tal mi dia", "que tal hoy", "como viene el dia", "como viene mi dia", "como va el dia", "que tal va el dia",
        "que tal va mi dia", "como pinta el dia", "hows my day", "how my day",
    ]
}
