import NLU
import Nutrition

/// What is asked against a figure that the message names, and that is no goal: "was that more than 1000 calories?", "how many calories over 1800 was I",
/// "is that within 1500 mg", "protein today vs 120 g", "would a banana put me over 2000?".
extension Intents {
    /// "was that more than 1000 calories?", "¿el almuerzo pasó de 500 calorías?": the figure, and on which side of that it is.
    static func passed(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        guard let (asked, nutrient, bound) = figurePassed(reading, words, tracker) else { return countPassed(reading, words, tracker).map { [$0] } }
        if case .askRemaining = asked { return [asked] }
        let asksUnder =
            words.contains(where: ["under", "below", "less", "fewer", "menos", "meno", "bajo", "debajo", "abajo"].contains)
            || words.contains(where: within.contains)
        return [asked, .own(.against(asked, nutrient, bound: bound, asksOver: !asksUnder))]
    }

    /// "was that more than 3?", "¿fue más de un litro?": how much stands, and nothing is changed to that.
    private static func countPassed(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard reading.text.hasSuffix("?"), reading.nutrients.isEmpty, reading.own == nil, words.isDisjoint(with: notOfPassing), words.count <= 9,
            asksWhetherSo.contains(words[0]) || ["comi", "tome", "bebi", "el", "la", "los", "las"].contains(words[0]),
            let side = words.firstIndex(where: passing.contains), side + 1 < words.count,
            case let rest = words[(side + 1)...].drop(while: { ["than", "de", "about", "like"].contains($0) }), let first = rest.first,
            Double(first) != nil || ["a", "an", "un", "una", "one", "two", "half", "medio", "media"].contains(first),
            case let foods = reading.foods.filter({ $0.best != nil }), foods.count <= 1,
            case let lead = words[..<side], lead.count <= 5
        else { return nil }
        if foods.isEmpty {
            switch tracker.bodySpokenOf {
            case .water?: return .askWater(When(days: tracker.day.map { $0...$0 }))
            case .weight?: return .askWeight
            case .exercise?: return .askExercise(When(days: tracker.day.map { $0...$0 }), activity: nil)
            default: break
            }
        }
        guard !tracker.entries.isEmpty else { return nil }
        let named = foods.map { FoodMention(said: $0.said, candidates: $0.candidates) }
        return .askRows(Selection(foods: named, pointsBack: named.isEmpty), nutrients: [.energy])
    }

    private static func figurePassed(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> (asked: Request, of: Nutrient, bound: Double)? {
        // "a good snack with less than 15 g of carbs?", "anything under 400 calories?": what is wished for.
        let isWish =
            reading.intent.name.hasPrefix("recommend_") || ["search_recipe", "more_recipes"].contains(reading.intent.name)
            || ["recommend_recipe", "search_recipe", "more_recipes", "recommend_food"].contains(tracker.lastAction ?? "")
        let asksHowFar = asksDistance(words)
        guard reading.nutrients.count <= 1, reading.own == nil, words.isDisjoint(with: notOfPassing),
            !isWish || words.contains(where: ["was", "were", "did", "is", "am", "i", "that", "this", "fue", "paso", "llevo", "comi"].contains),
            reading.text.hasSuffix("?") || asksWhetherSo.contains(words[0]) || words.starts(with: ["me", "pase"]) || asksHowFar,
            let place = words.indices.dropFirst().first(where: { Double(words[$0]) != nil }), let bound = Double(words[place]),
            case let joint = ofSomebody.contains(words[place - 1]) ? place - 2 : place - 1, joint >= 0,
            passing.contains(words[joint]) || within.contains(words[joint])
                || ["than", "de"].contains(words[joint]) && joint > 0 && (passing.contains(words[joint - 1]) || within.contains(words[joint - 1])),
            let nutrient = held(reading, words, place, bound, tracker)
        else { return nil }
        // "500", after the number, is no count of what was spoken of.
        let foods = reading.foods.filter { $0.best != nil && !$0.negated && $0.amount.quantity != bound }
        if !foods.isEmpty {
            return foods.allSatisfy(\.isDefinite) && !tracker.entries.isEmpty
                ? (.askRows(Selection(foods: foods, when: reading.when, all: true), nutrients: [nutrient]), nutrient, bound) : nil
        }
        let day = reading.when.days ?? tracker.day.map { $0...$0 }
        if reading.when.meal != nil { return (.askSummary(When(days: day, meal: reading.when.meal), nutrients: [nutrient]), nutrient, bound) }
        let isOfDay =
            reading.when.days != nil || asksHowFar
            || words.contains(where: ["i", "ive", "im", "day", "dia", "total", "llevo", "comi", "he", "me"].contains)
        // "is that under 600?", after the calories of a food that nobody ate.
        if !isOfDay, case .askNutrients(let asked, _)? = tracker.inquiry, !asked.isEmpty {
            return (.askNutrients(foods: asked, nutrients: [nutrient]), nutrient, bound)
        }
        if isOfDay || tracker.entries.isEmpty {
            return nutrient == .energy
                ? (.askRemaining(When(days: asksHowFar ? day : reading.when.days), nutrients: [], upTo: bound), nutrient, bound)
                : (.askSummary(When(days: day), nutrients: [nutrient]), nutrient, bound)
        }
        if case .askSummary(let when, _)? = tracker.inquiry { return (.askSummary(when, nutrients: [nutrient]), nutrient, bound) }
        return (.askMealSpokenOf([nutrient]), nutrient, bound)
    }

    /// Of which nutrient a figure is: as named, by its unit, or as it is talked of; of energy only where it ends the question.
    private static func held(_ reading: Reading, _ words: [String], _ place: Int, _ bound: Double, _ tracker: Tracker) -> Nutrient? {
        if let named = reading.nutrients.first { return named }
        guard words[(place + 1)...].allSatisfy(behindFigure.contains) else { return nil }
        let spoken = tracker.askedNutrient ?? tracker.topicSpokenOf, unit = words[(place + 1)...].first(where: ["mg", "g", "gram", "gramo"].contains)
        if unit == "mg" { return spoken.flatMap { $0.unit == "mg" ? $0 : nil } ?? (bound >= 1000 ? .sodium : nil) }
        // "is that under 2300?", after the sodium of the day.
        let isOfEnergy = words.contains(where: ["calorie", "caloria", "kcal", "cal"].contains)
        if unit == nil, !isOfEnergy, let asked = tracker.askedNutrient, asked.unit == "mg", asksOfIt(words) { return asked }
        if unit != nil || bound < 300 { return spoken.flatMap { $0.unit == "g" ? $0 : nil } }
        return .energy
    }

    /// Of what was just told, and not of what was eaten: "is that", "está".
    private static func asksOfIt(_ words: [String]) -> Bool {
        ["is", "was", "it", "that", "es", "esta", "eso", "fue", "pasa"].contains(words[0])
            && words.isDisjoint(with: ["i", "today", "day", "hoy", "dia"])
    }

    /// "how many calories over 1800 was I", "cuántas calorías por encima de 1800", "how far under 2000 am I".
    private static func asksDistance(_ words: [String]) -> Bool {
        let asks =
            words.starts(with: ["how", "many"]) || words.starts(with: ["how", "much"]) || words.starts(with: ["how", "far"])
            || words[0].hasPrefix("cuant")
        return asks && words.count <= 10
            && Set(words.prefix(3)).isDisjoint(with: [
                "day", "dia", "meal", "comida", "time", "vez", "veces", "food", "recipe", "week", "more", "mas",
            ])
            && words.contains(where: ["over", "under", "above", "below", "encima", "debajo", "arriba", "abajo", "pase"].contains)
    }

    /// "total protein today vs goal 120g", "proteína de hoy contra 120 g": what is left of so much, which becomes no goal.
    static func versusFigure(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard let joint = words.firstIndex(where: ["vs", "versus", "against", "contra"].contains), words.count <= 10,
            reading.foods.allSatisfy({ $0.best == nil }), let nutrient = reading.nutrients.only, reading.when.meal == nil,
            reading.when.days?.count ?? 1 == 1
        else { return nil }
        let figures = reading.amounts.filter { $0.quantity ?? 0 > 1 }
        if let bound = figures.only?.quantity {
            return .askRemaining(When(days: reading.when.days), nutrients: [nutrient], upTo: bound)
        }
        guard figures.isEmpty, words[joint...].contains(where: Vocabulary[.goal].contains) else { return nil }
        return .askRemaining(When(days: reading.when.days), nutrients: [nutrient])
    }

    /// "would a banana put me over 2000?", "puedo tomar una cerveza y no pasar de 2000?": the food within that figure, for once.
    static func putOver(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let foods = reading.foods.filter { $0.best != nil && !$0.negated && !isWater($0) }
        guard !foods.isEmpty, foods.count <= 4, reading.when.meal == nil, reading.intent.name != "set_goal", !Vocabulary.says(.eating, words),
            reading.text.hasSuffix("?") || ["would", "will", "can", "could", "does", "puedo", "podria"].contains(words[0]),
            let place = words.indices.dropFirst(2).last(where: { Double(words[$0]) != nil }), let bound = Double(words[place]),
            case let joint = ofSomebody.contains(words[place - 1]) ? place - 2 : place - 1, joint > 0,
            ["over", "under", "below", "past", "above", "within"].contains(words[joint])
                || words[joint] == "de" && ["pasar", "pasarme", "pasaria", "paso", "encima", "debajo", "dentro", "pase"].contains(words[joint - 1]),
            // "could I make a salad under 500 calories?" is of the salad.
            bound >= 1000 || ["over", "past", "above", "de"].contains(words[joint])
                || words.contains(where: ["stay", "keep", "still", "day"].contains),
            !reading.intent.name.hasPrefix("recommend_"), foods.allSatisfy({ $0.amount.quantity != bound }),
            let nutrient = held(reading, words, place, bound, tracker)
        else { return nil }
        return [.own(.fits(foods, nutrient, upTo: bound))]
    }

    /// "is that enough protein for 80 kg": so much for each kilogram, and no weight that is noted.
    static func enoughFor(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard let nutrient = reading.nutrients.only, nutrient.unit == "g", words.count <= 10, reading.foods.allSatisfy({ $0.best == nil }),
            words.contains(where: ["enough", "suficiente", "alcanza", "basta"].contains) && words.contains(where: ["for", "para"].contains)
                || zip(words, words.dropFirst()).contains(where: { ["per", "por"].contains($0) && ["kg", "kilo"].contains($1) }),
            let amount = reading.amounts.only, let quantity = amount.quantity, let unit = amount.unit, ["kg", "lb"].contains(unit.name),
            (30...250).contains(unit.name == "kg" ? quantity : quantity * 0.4536)
        else { return nil }
        let asked = Request.askSummary(When(days: reading.when.days ?? tracker.day.map { $0...$0 }), nutrients: [nutrient])
        return [
            asked,
            .own(.perKilogram(asked, nutrient, bound: nil, asksOver: false, kilograms: unit.name == "kg" ? quantity : quantity * 0.45359237)),
        ]
    }

    private static let within = Set(Word.split("within inside dentro"))
    private static let ofSomebody = Set(Word.split("my mi mis the los las el la about"))
    private static let behindFigure = Set(
        Word.split(
            """
            calories calorie kcal cal cals calorías today hoy yesterday ayer for the day del día de en total all so far was i am have had did eaten ya already
            mg g gram grams gramo gramos in one fui estuve estoy quedé then that
            """))
    private static let passing = Set(
        Word.split(
            "more over under above below less fewer than más menos supera superó pasó pasa pasaron pasan bajo sobre pasé encima debajo arriba abajo past"
        ))
    private static let notOfPassing = Set(
        Word.split(
            "goal target limit meta objetivo límite can could should need safe enough puedo debo necesito want quiero recipe receta left queda if si would haría"
        )
    )
}

extension Request {
    /// Whether it tells the sum of a meal, of rows or of foods, which may be asked of the whole day as well.
    var sumsOfPart: Bool {
        switch self {
        case .askSummary(let when, let nutrients): when.meal != nil && !nutrients.isEmpty
        case .askMealSpokenOf, .askRows: true
        case .askNutrients(let foods, _): foods.isEmpty
        case .askMost: true
        case .askInsight(let query): query.subject == .sources
        default: false
        }
    }
}
