import Dialogue
import NLU
import Nutrition
import Store

extension ActionContext {
    /// "margarina, no mantequilla": the row or the part of a dish that is called so, with the other in its place; where none is, what else was meant.
    func namedForOther(_ correction: Correction) throws -> Outcome? {
        guard let otherwise = correction.otherwise, let old = correction.selection.foods.only, let new = correction.food else { return nil }
        let rows = try mealSpokenOf(), words = Word.split(old.said)
        if let row = rows.last(where: { Word.split($0.said) == words || Word.split($0.noun) == words }) {
            return try correct(Correction(selection: Selection(ids: [row.id]), food: new, amount: correction.amount), self)
        }
        for row in rows.reversed() where !Word.split(row.said).contains(where: Word.split(new.said).contains) {
            if let parts = try partsExchanged(row, words, new, Correction(selection: Selection())) { return parts }
        }
        return try perform(otherwise, self)
    }

    /// "era arroz integral", of rice with vegetables: the kind of what its name opens with, and what it came with stands.
    func kindOfHead(_ correction: Correction) throws -> Outcome? {
        guard let new = correction.food, new.removed.isEmpty, new.amount.isEmpty, correction.amount?.isEmpty ?? true, correction.factor == nil,
            correction.host == nil, correction.others == nil, correction.part == nil, correction.removed.isEmpty, correction.ofSeveral == nil,
            correction.selection.ids.count <= 1, correction.selection.foods.isEmpty, correction.selection.when.isEmpty,
            correction.selection.ordinal == nil, food(new) != nil, DishParts(new.said, language: language) == nil
        else { return nil }
        let told = Word.split(new.said), said = Word.split(correction.words)
        guard told.count > 1, told.allSatisfy(said.contains), !said.contains(where: ["solo", "solamente", "only", "just", "nomas"].contains) else {
            return nil
        }
        let rows = try mealSpokenOf(), ids = correction.selection.ids
        for row in rows.reversed() where ids.isEmpty || ids == [row.id] {
            guard let parts = DishParts(row.said, language: language), food(row.foodID, noun: row.noun)?.isDrink == false,
                case let head = Word.split(parts.parts[0]), head.count < told.count, head != ["pan"], head != ["bread"],
                language == "es" ? told.starts(with: head) : told.suffix(head.count) == head[...],
                // "arroz con pollo", of rice with beans, is another dish.
                parts.parts.dropFirst().allSatisfy({ !Word.split($0).contains(where: told.contains) }),
                !rows.contains(where: { $0.id != row.id && Word.split($0.said) == head })
            else { continue }
            return try partsExchanged(row, head, new, Correction(selection: Selection()))
        }
        return nil
    }

    /// "lo anotaste dos veces", "delete the duplicate": of rows of one food at one meal the last; where there are none, it is asked what is to change.
    func deleteDuplicate(_ selection: Selection) throws -> Outcome {
        let spoken = try tracker.entries.compactMap { try diary.entry($0) }
        let day = selection.when.day ?? spoken.last?.day ?? today
        var rows = try diary.entries(day...day)
        if let named = selection.foods.only { rows = rows.filter { isOf(named, $0) } }
        let groups = Dictionary(grouping: rows) { "\($0.foodID) \($0.meal)" }.values.filter { $0.count > 1 }
        let ids = Set(spoken.map(\.id)), told = groups.filter { $0.contains { ids.contains($0.id) } }
        let gone = (told.isEmpty ? groups : told).compactMap { $0.max { $0.id < $1.id } }.sorted { $0.id < $1.id }
        guard !gone.isEmpty else {
            guard let row = rows.last else { return Outcome(name: "delete_entry", parts: [.diaryEmpty(When(days: day...day))]) }
            return try correct(Correction(selection: Selection(ids: [row.id])), self)
        }
        return try delete(Selection(ids: gone.map(\.id)), self)
    }
}
