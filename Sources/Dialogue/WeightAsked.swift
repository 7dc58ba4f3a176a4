import NLU
import Nutrition

/// Questions of weights in the middle of a talk.
extension Intents {
    /// "what was I on the 9th", "cuánto pesaba el 9", "average loss per week", "y por semana?": of the weights.
    static func weightThen(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.isEmpty, reading.aim == nil || words.count <= 6, reading.activity == nil
        else { return nil }
        let isSpoken = tracker.bodySpokenOf == .weight || tracker.lastAction == "show_chart" && tracker.body?.kind == .weight
        if reading.when.days?.count == 1, reading.when.meal == nil, reading.amounts.allSatisfy({ $0.unit == nil }), words.count <= 8,
            words.starts(with: ["what", "was", "i"]) || words.starts(with: ["what", "did", "i", "weigh"])
                || ["cuanto", "que"].contains(words[0]) && (words.contains(where: weighed.contains) || isSpoken && words.contains("tenia"))
        {
            if words.contains(where: ["desde", "since"].contains) {
                return reading.when.days.map { .own(.weights(.since($0))) }
            }
            return words.contains(where: losing.contains) ? nil : .askWeightOn(reading.when)
        }
        let weekly = zip(words, words.dropFirst()).contains {
            ["per", "a", "each", "por", "cada", "weekly"].contains($0) && ["week", "semana"].contains($1) || $1 == "weekly" || $1 == "semanal"
        }
        guard weekly, words.count <= 9, reading.amounts.isEmpty,
            words.isDisjoint(with: [
                "should", "can", "goal", "lose", "bajar", "safe", "calorie", "meta", "eat", "chart", "graph", "grafico", "grafica", "weight", "peso",
            ])
        else {
            return nil
        }
        return isSpoken && words.count <= 5 || words.contains(where: losing.contains) ? .askWeight : nil
    }

    private static let weighed = Set(Word.split("pesaba pesé pesado bajé subí perdí gané"))
    private static let losing = Set(Word.split("loss lost losing gain gained pérdida perdido bajado bajé perdí subí bajando"))
}
