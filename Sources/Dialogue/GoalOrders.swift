import NLU
import Nutrition

/// Goals ordered by their verb or bound alone: "sube la proteína a 120", "baja los carbos 20", "máximo 30 de azúcar", "quita la grasa".
extension Intents {
    static func goalOrdered(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = Array(reading.words.drop { ["y", "and", "tambien", "ahora", "mejor", "ok", "bueno", "por", "favor"].contains($0) })
        if ofSomeDays(words, reading, tracker) { return [.tell(.goalsByDay)] }
        if let goal = goalAlone(words, reading) { return [goal] }
        guard (2...9).contains(words.count), !reading.text.hasSuffix("?"), reading.when.meal == nil,
            words.allSatisfy({
                beside.contains($0) || Double($0) != nil || Unit.named($0) != nil || isOfNutrient($0, reading) || steps.keys.contains($0)
            })
        else { return nil }
        if let ended = endedOfSet(words, reading, tracker) { return [ended] }
        if bounds.contains(where: words.starts(with:)) { return bounded(words, reading) }
        guard let step = steps[words[0]], let nutrient = meant(reading), let number = words.only(where: { Double($0) != nil }).flatMap(Double.init)
        else { return nil }
        let isTo = zip(words, words.dropFirst()).contains { ["a", "hasta", "to"].contains($0) && Double($1) != nil }
        // "baja las calorías a 300", of a food that was told.
        if isTo { return nutrient == .energy && number < leastGoal ? nil : [.setGoal(nutrient: nutrient, amount: number)] }
        guard number > 0, nutrient != .energy || number < leastGoal else { return nil }
        return [.changeGoal(nutrient, by: step * number)]
    }

    /// "my goals 1600", "goal: 1600 kcal", "mis metas 1700": the one number that such a message has.
    private static func goalAlone(_ words: [String], _ reading: Reading) -> Request? {
        guard (2...7).contains(words.count), Vocabulary.says(.goal, words), reading.foods.isEmpty, !reading.text.contains("?"),
            reading.nutrients.allSatisfy({ $0 == .energy }), let number = words.only(where: { Double($0) != nil }).flatMap(Double.init),
            (leastGoal...6000).contains(number), reading.amounts.allSatisfy({ $0.unit == nil }),
            words.allSatisfy({ Double($0) != nil || Vocabulary[.goal].contains($0) || besideGoal.contains($0) })
        else { return nil }
        return .setGoal(nutrient: .energy, amount: number)
    }

    private static let besideGoal = Set(
        Word.split("my the is are at for a day daily kcal calories cal mi mis es son de la el calorías diarias diaria por día now ahora"))

    /// "no more than 2000 mg", "keep me under 50 g", "que no pase de 30 g", right after a nutrient was asked about: the most of it in a day.
    static func boundOfTopic(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = Array(
            reading.words.drop {
                ["ok", "y", "and", "so", "please", "pues", "bueno", "lets", "let", "try", "to", "i", "want", "quiero"].contains($0)
            })
        guard let nutrient = tracker.topicSpokenOf ?? tracker.askedNutrient, nutrient != .energy, nutrient != .water,
            ["ask_nutrient", "ask_summary", "ask_remaining", "ask_diary", "ask_intake", "ask_insight", "set_goal"].contains(tracker.lastAction ?? ""),
            tracker.question == nil, (3...14).contains(words.count), reading.foods.isEmpty, reading.nutrients.allSatisfy({ $0 == nutrient }),
            reading.when.meal == nil, reading.when.minute == nil, !words[0].hasPrefix("cuant"),
            ["set_goal", "correct", "inform", "out_of_scope", "set_profile", "log_weight"].contains(reading.intent.name),
            let amount = reading.amounts.first(where: { ["g", "mg"].contains($0.unit?.name ?? "") }), let quantity = amount.quantity, quantity > 0,
            [
                "no", "not", "under", "below", "max", "maximum", "at", "keep", "limit", "stay", "que", "maximo", "como", "tope", "mantenme", "limita",
                "limitame", "debajo", "por",
            ].contains(words[0]),
            words[0] != "por" || words.contains("debajo"), words[0] != "at" || words.contains("most"), words[0] != "como" || words.contains("mucho"),
            words.contains(
                where: [
                    "than", "under", "below", "max", "maximum", "most", "limit", "pase", "pasar", "mas", "maximo", "mucho", "tope",
                    "debajo", "exceda", "supere", "limita", "limitame",
                ].contains)
        else { return nil }
        var told = reading
        (told.nutrients, told.amounts) = ([nutrient], [amount])
        guard let most = number(told) else { return nil }
        return [.boundGoal(DailyGoal(nutrient, most, sense: GoalSense(.limit)))]
    }

    /// "los domingos 2500", "baja 200 los días de descanso", "solo entre semana", while goals are spoken of.
    private static func ofSomeDays(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Bool {
        let text = " \(words.joined(separator: " ")) "
        guard OrderWords.ofGoals.contains(tracker.lastAction ?? "") || Vocabulary.says(.goal, words), words.count <= 8, reading.foods.isEmpty,
            !reading.text.hasSuffix("?"), someDays.contains(where: text.contains)
        else { return false }
        return words.contains { (Double($0) ?? 0) >= 50 } || tracker.lastAction == "set_goal" && words.contains { ["solo", "only"].contains($0) }
    }

    private static let someDays =
        ["domingo", "sábado", "lunes", "martes", "miércoles", "jueves", "viernes"].map { " los \(Word.split($0)[0]) " }
        + [
            "días de descanso", "días de entreno", "días de gym", "días de gimnasio", "días que entreno", "días que no entreno", "fines de semana",
            "fin de semana", "entre semana",
        ].map { " " + Word.split($0).joined(separator: " ") + " " }

    /// "máximo 30 de azúcar", "como mucho 50 g de grasa": the most of a day.
    private static func bounded(_ words: [String], _ reading: Reading) -> [Request]? {
        guard let nutrient = meant(reading), nutrient != .energy, words.count(where: { Double($0) != nil }) == 1 else { return nil }
        var told = reading
        if let food = reading.foods.only, food.amount.quantity != nil { told.amounts = [food.amount] }
        (told.nutrients, told.foods) = ([nutrient], [])
        guard told.amounts.count == 1 else { return nil }
        return goals(told)
    }

    /// "quita la grasa", right after goals were set: the goal for it ends.
    private static func endedOfSet(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard tracker.lastAction == "set_goal", ["quita", "quitame", "saca", "elimina", "borra"].contains(words[0]), words.count <= 4,
            let nutrient = meant(reading), reading.amounts.isEmpty
        else { return nil }
        return .own(.endGoals([nutrient], all: false))
    }

    /// The one nutrient that is named, by its name or that of a food.
    private static func meant(_ reading: Reading) -> Nutrient? {
        if let nutrient = reading.nutrients.only, reading.foods.isEmpty { return nutrient }
        guard reading.nutrients.isEmpty, let food = reading.foods.only else { return nil }
        return Reading.namesakes[Word.split(food.said).joined(separator: " ")]
    }

    private static func isOfNutrient(_ word: String, _ reading: Reading) -> Bool {
        nutrientWords.contains(word) || reading.foods.contains { Word.split($0.said).contains(word) }
    }

    /// Orders, and which way they go.
    private static let steps: [String: Double] = [
        "sube": 1, "subi": 1, "subeme": 1, "subime": 1, "aumenta": 1, "aumentame": 1, "incrementa": 1, "raise": 1, "increase": 1, "baja": -1,
        "bajame": -1, "reduce": -1, "reduceme": -1, "disminuye": -1, "lower": -1, "reduci": -1,
    ]
    private static let bounds = ["máximo", "max", "como máximo", "como mucho", "a lo sumo", "no más de", "tope", "tope de", "máximo de"].map(
        Word.split)
    private static let nutrientWords = Set(
        Word.split(
            """
            proteína proteínas protein prote carbo carbos carb carbs carbohidrato carbohidratos hidratos carbono grasa grasas fat saturada saturadas fibra fiber fibre
            azúcar azúcares sugar sodio sodium sal salt calorías caloría kcal calories calorie hierro calcio iron calcium colesterol
            """))
    private static let beside = Set(
        Word.split(
            """
            el la los las mi mis de del a al hasta en por día diario diarios diarias g gramo gramos mg máximo max tope como mucho lo sumo no más the my to of by per
            day a quita quítame saca elimina borra kcal
            """))
}
