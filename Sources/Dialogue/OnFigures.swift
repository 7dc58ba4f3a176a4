import NLU
import Nutrition

/// Questions that go on from a figure or a list that was told, or ask for a figure by their form alone, whatever intent the words come nearest to.
extension Intents {
    static func onFigures(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Array(reading.words.drop { lead.contains($0) })
        guard (1...14).contains(words.count), reading.own == nil, reading.aim == nil, reading.activity == nil else { return nil }
        let asked = FigureAsked(reading, words)
        if let request = nextOfRanking(reading, words, tracker) ?? standing(asked, reading, words) ?? ofDayByName(asked, reading, words)
            ?? perMeal(asked, reading, words) ?? inMeal(asked, reading, words) ?? lowOnes(reading, words, tracker)
            ?? sorted(asked, reading, words, tracker) ?? mealOfDays(asked, reading, words, tracker) ?? readBack(reading, words)
            ?? leftForMeal(reading, words)
        {
            return request
        }
        return whereFrom(asked, reading, words, tracker) ?? thanMeal(reading, words, tracker) ?? toTopUp(asked, reading, words, tracker)
            ?? setBack(reading, words, tracker) ?? whyOfMean(reading, words, tracker) ?? ofThatGoal(asked, reading, words, tracker)
            ?? hadInstead(asked, reading, words, tracker)
    }

    /// The nutrients of a question, with those that are foods as well, and the foods without them.
    private struct FigureAsked {
        var nutrients: [Nutrient]
        var foods: [FoodMention]
        /// "sugar", "salt": read as foods.
        var isNamesake: Bool

        init(_ reading: Reading, _ words: [String]) {
            (nutrients, foods) = (reading.nutrients, reading.foods.filter { !$0.negated })
            isNamesake = false
            guard nutrients.isEmpty, foods.count <= 1, foods.allSatisfy(\.amount.isEmpty),
                let nutrient = foods.first.map({ Reading.namesakes[Word.split($0.said).joined(separator: " ")] })
                    ?? words.lazy.compactMap({ Reading.namesakes[$0] }).first
            else { return }
            (nutrients, foods, isNamesake) = ([nutrient], [], true)
        }
    }

    private static let lead = Set(Word.split("and so ok okay now then but oh well hmm y e ahora bueno entonces pero oye hey"))
    /// Folded and singular.
    static let mealNames = Set(
        Word.split("breakfast brunch lunch dinner supper snack tea desayuno almuerzo comida cena merienda"))
    private static let amongRecipes: Set<String> = ["recommend_recipe", "search_recipe", "more_recipes", "show_recipe", "list_saved_recipes"]

    // MARK: What was ranked

    /// "and second?", "the runner up?", "what came next", after foods were ranked: that one of them.
    private static func nextOfRanking(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        var question: MostQuestion
        switch tracker.inquiry {
        case .askMost(let last)? where !last.isOfMeals && last.isOfHealth != true && last.nutrient != nil: question = last
        case .askInsight(let query)? where query.subject == .sources && query.nutrients.count == 1:
            question = MostQuestion(
                When(days: query.days ?? tracker.day.map { $0...$0 }, meal: query.meal), nutrient: query.nutrients.first)
        default: return nil
        }
        guard words.count <= 7, reading.foods.allSatisfy({ $0.best == nil }), reading.when.isEmpty, words.allSatisfy(ofPlaces.contains) else {
            return nil
        }
        if let place = words.lazy.compactMap({ places[$0] }).first ?? reading.ordinal.flatMap({ (2...9).contains($0) ? $0 : nil }) {
            question.place = place
        } else if words.contains(where: following.contains) {
            question.place = (question.place ?? 1) + 1
        } else {
            return nil
        }
        return .askMost(question)
    }

    private static let places: [String: Int] = {
        let names = [
            2: "second segundo segunda", 3: "third tercero tercera tercer", 4: "fourth cuarto cuarta", 5: "fifth quinto quinta",
        ]
        return Dictionary(names.flatMap { place, said in Word.split(said).map { ($0, place) } }, uniquingKeysWith: { first, _ in first })
    }()
    private static let following = Set(Word.split("next after runner siguiente después"))
    private static let ofPlaces = Set(places.keys).union(following).union(
        Word.split(
            """
            2 3 4 5 6 nd rd th and the a what was is were which one ones came come in place on list number then that it up who most highest
            biggest worst
            best thing food whats
            y cuál el la lo fue es era viene sigue en lugar puesto lista qué más
            """))

    /// "sort what I ate by calories", "order today's food from most protein to least", "ordena lo que comí por calorías".
    private static func sorted(_ asked: FigureAsked, _ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard words.count >= 3, let verb = words.first(where: { !["can", "could", "you", "please", "puede", "me"].contains($0) }),
            sorting.contains(verb), !amongRecipes.contains(tracker.lastAction ?? ""),
            asked.foods.allSatisfy({ $0.best == nil || ["food", "comida", "meal", "everything"].contains($0.said) }), asked.nutrients.count <= 1,
            reading.amounts.isEmpty, words.isDisjoint(with: ["recipe", "receta", "week", "semana", "day", "dia", "month", "mes"])
        else { return nil }
        let joint = words.lastIndex { ["by", "por", "segun"].contains($0) }
        let descends =
            zip(words, words.dropFirst()).contains { ["most", "highest", "biggest", "largest", "mayor", "more", "mas"].contains($0) && $1 != "of" }
            && words.contains(where: ["least", "lowest", "smallest", "menor", "first", "menos", "to"].contains)
        guard joint.map({ $0 + 1 < words.count && !Vocabulary[.mealWord].contains(words[$0 + 1]) && !asked.nutrients.isEmpty }) ?? descends else {
            return nil
        }
        let days = reading.when.days ?? tracker.day.map { $0...$0 }
        return .askInsight(InsightQuery(.sources, nutrients: [asked.nutrients.first ?? .energy], days: days, meal: reading.when.meal))
    }

    private static let sorting = Set(
        Word.split("sort rank order arrange list ordena ordéname ordenar ordénalo ordénalos clasifica clasificar lista organiza"))

    // MARK: Of the day and its meals

    /// "how am I doing on sugar", "how are we looking for salt", "¿cómo vamos de sal?": the day so far, held against what it should have.
    private static func standing(_ asked: FigureAsked, _ reading: Reading, _ words: [String]) -> Request? {
        guard let nutrient = asked.nutrients.only, nutrient != .energy, nutrient != .water, asked.foods.isEmpty, reading.when.meal == nil,
            asked.isNamesake || !["ask_summary", "ask_insight", "ask_remaining", "ask_intake"].contains(reading.intent.name),
            ["how", "hows", "como", "que"].contains(words[0]), words.contains(where: faring.contains), words.count <= 9, reading.amounts.isEmpty
        else { return nil }
        return .askInsight(InsightQuery(GoalKind(nutrient) == .limit ? .limits : .needs, nutrients: [nutrient], days: reading.when.days))
    }

    private static let faring = Set(Word.split("doing looking getting going faring standing voy vamos ando estoy tal"))

    /// "and salt, for the whole day so far?", "sugar today?": named like a food, and asked of the day.
    private static func ofDayByName(_ asked: FigureAsked, _ reading: Reading, _ words: [String]) -> Request? {
        guard asked.isNamesake, reading.text.hasSuffix("?"), (2...9).contains(words.count), reading.amounts.allSatisfy({ $0.quantity == nil }),
            words.allSatisfy({ Reading.namesakes[$0] != nil || ofDay.contains($0) }), words.contains(where: ofDay.contains),
            words.contains(where: ["day", "today", "far", "total", "all", "yesterday", "week", "dia", "hoy", "ayer", "semana", "ahora"].contains)
        else { return nil }
        return .askSummary(reading.when, nutrients: asked.nutrients)
    }

    private static let ofDay = Set(
        Word.split(
            """
            what whats about how much the for of in on whole entire day today so far total all up to now yesterday this week is was my de en el la del
            todo día hoy ayer cuánta cuánto hasta ahora semana esta
            """
        ))

    /// "avg calories per lunch?", "average protein at breakfast": of such meals, and no idea for one.
    private static func perMeal(_ asked: FigureAsked, _ reading: Reading, _ words: [String]) -> Request? {
        guard !asked.nutrients.isEmpty, asked.foods.allSatisfy({ $0.best == nil }), let meal = reading.when.meal, words.count <= 9,
            reading.when.days == nil, reading.when.minute == nil, Vocabulary.says(.average, words), reading.amounts.isEmpty,
            words.isDisjoint(with: notAsked)
        else { return nil }
        return .askAverage(asked.nutrients, meal)
    }

    /// "calcium in breakfast?", "iron from my lunch", "sal de la cena?": what the meal gave, and no idea for one.
    private static func inMeal(_ asked: FigureAsked, _ reading: Reading, _ words: [String]) -> Request? {
        guard !asked.nutrients.isEmpty, asked.nutrients.count <= 3, asked.foods.allSatisfy({ $0.best == nil }), reading.meals.count == 1,
            reading.when.minute == nil, reading.amounts.isEmpty, (3...9).contains(words.count), words.isDisjoint(with: notAsked),
            ["recommend_food", "recommend_recipe", "search_recipe", "log_food", "out_of_scope", "inform", "ask_food_facts"].contains(
                reading.intent.name),
            let meal = words.lastIndex(where: mealNames.contains)
        else { return nil }
        let before = words[..<meal].reversed().drop { ["my", "the", "today", "that", "yesterday", "mi", "el", "la", "ese"].contains($0) }
        guard before.first.map(["in", "from", "at", "of", "en", "del", "de"].contains) == true,
            reading.text.hasSuffix("?") || ["how", "what", "whats", "cuanto", "cuanta", "total"].contains(words[0]) || words.count <= 4
        else { return nil }
        return .askSummary(reading.when, nutrients: asked.nutrients)
    }

    /// Ask for ideas, needs or days, and not for what a meal gave.
    private static let notAsked = Set(
        Word.split(
            """
            high low rich idea ideas recipe recipes more less need want something suggest good best better healthy options option sources source
            should add
            with without get max under over at least give make cook eat which lots bit alto alta bajo baja rico rica receta recetas más menos sin
            con algo
            quiero dame sugiere fuente fuentes debo debería mejor which cual
            """))

    /// "which lunch had the least saturated fat": of the week's lunches, and no idea for one.
    private static func mealOfDays(_ asked: FigureAsked, _ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard let nutrient = asked.nutrients.only, asked.foods.allSatisfy({ $0.best == nil }), ["which", "what", "que", "cual"].contains(words[0]),
            words.count > 2, words.prefix(3).contains(where: mealNames.contains), let meal = reading.when.meal, reading.meals.count == 1,
            words.contains(where: ["had", "was", "gave", "tuvo", "tenia", "fue"].contains), let day = tracker.day
        else { return nil }
        let isLeast = words.contains(where: ["least", "lowest", "fewest", "less", "menos", "meno"].contains)
        guard isLeast || words.contains(where: ["most", "highest", "more", "mas"].contains) else { return nil }
        return .askMost(
            MostQuestion(When(days: reading.when.days ?? day.advanced(by: -6)...day, meal: meal), nutrient: nutrient, isLeast: isLeast))
    }

    /// "whats low", "anything low?", "which are low", "¿qué está bajo?": what there is too little of.
    private static func lowOnes(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard words.count <= 8, reading.foods.isEmpty, reading.nutrients.isEmpty, reading.amounts.isEmpty, reading.when.meal == nil,
            words.contains(where: ["low", "lowest", "lower", "bajo", "baja", "bajos", "bajas"].contains), words.count > 1,
            words.allSatisfy(ofLow.contains), tracker.bodySpokenOf != .weight, !amongRecipes.contains(tracker.lastAction ?? ""),
            !["recommend_food", "search_food", "compare_foods"].contains(tracker.lastAction ?? "")
        else { return nil }
        var query = InsightQuery(.needs, days: reading.when.days)
        if case .askInsight(let last)? = tracker.inquiry, last.subject == .needs {
            (query.group, query.nutrients) = (last.group, last.nutrients.count > 1 ? last.nutrients : [])
            query.days = query.days ?? last.days
        }
        return .askInsight(query)
    }

    private static let ofLow = Set(
        Word.split(
            """
            what whats which is are was were low lowest lower i im am in on any anything something everything ones one of those these them s too
            vitamin vitamins
            mineral minerals nutrient nutrients today so far right now did get qué cuál cuáles está están es son bajo baja bajos bajas muy
            demasiado algo hoy de
            tengo ando más
            """))

    /// "read me back the day", "run me through what I had", "repásame el día": the rows.
    private static func readBack(_ reading: Reading, _ words: [String]) -> Request? {
        guard (2...9).contains(words.count), ["read", "run", "talk", "play", "recap", "leeme", "repasame", "repasa"].contains(words[0]),
            words[0].count > 4 || words.contains(where: ["back", "through"].contains),
            words.contains(where: ["day", "diary", "had", "ate", "eaten", "logged", "dia", "hoy", "diario", "comi", "today"].contains),
            reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.isEmpty, reading.amounts.isEmpty
        else { return nil }
        return .askDiary(When(days: reading.when.days, meal: reading.when.meal))
    }

    /// "so if I'm on 1600 how much for tea", "how much have I got for dinner": what is left of the day.
    private static func leftForMeal(_ reading: Reading, _ words: [String]) -> Request? {
        guard let last = words.last, mealNames.contains(last), ["for", "para", "la"].contains(words.dropLast().last), words.count <= 12,
            reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.allSatisfy({ $0 == .energy }), reading.when.days == nil,
            let how = words.indices.dropLast().first(where: { words[$0] == "how" && words[$0 + 1] == "much" || words[$0] == "cuanto" }),
            words[how...].allSatisfy(ofWhatIsLeft.contains)
        else { return nil }
        return .askRemaining(When(), nutrients: [], upTo: bound(reading))
    }

    private static let ofWhatIsLeft = mealNames.union(
        Word.split("how much many is left have has do i got get can for my the still that leave cuánto me queda tengo para la el mi puedo"))

    // MARK: Of the nutrient that was spoken of

    /// "which one was it from?", "was that mostly the snapple", "which item is to blame": what it came from.
    private static func whereFrom(_ asked: FigureAsked, _ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard !tracker.entries.isEmpty || tracker.inquiry != nil, let nutrient = asked.nutrients.only ?? tracker.inquiry?.nutrient,
            asked.nutrients.count <= 1, nutrient != .water, reading.amounts.allSatisfy({ $0.unit == nil && $0.quantity ?? 1 == 1 }),
            reading.when.meal == nil,
            words.count <= 9, words.isDisjoint(with: ["you", "recipe", "receta", "usda", "number", "data"])
        else { return nil }
        let points = words.contains(where: ["it", "that", "those", "them", "all", "this", "eso", "esto", "eran"].contains)
        let asks = ["which", "what", "whats", "where", "was", "is", "were", "de", "cual", "que", "donde", "eso", "fue"].contains(words[0])
        let text = words.joined(separator: " ")
        let blames = asks && words.contains(where: ["blame", "responsible", "culprit", "offender", "culpable", "guilty"].contains)
        // "where does that come from?" asks for the chain.
        let comes =
            asks && points && !["where", "donde", "de"].contains(words[0])
            && (words.last == "from" && words.isDisjoint(with: ["get", "buy"]) || text.contains("come from") || text.contains("coming from")
                || text.contains("came from"))
        let foods = asked.foods.filter { $0.best != nil }
        let isMostly =
            ["was", "is", "were", "fue", "es"].contains(words[0]) && points && foods.count == 1
            && words.contains(where: ["mostly", "mainly", "largely", "because", "sobre", "mayormente"].contains)
        guard blames && foods.isEmpty || comes && foods.isEmpty || isMostly else { return nil }
        let scope: When? = if case .askSummary(let when, _)? = tracker.inquiry { when } else { nil }
        let days = reading.when.days ?? scope?.days ?? tracker.day.map { $0...$0 }
        return .askInsight(InsightQuery(.sources, nutrients: [nutrient], days: days, meal: scope?.meal))
    }

    /// "is that more than breakfast?", after the figure of another meal: both of them.
    private static func thanMeal(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard reading.meals.count == 1, let named = reading.meals.first, reading.foods.allSatisfy({ $0.best == nil }), (4...9).contains(words.count),
            let than = words.lastIndex(where: ["than", "que", "to"].contains), than + 1 < words.count,
            words[(than + 1)...].contains(where: mealNames.contains),
            words.contains(where: ["that", "it", "this", "eso"].contains) || ["es", "fue", "more", "less", "mas"].contains(words[0]),
            words.contains(where: ["more", "less", "higher", "lower", "bigger", "smaller", "compare", "compared", "mas", "menos", "meno"].contains),
            let told = tracker.scope?.meal, told != named
        else { return nil }
        let nutrients = reading.nutrients.isEmpty ? tracker.inquiry?.nutrient.map { [$0] } ?? [] : reading.nutrients
        let days = reading.when.days ?? tracker.scope?.days ?? tracker.day.map { $0...$0 }
        return .askMeals(When(days: days), nutrients: nutrients, meals: [told, named])
    }

    /// "which fruit would top it up", "any nuts that would boost it", "¿qué fruta lo subiría?": rich in what was spoken of.
    private static func toTopUp(_ asked: FigureAsked, _ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard asked.nutrients.isEmpty, let nutrient = tracker.askedNutrient ?? tracker.explanations.first?.nutrient, nutrient != .energy,
            nutrient != .water, reading.when.days == nil, reading.amounts.allSatisfy({ $0.unit == nil }), (3...10).contains(words.count),
            words.isDisjoint(with: ["i", "eat", "ate", "had", "comi", "goal", "meta", "recipe", "receta", "log", "delete"])
        else { return nil }
        let kind = words.first { FoodKinds.groups[$0] != nil }
        let isOfFoods = kind != nil || Vocabulary.says(.foodWord, words)
        guard isOfFoods, asked.foods.allSatisfy({ food in food.best == nil || Word.split(food.said).contains { FoodKinds.groups[$0] != nil } }) else {
            return nil
        }
        let points = words.contains(where: ["it", "that", "this", "lo", "la", "eso", "esto"].contains)
        let raises =
            points && words.contains(where: raising.contains)
            && ["which", "what", "any", "some", "que", "cual", "alguna", "algun"].contains(
                words[0])
        let best =
            points && ["it", "that", "eso"].contains(words.last) && words.contains(where: ["top", "best", "good", "main", "mejor"].contains)
        guard raises || best, GoalKind(nutrient) != .limit else { return nil }
        var query = RecipeQuery(nutrients: [nutrient])
        query.groups = kind.flatMap { FoodKinds.groups[$0] } ?? []
        return .recommendFood(query)
    }

    private static let raising = Set(
        Word.split(
            """
            top boost raise increase help fix improve fill bump bring up sort subiría subir sube aumentaría aumentar ayudaría ayudaria mejoraría
            completaría
            cubriría ayuda arreglaría
            """))

    /// "why is it so high", after a mean was told: what it came from.
    private static func whyOfMean(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard case .askAverage(let nutrients, let meal)? = tracker.inquiry, let nutrient = nutrients.only, reading.foods.isEmpty,
            reading.nutrients.isEmpty, words[0] == "why" || words.starts(with: ["por", "que"]) || words.starts(with: ["how", "come"]),
            words.count <= 8, words.contains(where: ["high", "much", "alto", "alta", "tanto", "tanta", "tan", "many"].contains)
        else { return nil }
        return .askInsight(InsightQuery(.sources, nutrients: [nutrient], days: tracker.scope?.days, meal: meal))
    }

    /// "how many carbs was that", "fiber?", right after a goal was set: of what was eaten before it, and no need of a body.
    private static func ofThatGoal(_ asked: FigureAsked, _ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard tracker.lastAction == "set_goal", !tracker.entries.isEmpty, !asked.nutrients.isEmpty, asked.foods.isEmpty, reading.when.isEmpty,
            reading.amounts.isEmpty, words.count <= 7, ["how", "what", "cuanto", "cuanta", "cuantos", "cuantas", "que"].contains(words[0]),
            words.contains(where: ["that", "those", "eso", "fue", "fueron", "it", "esto"].contains),
            words.contains(where: ["was", "is", "were", "had", "in", "fue", "fueron", "era", "eran", "tenia", "tiene"].contains)
        else { return nil }
        return .askNutrients(foods: [], nutrients: asked.nutrients)
    }

    // MARK: Of foods that stand

    /// "what did the pie set me back", "how much did that cost me": its energy.
    private static func setBack(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        let text = words.joined(separator: " ")
        guard !tracker.entries.isEmpty, ["what", "how"].contains(words[0]), words.count <= 10,
            ["set me back", "cost me", "setting me back", "costing me"].contains(where: text.contains),
            words.isDisjoint(with: ["money", "dollar", "pound", "quid", "euro", "price"])
        else { return nil }
        let nutrients = reading.nutrients.isEmpty ? [.energy] : reading.nutrients
        if let article = words.firstIndex(where: ["the", "my", "those", "these"].contains), article + 1 < words.count, reading.foods.isEmpty {
            // A name that was read as no food finds its row by the word.
            return .askRows(Selection(foods: [FoodMention(said: words[article + 1], candidates: [])], all: true), nutrients: nutrients)
        }
        return reading.foods.isEmpty
            ? .askNutrients(foods: [], nutrients: nutrients) : .askRows(Selection(foods: reading.foods, all: true), nutrients: nutrients)
    }

    /// "was the beef good for protein or should I have had chicken": one held against the other, and nothing eaten.
    private static func hadInstead(_ asked: FigureAsked, _ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        let text = words.joined(separator: " ")
        let foods = asked.foods.filter { $0.best != nil }
        guard
            [
                "should i have had", "should i have eaten", "should i have gone for", "should i have picked", "deberia haber comido",
                "mejor haber comido",
            ]
            .contains(where: text.contains), (1...3).contains(foods.count)
        else { return nil }
        let both = foods.count > 1 ? foods : tracker.besideLast(foods)
        guard both.count > 1 else { return nil }
        return .compareFoods(
            foods: both, nutrients: asked.nutrients.isEmpty ? tracker.inquiry?.nutrient.map { [$0] } ?? [] : asked.nutrients)
    }
}
