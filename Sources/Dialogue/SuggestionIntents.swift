import NLU
import Nutrition

/// What to eat: foods and recipes asked for, and asked for again with a bound, a diet or less.
extension Intents {
    /// "more" is of recipes; "another one" of what was logged, where no recipes are on the table.
    /// "one more idli" is eaten, where no recipes are spoken of.
    static func more(_ reading: Reading, _ tracker: Tracker) -> [Request] {
        let isEaten = reading.foods.contains { $0.best != nil && $0.amount.quantity != nil } && !recipeActions.contains(tracker.lastAction ?? "")
        return isEaten ? log(reading, tracker) : [moreIdeas(reading, tracker)]
    }

    private static func moreIdeas(_ reading: Reading, _ tracker: Tracker) -> Request {
        let words = Set(reading.words)
        // "I want more fiber".
        let wanted = reading.nutrients.filter { $0 != .energy }
        if !wanted.isEmpty { return .recommendFood(RecipeQuery(nutrients: wanted)) }
        // "give me another breakfast", after dinners.
        if let meal = reading.when.meal, reading.foods.isEmpty, recipeActions.contains(tracker.lastAction ?? "") || tracker.recipes == nil,
            tracker.recipes?.query.meal != meal, words.isDisjoint(with: ["i", "same", "mismo", "log"])
        {
            return .recommendRecipe(RecipeQuery(reading))
        }
        // "tell me more about the third".
        if let ordinal = reading.ordinal, words.contains("about") || words.contains("sobre") || words.contains("del") {
            return .showRecipe(ordinal: ordinal, words: "")
        }
        // "what else is in it?"
        if words.isSuperset(of: ["in", "it"]) || words.contains("lleva") || words.contains("tiene") || words.isSuperset(of: ["what", "in", "that"]),
            tracker.food != nil
        {
            return .askFoodFacts(foods: tracker.asked.isEmpty ? tracker.food.map { [$0.mention()] } ?? [] : tracker.asked)
        }
        // "¿necesito más?", of what was spoken of.
        if words.contains("necesito") || words.contains("falta") || words.contains("need") {
            return .askRemaining(reading.when, nutrients: tracker.askedNutrients, upTo: nil)
        }
        if tracker.recipes == nil || !recipeActions.contains(tracker.lastAction ?? ""), let last = tracker.entries.last,
            Vocabulary.says(.another, words) || words.isSuperset(of: ["one", "more"])
        {
            var selection = Selection(ids: [last])
            selection.isOneMore = true
            return .copy(selection, to: reading.when)
        }
        // "otras, sin gluten si puede ser", "others, vegetarian please": of those that were asked for, such as fit.
        if let last = tracker.recipes?.query, recipeActions.contains(tracker.lastAction ?? ""), case let more = RecipeQuery(reading),
            !more.diets.isEmpty || !more.without.isEmpty || more.maximumMinutes != nil
        {
            var query = last
            query.diets += more.diets.filter { !query.diets.contains($0) }
            query.without += more.without
            query.maximumMinutes = more.maximumMinutes ?? query.maximumMinutes
            return .recommendRecipe(query)
        }
        return .moreRecipes
    }

    /// "¿qué me tomo ahora para recuperar?", "what should I eat to recover?": foods, and no question of days.
    static func toRecover(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words.drop { ["y", "and", "so", "ok"].contains($0) }
        guard ["que", "what"].contains(words.first ?? ""), words.count <= 10, reading.foods.isEmpty, reading.amounts.isEmpty,
            words.contains(where: ["tomo", "como", "ceno", "meriendo", "desayuno", "tomar", "comer", "cenar", "eat", "have", "drink"].contains),
            words.contains(where: ["recuperar", "recuperarme", "recuperacion", "reponer", "reponerme", "recover", "recovery"].contains)
        else { return nil }
        return recommend(reading, [], tracker)
    }

    /// "¿y qué como para eso?", "qué alimentos tienen eso?", after what is missing was told: what would fill it.
    static func eatenForThat(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard case .askInsight? = tracker.inquiry else { return nil }
        let words = reading.words
        // "to get more of the first one".
        let helps = words.contains(where: helping.contains) || reading.ordinal != nil && words.contains(where: ["more", "mas"].contains)
        guard
            ["explain", "out_of_scope", "ask_food_facts", "inform", "recommend_food", "correct", "show_recipe", "log_food"].contains(
                reading.intent.name) || helps && reading.intent.name == "ask_insight",
            reading.foods.isEmpty, reading.nutrients.isEmpty, reading.amounts.allSatisfy({ $0.unit == nil }), words.count <= 12,
            words.contains(where: filling.contains), !words.contains(where: ["explica", "explain", "calcula", "sabe", "sacaste", "why"].contains),
            helps || words.contains(where: ["eso", "that", "lo", "esto", "them", "it", "those"].contains)
        else { return nil }
        return recommend(reading, [], tracker)
    }

    private static let filling = Set(
        Word.split(
            "como comer comeria alimento comida consigo eat food get fix fill cover sort arreglo arreglarlo cubro cubrirlo cubrir compenso compensar"
                + " compensarlo cena ceno cenar recomienda recomendas"))
    private static let helping = Set(Word.split("help ayuda ayudan ayudarian compensar compensarlo cubrirlo arreglarlo fix"))

    /// "a quick dinner with salmon" asks for a dish, "something with iron" for foods.
    static func recommend(_ reading: Reading, _ foods: [FoodMention], _ tracker: Tracker) -> Request {
        var query = RecipeQuery(reading)
        // "healthy snack ideas": all that is suggested is.
        if query.words == ["healthy"] { query.words = [] }
        // "what can I cook with that?", after foods were suggested.
        if reading.pointsBack, reading.words.contains(where: ["cook", "make", "bake", "cocinar", "preparar", "hacer"].contains),
            case let dish = query.filling(tracker, reading), dish != query
        {
            return .recommendRecipe(dish)
        }
        if query.isPlain, query.maximumKilocalories == nil, foods.isEmpty { query.nutrients = lacking(reading, tracker) }
        // "what can I eat to hit it that's under 300 cals": for the goal that was set, within that.
        if query.maximumKilocalories != nil, query.nutrients.isEmpty, query.low.isEmpty, foods.isEmpty,
            zip(reading.words, reading.words.dropFirst()).contains(where: {
                ["hit", "reach", "meet", "get", "alcanzar", "a"].contains($0) && ["it", "that", "there", "eso"].contains($1)
            }) || reading.words.contains(where: ["alcanzarla", "alcanzarlo", "cubrirla", "cubrirlo", "llegar"].contains)
        {
            var plain = reading
            plain.nutrients = []
            query.nutrients = lacking(plain, tracker)
        }
        // "¿qué me recomiendas para comer?": a dish, for the meal that is next.
        let words = reading.words
        let isForMeal = zip(words, words.dropFirst()).contains { ["para", "de"].contains($0) && $1 == "comer" }
        if isForMeal, query.nutrients.isEmpty || lacking(reading, tracker) == query.nutrients, query.low.isEmpty { query.nutrients = [] }
        if isForMeal && query.nutrients.isEmpty && query.low.isEmpty { return .recommendRecipe(query) }
        // "a meal under 500 calories", "una comida con menos de 500 calorías": dishes, and no single foods.
        let isDish = zip(words, words.dropFirst()).contains {
            beforeDish.contains($0) && ["meal", "dish", "comida", "plato", "platillo"].contains($1)
        }
        if isDish, query.meal == nil, foods.isEmpty { return .recommendRecipe(query) }
        // "40 g of that with little fat", "to hit it without going over on fat": rich in what is spoken of, and low in the other.
        if query.nutrients.isEmpty, !query.low.isEmpty, foods.isEmpty {
            var plain = reading
            plain.nutrients = []
            query.nutrients = lacking(plain, tracker).filter { !query.low.contains($0) }
        }
        if query.meal != nil && query.meal != .snack || query.maximumMinutes != nil { return .recommendRecipe(query) }
        if !foods.isEmpty || !query.diets.isEmpty || !query.kinds.isEmpty, query.nutrients.isEmpty, query.low.isEmpty {
            return .recommendRecipe(query)
        }
        // "I still need 40 g protein" bounds no energy.
        if query.maximumKilocalories == nil, query.nutrients.isEmpty, query.low.isEmpty, query.bounds.isEmpty,
            reading.amounts.allSatisfy({ $0.unit == nil })
        {
            query.maximumKilocalories = number(reading)
        }
        return .recommendFood(query)
    }

    private static let beforeDish = Set(
        Word.split("a an one full whole good nice healthy light quick complete un una buena buen rica sana completa alguna algún otra another"))

    /// "¿qué recetas me das?": none of one's own.
    static func asksForIdeas(_ words: [String]) -> Bool {
        words.contains(where: ["das", "recomienda", "recomenda", "sugiere", "propone", "give", "suggest", "recommend"].contains)
    }

    /// "find me a keto dinner": a dish, where no place to eat is spoken of.
    static func findsDish(_ reading: Reading) -> Bool {
        let words = reading.words
        return reading.when.meal != nil && reading.when.days == nil && !RecipeQuery(reading).isPlain
            && words.isDisjoint(with: [
                "restaurant", "place", "near", "nearby", "where", "around", "open", "cafe", "bar", "spot", "restaurante", "lugar", "sitio", "cerca",
                "donde", "abierto", "here", "town", "deliver", "delivery",
            ])
    }

    /// "low-carb dairy-free dinners": a meal as it should be, and nobody's habits.
    static func namesDishes(_ reading: Reading) -> Bool {
        // "give me a veggie snack" tells nothing of oneself either.
        let leads = ["give", "show", "find", "get", "suggest", "dame", "sugiereme", "recomiendame", "buscame"].contains(reading.words.first)
        let words = Array(leads ? reading.words.dropFirst().drop { $0 == "me" } : reading.words[...])
        return words.count <= 7 && reading.when.days == nil && words.last.map(dishes.contains) ?? false && !RecipeQuery(reading).isPlain
            && words.isDisjoint(with: ["i", "im", "am", "my", "no", "soy", "me", "mi", "always", "only", "solo", "dont"])
    }

    private static let dishes = Set(
        Word.split("dinners lunches breakfasts snacks meals dinner lunch breakfast snack meal ideas cenas almuerzos desayunos cena almuerzo desayuno")
    )

    /// "Italian please", "make it Mexican", after recipes: of that kitchen, in the place of another.
    static func cuisineWanted(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words, wanted = cuisines(words)
        guard let recipes = tracker.recipes, recipeActions.contains(tracker.lastAction ?? ""), !wanted.isEmpty, words.count <= 6,
            words.allSatisfy({ RecipeLabels.cuisine($0) != nil || besideCuisine.contains($0) })
        else { return nil }
        var query = recipes.query
        query.words.removeAll { RecipeLabels.cuisine($0) != nil }
        query.words += wanted
        return .searchRecipe(query)
    }

    private static let besideCuisine = Set(
        Word.split(
            "please maybe something anything food dish one ones recipe recipes instead rather make it how about what some and now but ok more any por favor mejor algo comida una de la y pero ahora cocina receta recetas que sea más bien"
        ))

    static func foodWanted(_ reading: Reading, _ tracker: Tracker) -> Request? {
        sourceBut(reading) ?? betterMeal(reading) ?? suggestionOrdered(reading, tracker) ?? mealWanted(reading, tracker)
            ?? moreOfListed(reading, tracker) ?? suggestedAgain(reading, tracker)
    }

    /// "recomiéndame un postre", "suggest a soup": asked for, whatever food is named.
    private static func suggestionOrdered(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Array(
            reading.words.drop { ["please", "pls", "porfa", "can", "could", "you", "puede", "puedes", "me", "ok", "y", "and"].contains($0) })
        guard let first = words.first, ordering.contains(first), words.count > 1, words.count <= 10,
            ["log_food", "out_of_scope", "inform", "search_food", "ask_food_facts", "correct", "set_preference"].contains(reading.intent.name),
            words.isDisjoint(with: ["goal", "meta", "calorie", "caloria", "dietitian", "nutriologo"])
        else { return nil }
        return recommend(reading, reading.foods.filter { !$0.negated }, tracker)
    }

    private static let ordering = Set(
        Word.split("recomiéndame recomiendame recomendame recomiéndeme sugiéreme sugereme sugerime propónme suggest recommend aconséjame"))

    /// "what could I eat to get more of the first one?", after what is missing was told: foods rich in it, and nothing logged.
    private static func moreOfListed(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard case .askInsight(let query)? = tracker.inquiry, query.subject == .needs, let place = reading.ordinal, place > 0,
            ["what", "how", "que", "como", "where"].contains(reading.words[0]), reading.foods.isEmpty, reading.nutrients.isEmpty,
            reading.words.contains(where: ["more", "mas", "get", "rich", "eat", "comer"].contains)
        else { return nil }
        let missing = query.nutrients.isEmpty ? tracker.recipes?.query.nutrients ?? [] : query.nutrients
        return .recommendFood(RecipeQuery(nutrients: missing.indices.contains(place - 1) ? [missing[place - 1]] : missing))
    }

    /// "I want a 300 calorie snack", "quiero una cena de 500 calorías": a dish so light, and no goal.
    private static func mealWanted(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard ["set_goal", "log_food", "out_of_scope"].contains(reading.intent.name), reading.foods.allSatisfy({ $0.best == nil }),
            reading.nutrients == [.energy], words.count <= 10,
            reading.when.meal != nil || words.contains(where: ["snack", "meal", "comida", "colacion", "merienda"].contains),
            words.contains(where: wanting.contains), !Vocabulary.says(.goal, words), !Vocabulary.says(.eating, words),
            words.isDisjoint(with: ["day", "dia", "diario", "daily", "limit", "each", "every", "cada"]), let energy = number(reading),
            (50...1200).contains(energy)
        else { return nil }
        return recommend(reading, [], tracker)
    }

    private static let wanting = Set(
        Word.split("want need give fancy looking find suggest quiero quisiera necesito dame busco sugiéreme algún alguna"))

    /// "what fruit would help with that?", "qué verduras tienen más hierro": foods of a kind, rich in what is named or was spoken of.
    static func kindsWanted(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        let opening = words.prefix(2)
        // "frutas con más potasio", "vegetables high in iron": nothing is told as eaten.
        let isLast = words.count <= 5 && FoodKinds.groups[words[words.count - 1]] != nil
        let isNamedAlone =
            (isLast || FoodKinds.groups[words[0]] != nil) && !reading.nutrients.isEmpty && reading.foods.count <= 1
            && words.contains(where: ["con", "rica", "rico", "alta", "alto", "baja", "bajo", "poca", "poco", "with", "high", "rich", "low"].contains)
            && words.isDisjoint(with: Vocabulary[.logging].union(Vocabulary[.eating]))
        // "what about fruits?", "any fruit?", "fruits?", after foods rich in something.
        let goesOn = tracker.lastAction == "recommend_food" && tracker.ideas != nil && words.count <= 4 && reading.text.hasSuffix("?")
        guard words.count <= 10,
            isNamedAlone || goesOn
                || opening.contains(where: ["what", "which", "any", "que", "cual", "alguna", "algun", "how", "y", "and"].contains),
            let kind = words.prefix(4).first(where: { FoodKinds.groups[$0] != nil }), reading.when.isEmpty,
            reading.foods.allSatisfy({ Word.split($0.said).contains(kind) && $0.amount.isEmpty }),
            words.isDisjoint(with: ["i", "comi", "had", "ate", "did", "recipe", "receta", "my", "mi"]),
            goesOn || !["list_favorites", "ask_diary", "log_food"].contains(reading.intent.name) || !reading.nutrients.isEmpty
        else { return nil }
        var query = RecipeQuery(reading)
        query.words = []
        if query.nutrients.isEmpty, query.low.isEmpty {
            if case .recommendFood(let last)? = tracker.ideas, goesOn || words.contains("about") || ["y", "and"].contains(words[0]), words.count <= 5
            {
                (query.nutrients, query.low, query.groups) = (last.nutrients, last.low, FoodKinds.groups[kind] ?? [])
                return .recommendFood(query)
            }
            // "what vegetables do you recommend?"
            if tracker.askedNutrient == nil, words.contains(where: recommending.contains) {
                query.groups = FoodKinds.groups[kind] ?? []
                return .recommendFood(query)
            }
            guard Vocabulary.says(.helping, words) || Vocabulary.says(.most, words) || words.contains(where: FoodKinds.promising.contains),
                let nutrient = tracker.askedNutrient ?? tracker.lacking?.first
            else { return nil }
            // "which vegetables would help?", after what is missing: with what such foods have.
            if tracker.askedNutrient == nil, let lacking = tracker.lacking {
                query.nutrients = Array(lacking.filter { ![.vitaminD, .vitaminB12].contains($0) || !isOfPlants(kind) }.prefix(2))
            } else if GoalKind(nutrient) == .limit {
                query.low = [nutrient]
            } else {
                query.nutrients = [nutrient]
            }
        }
        query.groups = FoodKinds.groups[kind] ?? []
        return .recommendFood(query)
    }

    /// Neither vitamin D nor B12 comes from these.
    private static func isOfPlants(_ kind: String) -> Bool {
        Set(FoodKinds.groups[kind] ?? []).isSubset(of: ["fruit", "vegetable", "nut", "grain", "cereal", "legume"])
    }

    private static let recommending = Set(
        Word.split("recommend suggest recomienda recomiendas recomendas recomendás sugiere sugieres sugerís aconsejas propones"))

    /// "con menos de 400 calorías", "under 20 minutes", after recipes: the same with a bound.
    static func tightened(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard let recipes = tracker.recipes, recipeActions.contains(tracker.lastAction ?? ""), reading.foods.isEmpty, words.count <= 7 else {
            return nil
        }
        // "prefiero otra", "I'd rather have another one".
        if words.contains(where: ["otra", "otro", "another", "other"].contains), words.allSatisfy(preferring.contains) { return .moreRecipes }
        // "quicker, under 30 min", "más ligera": nothing but how it should be.
        if words.allSatisfy({ ofLimits.contains($0) || Double($0) != nil || Vocabulary[.light].contains($0) || Vocabulary[.cheap].contains($0) }),
            case let more = RecipeQuery(reading.quickened), !more.isPlain || more.maximumKilocalories != nil
        {
            return .searchRecipe(recipes.query.with(more))
        }
        guard
            ["con", "de", "que", "y", "en", "pero", "menos", "with", "under", "less", "and", "but", "in", "below"].contains(words.first ?? ""),
            ["recommend_food", "recommend_recipe", "search_recipe", "more_recipes", "inform", "out_of_scope", "set_goal"].contains(
                reading.intent.name)
        else { return nil }
        let more = RecipeQuery(reading)
        guard more.maximumKilocalories != nil || more.maximumMinutes != nil || !more.bounds.isEmpty else { return nil }
        return .searchRecipe(recipes.query.with(more))
    }

    private static let preferring = Set(
        Word.split(
            "prefiero preferiría quiero mejor otra otro receta opción i id d prefer would rather have like want another other one a different recipe")
    )
    private static let ofLimits = Set(
        Word.split(
            "otra otro otras otros another quicker faster quick fast lighter lower cheaper simpler easier something anything one ones a an in under less fewer than below about max at most minutes minute min mins hour calories calorie kcal cals please maybe but and más rápido rápida rápidas rápidos ligera ligero barata barato algo una uno que sea en de menos minutos minuto calorías por favor y pero con"
        ))

    /// "something vegetarian", "without nuts", "under 200 calories", after foods were suggested: the same with that.
    private static func suggestedAgain(_ reading: Reading, _ tracker: Tracker) -> Request? {
        // "set a fat goal of 70 g" asks for no more ideas.
        guard tracker.lastAction == "recommend_food", case .recommendFood(let query)? = tracker.inquiry, !Vocabulary.says(.goal, reading.words),
            reading.foods.allSatisfy({ $0.negated || RecipeQuery.denies($0, reading.words) }),
            reading.nutrients.allSatisfy({ $0 == .energy }) || !NutrientBound.all(reading).isEmpty, reading.words.count <= 8, reading.ordinal == nil,
            [
                "recommend_food", "recommend_recipe", "search_recipe", "more_recipes", "inform", "out_of_scope", "set_goal", "delete_entry",
                "correct",
                "set_preference", "ask_nutrient", "ask_food_facts", "deny", "search_food",
            ].contains(reading.intent.name) || reading.intent.name == "log_food" && !reading.foods.isEmpty && reading.foods.allSatisfy(\.negated),
            reading.words.isDisjoint(with: ["i", "im", "soy", "my", "mi", "me"]),
            // "quita el alfajor, no lo comí" is of what stands.
            !Vocabulary.says(.oneself, reading.words), reading.intent.name != "delete_entry" || !Vocabulary.says(.takingBack, reading.words),
            // "cena ligera" asks for a dish.
            reading.when.meal.map({ $0 == .snack }) ?? true
        else { return nil }
        var more = RecipeQuery(reading)
        more.without += reading.foods.map(\.said).filter { !more.without.contains($0) }
        // Foods take no time to make.
        (more.words, more.nutrients, more.maximumMinutes, more.meal) = ([], [], nil, nil)
        let narrowed = query.with(more)
        return narrowed == query ? nil : .recommendFood(narrowed)
    }

    /// "without onions", after recipes: the same asked for without them.
    static func narrower(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard let recipes = tracker.recipes, recipeActions.contains(tracker.lastAction ?? ""), reading.foods.allSatisfy(\.negated) else { return nil }
        let more = RecipeQuery(reading)
        guard !more.without.isEmpty || !more.diets.isEmpty, !Diet.isOfOneself(reading.words) else { return nil }
        return .searchRecipe(recipes.query.with(more))
    }

    static let recipeActions: Set<String> = ["recommend_recipe", "search_recipe", "more_recipes", "show_recipe", "save_recipe"]
}

extension Diet {
    /// "porque soy diabético", "since I'm vegan": said of oneself.
    static func isOfOneself(_ words: [String]) -> Bool {
        words.indices.dropFirst().contains { place in
            Diet.named(words, at: place) != nil && words[..<place].suffix(3).contains(where: ["soy", "im", "am", "somos"].contains)
        }
    }
}

extension Reading {
    /// "quicker" as "quick": how a dish should be.
    var quickened: Reading {
        guard words.contains(where: ["quicker", "faster"].contains), !words.contains(where: Vocabulary[.minutes].contains) else { return self }
        var reading = self
        reading.text += " quick"
        return reading
    }
}
