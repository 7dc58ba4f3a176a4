import NLU
import Nutrition

/// What was asked last, or which goal was spoken of: what a fragment like "and in 200 g?" or "make it 130" goes on from.
extension Request {
    /// The events by which the conversation remembers the request; none for what nothing goes on from.
    public var remembered: [Event] {
        switch self {
        case .askNutrients(let foods, _), .askFoodFacts(let foods), .askMadeOf(let foods), .compareFoods(let foods, _, _), .askFits(let foods):
            return [.slot(.inquiry(self, foods: foods.filter { $0.best != nil }.prefix(4).map(\.spoken)))]
        case .askNutrientsOf(let foods, _): return [.slot(.inquiry(self, foods: foods.prefix(4).map(\.spoken)))]
        case .holdBack(let foods): return [.slot(.inquiry(.askFoodFacts(foods: foods), foods: foods.prefix(4).map(\.spoken)))]
        case .askAmount(let food, let nutrient, _):
            return [.slot(.inquiry(.askNutrients(foods: [food], nutrients: [nutrient]), foods: [food].map(\.spoken)))]
        case .askContents(let food, _): return [.slot(.inquiry(self, foods: food.best == nil ? [] : [food.spoken]))]
        case .supposeIntake(let nutrients, let limit, _, _): return [.slot(.inquiry(.askIntake(nutrients, limit: limit), foods: []))]
        case .askMissing(let when): return [.slot(.inquiry(.askInsight(InsightQuery(.needs, days: when.days)), foods: []))]
        case .ahead(let goal, _): return goal.remembered
        // The rows told last are still what was asked about.
        case .own(.besideDay(let nutrients)): return [.slot(.inquiry(.askNutrients(foods: [], nutrients: nutrients), foods: []))]
        case .judge(let foods, _, _): return [.slot(.inquiry(self, foods: foods))]
        case .askMealSpokenOf, .compareDays, .askSummary, .askAverage, .askRemaining, .askDiary, .askMeals, .askEaten, .askMost, .askRows, .askWater,
            .askExercise,
            .askWeight,
            .askWeightOn,
            .askIntake,
            .explainNutrient, .tellNutrient, .recommendFood, .recommendRecipe, .searchRecipe, .setGoal(_, .some), .boundGoal, .changeGoal,
            .own(.goals),
            .own(.bodyMass), .own(.name), .own(.ask(["name", "nickname"])), .own(.ask(["allergies"])), .own(.ask(["dislikes"])),
            .own(.setGoals), .own(.setShares), .setPreferences, .keep(.favour), .searchFood,
            .askInsight,
            .showChart:
            return [.slot(.inquiry(self, foods: []))]
        default: return []
        }
    }

    /// Actions after which the last question is still the one that is gone on from.
    static let besideQuestions: Set<String> = ["explain", "explain_goal", "thanks", "help", "about", "ask_time", "fallback", "greet"]

    /// Actions after which "the first one" may be of what a day is short of.
    static let besideLacking = besideOffers.union(["ask_insight", "recommend_food", "recommend_recipe", "search_recipe", "ask_intake"])

    /// Actions after which "the first one" is still of the foods that were suggested.
    static let besideOffers = besideQuestions.union([
        "ask_nutrient", "ask_food_facts", "ask_remaining", "log_food", "compare_foods", "set_preference", "undo",
    ])
}

extension FoodMention {
    /// As much of it as a conversation remembers.
    fileprivate var spoken: FoodMention {
        var spoken = self
        spoken.candidates = Array(candidates.prefix(1))
        return spoken
    }
}

extension Intents {
    /// "a bagel with cream cheese": one thing to eat, of which what has no amount comes in its usual one.
    static func together(_ foods: [FoodMention], _ reading: Reading) -> [FoodMention] {
        let words = reading.words
        let isOne =
            foods.count > 1 && (foods.contains { !$0.amount.isEmpty } || words.contains("with") || words.contains("con"))
            && !Vocabulary.says(.best, words)
        return foods.map { food in
            var food = food
            food.usual = isOne ? food.usual ?? Amount() : nil
            // "if I eat cod for dinner how many calories": where it goes once it is logged.
            if let meal = reading.when.meal, reading.when.days == nil, words.contains(where: ["if", "si"].contains) {
                food.when = food.when.filled(from: When(meal: meal))
            }
            return food
        }
    }
}

extension Tracker {
    /// "compare it with a Whopper": one food beside the one spoken of, each in an amount of its own.
    /// The days that the last question was of, where it was of a mean or of the sum of several.
    var daysAveraged: ClosedRange<Day>? {
        switch inquiry {
        case .askAverage?: scope?.days
        case .askSummary(let when, _)?: when.days.flatMap { $0.count > 1 ? $0 : nil }
        default: nil
        }
    }

    func besideLast(_ foods: [FoodMention]) -> [FoodMention] {
        guard var other = foods.only, let food, food.id != other.best?.id, other.best != nil, other.amount.unit == nil else { return foods }
        let spoken = asked.last { $0.best?.id == food.id && !$0.amount.isEmpty }
        // "is that more than butter?", of a tablespoon of oil: of as much.
        if other.amount.isEmpty, let amount = spoken?.amount, amount.unit.map({ $0.grams != nil || $0.millilitres != nil }) ?? false {
            other.amount = amount
        }
        if other.amount.isEmpty { other.amount = Amount(quantity: 1) }
        var known = food.mention(Amount(quantity: food.grams, unit: .gram))
        // By the name of the table, in the language of the reply.
        known.said = ""
        return [spoken ?? known, other]
    }

    /// The foods asked about last: all of one question, else those of the last questions, the latest last.
    var asked: [FoodMention] {
        switch inquiry {
        case .askNutrients(let foods, _)? where foods.count > 1: foods
        case .compareFoods(let foods, _, _)? where foods.count > 1: foods
        case .askFoodFacts(let foods)? where foods.count > 1: foods
        default: Array((spoken ?? []).suffix(max(2, askedRun)))
        }
    }

    /// The same, as many as are remembered where each had its own question.
    var askedOneByOne: [FoodMention] {
        switch inquiry {
        case .askNutrients(let foods, _)? where foods.count == 1: spoken ?? foods
        default: asked
        }
    }
}

extension Intents {
    /// "ok, lo ceno, la mitad", "me lo como", after it was asked whether it fits: eaten, and no row moved.
    static func eatsAsked(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard reading.foods.isEmpty, reading.nutrients.isEmpty, words.count <= 9, !reading.text.hasSuffix("?"), reading.when.days == nil,
            let verb = words.prefix(6).lastIndex(where: eatingSoon.contains), verb > 0, ["lo", "la", "los", "las"].contains(words[verb - 1]),
            words.isDisjoint(with: ["no", "si", "que", "cuando", "nunca", "siempre", "cada", "todo", "mucho", "casi", "poco", "diario"]),
            // "lo tomo en cuenta", "lo tomo con calma".
            words.isDisjoint(with: ["cuenta", "calma", "serio", "bien", "mal", "consejo", "personal"]),
            !tracker.asked.isEmpty,
            ["ask_remaining", "ask_nutrient", "ask_food_facts"].contains(tracker.lastAction ?? "")
        else { return nil }
        var told = reading
        told.pointsBack = true
        if told.amounts.isEmpty, let share = reading.share, share < 1 { told.amounts = [Amount(quantity: share)] }
        told.when = reading.when.filled(from: reading.target ?? When())
        if told.when.meal == nil { told.when.meal = eatenAt[words[verb]] }
        return askedFoods(told, tracker).map { [$0] }
    }

    /// "pues dame uno", "ta bien, ponme uno", "ok give me one", "go on then", after it was asked whether it fits: eaten.
    static func takesAsked(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard tracker.lastAction == "ask_remaining", tracker.question == nil, (2...7).contains(words.count), !reading.text.hasSuffix("?"),
            reading.foods.isEmpty, reading.nutrients.isEmpty, words.allSatisfy(takingIt.contains),
            words.contains(where: ["dame", "ponme", "deme", "anotame", "apuntame", "ill", "give"].contains) || words.starts(with: ["go", "on"])
                || words.contains("take") || words.contains("have"),
            case .askFits? = tracker.inquiry
        else { return nil }
        var told = reading
        told.pointsBack = true
        return askedFoods(told, tracker).map { [$0] }
    }

    private static let takingIt = Set(
        Word.split(
            """
            ok okay bueno ta esta bien vale pues dale venga va entonces dame ponme deme anotame apuntame uno una un one it lo la si yes give me i ll ill take
            have go on then sure please por favor ese esa that just well alright fine
            """))

    private static let eatingSoon = Set(Word.split("como ceno tomo almuerzo desayuno meriendo bebo comeré cenaré tomaré almorzaré desayunaré zampo"))
    private static let eatenAt: [String: Meal] = [
        "ceno": .dinner, "cenare": .dinner, "almuerzo": .lunch, "almorzare": .lunch, "desayuno": .breakfast, "desayunare": .breakfast,
        "meriendo": .snack,
    ]

    /// "ok I had that for lunch", whatever else it may sound like.
    static func hadAsked(_ reading: Reading, _ tracker: Tracker) -> Bool {
        reading.foods.isEmpty && Vocabulary.says(.eating, reading.words) && askedFoods(reading, tracker) != nil
    }

    /// "I had one of those", "log that": the foods of the last question, as asked about.
    static func askedFoods(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let asked: [FoodMention]
        switch tracker.inquiry {
        case .askNutrients(let foods, _)?, .askFoodFacts(let foods)?, .askFits(let foods)?, .judge(let foods, _, _)?: asked = foods
        case .askContents(let food, _)?: asked = [food]
        default:
            // "I had one", of the food that was just made.
            let isMeal = tracker.lastAction == "save_meal" && tracker.food?.id.code.hasPrefix(SavedMeal.prefix) == true
            guard tracker.lastAction == "create_food" || isMeal, let food = tracker.food else { return nil }
            asked = [food.mention()]
        }
        let amount = reading.amounts.first { $0.quantity != nil || $0.unit != nil }
        // "me he tomado dos de cada", of what was asked about one after the other.
        if Vocabulary.says(.ofEach, reading.words), let count = amount?.quantity, amount?.unit == nil, tracker.askedOneByOne.count > 1 {
            let each = tracker.askedOneByOne.map { food in
                var food = food
                food.amount = Amount(quantity: count, unit: food.amount.unit, size: food.amount.size)
                return food
            }
            return .logFood(LogFood(foods: each, when: reading.when))
        }
        guard !asked.isEmpty, reading.pointsBack || amount != nil else { return nil }
        let foods = asked.map { food in
            var food = food
            // "log one", after two of them were asked about.
            if amount == Amount(quantity: 1), saysOne(reading), isOneOfSeveral(food) { food.amount.quantity = 1 }
            guard let amount, amount.unit != nil || amount.quantity != 1 else { return food }
            // "two of those" of what was asked about by the piece.
            food.amount =
                amount.unit == nil && asked.count == 1 ? Amount(quantity: amount.quantity, unit: food.amount.unit, size: food.amount.size) : amount
            return food
        }
        return .logFood(LogFood(foods: foods, when: reading.when.filled(from: asked[0].when)))
    }

    /// "log one", "had one of those too"; not "had that one", which is as many as were asked about.
    private static func saysOne(_ reading: Reading) -> Bool {
        let words = reading.words
        return !reading.pointsBack
            || zip(words, zip(words.dropFirst(), words.dropFirst(2))).contains { one, of in
                ["one", "1", "uno", "una"].contains(one) && ["of", "de"].contains(of.0)
                    && ["those", "these", "them", "eso", "esos", "esa", "esas", "ello", "ellos", "ellas"].contains(of.1)
            }
    }

    /// Whether one of a food is less than what was asked about: of "gulab jamun", of which two are usual, as much as of "two eggs". A whole pizza
    /// is more.
    static func isOneOfSeveral(_ food: FoodMention) -> Bool {
        if let quantity = food.amount.quantity { return quantity > 1 }
        guard food.amount.isEmpty, let noun = food.best.map({ Word.split($0.noun) }) else { return false }
        return noun.isDisjoint(with: wholes)
    }

    private static let wholes = Set(
        Word.split("pizza cake pie bread loaf lasagna cheesecake quiche melon watermelon pineapple cheese chicken turkey"))
}
