import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

extension ActionContext {
    /// "but with regular coke", "but only one slice of toast", of a meal that was told or copied: the rows that stand otherwise.
    ///
    /// Nil where a food is none of them, and so one thing more.
    func otherwise(_ request: LogFood) throws -> Belonging? {
        let isOfDay = request.when.meal == nil && request.when.minute == nil && request.when.days.map { $0 == today...today } ?? true
        // "but 150 g chicken for dinner", "but 2 bananas tomorrow", after what stands there was copied.
        let isPlaced = !isOfDay && tracker.lastAction == "copy_entries" && request.foods.allSatisfy { !$0.amount.isEmpty && $0.when.isEmpty }
        guard request.isOtherwise == true, isOfDay || isPlaced, request.replaces == nil, !request.foods.isEmpty,
            request.foods.allSatisfy({ !$0.negated && $0.best != nil && $0.removed.isEmpty })
        else { return nil }
        let rows = try isPlaced ? pool(When(days: tracker.day.map { $0...$0 }).filled(from: request.when)) : mealSpokenOf()
        var told: [Correction] = []
        for mention in request.foods {
            guard
                let row = matches(mention, in: rows).only ?? rows.only(where: { isSibling(mention, of: $0) })
                    ?? (tracker.lastAction == "copy_entries" && request.foods.count == 1 ? rows.only(where: { isInPart(mention, of: $0) }) : nil),
                !told.contains(where: { $0.selection.ids == [row.id] })
            else { return nil }
            var correction = Correction(selection: Selection(ids: [row.id]))
            let amount = mention.amount
            if let part = amount.quantity, part < 1, amount.unit == nil, amount.size == nil, mention.isDefinite {
                correction.factor = part
            } else {
                correction.amount = amount.isEmpty ? nil : amount
                let isWider = Set(Word.split(mention.said)).isSubset(of: Word.split(row.said))
                if !isWider || amount.isEmpty { correction.food = mention }
            }
            told.append(correction)
        }
        return .corrections(told)
    }

    /// "salad, no mash", "sin el puré, con ensalada": what there was none of stands in the meal, and gives way.
    ///
    /// What is only put on something gives way to nothing: "salad, no dressing".
    func exchanged(_ request: LogFood) throws -> Belonging? {
        guard var new = request.foods.only, new.best != nil, new.when.isEmpty, request.when.isEmpty, request.replaces == nil,
            let name = new.removed.only, request.opening.map(ActionContext.exchanging.contains) ?? true,
            let row = matches(FoodMention(said: name, candidates: []), in: try mealSpokenOf()).only, !isAddition(row)
        else { return nil }
        new.removed = []
        return .corrections([Correction(selection: Selection(ids: [row.id]), food: new)])
    }

    /// May open a message that says what was had in the place of something; with a verb of eating it tells one thing more.
    private static let exchanging: Set<String> = ["without", "sin", "with", "con", "no", "not", "a", "an", "un", "una", "the", "el", "la"]

    /// Whether a food is another of the row's kind: regular coke and diet coke, oat bread and rye bread.
    private func isSibling(_ mention: FoodMention, of row: Entry) -> Bool {
        guard let new = food(mention), let old = food(row.foodID, noun: row.noun), new.group == old.group else { return false }
        return new.head.last == old.head.last || language == "es" && Word.split(mention.said).first == Word.split(row.said).first
    }

    /// "pero con té", of a breakfast with coffee that was copied: what one drinks with it, or the meat of it.
    private func isInPart(_ mention: FoodMention, of row: Entry) -> Bool {
        guard let new = food(mention), let old = food(row.foodID, noun: row.noun) else { return false }
        if new.isDrink { return old.isDrink && new.head.last != "milk" }
        return isMeat(new) && isMeat(old)
    }

    /// The rows of "half of it" after "it had mayo": what stands with what was put on it last, as one.
    func withHost(_ correction: Correction) throws -> Correction? {
        guard correction.factor != nil, correction.selection.foods.isEmpty, correction.selection.ids.isEmpty, correction.selection.when.isEmpty,
            correction.selection.ordinal == nil, tracker.lastAction == "log_food" || tracker.lastAction == "correct"
        else { return nil }
        if let all = try filledTogether(), Word.split(correction.words).contains(where: ["it", "that"].contains) {
            var whole = correction
            whole.selection = Selection(ids: all.map(\.id), all: true)
            return whole
        }
        guard
            let last = try tracker.entries.only.flatMap({ try diary.entry($0) })
        else { return nil }
        let together = try diary.entries(last.day...last.day).filter { $0.meal == last.meal && $0.id <= last.id }.sorted { $0.id < $1.id }
        guard let host = together.last(where: { row in !isAddition(row) }), host.id != last.id,
            try additions(to: host).contains(where: { $0.id == last.id }) || isAddition(last)
        else { return nil }
        var whole = correction
        whole.selection = Selection(ids: together.filter { $0.id >= host.id }.map(\.id), all: true)
        return whole
    }

    /// The rows of a bagel with cream cheese and salmon, told together: what was filled, and with what.
    private func filledTogether() throws -> [Entry]? {
        let rows = try tracker.entries.compactMap { try diary.entry($0) }.sorted { $0.id < $1.id }
        guard rows.count > 1, let host = food(rows[0].foodID, noun: rows[0].noun), ["sandwich", "bread", "fastfood"].contains(host.group),
            rows.dropFirst().allSatisfy({ row in
                guard let part = food(row.foodID, noun: row.noun) else { return false }
                return isAddition(row) || ActionContext.fillings.contains(part.group) && part.noun != "french fries"
            })
        else { return nil }
        return rows
    }

    private static let fillings: Set<String> = ["vegetable", "fish", "meat", "poultry", "sausage", "egg", "legume", "plant-based", "sweet", "nut"]

    /// What is put on or into something else: sauces, spreads, cheese.
    func isAddition(_ row: Entry) -> Bool {
        guard let food = food(row.foodID, noun: row.noun) else { return false }
        return ["sauce", "fat", "spice"].contains(food.group) || food.group == "dairy" && !food.isDrink
    }

    /// "remove the tea": a drink that goes takes along the milk and the sugar that were told with it.
    func withAdditions(_ rows: [Entry], _ selection: Selection) throws -> [Entry] {
        guard let drink = rows.only, selection.foods.count == 1, selection.less == nil, selection.measure == nil, selection.except == nil,
            selection.ids.isEmpty, isDrunk(drink)
        else { return rows }
        return try rows + additions(to: drink).filter { ["tsp", "tbsp", "splash", "dash", "packet", "cube", "g", "ml", "fl oz"].contains($0.unit) }
    }

    /// The rows logged right after a row that are usual with it: the milk of a coffee.
    func additions(to row: Entry) throws -> [Entry] {
        guard let host = food(row.foodID, noun: row.noun) else { return [] }
        var found: [Entry] = []
        for other in try diary.entries(row.day...row.day).sorted(by: { $0.id < $1.id })
        where other.id > row.id && other.meal == row.meal {
            guard other.id == (found.last?.id ?? row.id) + 1, let food = food(other.foodID, noun: other.noun),
                knowledge.companions.amount(of: food, with: host) != nil
            else { break }
            found.append(other)
        }
        return found
    }
}
