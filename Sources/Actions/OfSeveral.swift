import Dialogue
import NLU
import Nutrition
import Store

extension ActionContext {
    /// "uno solo, el otro se lo comió mi hermano", after two completos and a drink: of the one row of which there were two.
    func oneOfTwo(_ correction: Correction) throws -> Correction? {
        let words = Word.split(correction.words), count = correction.amount ?? Amount()
        guard correction.selection.foods.isEmpty, correction.food == nil, correction.factor == nil, count.quantity == 1, count.unit == nil,
            words.contains(where: ["otro", "otra", "other"].contains), words.contains(where: ["uno", "una", "one"].contains),
            let row = try mealSpokenOf().only(where: { $0.quantity == 2 && isCounted($0) })
        else { return nil }
        return Correction(selection: Selection(ids: [row.id]), amount: count)
    }

    /// "era media nomás", of a bread with butter: half of what comes in pieces.
    func ofPieces(_ correction: Correction, among rows: [Entry]) -> Correction? {
        let part = correction.factor ?? (correction.amount?.unit == nil ? correction.amount?.quantity : nil)
        guard correction.selection.foods.isEmpty, correction.food == nil, let part, part < 1, let row = rows.only(where: { isCounted($0) }) else {
            return nil
        }
        var chosen = correction
        chosen.selection = Selection(ids: [row.id])
        return chosen
    }

    /// "it was just the eggs", of bacon and eggs: the others that were told together go.
    func onlyThese(_ correction: Correction) throws -> Outcome? {
        let words = Word.split(correction.words)
        guard let only = words.prefix(4).firstIndex(where: ["just", "only", "solo", "solamente", "nomas", "unicamente"].contains),
            only + 1 < words.count,
            let article = words[(only + 1)...].firstIndex(where: { !ate.contains($0) }),
            articles.contains(words[article]) || !isAddition(correction),
            correction.amount?.isEmpty ?? true, correction.factor == nil, correction.removed.isEmpty, correction.selection.ids.isEmpty
        else { return nil }
        let named = correction.selection.foods.isEmpty ? correction.food.map { [$0] } ?? [] : correction.selection.foods
        let names = named.flatMap { Word.split($0.said) } + ["and", "y"] + articles
        guard !named.isEmpty, words[article...].count(where: { !names.contains($0) }) == 0 else { return nil }
        let told = try (tracker.listed ?? tracker.entries).compactMap { try diary.entry($0) }
        // "just the curry", of a chicken curry and rice.
        if let one = named.only, let alone = dishPartAlone(one, among: told) { return try correct(alone, self) }
        let kept = named.compactMap { matches($0, in: told).only?.id }
        guard (2...8).contains(told.count), Set(told.map(\.meal)).count == 1, kept.count == named.count, kept.count < told.count else { return nil }
        return try delete(Selection(ids: told.map(\.id).filter { !kept.contains($0) }), self)
    }

    /// "it was just milk", of a coffee: what goes into something is not all that there was.
    private func isAddition(_ correction: Correction) -> Bool {
        guard let mention = correction.food ?? correction.selection.foods.first, let food = food(mention) else { return true }
        return ["sauce", "fat", "spice", "dairy", "sugar", "sweet", "condiment"].contains(food.group)
    }

    private var ate: [String] {
        ["ate", "had", "eat", "drank", "finished", "me", "comi", "tome", "cene", "almorce", "desayune", "bebi"]
    }
    private var articles: [String] { ["the", "my", "el", "la", "los", "las", "mi"] }

    /// "both with a splash of milk", after two coffees: so much for each of what was counted.
    func onEach(_ foods: [FoodMention], of host: FoodMention?) throws -> [FoodMention] {
        let named = try host.map { try matches($0, in: mealSpokenOf()).only ?? matches($0, in: pool(When())).only }
        // "with a tsp of tahini on each", of a banana and three rice cakes: on what was counted.
        let told = try named ?? spokenOf().only ?? mealSpokenOf().only { isCounted($0) && (2...12).contains($0.quantity) }
        guard ["log_food", "correct", "move_entry"].contains(tracker.lastAction ?? ""), let row = told, (2...12).contains(row.quantity),
            row.quantity == row.quantity.rounded()
        else { return foods }
        return foods.map { mention in
            var mention = mention
            mention.amount.quantity = mention.amount.quantity.map { $0 * row.quantity }
            return mention
        }
    }

    /// "both with a splash of milk", "el segundo con leche": on each of what stands, or on the one at that place.
    func putOnOne(_ request: inout LogFood) throws {
        if request.isOnEach == true { request.foods = try onEach(request.foods, of: request.host ?? request.addedTo) }
        guard let place = request.ofPlace else { return }
        for index in request.foods.indices where request.foods[index].best == nil {
            request.foods[index].candidates = food(named: request.foods[index].said).map { mention(of: $0).candidates } ?? []
        }
        let rows = try spokenOf()
        guard rows.count > 1 else {
            request.ofSeveral = 1
            return
        }
        guard let row = place < 0 ? rows.last : rows.indices.contains(place - 1) ? rows[place - 1] : nil else { return }
        request.addedTo = FoodMention(said: row.said, candidates: [FoodReference(id: row.foodID, noun: row.noun, score: 1)])
    }

    /// A row that was parted from another, told together with all that was told with that one.
    private func listed(_ new: Entry, beside row: Entry) -> Event {
        let told = tracker.listed.flatMap { $0.contains(row.id) ? $0 : nil } ?? [row.id]
        return .slot(.listed(told + [new.id]))
    }

    /// "las verduras eran brócoli y zanahoria": several foods in the place of one row.
    func inItsPlace(_ correction: Correction) throws -> Outcome? {
        if let mention = correction.food, correction.others == nil, correction.tellsOnes { return try onesOfKind([mention], spokenOf()) }
        if let only = try onlyCompany(correction) { return only }
        guard let others = correction.others, let first = correction.food else { return try flavouredSo(correction) }
        if let outcome = try flavouredSo(correction) ?? relisted(correction) { return outcome }
        var plain = correction
        (plain.others, plain.food, plain.words) = (nil, nil, "")
        // "it was 2 eggs and 3 slices of toast", where both stand: each of its own row.
        let told = [first] + others, meal = try mealSpokenOf()
        let own = told.compactMap { mention in meal.only { kinship(of: mention, to: $0) == .same }?.id }
        if plain.selection.foods.isEmpty, Set(own).count == told.count, told.allSatisfy({ !$0.amount.isEmpty }) {
            return try zip(told, own).reduce(into: Outcome(name: "correct")) { outcome, one in
                outcome.append(try correct(Correction(selection: Selection(ids: [one.1]), amount: one.0.amount), self))
            }
        }
        // "eran dos medialunas y un vigilante", of mate and three pastries: of what was counted so.
        let count = told.reduce(0) { $0 + ($1.amount.quantity ?? 0) }
        let counted = plain.selection.foods.isEmpty ? try spokenOf().only { isCounted($0) && $0.quantity == count && count > 1 } : nil
        if let counted { plain.selection = Selection(ids: [counted.id]) }
        guard case .entries(let rows) = try target(of: plain), let row = rows.only else { return nil }
        let foods = told.map { ofItsKind(fried($0, as: row), row) }
        var log = LogFood(foods: foods, when: row.when)
        (log.replaces, log.restates, log.confirmed) = (row.id, .never, correction.confirmed)
        var outcome = try logFood(log, self)
        outcome.name = "correct"
        return outcome
    }

    /// "4 tacos y una quesadilla", of five tacos de barbacoa: the tacos are still those.
    private func ofItsKind(_ mention: FoodMention, _ row: Entry) -> FoodMention {
        guard kinship(of: mention, to: row) == .wider, let kind = food(row.foodID, noun: row.noun) else { return mention }
        var told = self.mention(of: kind)
        (told.said, told.amount) = (row.said, mention.amount)
        return told
    }

    /// "2 drumsticks and a wing", of fried chicken: fried.
    func fried(_ mention: FoodMention, as row: Entry) -> FoodMention {
        guard row.noun.hasPrefix("fried "), let noun = mention.best?.noun, let part = food(mention), !noun.contains("fried"),
            let old = food(row.foodID, noun: row.noun), ["fish", "poultry"].contains(old.group),
            part.group == old.group || row.noun == "fried chicken",
            let kind = food(named: "fried \(noun)") ?? (old.group == "fish" && noun != "fish" ? old : nil), kind.noun != noun,
            kind.noun != row.noun || old.group == "fish", said.allSatisfy({ !otherwiseCooked.contains($0) })
        else { return mention }
        var told = self.mention(of: kind)
        // "haddock", of breaded fish, whose figures those of any are.
        if kind.noun == row.noun { told.said = "fried \(mention.said)" }
        told.amount = mention.amount
        return told
    }

    /// "one of them was decaf", of three coffees: two stay as they are, and one is a row of its own that is put right.
    func ofSeveral(_ correction: Correction) throws -> Outcome? {
        // "una sin queso", of two arepas.
        let without = correction.removed.isEmpty || correction.food != nil || correction.amount?.unit != nil ? nil : correction.amount?.quantity
        guard var count = correction.ofSeveral ?? without else { return nil }
        // "el segundo era arroz blanco", of rice, soup and bread: the row in that place.
        let told = Word.split(correction.words)
        if let place = correction.selection.ordinal, place > 0,
            zip(told, told.dropFirst()).contains(where: { Pointers.place($0) == place && unnamed.contains($1) }), let listed = tracker.listed,
            listed.indices.contains(place - 1),
            Set(try listed.compactMap { try diary.entry($0)?.noun }).count == listed.count
        {
            return nil
        }
        var named = correction.selection.foods
        // "one was a latte" names what it was, and no row.
        if let food = correction.food { named.removeAll { $0.said == food.said && !food.isDefinite } }
        var one = correction
        (one.ofSeveral, one.amount) = (nil, correction.amount?.unit == nil && correction.amount?.size == nil ? nil : correction.amount)
        if one.food?.amount == Amount(quantity: count) { one.food?.amount = Amount() }
        // "decaf", of "one of them was decaf".
        if let verb = Word.split(one.words).firstIndex(where: unnamed.contains) { one.words = Word.split(one.words)[verb...].joined(separator: " ") }
        let new = one.food.flatMap { food($0) }
        func takes(_ row: Entry) -> Bool {
            // "the last one was a tea" is none of two eggs.
            if one.food.map({ likeness(row, $0) >= 2 }) ?? !one.removed.isEmpty { return true }
            if let group = new?.group, let own = food(row.foodID, noun: row.noun)?.group, group != own, !pastries.isSuperset(of: [group, own]) {
                return kind(one, of: row) != nil || isKind(one, of: row)
            }
            return one.amount != nil || new != nil || kind(one, of: row) != nil
        }
        // "dejé la mitad de uno": the others stand whole.
        let share = one.food == nil && one.amount == nil ? one.factor : nil
        func are(_ rows: [Entry]) -> [Entry] { (named.first.map { matches($0, in: rows) } ?? rows).filter { share != nil || takes($0) } }
        // "la otra era de hongos", after one of two was put right: the one that was left.
        if let words = correction.otherWords, tracker.lastAction == "correct", tracker.entries.count == 2,
            let row = try diary.entry(tracker.entries[0]), row.quantity == count
        {
            (one.selection, one.words) = (Selection(ids: [row.id]), words)
            return try correct(one, self)
        }
        let meal = are(try mealSpokenOf())
        guard
            let row = [are(try spokenOf()), meal].lazy.compactMap({
                $0.only(where: { !["g", "ml", "oz", "fl oz"].contains($0.unit) && $0.quantity > count && $0.quantity == $0.quantity.rounded() })
            }).first
        else {
            return try plainOnes(one, count) ?? ofAlike(one, meal)
        }
        // "la mitad eran de atún".
        if count == 0.5, share == nil { count = row.quantity / 2 }
        if let share {
            let whole = Amount(quantity: row.quantity - count * (1 - share))
            return try correct(Correction(selection: Selection(ids: [row.id]), amount: whole), self)
        }
        let rest = try diary.update(resized(row, to: Amount(quantity: row.quantity - count)))
        var part = resized(row, to: Amount(quantity: count))
        part.id = 0
        let stored = try diary.add(part)
        one.selection = Selection(ids: [stored.id])
        var outcome = try correct(one, self)
        outcome.parts.insert(.corrected(before: row, after: rest), at: 0)
        outcome.events += [listed(stored, beside: rest), .slot(.entries([rest.id, stored.id]))]
        return outcome
    }

    /// "una era sencilla", of two baleadas: no table tells that kind apart, and the one is called so.
    private func plainOnes(_ one: Correction, _ count: Double) throws -> Outcome? {
        let words = Word.split(one.words).drop(while: unnamed.contains)
        guard count >= 1, one.food == nil, one.amount == nil, one.factor == nil, one.removed.isEmpty, one.selection.foods.isEmpty, words.count == 1,
            let word = words.first, plainNames.contains(word),
            let row = try mealSpokenOf().only(where: { isCounted($0) && $0.quantity > count && $0.quantity == $0.quantity.rounded() })
        else { return nil }
        let rest = try diary.update(resized(row, to: Amount(quantity: row.quantity - count)))
        var part = resized(row, to: Amount(quantity: count))
        (part.id, part.said) = (0, "\(row.said) \(word)")
        let stored = try diary.add(part)
        return Outcome(
            name: "correct", events: [listed(stored, beside: rest), .slot(.entries([rest.id, stored.id])), .slot(.day(row.day))],
            parts: [.corrected(before: row, after: rest), .logged([stored], planned: stored.day > today)], day: try diary.totals(row.day))
    }

    /// "the second was alcohol free", of two beers that were told one after the other: the row in that place, else the newest.
    private func ofAlike(_ one: Correction, _ rows: [Entry]) throws -> Outcome? {
        guard rows.count > 1, Set(rows.map(\.foodID)).count == 1, rows.allSatisfy({ $0.quantity == 1 }),
            let row = rows.sorted(by: { $0.id < $1.id }).at(ordinal: one.selection.ordinal ?? -1)
        else { return nil }
        var one = one
        one.selection = Selection(ids: [row.id])
        return try correct(one, self)
    }

    /// "3 beers in total", of two rows of beer: the newest makes up what is missing, or goes where it is less.
    func counted(_ correction: Correction, among rows: [Entry]) throws -> Outcome? {
        guard correction.food == nil || correction.food?.said == correction.selection.foods.first?.said, correction.factor == nil,
            let count = (correction.amount ?? correction.food?.amount)?.quantity, count >= 1, correction.amount?.unit == nil,
            correction.amount?.size == nil, rows.count > 1, Set(rows.map(\.noun)).count == 1, Set(rows.map(\.day)).count == 1,
            rows.allSatisfy({ !isWeighed($0) })
        else { return nil }
        var rows = rows.sorted { $0.id < $1.id }
        var outcome = Outcome(name: "correct")
        while rows.count > 1, rows.dropLast().reduce(0, { $0 + $1.quantity }) >= count {
            let gone = rows.removeLast()
            try diary.remove(gone)
            outcome.parts.append(.deleted([gone]))
        }
        let last = rows.removeLast()
        let rest = count - rows.reduce(0) { $0 + $1.quantity }
        if rest != last.quantity {
            let stored = try diary.update(resized(last, to: Amount(quantity: rest)))
            outcome.parts.append(.corrected(before: last, after: stored))
        } else if outcome.parts.isEmpty {
            outcome.parts.append(.alreadySo(last))
        }
        outcome.day = try diary.totals(last.day)
        outcome.events = [.slot(.entries(rows.map(\.id) + [last.id])), .slot(.day(last.day))]
        return outcome
    }
}

extension Correction {
    /// "la otra era de hongos", "the other was chicken": what is said of it, from the verb on.
    fileprivate var otherWords: String? {
        let words = Word.split(words)
        guard words.prefix(3).contains(where: ["otra", "otro", "other"].contains),
            let verb = words.firstIndex(where: ["era", "eran", "fue", "was", "were"].contains)
        else { return nil }
        return words[verb...].joined(separator: " ")
    }
}

/// Say that one had nothing more to it.
private let plainNames: Set<String> = ["sencilla", "sencillo", "simple", "sola", "solo", "normal", "plain", "natural"]

/// Groups of what is counted together at a baker's.
private let pastries: Set<String> = ["bread", "sweet", "dessert", "snack"]

/// No longer fried.
private let otherwiseCooked: Set<String> = [
    "grilled", "baked", "roasted", "steamed", "boiled", "poached", "plancha", "horno", "asado", "asada", "parrilla", "vapor", "cocido", "hervido",
]
