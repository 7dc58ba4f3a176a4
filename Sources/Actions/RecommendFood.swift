import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// "what should I eat to get more iron?": common foods rich in it, within what is left of the day.
func recommendFood(_ asked: RecipeQuery, _ context: ActionContext) throws -> Outcome {
    var query = try context.bounded(context.inPlace(context.namingHeaviest(asked))).withoutLactose
    let totals = try context.diary.totals(context.today)
    let profile = try context.profile()
    var wanted = query.nutrients.filter { $0 != .energy }
    if wanted.isEmpty, query.groups.isEmpty, query.bounds.isEmpty {
        let matters = try Leanings(context.diary).priorities.compactMap { $0 == .protein ? Nutrient.protein : $0 == .fiber ? .fiber : nil }
        let missing = context.mostMissing(totals, profile).filter { !matters.contains($0) }
        wanted = Array((matters + missing).prefix(2)).filter { !query.names($0) }
    }
    let remaining = totals.remaining(.energy).flatMap { $0 > 0 ? $0 : nil }
    query.maximumKilocalories = (query.maximumKilocalories ?? remaining)?.rounded(.down)
    let tastes = try Tastes(context.diary, query: query)
    let table = context.knowledge.foods
    // "snacks over 300 calories": no fruit or yogurt has so much.
    let isFilling = query.meal == .snack && query.bounds.contains { $0.nutrient == .energy && $0.least ?? 0 >= 200 }
    // "what else?": others than those of the last reply.
    let isMore = context.tracker.ideas == .recommendFood(asked)
    let shown = Set(isMore ? context.tracker.offered?.compactMap { $0.best?.noun } ?? [] : [])
    func candidates(rich wanted: [Nutrient]) -> [(food: Food, score: Double)] {
        var scored: [(food: Food, score: Double)] = []
        for index in 0..<table.everydayCount where table.rank(at: index) >= 3 {
            let food = table[index]
            let isAskedFor =
                query.groups.isEmpty
                ? context.isWorthSuggesting(food, for: query.meal)
                    || isFilling && context.isWorthSuggesting(food, for: nil) && filling.contains(food.group)
                : query.groups.contains(food.group)
            guard isAskedFor, !shown.contains(food.noun), tastes.allows(food, context.knowledge) else { continue }
            let nutrientsOfPortion = food.nutrients(grams: food.usualPortion.grams)
            guard let energy = nutrientsOfPortion[.energy], energy >= 10, energy <= query.maximumKilocalories ?? .infinity,
                query.bounds.allSatisfy({ $0.admits(nutrientsOfPortion[$0.nutrient]) })
            else { continue }
            let shares = context.shares(of: wanted, in: nutrientsOfPortion, profile)
            guard shares.allSatisfy({ $0 > 0.02 }) else { continue }
            // 5 % of a day's value or less is what a label may call low (FDA, Guide to the Nutrition Facts Label).
            let lows = query.low.map { (nutrientsOfPortion[$0] ?? .infinity) / context.reference($0, of: profile) }
            // Of a kind that is named those with the least, whatever that is.
            guard lows.allSatisfy({ $0 <= (query.groups.isEmpty ? 0.05 : 0.2) }) else { continue }
            // A craving is met by what has little energy and is eaten by many.
            if !query.groups.isEmpty, query.betterThan == nil, energy > 250 { continue }
            // Nobody eats a spoon of seeds for the bite of it.
            if query.groups.contains("snack"), wanted.isEmpty, Word.split(food.noun).contains(where: ["chia", "flaxseed", "hemp"].contains) {
                continue
            }
            if let other = query.betterThan?.best?.noun, food.noun == other || !context.isWorthSuggesting(food, for: nil), food.group != "drink" {
                continue
            }
            var score = wanted.isEmpty ? Double(table.rank(at: index)) : shares.reduce(0) { $0 + min($1, 1) }
            // Rich for its energy: a portion of 100 kcal that gives as much as one of 400 is worth more.
            score *= 1 / (150 + energy)
            score *= tastes.eaten.contains(food.noun) ? 1.25 : 1
            // A source of omega-3 is fish or a seed, and no dish that is fried in rapeseed oil.
            if wanted.contains(.dha), mixed.contains(food.group) { score *= 0.5 }
            if !query.groups.isEmpty { score /= 0.02 + lows.reduce(0, +) }
            score *= 0.9 + 0.2 * shuffle(food.noun, context.today)
            scored.append((food, score))
        }
        return scored
    }
    var scored = candidates(rich: wanted)
    // What the day lacks is no condition of the person's.
    if scored.isEmpty, query.nutrients.isEmpty, !wanted.isEmpty {
        wanted = []
        scored = candidates(rich: wanted)
    }
    if query.onlyLiked, case let own = scored.filter({ tastes.isOwn($0.food) }), !own.isEmpty { scored = own }
    scored.sort { $0.score == $1.score ? $0.food.noun < $1.food.noun : $0.score > $1.score }
    var chosen: [Food] = []
    for (food, _) in scored where chosen.count < 5 {
        let alike = chosen.filter { $0.group == food.group }.count
        let isRepeated = chosen.contains { $0.id == food.id || !Set(Word.split($0.noun)).isDisjoint(with: Word.split(food.noun)) }
        if alike < (query.groups.count == 1 ? 5 : 2), !isRepeated { chosen.append(food) }
    }
    // What was asked for by name is told in the order of what a usual portion gives.
    if !query.nutrients.isEmpty {
        func given(_ food: Food) -> Double {
            context.shares(of: wanted, in: food.nutrients(grams: food.usualPortion.grams), profile).reduce(0, +)
        }
        chosen.sort { given($0) > given($1) }
    }
    var outcome = Outcome(
        name: "recommend_food",
        parts: [
            .foodsRecommended(chosen.map { context.line($0) }, nutrients: wanted, query: query)
        ])
    outcome.events = [.slot(.offered(chosen.map { context.mention(of: $0) }))]
    if let first = chosen.first { outcome.events += [.slot(.food(id: first.id, noun: first.noun, grams: first.usualPortion.grams))] }
    return outcome
}

extension RecipeQuery {
    /// "sin lactosa": none of it and not merely little, so nothing of milk.
    fileprivate var withoutLactose: RecipeQuery {
        guard (low + nutrients).contains(.lactose) else { return self }
        var query = self
        query.low.removeAll { $0 == .lactose }
        query.nutrients.removeAll { $0 == .lactose }
        if !query.diets.contains(.dairyFree) { query.diets.append(.dairyFree) }
        return query
    }
}

private let filling: Set<String> = ["sandwich", "breakfast", "cereal", "nut", "snack", "bread", "dairy"]
private let mixed: Set<String> = ["dish", "soup", "salad", "sandwich", "pizza", "breakfast", "cereal", "snack", "dessert"]

extension ActionContext {
    /// How much of what a day should hold a portion gives of each nutrient; the omega-3 acids of fish and of plants count as one.
    fileprivate func shares(of wanted: [Nutrient], in portion: Nutrients, _ profile: Profile) -> [Double] {
        let omega: [Nutrient] = [.dha, .epa, .linolenicAcid], isOmega = omega.allSatisfy(wanted.contains)
        let alone = wanted.filter { !isOmega || !omega.contains($0) }.map { (portion[$0] ?? 0) / reference($0, of: profile) }
        return isOmega ? alone + [omega.reduce(0) { $0 + (portion[$1] ?? 0) } / reference(.ala, of: profile)] : alone
    }

    /// "what could I have swapped?": the query with the food of most energy among those told last, where it names none.
    fileprivate func namingHeaviest(_ query: RecipeQuery) throws -> RecipeQuery {
        guard query.betterThan?.said.isEmpty == true else { return query }
        let heaviest = try toldTogether().max { $0.nutrients[.energy] ?? 0 < $1.nutrients[.energy] ?? 0 }
        var named = query
        named.betterThan = heaviest.flatMap { food($0.foodID, noun: $0.noun) }.map(mention(of:))
        return named
    }

    /// A query for what is better than a food, with the groups that may stand in for it and no more than nine tenths of its energy.
    fileprivate func inPlace(_ query: RecipeQuery) -> RecipeQuery {
        guard let other = query.betterThan, let food = food(other) else { return query }
        var query = query
        query.groups = ActionContext.standIns[food.group] ?? [food.group]
        let energy = food.nutrients(grams: food.usualPortion.grams)[.energy] ?? 0
        if energy >= 60 { query.maximumKilocalories = (0.9 * energy).rounded(.down) }
        return query
    }

    /// What may be had in the place of a food, by its group.
    private static let standIns: [String: [String]] = [
        "snack": ["fruit", "vegetable", "nut", "dairy"], "sweet": ["fruit", "dairy"], "dessert": ["fruit", "dairy"],
        "drink": ["drink"], "alcohol": ["drink"], "fastfood": ["sandwich", "salad", "soup"], "pizza": ["sandwich", "salad", "soup"],
        "sandwich": ["sandwich", "salad", "soup"], "dish": ["dish", "salad", "soup"], "sausage": ["poultry", "fish", "egg"],
        "meat": ["poultry", "fish", "meat"], "bread": ["bread", "grain"], "fat": ["fat"], "sauce": ["sauce"],
    ]

    /// What the person's day should hold of it: the reference intake, else what food labels go by.
    func reference(_ nutrient: Nutrient, of profile: Profile) -> Double {
        if let intake = knowledge.intakes.recommended(nutrient, for: profile)?.amount, intake > 0 { return intake }
        // Of sugars 10 % of 2,000 kcal, as the WHO advises of free ones.
        return nutrient == .sugars ? 50 : LabelValue(nutrient)?.amount ?? (nutrient == .sodium ? 2300 : nutrient.unit == "g" ? 50 : 1000)
    }

    /// The two of the nutrients people most often lack of which the day has the smallest share; protein and fiber for an empty day.
    fileprivate func mostMissing(_ totals: DayTotals, _ profile: Profile) -> [Nutrient] {
        guard totals.sum.count > 0 else { return [.protein, .fiber] }
        let lacking: [Nutrient] = [.protein, .fiber, .calcium, .iron, .potassium, .vitaminC]
        let shares = lacking.map { (nutrient: $0, share: (totals.sum[$0] ?? 0) / reference($0, of: profile)) }
        return shares.sorted { $0.share < $1.share }.prefix(2).map(\.nutrient).sorted { $0.rawValue < $1.rawValue }
    }

    /// What is eaten from the hand or the cup between meals: fruit, nuts, bars, yogurt and cheese; of what is cooked or cut only what is usual so.
    private func isSnack(_ food: Food) -> Bool {
        let words = Set(Word.split(food.noun))
        switch food.group {
        case "fruit", "nut", "snack":
            return words.isDisjoint(with: ["canned", "dried", "flour", "coconut", "fried", "popper", "chia", "hemp", "flax"])
        case "dairy": return !words.isDisjoint(with: ["yogurt", "kefir", "skyr", "cottage", "string"])
        default:
            return !words.isDisjoint(with: ["edamame", "hummus", "celery", "cucumber", "radish"]) || food.noun == "boiled egg"
                || words == ["carrot"] || words == ["baby", "carrot"] || words == ["cherry", "tomato"] || words == ["red", "pepper"]
        }
    }

    func isWorthSuggesting(_ food: Food, for meal: Meal?) -> Bool {
        let never: Set<String> = ["", "alcohol", "spice", "supplement", "baby", "fat", "sauce", "sweet", "dessert", "fastfood", "other"]
        if never.contains(food.group) { return false }
        // Crisps have some vitamin C, but nobody means them.
        if food.group == "snack", (food.nutrients(grams: 100)[.energy] ?? 0) > 450 { return false }
        // Nobody eats lentils dry or chicken raw.
        if ["meat", "poultry", "fish", "legume", "grain", "egg"].contains(food.group),
            !Set(Word.split(food.noun)).isDisjoint(with: ["raw", "dry", "dried", "uncooked"])
        {
            return false
        }
        switch meal {
        case .breakfast: return ["fruit", "cereal", "bread", "dairy", "egg", "breakfast", "plant-based", "nut"].contains(food.group)
        case .snack: return isSnack(food)
        case .lunch, .dinner: return !["cereal", "breakfast", "snack", "drink"].contains(food.group)
        case nil: return food.group != "drink"
        }
    }
}
