import NLU
import Nutrition

/// On which side of a goal days were: "did I stay under my goal yesterday?", "¿me pasé ayer?", "how many days was I over?"
extension Intents {
    /// "¿cómo voy con mis metas?", "which goals have I reached?": each goal, with what is reached of it.
    static func goalsStanding(_ reading: Reading) -> Request? {
        let words = reading.words
        guard [" goals", " targets", " metas", " objetivos"].contains(where: reading.text.lowercased().contains), words.count <= 9,
            reading.foods.isEmpty, reading.nutrients.isEmpty,
            reading.amounts.allSatisfy({ $0.quantity == nil }), reading.when.meal == nil, (reading.when.days?.count ?? 1) == 1,
            standing.contains(words[0]) || reading.text.hasSuffix("?"), !progress.isDisjoint(with: words),
            words.isDisjoint(with: [
                "many", "often", "time", "day", "dia", "vece", "when", "long", "cuando", "weight", "peso", "should", "deberia", "meal",
            ])
        else { return nil }
        return .askRemaining(reading.when, nutrients: [])
    }

    /// Folded and singular.
    private static let standing: Set<String> = [
        "how", "hows", "am", "which", "did", "have", "como", "voy", "estoy", "llego", "que", "cual", "cuales", "he",
    ]
    private static let progress: Set<String> = [
        "doing", "going", "meeting", "met", "meet", "hitting", "hit", "reached", "reaching", "reach", "track", "coming", "stand", "standing",
        "voy", "van", "cumpliendo", "cumplido", "cumplo", "cumpli", "alcanzado", "alcanzando", "llego", "llegue", "logrado", "logrando", "camino",
    ]

    static func sideOfGoal(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words, text = words.joined(separator: " ")
        guard
            ["ask_summary", "ask_remaining", "ask_insight", "ask_diary", "ask_nutrient", "out_of_scope", "inform", "set_goal"].contains(
                reading.intent.name),
            words.count <= 12, reading.foods.isEmpty, reading.amounts.allSatisfy({ $0.quantity == nil }), reading.nutrients.count <= 1,
            reading.when.meal == nil
        else { return nil }
        let isOver = !over.isDisjoint(with: words) || text.contains("more than my"),
            isUnder = !under.isDisjoint(with: words) || text.contains("less than my")
        guard isOver != isUnder else { return nil }
        let counts = ["how many day", "which day", "what day", "how often", "cuanto dia", "que dia", "cuanta vece"].contains(where: text.hasPrefix)
        let isOfOneself =
            asking.contains(words[0]) && words.contains("i")
            || counts && (words.contains("i") || words.contains("me") || Vocabulary.says(.oneself, words))
            || words[0] == "was" && reading.when.days != nil
            || (reading.text.hasSuffix("?") || counts) && (!ofOneself.isDisjoint(with: words) || words.drop { $0 == "y" }.first == "me")
        let namesGoal = Vocabulary.says(.goal, words) || words.contains("budget") || words.contains("presupuesto")
        guard isOfOneself, namesGoal || counts || reading.when.day != nil else { return nil }
        // "am I over today?", of the sodium that was asked about.
        let nutrient = reading.nutrients.first ?? (namesGoal ? nil : tracker.askedNutrient.flatMap { GoalKind($0) == .limit ? $0 : nil })
        guard !counts, (reading.when.days?.count ?? 1) == 1 else {
            guard let nutrient, nutrient != .energy else { return .askInsight(InsightQuery(.overDays, days: reading.when.days)) }
            return .own(.reached([nutrient], reading.when, isStreak: false, isOneDay: false))
        }
        return .own(.sideOfGoal(nutrient, reading.when.day, asksOver: isOver))
    }

    /// "¿en qué días me pasé de 2000?", "which days did I eat under 1500 kcal?": held against that number, whatever the goal was.
    static func daysBeyond(_ reading: Reading) -> Request? {
        let words = reading.words, text = words.drop { ["y", "and", "en", "on", "in", "de", "dime"].contains($0) }.joined(separator: " ")
        guard
            ["how many day", "which day", "what day", "cuanto dia", "que dia", "cual dia", "cuales dia"].contains(where: text.hasPrefix),
            reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.allSatisfy({ $0 == .energy }),
            let bound = bound(reading) ?? plainNumber(reading, words), (500...9000).contains(bound)
        else { return nil }
        let isOver = !over.isDisjoint(with: words) || ["mas de", "more than"].contains(where: text.contains)
        let isUnder = !under.isDisjoint(with: words) || ["menos de", "meno de", "less than"].contains(where: text.contains)
        guard isOver != isUnder else { return nil }
        var query = InsightQuery(.overDays, days: reading.when.days)
        (query.bound, query.isUnder) = (bound, isUnder ? true : nil)
        return .askInsight(query)
    }

    private static let over: Set<String> = [
        "over", "above", "past", "exceed", "exceeded", "pase", "paso", "pasado", "pasada", "excedi", "excedido", "sobrepase", "supere", "encima",
    ]
    private static let under: Set<String> = ["under", "below", "within", "beneath", "debajo", "bajo", "dentro"]
    private static let asking: Set<String> = ["did", "was", "were", "am", "have", "so"]
    private static let ofOneself: Set<String> = ["estuve", "estoy", "mantuve", "quede", "fui", "excedi", "sobrepase", "supere", "he"]
}
