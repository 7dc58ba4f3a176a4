import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// The rows that are chosen by number, changed as it says.
func plainly(_ correction: Correction, _ context: ActionContext) throws -> Outcome {
    let rows = try correction.selection.ids.compactMap { try context.diary.entry($0) }
    if let part = correction.madeWith {
        return try rows.reduce(into: Outcome(name: "correct")) { $0.append(try context.made($1, with: part)) }
    }
    if let name = correction.called {
        return try rows.reduce(into: Outcome(name: "correct")) { $0.append(try context.resaid($1, as: name)) }
    }
    var outcome = try rows.reduce(into: Outcome(name: "correct")) { $0.append(try apply(correction, to: $1, context)) }
    outcome.events.insert(.slot(.entries(rows.map(\.id))), at: 0)
    return outcome
}

/// Changes one row, or asks first when the new amount is more than anybody eats.
func apply(_ told: Correction, to before: Entry, _ context: ActionContext) throws -> Outcome {
    let correction = context.ofTheKind(context.told(told, of: before), before)
    if let name = context.dishOfKind(correction, before) { return try context.told(before, as: name) }
    if let name = context.crispOf(correction, before) { return try context.resaid(before, as: name) }
    if let dry = context.madeOfDry(correction, before) { return try apply(dry, to: before, context) }
    var outcome = Outcome(name: "correct")
    var after = before
    if let factor = correction.factor {
        // "el pollo era un cuarto", of an amount that nobody said: a quarter of a chicken.
        let isOfHalf = before.unit == "half" && factor != 0.5
        if factor < 1, before.assumed.contains(.quantity),
            before.quantity < 1 || before.quantity == 1 && (correction.tellsHalf || isOfHalf)
        {
            // "el aguacate era medio", "media", of half a tlayuda: half of one, however much was taken for granted.
            after = context.resized(before, to: Amount(quantity: factor))
        } else if before.assumed.contains(.quantity), Word.split(correction.words).contains(where: ["era", "fue", "es", "was", "is"].contains),
            context.food(before.foodID, noun: before.noun)?.group == "poultry",
            let part = [0.5: "half", 0.25: "quarter"][factor],
            context.food(before.foodID, noun: before.noun)?.grams(of: part) != nil
        {
            after = context.resized(before, to: Amount(quantity: 1, unit: Unit(part)))
        } else {
            // "it was more like a quarter", of half a melon: a quarter of one.
            after = context.scaled(before, by: correction.retells(before) ? factor / before.quantity : factor)
        }
    }
    var amount = context.inPiecesOfDish(context.amountTold(correction, of: before), correction, before)
    if correction.isOfEach == true && before.quantity > 1 || context.weighsOneWhole(correction, before), let quantity = amount.quantity,
        context.isCounted(before)
    {
        amount.quantity = quantity * before.quantity
    }
    // "no, three eggs" names the row and its new amount: the kind of egg stays.
    let namesRow =
        correction.food.map { food in
            !amount.isEmpty && correction.selection.foods.contains { $0.said == food.said } && !matches(food, in: [before]).isEmpty
                && !context.isOtherKind(food, than: before)
                // "las papas fueron 100 g", of the "papas" of a burger, which are fries.
                || !amount.isEmpty && Word.split(food.said) == Word.split(before.said)
                // "eran dos panes", of a marraqueta.
                || amount.quantity != nil && amount.unit == nil && context.isA(food, before)
        } ?? false
    if namesRow {
        after = context.resized(after, to: amount)
    } else if let mention = correction.food, let reference = mention.best, let food = context.food(reference) {
        let isSame = food.id == before.foodID && food.noun == before.noun
        if !isSame {
            after = context.replaced(after, with: food, reference, said: mention.said, amount: amount)
        } else if !amount.isEmpty {
            after = context.resized(after, to: amount)
        } else {
            after = context.called(after, mention.said, correction)
        }
    } else if !amount.isEmpty {
        after = context.resized(after, to: amount)
    } else if correction.factor == nil {
        after.said = context.nameInstead(of: after, correction)
    }
    let removed = correction.removed + (correction.food?.removed ?? [])
    var heldNone: [String] = []
    if !removed.isEmpty, let food = context.food(after.foodID, noun: after.noun) {
        switch context.without(removed, in: food, said: after.said) {
        case .variant(let variant):
            let reference = FoodReference(id: variant.id, noun: variant.noun, score: 1)
            let keeps = NameParts(after.said) == nil && variant.id.alterations.isEmpty
            after = context.replaced(after, with: variant, reference, said: keeps ? after.said : context.title(variant), amount: Amount())
        case .hasNone: heldNone = removed
        case .unknown: outcome.parts.append(.leftOut(noun: context.title(food), removed: removed))
        }
    }
    if let energy = correction.food?.kilocalories { after = after.holding(energy) }
    guard !after.isNothing else { return Outcome(name: "correct", parts: [.amountImpossible(said: after.said, quantity: 0)]) }
    if after.isImplausible, !before.isImplausible, !correction.confirmed {
        var confirmed = correction
        confirmed.confirmed = true
        confirmed.selection.ids = [before.id]
        return Outcome(
            name: "correct",
            question: Question(
                name: .confirm, subject: after.said, options: yesOrNo(.correct(confirmed), entry: after), pending: .correct(confirmed),
                turn: context.turn))
    }
    let isSame =
        after.foodID == before.foodID && after.noun == before.noun && after.said == before.said && after.unit == before.unit
        && abs(after.grams - before.grams) < 0.005 && abs(after.quantity - before.quantity) < 0.005
        && (after.foodID != .unnamed || after.nutrients == before.nutrients)
    let stored = after == before ? before : try context.diary.update(after)
    if !isSame {
        outcome.parts.insert(.corrected(before: before, after: stored), at: 0)
    } else if outcome.parts.isEmpty {
        outcome.parts = (heldNone.isEmpty ? [] : [.heldNone(heldNone)]) + context.standing(stored, correction)
    }
    outcome.day = try context.diary.totals(stored.day)
    outcome.events = [
        .slot(.food(id: stored.foodID, noun: stored.noun, grams: stored.grams)), .slot(.day(stored.day)),
        .slot(.explanations([stored.explanation(of: .energy)])),
    ]
    return outcome
}
