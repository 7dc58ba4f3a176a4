import Nutrition

/// Which hour is that of which food, where a message names several.
extension Mentions {
    /// "desayuné pan a las 8, a las 12 una manzana": each hour belongs to what follows it, or where nothing does, to what stands before it.
    func assignHours(_ spans: [TimeSpan], _ found: inout [Found]) {
        let foods = found.map(\.tokens)
        guard spans.contains(where: { chart.opensClause($0, foods) }) else { return assign(spans, &found) }
        for place in found.indices {
            let at = found[place].tokens
            let before = spans.last { $0.tokens.upperBound <= at.lowerBound }
            let after = spans.first { $0.tokens.lowerBound >= at.upperBound }
            let chosen =
                after.flatMap { after in
                    let isNear = !foods.contains { $0.lowerBound >= at.upperBound && $0.upperBound <= after.tokens.lowerBound }
                    return !chart.opensClause(after, foods) && (isNear || before == nil) ? after : nil
                } ?? before.flatMap { chart.opensClause($0, foods) ? $0 : nil }
            guard let chosen else { continue }
            found[place].mention.when = found[place].mention.when.filled(from: chosen.when)
            // "almorcé pollo y a las 6 un helado": no part of the lunch.
            if chosen == before, foods.contains(where: { $0.upperBound <= chosen.tokens.lowerBound }), found[place].mention.when.meal == nil {
                found[place].mention.when.meal = chosen.when.minute.map { MealClock.spanish.meal(at: $0) }
            }
        }
    }
}

extension Chart {
    /// Whether an hour leads the food behind it, as one that follows a comma or "y" and is followed by no mark: ", a las 12 una manzana".
    func opensClause(_ span: TimeSpan, _ foods: [Range<Int>]) -> Bool {
        var before = span.tokens.lowerBound - 1
        while before >= 0, leading.contains(tokens[before].text) { before -= 1 }
        guard before < 0 || tokens[before].kind == .mark || ["y", "luego", "despues"].contains(tokens[before].text) else { return false }
        let end = foods.first { $0.lowerBound >= span.tokens.upperBound }?.lowerBound
        return end.map { !tokens[span.tokens.upperBound..<$0].contains { $0.kind == .mark || $0.text == "y" } } ?? false
    }

    private var leading: WordSet { ["a", "como", "eso", "de", "las", "la", "sobre", "tipo", "hacia", "ya"] }
}
