import NLU
import Nutrition

/// What is asked of the nutrient that is talked of, or of the day that was just found, and names neither.
extension Intents {
    static func ofTopicSpoken(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard reading.own == nil, reading.activity == nil, reading.aim == nil, tracker.question == nil,
            reading.foods.allSatisfy({ $0.best == nil || isOfList($0, words) }), reading.when.meal == nil
        else { return nil }
        let named = reading.nutrients.only.flatMap { $0 == .energy ? nil : $0 }
        let isOfOther = tracker.askedNutrients == [.energy] || InsightQuery.namesGroup(words)
        guard let nutrient = named ?? (reading.nutrients.isEmpty && !isOfOther ? tracker.topicSpokenOf : nil) else { return nil }
        let days = reading.when.days ?? tracker.day.map { $0...$0 }
        if let short = shortOf(nutrient, reading, words, days) ?? toGo(nutrient, reading, words) { return short }
        guard named == nil, reading.amounts.isEmpty else { return nil }
        if asksSource(words, tracker) { return .askMost(MostQuestion(When(days: days), nutrient: nutrient)) }
        if asksFoods(words) { return .recommendFood(RecipeQuery(nutrients: [nutrient])) }
        if asksBestOf(words) {
            // "best foods for it that are vegan".
            var query = RecipeQuery(reading)
            (query.words, query.nutrients) = ([], [nutrient])
            return .recommendFood(query)
        }
        return nil
    }

    /// Of the day that was just found, or of the nutrient there is too much of.
    static func ofFound(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Array(reading.words.drop { ["y", "and", "so", "ok", "e", "entonces", "then"].contains($0) })
        guard (1...10).contains(words.count), reading.own == nil, reading.when.meal == nil, reading.amounts.isEmpty, tracker.question == nil,
            reading.foods.allSatisfy({ $0.best == nil || isOfList($0, words) })
        else { return nil }
        if let sum = sumOfDayFound(reading, words, tracker) { return sum }
        // "¿qué saco para bajar eso?", "what should I drop to get it down?"
        guard reading.nutrients.isEmpty, let nutrient = tracker.topicSpokenOf, GoalKind(nutrient) == .limit, tracker.lastAction != "ask_intake",
            reading.aim?.target == nil,
            ["que", "what", "which", "cual"].contains(words[0]), words.dropFirst().prefix(4).contains(where: dropping.contains),
            words.isDisjoint(with: notDropped)
        else { return nil }
        return .askInsight(InsightQuery(.limits, nutrients: [nutrient], days: reading.when.days ?? tracker.day.map { $0...$0 }))
    }

    /// "¿y cuánto fue?", "y ese día cuánta proteína?", after the highest of several days was found.
    private static func sumOfDayFound(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard case .askInsight(let query)? = tracker.inquiry, query.subject == .overDays, let day = tracker.day,
            ["ask_insight", "ask_summary"].contains(tracker.lastAction ?? ""), words.count <= 7, reading.foods.isEmpty,
            reading.when.days ?? (day...day) == day...day,
            words.contains(where: howMuch.contains) || words.starts(with: ["ese", "dia"]) || words.starts(with: ["that", "day"]),
            words.isDisjoint(with: ["quedan", "queda", "left", "falta", "peso", "weigh", "average", "media", "promedio"])
        else { return nil }
        return .askSummary(When(days: day...day), nutrients: reading.nutrients.isEmpty ? query.nutrients : reading.nutrients)
    }

    /// "¿me falta hierro?", "¿ando corta?": held against what a day should have.
    private static func shortOf(_ nutrient: Nutrient, _ reading: Reading, _ words: [String], _ days: ClosedRange<Day>?) -> Request? {
        guard reading.amounts.isEmpty, words.count <= 7, days?.count ?? 1 == 1, GoalKind(nutrient) != .limit,
            ![.protein, .carbohydrate, .fat, .water].contains(nutrient) || reading.nutrients.isEmpty,
            words.isDisjoint(with: ["meta", "objetivo", "goal", "cuanto", "cuanta", "how", "much"])
        else { return nil }
        let isShort =
            words.starts(with: ["me", "falta"]) || words.starts(with: ["me", "esta", "faltando"])
            || ["ando", "estoy", "voy", "am", "was"].contains(words[0]) && words.contains(where: shortWords.contains)
        return isShort ? .askInsight(InsightQuery(.needs, nutrients: [nutrient], days: days)) : nil
    }

    /// Whether a bare figure may be so much of a nutrient; "hasta las 1800", after magnesium, is of energy.
    private static func mayBe(_ figure: Double, of nutrient: Nutrient) -> Bool {
        let ofThousands: [Nutrient] = [.sodium, .potassium, .calcium, .phosphorus, .vitaminA, .energy, .water]
        return figure < 400 || nutrient.unit != "g" && figure < 800 || ofThousands.contains(nutrient)
    }

    /// "¿y cuánto me falta para los 25 gramos?", "how far am I from 30?": up to a figure that is no goal.
    private static func toGo(_ nutrient: Nutrient, _ reading: Reading, _ words: [String]) -> Request? {
        guard words.count <= 11, howMuch.contains(words[0]) || ["falta", "how"].contains(words[0]), let amount = reading.amounts.only,
            let figure = amount.quantity, figure > 0,
            amount.unit.map({ $0.name == nutrient.unit }) ?? (mayBe(figure, of: nutrient) || (800...6000).contains(figure)),
            reading.foods.isEmpty, words.isDisjoint(with: ["over", "under", "above", "below", "encima", "debajo", "kilo", "pound"]),
            words.contains(where: reachingFigure.contains), words.isDisjoint(with: ["food", "alimento", "eso", "it", "this"]),
            words.contains(where: { $0.first?.isNumber == true })
        else { return nil }
        let isOfEnergy = amount.unit == nil && !mayBe(figure, of: nutrient)
        return .askRemaining(When(days: reading.when.days), nutrients: isOfEnergy ? [] : [nutrient], upTo: figure)
    }

    /// "¿de dónde salió más?", "where did most of it come from?"
    private static func asksSource(_ words: [String], _ tracker: Tracker) -> Bool {
        guard words.count <= 9, words.contains(where: ["donde", "where"].contains), words.contains(where: coming.contains),
            words.isDisjoint(with: ["figure", "number", "numero", "cifra", "dato", "data", "your", "tus"])
        else { return false }
        return words.contains(where: ["mas", "most", "mostly", "mainly", "mayor", "mayoria", "todo", "all", "tanto", "tanta", "much"].contains)
    }

    /// "¿en qué alimentos hay?", "¿qué la tiene?", "which foods have it?"
    private static func asksFoods(_ words: [String]) -> Bool {
        guard words.count <= 7, words.isDisjoint(with: eatenAlready) else { return false }
        let asks = ["que", "cual", "cuales", "what", "which", "donde", "where", "en"].contains(words[0])
        let names = words.contains(where: ["food", "alimento", "comida", "cosa", "thing", "producto"].contains)
        return asks
            && (names && words.contains(where: holding.contains)
                || words.starts(with: ["en", "que"])
                    && words.dropFirst(2).allSatisfy { holding.contains($0) || ["lo", "la", "mas", "se"].contains($0) }
                || words.starts(with: ["donde", "hay"]) || words.starts(with: ["where", "can", "i", "get"]))
            && (words.count > 2 || words.contains("hay"))
    }

    /// "good vegan sources of it?", "mejores alimentos para eso".
    private static func asksBestOf(_ words: [String]) -> Bool {
        words.count <= 10 && words.contains(where: ["food", "source", "alimento", "fuente"].contains)
            && words.contains(where: ["best", "good", "great", "top", "mejor", "buena", "bueno"].contains)
            && words.contains(where: ["it", "that", "eso", "ello"].contains)
            && words.isDisjoint(with: ["i", "my", "ate", "had", "comi", "today", "hoy"])
    }

    private static let howMuch: Set<String> = ["cuanto", "cuanta", "cuantos", "cuantas", "much", "many"]
    private static let reachingFigure = Set(Word.split("falta faltan faltaría faltarían llegar far left short reach get hit away para hasta to"))
    private static let shortWords = Set(Word.split("corto corta bajo baja escaso escasa justo justa short low lacking"))
    private static let coming = Set(Word.split("salió salieron sale salen vino vinieron viene vienen come came coming from proviene saqué saco"))
    private static let holding = Set(Word.split("hay tiene tienen contiene contienen lleva llevan encuentro encuentra have has contain contains got"))
    private static let eatenAlready = Set(
        Word.split("i my mi mis me comí comido llevo hoy today ayer yesterday had ate did than tenía tuvo aportó dio recipe receta those esos"))
    private static let dropping = Set(
        Word.split(
            "saco sacar quito quitar elimino eliminar dejo dejar recorto recortar evito evitar drop cut remove skip leave avoid omit suprimo reduzco reducir"
        ))
    private static let notDropped = Set(Word.split("recipe receta weight peso kilo pound"))
}
