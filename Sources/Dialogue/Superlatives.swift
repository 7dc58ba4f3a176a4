public import NLU
public import Nutrition

/// Which of what was eaten had most or least of something.
public struct MostQuestion: Sendable, Hashable, Codable {
    public var when: When
    /// nil asks what was eaten most often.
    public var nutrient: Nutrient?
    public var isLeast: Bool
    /// Rows that are meant; empty for those of the day.
    public var ids: [Int]
    /// Which meal, and not which food.
    public var isOfMeals: Bool
    /// By how healthy it was, and no single figure.
    public var isOfHealth: Bool?
    /// "and the second?": only the one that comes there.
    public var place: Int?
    /// "the top 3": so many of them.
    public var count: Int?
    /// Nobody named the day: it was spoken of last.
    public var isDayAssumed: Bool?

    public init(_ when: When, nutrient: Nutrient?, isLeast: Bool = false, ids: [Int] = [], isOfMeals: Bool = false, isOfHealth: Bool? = nil) {
        self.isOfHealth = isOfHealth
        self.when = when
        self.nutrient = nutrient
        self.isLeast = isLeast
        self.ids = ids
        self.isOfMeals = isOfMeals
    }

    /// The same of other days or of another meal.
    func of(_ when: When) -> MostQuestion {
        var question = self
        question.when = when
        if question.when != self.when { question.ids = [] }
        return question
    }
}

extension Intents {
    /// "which of those had the most calories?", "¿qué comida tuvo menos?", "what was the worst thing I ate?"
    static func superlative(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = withoutDay(reading.words.drop { ["and", "so", "y", "ok", "entonces"].contains($0) }.map { $0 })
        // "which meal was the healthiest?": by what is called so, and no single figure.
        if words.count <= 9, asksWhich.contains(words.first ?? ""), Vocabulary.says(.mealWord, words.prefix(3)),
            words.contains(where: healthy.contains), reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.isEmpty
        {
            return .askMeals(When(days: reading.when.days ?? tracker.day.map { $0...$0 }), nutrients: ofHealth, meals: [])
        }
        // "which meal was bigger?"
        if words.count <= 9, asksWhich.contains(words.first ?? ""), Vocabulary.says(.mealWord, words.prefix(3)), reading.when.meal == nil,
            reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.count < 2, reading.meals.isEmpty,
            words.contains(where: ["bigger", "heavier", "larger", "smaller", "lighter"].contains), words.isDisjoint(with: notRanked)
        {
            return .askMost(
                MostQuestion(
                    When(days: reading.when.days ?? tracker.day.map { $0...$0 }), nutrient: reading.nutrients.first ?? .energy,
                    isLeast: words.contains(where: ["smaller", "lighter"].contains), isOfMeals: true))
        }
        if let question = healthiest(reading, words, tracker) { return .askMost(question) }
        // "¿qué comidas tienen más ácido fólico?": foods in general.
        if words.starts(with: ["que", "comida"]), reading.text.lowercased().contains("comidas"), reading.when.isEmpty, !reading.nutrients.isEmpty,
            words.dropFirst(2).first.map({ ["tienen", "son", "llevan", "contienen", "aportan", "dan"].contains($0) }) == true
        {
            return nil
        }
        guard (2...12).contains(words.count), words.prefix(6).contains(where: asksWhich.contains), reading.amounts.allSatisfy({ $0.unit == nil }),
            reading.foods.allSatisfy({ $0.best == nil || isGeneric($0, words) }),
            words.isDisjoint(with: isOfStretch(reading, words) ? notRanked.subtracting(stretches) : notRanked), reading.activity == nil,
            !besideRows.contains(tracker.lastAction ?? "") || words.contains(where: havingHad.contains) && tracker.asked.count < 2,
            let degree = degree(words)
        else { return nil }
        // "what did I eat most?" counts times.
        guard
            reading.nutrients.first != nil || degree.nutrient != nil || words.isDisjoint(with: ["eat", "comi"]) || words.contains("meal")
                || words.starts(with: ["en", "que", "comida"])
        else {
            return nil
        }
        if case .compareDays? = tracker.inquiry { return nil }
        // "and which least?", of the days: both ends are told.
        if case .askInsight(let query)? = tracker.inquiry, query.subject == .overDays, words.count <= 4, reading.nutrients.isEmpty {
            return .askInsight(query)
        }
        guard reading.meals.count < 2 else { return nil }
        // "¿y qué es lo que más tiene?", after the fiber of the day was told.
        let isOfSum =
            if case .askSummary(_, let nutrients)? = tracker.inquiry {
                nutrients.count == 1 && words.count <= 7 && reading.foods.isEmpty && words.isDisjoint(with: ["alimento", "food"])
                    && words.contains(where: ["tiene", "tienen", "aporta", "aportan", "da", "dan", "trae"].contains)
            } else { false }
        let isPast = words.contains(where: havingHad.contains) || isOfSum
        // "what's the biggest part of it?", of the meal that was summed.
        let asksPart = words.contains(where: partsOfIt.contains) && words.contains(where: ["it", "that", "eso", "this"].contains)
        let points = words.contains(where: pointing.contains) || asksPart
        // "which was the biggest?", after the sums of each meal.
        let followsMeals = if case .askMeals? = tracker.inquiry { words.isDisjoint(with: Set(generic.subtracting(["comida"]))) } else { false }
        let isOneMeal = zip(words, words.dropFirst()).contains {
            ["one", "single", "una", "sola"].contains($0) && ["meal", "comida", "sitting"].contains($1)
        }
        let isOfMeals = (followsMeals || isOneMeal || Vocabulary.says(.mealWord, words.prefix(5))) && reading.when.meal == nil
        // "which has more vitamin C?", after one of the two was put right: of both.
        let isWritten = ["log_food", "correct", "copy_entries"].contains(tracker.lastAction ?? "")
        let listed = tracker.listed.flatMap { isWritten && Set(tracker.entries).isSubset(of: $0) ? $0 : nil } ?? []
        // "and which the least?", of those that were ranked.
        let ranked: [Int] = if case .askMost(let last)? = tracker.inquiry { last.ids } else { [] }
        let rows = !ranked.isEmpty ? ranked : tracker.entries.count > 1 ? tracker.entries : listed
        let isTold = told.contains(tracker.lastAction ?? "") && !tracker.entries.isEmpty, spoken = isTold && rows.count > 1
        // "which has more calories?", of foods that were told one by one: of the day's.
        if isTold, !spoken, words.count <= 5, ["which", "cual", "que"].contains(words[0]), reading.foods.isEmpty, reading.when.isEmpty,
            degree.isComparative || words[0] != "which", reading.nutrients == [.energy] || words.contains("engorda")
        {
            return .askMost(
                MostQuestion(When(days: tracker.day.map { $0...$0 }), nutrient: .energy, isLeast: degree.isLeast, ids: [], isOfMeals: false))
        }
        // "which is worse?", of the two that were told; "which has more iron?" of no rows asks about foods.
        guard
            isPast || isTold && points && !degree.isComparative && words.count <= 9
                || spoken && words.count <= 7 && (points || ["which", "cual", "que"].contains(words[0]) && !words.contains("alimento")),
            !degree.isComparative || spoken && reading.when.isEmpty,
            reading.when.days.map({ $0.count == 1 || !isOfMeals }) ?? true
        else { return nil }
        let nutrient =
            reading.nutrients.first ?? degree.nutrient
            ?? (asksAgain.contains(tracker.lastAction ?? "") && (asksPart || words.isDisjoint(with: ["ate", "biggest", "heaviest", "largest"]))
                ? tracker.askedNutrients.first : nil)
        // "which one had the most?", after a day's sugar: of the whole day.
        let isOfDay: Bool =
            if case .askSummary(let when, _)? = tracker.inquiry { when.meal == nil && !degree.isComparative } else {
                tracker.daysAveraged != nil && !degree.isComparative
            }
        let summed: When? = if asksPart, case .askSummary(let when, _)? = tracker.inquiry { when } else { nil }
        let ids =
            summed == nil && spoken && !isOfDay && !isOfMeals && reading.when.isEmpty
                && (points || degree.isComparative || ["which", "cual"].contains(words[0]))
                && !(words.contains(where: ["thing", "food"].contains)
                    && zip(words, words.dropFirst()).contains { $0 == "i" && ["ate", "had"].contains($1) })
            ? rows : []
        let days = reading.when.days ?? summed?.days ?? tracker.daysAveraged ?? tracker.day.map { $0...$0 }
        return .askMost(
            MostQuestion(
                When(days: days, meal: reading.when.meal ?? summed?.meal), nutrient: nutrient ?? .energy, isLeast: degree.isLeast, ids: ids,
                isOfMeals: isOfMeals))
    }

    /// "which were the top 3?", "the two saltiest", "what was the worst thing for salt?", "¿cuál tiene más sodio ahí?": rows ranked, by form alone.
    static func rankedRows(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = withoutDay(reading.words.drop { rankLead.contains($0) }.map { $0 })
        // "¿cuál de las dos tiene más?" ranks no two, nor "which of the three" of what was asked about.
        let isOfAsked = ["ask_nutrient", "ask_food_facts", "compare_foods"].contains(tracker.lastAction ?? "") && tracker.asked.count > 1
        let isOfTwo = words.indices.dropFirst(2).contains {
            (["dos", "two"].contains(words[$0]) || isOfAsked && ranks[words[$0]] != nil) && ["de", "of"].contains(words[$0 - 2])
        }
        guard !isOfTwo, (2...14).contains(words.count), reading.activity == nil, reading.own == nil, reading.amounts.allSatisfy({ $0.unit == nil }),
            !besideRows.contains(tracker.lastAction ?? "") || words.contains(where: havingHad.contains) || reading.when.day != nil,
            reading.meals.count < 2,
            words.isDisjoint(with: (reading.when.days?.count ?? 1) > 1 ? notRanked.subtracting(stretches) : notRanked),
            reading.foods.allSatisfy({ $0.best == nil || isGeneric($0, words) || Reading.namesakes[Word.singular($0.said)] != nil })
        else { return nil }
        let degree = degree(words), had = words.contains(where: havingHad.contains) || reading.when.days != nil
        guard degree.map({ !$0.isComparative }) ?? words.contains("top"), !Vocabulary.says(.mealWord, words.prefix(5)),
            had || words.isDisjoint(with: ["food", "alimento", "source", "fuente"])
        else { return nil }
        let isOfWeight = words.contains(where: ["heaviest", "lightest", "biggest", "largest"].contains)
        let nutrient =
            reading.nutrients.first ?? words.lazy.compactMap({ Reading.namesakes[$0] }).first ?? degree?.nutrient ?? (isOfWeight ? .energy : nil)
        let count = words.lazy.compactMap({ ranks[$0] }).first
        let asks = asksWhich.contains(words[0]) || words[0] == "cuales"
        let points = words.contains(where: pointsThere.contains)
        let isNamed = asks && nutrient != nil && (points || words.contains(where: worst.contains) || reading.when.day != nil && words.count <= 9)
        guard isNamed || count != nil && words.count <= 10 && (asks || listing.contains(words[0])) else { return nil }
        var question = MostQuestion(
            When(days: reading.when.days, meal: reading.when.meal), nutrient: nutrient, isLeast: degree?.isLeast ?? false)
        question.count = count
        switch tracker.inquiry {
        // Of what was ranked or summed just before.
        case .askMost(let last)? where question.when.isEmpty && !last.isOfMeals:
            (question.when, question.ids, question.nutrient) = (last.when, last.ids, nutrient ?? last.nutrient)
        case .askSummary(let when, _)? where question.when.isEmpty && points: question.when = When(days: when.days, meal: when.meal, part: when.part)
        default: if points, question.when.isEmpty, tracker.entries.count > 1 { question.ids = tracker.entries }
        }
        question.nutrient = question.nutrient ?? .energy
        if question.when.days == nil, question.ids.isEmpty {
            question.when.days = tracker.day.map { $0...$0 }
            question.isDayAssumed = true
        }
        return .askMost(question)
    }

    private static let rankLead = Set(Word.split("and so ok okay then y ok entonces bueno pero but"))
    private static let pointsThere = Set(Word.split("there here those these them ahí allí aquí esos esas estos estas ellos"))
    private static let worst = Set(Word.split("worst peor peores"))
    private static let listing = Set(
        Word.split("the top my show list give tell name las los el la lo mis dame dime muéstrame enséñame muestra"))
    private static let ranks: [String: Int] = {
        let names = ["two dos", "three tres", "four cuatro", "five cinco", "six seis", "seven siete", "eight ocho", "nine nueve", "ten diez"]
        let said = names.enumerated().flatMap { place, names in (Word.split(names) + [String(place + 2)]).map { ($0, place + 2) } }
        return Dictionary(said, uniquingKeysWith: { first, _ in first })
    }()

    /// "what's the healthiest thing I ate today?", "¿qué fue lo menos sano?", and "what's the unhealthiest?" after it.
    private static func healthiest(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> MostQuestion? {
        var isNext = false
        if case .askMost(let last)? = tracker.inquiry { isNext = last.isOfHealth == true && words.count <= 5 }
        guard (2...12).contains(words.count), isNext || words.prefix(3).contains(where: asksWhich.contains), reading.nutrients.isEmpty,
            reading.amounts.isEmpty,
            reading.foods.allSatisfy({ $0.best == nil || isGeneric($0, words) }),
            words.isDisjoint(with: notRanked.subtracting(["best", "better", "mejor", "day", "days", "dia", "week", "semana", "month", "mes"]))
        else { return nil }
        let isLeast = words.contains(where: ["unhealthiest", "junkiest"].contains) || !leastWords.isDisjoint(with: words)
        guard words.contains(where: healthy.union(["unhealthiest", "junkiest"]).contains),
            words.contains(where: ["healthiest", "unhealthiest", "junkiest", "most", "least", "mas", "menos", "meno"].contains)
        else { return nil }
        if isNext, case .askMost(var last)? = tracker.inquiry {
            last.isLeast = isLeast
            if reading.when.days != nil { last.when = reading.when }
            return last
        }
        let isWritten = ["log_food", "correct", "ask_diary"].contains(tracker.lastAction ?? "") && !tracker.entries.isEmpty
        guard words.contains(where: havingHad.contains) || reading.when.days != nil || isWritten && words.contains(where: pointing.contains) else {
            return nil
        }
        let days = reading.when.days ?? tracker.day.map { $0...$0 }
        return MostQuestion(When(days: days, meal: reading.when.meal), nutrient: nil, isLeast: isLeast, isOfHealth: true)
    }

    /// "lo más calórico del día", "the fattiest thing of the day": of what was eaten, and of no days.
    private static func withoutDay(_ words: [String]) -> [String] {
        let ends = [["del", "dia"], ["de", "hoy"], ["of", "the", "day"], ["de", "todo", "el", "dia"]]
        guard words.count > 3, words.contains(where: ["lo", "thing", "item", "comida", "food", "cosa", "alimento", "plato"].contains),
            let end = ends.first(where: { Array(words.suffix($0.count)) == $0 })
        else { return words }
        return words.dropLast(end.count)
    }

    /// What the words rank by; nil where none ranks.
    private static func degree(_ words: [String]) -> (isLeast: Bool, isComparative: Bool, nutrient: Nutrient?)? {
        // "most often" counts times; "más o menos" ranks nothing.
        guard !words.contains("often"), !zip(words, words.dropFirst()).contains(where: { $0 == "mas" && $1 == "o" }) else { return nil }
        let nutrient = words.lazy.compactMap { tasteOf[$0] }.first
        if words.contains(where: leastWords.contains) { return (true, false, nutrient) }
        if words.contains(where: mostWords.contains) || nutrient != nil { return (false, false, nutrient) }
        if let taste = words.lazy.compactMap({ tastier[$0] }).first { return (false, true, taste) }
        if words.contains(where: ["less", "fewer", "lower"].contains) { return (true, true, nil) }
        return words.contains(where: ["more", "worse", "higher"].contains) ? (false, true, nil) : nil
    }

    /// "the most calorific thing this week": of what was eaten in it, and not of its days.
    private static func isOfStretch(_ reading: Reading, _ words: [String]) -> Bool {
        reading.when.days.map { $0.count > 1 } ?? false && words.prefix(6).contains(where: ["thing", "item", "dish", "cosa", "plato"].contains)
    }

    private static let stretches: Set<String> = ["week", "weekend", "month", "semana"]

    /// "food", "thing", "comida" name nothing that was eaten.
    private static func isGeneric(_ food: FoodMention, _ words: [String]) -> Bool {
        Word.split(food.said).allSatisfy { Vocabulary[.foodWord].contains($0) || Vocabulary[.mealWord].contains($0) || generic.contains($0) }
    }

    /// Folded and singular.
    private static let asksWhich: Set<String> = ["which", "wich", "what", "whats", "cual", "que"]
    private static let generic: Set<String> = ["thing", "item", "food", "comida", "alimento", "plato", "cosa", "dish"]
    private static let havingHad = Set(
        Word.split(
            "had was were ate did tenía tenían tuvo tuvieron fue era comí comimos aportó dio sumó sumado sido aportado dado gave added contributed llevaba tuve consumí metí consumed ingerí ingerido consumido"
        ))
    private static let pointing = Set(Word.split("those these them one ones two three esos esas estos ellos tres dos todos todo"))
    private static let partsOfIt = Set(Word.split("part share chunk portion bit contributor source parte"))
    private static let mostWords = Set(Word.split("most highest biggest largest heaviest worst más mayor peor richest"))
    private static let leastWords = Set(Word.split("least fewest lowest smallest lightest menos menor ligera ligero liviana liviano"))
    static let tasteOf: [String: Nutrient] = [
        "salty": .sodium, "sugary": .sugars, "greasy": .fat, "fatty": .fat,
        "saltiest": .sodium, "sweetest": .sugars, "sugariest": .sugars, "fattiest": .fat, "greasiest": .fat, "salado": .sodium, "salada": .sodium,
        "dulce": .sugars, "azucarado": .sugars, "graso": .fat, "grasoso": .fat, "grasosa": .fat, "grasiento": .fat,
        "engorda": .energy, "engordan": .energy, "engordo": .energy, "engordado": .energy, "fattening": .energy, "calorific": .energy,
        "calorico": .energy, "calorica": .energy, "pesada": .energy, "pesado": .energy,
    ]
    /// What is ranked elsewhere, or by no figure: days, weights, recipes.
    private static let notRanked = Set(
        Word.split(
            "tan day days weekday como suelo día días week weekend semana month mes weigh weight peso recipe receta should could would can podria puedo deberia else exercise ejercicio better best mejor "
                + "often veces time times goal meta over than left recomiendas recomienda recomendarías recommend suggest sugieres sugiere need needed necesito falta faltan why por"
        ))
    private static let besideRows: Set<String> = [
        "compare_foods", "ask_food_facts", "recommend_food", "recommend_recipe", "search_recipe", "ask_contents",
    ]
    private static let told: Set<String> = [
        "log_food", "correct", "copy_entries", "move_entry", "ask_diary", "ask_summary", "ask_remaining", "ask_nutrient", "ask_insight", "explain",
        "affirm",
    ]
    private static let asksAgain: Set<String> = ["ask_summary", "ask_intake", "ask_nutrient", "ask_insight", "ask_remaining", "ask_diary"]
}
