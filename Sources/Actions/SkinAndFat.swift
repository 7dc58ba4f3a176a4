import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// Skin that was not eaten, and fat that was cut off.
extension ActionContext {
    /// "no skin on the chicken", "fat trimmed": of the row that is named, or of the only meat or fish of the meal.
    func withoutSkinOrFat(_ correction: Correction) throws -> Correction? {
        guard let part = correction.removed.only, ActionContext.skins.contains(part) || ActionContext.fats.contains(part), correction.food == nil,
            correction.selection.ids.isEmpty, correction.factor == nil, correction.amount?.isEmpty ?? true
        else { return nil }
        let meal = try mealSpokenOf(), named = correction.selection.foods.only.map { matches($0, in: meal) } ?? meal
        let meats = named.filter { isMeat(food($0.foodID, noun: $0.noun)) }
        guard let row = meats.only ?? named.only ?? meats.only(where: { tracker.entries.contains($0.id) }) else { return nil }
        return Correction(selection: Selection(ids: [row.id]), removed: [part])
    }

    fileprivate static let skins: Set<String> = ["skin", "piel", "pellejo"], fats: Set<String> = ["fat", "grasa", "grasita"]
}

extension Kitchen {
    /// "no skin", of a roast chicken: the meat alone, where the tables have it; what is trimmed already has no fat to cut off.
    func bare(_ food: Food, of part: String) -> LeftOut? {
        let marks = ActionContext.skins.contains(part) ? ["skinless", "meat only"] : ActionContext.fats.contains(part) ? ["trimmed", "lean"] : []
        func isBare(_ food: Food) -> Bool { marks.contains { food.name.lowercased().contains($0) } }
        guard !marks.isEmpty, isMeat(food) else { return nil }
        if isBare(food) { return .hasNone }
        let plain = food.noun.replacing(" with skin", with: "")
        let cut = plain.split(separator: " ").drop { ["roast", "roasted", "grilled", "baked"].contains($0) }.joined(separator: " ")
        return ["\(marks[0]) \(plain)", "\(marks[0]) \(cut)", "lean \(plain)", plain, cut].lazy.compactMap { self.food(named: $0) }
            .first { $0.group == food.group && isBare($0) }.map { .variant($0) }
    }
}
