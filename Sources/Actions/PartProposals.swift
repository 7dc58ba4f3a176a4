public import Dialogue
import Knowledge
public import NLU
import Nutrition
public import Store

/// What a message may mean for what a dish is made of.
extension ActionContext {
    /// "150 g tofu", of a tofu scramble, "two sausages", of sausages and mash, "on white bread", of a sandwich: for each row that is made with what is
    /// told, or is called by it.
    /// - Parameter rows: those near, the nearest first.
    func partProposals(_ foods: [FoodMention], of rows: [Entry]) -> [Proposal] {
        // What was left out of something is told of it, and of no part.
        guard (1...4).contains(foods.count), foods.allSatisfy(\.removed.isEmpty) else { return [] }
        return rows.prefix(3).flatMap { row -> [Proposal] in
            let parts = foods.filter { isPart($0, of: row) },
                others = foods.filter { mention in
                    !parts.contains(mention) && !isNamed(row, as: mention)
                }
            // All that is told takes the place of a dish, or of what was counted: "150 g de yogur y 30 de granola", "una con queso y otra con jamón".
            var out = foods.count > 1 && !foods.contains(where: \.negated) && (!parts.isEmpty || row.quantity > 1) ? [instead(foods, of: row)] : []
            out += kindProposals(foods, of: row)
            if let told = inDetail(foods, of: row), told != foods || foods.count > 1 { out.append(instead(told, of: row, kind: "detail")) }
            // "the chicken was a drumstick and a thigh".
            let kinds = foods.filter { mention in !isNamedWhole(row, mention) || !mention.amount.isEmpty }
            if kinds.count > 1, kinds.count < foods.count, !kinds.contains(where: \.negated) { out.append(instead(kinds, of: row)) }
            guard !parts.isEmpty else { return out }
            // It stands so.
            if others.isEmpty { out.append(Proposal(requests: [.correct(change(row))], kind: "part standing")) }
            let made = parts.filter { !$0.negated }.compactMap { madeWith($0, row) }
            if !made.isEmpty, made.count == parts.count { out.append(Proposal(requests: made, kind: "part made")) }
            if !others.isEmpty, others.allSatisfy({ !$0.negated && $0.best != nil }) {
                out.append(Proposal(requests: made + [.logFood(log(others, row.when))], kind: made.isEmpty ? "part beside" : "part made beside"))
            }
            if let part = parts.only, others.isEmpty, let dish = openedDish(with: part, among: [row]) {
                out += split(filledUp(dish), part)
            }
            return out
        }
    }

    /// Of the rows near by, by number, the foods that their dish is made with, as they were said.
    public func parts(_ foods: [FoodMention], of rows: [Entry]) -> [Int: Set<String>] {
        rows.prefix(6).reduce(into: [:]) { parts, row in
            let held = foods.filter { isPart($0, of: row) }.map(\.said)
            if !held.isEmpty { parts[row.id] = Set(held) }
        }
    }

    /// Whether a row's dish is made with a food, or is called by it and by something else.
    func isPart(_ mention: FoodMention, of row: Entry) -> Bool {
        guard let dish = food(row.foodID, noun: row.noun), !isNamedWhole(row, mention) else { return false }
        if isCalled(by: mention, row) { return true }
        if isPutOn(mention, row) { return false }
        if grams(of: mention.said, in: dish) > 0 { return true }
        guard let part = food(mention) else { return false }
        if isPart(part, of: row) { return true }
        if let role = DishRole.of(part), let batch = knowledge.batch(of: dish.id.base), batch.parts.contains(where: { DishRole.of($0.food) == role })
        {
            return true
        }
        return namedPart(mention, of: row) != nil
    }

    /// The parts that a row's name tells, and which of them a food is called as.
    private func namedPart(_ mention: FoodMention, of row: Entry) -> (parts: DishParts, place: Int)? {
        let words = Word.split(mention.said)
        guard let head = language == "es" ? words.first : words.last, let parts = DishParts(row.said, language: language) else { return nil }
        return parts.parts.firstIndex { Word.split($0).contains(head) }.map { (parts, $0) }
    }

    private func isNamedWhole(_ row: Entry, _ mention: FoodMention) -> Bool {
        mention.best?.id == row.foodID && mention.best?.noun == row.noun || Word.split(mention.said) == Word.split(row.said)
    }

    /// The row made with so much of a part, or with that kind of it; nil where nothing of the sort is told.
    private func madeWith(_ mention: FoodMention, _ row: Entry) -> Request? {
        guard food(mention) != nil else { return nil }
        var change = change(row)
        change.madeWith = mention
        return .correct(change)
    }

    /// The foods in the place of a row.
    func instead(_ foods: [FoodMention], of row: Entry, kind: String = "instead") -> Proposal {
        var log = log(foods, row.when)
        log.replaces = row.id
        return Proposal(requests: [.logFood(log)], kind: kind)
    }

    /// A dish parted into what it is called by: with what is told of one of them, without that, and that alone.
    private func split(_ dish: OpenedDish, _ part: FoodMention) -> [Proposal] {
        func proposal(_ dish: OpenedDish, _ kind: String) -> Proposal {
            var log = dish.logged
            log.isPlain = true
            return Proposal(requests: [.logFood(log)], kind: kind)
        }
        var told = part, without = dish, alone = dish
        (told.negated, told.removed) = (false, [])
        if told.amount.isEmpty { told.amount = dish.foods[dish.place].amount }
        without.foods.remove(at: dish.place)
        alone.foods = [dish.foods[dish.place]]
        var out = [proposal(dish.with(told), part.amount.isEmpty ? "split kind" : "split amount")]
        if !without.foods.isEmpty { out.append(proposal(without, "split without")) }
        out.append(proposal(alone, "split alone"))
        return out
    }

    /// A row with as much of a part as is told, or with another kind in its place; it stands where no table tells what it is made of.
    func made(_ row: Entry, with mention: FoodMention) throws -> Outcome {
        guard let part = food(mention), let dish = food(row.foodID, noun: row.noun) else {
            return try told(row, as: inOtherAmount(mention.said, row))
        }
        let standing = grams(of: mention.said, in: dish) * row.grams / 100
        // "half the rice": of what is in it.
        let fraction = mention.amount.size == nil && mention.isDefinite ? share(mention.amount) : nil
        if standing > 0, let factor = fraction ?? (mention.amount.isEmpty ? nil : part.portion(mention.amount).grams / standing) {
            if let made = altered(dish, mention.said, times: factor, said: row.said) { return try remade(row, as: made) }
        } else if mention.amount.isEmpty, let made = altered(dish, with: part, called: mention.said, said: row.said) {
            return try remade(row, as: made)
        }
        if mention.amount.isEmpty, let kind = knownDish(row, with: mention) {
            return try correct(Correction(selection: Selection(ids: [row.id]), food: kind), self)
        }
        guard mention.amount.isEmpty else { return try told(row, as: inOtherAmount(mention.said, row)) }
        // No table tells: it goes by the name that it was told with.
        let name = "\(row.said) \(language == "es" ? "con" : "with") \(mention.said)"
        var outcome = try resaid(row, as: name)
        outcome.parts.insert(.leftOut(noun: name, removed: []), at: 0)
        return outcome
    }

    /// "la leche, desnatada", of a café con leche: the dish that goes by the name with that part in it.
    private func knownDish(_ row: Entry, with part: FoodMention) -> FoodMention? {
        guard let standing = food(row.foodID, noun: row.noun) else { return nil }
        let replaced = namedPart(part, of: row).map { $0.parts.replacing($0.place, by: part.said) }
        let names = [replaced, language == "es" ? "\(row.said) con \(part.said)" : "\(part.said) \(row.said)", "\(row.said) with \(part.said)"]
        return names.lazy.compactMap { $0 }.compactMap { name -> FoodMention? in
            guard let kind = self.food(named: name), kind.noun != standing.noun, kind.group == standing.group else { return nil }
            var mention = self.mention(of: kind)
            mention.said = name
            return mention
        }.first
    }
}
