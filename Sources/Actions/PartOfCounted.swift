import Dialogue
import NLU
import Nutrition
import Store

extension ActionContext {
    /// "una de las tostadas iba sin crema", "fueron 4 y dos eran de queso": the others stay as they are, and some are a row of their own, of that
    /// kind where the tables know it, and called so where they do not.
    func partOfCounted(_ correction: Correction) throws -> Outcome? {
        guard let part = correction.part else { return nil }
        guard let row = try counted(part) else { return try oneOfAlike(part) }
        let all = part.total ?? row.quantity, (count, name) = (part.kind.count, part.kind.name)
        let left = resized(row, to: Amount(quantity: all - count))
        let beside = try mealSpokenOf().filter { $0.id != row.id }
        // "una iba sin crema", of toasts with cream beside: less of the cream.
        if part.kind.joint == "sin",
            let other = matches(food(named: name).map(mention(of:)) ?? FoodMention(said: name, candidates: []), in: beside).only
        {
            var outcome = Outcome(name: "correct", events: [.slot(.entries([other.id, row.id])), .slot(.day(row.day))])
            if all != row.quantity {
                outcome.parts.append(.corrected(before: row, after: try diary.update(resized(row, to: Amount(quantity: all)))))
            }
            let less = try diary.update(resized(other, to: Amount(quantity: other.quantity * (all - count) / row.quantity)))
            outcome.parts.append(.corrected(before: other, after: less))
            outcome.day = try diary.totals(row.day)
            return outcome
        }
        let kind = known(part.kind, of: row)
        // "una era con queso", of two rolls: cheese on one.
        if kind == nil, part.kind.joint == "con", part.total == nil, let company = food(named: name), !company.isDish {
            var log = LogFood(foods: [mention(of: company)], when: row.when, continues: true)
            (log.restates, log.opening, log.ofSeveral) = (.never, "with", count)
            var outcome = try logFood(log, self)
            outcome.name = "correct"
            return outcome
        }
        if kind == nil, part.kind.joint.isEmpty, let size = correction.amount?.size {
            return try split(row, left, count) { try correct(Correction(selection: Selection(ids: [$0.id]), amount: Amount(size: size)), self) }
        }
        return try split(row, left, count) { one in
            let told = self.told(part.kind, known: kind, of: one)
            let rows = try diary.entries(row.day...row.day).map(\.id), outcome = try correct(told, self)
            let isMore = try diary.entries(row.day...row.day).contains { !rows.contains($0.id) }
            if outcome.question == nil, try isMore || diary.entry(one.id).map({ $0 != one }) ?? true { return outcome }
            // Nothing that the tables tell apart: called so, with the figures that there are.
            let head = ["con", "sin"].contains(part.kind.joint) ? one.said[...] : one.said.prefix { $0 != " " }
            var plain = try resaid(one, as: [String(head), part.kind.joint, name].filter { !$0.isEmpty }.joined(separator: " "))
            plain.parts = try diary.entry(one.id).map { [.leftOut(noun: $0.said, removed: []), .logged([$0], planned: row.day > today)] } ?? []
            return plain
        }
    }

    /// "skip the second muffin", "el último taco no me lo comí": the one row that counts two of them or more.
    func oneOfCounted(_ selection: Selection) throws -> Entry? {
        guard let named = selection.foods.only, let place = selection.ordinal, selection.count == nil, selection.ids.isEmpty, !selection.all,
            named.amount.quantity ?? 1 == 1, let row = try matches(named, in: mealSpokenOf()).only, isCounted(row), row.quantity >= 2,
            row.quantity == row.quantity.rounded(), try matches(named, in: pool(selection.when)).count == 1
        else { return nil }
        return place < 0 || place <= Int(row.quantity) ? row : nil
    }

    /// "eran de arroz", of three pupusas and a horchata: what was counted, where it has such a kind.
    func countedOf(_ correction: Correction, among rows: [Entry]) -> Entry? {
        guard rows.count > 1, correction.food != nil, correction.amount == nil,
            let first = Word.split(correction.words).first(where: { !["no", "perdon", "ah", "oh", "sorry"].contains($0) }),
            ["eran", "fueron", "were"].contains(first), let row = rows.only(where: { isCounted($0) && $0.quantity > 1 }),
            kind(correction, of: row) != nil
        else { return nil }
        return row
    }

    /// The row that is counted, and of which there are more than are spoken of.
    private func counted(_ part: PartOfCounted) throws -> Entry? {
        var rows = try spokenOf()
        rows += try mealSpokenOf().filter { row in !rows.contains { $0.id == row.id } }
        rows = rows.filter {
            isCounted($0) && $0.quantity == $0.quantity.rounded() && (part.total ?? $0.quantity) > part.kind.count
                && (part.total == nil || $0.quantity > 1)
        }
        if let named = part.named {
            let stems = Set(Word.split(named).map(stem))
            let fits = rows.filter { !stems.isDisjoint(with: Word.split($0.said).map(stem)) }
            rows = fits.isEmpty ? matches(food(named: named).map(mention(of:)) ?? FoodMention(said: named, candidates: []), in: rows) : fits
        }
        if rows.count > 1, case let fits = rows.filter({ known(part.kind, of: $0) != nil }), fits.count == 1 { return fits[0] }
        if rows.count > 1 { rows = rows.filter { !$0.assumed.contains(.quantity) } }
        return try rows.only.flatMap { try isOneOf($0, part) ? $0 : nil }
    }

    /// "la segunda era con huevo", of two arepas: one of them, by its number and by the gender of their name, and no row that stands at that place.
    private func isOneOf(_ row: Entry, _ part: PartOfCounted) throws -> Bool {
        guard let place = part.place else { return true }
        guard Double(place) <= row.quantity, !part.kind.joint.isEmpty || known(part.kind, of: row) != nil else { return false }
        func fits(_ row: Entry) -> Bool {
            let name = row.said.prefix { $0 != " " }.reversed().drop { $0 == "s" }.first
            return part.isFeminine == false ? name != "a" : name != "o"
        }
        guard fits(row) else { return false }
        let told = try spokenOf()
        guard told.count > 1, let other = told.indices.contains(place - 1) ? told[place - 1] : place < 0 ? told.last : nil, other.id != row.id else {
            return true
        }
        return !fits(other) || known(part.kind, of: row) != nil && known(part.kind, of: other) == nil
            || known(part.kind, of: other) == nil && told.count < place
    }

    /// "uno de los cafés fue sin azúcar", of two that were told one after the other: the newest.
    private func oneOfAlike(_ part: PartOfCounted) throws -> Outcome? {
        guard part.kind.count == 1, part.total == nil else { return nil }
        let rows = try mealSpokenOf().filter { row in
            part.named.map { Set(Word.split($0).map(stem)).isSubset(of: Word.split(row.said).map(stem)) } ?? true
        }.sorted { $0.id < $1.id }
        guard rows.count > 1, let row = rows.last, rows.allSatisfy({ $0.quantity == 1 && $0.foodID == row.foodID }) else { return nil }
        if part.kind.joint == "sin", let food = food(row.foodID, noun: row.noun), case .hasNone = without([part.kind.name], in: food) {
            return Outcome(name: "correct", events: [.slot(.entries([row.id]))], parts: [.alreadySo(row)])
        }
        return try correct(told(part.kind, known: known(part.kind, of: row), of: row), self)
    }

    /// That a row was of a kind: the food that the tables know by it, without what it lacks, or in its words.
    private func told(_ kind: CountedKind, known food: FoodMention?, of row: Entry) -> Correction {
        var told = Correction(selection: Selection(ids: [row.id]), food: food)
        told.food?.amount = Amount()
        guard food == nil else { return told }
        if kind.joint == "sin" {
            told.removed = [kind.name]
        } else {
            told.words = ["era", kind.joint, kind.name].filter { !$0.isEmpty }.joined(separator: " ")
        }
        return told
    }

    /// So many of a row as one of their own, with what is then done with it.
    private func split(_ row: Entry, _ left: Entry, _ count: Double, _ told: (Entry) throws -> Outcome) throws -> Outcome {
        var part = resized(row, to: Amount(quantity: count))
        part.id = 0
        let rest = try diary.update(left), one = try diary.add(part)
        var outcome = try told(one)
        outcome.parts.insert(.corrected(before: row, after: rest), at: 0)
        outcome.events += [.slot(.entries([rest.id, one.id])), .slot(.day(row.day))]
        outcome.day = try diary.totals(row.day)
        return outcome
    }
}

/// A word without the "s" of its plural.
func stem(_ word: String) -> String { word.hasSuffix("s") ? String(word.dropLast()) : word }
