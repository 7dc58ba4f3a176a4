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

    /// "how many calories do I need if I weigh 75 kg", "si pesara 60 kg, ¿cuántas calorías necesito?", "what if I weighed 65 kg": reckoned, and kept nowhere.
    static func supposedOfOneself(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard words.count <= 18, reading.foods.allSatisfy({ $0.best == nil || isWater($0) }), reading.when.isEmpty, reading.activity == nil,
            let joint = words.firstIndex(where: ["if", "si", "supposing", "suppose"].contains), joint + 2 < words.count,
            !reading.text.lowercased().contains("sí"),
            words[(joint + 1)...].prefix(3).contains(where: ofBodies.contains) || ["i", "im"].contains(words[joint + 1]),
            asksHowMuch(words) || words.starts(with: ["what", "if"]) || words.starts(with: ["y", "si"]),
            words.isDisjoint(with: ["bmi", "imc", "log", "healthy", "saludable"])
        else { return nil }
        var facts = reading.profile
        if facts.kilograms == nil, words.contains(where: weighing.contains), case .logWeight(let kilograms, _, _)? = weight(reading) {
            facts.kilograms = kilograms
        }
        // "si mido 1.75, peso 70 y tengo 20 años": who asks tells of themselves.
        let told = [facts.kilograms, facts.age, facts.heightCentimetres].count { $0 != nil }
        guard told == 1 || told > 1 && words.contains(where: ["weighed", "was", "were", "pesara", "pesase", "tuviera", "midiera"].contains),
            reading.aim?.direction == nil
        else { return nil }
        if case .askIntake? = tracker.inquiry, reading.nutrients.isEmpty { return nil }
        let asked = words.contains(where: ["water", "agua"].contains) && reading.nutrients.allSatisfy { $0 == .water } ? [.water] : reading.nutrients
        return [.supposeIntake(asked.isEmpty ? [.energy] : asked, limit: Vocabulary.says(.limit, words), facts, isOfOther: false)]
    }

    private static let weighing = Set(Word.split("weigh weighed peso pesara pesase pesaba pesaría was were"))
    private static let ofBodies = weighing.union(Word.split("tuviera tuviese tengo mido midiera i im my mi"))

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
