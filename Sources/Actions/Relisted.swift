import Dialogue
import NLU
import Nutrition
import Store

/// Several foods told in the place of what stands: "it was 3 eggs and bacon", "6 salmon and 2 tuna", "potato and cheese ones".
extension ActionContext {
    /// Each by its own row, kinds of one row in its place; nil where they stand for it whole.
    func relisted(_ correction: Correction) throws -> Outcome? {
        guard let others = correction.others, let first = correction.food, correction.selection.foods.isEmpty, correction.removed.isEmpty else {
            return nil
        }
        let told = [first] + others, spoken = try spokenOf()
        if let kinds = try kindsInPlace(told, spoken) { return kinds }
        if Word.split(correction.words).last.map(["one", "ones"].contains) == true {
            if let kind = try onesOfKind(told, spoken) { return kind }
            guard others.isEmpty else { return Outcome(name: "correct", parts: [.strayAnswer]) }
            return try correct(Correction(selection: correction.selection, food: first), self)
        }
        if let filled = try filledAnew(told, spoken) { return filled }
        if others.count == 1, let outcome = try restated(told, spoken) { return outcome }
        // Where they are as many as what was counted they are that: "a cheeseburger and a veggie burger", of two burgers.
        let count = told.reduce(0) { $0 + ($1.amount.quantity ?? 0) }
        guard others.count == 1, spoken.count > 1, spoken.only(where: { isCounted($0) && $0.quantity == count && count > 1 }) == nil else {
            return nil
        }
        // One after the other, as each alone is read.
        return try told.reduce(into: Outcome(name: "correct")) { outcome, mention in
            var one = correction
            (one.others, one.food, one.amount) = (nil, mention, mention.amount.isEmpty ? nil : mention.amount)
            if !mention.amount.isEmpty { one.selection.foods = [mention] }
            outcome.append(try correct(one, self))
        }
    }

    /// "3 eggs and bacon", of eggs and toast: the eggs by their row, and the bacon in the place of the one row that is not told again, else beside them.
    private func restated(_ told: [FoodMention], _ spoken: [Entry]) throws -> Outcome? {
        func own(_ mention: FoodMention) -> Entry? {
            let last = Word.split(mention.said).last
            return spoken.only { kinship(of: mention, to: $0) == .same }
                ?? matches(mention, in: spoken).only { Word.split($0.said).last == last || Word.split($0.noun).last == last }
        }
        guard let standing = told.only(where: { own($0) != nil }), let row = own(standing), let new = told.only(where: { own($0) == nil }),
            new.best != nil, food(new).map({ !isOf($0, row) }) ?? false
        else { return nil }
        var outcome =
            standing.amount.isEmpty
            ? Outcome(name: "correct") : try correct(Correction(selection: Selection(ids: [row.id]), amount: standing.amount), self)
        var log = LogFood(foods: [new], when: row.when)
        (log.continues, log.restates) = (true, .never)
        // A drink gives way to no food.
        let other = spoken.only { $0.id != row.id }
        if spoken.count == 2, let other, food(other.foodID, noun: other.noun)?.isDrink == food(new)?.isDrink { log.replaces = other.id }
        outcome.append(try logFood(log, self))
        outcome.name = "correct"
        return outcome
    }

    /// "it was chicken and avo", "ham and cheese", of a sandwich: what was in it, by whatever name.
    private func filledAnew(_ told: [FoodMention], _ spoken: [Entry]) throws -> Outcome? {
        let fillings: Set<String> = ["meat", "poultry", "fish", "sausage", "vegetable", "fruit", "dairy", "egg", "salad", "sauce"]
        guard told.allSatisfy({ mention in mention.amount.isEmpty && (food(mention).map { fillings.contains($0.group) && !$0.isDrink } ?? false) }),
            let row = spoken.only(where: { food($0.foodID, noun: $0.noun)?.group == "sandwich" }), let old = food(row.foodID, noun: row.noun),
            let head = old.head.last, !told.contains(where: { mention in spoken.contains { kinship(of: mention, to: $0) == .same } })
        else { return nil }
        let names = [told, told.reversed()].map { $0.map(\.said).joined(separator: " and ") + " \(head)" }
        guard let kind = names.lazy.compactMap({ self.food(named: $0) }).first(where: { $0.group == old.group }) else {
            return try self.told(row, as: names[0])
        }
        return try correct(Correction(selection: Selection(ids: [row.id]), food: mention(of: kind)), self)
    }

    /// The quinoa of a row that is called so anyway.
    private func isOf(_ food: Food, _ row: Entry) -> Bool { Set(Word.split(food.noun)).isSubset(of: Word.split(row.said) + Word.split(row.noun)) }

    /// What is spoken of, then the rest of its meal.
    private func withMeal(_ spoken: [Entry]) throws -> [Entry] {
        try spoken + mealSpokenOf().filter { row in !spoken.contains { $0.id == row.id } }
    }

    /// "6 pieces salmon and 2 tuna", of salmon nigiri: kinds of the one row that all of them are named with.
    private func kindsInPlace(_ told: [FoodMention], _ spoken: [Entry]) throws -> Outcome? {
        let rows = try withMeal(spoken)
        guard told.count > 1,
            told.allSatisfy({ $0.amount.quantity != nil && ($0.amount.unit.map { ["piece", "slice", "serving"].contains($0.name) } ?? true) })
        else { return nil }
        for row in rows.reversed() where isCounted(row) {
            guard let old = food(row.foodID, noun: row.noun), let head = old.head.last, old.isDish || old.head.count > 1 else { continue }
            let kinds = told.map { mention in
                [mention.said, mention.best?.noun ?? mention.said].lazy.compactMap { self.food(named: "\($0) \(head)") }
                    .first { $0.group == old.group && $0.head.last == head }
            }
            guard kinds.allSatisfy({ $0 != nil }), Set(kinds.compactMap { $0?.noun }).count == told.count else { continue }
            let foods = zip(kinds, told).compactMap { kind, mention -> FoodMention? in
                guard let kind else { return nil }
                var named = self.mention(of: kind)
                named.amount = Amount(quantity: mention.amount.quantity)
                return named
            }
            var log = LogFood(foods: foods, when: row.when)
            (log.replaces, log.restates) = (row.id, .never)
            var outcome = try logFood(log, self)
            outcome.name = "correct"
            return outcome
        }
        return nil
    }

    /// "potato and cheese ones", of pierogi: a kind of what is counted, by whatever name; nothing else takes its place.
    func onesOfKind(_ told: [FoodMention], _ spoken: [Entry]) throws -> Outcome? {
        let rows = try withMeal(spoken)
        let counted = rows.filter { row in isCounted(row) && (food(row.foodID, noun: row.noun).map { $0.isDish || $0.group == "dessert" } ?? false) }
        guard let row = counted.only ?? counted.only(where: { $0.quantity > 1 }), let old = food(row.foodID, noun: row.noun) else { return nil }
        let said = told.map(\.said).joined(separator: " and "), head = Word.split(row.said).last ?? row.noun
        let names = told.map(\.said) == [said] ? [said] : [said, told.map(\.said).joined(separator: " ")]
        guard
            let kind = names.lazy.compactMap({ self.food(named: "\($0) \(head)") ?? self.food(named: "\($0) \(old.head.last ?? head)") })
                .first(where: { $0.group == old.group })
        else { return try self.told(row, as: "\(said) \(row.said)") }
        if kind.noun == old.noun { return try self.told(row, as: "\(said) \(row.said)") }
        return try correct(Correction(selection: Selection(ids: [row.id]), food: mention(of: kind)), self)
    }

    /// "just milk", of a coffee with milk and sugar: the sugar goes, and the coffee stays.
    func onlyCompany(_ mention: FoodMention, _ request: LogFood, _ rows: [Entry]) -> Belonging? {
        guard request.restates == .only || ["just", "only", "solo"].contains(request.opening ?? ""), mention.amount.isEmpty else { return nil }
        let told = Word.split(mention.said)
        for row in rows.reversed() {
            guard let parts = NameParts(row.said), case let company = Word.split(parts.company), company.count > told.count,
                company.contains(where: ["and", "y"].contains), Set(told).isSubset(of: company)
            else { continue }
            let name = "\(parts.host) \(parts.joint) \(mention.said)"
            guard let kind = food(named: name) else { return .part(of: row, called: name) }
            return .corrections([Correction(selection: Selection(ids: [row.id]), food: self.mention(of: kind))])
        }
        return nil
    }

    /// The same where it was taken for a correction: "it was just milk".
    func onlyCompany(_ correction: Correction) throws -> Outcome? {
        guard let mention = correction.food, correction.amount?.isEmpty ?? true, correction.removed.isEmpty, correction.selection.foods.isEmpty,
            Word.split(correction.words).prefix(4).contains(where: ["just", "only", "solo"].contains)
        else { return nil }
        var log = LogFood(foods: [mention], when: When())
        log.restates = .only
        switch onlyCompany(mention, log, try spokenOf()) {
        case .corrections(let told)?: return try told.first.map { try correct($0, self) }
        case .part(let row, let name)?: return try self.told(row, as: name)
        default: return nil
        }
    }

    /// "with margarine", of toast with butter: the one spread in the place of the other.
    func spreadInstead(_ mention: FoodMention, _ request: LogFood) throws -> Belonging? {
        func isSpread(_ food: Food?) -> Bool {
            food.map { $0.group == "fat" && $0.head.contains(where: ["butter", "margarine", "spread", "ghee"].contains) } ?? false
        }
        guard ["with", "con"].contains(request.opening ?? ""), isSpread(food(mention)),
            let row = try mealSpokenOf().only(where: { isSpread(food($0.foodID, noun: $0.noun)) }), row.noun != mention.best?.noun,
            row.assumed.contains(.quantity), isJustTold(row)
        else { return nil }
        return .corrections([Correction(selection: Selection(ids: [row.id]), food: mention)])
    }

    /// "8 salmon nigiri", right after sushi, "4 lagers" after some beers: the kind, and how many of it.
    func isSortCounted(_ mention: FoodMention, _ request: LogFood, of row: Entry) -> Bool {
        guard !request.isToldAsEaten, row.assumed.contains(.quantity), isJustTold(row), let new = food(mention),
            let old = food(row.foodID, noun: row.noun),
            new.group == old.group, new.noun != old.noun, Word.split(row.said).count == 1
        else { return false }
        func head(_ name: String) -> [String] { Word.split(String(name.prefix { $0 != "," })) }
        if Word.split(row.said) == ["sushi"] { return new.head.contains(where: ["nigiri", "maki", "sashimi", "roll", "sushi"].contains) }
        return new.name.contains(",") && head(new.name) == head(old.name) && Word.split(row.said) == head(old.name)
    }

    /// "half the sandwich": so much of what was logged.
    func share(_ amount: Amount, of row: Entry) -> Belonging? {
        guard let part = amount.quantity, part < 1, amount.unit == nil, amount.size == nil else { return nil }
        return .corrections([Correction(selection: Selection(ids: [row.id]), factor: part)])
    }

    /// "4 with maple syrup": as many of what was not counted, and the syrup on them.
    func countTold(_ request: LogFood) throws -> Outcome? {
        guard request.isCountTold == true, let count = request.ofSeveral else { return nil }
        var told = request
        told.isCountTold = nil
        guard let row = try spokenOf().only, isCounted(row), row.quantity < count, row.assumed.contains(.quantity) else {
            return try logFood(told, self)
        }
        // A pancake has no syrup of its own, a slice of bread its jam.
        let group = food(row.foodID, noun: row.noun)?.group
        if group != "bread" || row.noun.hasSuffix("pancake") || row.noun.hasSuffix("waffle") { told.ofSeveral = nil }
        var outcome = try correct(Correction(selection: Selection(ids: [row.id]), amount: Amount(quantity: count)), self)
        outcome.append(try logFood(told, self))
        outcome.name = "log_food"
        return outcome
    }

    /// "nans lasagne is actually 480", of one's own that has 520 kcal: its energy, and no number of slices.
    func ownFigure(_ correction: Correction) throws -> Outcome? {
        guard correction.factor == nil, correction.food?.best.map({ $0.id.code.hasPrefix("custom:") }) ?? true, correction.removed.isEmpty,
            let amount = correction.amount ?? correction.food?.amount, let figure = amount.quantity, amount.unit == nil, amount.size == nil,
            figure >= 40,
            let row = try (correction.selection.foods.first ?? correction.food).map({ matches($0, in: try mealSpokenOf()).only }) ?? spokenOf().only,
            row.foodID.code.hasPrefix("custom:"), row.quantity > 0, let energy = row.nutrients[.energy].map({ $0 / row.quantity }),
            (0.5...2).contains(figure / energy), row.quantity * 5 < figure
        else { return nil }
        var figures = Nutrients()
        figures[.energy] = figure
        return try createFood(FoodDraft(label: FoodLabel(name: row.noun, figures: figures), isOfLast: true), self)
    }
}

extension Correction {
    /// "they were pork ones", "the bao was the pork one": a kind of what is counted.
    var tellsOnes: Bool {
        let told = Word.split(words)
        return told.last.map(["one", "ones"].contains) == true && told.contains(where: ["was", "were", "they"].contains) && amount?.unit == nil
            && !told.contains(where: ["other", "first", "second", "third", "last", "not", "no"].contains) && ofSeveral == nil
    }
}
