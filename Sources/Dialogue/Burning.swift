public import NLU
import Nutrition

/// What an activity burns, or how long it takes to burn so much: asked, and not done.
public struct Burning: Sendable, Hashable, Codable {
    /// With its minutes or kilometres, where these are told; no words where none is named.
    public var activity: ActivityMention
    /// kcal to be burnt.
    public var energy: Double?
    /// What is to be burnt off.
    public var foods: [FoodMention]
}

extension Intents {
    /// "how much did I burn running?", "so what did that run burn?", "calories burned on the run?": of what was done, and nothing done anew.
    static func burntBy(_ reading: Reading) -> Request? {
        let words = reading.words.drop { ["so", "and", "then", "ok", "y", "entonces"].contains($0) }.map { $0 }
        guard let first = words.first, words.count <= 10, reading.activity?.minutes == nil, reading.activity?.kilometres == nil,
            reading.foods.isEmpty, reading.nutrients.allSatisfy({ $0 == .energy }), reading.when.meal == nil,
            ["how", "what", "calorie", "cuanto", "cuanta", "que", "kcal"].contains(first),
            words.contains("did") && words.contains("burn") || words.contains(where: ["burned", "burnt", "queme", "gaste"].contains)
        else { return nil }
        guard let said = words.first(where: Vocabulary[.runningNouns].contains) ?? reading.activity?.said else { return nil }
        return .askExercise(reading.when, activity: said)
    }

    /// "how long would I have to walk to burn that off?", "how many calories does 30 minutes of walking burn?"
    static func burning(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Array(reading.words.drop { ["now", "so", "and", "ok", "okay", "well", "then", "y", "ahora", "bueno", "entonces"].contains($0) })
        guard words.count > 2, words.count <= 16,
            opening.contains(words[0]) || reading.text.hasSuffix("?")
                || zip(words, words.dropFirst()).contains(where: { $0 == "how" && $1 == "long" }),
            words.isDisjoint(with: ["did", "have", "burned", "today", "hoy", "queme", "quemado", "fat", "grasa", "week", "semana"])
                || words.contains("to") && words.isDisjoint(with: ["did", "burned", "week"])
        else { return nil }
        // "and if I run for 40 minutes?", "¿y si salgo a trotar media hora?": what it would burn.
        if let activity = reading.activity, activity.minutes != nil || activity.kilometres != nil, reading.foods.isEmpty, reading.text.hasSuffix("?"),
            ["if", "si"].contains(words[0]) || words.starts(with: ["what", "if"]) || words.starts(with: ["que", "pasa", "si"])
        {
            return .askBurning(Burning(activity: activity, energy: nil, foods: []))
        }
        let text = words.joined(separator: " ")
        let offs = [" that off", " it off", " those off", " this off"].contains(where: text.contains)
        let isEqual = (text.hasSuffix("is that") || text.hasSuffix("es eso") || text.hasSuffix("son eso")) && reading.activity != nil
        guard words.contains(where: burns.contains) || offs || isEqual else { return nil }
        let energy =
            reading.nutrients.contains(.energy) ? reading.amounts.lazy.compactMap { $0.unit == nil ? $0.quantity : nil }.first { $0 >= 20 } : nil
        let points =
            words.contains(where: ["that", "it", "eso", "esto", "lo"].contains)
            || ["lo", "la"].contains(where: { words.last?.hasSuffix("ar" + $0) == true })
        // "how many calories do I really burn?" is of the whole day.
        guard reading.activity != nil || offs || energy != nil || !reading.foods.isEmpty || points else { return nil }
        var activity = reading.activity ?? reading.duration ?? ActivityMention(said: "")
        if activity.said.isEmpty { activity.said = reading.text.lowercased() }
        // "how many calories does 30 minutes of walking burn": the 30 are no calories.
        let isTimed = activity.minutes != nil || activity.kilometres != nil
        guard isTimed || energy != nil || !reading.foods.isEmpty || !tracker.entries.isEmpty || !tracker.asked.isEmpty else { return nil }
        var foods = reading.foods.filter { $0.best != nil }
        if foods.isEmpty, ["ask_nutrient", "ask_food_facts"].contains(tracker.lastAction ?? "") { foods = tracker.asked }
        return .askBurning(Burning(activity: activity, energy: isTimed ? nil : energy, foods: foods))
    }

    /// "if I run 5k tomorrow how much does that burn", "si corro 5 km, cuánto quemo": nothing that was done.
    static func burntIf(_ reading: Reading) -> Request? {
        let words = reading.words.drop { ["and", "so", "ok", "hey", "y", "oye", "bueno"].contains($0) }
        guard ["if", "si"].contains(words.first), let activity = reading.activity, activity.minutes != nil || activity.kilometres != nil,
            let ask = words.firstIndex(where: ["how", "what", "cuanto", "cuanta", "que"].contains), reading.foods.isEmpty,
            words[ask...].contains(where: burns.union(["burning", "quemaria", "quemare", "gasto", "gastaria"]).contains)
        else { return nil }
        return .askBurning(Burning(activity: activity, energy: nil, foods: []))
    }

    private static let burns: Set<String> = ["burn", "burns", "quemar", "quema", "queman", "quemo", "quemaria", "quemarlo", "quemarla"]
    private static let opening: Set<String> = ["how", "what", "cuanto", "cuanta", "que", "cual", "would"]
}
