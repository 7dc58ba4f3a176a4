import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// "sin mantequilla ni queso, solo frijoles y huevo", of a baleada: what it was made with, and nothing more.
extension ActionContext {
    /// The one dish that stands with what is listed and no other part; what else the message asks for where there is none.
    func only(_ told: OnlyParts) throws -> Outcome {
        let rows = try spokenOf()
        let isOfRows = told.listed.contains { name in
            rows.contains { Word.split($0.said).map(Word.singular) == Word.split(name).map(Word.singular) }
        }
        if !isOfRows, told.listed.allSatisfy({ food(named: $0) != nil || told.areDefinite }),
            let row = rows.only(where: {
                food($0.foodID, noun: $0.noun).map { $0.isDish && !["soup", "grain", "bread", "egg"].contains($0.group) } ?? false
            }),
            let dish = food(row.foodID, noun: row.noun), let outcome = try only(told, dish, row)
        {
            return outcome
        }
        return try told.otherwise.reduce(into: Outcome(name: "correct")) { $0.append(try perform($1, self)) }
    }

    private func only(_ told: OnlyParts, _ dish: Food, _ row: Entry) throws -> Outcome? {
        let head = head(of: row), heads = [head, dish.head.last ?? head, title(dish)]
        let isSpanish = language == "es", joint = isSpanish ? " y " : " and "
        let wholes = [told.listed, told.listed.reversed()].map { $0.joined(separator: joint) }
        // "no ham, just cheese", of a ham and cheese sandwich: a cheese sandwich.
        if !told.areDefinite, let kind = try kind(of: dish, told, wholes, heads, row) { return kind }
        if let made = altered(dish, only: told, row) { return try remade(row, as: made) }
        if told.areDefinite {
            // "the patty and the cheese", of a burger.
            let foods = told.listed.compactMap { part in
                ["\(part) de \(head)", "\(head) \(part)", part].lazy.compactMap { self.food(named: $0) }.first { !$0.isDish }
            }
            guard foods.count == told.listed.count else { return nil }
            var log = LogFood(foods: foods.map(mention(of:)), when: row.when)
            (log.replaces, log.restates) = (row.id, .never)
            var outcome = try logFood(log, self)
            outcome.name = "correct"
            return outcome
        }
        guard told.listed.allSatisfy({ food(named: $0)?.isFilling == true }) else { return nil }
        if let kind = try kind(of: dish, told, told.listed, heads, row) { return kind }
        return Outcome(
            name: "correct", events: [.slot(.entries([row.id]))],
            parts: [.leftOut(noun: "\(head) \(isSpanish ? "solo con" : "with only") \(wholes[0])", removed: []), .alreadySo(row)],
            day: try diary.totals(row.day))
    }

    /// The dish that the tables know by what was in it.
    private func kind(of dish: Food, _ told: OnlyParts, _ tails: [String], _ heads: [String], _ row: Entry) throws -> Outcome? {
        let names = tails.flatMap { tail in
            heads.flatMap { language == "es" ? ["\($0) de \(tail)", "\($0) con \(tail)"] : ["\(tail) \($0)", "\($0) with \(tail)"] }
        }
        let kinds = names.compactMap { food(named: $0) }.filter { $0.group == dish.group }
        guard let kind = kinds.first(where: { $0.noun == dish.noun || $0.noun != food(named: heads[0])?.noun }) else { return nil }
        if kind.noun == dish.noun { return try withoutOthers(told, row) }
        return try correct(Correction(selection: Selection(ids: [row.id]), food: mention(of: kind)), self)
    }

    /// "only ham and cheese", of a ham and cheese sandwich and mayonnaise: the sandwich stands, and what was put on it does not.
    private func withoutOthers(_ told: OnlyParts, _ row: Entry) throws -> Outcome {
        let others = try spokenOf().filter { other in
            other.id != row.id && isAddition(other) && !told.listed.contains { Set(Word.split($0)).isSubset(of: Word.split(other.said)) }
        }
        guard !others.isEmpty else { return Outcome(name: "correct", events: [.slot(.entries([row.id]))], parts: [.alreadySo(row)]) }
        var outcome = try delete(Selection(ids: others.map(\.id)), self)
        outcome.events.append(.slot(.entries([row.id])))
        return outcome
    }

    /// What a row is called without what came with it: "baleada" of a "baleada con todo".
    private func head(of row: Entry) -> String { NameParts(row.said)?.host ?? row.said }

    /// The dish without all parts that are not listed; what holds it together, and what it was cooked and seasoned with, stay.
    private func altered(_ dish: Food, only told: OnlyParts, _ row: Entry) -> Food? {
        guard let batch = knowledge.batch(of: dish.id.base), row.grams > 0, row.quantity > 0 else { return nil }
        let isServed = ["plate", "bowl", "serving", "order"].contains(row.unit) || told.areDefinite
        var kept: [Batch.Part] = [], added: [(food: Food, grams: Double)] = []
        for name in told.listed {
            let found = parts(called: name, of: dish, batch)
            kept += found
            guard found.isEmpty else { continue }
            // An egg that is not in it as a rule: as much as is usual.
            guard let more = food(named: name), more.isFilling, !told.areDefinite else { return nil }
            added.append((more, more.usualPortion.grams * row.quantity / row.grams * 100))
        }
        guard !kept.isEmpty else { return nil }
        let gone = top(batch.parts).filter { part in
            if kept.contains(where: { $0.food.id == part.food.id || $0.within == part.food.id || part.within == $0.food.id }) { return false }
            if told.left.contains(where: { parts(called: $0, of: dish, batch).contains { $0.food.id == part.food.id } }) { return true }
            let role = DishRole.of(part.food)
            return part.grams >= 2 && role != .fat && (isServed || role != .bread)
        }
        guard !gone.isEmpty || !added.isEmpty, var made = made(dish, gone.map { ($0.food, -$0.grams) } + added, batch) else { return nil }
        let names = told.listed.map { food(named: $0)?.noun ?? $0 }
        func list(_ names: [String], _ last: String) -> String {
            names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " \(last) " + names[names.count - 1]
        }
        if language == "es" { made.spanish = "\(head(of: row)) solo con \(list(told.listed, "y"))" }
        made.noun = "\(dish.noun) with only \(list(names, "and"))"
        made.name = "\(dish.name) with only \(list(names, "and"))"
        return made
    }
}
