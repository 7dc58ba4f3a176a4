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
        guard correction.removed.isEmpty, correction.selection.ids.isEmpty, correction.selection.ordinal == nil else { return nil }
        let words = bareWords(of: correction).drop { ["el", "la", "y", "no", "perdón", "perdon", "the", "and", "actually", "sorry"].contains($0) }
        let isSpanish = language == "es", word = isSpanish ? "leche" : "milk"
        guard words.first == word, ["era", "fue", "was"].contains(words.dropFirst().first), case let kind = words.dropFirst(2),
            (1...3).contains(kind.count),
            kind.allSatisfy({ !["con", "en", "no", "y", "un", "una", "not", "in", "with", "and"].contains($0) && Double($0) == nil }),
            case let milk = isSpanish ? "leche \(kind.joined(separator: " "))" : "\(kind.joined(separator: " ")) milk", food(named: milk) != nil
        else { return nil }
        // "banana smoothie with almond milk" was made with some already: what it is without that.
        func host(_ row: Entry) -> String? {
            NameParts(row.said).flatMap {
                ["con", "with"].contains($0.joint) && Word.split($0.company).contains(word) && Word.split($0.company) != [word] ? $0.host : nil
            }
        }
        let meal = try mealSpokenOf()
        guard !meal.contains(where: { Word.split(host($0) ?? $0.said).contains(word) }),
            let row = try spokenOf().only(where: { isMadeWithMilk($0) || host($0) != nil }), food(row.foodID, noun: row.noun)?.isDrink == true,
            isSpanish || host(row) != nil
        else { return nil }
        let name = "\(host(row) ?? row.said) \(isSpanish ? "con" : "with") \(milk)"
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
