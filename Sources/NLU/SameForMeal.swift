import Nutrition

/// A meal that was the same as the one told before it: "had rice and chicken for lunch and the same for dinner", "eggs for breakfast and again for lunch". What it
/// was is said again.
enum SameForMeal {
    static let inEnglish = Rewrite(["same", "again"]) { told($0, isSpanish: false) }
    static let inSpanish = Rewrite(["mismo", "vez", "igual"]) { told($0, isSpanish: true) }

    private static func told(_ tokens: [Token], isSpanish: Bool) -> [Token] {
        guard tokens.last?.word != "?",
            let same = tokens.indices.dropFirst(3).first(where: { ["same", "again", "mismo", "vez", "igual"].contains(tokens[$0].word) }),
            // "… and the same | for dinner".
            case let joint = tokens[..<same].lastIndex(where: { ["and", "then", "y", ",", ".", "luego"].contains($0.word) }) ?? 0, joint > 1,
            same - joint <= 3,
            tokens[(joint + 1)..<same].allSatisfy({ ["the", "exact", "then", "had", "also", "lo", "otra", "and"].contains($0.word) })
        else { return tokens }
        var place = same + 1
        if place < tokens.count, ["thing", "again", "meal"].contains(tokens[place].word) { place += 1 }
        guard place + 1 < tokens.count,
            isSpanish ? ["para", "en", "de", "por", "a"].contains(tokens[place].word) : ["for", "at"].contains(tokens[place].word),
            case let end = tokens[place...].dropFirst().prefix(2).firstIndex(where: { meals.contains($0) }) ?? 0, end > 0,
            end + 1 == tokens.count || tokens[end + 1].kind == .mark || ["and", "y", "but", "plus"].contains(tokens[end + 1].word),
            let foods = foods(tokens[..<joint])
        else { return tokens }
        let copies = foods.map { token in
            var copy = token
            (copy.start, copy.end) = (tokens[same].start, tokens[same].end)
            return copy
        }
        let meal = Token(called[tokens[end].text] ?? tokens[end].text, for: tokens[end])
        let colon = Token(kind: .mark, text: ":", singular: ":", start: meal.end, end: meal.end, spaceBefore: false)
        let comma = Token(kind: .mark, text: ",", singular: ",", start: tokens[joint].start, end: tokens[joint].start, spaceBefore: false)
        var named = [meal, colon] + copies
        for place in named.indices { (named[place].start, named[place].end) = (tokens[end].start, tokens[end].end) }
        return tokens[..<joint] + [comma] + named + tokens[(end + 1)...]
    }

    /// What is told of the meal before: "rice and chicken" of "had rice and chicken for lunch", "oats" of "breakfast was oats".
    private static func foods(_ tokens: ArraySlice<Token>) -> ArraySlice<Token>? {
        let clause = tokens.lastIndex { [".", ";"].contains($0.word) }.map { tokens[($0 + 1)...] } ?? tokens
        guard let meal = clause.lastIndex(where: { meals.contains($0) }) else { return nil }
        var before = clause[..<meal].drop { leads.contains($0) }
        while let last = before.last, ["for", "at", "para", "de", "en", "la", "el", "a", "my", "por"].contains(last.word) { before.removeLast() }
        let after = clause[(meal + 1)...].drop { leads.contains($0) || $0.kind == .mark }
        let foods = before.isEmpty ? after : before
        return foods.isEmpty || foods.count > 12 || foods.contains(where: { meals.contains($0) || notFoods.contains($0) }) ? nil : foods
    }

    private static let called = [
        "cenar": "cena", "noche": "cena", "almorzar": "almuerzo", "comer": "almuerzo", "desayunar": "desayuno", "merendar": "merienda",
    ]
    private static let leads: WordSet = [
        "i", "we", "had", "ate", "have", "ive", "just", "today", "so", "ok", "was", "is", "my", "the", "for", "at", "made", "did", "comi", "cene",
        "desayune",
        "almorce", "tome", "hoy", "fue", "me", "he", "comido", "un", "yo", "el", "la",
    ]
    private static let notFoods: WordSet = ["same", "not", "no", "skipped", "nothing", "nada", "yesterday", "ayer"]
    private static let meals: WordSet = [
        "breakfast", "lunch", "dinner", "supper", "brunch", "snack", "cena", "cenar", "comida", "almuerzo", "almorzar", "desayuno", "desayunar",
        "merienda",
        "merendar", "noche", "comer",
    ]
}
