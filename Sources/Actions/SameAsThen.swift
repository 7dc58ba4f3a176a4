import Dialogue
import NLU
import Nutrition
import Store

/// Which meal is had once more, where nobody named it.
extension ActionContext {
    /// "one slice of the same bread", "una rebanada del mismo pan": of the kind that was told last.
    func ofSame(_ mention: FoodMention) throws -> FoodMention {
        let named = Word.split(mention.said), name = named.filter { !Self.same.contains($0) }
        guard let last = language == "es" ? name.first : name.last, let kind = name.isEmpty ? nil : food(named: name.joined(separator: " ")) else {
            return mention
        }
        let isSame =
            name.count < named.count
            || said.indices.dropLast().contains { Self.same.contains(said[$0]) && said[($0 + 1)...].starts(with: name) }
        guard isSame, name.count == 1, !mention.negated else { return mention }
        let rows = try diary.entries(today.advanced(by: -1)...today).filter { row in
            guard let old = food(row.foodID, noun: row.noun) else { return false }
            let words = Word.split(row.said) + Word.split(row.noun)
            return words.contains(last) || old.group == kind.group && kind.group == "bread"
        }
        guard let row = rows.max(by: { $0.id < $1.id }) else { return mention }
        var meant = mention
        (meant.said, meant.candidates) = (row.said, [FoodReference(id: row.foodID, noun: row.noun, score: 1)])
        return meant
    }

    private static let same: Set<String> = ["same", "mismo", "misma"]

    /// What is copied by "same", "igual que ayer" at this hour; nil where all that was selected is.
    func sameNow(_ selection: Selection, to target: When) throws -> Selection? {
        guard target.isEmpty || target == When(days: today...today), selection.ids.isEmpty, selection.foods.isEmpty, selection.ordinal == nil,
            !selection.all, selection.isOneMore != true,
            selection.groups == nil
        else { return nil }
        let now = When().meal(now: moment)
        var source = selection
        if selection.when.isEmpty {
            // "same", the morning after the pie of last night was told: the breakfast of that day.
            guard tracker.areRowsOld == true, let last = try spokenOf().last, last.day < today, last.meal != now,
                try !pool(When(days: last.day...last.day, meal: now)).isEmpty
            else { return nil }
            (source.when, source.pointsBack) = (When(days: last.day...last.day, meal: now), false)
            return source
        }
        // "igual que ayer" at breakfast, or at lunch after today's breakfast was told: no dinner before its time, and no breakfast twice.
        guard selection.isTold == true, selection.isWhole != true, selection.exceptMeals == nil, let day = selection.when.day,
            selection.when == When(days: day...day), day < today
        else { return nil }
        let rows = try pool(selection.when), told = Set(try pool(When()).map(\.meal))
        // Meals that may have been had by the hour of this one.
        let past = rows.filter { $0.meal.place <= now.place }, untold = past.filter { !told.contains($0.meal) }
        let due = untold.isEmpty ? past : untold
        guard !due.isEmpty, due.count < rows.count else { return nil }
        (source.ids, source.when) = (due.map(\.id), When())
        return source
    }
}
