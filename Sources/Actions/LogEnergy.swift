import Dialogue
import NLU
import Nutrition
import Store

/// "yesterday I ate 1950 calories": a row of food that nobody named, with its energy alone.
func logEnergy(_ kilocalories: Double, _ when: When, _ context: ActionContext) throws -> Outcome {
    guard kilocalories > 0, kilocalories <= 10_000 else {
        return Outcome(name: "log_food", parts: [.amountImpossible(said: context.unnamed, quantity: kilocalories)])
    }
    let entry = Entry(
        day: context.day(when), minute: when.minute(now: context.moment), meal: when.meal(now: context.moment), foodID: .unnamed,
        food: context.unnamed, noun: context.unnamed, said: context.unnamed, quantity: 1, unit: "serving", grams: 0, assumed: [],
        portionSource: .label, nutrients: .energy(kilocalories))
    let stored = try context.diary.add(entry)
    return Outcome(
        name: "log_food",
        events: [
            .slot(.entries([stored.id])), .slot(.day(stored.day)), .slot(.explanations([stored.explanation(of: .energy)])),
        ], parts: [.logged([stored], planned: stored.day > context.today)], day: try context.diary.totals(stored.day))
}

extension Entry {
    /// "a 200 calorie protein bar": as much of it as holds the energy that was told; where that is no amount of such a food, its energy alone.
    func holding(_ kilocalories: Double) -> Entry {
        var told = self
        told.portionSource = .label
        told.assumed.removeAll { $0 != .food }
        if let energy = nutrients[.energy], energy >= 20, (0.25...4).contains(kilocalories / energy) {
            told.nutrients = nutrients.scaled(by: kilocalories / energy)
            if portionSource != .stated { (told.grams, told.portionSource) = (grams * kilocalories / energy, .energy) }
        } else {
            (told.grams, told.nutrients) = (0, .energy(kilocalories))
        }
        told.nutrients[.energy] = kilocalories
        return told
    }
}

extension ActionContext {
    fileprivate var unnamed: String { language == "es" ? "comida sin nombre" : "unnamed food" }
}

extension FoodID {
    /// Food of which only the energy was told.
    static let unnamed = FoodID("told:energy")
}

extension Nutrients {
    /// Energy alone, in kcal; all else is unknown.
    static func energy(_ kilocalories: Double) -> Nutrients {
        var nutrients = Nutrients()
        nutrients[.energy] = kilocalories
        return nutrients
    }
}
