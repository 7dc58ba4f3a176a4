import NLU
import Nutrition

/// What was lifted at the gym, which is no time: "benched 225", "squatted 315 today", "levanté 100 en banca".
extension Intents {
    static func liftTold(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = Word.split(reading.text)
        guard tracker.lastAction == "log_exercise", words.count <= 9, !reading.text.hasSuffix("?"),
            reading.foods.allSatisfy({ $0.best == nil || $0.amount.isEmpty }),
            words.contains(where: lifting.contains) || zip(words, words.dropFirst()).contains(where: { $0 == "en" && $1 == "banca" }),
            words.contains(where: { (Double($0.prefix { $0.isNumber }) ?? 0) >= 20 }),
            words.isDisjoint(with: [
                "min", "minute", "minuto", "hour", "hora", "hr", "km", "mile", "step", "paso", "h", "set", "rep", "serie", "repeticion",
            ])
        else { return nil }
        return [.tell(.noted)]
    }

    private static let lifting = Set(
        Word.split(
            "benched squatted deadlifted deadlift bench squat pressed repped curled ohp pr sentadilla banca press dominada"))
}
