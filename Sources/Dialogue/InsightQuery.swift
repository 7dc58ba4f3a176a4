import NLU
public import Nutrition

/// A question about what the diary shows beyond its sums.
public struct InsightQuery: Sendable, Hashable, Codable {
    public enum Subject: String, Sendable, Hashable, Codable {
        /// Nutrients against what the person needs: all that are watched, or those named.
        case needs
        /// Whether there is too much of something.
        case limits
        /// Which foods most of a nutrient comes from.
        case sources
        /// What is eaten most often.
        case often
        /// Which foods go with days over the goal.
        case overFoods = "over_foods"
        /// Which days, and days of the week, go over it.
        case overDays = "over_days"
        /// Which meals hold most.
        case meals
        /// Whether there is more on Saturdays and Sundays.
        case weekends
        /// What to add to today to meet the goal.
        case add
        /// What to leave out of today to meet it.
        case drop
        /// The shares of carbohydrate, fat and protein.
        case balance
        /// What the body uses, told from intake and weights.
        case expenditure
        /// A little of each.
        case overview
    }

    public var subject: Subject
    public var nutrients: [Nutrient]
    public var days: ClosedRange<Day>?
    public var meal: Meal?
    /// Asks which day has most (or least), and not which is over the goal.
    public var ofMost: Bool?
    /// Asks of the days of the week, whatever the goal is.
    public var ofWeekdays: Bool?
    /// Only the vitamins, or only the minerals.
    public var group: NutrientGroup?
    /// kcal that the message names in the place of the goal.
    public var bound: Double?
    /// Asks for days below that, and not above.
    public var isUnder: Bool?

    public init(_ subject: Subject, nutrients: [Nutrient] = [], days: ClosedRange<Day>? = nil, meal: Meal? = nil) {
        self.subject = subject
        self.nutrients = nutrients
        self.days = days
        self.meal = meal
    }
}

extension InsightQuery {
    /// What a message asks to know; an overview where no word tells.
    init(_ reading: Reading) {
        let words = reading.words
        let text = Set(words)
        func says(_ meaning: InsightWords.Meaning) -> Bool { !InsightWords[meaning].isDisjoint(with: text) }
        var nutrients = reading.nutrients
        // "¿qué día comí más proteína?" asks for no foods.
        let asksWhichDay =
            zip(words, words.dropFirst()).contains { ["que", "which", "what"].contains($0) && ["dia", "day"].contains($1) }
            || text.isSuperset(of: ["cual", "dia"])
        let asksFoods = says(.food) && !asksWhichDay, asksDays = says(.day) || says(.weekend)
        let isToday = reading.when.days != nil && reading.when.day != nil
        if nutrients.isEmpty, says(.salt) { nutrients = [.sodium] }
        // "qué quito para no pasarme": of today, as it is.
        let isNotTo = text.isSuperset(of: ["para", "no"])
        let others = nutrients.filter { $0 != .energy }
        // "what should I drop to stay under 1500?"
        let bound =
            others.isEmpty ? Intents.bound(reading) ?? Intents.plainNumber(reading, words).flatMap { (500...9000).contains($0) ? $0 : nil } : nil
        // "which of those was worst for fat?"
        let pointsAtFoods =
            ["which", "wich", "what", "cual"].contains { words.prefix(3).contains($0) } && !asksDays
            && !text.isDisjoint(with: ["those", "them", "these", "one", "thing", "eso", "esa", "ellos"])
        let subject: Subject
        // "¿qué nutriente me sobra hoy?": what there is too much of.
        if others.isEmpty, says(.vitamin), !text.isDisjoint(with: InsightQuery.exceeding) {
            subject = .limits
        } else if says(.burning) || says(.body) && says(.changing) && (says(.why) || says(.stuck)) {
            subject = .expenditure
        } else if says(.dropping), !says(.over) || isToday || isNotTo, others.isEmpty,
            isToday || words.count <= 4 && ["que", "what"].contains(words[0]) || isNotTo || bound != nil || says(.goal)
        {
            subject = .drop
        } else if says(.reducing) || says(.eating) && !text.isDisjoint(with: ["less", "fewer", "menos", "meno"]),
            ["what", "whats", "que", "anything", "de"].contains(words[0]), nutrients.isEmpty, !says(.goal)
        {
            // "what should I cut down on?", "what should I eat less of?"
            subject = .limits
        } else if says(.adding), isToday || bound != nil || says(.goal), others.isEmpty {
            subject = .add
        } else if says(.over), !(says(.sum) && !others.isEmpty) {
            subject = asksDays && !asksFoods || says(.often) && !asksFoods ? .overDays : .overFoods
        } else if says(.tooMuch), !others.isEmpty {
            subject = .limits
        } else if asksWhichDay, says(.most) {
            subject = .overDays
        } else if !nutrients.isEmpty, says(.source) || (asksFoods || pointsAtFoods) && says(.most) || says(.why) {
            subject = .sources
        } else if says(.hour), says(.most) || says(.when) {
            subject = .meals
        } else if nutrients.isEmpty, says(.eating), says(.most), !asksDays, !says(.meal), !says(.time) {
            subject = .often
        } else if says(.weekend) {
            subject = .weekends
        } else if asksDays, says(.most) {
            subject = .overDays
        } else if says(.balance) {
            subject = .balance
        } else if says(.missing) || says(.vitamin) || !others.isEmpty {
            subject = .needs
        } else if reading.when.meal != nil, says(.often) {
            // "what's my most common breakfast?"
            subject = .often
        } else if says(.meal), says(.most) || says(.time) || says(.skip) || reading.when.meal != nil {
            subject = .meals
        } else if says(.time), says(.most) || says(.when) || says(.late) {
            subject = .meals
        } else if says(.often) || asksFoods && says(.most) {
            subject = .often
        } else if says(.energySource) {
            subject = .sources
        } else {
            subject = .overview
        }
        let meal = [.needs, .limits, .sources, .often].contains(subject) ? reading.when.meal ?? reading.when.part?.meal : nil
        self.init(subject, nutrients: subject == .sources && nutrients.isEmpty ? [.energy] : nutrients, days: reading.when.days, meal: meal)
        if [.add, .drop].contains(subject) { self.bound = bound }
        if subject == .needs, self.nutrients.isEmpty { group = InsightQuery.group(words) }
        if subject == .overDays, !says(.over), reading.when.days == nil, !text.isDisjoint(with: ["weekday"]) || text.isSuperset(of: ["of", "week"]) {
            ofWeekdays = true
        }
        if subject == .overDays, !says(.over), !says(.often), says(.most), !says(.weekend),
            text.isDisjoint(with: ["weekday", "semana"]) || reading.when.days != nil,
            !text.isSuperset(of: ["of", "week"]) || reading.when.days != nil
        {
            ofMost = true
        }
    }
}

extension InsightQuery {
    private static let exceeding = Set(
        Word.split("sobra sobran sobrando exceso excedo excedí paso pasé pasando demás demasiado excess over exceed exceeding overdo"))

    /// "cuál fue mi día más alto de la semana?", "which was my highest day?": one of the days is asked for, and not their sum.
    static func asksForDay(_ reading: Reading) -> Bool {
        let words = reading.words
        guard reading.foods.isEmpty, words.count <= 12, ["cual", "que", "which", "what"].contains(words[0]),
            words.contains(where: ["dia", "day"].contains), reading.when.days?.count != 1
        else { return false }
        return words.contains(
            where: ["mas", "menos", "meno", "peor", "mejor", "highest", "lowest", "worst", "best", "biggest", "most", "least"].contains)
    }

    /// "¿me falta alguna vitamina?", "am I short of minerals?": of a whole kind of nutrients, whatever was asked of before.
    static func namesGroup(_ words: [String]) -> Bool {
        words.contains(where: ["vitamin", "vitamina", "mineral", "minerale", "nutrient", "nutriente", "micronutrient", "micronutriente"].contains)
    }

    /// The one of the two kinds that words name.
    static func group(_ words: [String]) -> NutrientGroup? {
        let vitamins = words.contains(where: ["vitamin", "vitamina"].contains), minerals = words.contains(where: ["mineral", "minerale"].contains)
        return vitamins == minerals ? nil : vitamins ? .vitamins : .minerals
    }
}

/// What words mean in a question about the diary, in both languages; folded and singular.
private enum InsightWords {
    enum Meaning {
        case burning, body, changing, stuck, why, dropping, reducing, adding, goal, over, food, day, weekend, most, often, source, energySource, sum,
            tooMuch,
            balance, missing
        case vitamin, meal, time, when, skip, salt, hour, eating, late
    }

    static subscript(_ meaning: Meaning) -> Set<String> { all[meaning] ?? [] }

    private static let all: [Meaning: Set<String>] = [
        .burning:
            "burn burning tdee expenditure maintenance metabolism metabolic expend gasto gasta gastando quemo quema quemando metabolismo mantenimiento",
        .body: "weight kilo pound peso kilos scale balanza báscula",
        .changing:
            "lose losing lost gain gaining gained drop bajo bajar bajando pierdo perder perdiendo adelgazo adelgazar subo subir subiendo engordo",
        .stuck: "stuck plateau stall stalled stopped estancado estancada estanco atascado",
        .why: "why por porqué porque culprit culpable responsable reason",
        .dropping:
            "drop cut skip skipped dropped left leave remove lose omit quitar quito quitarme quito dejar recortar recorto sacar eliminar suprimir ahorrar sobra",
        .reducing: "cut drop reduce limit reducir reduzco recortar recorto limitar",
        .adding: "add more sumar añadir agregar añado agrego sumo",
        .goal: "goal target limit budget under back meta objetivo límite presupuesto",
        .over:
            "over exceed exceeding overeat overeating overshoot overdo past beyond binge paso pasar pasarme pasé pasa pasan excedo exceder exceso excederme supero superar sobrepaso rebaso rebasar atracón demás demas",
        .food: "food item product alimento producto comida plato ingredient ingrediente",
        .day: "day weekday week monday tuesday wednesday thursday friday saturday sunday día lunes martes miércoles jueves viernes sábado domingo",
        .weekend: "weekend finde fin fine fines",
        .most:
            "most more higher lower better worse biggest top highest heaviest worst best main rank largest least lowest max más mayor mayores peor mejor principal principales menos pesado pesada",
        .often:
            "often frequent frequently usually common logged typical times favourite menudo frecuencia frecuente suelo habitual veces repito repetido",
        .source:
            "source come came coming give gives gave contribute contributes contributor provide provides add adds rank culprit main top biggest where wheres fuente viene vienen vino vinieron salió salieron donde da dan aporta aportan proviene sale salen contribuye culpable principal",
        .energySource: "contribute source fuente aporta",
        .sum: "amount cantidad",
        .tooMuch: "much many high excessive limit demasiado demasiada demasiados demasiadas mucho mucha exceso alto alta límite",
        .balance: "balanced balance macro macronutrient equilibrada equilibrado balanceada balanceado equilibrio proporción macronutriente",
        .missing:
            "missing miss lack lacking short low deficient deficiency deficiencie gap hole enough need vitamin mineral nutrient falta faltan faltando faltó carencia deficiencia déficit corto corta bajo baja poco poca suficiente suficientes bastante necesito nutriente",
        .vitamin: "vitamin mineral micronutrient nutrient micro vitamina micronutriente nutriente",
        .meal: "meal breakfast lunch dinner supper snack desayuno almuerzo cena merienda snacks comidas comida",
        .time: "time hour late night evening morning afternoon hora noche tarde mañana tardío", .when: "when cuándo qué what",
        .late: "late night noche tarde", .hour: "time hour hora", .eating: "eat eating eaten log logged como comer comido comiendo anoto",
        .salt: "salt salty sal salado salada",
        .skip: "skip skipping salto saltar salteo",
    ].mapValues { Set(Word.split($0)) }
}

extension RecipeQuery {
    /// "recipes for that", after what is missing was told: rich in it.
    func filling(_ tracker: Tracker, _ reading: Reading) -> RecipeQuery {
        if isPlain, reading.pointsBack, ["recommend_food", "ask_nutrient", "ask_summary", "ask_intake", "explain"].contains(tracker.lastAction ?? "")
        {
            var query = self
            switch tracker.inquiry {
            // "any recipes with that?", after foods rich in iron: dishes rich in it.
            case .recommendFood(let foods)?:
                (query.nutrients, query.low, query.diets, query.without) = (foods.nutrients, foods.low, foods.diets, foods.without)
            default: query.nutrients = tracker.askedNutrient.map { GoalKind($0) == .limit ? [] : [$0] } ?? []
            }
            return query
        }
        guard isPlain || words.allSatisfy({ RecipeLabels.cuisine($0) != nil }) && reading.pointsBack, tracker.lastAction == "ask_insight",
            let last = tracker.recipes, last.last.isEmpty
        else { return self }
        var query = self
        query.nutrients = last.query.nutrients
        return query
    }
}
