import Nutrition

/// What matters most, and what kind of cooking.
extension OwnGrammar {
    /// "protein first, then price, then time", "lo más importante es el precio".
    func priorities() -> [Priority]? {
        // "I try to eat less sugar and more fiber, sugar is more important" tells of no meal.
        let weighs = has(["important", "importante", "priority", "prioridad"])
        guard !isQuestion, !hasNumber, words.count <= 18, !has(["goal", "goals", "limit", "meta", "limite", "ate", "had", "comi"]),
            weighs || !has(["eat", "comer"])
        else { return nil }
        let isOrdered = hasOne(of: OwnWords.ordering) || says("more than") || says("mas que") || tokens.contains { $0.word == ">" }
        guard isOrdered else { return nil }
        var found: [Priority] = []
        for (place, word) in words.enumerated() {
            guard let priority = OwnWords.priorities[word], !found.contains(priority) else { continue }
            // "price after protein": the later word comes first.
            let back = words[max(0, place - 3)..<place]
            if let last = found.last,
                back.contains("after") || back.contains("behind")
                    || zip(back, back.dropFirst()).contains(where: { $0 == "despues" && ["de", "del"].contains($1) }),
                OwnWords.priorities[words[max(0, place - 4)..<place].first { OwnWords.priorities[$0] == last } ?? ""] == last
            {
                found.insert(priority, at: found.count - 1)
            } else {
                found.append(priority)
            }
        }
        // "more fiber and less sugar, but sugar is more important".
        if let degree = words.indices.dropFirst().first(where: {
            ["important", "importante"].contains(words[$0]) && ["more", "most", "mas"].contains(words[$0 - 1])
        }),
            let first = (words[..<degree].reversed().prefix(4) + words[degree...].dropFirst().prefix(3)).lazy.compactMap({ OwnWords.priorities[$0] })
                .first
        {
            found = [first] + found.filter { $0 != first }
        }
        if found.count >= 2 { return found }
        return found.count == 1 && has(["first", "priority", "prioridad", "matters", "primero", "importante", "important"])
            && words.allSatisfy { OwnWords.priorities[$0] != nil || OwnWords.ordering.contains($0) || OwnWords.aboutPriorities.contains($0) }
            ? found : nil
    }

    /// "I mostly eat mexican food", "como sobre todo comida peruana", "I don't eat indian food anymore".
    func culture() -> OwnMatter? {
        guard !isQuestion, !hasNumber, words.count <= 14,
            !has([
                "recipe", "recipes", "receta", "recetas", "restaurant", "restaurants", "restaurante", "near", "cerca", "today", "hoy", "had", "comi",
                "ate", "hate", "dont", "odio", "find", "busca", "cual", "cuales", "what", "which", "whats",
            ])
        else { return nil }
        let isNamed =
            says("my cuisine") || says("my food culture") || says("my culture") || says("mi cocina") || says("mi cultura") || says("favorite cuisine")
            || says("favourite cuisine") || says("cocina favorita")
        guard
            isNamed || hasOne(of: OwnWords.habits) || says("sobre todo") || says("casi siempre") || says("grew up") || says("a lot of")
                || says("por lo general")
        else { return nil }
        for (place, word) in words.enumerated() {
            if ["food", "cuisine", "cooking", "dishes", "foods"].contains(word), !isNamed {
                let adjectives = words[..<place].reversed().prefix { !OwnWords.beforeCulture.contains($0) }.reversed().filter {
                    !["and", "or", "some"].contains($0)
                }
                if !adjectives.isEmpty, adjectives.count <= 4 { return .culture(Array(adjectives), isOver: false) }
            }
            if ["comida", "cocina", "platos", "comidas"].contains(word), !isNamed {
                let adjectives = words[(place + 1)...].filter { !["y", "o", "de", "la", "casera", "el", "siempre", "habituales"].contains($0) }
                if !adjectives.isEmpty, adjectives.count <= 4 { return .culture(Array(adjectives), isOver: false) }
            }
        }
        guard isNamed, let verb = words.firstIndex(where: { ["is", "es", "are", "son"].contains($0) }) else { return nil }
        let names = words[(verb + 1)...].filter { !["and", "y", "the", "la", "el", "o", "or"].contains($0) }
        return names.isEmpty || names.count > 4 ? nil : .culture(Array(names), isOver: false)
    }
}
