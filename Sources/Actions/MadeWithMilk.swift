import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// Milk that is told of what is made with milk anyway.
extension ActionContext {
    /// "el licuado llevaba leche deslactosada", "con leche de almendra" after a latte: milk of a kind in what is made with milk anyway.
    func madeWithMilk(_ request: LogFood) throws -> (row: Entry, name: String)? {
        guard let mention = request.foods.only, mention.amount.isEmpty, let milk = food(mention), milk.head.last == "milk" else { return nil }
        let joint = language == "es" ? "con" : "with"
        let row: Entry?
        if let under = request.host ?? request.addedTo {
            row = try matches(under, in: mealSpokenOf()).last
        } else {
            // "milk" alone is a glass of it, or a dash.
            let rows = try tracker.entries.compactMap { try diary.entry($0) }
            // "it had oat milk in it"; "oat milk" alone, right after a latte.
            let isOfIt =
                request.restates == .part && language == "en"
                || tracker.lastAction == "log_food" && !request.continues && request.when.isEmpty && rows.only.map(isMadeWithMilk) ?? false
            guard ["con", "with"].contains(request.opening ?? "") || isOfIt, Word.split(mention.said).count > 1 else { return nil }
            // "with almond milk", of oats and a banana: of what is had with milk.
            let milky = rows.filter(isMadeWithMilk)
            row =
                milky.last { food($0.foodID, noun: $0.noun)?.isDrink == true } ?? milky.last
                ?? rows.last { food($0.foodID, noun: $0.noun)?.head.last == "oatmeal" }
        }
        guard let row, isMadeWithMilk(row) || request.host == nil && request.addedTo == nil else { return nil }
        let kind = "\(mention.said) \(row.said)"
        return (row, language == "en" && food(named: kind) != nil ? kind : "\(row.said) \(joint) \(mention.said)")
    }

    /// "la leche era entera", "la leche era de soja", of a colacao or a capuchino: which milk it was made with, no milk in its place.
    func milkTold(_ correction: Correction) throws -> Outcome? {
        guard language == "es", correction.removed.isEmpty, correction.selection.ids.isEmpty, correction.selection.ordinal == nil else { return nil }
        let words = bareWords(of: correction).drop { ["el", "la", "y", "no", "perdón", "perdon"].contains($0) }
        guard words.first == "leche", ["era", "fue"].contains(words.dropFirst().first), case let kind = words.dropFirst(2),
            (1...3).contains(kind.count), kind.allSatisfy({ !["con", "en", "no", "y", "un", "una"].contains($0) && Double($0) == nil }),
            food(named: "leche \(kind.joined(separator: " "))") != nil
        else { return nil }
        let meal = try mealSpokenOf()
        guard !meal.contains(where: { Word.split($0.said).contains("leche") }), let row = try spokenOf().only(where: isMadeWithMilk),
            food(row.foodID, noun: row.noun)?.isDrink == true
        else { return nil }
        let name = "\(row.said) con leche \(kind.joined(separator: " "))"
        guard let drink = food(named: name), (drink.id, drink.noun) != (row.foodID, row.noun) else {
            return food(row.foodID, noun: row.noun)?.head.last == "milk" ? nil : try told(row, as: name)
        }
        var mention = mention(of: drink)
        mention.said = name
        return try correct(Correction(selection: Selection(ids: [row.id]), food: mention), self)
    }

    private func isMadeWithMilk(_ row: Entry) -> Bool {
        guard let whole = food(row.foodID, noun: row.noun) else { return false }
        return whole.contents?.has(.milk) == true && (whole.group == "drink" || whole.group == "dessert")
    }
}
