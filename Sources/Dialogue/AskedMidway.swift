import NLU
import Nutrition

/// Questions in the middle of a talk whose own words tell what they are of: what is left in a meal, a sum without one of its foods, the share that a
/// food has, how much there was and how much is needed, when the first and the last was eaten.
extension Intents {
    static func askedMidway(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = Array(reading.words.drop { leadMidway.contains($0) })
        guard (2...16).contains(words.count), reading.own == nil else { return nil }
        let single: [([String], Reading, Tracker) -> Request?] = [
            standingInMeal, shareOfFood, shareOfMacro, firstAndLast, weightThen, timeOfExercise, rowPlaced, saidOfFood, mealsHeld, goalsEach,
            ofFoundRow,
            waterMissing, countedByName, ofStretchAgain, vitaminsShort, aServing, versusFigure, ofEachOne,
        ]
        for reader in single {
            if let asked = reader(words, reading, tracker) { return [asked] }
        }
        let several: [([String], Reading, Tracker) -> [Request]?] = [
            sumWithout, hadAndNeeded, sumAndMost, totalAndByMeal, supposedAhead, putOver, enoughFor, givenByAll,
        ]
        for reader in several {
            if let asked = reader(words, reading, tracker) { return asked }
        }
        return typesOnly(words) ? [.tell(.typing)] : nil
    }

    /// "whats left in my breakfast", "ahora qué queda en la comida": what stands there, and no goal.
    private static func standingInMeal(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        let said = words.reversed().drop { ["now", "ahora", "hoy", "today", "then"].contains($0) }.reversed().map { $0 }
        guard let name = said.last, let meal = mealsByName[name], said.contains(where: remaining.contains), reading.nutrients.isEmpty,
            asksMidway.contains(said[0]), said.isDisjoint(with: ["me", "nos", "for", "para", "calorie", "much"]) || said.contains("much"),
            said.isDisjoint(with: ["me", "nos", "for", "para", "room", "goal", "meta"]), reading.foods.allSatisfy({ $0.best == nil }),
            said.reversed().dropFirst().prefix(2).contains(where: ["in", "en", "of", "de"].contains)
        else { return nil }
        return .askDiary(When(days: reading.when.days ?? tracker.day.map { $0...$0 }, meal: meal))
    }

    /// "how much was dinner without the pie", "and without the biscuits?" after the sugar of the day: the sum of the rest.
    private static func sumWithout(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard let place = words.firstIndex(where: ["without", "sin", "minus", "excluding"].contains),
            !tracker.entries.isEmpty || tracker.inquiry != nil
        else { return nil }
        let front = Array(words[..<place]), days = reading.when.days ?? tracker.day.map { $0...$0 }
        var foods = reading.foods.filter { $0.best != nil }.map { FoodMention(said: $0.said, candidates: $0.candidates) }
        if foods.isEmpty, let name = nameLeftOut(Array(words[place...])) { foods = [FoodMention(said: name, candidates: [])] }
        guard !foods.isEmpty, foods.count <= 3, reading.activity == nil else { return nil }
        if place == 0 {
            // The energy of the day has an answer of its own.
            guard case .askSummary(let when, let nutrients)? = tracker.inquiry, when.meal != nil || !nutrients.isEmpty && nutrients != [.energy],
                words.count <= 6
            else { return nil }
            return [.own(.without(Selection(foods: foods, when: When(days: when.days ?? days, meal: when.meal)), when, nutrients))]
        }
        let meal = front.compactMap { mealsByName[$0] }.first
        // "how many calories is a burger without the bun" is of no day.
        let isOfFood = reading.foods.contains { food in Word.split(food.said).first.map(front.contains) ?? false }
        guard asksMidway.contains(front[0]), front.allSatisfy({ !ofIdeas.contains($0) }), !isOfFood,
            !reading.nutrients.isEmpty || front.contains(where: comingTo.contains), meal != nil || front.contains(where: ofWhole.contains)
        else { return nil }
        let when = When(days: days, meal: meal)
        return [.own(.without(Selection(foods: foods, when: when), when, reading.nutrients))]
    }

    /// "what share of the day was the salmon", "how much of my protein came from the chicken": what it all came from, in percent.
    private static func shareOfFood(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        let isShare = words.contains(where: shares.contains) || reading.text.contains("%")
        let isPart = ["how", "cuanto", "cuanta"].contains(words[0]) && words.contains(where: ["of", "de"].contains) && !reading.nutrients.isEmpty
        guard isShare || isPart, asksMidway.contains(words[0]) || reading.text.contains("%"),
            let food = reading.foods.only(where: { $0.best != nil }),
            !food.negated, food.amount.quantity ?? 1 == 1, let head = Word.split(food.said).first, let place = words.lastIndex(of: head),
            let verb = words[..<place].lastIndex(where: { coming.contains($0) || isShare && comingTo.contains($0) }),
            reading.nutrients.count <= 1, !tracker.entries.isEmpty,
            // "what percentage of the salmon is fat" is of the food.
            words[..<verb].contains(where: ofSums.contains) || !reading.nutrients.isEmpty
        else { return nil }
        return .askInsight(
            InsightQuery(
                .sources, nutrients: [reading.nutrients.first ?? .energy], days: reading.when.days ?? tracker.day.map { $0...$0 },
                meal: reading.when.meal))
    }

    /// "what % of lunch was carbs", "and what percent is protein", after a chart of the shares.
    private static func shareOfMacro(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard words.contains(where: shares.contains) || reading.text.contains("%"), reading.foods.allSatisfy({ $0.best == nil }), words.count <= 10,
            let nutrient = reading.nutrients.only(where: { $0 != .energy }), [.protein, .carbohydrate, .fat].contains(nutrient),
            reading.amounts.allSatisfy({ $0.quantity == nil }), asksMidway.contains(words[0]),
            // "what share of my protein is done" is of what a day should have.
            words.isDisjoint(with: ["my", "mi", "cubre", "done", "that", "eso"]),
            words.isDisjoint(with: [
                "goal", "target", "need", "daily", "recommended", "limit", "meta", "objetivo", "necesito", "diaria", "should", "debo",
            ])
        else { return nil }
        return .askInsight(
            InsightQuery(.balance, days: reading.when.days ?? tracker.scope?.days ?? tracker.day.map { $0...$0 }, meal: reading.when.meal))
    }

    /// "how many hours between my first and last meal", "do you think I'm eating too late", "a qué hora fue mi primera comida": when the first and the
    /// last of the day was.
    private static func firstAndLast(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.isEmpty, reading.activity == nil, reading.when.days?.count ?? 1 == 1
        else { return nil }
        let says = { (some: Set<String>) in words.contains(where: some.contains) }
        let first = says(["first", "primer", "primera", "primero"]), last = says(["last", "final", "ultima", "ultimo", "ultimas"])
        let ofMeals = says(["meal", "comida", "food", "bite", "bocado", "eat", "ate", "comi", "thing", "cosa", "entry"])
        let span = says(["hour", "hora", "time", "tiempo", "long", "window", "ventana", "gap"]) && first && last && ofMeals
        let firstOne =
            first && !last && ofMeals && (words[0] == "when" || words[0] == "cuando" || says(["time", "hora"]))
            && says(["was", "did", "fue", "comi", "ate"]) && words.count <= 9
        let isLate = says(["late", "tarde"]) && says(["too", "demasiado", "muy", "tan"])
        let asksWhether = reading.text.hasSuffix("?") || ["am", "do", "did", "is", "cree"].contains(words[0])
        let late = isLate && asksWhether && words.count <= 9 && says(eatingWords)
        let window = says(["window", "ventana"]) && says(["eating", "alimentacion", "comida", "comer"]) && asksMidway.contains(words[0])
        guard span || firstOne || late || window else { return nil }
        return .own(.eatingSpan(reading.when.day ?? tracker.day))
    }

    /// "which date did you put the adobo on", "en qué comida pusiste el flan", "did you log the pie": where that row stands.
    private static func rowPlaced(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard let food = reading.foods.only, !food.negated, food.amount.quantity ?? 1 == 1, reading.nutrients.isEmpty, words.count <= 10,
            Vocabulary.says(.noting, words) || words.contains(where: ["put", "metiste", "quedo"].contains)
        else { return nil }
        let named = FoodMention(said: food.said, candidates: food.candidates)
        let isWhich = zip(words.prefix(4), words.dropFirst()).contains {
            ["which", "what", "que", "cual"].contains($0) && ["date", "day", "meal", "dia", "fecha", "comida"].contains($1)
        }
        if isWhich { return .askEaten(EatenQuestion(.hour, named, When())) }
        guard reading.text.hasSuffix("?"), words.count <= 6, food.isDefinite,
            Vocabulary[.noting].contains(words[0]) || words[0] == "metiste" || words.starts(with: ["did", "you"])
        else { return nil }
        return .askEaten(EatenQuestion(.whether, named, When(days: reading.when.days ?? tracker.day.map { $0...$0 })))
    }

    /// "what did the butter add", "how many grams of rice did I say": that row.
    private static func saidOfFood(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard let food = reading.foods.only, food.best != nil, !food.negated, words.count <= 9, !tracker.entries.isEmpty,
            ["what", "how", "cuanto", "cuanta", "cuantos"].contains(words[0]), reading.when.days?.count ?? 1 == 1
        else { return nil }
        let adds = words.starts(with: ["what", "did"]) && food.isDefinite && ["add", "give", "contribute"].contains(words.last ?? "")
        let says =
            words.contains(where: ["gram", "gramo", "ml", "ounce", "much", "cuanto", "cuanta"].contains)
            && (words.suffix(2) == ["i", "say"] || words.suffix(2) == ["i", "tell"] || words.suffix(3) == ["i", "tell", "you"]
                || ["dije", "puse"].contains(words.last ?? ""))
        guard adds || says else { return nil }
        let named = FoodMention(said: food.said, candidates: food.candidates)
        return .askRows(Selection(foods: [named], when: reading.when, all: true), nutrients: reading.nutrients)
    }

    /// "which was heavier, lunch or dinner", "cuál fue más grande, la comida o la cena": the two side by side.
    private static func mealsHeld(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        let meals = words.compactMap { mealsByName[$0] }.reduce(into: [Meal]()) { if !$0.contains($1) { $0.append($1) } }
        guard ["which", "what", "cual", "que"].contains(words[0]), meals.count == 2, words.contains(where: ["or", "o", "vs", "and", "y"].contains),
            words.contains(where: ofSize.contains) || words.contains(where: ["difference", "diferencia"].contains),
            reading.foods.allSatisfy({ $0.best == nil })
        else { return nil }
        return .askMeals(
            When(days: reading.when.days ?? tracker.day.map { $0...$0 }), nutrients: reading.nutrients.isEmpty ? [.energy] : reading.nutrients,
            meals: meals)
    }

    /// "where am I on each goal", "cómo voy con cada meta": every goal with what is left of it.
    private static func goalsEach(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard words.count <= 9, ["where", "how", "como", "donde", "show", "what"].contains(words[0]), reading.amounts.isEmpty,
            reading.foods.isEmpty, words.contains(where: ["goal", "meta", "objetivo", "target"].contains),
            words.contains(where: ["each", "every", "all", "cada", "toda", "todo"].contains),
            words.contains(where: ["am", "are", "doing", "going", "voy", "ando", "estoy", "progress", "stand"].contains)
        else { return nil }
        return .askRemaining(When(days: reading.when.days), nutrients: [])
    }

    /// "how much was it", "cuánto fue", right after it was told when a food was last had: of those rows.
    private static func ofFoundRow(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard case .askEaten(let question)? = tracker.inquiry, question.isOfMeal != true, !tracker.entries.isEmpty, reading.foods.isEmpty,
            reading.when.isEmpty, bareSums.contains(words) || words.count <= 5 && !reading.nutrients.isEmpty && reading.pointsBack
        else { return nil }
        return .askRows(Selection(ids: tracker.entries), nutrients: reading.nutrients.isEmpty ? [.energy] : reading.nutrients)
    }

    /// "how many cokes this week", "cuántas cocas hoy": rows by a name that no table knows.
    private static func countedByName(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        let asksMany = ["cuántos", "cuántas", "cuantos", "cuantas"].contains(where: reading.text.lowercased().contains)
        let start = words.starts(with: ["how", "many"]) ? 2 : asksMany && words[0].hasPrefix("cuant") ? 1 : words.count
        guard start + 1 < words.count, words.count <= 8, reading.foods.isEmpty, reading.nutrients.isEmpty, reading.amounts.isEmpty,
            reading.activity == nil, reading.aim == nil, ["out_of_scope", "ask_summary", "ask_diary"].contains(reading.intent.name),
            case let name = words[start], name.count > 3, !uncounted.contains(name), Unit.named(name) == nil,
            words[(start + 1)...].allSatisfy(behindCounted.contains), reading.when.days != nil || words.contains(where: ["had", "llevo"].contains),
            mealsByName[name] == nil
        else { return nil }
        return .askEaten(EatenQuestion(.times, FoodMention(said: name, candidates: []), reading.when))
    }

    /// "what food contributed most to my calories", after the average of a week and its highest day: of the week again.
    private static func ofStretchAgain(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard case .askInsight(let query)? = tracker.inquiry, query.subject == .overDays, reading.when.isEmpty, !reading.pointsBack,
            let nutrient = reading.nutrients.only, nutrient != query.nutrients.first,
            words.contains(where: ["my", "mi", "mis", "food", "alimento"].contains),
            words.contains(where: Vocabulary[.most].union(["aporto", "contributed", "dio"]).contains), words.isDisjoint(with: ["day", "dia"])
        else { return nil }
        let summed: ClosedRange<Day>? = if case .askSummary(let when, _)? = tracker.summed?.request { when.days } else { nil }
        guard let days = query.days ?? summed, days.count > 1 else { return nil }
        return .askInsight(InsightQuery(.sources, nutrients: [nutrient], days: days))
    }

    /// "am I short on any vitamins", whatever nutrient was talked of.
    private static func vitaminsShort(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard reading.nutrients.isEmpty, reading.foods.isEmpty, words.count <= 9, tracker.askedNutrient != nil,
            words.contains(where: ["vitamin", "mineral", "vitamina", "nutrient", "nutriente"].contains), words.contains(where: shortOf.contains)
        else { return nil }
        let query = InsightQuery(reading)
        return query.subject == .needs ? .askInsight(query) : nil
    }

    /// "how much protein per serving of the chili": of one serving, whatever was eaten.
    private static func aServing(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard !reading.nutrients.isEmpty, let food = reading.foods.only, food.best != nil, !food.negated, food.amount.quantity ?? 1 == 1,
            asksMidway.contains(words[0]), reading.when.isEmpty,
            zip(words, words.dropFirst()).contains(where: {
                ["per", "por", "each", "cada"].contains($0) && ["serving", "portion", "racion", "porcion"].contains($1)
            })
        else { return nil }
        var one = food
        (one.amount, one.isDefinite) = (Amount(quantity: 1, unit: Unit("serving")), false)
        return .askNutrients(foods: [one], nutrients: reading.nutrients)
    }

    /// "how much calcium did I get today and how much do I need", "cuánto hierro llevo y cuánto debería": both, for who it is told of along.
    private static func hadAndNeeded(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard reading.foods.allSatisfy({ $0.best == nil }), reading.amounts.allSatisfy({ $0.unit?.name != "g" && $0.unit?.name != "mg" }),
            reading.aim == nil, let need = words.lastIndex(where: needing.contains), words.isDisjoint(with: ["more", "left", "mas", "lose", "bajar"])
        else { return nil }
        let told = reading.profile.isEmpty ? [] : profile(reading)
        if let nutrient = reading.nutrients.only, nutrient != .energy, nutrient != .water,
            let joint = words[..<need].lastIndex(where: ["and", "y", "vs", "versus", "out", "de"].contains),
            words[..<joint].contains(where: having.contains),
            words[(joint + 1)...].contains(where: ["how", "what", "whats", "cuanto", "cuanta", "cual", "recommended", "recommendation"].contains)
        {
            let when = When(days: reading.when.days ?? tracker.day.map { $0...$0 }, meal: reading.when.meal)
            return told + [.askSummary(when, nutrients: [nutrient]), .askIntake([nutrient], limit: GoalKind(nutrient) == .limit)]
        }
        // "cuánta debería", after the vitamin C of the day in the same message.
        if let nutrient = reading.nutrients.only, nutrient != .energy, nutrient != .water, words.count <= 5, !asksOfFood(words), told.isEmpty,
            ["how", "cuanto", "cuanta"].contains(words[0]), reading.when.isEmpty
        {
            return [.askIntake([nutrient], limit: GoalKind(nutrient) == .limit)]
        }
        guard ["how", "cuanto", "cuanta", "what", "cual"].contains(words[0]), words.contains(where: ["i", "me", "yo"].contains) || words.count > 1,
            reading.nutrients.isEmpty, !told.isEmpty, !asksOfFood(words), let nutrient = tracker.askedNutrient, nutrient != .energy,
            nutrient != .water
        else {
            // "y cuanto deberia comer yo? mido 175 peso 64": worked out from what is told along.
            let eats = asksOfFood(words) && reading.nutrients.allSatisfy { $0 == .energy } && ["how", "cuanto", "cuanta"].contains(words[0])
            return eats && !told.isEmpty && need <= 3 ? told + [.suggestGoal(tracker.aim ?? AimMention(), guess: false)] : nil
        }
        return told + [.askIntake([nutrient], limit: GoalKind(nutrient) == .limit)]
    }

    private static func asksOfFood(_ words: [String]) -> Bool { words.prefix(6).contains(where: ["eat", "comer", "consumir", "eating"].contains) }

    /// "how much fiber did I have and which food gave most", "cuánta fibra tuvo la cena y qué ingrediente tiene más": the sum, and what gave it.
    private static func sumAndMost(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard let nutrient = reading.nutrients.only, asksMidway.contains(words[0]), reading.foods.allSatisfy({ $0.best == nil }),
            reading.amounts.isEmpty,
            let joint = words.firstIndex(where: ["and", "y"].contains), joint > 1, joint + 2 < words.count,
            ["which", "what", "que", "cual", "de"].contains(words[joint + 1]), words[joint...].contains(where: Vocabulary[.most].contains),
            words[(joint + 1)...].allSatisfy({ !["day", "dia", "meal", "week", "semana"].contains($0) })
        else { return nil }
        let when = When(days: reading.when.days ?? tracker.day.map { $0...$0 }, meal: reading.when.meal)
        return [.askSummary(when, nutrients: [nutrient]), .askMost(MostQuestion(when, nutrient: nutrient))]
    }

    /// "total sodium for today and by meal", "proteína total y por comida": the sum, and each meal.
    private static func totalAndByMeal(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard isEachMeal(words), words.contains(where: ["and", "y", "plus"].contains), reading.foods.isEmpty, reading.amounts.isEmpty,
            words.contains(where: ["total", "today", "day", "hoy", "dia", "overall", "llevo"].contains), !reading.nutrients.isEmpty,
            Vocabulary[.goal].isDisjoint(with: words)
        else { return nil }
        let when = When(days: reading.when.days ?? tracker.day.map { $0...$0 })
        return [.askSummary(when, nutrients: reading.nutrients), .askMeals(when, nutrients: reading.nutrients, meals: [])]
    }

    /// "if I have 40 g of almonds what would I end with", "what if I drop the fries": the day as it would be.
    private static func supposedAhead(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let opening = [["what", "if", "i"], ["if", "i"], ["suppose", "i"], ["say", "i"]].first(where: words.starts(with:))
        guard let opening, words.count > opening.count + 1, case let verb = words[opening.count],
            case let foods = reading.foods.filter({ $0.best != nil && !$0.negated }), (1...4).contains(foods.count),
            reading.when.days?.count ?? 1 == 1
        else { return nil }
        if leaving.contains(verb), foods.allSatisfy(\.isDefinite), !tracker.entries.isEmpty,
            words.isDisjoint(with: ["half", "instead", "for", "with"])
        {
            let named = foods.map { FoodMention(said: $0.said, candidates: $0.candidates) }
            return [
                .suppose(
                    .delete(Selection(foods: named, when: When(days: reading.when.days ?? tracker.day.map { $0...$0 }, meal: reading.when.meal))))
            ]
        }
        let text = " \(words.joined(separator: " ")) "
        guard !Vocabulary.says(.another, words), ["have", "eat", "add", "drink", "had", "ate"].contains(verb), foods.allSatisfy({ !$0.isDefinite }),
            words.isDisjoint(with: ["instead", "half"]),
            endings.contains(where: { text.contains(" \($0) ") })
        else { return nil }
        return [.suppose(.logFood(LogFood(foods: foods, when: reading.when)))]
    }

    /// "qué proteína da todo", "what carbs does it all come to": of all that was told together, and of the day.
    private static func givenByAll(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard !reading.nutrients.isEmpty, reading.foods.isEmpty, reading.amounts.isEmpty, reading.when.isEmpty, (3...8).contains(words.count),
            !reading.pointsBack,
            asksMidway.contains(words[0]), words.contains(where: ["all", "everything", "todo"].contains),
            words.contains(where: ["da", "dan", "suma", "give", "come", "comes", "add", "adds", "aporta", "lleva"].contains),
            !tracker.entries.isEmpty, Vocabulary[.goal].isDisjoint(with: words), words.isDisjoint(with: ["i", "week", "semana", "day", "dia"])
        else { return nil }
        return [.askMealSpokenOf(reading.nutrients), .own(.besideDay(reading.nutrients))]
    }

    /// "ok so i just type what i eat?", "entonces solo escribo lo que como?"
    private static func typesOnly(_ words: [String]) -> Bool {
        words.count <= 9 && words.contains(where: ["just", "only", "solo", "nada", "nomas", "simplemente"].contains)
            && words.contains(where: ["type", "write", "tell", "say", "put", "escribo", "digo", "pongo", "anoto", "cuento", "apunto"].contains)
            && words.contains(where: ["what", "que", "everything", "todo"].contains)
            && ["eat", "ate", "eaten", "como", "comi", "have", "had", "coma"].contains(words.last)
            && words.contains(where: ["i", "escribo", "digo", "pongo", "anoto", "cuento", "apunto"].contains)
    }

    private static let leadMidway = Set(
        Word.split(
            "and so ok okay then but now oh well hmm also thank thanks gracias tío bro y e ahora entonces bueno pero vale oye pues a ver dime tell me ah"
        ))
    private static let asksMidway = Set(Word.split("what whats how which qué cuánto cuánta cuántos cuántas cuál cómo much"))
    private static let remaining = Set(Word.split("left remaining remains queda quedan quedó quedaron"))
    private static let ofIdeas = Set(
        Word.split("recipe receta idea eat have make cook can could should comer cenar hacer puedo good best for para need want i"))
    private static let ofSums = Set(
        Word.split("day today total meal it that día hoy total comida eso calorie calories calorías energy energía all todo")
    ).union(mealsByName.keys)
    private static let ofWhole = Set(Word.split("day today total meal día hoy comida todo everything"))
    private static let comingTo = Set(Word.split("was is whats would were be fue sería es era quedaría queda suma"))
    private static let shares = Set(Word.split("share percent percentage proportion fraction porcentaje proporción fracción parte"))
    private static let coming = Set(Word.split("came come comes from vino viene vinieron vienen aportó aporta salió"))
    private static let leaving = Set(Word.split("drop skip leave remove cut lose ditch"))
    private static let endings = [
        "end with", "end up", "end at", "i end", "be at", "would i be", "will i be", "that make", "my total", "the total", "my day", "would that",
        "finish",
        "that put me", "where am i", "land at",
    ]
    private static let eatingWords = Set(Word.split("eat eating ate dinner como ceno cenando comiendo comí cené"))
    private static let ofSize = Set(
        Word.split("heavier bigger larger smaller lighter higher more grande pesada ligera mayor menor pesó pesado calórica fuerte")
    )
    private static let uncounted = Set(
        Word.split(
            """
            step meal day time hour minute gram kilo week month pound ounce calorie night recipe goal people thing item food point serving entry glass cup
            paso comida día vez hora minuto gramo semana mes libra onza caloría noche receta meta gente cosa alimento punto porción vaso taza macro veces
            """))
    private static let behindCounted = Set(
        Word.split("have did do i had this week today so far yesterday month last esta este semana hoy llevo he comí tomé tomado comido ayer mes"))
    private static let shortOf = Set(
        Word.split("short lack lacking low missing deficient deficiency falta faltan faltando bajo baja corto corta deficiencia"))
    private static let needing = Set(
        Word.split(
            "need needed recommended recommendation requirement should necesito necesitaría debería recomendado recomendada debo recomendación toca corresponde"
        ))
    private static let having = Set(Word.split("got get had did have today far eaten voy llevo comí hoy tomé consumí consumed ate"))
}

extension Intents {
    /// "how much protein", "y las calorías?", which points at nothing: of the rows told last, and of the day beside them.
    static func besideDay(_ requests: [Request], _ reading: Reading) -> [Request] {
        guard case .askNutrients(let foods, let nutrients)? = requests.only, foods.isEmpty, !reading.pointsBack, reading.when.isEmpty,
            reading.words.isDisjoint(with: [
                "that", "this", "it", "those", "them", "was", "were", "fue", "eso", "esa", "ese", "esto", "tenia", "tuvo", "era", "tiene", "tienen",
                "son", "es", "lleva", "does", "doe",
            ])
        else { return requests }
        return requests + [.own(.besideDay(nutrients))]
    }
}
