import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// So many of a kind of what was counted before, logged as kinds of that.
extension ActionContext {
    /// "y otra de pollo", after an empanada; "uno de mole y dos de rajas", of three tamales. Nil where no row comes in such kinds.
    func logged(_ counted: CountedKinds, _ request: LogFood) throws -> Outcome? {
        var rows = try Array(spokenOf().reversed())
        rows += try mealSpokenOf().reversed().filter { row in !rows.contains { $0.id == row.id } }
        for row in rows {
            let kinds = counted.kinds.compactMap { known($0, of: row) }
            if kinds.count == counted.kinds.count { return try log(kinds, counted, of: row, request) }
        }
        if counted.kinds.count == 1, let one = counted.kinds.first {
            // "y otra sin azúcar": the same without, as far as that is known.
            if one.joint == "sin", let row = rows.first, let same = food(row.foodID, noun: row.noun) {
                var mention = mention(of: same)
                (mention.said, mention.removed, mention.amount) = (row.said, [one.name], amount(one, of: row, same))
                return try log([mention], counted, of: row, request)
            }
            if one.joint == "con", let company = food(named: one.name), let row = host(of: company, among: rows) {
                var beside = mention(of: company)
                beside.usual = food(row.foodID, noun: row.noun).flatMap { knowledge.companions.amount(of: company, with: $0) }
                return try log([again(row, one), beside], counted, of: row, request)
            }
            // "una taza de té y otra de café".
            if one.joint == "de", let other = food(named: one.name), let row = rows.first, !row.assumed.contains(.unit),
                other.grams(of: row.unit) != nil || Unit(row.unit).grams != nil || Unit(row.unit).millilitres != nil
            {
                var mention = mention(of: other)
                (mention.said, mention.amount) = (one.name, Amount(quantity: one.count, unit: Unit(row.unit)))
                return try log([mention], counted, of: row, request)
            }
        }
        guard let row = rows.first(where: { row in isCounted(row) && counted.kinds.allSatisfy { isFilling($0, of: row) } }) else { return nil }
        let kinds = counted.kinds.map { known($0, of: row) ?? again(row, $0) }
        var outcome = try log(kinds, counted, of: row, request)
        let unknown = zip(counted.kinds, kinds).filter { known($0.0, of: row) == nil }
        outcome.parts += unknown.map { .leftOut(noun: $0.1.said, removed: []) }
        return outcome
    }

    /// The foods as told; in the place of the row where they say what that was.
    private func log(_ foods: [FoodMention], _ counted: CountedKinds, of row: Entry, _ request: LogFood) throws -> Outcome {
        var log = LogFood(foods: foods, when: request.when, confirmed: request.confirmed)
        (log.restates, log.continues) = (.never, request.when.isEmpty)
        if !counted.isMore, row.quantity > 1, counted.count <= row.quantity, isCounted(row), NameParts(row.said) == nil,
            counted.tellsWas || counted.count == row.quantity && counted.kinds.count > 1 || !row.said.contains(" de ")
        {
            (log.replaces, log.when, log.continues) = (row.id, When(days: row.day...row.day, minute: row.minute, meal: row.meal), false)
            if counted.count < row.quantity, let old = food(row.foodID, noun: row.noun) {
                var rest = mention(of: old)
                (rest.said, rest.amount) = (row.said, Amount(quantity: row.quantity - counted.count))
                log.foods.append(rest)
            }
        }
        return try logFood(log, self)
    }

    /// The kind of a row's food that the tables know by its name.
    func known(_ kind: CountedKind, of row: Entry) -> FoodMention? {
        guard let old = food(row.foodID, noun: row.noun) else { return nil }
        var heads: [String] = []
        for name in [row.said, title(old)] {
            let plain = kind.joint == "sin" ? [name] : [plainName(name), String(name.prefix { $0 != " " })]
            heads += plain.filter { !heads.contains($0) }
        }
        for head in heads {
            let whole = [head, kind.joint, kind.name].filter { !$0.isEmpty }.joined(separator: " ")
            for name in kind.joint == "sin" ? [whole] : [whole, "\(head) de \(kind.name)", "\(head) \(kind.name)"] {
                guard let food = food(named: name), food.group == old.group || food.isDish && old.isDish || food.head.last == old.head.last
                else { continue }
                var mention = mention(of: food)
                (mention.said, mention.amount) = (name, amount(kind, of: row, food))
                return mention
            }
        }
        return nil
    }

    /// As many, in the measure of the row where that was told.
    private func amount(_ kind: CountedKind, of row: Entry, _ food: Food) -> Amount {
        let isMeasured = !row.assumed.contains(.unit) && isCounted(row) && food.each != row.unit && food.grams(of: row.unit) != nil
        return Amount(quantity: kind.count, unit: isMeasured ? Unit(row.unit) : nil)
    }

    /// The row's food once more, by its plain name where it has one: the arepa of an "arepa de queso".
    private func again(_ row: Entry, _ kind: CountedKind) -> FoodMention {
        let old = food(row.foodID, noun: row.noun), head = plainName(row.said)
        let plain = food(named: head).flatMap { $0.group == old?.group ? $0 : nil } ?? old
        var mention = plain.map(mention(of:)) ?? FoodMention(said: head, candidates: [])
        mention.amount = plain.map { amount(kind, of: row, $0) } ?? Amount(quantity: kind.count)
        mention.said = kind.joint == "con" ? head : "\(head) \(kind.joint) \(kind.name)"
        return mention
    }

    /// The row that something goes with: the toast of toast and jam.
    private func host(of company: Food, among rows: [Entry]) -> Entry? {
        rows.first { row in
            guard let food = food(row.foodID, noun: row.noun), food.group != company.group, !["sauce", "fat", "sweet", "spice"].contains(food.group)
            else { return false }
            return knowledge.companions.amount(of: company, with: food) != nil || food.isDish || food.isDrink && company.group != "drink"
        }
    }

    /// Whether a row is a dish that may come in such a kind.
    private func isFilling(_ kind: CountedKind, of row: Entry) -> Bool {
        guard food(row.foodID, noun: row.noun)?.isDish ?? false else { return false }
        return food(named: kind.name)?.isFilling ?? (kind.name.split(separator: " ").count <= 2)
    }
}

/// A name without what it is of or with: "arepa" of "arepa de queso".
private func plainName(_ name: String) -> String {
    let words = name.split(separator: " ")
    return words.prefix { !["de", "con", "al"].contains($0) }.joined(separator: " ")
}
