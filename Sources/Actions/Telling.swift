import Dialogue
import Nutrition
import Store

extension ActionContext {
    /// What "that" is of: the rows spoken of last with those of the same meal that were told together with them, bit by bit or put right since.
    ///
    /// "That was yesterday" after "oatmeal", "with a banana", "make it two" is of the bowl and of the bananas. A row that was asked about by its name
    /// stands alone, but where it is told which meal it was (`isOfMeal`): "that was lunch".
    func toldTogether(isOfMeal: Bool = false) throws -> [Entry] {
        let rows = try spokenOf()
        guard Self.tellings.contains(tracker.lastAction ?? ""), isOfMeal || !isNarrowed, let listed = tracker.listed, listed.count > rows.count,
            let last = rows.last
        else { return rows }
        // What was told with an hour of its own is not moved with what had another.
        let together = try listed.compactMap { try diary.entry($0) }.filter {
            $0.day == last.day && $0.meal == last.meal && ($0.minute == last.minute || $0.minute == nil || last.minute == nil)
        }
        return Set(rows.map(\.id)).isSubset(of: together.map(\.id)) ? together : rows
    }

    /// A selection that only points ("that", "it", "the same"), as the rows told together; any other as it is.
    func together(_ selection: Selection, isOfMeal: Bool = false) throws -> Selection {
        guard selection.ids.isEmpty, selection.foods.isEmpty, selection.when.isEmpty, selection.ordinal == nil, selection.count == nil,
            selection.whole != true, selection.isOneMore != true, selection.isAlike != true, !selection.all || selection.pointsBack
        else { return selection }
        if selection.all, selection.pointsBack, let ids = try allTold(isOfMeal: isOfMeal) { return Selection(ids: ids) }
        // "those were a snack", of the grapes after the porridge: the last message told several by itself.
        if selection.isOfSeveral == true, try areSeveral(spokenOf()) { return selection }
        let rows = try toldTogether(isOfMeal: isOfMeal)
        guard rows.count > tracker.entries.count || rows.count > 1 && Set(tracker.listed ?? []) == Set(rows.map(\.id)) else { return selection }
        var whole = selection
        whole.ids = rows.map(\.id)
        return whole
    }

    /// "that was all breakfast", "that was yesterday, all of it": what was told message by message in one go, of the meal or of the day it stands at; nil
    /// where it was but one message.
    func allTold(isOfMeal: Bool) throws -> [Int]? {
        let spoken = try spokenOf()
        guard let last = spoken.last, Self.tellings.contains(tracker.lastAction ?? "") else { return nil }
        let written = try diary.written(today.advanced(by: -1)...today)
        let rows = try diary.entries(last.day...last.day).filter { row in
            (!isOfMeal || row.meal == last.meal) && (written[row.id].map { moment.epoch - $0 < Self.pause } ?? false)
        }
        return rows.count > spoken.count && Set(spoken.map(\.id)).isSubset(of: rows.map(\.id)) ? rows.map(\.id) : nil
    }

    /// Whether "those" can be of these rows alone: more than one, or one that is called by a plural.
    private func areSeveral(_ rows: [Entry]) -> Bool {
        rows.count > 1 || rows.contains { $0.said.hasSuffix("s") && !$0.said.hasSuffix("ss") || isCounted($0) && $0.quantity > 1 }
    }

    /// The rows that stand with new ones as told together, where these go on from a row of their meal or take its place; nil where they begin anew.
    func joined(_ stored: [Entry], to before: Entry?, replacing replaced: Entry?) throws -> Slot? {
        guard let last = stored.last, let before, before.day == last.day, before.meal == last.meal,
            let written = try diary.written(today.advanced(by: -1)...today)[before.id], moment.epoch - written < Self.pause
        else { return nil }
        var ids = Self.tellings.contains(tracker.lastAction ?? "") ? tracker.listed ?? tracker.entries : tracker.entries
        if !ids.contains(before.id) { ids = [before.id] }
        let new = stored.map(\.id).filter { !ids.contains($0) }
        if let place = replaced.flatMap({ ids.firstIndex(of: $0.id) }) {
            ids.replaceSubrange(place...place, with: new)
        } else {
            ids += new
        }
        return ids.count > 1 ? .listed(ids) : nil
    }

    /// Seconds after which a meal is no longer being told, but gone on with.
    static let pause = 5400.0

    /// After these a meal is still being told.
    private static let tellings: Set<String> = [
        "log_food", "correct", "delete_entry", "move_entry", "ask_nutrient", "ask_food_facts", "explain", "save_meal", "fallback",
        "affirm", "thanks", "deny", "add_note", "complete_day", "ask_summary", "ask_remaining", "ask_insight",
    ]

    /// A row or a food was asked about by its name.
    private var isNarrowed: Bool {
        switch tracker.inquiry {
        case .askNutrients(let foods, _)?, .judge(let foods, _, _)?: !foods.isEmpty
        case .askRows(let selection, _)?: !selection.foods.isEmpty || !selection.ids.isEmpty || selection.ordinal != nil
        default: false
        }
    }
}
