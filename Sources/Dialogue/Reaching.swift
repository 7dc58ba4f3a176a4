import NLU
import Nutrition

/// Whether what was eaten of the nutrient spoken of is what a day should have, and how much that is.
extension Intents {
    static func reaching(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let isOfGoal = tracker.lastAction == "set_goal"
        let isWritten = ["log_food", "correct"].contains(tracker.lastAction ?? "")
        guard let nutrient = tracker.askedNutrient ?? (isWritten ? tracker.topicSpokenOf : nil),
            isOfGoal || asking.contains(tracker.lastAction ?? ""), reading.foods.isEmpty,
            reading.nutrients.isEmpty, reading.amounts.isEmpty, reading.when.meal == nil, reading.ordinal == nil
        else { return nil }
        let words = Array(reading.words.drop { ["and", "so", "y", "ok", "pero", "but", "then", "entonces", "ahora", "now"].contains($0) })
        guard let first = words.first, words.count <= 9, words.isDisjoint(with: ["goal", "meta", "water", "agua", "recipe", "receta"]),
            !InsightQuery.namesGroup(words)
        else { return nil }
        let text = " \(words.joined(separator: " ")) "
        func says(_ phrases: [String]) -> Bool { phrases.contains { text.contains(" \($0) ") } }
        // "how much should I be getting?", "¿cuánto tendría que tomar?"
        if ["how", "what", "cuanto", "cuanta", "cual", "que"].contains(first), says(wanted), !says(["eat", "comer", "cook", "more"]) {
            return .askIntake([nutrient], limit: GoalKind(nutrient) == .limit)
        }
        guard reading.when.days.map({ $0.count == 1 }) ?? true else { return nil }
        // "am I there yet?", "does that cover me?", "¿con eso ya llego?", "how does that compare?"
        let isMore = ["how", "cuanto", "cuanta"].contains(first) && says(["more do i need", "me falta", "mas necesito"])
        // "how am I doing on it?"
        let isOn = ["how", "como"].contains(first) && says(onIt)
        // The same, right after a goal for it was set.
        if isOfGoal { return isOn ? .askSummary(When(days: reading.when.days), nutrients: [nutrient]) : nil }
        let isCompared = first == "how" && says(["that compare", "it compare", "that measure up", "it measure up"]) && words.count <= 5
        guard
            isMore || isCompared || isOn
                || !["how", "what", "cuanto", "cuanta", "que", "cual", "where", "donde", "de"].contains(first) && says(there)
        else { return nil }
        let days = reading.when.days ?? tracker.scope?.days ?? tracker.day.map { $0...$0 }
        return .askInsight(InsightQuery(GoalKind(nutrient) == .limit ? .limits : .needs, nutrients: [nutrient], days: days))
    }

    /// "¿cómo puedo llegar a la proteína sin pasarme de kcal?", "how can I hit my protein without going over?": by foods rich in it.
    static func howToReach(_ reading: Reading) -> [Request]? {
        let words = Array(reading.words.drop { ["and", "so", "y", "ok", "pero", "but", "entonces", "then"].contains($0) })
        guard reading.intent.name == "ask_remaining", (4...14).contains(words.count), ["how", "como"].contains(words[0]),
            let nutrient = reading.nutrients.first, nutrient != .energy,
            reading.foods.isEmpty, reading.when.meal == nil, !words.contains("much"), words.isDisjoint(with: ["am", "voy", "ando", "did", "fue"]),
            words.prefix(4).contains(where: ["can", "do", "could", "should", "to", "puedo", "hago", "podria", "deberia", "llego"].contains),
            words.contains(where: filling.contains)
        else { return nil }
        return [.recommendFood(RecipeQuery(nutrients: reading.nutrients.filter { $0 != .energy }))]
    }

    private static let filling: Set<String> = [
        "hit", "reach", "meet", "llegar", "llego", "alcanzar", "alcanzo", "cumplir", "completar", "cubrir",
    ]

    /// "did I hit it?", "have I made it yet?", "am I there?", where a goal was set or food was told: what is left of it, else of all goals.
    static func hitIt(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words.drop { ["and", "so", "ok", "then", "now"].contains($0) }.filter {
            !["yet", "today", "now", "already"].contains($0)
        }
        guard hits.contains(words), reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.isEmpty,
            ["log_food", "correct", "delete_entry", "set_goal", "ask_remaining", "ask_summary", "log_exercise"].contains(tracker.lastAction ?? "")
        else { return nil }
        let days = reading.when.days ?? tracker.day.map { $0...$0 }
        // Of what was only asked about its need tells.
        if let topic = tracker.topic, !topic.isGoal, topic.nutrient != .energy,
            tracker.lastAction == "ask_summary" || ["log_food", "correct"].contains(tracker.lastAction) && tracker.topicSpokenOf != nil
        {
            return nil
        }
        let goal = tracker.topic.flatMap { tracker.turns - $0.turn <= Topic.reach && $0.isGoal ? $0.nutrient : nil }
        return .askRemaining(When(days: days), nutrients: goal.map { [$0] } ?? [])
    }

    private static let hits: Set<[String]> = Set(
        [
            "did i hit it", "did i make it", "did i reach it", "did i get there", "have i hit it", "have i made it", "have i reached it",
            "am i there",
            "did i hit that", "did i reach that", "have i hit that", "hit it", "made it", "did i meet it", "have i met it", "did that get me there",
            "does that get me there", "did that do it",
        ].map(Word.split))

    /// "what's my protein now?": what was eaten of it.
    static func standingNow(_ reading: Reading) -> Request? {
        guard ["ask_profile", "out_of_scope"].contains(reading.intent.name), ["what", "whats", "where"].contains(reading.words.first ?? ""),
            reading.foods.isEmpty, !reading.nutrients.isEmpty, reading.own == nil, !reading.words.contains("is"),
            !Vocabulary.says(.goal, reading.words), reading.words.isDisjoint(with: well)
        else { return nil }
        return .askSummary(reading.when, nutrients: reading.nutrients)
    }

    /// "am I good on vitamin C now?", "¿voy bien de fibra?": what was eaten held against what a day should have.
    static func goodOn(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Array(reading.words.drop { ["and", "so", "y", "ok", "then", "entonces"].contains($0) })
        guard let nutrient = reading.nutrients.only, ![.energy, .protein, .carbohydrate, .fat, .water].contains(nutrient), reading.foods.isEmpty,
            reading.amounts.isEmpty, reading.when.meal == nil, reading.own == nil, let first = words.first, words.count <= 9,
            words.contains(where: well.contains) || words.contains("suficiente") || ["how", "hows", "como"].contains(first) || reaches(words)
                || words.dropLast().last == "como"
        else { return nil }
        let isOfMine =
            reaches(words) || words.contains(where: ["suficiente", "enough"].contains) && first == "tengo"
            || ["am", "estoy", "voy", "ando"].contains(first) || zip(words, words.dropFirst()).contains { $0 == "am" && $1 == "i" }
            || first == "ya" && words.contains(where: ["estoy", "voy"].contains)
            || words.first == "de" && ["voy", "ando", "estoy"].contains(words.last)
            || words.starts(with: ["how", "am", "i", "set"]) || first == "como" && words.contains(where: ["ando", "estoy", "voy"].contains)
            || ["hows", "how"].contains(first) && words.prefix(3).contains("my") && words.isDisjoint(with: ["much", "many"])
            || words.starts(with: ["how", "am", "i", "doing"])
            || ["is", "are", "mi", "esta", "va"].contains(first) && words.contains(where: ["my", "mi"].contains)
            || words.starts(with: ["esta", "bien", "de"])
        guard isOfMine, words.isDisjoint(with: ["goal", "meta", "objetivo"]) else { return nil }
        let days = reading.when.days ?? tracker.day.map { $0...$0 }
        return .askInsight(InsightQuery(GoalKind(nutrient) == .limit ? .limits : .needs, nutrients: [nutrient], days: days))
    }

    /// "¿llego a la fibra hoy?", "quiero saber si llego al calcio", "tell me if I reached my iron".
    private static func reaches(_ words: [String]) -> Bool {
        guard let verb = words.firstIndex(where: reachingVerbs.contains) else { return false }
        let before = words[..<verb].filter { !["i", "we", "ya", "hoy", "today", "he", "ill", "ive", "im", "my"].contains($0) }
        return before.allSatisfy { ["si", "if", "whether", "did", "do", "will", "am", "have"].contains($0) || asksToKnow.contains($0) }
    }

    private static let reachingVerbs = Set(
        Word.split(
            "llego llegué llegado alcanzo alcancé alcanzado cumplo cumplí cumplido cubro cubrí reach reached reaching hit hitting meet met meeting"))
    private static let asksToKnow = Set(
        Word.split("quiero quería quisiera saber dime sabes gustaría me want know tell to would like wonder wondering"))
    private static let well = Set(Word.split("good ok okay fine set covered alright bien cubierto cubierta servido servida"))
    private static let asking: Set<String> = [
        "ask_nutrient", "ask_summary", "ask_intake", "ask_insight", "ask_remaining", "ask_diary", "explain", "log_food", "correct",
    ]

    /// Folded and singular.
    private static let wanted = phrases(
        "should i get, should i be getting, should i be having, should i have, should i aim for, should i take, should i be at, i supposed to get, "
            + "i supposed to have, i supposed to be getting, is normal, whats normal, good amount, normal amount, healthy amount, right amount, ideal amount, "
            + "should it be, tendria que tomar, tendria que comer, deberia tomar, deberia comer, deberia ser, deberia tener, hay que tomar, "
            + "debo tomar, se debe tomar, lo normal, lo ideal, lo recomendado, cantidad normal, cantidad ideal")
    private static let onIt = phrases(
        "doing on it, doing on that, doing with it, doing with that, doing there, voy con eso, voy en eso, voy de eso, ando de eso, ando con eso")
    private static let there = phrases(
        "there yet, am i there, hit it, make it, made it, cover me, cover my need, cover it, cover the day, cover that, all i need, what i need, "
            + "reach it, reached it, reach that, enough for, need more, need any more, need some more, good for the day, good for today, "
            + "covered, meet my need, met my need, llego, llegue, llega, llegan, me da, es suficiente, sera suficiente, alcanza, alcanzo, alcance, cubre, cubro, cubri, cumplo, cumple, basta, "
            + "lo que necesito, con eso, necesito mas, me falta mas, he llegado, hemos llegado, he alcanzado, he cubierto, he cumplido, lo logre, lo alcance"
    )

    /// Phrases with commas between them, folded and singular.
    static func phrases(_ list: String) -> [String] {
        list.split(separator: ",").map { Word.split(String($0)).joined(separator: " ") }
    }
}
