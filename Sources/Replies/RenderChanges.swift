import Dialogue
import Nutrition

extension Speaker {
    /// What was corrected, removed, moved, copied, taken back or put back.
    func renderChange(_ part: Part) -> [String] {
        switch part {
        case .corrected(let before, let after): return [corrected(before, after)]
        case .heldNone(let names): return [say(.heldNone, ["removed": both(names)])]
        case .alreadySo(let entry): return [say(.alreadySo, ["row": row(entry)])]
        case .supposed(let rows, let day):
            let total = total(day, .energy), name = day.day == moment.day ? say(.today) : briefly(day.day)
            let left = wholeLeft(day).map { left in
                [left < 0 ? say(.supposedOver, ["over": numbers.whole(-left)]) : say(.supposedRest, ["left": numbers.whole(left)])]
            }
            if rows.count == 1 { return [say(.supposedOne, ["row": row(rows[0]), "total": total, "day": name])] + (left ?? []) }
            return (rows.isEmpty ? [] : [say(.supposed)] + listed(rows) { row($0) }) + [say(.supposedLeft, ["total": total, "day": name])]
                + (left ?? [])
        case .deleted(let entries):
            if entries.count == 1 { return [say(.deletedOne, ["row": rowAndPlace(entries[0])])] }
            return [say(.deleted)] + listed(entries, rowAndPlace)
        case .moved(let entries, _):
            let places = Set(entries.map { place($0.meal, $0.day, minute: $0.minute) })
            if entries.count == 1 || places.count > 1 {
                return entries.prefix(Speaker.mostRows).map { say(.movedOne, ["row": row($0), "place": place($0.meal, $0.day, minute: $0.minute)]) }
                    + more(entries.count)
            }
            return [say(.moved, ["place": places.first ?? ""])] + listed(entries) { row($0) }
        case .copied(let entries, _): return grouped(entries, .copied)
        case .entryUnknown(let said): return [said.isEmpty ? say(.nothingToChange) : say(.entryUnknown, ["food": said])]
        case .undone(let removed, let restored): return swapped(removed, restored, gone: .undoneRemoved, back: .undoneRestored)
        case .redone(let removed, let restored): return swapped(removed, restored, gone: .redoneRemoved, back: .redoneRestored)
        case .nothingToUndo: return [say(.nothingToUndo)]
        case .nothingToRedo: return [say(.nothingToRedo)]
        default: return []
        }
    }

    /// "Now 3 large eggs ~ (150 g): 215 kcal.", "Milk is now whole (244 g): 149 kcal."
    private func corrected(_ before: Entry, _ after: Entry) -> String {
        if before.foodID == after.foodID, before.noun == after.noun { return say(.correctedAmount, ["row": row(after, marksLast: true)]) }
        let old = before.noun.split(separator: ",", maxSplits: 1), new = after.noun.split(separator: ",", maxSplits: 1)
        if language == "en", old.count == 2, new.count == 2, old[0] == new[0] {
            return say(
                .correctedKind,
                [
                    "food": String(new[0]).capitalised, "kind": new[1].drop { $0 == " " }.description,
                    "grams": inGrams("", after.grams), "energy": energy(after.nutrients[.energy]),
                ])
        }
        return say(.correctedFood, ["food": before.said.isEmpty ? singular(SaidAmount(before)) : before.said, "row": row(after)])
    }

    private func rowAndPlace(_ entry: Entry) -> String {
        say(
            .rowAndPlace,
            [
                "amount": amount(SaidAmount(entry)), "grams": inGrams(native(SaidAmount(entry)).unit, entry.grams),
                "place": place(entry.meal, entry.day, minute: entry.minute),
            ])
    }

    private func swapped(_ removed: [Record], _ restored: [Record], gone: Phrase, back: Phrase) -> [String] {
        var lines: [String] = []
        let isOfGroceries = (removed + restored).contains(where: \.isOfGroceries)
        let removed = removed.filter { !$0.isProgress && !$0.isOfGroceries }, restored = restored.filter { !$0.isProgress && !$0.isOfGroceries }
        if !removed.isEmpty { lines += [say(gone)] + listed(removed, describe) }
        if !restored.isEmpty { lines += [say(back)] + listed(restored, describe) }
        // Its lines come of the plan and of what is kept of it.
        if isOfGroceries { lines.append(say(gone == .undoneRemoved ? .groceryUndone : .groceryRedone)) }
        return lines.isEmpty ? [say(.done)] : lines
    }

    func describe(_ record: Record) -> String {
        switch record {
        case .entry(let entry): row(entry)
        case .exercise(let exercise): describe(exercise, asks: false)
        case .weight(let weight): kilograms(weight.kilograms, weight.unit)
        case .water(let water): say(.waterRow, ["amount": volume(water.millilitres)])
        case .goal(let goal):
            goal.amount.map { say(.goalRow, ["amount": amount(of: goal.nutrient, $0)]) }
                ?? say(.goalRowNone, ["nutrient": title(goal.nutrient)])
        case .setting(let setting): "\(title(setting)): \(value(setting))"
        case .keepsake(let keepsake): describe(keepsake)
        }
    }

    func title(_ setting: Setting) -> String { say(key: "setting.\(setting.key)") ?? setting.key }
}

extension Record {
    fileprivate var isOfGroceries: Bool { if case .keepsake(let keepsake) = self { keepsake.kind == .grocery } else { false } }
    /// How far a quiz got: nothing that a person wrote.
    fileprivate var isProgress: Bool { if case .setting(let setting) = self { setting.key == "quiz" } else { false } }
}
