import NLU
import Nutrition

/// Questions of how much to eat: "is 1000 calories a day ok?", "how much should I eat then?".
extension Intents {
    static func energyAsked(_ reading: Reading, _ tracker: Tracker) -> Request? {
        energyJudged(reading, tracker) ?? energyToKeep(reading) ?? energyWanted(reading, tracker)
    }

    /// "is 1000 calories a day ok?", "¿es seguro comer 800 al día?": a day's energy, held against what is safe and what is needed.
    private static func energyJudged(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words, text = words.joined(separator: " ")
        guard words.count <= 11, reading.foods.isEmpty, reading.nutrients.allSatisfy({ $0 == .energy }), reading.when.meal == nil,
            reading.when.days == nil, reading.activity == nil, reading.amounts.allSatisfy({ $0.unit == nil || $0.unit?.name == "kcal" }),
            let amount = plainNumber(reading, words), (300...9000).contains(amount)
        else { return nil }
        let speaksOfGoal = ["set_goal", "suggest_goal", "explain_goal", "ask_remaining", "ask_profile"].contains(tracker.lastAction ?? "")
        guard reading.nutrients == [.energy] || text.contains("a day") || text.contains("al dia") || speaksOfGoal && amount >= 500 else { return nil }
        let asks = reading.text.hasSuffix("?") || ["is", "isnt", "would", "could", "can", "should", "what", "are"].contains(words[0])
        let judges = !judgedBy.isDisjoint(with: words) || supposed.contains(where: text.contains)
        return asks && judges && !["how", "cuanto", "cuanta"].contains(words[0]) ? .own(.judgeEnergy(amount)) : nil
    }

    private static let judgedBy: Set<String> = [
        "ok", "okay", "safe", "healthy", "fine", "enough", "low", "little", "few", "much", "lot", "high", "bad", "better", "good", "dangerous",
        "unhealthy", "bien", "seguro", "segura", "sano", "saludable", "suficiente", "poco", "poca", "mucho", "mucha", "mal", "malo", "peligroso",
        "demasiado", "demasiada",
    ]
    private static let supposed = ["what if i", "should i do", "should i eat", "can i do", "y si como", "puedo comer", "could i do", "would it be"]

    /// "and what would I need to stay the same weight?", "¿y para mantenerme?": what keeps it.
    private static func energyToKeep(_ reading: Reading) -> Request? {
        guard reading.aim?.direction == .keep, reading.foods.isEmpty, reading.amounts.isEmpty, reading.words.count <= 12, reading.profile.isEmpty,
            ["ask_weight", "ask_intake", "ask_insight", "ask_summary", "ask_remaining", "explain", "out_of_scope"].contains(reading.intent.name),
            Vocabulary.says(.needing, reading.words) || reading.nutrients == [.energy]
                || reading.words.contains(where: ["eat", "comer", "would", "should", "seria"].contains) || reading.words.count <= 5
        else { return nil }
        return .suggestGoal(AimMention(direction: .keep), guess: false)
    }

    /// "how much should I eat then?", "¿debo comer entonces?", after a goal was worked out: what it was worked out to be.
    private static func energyWanted(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard ["suggest_goal", "explain_goal"].contains(tracker.lastAction ?? ""), let aim = tracker.aim, reading.foods.isEmpty,
            reading.nutrients.allSatisfy({ $0 == .energy }), reading.amounts.allSatisfy({ $0 == Amount(quantity: 1) }), reading.when.isEmpty
        else { return nil }
        let words = reading.words
        guard words.count <= 8, words.contains(where: ["eat", "eating", "comer", "consumir"].contains),
            words.contains(where: ["should", "debo", "deberia", "tengo"].contains), Vocabulary[.needing].isDisjoint(with: words)
        else { return nil }
        return .suggestGoal(aim, guess: false)
    }
}
