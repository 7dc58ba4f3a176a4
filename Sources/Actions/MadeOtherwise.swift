import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// The same thing made another way, and counted by its own pieces.
extension ActionContext {
    /// "el pescado fue a la plancha", "el maduro era horneado, no frito": by the name that the tables know it by when it is made so.
    func madeOtherwise(_ correction: Correction, of row: Entry) -> FoodMention? {
        guard language == "es", correction.food == nil, correction.amount?.isEmpty ?? true, correction.factor == nil, correction.removed.isEmpty,
            let known = food(row.foodID, noun: row.noun)
        else { return nil }
        let all = Word.split(correction.words)
        // What it was not is told last.
        let told = all.dropFirst().firstIndex(of: "no").map { Array(all[..<$0]) } ?? all
        guard told.count <= 8, told.contains(where: unnamed.contains), let new = way(told.joined(separator: " "), spanishWays) else { return nil }
        let said = Word.split(row.said).joined(separator: " ")
        guard let old = way(said, spanishWays) ?? way(row.noun, englishWays), old != new else { return nil }
        var base = " \(said) "
        for phrase in spanishWays[old] { base = base.replacing(" \(phrase) ", with: " ") }
        base = base.split(separator: " ").joined(separator: " ")
        guard !base.isEmpty else { return nil }
        let names = spanishWays[new].map { "\(base) \($0)" } + (old == 0 ? [base] : [])
        let kind = names.lazy.compactMap { self.food(named: $0) }.first { kind in
            kind.noun != row.noun && (kind.group == known.group || kind.head.last == known.head.last) && self.way(kind.noun, englishWays) != old
        }
        return kind.map { mention(of: $0) }
    }

    private func way(_ text: String, _ ways: [[String]]) -> Int? {
        ways.firstIndex { $0.contains { " \(text) ".contains(" \($0) ") } }
    }

    /// "el café era tinto", of a café con leche: one name with what it is said of, and no wine.
    func namedWithKind(_ correction: Correction) throws -> Correction? {
        guard language == "es", let told = correction.food, told.amount.isEmpty, correction.amount?.isEmpty ?? true, correction.factor == nil,
            correction.selection.ids.isEmpty, correction.removed.isEmpty, correction.others == nil, let named = correction.selection.foods.only,
            Word.split(correction.words).contains(where: ["era", "eran", "fue", "fueron"].contains),
            let row = try matches(named, in: mealSpokenOf()).only, let old = food(row.foodID, noun: row.noun),
            Word.split(row.said).first == Word.split(named.said).first,
            let whole = food(named: "\(named.said) \(told.said)"), whole.noun != row.noun, whole.group == old.group,
            let alone = food(told), alone.group != old.group
        else { return nil }
        var mention = mention(of: whole)
        mention.said = "\(named.said) \(told.said)"
        return Correction(selection: Selection(ids: [row.id]), food: mention)
    }

    /// "las salchichas eran 2", of a helping of salchichas guisadas, "los huevos eran tres", of huevos pericos: so many of those, and no helpings.
    func inPiecesOfDish(_ amount: Amount, _ correction: Correction, _ row: Entry) -> Amount {
        guard let named = correction.selection.foods.only, named.isDefinite, let count = amount.quantity, count >= 1, amount.unit == nil,
            amount.size == nil, row.assumed.contains(.unit) || row.assumed.contains(.quantity), row.quantity > 0,
            ["serving", "medium", "plate", "bowl", "cup"].contains(row.unit), case let said = Word.split(row.said), said.count > 1,
            Word.split(named.said) == Array(said.prefix(1)), NameParts(row.said) == nil,
            let plain = food(named: said[0]), plain.noun != row.noun, !plain.isDrink,
            // "las tortillas fueron 4", of flour tortillas: so many of those.
            row.unit != "medium" || plain.group != "bread",
            case let one = plain.portion(Amount(quantity: 1)), Unit(one.unit).grams == nil, one.grams > 0,
            one.grams < row.grams / row.quantity / 1.5, ["medium", "large", "small", "piece", "link", "unit"].contains(one.unit)
        else { return amount }
        return Amount(quantity: (one.grams * count).rounded(), unit: .gram)
    }
}

/// Fried, baked, grilled, boiled; folded and singular.
private let spanishWays = [
    ["frito", "frita", "rebozado", "rebozada"], ["al horno", "horneado", "horneada", "asado", "asada"],
    ["a la plancha", "a la parrilla", "a la brasa", "al grill", "asado", "asada"],
    ["cocido", "cocida", "hervido", "hervida", "sancochado", "sancochada", "al vapor"],
]
private let englishWays = [
    ["fried", "breaded", "battered"], ["baked", "roasted", "roast"], ["grilled", "broiled"], ["boiled", "steamed", "poached"],
]
