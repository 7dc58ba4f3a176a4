import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// A food that the plan needs, and for which of its rows.
struct GroceryNeed {
    /// nil for an ingredient that the tables do not know.
    var food: Food?
    var name: String
    /// Grams by the number of the planned row; 0 where nobody knows.
    var rows: [Int: Double] = [:]

    /// What makes it the same thing on the list.
    var key: String { food?.noun ?? name.lowercased() }
    var grams: Double { rows.values.reduce(0, +) }
}

extension ActionContext {
    /// The days of the grocery list: those named from today on, else the rest of the week; the next one where this has nothing planned any more.
    func groceryDays(_ when: When) throws -> ClosedRange<Day> {
        if let days = when.days {
            // "for the weekend" told after it, "for monday" of the one to come.
            return days.upperBound < today ? days.coming(today) : max(today, days.lowerBound)...days.upperBound
        }
        let sunday = today.advanced(by: 7 - today.weekday)
        if try plannedAhead(today...sunday).isEmpty {
            let next = sunday.advanced(by: 1)...sunday.advanced(by: 7)
            if try !plannedAhead(next).isEmpty { return next }
        }
        return today...sunday
    }

    /// The planned rows of some days that are still to be eaten.
    func plannedAhead(_ days: ClosedRange<Day>) throws -> [Entry] {
        guard days.upperBound >= today else { return [] }
        let rows = try diary.entries(max(today, days.lowerBound)...days.upperBound)
        guard rows.contains(where: { $0.day == today }) else { return rows }
        let due = Set(try planned(today).map(\.id))
        return rows.filter { row in
            guard row.day == today else { return true }
            let hour = row.minute ?? EntryTimes.usual(row.meal)
            return moment.minute < hour - 120 || due.contains(row.id) && moment.minute < hour
        }
    }

    /// What these rows take, added up by food, in the order of the plan.
    func needs(_ rows: [Entry]) -> [GroceryNeed] {
        var needs: [GroceryNeed] = [], places: [String: Int] = [:]
        for row in rows {
            for part in parts(of: row) where !isWater(part.food?.noun ?? part.name) {
                let key = GroceryNeed(food: part.food, name: part.name).key
                let place = places[key] ?? needs.count
                if place == needs.count {
                    needs.append(GroceryNeed(food: part.food, name: part.name))
                    places[key] = place
                }
                needs[place].rows[row.id, default: 0] += part.grams
            }
        }
        return needs
    }

    /// What goes into a row as one buys it: the ingredients of a recipe or dish, else the food itself.
    private func parts(of row: Entry) -> [(food: Food?, name: String, grams: Double)] {
        if let recipe = recipe(of: row) {
            let servings = row.unit == "serving" ? row.quantity : recipe.grams.map { $0 > 0 ? row.grams / $0 : 1 } ?? 1
            return parts(of: recipe, servings: servings)
        }
        if let dish = try? own.kept(row.foodID.base)?.ownFood, let parts = dish.parts {
            let whole = parts.reduce(0) { $0 + $1.grams }
            let share = row.unit == "serving" && dish.servings ?? 0 > 0 ? row.quantity / (dish.servings ?? 1) : whole > 0 ? row.grams / whole : 0
            return parts.map { part in asBought(food(part.foodID, noun: part.noun), part.noun, part.grams * share) }
        }
        if knowledge.composed[row.foodID.base] != nil, let batch = knowledge.batch(of: row.foodID.base) {
            return batch.parts.filter { $0.within == nil }.map { asBought($0.food, $0.food.noun, $0.grams * row.grams / 100) }
        }
        return [asBought(food(row.foodID, noun: row.noun), row.noun, row.grams)]
    }

    /// The ingredients of so many servings of a recipe.
    func parts(of recipe: Recipe, servings: Double) -> [(food: Food?, name: String, grams: Double)] {
        recipe.ingredients.map { ingredient in
            let food = ingredient.food.flatMap { knowledge.foods.food($0, like: ingredient.name) }
            return (food, food?.noun ?? ingredient.name, (ingredient.grams ?? 0) * servings / Double(max(1, recipe.servings)))
        }
    }

    /// Cooked rice is bought dry: as much as has the same energy.
    private func asBought(_ food: Food?, _ name: String, _ grams: Double) -> (food: Food?, name: String, grams: Double) {
        guard let food else { return (nil, name, grams) }
        guard let raw = food.raw.flatMap({ knowledge.foods.food($0, like: food.noun) }) else { return (food, food.noun, grams) }
        let boiled: Set<String> = ["grain", "legume", "cereal", "meat", "poultry", "fish"]
        guard boiled.contains(food.group), let cooked = food.nutrients(grams: 100)[.energy], let dry = raw.nutrients(grams: 100)[.energy], dry > 0
        else { return (raw, raw.noun, grams) }
        return (raw, raw.noun, grams * cooked / dry)
    }

    private func isWater(_ noun: String) -> Bool { ["water", "tap water", "ice", "ice water"].contains(noun) }
}

extension Food {
    /// So much of it in a measure that a shopper uses: pieces of what is bought so, millilitres of what flows, else grams.
    func shopped(_ grams: Double) -> Portion {
        if let each, let one = measures.first(where: { $0.name == each })?.grams, one > 0, Food.counted.contains(group),
            Food.pieces.contains(each) || group == "bread" && each == "slice"
        {
            let count = max(1, (grams / one - 0.1).rounded(.up))
            return Portion(quantity: count, unit: each, grams: grams, source: .measure)
        }
        if ["drink", "dairy", "alcohol"].contains(group), let ounce = measures.first(where: { $0.name == "fl oz" })?.grams, ounce > 0 {
            let millilitres = Food.rounded(grams / ounce * 29.57353)
            return millilitres >= 1000
                ? Portion(quantity: millilitres / 1000, unit: "l", grams: grams, source: .density)
                : Portion(quantity: millilitres, unit: "ml", grams: grams, source: .density)
        }
        let much = Food.rounded(grams)
        return much >= 1000
            ? Portion(quantity: much / 1000, unit: "kg", grams: grams, source: .stated)
            : Portion(quantity: much, unit: "g", grams: grams, source: .stated)
    }

    /// Whether so little is enough that most kitchens have it.
    func isLittle(_ grams: Double) -> Bool { grams < 20 && !(each.map(Food.pieces.contains) ?? false && Food.counted.contains(group)) }

    private static let counted: Set<String> = ["vegetable", "fruit", "egg", "bread"]
    private static let pieces: Set<String> = [
        "small", "medium", "large", "piece", "whole", "fruit", "egg", "clove", "each", "pita", "tortilla", "roll", "bun", "bagel",
    ]

    /// Up to a round figure.
    static func rounded(_ amount: Double) -> Double {
        let step = amount < 100 ? 5.0 : amount < 1000 ? 10 : 50
        return max(step, (amount / step - 0.01).rounded(.up) * step)
    }
}
