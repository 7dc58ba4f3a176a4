import Dialogue
import Nutrition
import Store

/// "I'm vegan", "I'm allergic to peanuts", "I love salmon", "I'm not vegan anymore": kept, and kept to.
func setPreferences(_ preferences: [Preference], _ context: ActionContext) throws -> Outcome {
    var outcome = Outcome(name: "set_preference")
    for preference in preferences {
        let key = preference.kind.rawValue
        var list = try context.diary.list(key)
        if preference.isOver {
            list.removeAll { kept in preference.words.contains { Preference.same(kept, $0) } }
        } else {
            // One way of eating takes the place of another; what is not eaten beside it stays.
            if preference.kind == .diet, preference.words.contains(where: Preference.ways.contains) {
                list.removeAll { Preference.ways.contains($0) }
            }
            list += preference.words.filter { word in !list.contains { Preference.same($0, word) } }
            let opposite: Preference.Kind? = preference.kind == .likes ? .dislikes : preference.kind == .dislikes ? .likes : nil
            if let opposite {
                let other = try context.diary.list(opposite.rawValue)
                try context.diary.set(opposite.rawValue, list: other.filter { kept in !preference.words.contains { Preference.same(kept, $0) } })
            }
        }
        guard list.count <= 50 else { continue }
        try context.diary.set(key, list: list)
        outcome.parts.append(.preferenceKept(preference))
    }
    if outcome.parts.isEmpty { outcome.parts = [.preferenceUnknown] }
    return outcome
}

extension Preference {
    /// Diets of which one excludes another.
    fileprivate static let ways: Set<String> = [Diet.vegan.rawValue, Diet.vegetarian.rawValue, Diet.pescatarian.rawValue]
}
