import NLU
import Nutrition

/// Questions that stand by themselves, whatever was asked before: why of a food's figure or of a goal, what may not be eaten.
extension Intents {
    static func plainQuestion(_ reading: Reading, _ tracker: Tracker) -> Request? {
        if let request = toRecover(reading, tracker) ?? why(reading, tracker) ?? ofNutrientAlone(reading, tracker) ?? asksToLog(reading) {
            return request
        }
        // "how do I save a meal": told, and nothing kept.
        if reading.words.count <= 8,
            [["how", "do", "i"], ["how", "can", "i"], ["how", "would", "i"]].contains(where: { reading.words.starts(with: $0) }),
            reading.words.dropFirst(3).first == "save", reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.isEmpty
        {
            return .help
        }
        // "explain the burger": its chain.
        if ["explain", "explica", "explicame"].contains(reading.words[0]), !reading.foods.isEmpty, reading.when.days == nil,
            reading.foods.allSatisfy({ $0.isDefinite && $0.amount.isEmpty && !$0.negated }), reading.nutrients.count < 2, reading.words.count <= 8
        {
            return .explain(number: nil, foods: reading.foods, nutrient: reading.nutrients.first)
        }
        if asksForbidden(reading) { return .askProfile }
        // "show me the week": the last seven days.
        if reading.intent.name == "ask_summary", reading.when.isEmpty, reading.foods.isEmpty, let day = tracker.day,
            reading.words.suffix(2) == ["the", "week"] || reading.words.suffix(2) == ["la", "semana"]
        {
            return .askSummary(When(days: day.advanced(by: -6)...day), nutrients: reading.nutrients)
        }
        // "am I eating too much?": the day so far.
        if reading.words.count <= 6, reading.foods.isEmpty, reading.nutrients.isEmpty, reading.when.days == nil, !tracker.entries.isEmpty,
            [["am", "i", "eating"], ["estoy", "comiendo"]].contains(where: { reading.words.starts(with: $0) }),
            reading.words.contains(where: ["much", "mucho", "demasiado"].contains)
        {
            return .askRemaining(When(), nutrients: [.energy])
        }
        // "how did you get the calories for the rice?": the chain, and not the figure again.
        if reading.words.starts(with: ["how", "did", "you"]) || reading.words.starts(with: ["como", "calculaste"])
            || reading.words.starts(with: ["de", "donde"]) && reading.words.contains(where: asksSource.contains), !reading.foods.isEmpty,
            reading.foods.allSatisfy({ $0.best != nil }), ["ask_nutrient", "ask_food_facts", "explain"].contains(reading.intent.name)
        {
            return .explain(number: nil, foods: reading.foods)
        }
        // "what's the total?", "¿cuánto es todo?", after foods were asked about one by one: of them together.
        if tracker.lastAction == "ask_nutrient", reading.foods.isEmpty, reading.amounts.isEmpty, reading.when.isEmpty, reading.words.count <= 6,
            case .askNutrients(let last, let nutrients)? = tracker.inquiry, !last.isEmpty, tracker.asked.count > 1,
            reading.words.contains(where: ["total", "altogether", "together", "todo", "junto", "juntos"].contains),
            reading.words.isDisjoint(with: Vocabulary[.writingDown].union(["today", "hoy", "day", "dia", "llevo"]))
        {
            return .askNutrients(foods: tracker.asked, nutrients: reading.nutrients.isEmpty ? nutrients : reading.nutrients)
        }
        // "what did I eat yesterday in total": what it was, and its sum.
        if reading.intent.name == "ask_summary", ["what", "que"].contains(reading.words[0]), Vocabulary.says(.havingEaten, reading.words),
            reading.words.contains("total"), reading.nutrients.isEmpty, reading.foods.isEmpty, reading.when.days?.count ?? 1 == 1
        {
            return .askDiary(reading.when)
        }
        let plain = reading.words.filter { !["y", "ahora", "entonces", "o", "no", "and", "now", "then", "ya", "con", "eso"].contains($0) }
        // "y ahora me pasé", "¿me pasé o no?"
        if plain == ["me", "pase"] { return .askRemaining(When(), nutrients: tracker.askedNutrients.filter { $0 != .energy }) }
        // "y ahora cuánto necesito", after one's sex and age were told.
        if plain == ["cuanto", "necesito"], let nutrient = tracker.askedNutrient, nutrient != .energy { return .askIntake([nutrient], limit: false) }
        // "ya con eso ¿cómo voy de vitamina C?"
        if reading.foods.isEmpty, reading.nutrients.count == 1, reading.nutrients != [.energy], reading.when.isEmpty,
            reading.words.contains("como"), reading.words.contains("voy"), reading.words.contains("eso")
        {
            return .askInsight(InsightQuery(.needs, nutrients: reading.nutrients))
        }
        // "just the protein", "only the last month", after a chart: the same of that.
        if case .showChart(let query)? = tracker.inquiry, reading.foods.isEmpty, reading.amounts.isEmpty, reading.words.count <= 6,
            reading.words.contains(where: ["just", "only", "solo"].contains), let next = query.goneOn(reading)
        {
            return .showChart(next)
        }
        // "ahora por mes", after a chart.
        if case .showChart(var query)? = tracker.inquiry, plain.count == 2, plain[0] == "por",
            let grain = ["dia": ChartQuery.Grain.day, "semana": .week, "mes": .month][plain[1]]
        {
            (query.grain, query.latest) = (grain, nil)
            return .showChart(query)
        }
        // "¿cuánto es 150 libras en kilos?" is no weight of the person's.
        if ["cuanto", "cuanta"].contains(reading.words.first), reading.foods.isEmpty, reading.amounts.count == 1,
            ["kg", "lb", "stone"].contains(reading.amounts[0].unit?.name ?? ""), reading.words.dropLast().last == "en", reading.aim == nil
        {
            return .strayAnswer(intent: "out_of_scope")
        }
        return reading.intent.name == "ask_remaining" && asksDaily(reading) ? .askIntake(reading.nutrients, limit: true) : nil
    }

    private static func why(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Array(reading.words.drop { ["y", "and", "pero", "but", "ok", "so", "entonces"].contains($0) })
        let foods = reading.foods.filter { !$0.negated }
        // "la horchata ¿por qué tiene tantas?" asks it after the name.
        let isLater = foods.count == 1 && foods[0].isDefinite && opensWith(foods[0], words)
        guard words.count > 1, reading.when.isEmpty, reading.text.hasSuffix("?") || !isLater,
            let place = words.indices.first(where: { asksWhy(words, at: $0) }), place == 0 || isLater
        else { return nil }
        // "¿por qué la milanesa tiene tantas calorías?"
        if !foods.isEmpty, reading.amounts.isEmpty, foods.allSatisfy({ $0.best != nil }), foods.count == 1 || foods.allSatisfy(\.amount.isEmpty),
            words.contains(where: amounting.contains), reading.nutrients.count <= 1
        {
            return .explain(number: nil, foods: foods, nutrient: reading.nutrients.first)
        }
        // "¿por qué mi meta es 1900?"
        if foods.isEmpty, Vocabulary.says(.goal, words), reading.nutrients.allSatisfy({ $0 == .energy }), reading.aim == nil { return .explainGoal }
        // "¿por qué 1900?"
        if foods.isEmpty, reading.nutrients.isEmpty, words.count <= 4, let number = plainNumber(reading, words), number >= 500 {
            return .explain(number: number, foods: [])
        }
        return nil
    }

    /// "¿por qué tanta diferencia?", after two days were compared; "why did I eat more yesterday than today?": what each had most from.
    static func whyDifferent(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard (2...12).contains(words.count), reading.foods.isEmpty, reading.amounts.isEmpty, reading.nutrients.count <= 1,
            words.indices.prefix(4).contains(where: { asksWhy(words, at: $0) }), words.contains(where: differing.contains)
        else { return nil }
        var spans = reading.dates.count == 2 ? reading.dates : [], nutrients = reading.nutrients
        if case .compareDays(let asked, let told, _)? = tracker.inquiry, spans.isEmpty {
            (spans, nutrients) = (asked, nutrients.isEmpty ? told : nutrients)
        }
        guard spans.count == 2, spans[0] != spans[1] else { return nil }
        return spans.map { .askInsight(InsightQuery(.sources, nutrients: [nutrients.first ?? .energy], days: $0)) }
    }

    private static let differing: Set<String> = [
        "diferencia", "difference", "different", "distinto", "distinta", "mas", "menos", "meno", "more", "less", "higher", "lower", "tanto", "tanta",
    ]

    private static func asksWhy(_ words: [String], at place: Int) -> Bool {
        ["why", "porque"].contains(words[place]) || words[place] == "por" && place + 1 < words.count && words[place + 1] == "que"
    }

    private static func opensWith(_ food: FoodMention, _ words: [String]) -> Bool {
        words.drop { ["el", "la", "los", "las", "the", "mi", "my"].contains($0) }.starts(with: Word.split(food.said))
    }

    /// "¿de dónde sacó las calorías de las quesadillas?"
    private static let asksSource: Set<String> = [
        "saco", "sacaste", "saca", "salen", "sale", "salieron", "vienen", "viene", "obtuviste", "obtiene", "sacan",
    ]

    private static let amounting: Set<String> = [
        "tanta", "tanto", "tantas", "tantos", "tan", "poca", "poco", "pocas", "pocos", "mucha", "mucho", "so", "many", "much", "few", "little",
        "high",
        "low", "tiene", "tienen", "suma", "suman", "da", "dan", "sale", "salen",
    ]

    /// "¿qué no puedo comer?", "what can't I eat?": what the person told of that, and no ideas of food.
    private static func asksForbidden(_ reading: Reading) -> Bool {
        let words = reading.words, text = words.joined(separator: " ")
        return reading.foods.isEmpty && reading.nutrients.isEmpty && words.count <= 8 && reading.when.isEmpty
            && ["que", "what", "cuales", "cual", "whats"].contains(words.first)
            && [
                "no puedo comer", "no puedo tomar", "no debo comer", "can t i eat", "cant i eat", "can not i eat", "i cant eat", "i can t eat",
                "i cannot eat",
            ].contains(where: text.contains)
    }
}
