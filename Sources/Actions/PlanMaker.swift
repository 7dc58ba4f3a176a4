import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// Chooses dishes for the meals of some days: by the ranking that recommendations use, by what is left of each day's goals, and none of them twice.
struct PlanMaker {
    private let context: ActionContext
    private let wish: PlanWish
    private let ranked: [Meal: [RankedRecipe]]
    /// What stands on each day, with what was chosen for it.
    private var sums: [Day: [Nutrient: Double]] = [:]
    private var goals: [Day: DayTotals] = [:]
    private var standing: [Day: Set<Meal>] = [:]
    /// Dishes that are on the plan, and cuisines by day.
    private var used: Set<String>
    private var cuisines: [Day: Set<String>] = [:]

    /// - Parameters:
    ///   - shown: recipes that are not to come again.
    ///   - gone: the row whose place is to be filled.
    init(_ wish: PlanWish, _ days: ClosedRange<Day>, without shown: Set<String>, replacing gone: Entry? = nil, _ context: ActionContext) throws {
        self.context = context
        self.wish = wish
        used = shown
        for totals in try context.diary.totals(days) {
            goals[totals.day] = totals
            sums[totals.day] = Dictionary(uniqueKeysWithValues: totals.sum.nutrients.known.map { ($0.nutrient, $0.amount) })
            guard let gone, gone.day == totals.day else { continue }
            for (nutrient, amount) in gone.nutrients.known { sums[totals.day, default: [:]][nutrient, default: 0] -= amount }
        }
        // What stands there, and what was or will be had on the days around.
        for row in try context.diary.entries(days.lowerBound.advanced(by: -PlanMaker.apart)...days.upperBound.advanced(by: PlanMaker.apart))
        where row.id != gone?.id {
            if let recipe = context.recipe(of: row) {
                used.insert(recipe.id)
                cuisines[row.day, default: []].insert(recipe.cuisine)
            }
            standing[row.day, default: []].insert(row.meal)
        }
        var ranked: [Meal: [RankedRecipe]] = [:]
        for meal in wish.meals.isEmpty ? Meal.allCases : wish.meals {
            var query = wish.query
            query.meal = meal
            ranked[meal] = try context.ranked(query)
            // What is asked for is no breakfast: a breakfast all the same, such as the person may have.
            if ranked[meal]?.isEmpty ?? true, !query.words.isEmpty, wish.meals.isEmpty {
                query.words = []
                ranked[meal] = try context.ranked(query)
            }
        }
        self.ranked = ranked
    }

    /// The meals of a day that are to be planned, the largest first: those that have nothing yet and are still to come.
    func open(_ day: Day) throws -> [Meal] {
        let wanted: [Meal] = wish.meals.isEmpty ? [.lunch, .dinner, .breakfast, .snack] : wish.meals
        return wanted.filter { meal in !(standing[day]?.contains(meal) ?? false) && context.isAhead(meal, day) }.filter { meal in
            // A snack where no other meal is wanted, or where the goal has room.
            meal != .snack || !wish.meals.isEmpty || target(day) != nil
        }
    }

    /// The row of the dish that suits a meal best; nil where none does.
    mutating func dish(for meal: Meal, _ day: Day) -> Entry? {
        let room = room(for: meal, day)
        // Where the other meals leave no room a snack would only take the day over.
        if meal == .snack, wish.meals.isEmpty, (room ?? 0) < PlanMaker.leastSnack { return nil }
        let all = ranked[meal] ?? []
        let fresh = all.filter { !used.contains($0.recipe.id) }
        var best: (score: Double, recipe: Recipe, servings: Double)?
        for one in fresh.isEmpty && meal == .snack ? all : fresh {
            guard let energy = one.recipe.nutrients[.energy], energy > 0 else { continue }
            for servings in wish.servings.map({ [$0] }) ?? (room == nil ? [1] : PlanMaker.servings) {
                var score = min(one.score, 4)
                if let room {
                    if meal == .snack, energy * servings > max(room, PlanMaker.leastSnack) * 1.15 { continue }
                    score -= abs(energy * servings - room) / max(room, 100) * 3
                }
                score += nutrients(one.recipe.nutrients.scaled(by: servings), meal, day)
                if cuisines[day]?.contains(one.recipe.cuisine) ?? false { score -= 0.4 }
                if best.map({ score > $0.score }) ?? true { best = (score, one.recipe, servings) }
            }
        }
        guard let best else { return nil }
        let row = context.row(best.recipe, servings: best.servings, day, meal, assumed: wish.servings == nil ? [.quantity] : [])
        used.insert(best.recipe.id)
        cuisines[day, default: []].insert(best.recipe.cuisine)
        standing[day, default: []].insert(meal)
        for (nutrient, amount) in row.nutrients.known { sums[day, default: [:]][nutrient, default: 0] += amount }
        return row
    }

    private func target(_ day: Day) -> Double? { wish.kilocalories ?? goals[day]?.allowance(.energy) }

    /// So much energy a meal may have: its share of what is left for the meals that are still without a dish; nil without a goal.
    private func room(for meal: Meal, _ day: Day) -> Double? {
        guard let target = target(day) else { return nil }
        return max(0, target - (sums[day]?[.energy] ?? 0)) * share(of: meal, day)
    }

    private func share(of meal: Meal, _ day: Day) -> Double {
        // Of a day of which only some meals are planned the others are still to be had.
        let open = PlanMaker.shares.keys.filter { $0 == meal || !(standing[day]?.contains($0) ?? false) && context.isAhead($0, day) }
        return (PlanMaker.shares[meal] ?? 0) / open.reduce(0) { $0 + (PlanMaker.shares[$1] ?? 0) }
    }

    /// How well a dish serves the day's goals beside energy.
    private func nutrients(_ amounts: Nutrients, _ meal: Meal, _ day: Day) -> Double {
        guard let goals = goals[day] else { return 0 }
        let share = share(of: meal, day)
        return goals.goals.reduce(0) { score, goal in
            let (nutrient, amount) = goal
            guard nutrient != .energy, nutrient != .water, amount > 0, let has = amounts[nutrient] else { return score }
            let wanted = max(0, amount - (sums[day]?[nutrient] ?? 0)) * share
            switch goals.sense(nutrient).kind {
            case .limit: return score - min(2, max(0, has - wanted) / max(amount * share, 1) * 2)
            default: return score + min(1, has / max(wanted, amount * 0.05)) - min(1, max(0, has - wanted * 1.3) / max(amount * share, 1)) * 0.5
            }
        }
    }

    /// What each meal has of a day's energy, as dietary guidelines split it.
    private static let shares: [Meal: Double] = [.breakfast: 0.25, .lunch: 0.35, .dinner: 0.3, .snack: 0.1]
    private static let servings: [Double] = [1, 1.5, 2]
    /// No dish comes again within so many days.
    private static let apart = 2
    /// A goal with less room than this has none for a snack, kcal.
    private static let leastSnack = 100.0
}
