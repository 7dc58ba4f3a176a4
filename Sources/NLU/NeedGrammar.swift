import Nutrition

/// The form of a question about what a body needs of a nutrient, or bears: "how much iron do I need?", "what's the RDA of zinc", "upper limit of vitamin A".
struct NeedGrammar {
    let chart: Chart

    /// A nutrient other than energy, no food's amount, and words that ask for a reference.
    var asksForNeed: Bool {
        let isWater = chart.tokens.contains { ["water", "agua"].contains($0.text) } && chart.amounts.isEmpty
        guard isWater || chart.nutrients.contains(where: { $0.nutrient != .energy }) else { return false }
        let words = chart.tokens.map(\.text), set = Set(words)
        guard set.isDisjoint(with: NeedGrammar.others) else { return false }
        if asksForLimit { return true }
        if !set.isDisjoint(with: NeedGrammar.references) { return true }
        let asks = ["how", "what", "whats", "cuanto", "cuanta", "cuantos", "cuantas", "que"].contains(words.first { $0 != "and" && $0 != "so" } ?? "")
        guard asks else { return false }
        if !set.isDisjoint(with: ["need", "needs", "necesito", "necesita", "requirement", "requirements"]) { return true }
        let isAmount = words.contains("much") || words.contains("many") || words.contains { $0.hasPrefix("cuant") }
        return isAmount && !set.isDisjoint(with: ["should", "debo", "deberia"])
    }

    /// The question is about the most, not the least.
    var asksForLimit: Bool {
        let words = chart.tokens.map(\.text)
        let set = Set(words)
        let limits: Set<String> = ["limit", "limite", "level", "intake", "amount", "maximum", "maximo"]
        if !set.isDisjoint(with: ["upper", "tolerable", "superior"]), !set.isDisjoint(with: limits) { return true }
        if set.contains("safe") || set.contains("toxic") || set.contains("dangerous"), !set.isDisjoint(with: ["limit", "much", "maximum", "most"]) {
            return true
        }
        return words.contains("too") && words.contains("much") && ["how", "what", "whats"].contains(words.first ?? "")
    }

    private static let references: Set<String> = [
        "rda", "rdas", "rdi", "dri", "ear", "recommended", "recommendation", "allowance", "recomendada", "recomendado", "cdr", "requirement",
        "requirements",
    ]

    /// Words that make it a question about the diary, a food or a goal.
    private static let others: Set<String> = [
        "left", "far", "today", "more", "goal", "goals", "had", "eaten", "still", "remaining", "get", "yesterday", "week", "set", "target", "food",
        "foods", "recipe", "snack", "which", "alimentos",
    ]
}
