import NLU
public import Nutrition

/// The nutrient that is talked of, and in which turn it last was: "out of how much?" is of it after more was logged.
public struct Topic: Sendable, Hashable, Codable {
    public var nutrient: Nutrient
    public var turn: Int
    /// A goal for it was set.
    public var isGoal: Bool

    /// For so many turns it is still spoken of.
    static let reach = 4
}

extension Request {
    var setsGoal: Bool {
        switch self {
        case .setGoal, .boundGoal, .changeGoal, .adoptIntake: true
        default: false
        }
    }
}

extension Tracker {
    /// The nutrient spoken of lately; nil where it was energy, or is long ago.
    public var topicSpokenOf: Nutrient? { topic.flatMap { turns - $0.turn <= Topic.reach && $0.nutrient != .energy ? $0.nutrient : nil } }
}

/// What a short question is of that names nothing: the nutrient that is talked of, the list that was just told, or what still stands.
extension Intents {
    static func onTopic(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Array(reading.words.drop { leadOfTopic.contains($0) })
        guard (1...12).contains(words.count), reading.aim == nil else { return nil }
        if let asked = shareOfLimit(words, reading, tracker) ?? leftWithExercise(reading, words) ?? drinksCounted(reading, words, tracker)
            ?? partAlone(reading, words, tracker)
            ?? betterSource(reading, words, tracker) ?? ofFigures(reading, words) ?? goalOfTopic(reading, words, tracker)
            ?? ofTopicSpoken(reading, words, tracker)
        {
            return asked
        }
        guard reading.foods.allSatisfy({ $0.best == nil || isOfList($0, words) }), reading.amounts.allSatisfy({ $0.quantity ?? 1 == 1 }) else {
            return amountFor(reading, words, tracker)
        }
        return stillLogged(reading, words, tracker) ?? rowAsked(reading, words, tracker) ?? ofLacking(reading, words, tracker)
            ?? held(reading, words, tracker) ?? worstOf(reading, words, tracker)
    }

    /// "foods" and "source" are read as foods at times.
    static func isOfList(_ food: FoodMention, _ words: [String]) -> Bool {
        food.amount.isEmpty && Word.split(food.said).allSatisfy { Vocabulary[.foodWord].contains($0) }
    }

    /// "what's left counting the run?", "¿cuánto me queda con la caminata?"
    private static func leftWithExercise(_ reading: Reading, _ words: [String]) -> Request? {
        guard reading.foods.allSatisfy({ $0.best == nil }), words.count <= 10, words.contains(where: leaving.contains),
            reading.nutrients.allSatisfy({ $0 == .energy }), asksWhat.contains(words[0]),
            let place = words.indices.dropFirst().first(where: { counting.contains(words[$0]) }), place + 1 < words.count,
            reading.activity != nil || words[place...].contains(where: exercise.contains)
        else { return nil }
        return .askRemainingWithExercise(When(days: reading.when.days))
    }

    /// "¿cuántas calorías de puras cervezas?", "how many calories from just the wine": of those rows alone.
    private static func partAlone(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard !tracker.entries.isEmpty, let food = reading.foods.only, food.best != nil, !food.negated, food.amount.isEmpty, words.count <= 10,
            !reading.nutrients.isEmpty || ["de", "from", "in"].contains(words[0]) && !tracker.askedNutrients.isEmpty,
            ["how", "what", "cuanto", "cuanta", "cuantos", "cuantas", "que", "de", "from", "in"].contains(words[0]),
            let head = Word.split(food.said).first(where: { !aloneBefore.contains($0) }), let place = words.firstIndex(of: head), place > 1,
            aloneBefore.contains(words[place - 1])
                || ["the", "la", "las", "los", "el"].contains(words[place - 1]) && aloneBefore.contains(words[place - 2])
        else { return nil }
        let asked = reading.nutrients.isEmpty ? tracker.askedNutrients : reading.nutrients
        return .askRows(Selection(foods: [food], when: reading.when, all: true), nutrients: asked)
    }

    private static let aloneBefore = Set(Word.split("puras puros pura puro solo sólo solamente nomás just only"))

    /// "what's a veggie source better than spinach?": other foods rich in what is talked of.
    private static func betterSource(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard words.contains(where: ["source", "fuente"].contains), reading.foods.count <= 2, reading.when.isEmpty, words.count <= 12,
            words.isDisjoint(with: ["my", "mi", "main", "i", "today", "principal", "biggest", "or", "o", "which", "cual"]),
            asksWhat.contains(words[0]) || ["any", "hay", "give", "dame", "suggest", "otra", "alguna", "some"].contains(words[0]),
            let nutrient = reading.nutrients.only ?? (reading.nutrients.isEmpty ? tracker.topicSpokenOf : nil), nutrient != .energy
        else { return nil }
        var query = RecipeQuery(reading)
        let isCompared = words.dropFirst().contains(where: ["than", "que"].contains)
        guard isCompared || !query.diets.isEmpty || reading.nutrients.isEmpty else { return nil }
        let compared = isCompared ? query.words : []
        (query.words, query.nutrients, query.low) = ([], [nutrient], [])
        query.without += compared + reading.foods.filter { $0.best != nil && !$0.negated }.map(\.said).filter { !compared.contains($0) }
        return .recommendFood(query)
    }

    /// "cambia la fibra a 35", some turns after the goal for it was set: the goal, and no row.
    private static func goalOfTopic(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard let nutrient = tracker.topicSpokenOf, reading.nutrients == [nutrient], OrderWords.changing.contains(words[0]), words.count <= 8,
            reading.foods.allSatisfy({ $0.best == nil }), reading.amounts.count == 1, reading.when.isEmpty, !reading.text.hasSuffix("?"),
            let amount = number(reading), amount > 0
        else { return nil }
        return .setGoal(nutrient: nutrient, amount: ofSalt(reading) ?? amount)
    }

    /// "where do your numbers come from?": of all figures, and not of the last.
    private static func ofFigures(_ reading: Reading, _ words: [String]) -> Request? {
        guard reading.foods.isEmpty, words.count <= 9, words.contains(where: ["your", "tus", "tu", "you", "saca"].contains),
            words.contains(where: ["number", "figure", "data", "info", "information", "numero", "dato", "cifra", "informacion"].contains),
            words.contains(where: ["where", "donde", "source", "fuente"].contains),
            words.isDisjoint(with: ["that", "this", "eso", "ese", "my", "mi"])
        else { return nil }
        return .about
    }

    /// "how much of it for 100 mg?", "how many eggs for 30 g of protein?": so much of the food as gives that.
    private static func amountFor(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard words.starts(with: ["how", "much"]) || words.starts(with: ["how", "many"]) || words[0].hasPrefix("cuant"),
            words.count <= 12, let place = words.lastIndex(where: ["for", "para", "get", "reach", "conseguir", "llegar", "obtener"].contains),
            let amount = reading.amounts.last(where: { ["g", "mg", "mcg", "ug", "kcal"].contains($0.unit?.name ?? "") }), let much = amount.quantity,
            much > 0, words[place...].contains(where: { $0.first?.isNumber == true }), reading.foods.count <= 1, reading.when.days == nil,
            let nutrient = reading.nutrients.only ?? (reading.nutrients.isEmpty ? tracker.topicSpokenOf : nil)
        else { return nil }
        // "how much protein for 100 g of chicken?" is the other way round.
        let head = reading.foods.first.flatMap { Word.split($0.said).first }.flatMap { words.firstIndex(of: $0) }
        guard head.map({ $0 < place }) ?? true,
            var food = reading.foods.first ?? (reading.pointsBack || tracker.offered != nil ? tracker.food?.mention() : nil), food.best != nil
        else { return nil }
        food.amount = Amount()
        let unit = amount.unit?.name
        let inUnit =
            unit == nutrient.unit
            ? much : unit == "g" && nutrient.unit == "mg" ? much * 1000 : unit == "mg" && nutrient.unit == "g" ? much / 1000 : nil
        return inUnit.map { .askAmount(of: food, nutrient, $0) }
    }

    /// "¿qué me queda apuntado?", "what's still logged?": what stands, and no calories.
    private static func stillLogged(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard reading.nutrients.isEmpty, words.count <= 9, asksWhat.contains(words[0]), words.contains(where: writtenDown.contains),
            words.contains(where: standing.contains), words.isDisjoint(with: ["day", "dia", "recipe", "receta", "note", "nota", "weight", "peso"])
        else { return nil }
        return .askDiary(When(days: reading.when.days ?? tracker.day.map { $0...$0 }, meal: reading.when.meal))
    }

    /// "y lo segundo del desayuno ¿qué era?", "what was the second thing?": told, and nothing changed.
    private static func rowAsked(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard let place = reading.ordinal, reading.nutrients.isEmpty, words.count <= 9, !tracker.entries.isEmpty, reading.amounts.count <= 1,
            words.contains(where: ["era", "eran", "fue", "was", "were"].contains),
            words.contains(where: ["que", "cual", "what", "whats", "which"].contains), reading.isQuestion || reading.text.hasSuffix("?"),
            place > 0, tracker.inquiry?.asksForFoods ?? true, words.isDisjoint(with: notRows)
        else { return nil }
        return .askRows(Selection(when: reading.when, ordinal: place, pointsBack: reading.when.isEmpty), nutrients: [.energy])
    }

    /// "foods for the first one", "why the first?", after what is missing was told: the nutrient at that place of the list.
    private static func ofLacking(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard let lacking = tracker.lacking, let place = reading.ordinal, reading.nutrients.isEmpty, reading.when.meal == nil,
            !Vocabulary.says(.logging, words), !Vocabulary.says(.eating, words), words.isDisjoint(with: ["about", "sobre"]),
            let nutrient = lacking.at(ordinal: place)
        else { return nil }
        if words.starts(with: ["why"]) || words.starts(with: ["por", "que"]) || words.contains("porque") {
            return .askInsight(InsightQuery(.needs, nutrients: [nutrient], days: tracker.day.map { $0...$0 }))
        }
        if Vocabulary.says(.foodWord, words) || words.contains(where: giving.contains) { return .recommendFood(RecipeQuery(nutrients: [nutrient])) }
        return words.contains(where: ["much", "cuanto", "cuanta"].contains)
            ? .askInsight(InsightQuery(.needs, nutrients: [nutrient], days: tracker.day.map { $0...$0 })) : nil
    }

    /// "did I stay under?", "¿está muy alto? ¿cuál es el límite?", "out of how much?": of the nutrient that is talked of.
    private static func held(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard tracker.question == nil, let nutrient = tracker.topicSpokenOf, reading.nutrients.isEmpty, words.count <= 10, reading.when.meal == nil,
            reading.when.days?.count ?? 1 == 1, words.isDisjoint(with: notOfTopic)
        else { return nil }
        let isOutOf = outOf.contains(words)
        let asksBound = isOutOf || words.contains(where: bounds.contains) && (asksWhat.contains(words[0]) || words.count <= 3)
        let isSpokenOf = tracker.topic?.isGoal == true || tracker.inquiry?.nutrient == nutrient
        let asksOver =
            isSpokenOf && reading.when.days == nil && !["how", "cuanto", "cuanta", "por"].contains(words[0])
            && (words.contains(where: sides.contains) && words.contains(where: subjects.contains)
                || words.contains(where: bounds.contains) && words.contains(where: beingOver.contains)
                || overAlone.contains(words[0]) && words.count <= 4)
        guard asksBound || asksOver, !changing.contains(reading.intent.name) else { return nil }
        // Of a meal or a food that was asked about it is another question.
        switch tracker.inquiry {
        case .askMealSpokenOf?, .judge?, .askRows?, .askNutrients?, .askFoodFacts?: if !isOutOf { return nil }
        default: break
        }
        if asksBound, !isOutOf, tracker.entries.isEmpty { return .askIntake([nutrient], limit: GoalKind(nutrient) == .limit) }
        // "me pasé?", of who has a goal of energy and one of protein, which nobody passes.
        let isOfAll = !asksBound && GoalKind(nutrient) == .minimum && words.contains(where: ["over", "above", "pase", "pasado", "encima"].contains)
        return .askRemaining(When(days: reading.when.days), nutrients: isOfAll ? [] : [nutrient])
    }

    /// "what's the worst of it?", "¿qué fue lo peor?": which of what was eaten gave most of the nutrient that is talked of.
    private static func worstOf(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard let nutrient = tracker.topicSpokenOf, GoalKind(nutrient) == .limit, reading.nutrients.isEmpty, words.count <= 6,
            words.contains(where: ["worst", "peor", "culprit", "culpable"].contains), asksWhat.contains(words[0]) || words.count <= 3,
            reading.when.meal == nil, words.isDisjoint(with: ["day", "dia", "meal", "week", "semana", "thing", "ate", "cosa", "comi"])
        else { return nil }
        return .askMost(MostQuestion(When(days: reading.when.days ?? tracker.day.map { $0...$0 }), nutrient: nutrient))
    }

    private static let notRows: Set<String> = [
        "why", "por", "weight", "peso", "time", "vez", "recipe", "receta", "goal", "meta", "exercise", "ejercicio", "day", "dia", "run", "weigh",
        "pesaba",
    ]
    private static let leadOfTopic = Set(Word.split("and so ok okay but then y e pero entonces bueno vale oh hmm"))
    private static let asksWhat = Set(
        Word.split("what whats which how hows where qué cuál cuáles cuánto cuánta cuántas cuántos y and"))
    private static let leaving = Set(Word.split("left remaining leaves queda quedan quedaría quedarían resta restan"))
    private static let counting = Set(
        Word.split("counting including with after considering count contando incluyendo con tras después sumando considerando"))
    private static let exercise = Set(
        Word.split(
            "run walk workout exercise ride swim gym training bike carrera caminata ejercicio gimnasio entrenamiento bici paseo natación corrida"))
    private static let writtenDown = Set(
        Word.split("apuntado apuntada anotado anotada registrado registrada guardado logged recorded noted down list log diary lista diario"))
    private static let standing = Set(Word.split("queda quedan quedó sigue siguen left still stands remains remaining"))
    private static let giving = Set(
        Word.split(
            "source sources rich cover fix eat something anything idea ideas fuente fuentes comer como comería algo subir cubrir ayuda ayudan recomiendas"
        ))
    private static let bounds = Set(Word.split("limit max maximum cap límite máximo tope recommended recomendado"))
    private static let sides = Set(
        Word.split("over under above below within stay stayed pasé paso pasado pasada excedí excedo sobrepasé encima debajo dentro alto alta high"))
    private static let subjects = Set(Word.split("i im that it this me am did is eso esto estoy está voy ando quedé still muy too"))
    private static let beingOver = sides.union(Word.split("that it this eso esto cerca near close llego past"))
    private static let overAlone: Set<String> = ["over", "under", "pase"]
    private static let outOf: Set<[String]> = [
        ["out", "of", "how", "much"], ["out", "of", "how", "many"], ["of", "how", "much"], ["out", "of", "what"], ["de", "cuanto"], ["de", "cuanta"],
        ["de", "cuantos"], ["sobre", "cuanto"], ["de", "un", "total", "de", "cuanto"], ["how", "much", "is", "it", "out", "of"],
    ]
    private static let changing: Set<String> = [
        "log_food", "correct", "delete_entry", "move_entry", "log_exercise", "log_weight", "log_water", "copy_entries", "undo", "redo",
    ]
    private static let notOfTopic = Set(
        Word.split(
            "tell let when notify warn avisa avísame cuando goal meta objetivo set pon change cambia weight peso water agua recipe receta you tú why yesterday week semana calorie calories caloría kcal"
        ))
}
