import Dialogue
import NLU
import Nutrition
import Store

/// "magnesium 400 mg before bed": a row a supplement, with the dose that was told; what else is in it its maker alone knows.
func logSupplements(_ taken: [SupplementMention], _ when: When, _ context: ActionContext) throws -> Outcome {
    let stored = try taken.map { supplement in
        let name = context.name(of: supplement)
        return try context.diary.add(
            Entry(
                day: context.day(when), minute: when.minute(now: context.moment), meal: when.meal(now: context.moment), foodID: .supplement,
                food: name, noun: name, said: name, quantity: supplement.quantity, unit: supplement.unit, grams: 0, assumed: [],
                portionSource: .label, nutrients: supplement.nutrients))
    }
    guard let last = stored.last else { return Outcome(name: "log_food") }
    let undosed = zip(taken, stored).filter { $0.0.figure == nil && $0.0.isOfNutrients }.map { $0.1.noun }
    return Outcome(
        name: "log_food",
        events: [
            .slot(.entries(stored.map(\.id))), .slot(.day(last.day)),
            .slot(.explanations(zip(taken, stored).map { $1.explanation(of: $0.nutrient ?? .energy) })),
        ],
        parts: [.logged(stored, planned: last.day > context.today)] + (undosed.isEmpty ? [] : [.supplementUndosed(undosed)]),
        day: try context.diary.totals(last.day))
}

extension SupplementMention {
    /// The dose; and none of what a supplement's label leaves out where it may call it zero (21 CFR 101.36 (b)(2)). All else is unknown.
    fileprivate var nutrients: Nutrients {
        var told = Nutrients()
        for nutrient in Nutrient.main { told[nutrient] = 0 }
        if let nutrient { told[nutrient] = figure }
        return told
    }

    /// Whether it gives nutrients that are counted: of creatine there is nothing else to know.
    fileprivate var isOfNutrients: Bool {
        nutrient != nil || Word.split(name).contains { $0.contains("vitamin") || $0.hasPrefix("prenatal") || $0.hasPrefix("complej") }
    }
}

extension ActionContext {
    /// "vitamin D supplement", "suplemento de vitamina D"; what is nothing but a supplement goes by its own name.
    fileprivate func name(of supplement: SupplementMention) -> String {
        guard supplement.nutrient != nil else { return supplement.name }
        return language == "es" ? "suplemento de \(supplement.name)" : "\(supplement.name) supplement"
    }

    /// "no, 200 mg": so much of the same supplement.
    func redosed(_ entry: Entry, to amount: Amount) -> Entry {
        guard let quantity = amount.quantity, quantity > 0, entry.quantity > 0, amount.unit == nil || amount.unit?.name == entry.unit else {
            return entry
        }
        var changed = entry
        changed.nutrients = entry.nutrients.scaled(by: quantity / entry.quantity)
        changed.quantity = quantity
        return changed
    }
}

extension FoodID {
    /// A supplement that no table has: its row holds what was told of it.
    static let supplement = FoodID("told:supplement")
}
