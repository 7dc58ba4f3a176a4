import NLU
import Nutrition

/// What a body needs, asked on with other facts of it.
extension Intents {
    /// "and if I weigh 75 kg?", "¿y para una mujer de 60 años?": of who is supposed, and nothing of it is kept.
    static func supposedIntake(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        if let own = ofOneself(words, tracker) { return own }
        var facts = reading.profile
        if facts.kilograms == nil, words.contains("weigh") || words.contains("peso") && asksHowMuch(words),
            case .logWeight(let kilograms, _, _)? = weight(reading)
        {
            facts.kilograms = kilograms
        }
        // "if I were pregnant", "if I was 60".
        if facts.state == nil, words.contains("pregnant") { facts.state = .now(.pregnant(trimester: nil)) }
        if facts.isEmpty, words.contains(where: ["was", "were"].contains), let age = facts.bare.only ?? reading.amounts.only?.quantity {
            facts.age = age
        }
        // "if I weigh 75 kg" wants no such weight.
        let wants = reading.aim.map { $0.direction != nil || !words.contains("weigh") } ?? false
        guard !facts.isEmpty, !wants, reading.foods.allSatisfy({ $0.best == nil }), reading.when.isEmpty, words.count <= 14,
            !["set_goal", "show_chart", "set_preference"].contains(reading.intent.name), !reading.nutrients.contains(.energy)
        else { return nil }
        let opening = words.drop { ["and", "y", "what", "about", "how", "but", "pero", "then", "que", "tal", "ok"].contains($0) }
        let isOfOther =
            opening.first.map(["for", "para"].contains) ?? false || words.contains(where: ["for", "para"].contains) && asksHowMuch(words)
            || isOfSomebody(words)
        guard isOfOther || words.contains(where: ["if", "si"].contains) || words.starts(with: ["suppose"]) else { return nil }
        if case .askIntake(let asked, let limit)? = tracker.inquiry, words.count <= 9 || asksHowMuch(words) {
            let nutrients = reading.nutrients.isEmpty ? asked : reading.nutrients
            return nutrients.isEmpty ? nil : .supposeIntake(nutrients, limit: limit, facts, isOfOther: isOfOther)
        }
        guard asksHowMuch(words), !reading.nutrients.isEmpty else { return nil }
        return .supposeIntake(
            reading.nutrients, limit: Vocabulary.says(.limit, words), facts, isOfOther: isOfOther && !words.contains("i"))
    }

    /// "¿y el mío?", "¿y yo?", "and mine?", after what was asked of others or in general: the same of who asks.
    private static func ofOneself(_ words: [String], _ tracker: Tracker) -> Request? {
        guard (2...4).contains(words.count), ["y", "and"].contains(words[0]), words.dropFirst().allSatisfy(myself.contains) else { return nil }
        switch tracker.inquiry {
        case .askIntake?, .askWeight?, .own(.bodyMass)?: return tracker.inquiry
        default: return tracker.lastAction == "ask_weight" ? .askWeight : nil
        }
    }

    private static let myself = Set(Word.split("el la mío mía míos mías yo mi caso en para mí mine me myself"))

    /// "female, 34", right after the reply to "how much iron do I need?" asked for it: kept, and answered with it.
    static func intakeWithFacts(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard tracker.lastAction == "ask_intake", case .askIntake? = tracker.inquiry, let last = tracker.inquiry, !reading.profile.isEmpty,
            reading.foods.isEmpty, reading.aim == nil, reading.nutrients.isEmpty, reading.when.isEmpty, tracker.question == nil,
            !reading.text.hasSuffix("?")
        else { return nil }
        switch reading.intent.name {
        case "set_profile", "inform": return [.setProfile(reading.profile), last]
        case "log_weight": return weight(reading).map { [$0, last] }
        default: return nil
        }
    }

    /// "how much calcium does a 60 year old woman need?", "¿cuánto necesita una mujer?"
    private static func isOfSomebody(_ words: [String]) -> Bool {
        zip(words, words.dropFirst()).contains { first, second in
            ["does", "doe", "do", "should", "necesita", "necesitan", "debe", "requiere"].contains(first) && ["a", "an", "un", "una"].contains(second)
        }
    }

    private static func asksHowMuch(_ words: [String]) -> Bool {
        words.contains(where: ["much", "many", "cuanto", "cuanta", "cuantos", "cuantas"].contains)
            // "proteína por kilo si peso 80".
            || zip(words, words.dropFirst()).contains { ["per", "por", "a"].contains($0) && ["kilo", "kg", "pound", "lb"].contains($1) }
    }
}
