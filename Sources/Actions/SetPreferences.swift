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
            for over in try context.lifted(by: preference) { outcome.parts.append(.preferenceKept(over)) }
            list.removeAll { kept in preference.words.contains { Preference.same(kept, $0) } }
        } else {
            // One way of eating takes the place of another; what is not eaten beside it stays.
            if preference.kind == .diet, preference.words.contains(where: Preference.ways.contains) {
                list.removeAll { Preference.ways.contains($0) }
            }
            list += preference.words.filter { word in !list.contains { Preference.same($0, word) } }
            guard list.count <= 50 else { continue }
            let opposite: Preference.Kind? = preference.kind == .likes ? .dislikes : preference.kind == .dislikes ? .likes : nil
            if let opposite {
                let other = try context.diary.list(opposite.rawValue)
                try context.diary.set(opposite.rawValue, list: other.filter { kept in !preference.words.contains { Preference.same(kept, $0) } })
            }
        }
        try context.diary.set(key, list: list)
        if preference.isOver, !outcome.parts.isEmpty { continue }
        outcome.parts.append(.preferenceKept(preference))
    }
    if outcome.parts.isEmpty { outcome.parts = [.preferenceUnknown] }
    return outcome
}

extension ActionContext {
    /// What else ends when a food is eaten again: the allergy to it, and the diet that leaves it out.
    fileprivate func lifted(by preference: Preference) throws -> [Preference] {
        guard preference.kind != .diet else { return [] }
        let contents = Set(preference.words.flatMap(Content.named(in:)))
        var lifted: [Preference] = []
        for kind in [Preference.Kind.allergies, .dislikes] where kind != preference.kind {
            let list = try diary.list(kind.rawValue)
            let over = list.filter { kept in
                let own = Set(Content.named(in: kept))
                if preference.words.contains(where: { Preference.same(kept, $0) }) { return true }
                // Who eats yogurt is not over an allergy to milk.
                return kind != .allergies && !own.isEmpty && own.isSubset(of: contents)
            }
            guard !over.isEmpty else { continue }
            try diary.set(kind.rawValue, list: list.filter { !over.contains($0) })
            lifted.append(Preference(kind: kind, words: over, isOver: true))
        }
        let diets = try diary.list(Preference.Kind.diet.rawValue)
        let over = diets.filter { Diet(rawValue: $0).map { !contents.isDisjoint(with: $0.without) } ?? false }
        guard !over.isEmpty else { return lifted }
        var list = diets.filter { !over.contains($0) }
        // Who is vegetarian and eats fish again is pescatarian.
        let isFish = over == [Diet.vegetarian.rawValue] && contents.isDisjoint(with: Diet.pescatarian.without)
        if isFish { list.append(Diet.pescatarian.rawValue) }
        try diary.set(Preference.Kind.diet.rawValue, list: list)
        if isFish { return lifted + [Preference(kind: .diet, words: [Diet.pescatarian.rawValue])] }
        return lifted + [Preference(kind: .diet, words: over, isOver: true)]
    }
}

extension Preference {
    /// Diets of which one excludes another.
    fileprivate static let ways: Set<String> = [Diet.vegan.rawValue, Diet.vegetarian.rawValue, Diet.pescatarian.rawValue]
}
