import NLU
import Nutrition

/// Questions whose own words tell what is asked, whatever intent they come near to: macros of what is spoken of, how much of a drink is well, whether all
/// must be weighed, the lowest goal that is set, why something is called missing.
extension Intents {
    static func askedOutright(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard (1...14).contains(reading.words.count) else { return nil }
        if let told = perKilogram(reading) ?? soundPortion(reading) ?? countedAsWater(reading, tracker) ?? aimWithWeight(reading) { return told }
        if let told = keptStanding(reading, tracker) ?? stillEaten(reading, tracker) { return told }
        let asked = askedOfBody(reading, tracker) ?? namedOfListed(reading, tracker) ?? macrosOf(reading, tracker)
        let general = asked ?? menuAsked(reading) ?? foodsOfDiet(reading, tracker) ?? soFar(reading) ?? whetherToWeigh(reading)
        return (general ?? lowestGoal(reading, tracker) ?? whyMissing(reading, tracker)).map { [$0] }
    }

    /// "macros for that?", "¿y los macros?", "macros in a burrito": energy, protein, carbohydrate and fat of it.
    private static func macrosOf(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words, figures: [Nutrient] = [.energy, .protein, .carbohydrate, .fat]
        guard words.contains("macro"), words.count <= 9, reading.when.isEmpty, reading.nutrients.isEmpty, reading.own == nil,
            words.isDisjoint(with: besideMacros)
        else { return nil }
        let foods = reading.foods.filter { $0.best != nil && !$0.negated }
        if !foods.isEmpty { return .askNutrients(foods: foods, nutrients: figures) }
        let points = words.contains(where: ["that", "it", "this", "those", "these", "them", "eso", "esto", "ese", "esos"].contains)
        switch tracker.inquiry {
        case .askNutrients(let asked, _)? where !asked.isEmpty, .askFoodFacts(let asked)? where !asked.isEmpty:
            if points || words.allSatisfy(macrosAlone.contains) { return .askNutrients(foods: asked, nutrients: figures) }
        default: break
        }
        guard points, !tracker.entries.isEmpty else { return nil }
        return tracker.entries.count > 1 ? .askMealSpokenOf(figures) : .askNutrients(foods: [], nutrients: figures)
    }

    /// "what's for lunch": what stands or is planned for it, else ideas.
    private static func menuAsked(_ reading: Reading) -> Request? {
        let isIdea = ["recommend_food", "recommend_recipe"].contains(reading.intent.name)
        guard asksMenu(reading.words), reading.when.meal != nil, reading.foods.isEmpty,
            isIdea && RecipeQuery(reading).diets.isEmpty && reading.nutrients.isEmpty || ["ask_diary", "show_plan"].contains(reading.intent.name)
        else { return nil }
        // "what's for lunch in that plan": what is planned.
        return reading.words.contains("plan") ? .askAhead : .askMenu(reading.when)
    }

    static let beforeHad: Set<String> = ["ok", "okay", "so", "yeah", "yes", "well", "i", "just", "and", "si", "dale", "vale", "bueno"]
    /// "ok had it", "yes log that", after it was asked about.
    static let hadAlone = [
        "had it", "had that", "ate it", "ate that", "had one", "had them", "had those", "log it", "log that", "log them", "add it", "add that",
        "anotalo", "anotala", "anotalos", "registralo", "apuntalo",
    ].map(Word.split)

    private static let macrosAlone = Set(Word.split("and so what whats are about the its macro macros please y los las sus cuáles son qué por favor"))
    private static let besideMacros = Set(
        Word.split(
            """
            goal target objetivo meta left remaining quedan queda split ratio chart graph pie gráfico percent percentage porcentaje set fit fits hit meet
            should need debo necesito recipe receta counting count track change add log reparto
            """))

    /// "how much coffee is ok", "¿cuánto vino es demasiado?": what is known of its caffeine or alcohol, else how it fits in the day.
    private static func soundPortion(_ reading: Reading) -> [Request]? {
        let words = Array(reading.words.drop { ["and", "so", "but", "ok", "y", "e", "pero", "entonces"].contains($0) })
        guard words.count <= 10, words.first.map({ $0 == "how" || $0.hasPrefix("cuant") }) == true, reading.when.days == nil,
            reading.when.meal == nil,
            asksWhatIsSound(words), reading.foods.allSatisfy({ $0.best != nil && $0.amount.quantity == nil && !$0.negated && !$0.isDefinite })
        else { return nil }
        if reading.foods.isEmpty, let nutrient = reading.nutrients.only, [.caffeine, .alcohol].contains(nutrient) {
            return [.tellNutrient(nutrient)]
        }
        guard let food = reading.foods.only, reading.nutrients.isEmpty, let noun = food.best.map({ Word.split($0.noun) }) else { return nil }
        if noun.contains(where: ["water", "agua"].contains) { return nil }
        if noun.contains(where: caffeinated.contains), noun.isDisjoint(with: uncaffeinated) {
            return [.tellNutrient(.caffeine), .askNutrients(foods: [food], nutrients: [.caffeine])]
        }
        if noun.contains(where: alcoholic.contains) { return [.tellNutrient(.alcohol), .askNutrients(foods: [food], nutrients: [.alcohol])] }
        return [.askFits(foods: [food])]
    }

    private static func asksWhatIsSound(_ words: [String]) -> Bool {
        let text = " \(words.joined(separator: " ")) "
        return words.isDisjoint(with: ["left", "today", "now", "hoy", "queda", "quedan", "still", "more", "mas", "in"])
            && [
                " is ok ", " is okay ", " is safe ", " is fine ", " is allowed ", " is healthy ", " is too much ", " is alright ", " can i have ",
                " can i drink ",
                " es seguro ", " es segura ", " es sano ", " es sana ", " es demasiado ", " es demasiada ", " esta bien ", " puedo tomar ",
                " puedo beber ", " se puede tomar ",
            ].contains(where: text.contains)
    }

    static let caffeinated = Set(
        Word.split("coffee espresso latte cappuccino americano macchiato mocha tea matcha cola mate energy bull monster caffeine"))
    private static let uncaffeinated = Set(Word.split("herbal chamomile mint peppermint decaf decaffeinated ginger rooibos bar cake ice"))
    private static let alcoholic = Set(
        Word.split("wine beer lager ale stout cider vodka whisky whiskey rum gin tequila brandy sangria champagne prosecco cocktail liqueur"))

    /// "gramos de proteína hasta ahora?", "protein so far": of today.
    private static func soFar(_ reading: Reading) -> Request? {
        let words = reading.words
        guard !reading.nutrients.isEmpty, reading.foods.isEmpty, reading.amounts.allSatisfy({ $0.quantity == nil }),
            reading.when.days?.count ?? 1 == 1,
            words.count <= 7,
            ["so far", "hasta ahora", "hasta el momento", "por ahora", "up to now", "until now"].contains(
                where: words.joined(separator: " ").contains),
            ["recommend_food", "ask_summary", "ask_nutrient", "ask_intake", "out_of_scope", "ask_insight", "inform"].contains(reading.intent.name)
        else { return nil }
        return .askSummary(When(days: reading.when.days, meal: reading.when.meal), nutrients: reading.nutrients)
    }

    /// "which vegetarian foods have most protein", whatever was eaten: foods of that diet, rich in it.
    private static func foodsOfDiet(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Array(reading.words.drop { ["and", "so", "ok", "y", "e", "entonces"].contains($0) })
        guard (4...10).contains(words.count), ["which", "what", "whats", "que", "cual", "cuales"].contains(words[0]),
            reading.nutrients.contains(where: { $0 != .energy }), reading.amounts.isEmpty, reading.when.isEmpty, Vocabulary.says(.foodWord, words),
            reading.foods.allSatisfy({ isOfList($0, words) }),
            words.isDisjoint(with: [
                "had", "ate", "eaten", "did", "comi", "comido", "tome", "llevo", "i", "my", "me", "mi", "was", "were", "today", "hoy", "these",
                "those", "recipe", "receta",
            ])
        else { return nil }
        return RecipeQuery(reading).diets.isEmpty ? nil : recommend(reading, [], tracker)
    }

    /// "do i have to weigh everything", "¿tengo que pesar la comida?", "do I need a scale": how amounts may be told.
    private static func whetherToWeigh(_ reading: Reading) -> Request? {
        let words = reading.words, text = " \(words.joined(separator: " ")) "
        guard words.count <= 12, reading.amounts.allSatisfy({ $0.quantity ?? 1 == 1 && $0.unit == nil }), reading.nutrients.isEmpty,
            words.isDisjoint(with: ["myself", "me", "pesarme", "pesarse", "how", "cuanto", "goal", "meta"]),
            [
                " have to ", " need to ", " need a ", " must i ", " should i ", " must everything ", " tengo que ", " hay que ", " hace falta ",
                " necesito ",
                " debo ", " es necesario ",
            ].contains(where: text.contains)
        else { return nil }
        let weighs = words.contains(where: ["weigh", "measure", "weighing", "pesar", "medir", "pesarlo", "pesarla"].contains)
        let isOfAll = words.contains(
            where: ["everything", "all", "food", "foods", "every", "meal", "todo", "toda", "comida", "alimento", "cada"].contains)
        let scales = words.contains(where: ["scale", "scales", "balanza", "bascula", "pesarlo", "pesarla"].contains)
        return weighs && isOfAll || scales && words.isDisjoint(with: ["chart", "grafico"]) ? .tell(.byEye) : nil
    }

    /// "whats the lowest thats safe", "¿cuál es el mínimo de calorías?", while energy or its goal is spoken of: the bound of goals.
    private static func lowestGoal(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Array(reading.words.drop { ["and", "so", "but", "ok", "then", "y", "e", "pero", "entonces"].contains($0) })
        guard (3...10).contains(words.count), ["what", "whats", "how", "cual", "cuanto", "que", "cuanta"].contains(words[0]), reading.foods.isEmpty,
            // "what can I eat with the lowest calories?" asks for food.
            !words.prefix(2).contains(where: ["can", "could", "should", "puedo", "podria"].contains),
            reading.amounts.isEmpty, reading.when.isEmpty, reading.nutrients.allSatisfy({ $0 == .energy }), reading.aim == nil,
            words.contains(where: ["lowest", "least", "minimum", "min", "minimo", "minima"].contains)
                || zip(words, words.dropFirst()).contains(where: { $0 == "mas" && ["bajo", "baja"].contains($1) }),
            words.contains(
                where: ["safe", "safely", "allowed", "go", "can", "healthy", "set", "seguro", "segura", "sano", "puedo", "saludable"].contains),
            reading.nutrients == [.energy] || ["set_goal", "explain", "ask_intake"].contains(tracker.lastAction ?? ""),
            words.isDisjoint(with: ["day", "dia", "weigh", "weight", "peso", "pesar", "weighed", "week", "did", "have", "had", "was"])
        else { return nil }
        return .own(.lowestGoal)
    }

    /// "why do you say that", "¿por qué?", after what is missing was told: how that is reckoned, and no chain of calories.
    private static func whyMissing(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard case .askInsight(let query)? = tracker.inquiry, [.needs, .limits].contains(query.subject), reading.foods.isEmpty,
            reading.nutrients.isEmpty, reading.amounts.isEmpty, reading.ordinal == nil, reading.words.count <= 7,
            case let words = reading.words.drop(while: { ["and", "but", "so", "ok", "y", "e", "pero"].contains($0) }),
            words.first == "why" || words.starts(with: ["por", "que"]) || words.first == "porque" || words.starts(with: ["how", "do", "you", "know"])
                || words.starts(with: ["como", "lo", "sabe"])
        else { return nil }
        return .tell(.whyMissing)
    }

    /// "does coffee count as water?", "¿el té cuenta como agua?", "does coffee count", after water: what counts, and how much of it is water.
    private static func countedAsWater(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard words.count <= 10, let counts = words.firstIndex(where: ["count", "counts", "cuenta", "cuentan"].contains),
            ["do", "does", "doe", "is", "would", "can"].contains(words[0]) || reading.text.hasSuffix("?"), (1...2).contains(reading.foods.count),
            let food = reading.foods.first(where: { $0.best != nil && !$0.negated && $0.best?.noun != "water" })
        else { return nil }
        let named =
            words[counts...].contains(where: ["water", "hydration", "agua", "fluid", "liquid", "hidratacion"].contains)
            && words[counts...].contains(where: ["as", "toward", "towards", "como", "para", "into"].contains)
        let isAlone = counts == words.count - 1 && words.count <= 5 || counts == 0 && words.count <= 4
        guard named && counts > 0 || isAlone && tracker.waterIsSpokenOf else { return nil }
        return [.tell(.waterAlone), .askNutrients(foods: [food], nutrients: [.water])]
    }
}

extension Tracker {
    /// Water, or all that was drunk, is what was told or asked of last.
    fileprivate var waterIsSpokenOf: Bool {
        if bodySpokenOf == .water { return true }
        switch inquiry {
        case .askWater?: return true
        case .askRows(let selection, _)?: return selection.groups == FoodKinds.eaten["drink"]
        default: return false
        }
    }
}
