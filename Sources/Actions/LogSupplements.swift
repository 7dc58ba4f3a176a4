import Dialogue
import NLU
import Nutrition
import Store

/// "magnesium 400 mg before bed": a row a supplement, with the dose that was told; what else is in it its maker alone knows.
func logSupplements(_ taken: [SupplementMention], _ when: When, _ context: ActionContext) throws -> Outcome {
    let told = try context.spokenOf()
    let stored = try taken.map { supplement in
        let name = context.name(of: supplement)
        // "vitamin d 25 mcg", where the dose of what stands was not known: that.
        if doseUnits.contains(supplement.unit), let row = try context.undosed(supplement.name, name, told) {
            var row = row
            (row.quantity, row.unit, row.nutrients) = (supplement.quantity, supplement.unit, supplement.nutrients)
            return try context.diary.update(row)
        }
        var when = when
        when.meal = supplement.meal ?? when.meal
        return try context.diary.add(
            Entry(
                day: context.day(when), minute: when.minute(now: context.moment), meal: when.meal(now: context.moment), foodID: .supplement,
                food: name, noun: name, said: name, quantity: supplement.quantity, unit: supplement.unit, grams: 0, assumed: [],
                portionSource: .label, nutrients: supplement.nutrients))
    }
    guard let last = stored.last else { return Outcome(name: "log_food") }
    let undosed = zip(taken, stored).filter { $0.0.figure == nil && $0.0.isOfNutrients }
    return Outcome(
        name: "log_food",
        events: [
            .slot(.entries(stored.map(\.id))), .slot(.day(last.day)),
            .slot(.explanations(zip(taken, stored).map { $1.explanation(of: $0.nutrient ?? .energy) })), .slot(.undosed(undosed.map(\.0))),
        ],
        parts: [.logged(stored, planned: last.day > context.today)] + (undosed.isEmpty ? [] : [.supplementUndosed(undosed.map(\.1.noun))]),
        day: try context.diary.totals(last.day))
}

/// Of what a label tells; any other unit counts pills, scoops or servings.
private let doseUnits: Set<String> = ["mg", "mcg", "g", "IU"]

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

    /// The row of a supplement whose dose was asked for.
    fileprivate func undosed(_ said: String, _ name: String, _ told: [Entry]) throws -> Entry? {
        guard tracker.undosed.contains(where: { Word.split($0.name) == Word.split(said) }) else { return nil }
        func isIt(_ row: Entry) -> Bool { row.foodID == .supplement && row.noun == name && !doseUnits.contains(row.unit) }
        let day = tracker.day ?? today
        return try told.only(where: isIt) ?? diary.entries(day...day).last(where: isIt)
    }

    /// "actually 2 eggs", right after iron was told: a food in its place, by its own measure.
    func insteadOfSupplement(_ correction: Correction) throws -> Outcome? {
        guard var food = correction.food, food.best != nil, !food.negated, correction.removed.isEmpty, let row = try spokenOf().only,
            row.foodID == .supplement, correction.selection.ids.isEmpty || correction.selection.ids == [row.id]
        else { return nil }
        // "it was with orange juice": beside it.
        let isBeside = Word.split(correction.words).contains(where: ["with", "con"].contains)
        if !isBeside { try diary.remove(row) }
        if let amount = correction.amount, food.amount.isEmpty { food.amount = amount }
        var log = LogFood(foods: [food], when: row.when)
        log.restates = .never
        var outcome = try logFood(log, self)
        outcome.name = "correct"
        return outcome
    }

    /// "it was 50 mcg", of 1,000 IU: the dose in another unit.
    func redosed(_ correction: Correction) throws -> Outcome? {
        guard correction.food == nil, correction.removed.isEmpty, correction.factor == nil, let row = try spokenOf().only,
            row.foodID == .supplement
        else { return nil }
        let nutrient = Nutrient.allCases.only { !Nutrient.main.contains($0) && row.nutrients[$0] != nil }
        let isDose = doseUnits.contains(row.unit)
        // "vitamin d 25 mcg", of vitamin C, is another.
        let own = Word.split(row.noun)
        if Word.split(correction.words).contains(where: { SupplementMention.mayBegin(with: $0) && !own.contains($0) }) {
            return Outcome(name: "correct", events: [.slot(.entries([row.id]))], parts: [.alreadySo(row)])
        }
        guard nutrient != nil || isDose else { return nil }
        let mention = SupplementMention(name: row.noun, nutrient: nutrient, quantity: isDose ? 1 : row.quantity, unit: row.unit)
        let amount = correction.amount.flatMap { amount in amount.unit.map { "\(amount.quantity ?? 0) \($0.name)" } }
        guard let told = mention.dosed(amount ?? correction.words) else { return nil }
        var changed = row
        (changed.quantity, changed.unit, changed.nutrients) = (told.quantity, told.unit, told.nutrients)
        let stored = try diary.update(changed)
        return Outcome(
            name: "correct", events: [.slot(.entries([stored.id])), .slot(.day(stored.day))], parts: [.corrected(before: row, after: stored)],
            day: try diary.totals(stored.day))
    }

    /// "no, 200 mg": so much of the same supplement.
    func redosed(_ entry: Entry, to amount: Amount) -> Entry {
        guard let quantity = amount.quantity, quantity > 0, entry.quantity > 0 else { return entry }
        let isDose = doseUnits.contains(entry.unit), isSame = amount.unit?.name == entry.unit
        var changed = entry
        // "it was 2 pills", of 25 µg: twice as much.
        if isDose, !isSame, amount.unit != nil || quantity <= 4, !["mg", "mcg", "g"].contains(amount.unit?.name ?? "") {
            changed.nutrients = entry.nutrients.scaled(by: quantity)
            changed.quantity = entry.quantity * quantity
            return changed
        }
        // "25 mcg", where no dose is known, is none of servings.
        guard isSame || amount.unit == nil && (isDose || quantity <= 20) else { return entry }
        changed.nutrients = entry.nutrients.scaled(by: quantity / entry.quantity)
        changed.quantity = quantity
        return changed
    }
}

extension FoodID {
    /// A supplement that no table has: its row holds what was told of it.
    static let supplement = FoodID("told:supplement")
}
