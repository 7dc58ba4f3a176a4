import Dialogue
import NLU
import Nutrition
import Store

/// Which of several rows a correction is about that names none of them by its food.
extension ActionContext {
    func likelyOf(_ rows: [Entry], _ correction: Correction) -> Entry? {
        guard rows.count > 1, correction.food == nil, correction.removed.isEmpty, correction.selection.foods.isEmpty else { return nil }
        return explained(rows) ?? calledByMeasure(correction, among: rows) ?? cooked(correction, among: rows) ?? weighed(correction, among: rows)
    }

    /// "pues serían 200 gramos", right after it was told where the calories of the fabada come from.
    private func explained(_ rows: [Entry]) -> Entry? {
        guard tracker.lastAction == "explain", let chain = tracker.explanations.only else { return nil }
        return rows.only { $0.id == chain.entry } ?? rows.only { $0.foodID == chain.foodID && $0.said == chain.said }
    }

    /// "filete pequeño", of a filete de ternera and its beans: the row that has the measure in its name.
    private func calledByMeasure(_ correction: Correction, among rows: [Entry]) -> Entry? {
        guard correction.factor == nil, let unit = correction.amount?.unit, unit.grams == nil else { return nil }
        let named = Word.split(correction.words).filter { Unit.named($0)?.name == unit.name }
        return rows.only { row in Word.split(row.said).contains(where: named.contains) }
    }

    /// "roughly 300 g", of a quinoa salad with feta and olives: what comes near to it, where it is many times what was told last.
    private func weighed(_ correction: Correction, among rows: [Entry]) -> Entry? {
        guard let amount = correction.amount, let each = amount.unit?.grams, correction.factor == nil, let last = rows.last, !isWeighed(last) else {
            return nil
        }
        let grams = each * (amount.quantity ?? 1)
        func ratio(_ row: Entry) -> Double { row.grams > 0 ? max(grams / row.grams, row.grams / grams) : .infinity }
        guard ratio(last) >= 6, let best = rows.min(by: { ratio($0) < ratio($1) }), ratio(best) <= 3, !isWeighed(best) else { return nil }
        return best
    }

    /// "fueron al horno", "they were baked", of three empanadas and a soda: what is cooked, and no drink.
    private func cooked(_ correction: Correction, among rows: [Entry]) -> Entry? {
        guard correction.factor == nil, correction.amount?.isEmpty ?? true else { return nil }
        let words = Word.split(correction.words), how = words.filter { !beforeCooking.contains($0) }
        guard (1...3).contains(how.count), how.allSatisfy(waysToCook.contains) else { return nil }
        let eaten = rows.filter { row in
            food(row.foodID, noun: row.noun).map { !$0.isDrink && !["fruit", "dessert", "sweet", "sauce", "dairy"].contains($0.group) } ?? false
        }
        let isOfSeveral = words.contains(where: ["were", "they", "eran", "fueron", "son"].contains)
        return eaten.only ?? (isOfSeveral ? eaten.only { isCounted($0) && $0.quantity > 1 } : nil)
    }
}

private let beforeCooking = Set(
    Word.split("it they was were era eran fue fueron es son estaba estaban hecho hecha hechos hechas actually en no and y"))
private let waysToCook = Set(
    Word.split(
        """
        al horno a la plancha parrilla brasa vapor asado asada asados asadas hervido hervida cocido cocida horneado horneada frito frita grilled baked
        boiled steamed roasted fried barbecued microwaved oven air fried
        """))

extension Correction {
    /// "fue menos, un cuarto", of half a kilo; "more like a quarter", of half a melon: so much of a whole one, and no part of what stood.
    func retells(_ before: Entry) -> Bool {
        guard let factor, factor < 1, before.quantity < 1, factor != before.quantity else { return false }
        let isOfWhole =
            ["kg", "l", "lb"].contains(before.unit)
            && Word.split(words).allSatisfy { !["half", "mitad", "of", "only", "solo", "ate", "comi", "drank", "tome", "bebi"].contains($0) }
        return tellsLikeness || isOfWhole
    }
}
