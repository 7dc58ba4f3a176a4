import Dialogue
import Knowledge
import Nutrition
import Store

/// "what am I missing?": vitamins and minerals against what the person needs, and foods that would fill the gaps.
func needs(_ query: InsightQuery, _ context: ActionContext) throws -> Outcome {
    guard let looked = try context.look(query, usual: 7) else { return context.nothing(query, usual: 7) }
    if let own = try context.ownBound(query.meal == nil ? query.nutrients.only : nil, looked.days.range) { return Outcome(name: "", parts: [own]) }
    let profile = try context.profile()
    let asked = query.nutrients.filter { $0 != .energy }
    func standing(_ nutrient: Nutrient) -> NutrientStanding { context.knowledge.standing(nutrient, of: looked.sums, profile) }
    let watched = query.group.map { group in NutrientStanding.watched.filter(group.nutrients.contains) } ?? [.protein] + NutrientStanding.watched
    let standings = (asked.isEmpty ? watched : asked).map(standing)
    let over = (asked.isEmpty ? NutrientStanding.limited : asked).map(standing).filter(\.isOverLimit)
    var insight = NeedsInsight(days: looked.days, profile: profile, standings: standings, isAsked: !asked.isEmpty, over: over, fills: [])
    let short = insight.short.prefix(asked.isEmpty ? 4 : 3)
    let isToday = looked.days.range == context.today...context.today
    let left = isToday ? try context.diary.totals(context.today).remaining(.energy) : nil
    if !short.isEmpty, query.meal == nil {
        insight.fills = try context.fills(
            short.map { ($0.nutrient, $0.gap) }, maximum: left.map { max($0, 0) }.flatMap { $0 >= 50 ? $0 : nil }, count: 3, profile)
    }
    var outcome = Outcome(name: "", events: [.slot(.day(looked.days.range.upperBound))])
    if isToday { outcome.day = looked.totals.first }
    // "recipes for that": dishes rich in what is most short, of those that dishes are rich in.
    if query.meal == nil, let wanted = try short.map(\.nutrient).first(where: { try context.hasRecipes(richIn: $0, for: profile) }) {
        insight.recipesFor = wanted
        outcome.events.append(.slot(.recipes(query: RecipeQuery(nutrients: [wanted]), shown: [], last: [])))
    }
    outcome.parts = [.insight(.needs(insight))]
    if asked.isEmpty { outcome.events.append(.slot(.lacking(insight.short.map(\.nutrient)))) }
    outcome.events += context.offered(insight.fills)
    return outcome
}

extension ActionContext {
    /// "¿cómo ando con el sodio?", where the person has set a bound of their own: what is left of that today.
    func ownBound(_ nutrient: Nutrient?, _ days: ClosedRange<Day>) throws -> Part? {
        guard let nutrient, nutrient != .energy, days == today...today, try diary.goals(on: today)[nutrient] != nil else { return nil }
        return .remaining(try diary.totals(today), nutrients: [nutrient])
    }

    /// What fills gaps may be picked from as it was listed.
    func offered(_ fills: [Fill]) -> [Event] {
        let foods = fills.compactMap { food($0.line.foodID, noun: $0.line.noun).map(mention(of:)) }
        return foods.isEmpty ? [] : [.slot(.offered(foods))]
    }

    /// Whether a few recipes hold a fifth of a day's need of it: what a label may call rich (21 CFR 101.54).
    fileprivate func hasRecipes(richIn nutrient: Nutrient, for profile: Profile) throws -> Bool {
        let least = reference(nutrient, of: profile) / 5
        let tastes = try Tastes(diary)
        return recipes.count { ($0.nutrients[nutrient] ?? 0) >= least && tastes.allows($0, knowledge) } >= 3
    }

    /// Common foods in their usual portions that fill gaps, each chosen for what those before it leave open; of a single gap the best few.
    /// - Parameters:
    ///   - gaps: what a day lacks of each nutrient, in its unit.
    ///   - maximum: kcal of a portion.
    func fills(_ gaps: [(nutrient: Nutrient, amount: Double)], maximum: Double?, count: Int, _ profile: Profile) throws -> [Fill] {
        let gaps = gaps.filter { $0.amount > 0 }
        var pool = try fillers(maximum: min(maximum ?? 500, 500))
        var open = gaps.map { (nutrient: $0.nutrient, amount: $0.amount, left: $0.amount) }
        var fills: [Fill] = []
        while fills.count < count, !open.isEmpty {
            // Counted against the whole gap, so that the last of one is worth little.
            func worth(_ filler: Filler) -> Double {
                open.reduce(0) { $0 + min($1.left, filler.portion[$1.nutrient] ?? 0) / $1.amount } * filler.weight
            }
            guard let best = pool.max(by: { worth($0) == worth($1) ? $0.food.noun > $1.food.noun : worth($0) < worth($1) }) else { break }
            let parts = gaps.map { Fill.Part(nutrient: $0.nutrient, share: (best.portion[$0.nutrient] ?? 0) / $0.amount) }.filter { $0.share >= 0.1 }
            guard !parts.isEmpty else { break }
            fills.append(Fill(line: line(best.food), parts: parts))
            let words = Set(Word.split(best.food.noun))
            pool.removeAll {
                $0.food.id == best.food.id || !words.isDisjoint(with: Word.split($0.food.noun)) || gaps.count == 1 && $0.food.group == best.food.group
            }
            guard gaps.count > 1 else { continue }
            for place in open.indices { open[place].left -= best.portion[open[place].nutrient] ?? 0 }
            open.removeAll { $0.left <= 0.1 * $0.amount }
        }
        return fills
    }

    /// A food that may be suggested, with what speaks for it before any gap is looked at.
    private struct Filler {
        let food: Food
        let portion: Nutrients
        /// Fewer calories for the same are better; what the person likes or eats comes first, what is merely fortified last.
        let weight: Double
    }

    private func fillers(maximum: Double) throws -> [Filler] {
        let tastes = try Tastes(diary)
        let liked = tastes.liked.map { Set(Word.split($0)) }, eaten = Set(tastes.eaten)
        let fortified: Set<String> = ["cereal", "plant-based", "snack", "breakfast"]
        let table = knowledge.foods
        return (0..<table.everydayCount).compactMap { index in
            guard table.rank(at: index) >= 3 else { return nil }
            let food = table[index]
            guard isWorthSuggesting(food, for: nil), tastes.allows(food, knowledge) else { return nil }
            let portion = food.nutrients(grams: food.usualPortion.grams)
            guard let energy = portion[.energy], energy >= 10, energy <= maximum else { return nil }
            let isKnown = eaten.contains(food.noun) || liked.contains { !$0.isDisjoint(with: Word.split(food.noun)) }
            // A fifth of a day's value is what a label calls high (FDA, Guide to the Nutrition Facts Label): of what there should be little of.
            let isHigh = (portion[.saturatedFat] ?? 0) > 4 || (portion[.sodium] ?? 0) > 460
            let weight =
                (isKnown ? 1.25 : 1) * (fortified.contains(food.group) ? 0.4 : 1) * (isHigh ? 0.5 : 1) * (table.rank(at: index) >= 4 ? 1.2 : 1)
                * (0.95 + 0.1 * shuffle(food.noun, today)) / (150 + energy)
            return Filler(food: food, portion: portion, weight: weight)
        }
    }
}
