import NLU
import Nutrition

/// What narrows or goes on from a list or a comparison that was just given.
extension Intents {
    static func goneOnFromList(_ reading: Reading, _ tracker: Tracker) -> Request? {
        noneOfThem(reading, tracker) ?? forAnotherMeal(reading, tracker) ?? narrowedRecipes(reading, tracker) ?? ofCompared(reading, tracker)
            ?? heldAgainst(reading) ?? totalWithMeal(
                reading) ?? lacksWhat(reading)
    }

    /// "I don't like any of those", "no me gusta ninguna": others.
    private static func noneOfThem(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard reading.foods.isEmpty, reading.nutrients.isEmpty, reading.when.isEmpty, words.count <= 8 else { return nil }
        let refuses =
            words.contains(where: ["any", "none", "ninguna", "ninguno"].contains)
            && words.contains(where: ["those", "these", "them", "like", "fancy", "gusta", "convence", "apetece", "ninguna", "ninguno"].contains)
        // "la primera no, otra".
        let isOther =
            reading.ordinal != nil && words.contains(where: ["no", "not"].contains) && words.contains(where: ["otra", "otro", "another"].contains)
        guard isOther || refuses, isOther || ["deny", "out_of_scope", "set_preference", "cancel", "more_recipes"].contains(reading.intent.name) else {
            return nil
        }
        if ["recommend_recipe", "search_recipe", "more_recipes"].contains(tracker.lastAction ?? "") { return .moreRecipes }
        return tracker.lastAction == "recommend_food" ? tracker.ideas : nil
    }

    /// "ok, how about for lunch?", "¿y para la cena?": the same asked for another meal.
    private static func forAnotherMeal(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Array(reading.words.drop { ["ok", "okay", "and", "y", "bueno", "vale"].contains($0) })
        guard let recipes = tracker.recipes,
            ["recommend_recipe", "search_recipe", "more_recipes", "recommend_food"].contains(tracker.lastAction ?? ""),
            let meal = reading.when.meal, reading.when == When(meal: meal), reading.foods.isEmpty, reading.nutrients.isEmpty, words.count <= 5,
            [["how", "about"], ["what", "about"], ["que", "tal"]].contains(where: { words.starts(with: $0) })
                || ["for", "para"].contains(words.first)
        else { return nil }
        var query = recipes.query
        query.meal = meal
        return .recommendRecipe(query)
    }

    /// "¿y sin gluten?", "que sean vegetarianas", "más baratas": the recipes that were offered, narrowed.
    static func narrowedRecipes(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        // "any with chickpeas?", after the saved ones: of all there are.
        if ["list_saved_recipes", "save_recipe", "show_recipe", "recommend_food", "search_food"].contains(tracker.lastAction ?? ""),
            (3...6).contains(words.count),
            ["any", "anything", "alguna", "algun", "alguno"].contains(words[0]), ["with", "con", "without", "sin"].contains(words[1]),
            reading.when.isEmpty, reading.nutrients.isEmpty
        {
            return .searchRecipe(RecipeQuery(reading))
        }
        // "y otra que no tenga tofu", after one was shown.
        let isOfShown = ["show_recipe", "save_recipe"].contains(tracker.lastAction ?? "") && words.prefix(3).contains(where: others.contains)
        guard let recipes = tracker.recipes, isOfShown || ["recommend_recipe", "search_recipe", "more_recipes"].contains(tracker.lastAction ?? ""),
            (2...10).contains(words.count), reading.when.isEmpty, reading.ordinal == nil, reading.foods.allSatisfy(\.amount.isEmpty),
            !Vocabulary.says(.eating, words), opensNarrowing(words)
        else { return nil }
        var more = RecipeQuery(reading)
        // "anything under 400 calories?"
        if more.maximumKilocalories != nil { more.nutrients.removeAll { $0 == .energy } }
        guard more.nutrients.isEmpty, more.low.isEmpty, more.groups.isEmpty,
            !more.isPlain || more.maximumKilocalories != nil,
            !OrderWords.degrees.contains(words[0]) || more.isCheap || !more.kinds.isEmpty || more.maximumMinutes != nil
                || more.maximumKilocalories != nil
        else { return nil }
        more.words += more.atHand
        var query = recipes.query
        // "how about one for lentil soup?", "¿y de sopa de pollo?": another dish, in the place of the first.
        if more.words.contains(where: { $0.contains(" ") }) || !more.kinds.isEmpty, words.isDisjoint(with: ["with", "con", "without", "sin"]) {
            query.words = []
        }
        return .searchRecipe(query.with(more))
    }

    private static let others: Set<String> = ["otra", "otro", "another", "other", "different", "something"]

    /// "anything with more protein", "algo con menos carbohidratos", after ideas: the same asked for, with or without much of that.
    static func narrowedByNutrient(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words.drop { ["and", "y", "ok", "but", "pero", "maybe"].contains($0) }
        guard let first = words.first, words.count <= 7, reading.foods.isEmpty, reading.when.isEmpty, reading.amounts.isEmpty,
            reading.ordinal == nil,
            ["any", "anything", "something", "some", "one", "ones", "algo", "alguna", "alguno", "una", "uno"].contains(first),
            words.contains(
                where: ["more", "less", "higher", "lower", "high", "low", "mas", "menos", "meno", "alto", "alta", "bajo", "baja"].contains)
        else { return nil }
        let more = RecipeQuery(reading)
        guard !(more.nutrients + more.low).isEmpty, !more.nutrients.contains(.energy), !more.low.contains(.energy) else { return nil }
        switch tracker.lastAction {
        case "recommend_recipe", "search_recipe", "more_recipes": return tracker.recipes.map { .recommendRecipe($0.query.with(more)) }
        case "recommend_food":
            guard case .recommendFood(var query)? = tracker.ideas, query.betterThan == nil else { return nil }
            (query.nutrients, query.low) = (more.nutrients, more.low)
            return .recommendFood(query)
        default: return nil
        }
    }

    /// "and without …", "que no lleven …", "with chicken": a condition, and no question of its own.
    private static func opensNarrowing(_ words: [String]) -> Bool {
        // "not that, something without onion".
        var rest = words.drop(while: refusing.contains).drop { ["y", "and", "but", "pero", "ok", "mejor", "better", "rather"].contains($0) }
        guard rest.count <= 7 else { return false }
        // "mejor algo sin carne", "something else without fish".
        if rest.count > 2, ["algo", "something", "otra", "otro", "another", "alguna"].contains(rest.first),
            !OrderWords.degrees.contains(rest.dropFirst().first ?? "")
        {
            rest = rest.dropFirst().drop { ["else", "different", "distinto", "diferente", "one", "recipe", "receta"].contains($0) }
        }
        // "anything vegetarian?", "any quick ones?", "what about gluten free?"
        let asksAny = [["what", "about"], ["how", "about"], ["que", "tal"], ["got", "any"], ["got", "anything"], ["do", "you", "have"]]
        if asksAny.contains(where: { rest.starts(with: $0) })
            || ["any", "anything", "alguna", "algun", "alguno", "hay", "tiene"].contains(rest.first)
        {
            return true
        }
        guard let first = rest.first else { return false }
        if OrderWords.degrees.contains(first) || ["con", "sin", "with", "without", "under", "below", "within"].contains(first) { return true }
        if first == "que" { return rest.dropFirst().first.map(OrderWords.wished.contains) ?? false }
        // "y veganas?"
        return rest.count < words.count && Diet.named(words, at: words.count - rest.count) != nil
    }

    /// Of what was offered, before what is wanted in its place.
    private static let refusing = Set(
        Word.split(
            "not that those none of them no nah nope eso esa esas esos ninguna ninguno de ellas thanks gracias i dont don t like want no quiero"))

    /// "¿en cuál comí más proteína?", "¿y entre los dos días?", after two days were compared.
    static func ofCompared(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard case .compareDays(let days, _, let meal)? = tracker.inquiry, days.count == 2, reading.foods.isEmpty, reading.when.isEmpty,
            words.count <= 8
        else { return nil }
        let pairs = zip(words, words.dropFirst())
        if pairs.contains(where: { ["lo", "los", "ambos", "both", "the"].contains($0) && ["do", "dos", "two", "dia", "day"].contains($1) }) {
            let whole = min(days[0].lowerBound, days[1].lowerBound)...max(days[0].upperBound, days[1].upperBound)
            return whole.count == days[0].count + days[1].count
                ? .askSummary(When(days: whole, meal: meal), nutrients: reading.nutrients) : nil
        }
        guard words.contains(where: ["cual", "which"].contains), !reading.nutrients.isEmpty || words.starts(with: ["en", "cual"]) else { return nil }
        return .compareDays(days, nutrients: reading.nutrients, meal: meal)
    }

    /// "¿llevo más de 1500?", "did I go over 2000?": what was eaten against that number.
    static func heldAgainst(_ reading: Reading) -> Request? {
        let words = reading.words
        guard reading.text.hasSuffix("?"), reading.foods.isEmpty, words.count <= 9, reading.nutrients.count <= 1, reading.amounts.count == 1,
            let bound = number(reading), reading.nutrients.contains(where: { $0 != .energy }) || (500...10_000).contains(bound),
            !OrderWords.havingHad.isDisjoint(with: words),
            zip(words, words.dropFirst()).contains(where: { OrderWords.bounding.contains($0) && ["de", "a", "than"].contains($1) })
                || words.contains(where: ["over", "under"].contains)
        else { return nil }
        return .askRemaining(reading.when, nutrients: reading.nutrients, upTo: bound)
    }

    /// "¿cuánto me da en total con la cena?": of the day, the meal among it.
    static func totalWithMeal(_ reading: Reading) -> Request? {
        let words = reading.words
        guard reading.intent.name == "ask_summary", reading.meals.count == 1, reading.foods.isEmpty, words.count <= 10,
            words.contains(where: ["total", "totales", "dia", "day"].contains), let with = words.firstIndex(where: ["con", "with"].contains),
            words.count - with <= 4
        else { return nil }
        return .askSummary(When(days: reading.when.days), nutrients: reading.nutrients)
    }

    /// "¿qué me falta hoy?", "what am I still missing today?": of the goals, or of what the body needs where there are none.
    static func lacksWhat(_ reading: Reading) -> Request? {
        let words = reading.words
        let isEnglish = ["what", "whats"].contains(words[0]) && words.contains("i") && words.contains("today")
        guard words.count <= 8, reading.foods.isEmpty, reading.nutrients.isEmpty, reading.amounts.isEmpty, !Vocabulary.says(.goal, words),
            [["que", "me", "falta"], ["que", "me", "faltan"], ["que", "me", "falto"]].contains(where: { words.starts(with: $0) }) && words.count <= 5
                || isEnglish && words.contains(where: ["missing", "lacking", "need", "short"].contains),
            !words.contains(where: ["por", "para", "comer", "anotar", "eat", "log", "do"].contains)
        else { return nil }
        return .askMissing(When(days: reading.when.days))
    }

    /// "¿cuánto me falta?", right after a weight was wanted: of that weight.
    static func weightToGo(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        let isOfWeight =
            ["log_weight", "ask_weight"].contains(tracker.lastAction ?? "") || tracker.body?.kind == .weight && tracker.lastAction == "correct"
        guard tracker.question?.isOfGoal == true || tracker.aim?.target != nil && isOfWeight,
            ["ask_remaining", "ask_weight", "ask_summary", "ask_insight", "out_of_scope", "explain"].contains(reading.intent.name),
            words.contains(where: ["falta", "faltan", "far"].contains) || words.suffix(2) == ["to", "go"] || words.suffix(2) == ["to", "lose"]
                || words.suffix(2) == ["que", "bajar"] || words.suffix(2) == ["que", "perder"],
            reading.foods.isEmpty, reading.nutrients.isEmpty, reading.when.isEmpty, words.count <= 7
        else { return nil }
        return .own(.weights(.toGo))
    }
}
