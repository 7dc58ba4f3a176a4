import Nutrition

/// What a label says, told along with the food that was eaten: "a quest cookie, label says 59 g, 250 cal, 15 g protein".
struct ToldLabel: Sendable, Hashable {
    var label: FoodLabel
    /// The words that tell it, of the whole message; cut out, the food and its amount are left.
    var tokens: Range<Int>
    /// Told as what a food is, and not of what was eaten: "protein bar: 210 kcal, 20 g protein", "per serving".
    var defines: Bool

    /// All that a message tells: each of energy and of another nutrient at least.
    static func all(_ chart: Chart) -> [ToldLabel] {
        guard chart.nutrients.count > 1, chart.tokens.last?.word != "?" else { return [] }
        var runs: [Range<Int>] = []
        for fact in LabelGrammar(chart: chart, scalars: []).figures() {
            if let last = runs.last, chart.tokens[last.upperBound..<max(last.upperBound, fact.lowerBound)].allSatisfy({ joins($0, chart) }) {
                runs[runs.count - 1] = last.lowerBound..<max(last.upperBound, fact.upperBound)
            } else {
                runs.append(fact)
            }
        }
        return runs.compactMap { ToldLabel($0, chart) }
    }

    /// Nil where fewer figures are told than tell a label, or they are said of what stands: "the shake had 160 kcal and 30 g protein".
    private init?(_ run: Range<Int>, _ chart: Chart) {
        let tokens = chart.tokens
        var (start, end) = (run.lowerBound, run.upperBound)
        while start > 0, ToldLabel.opens(tokens[start - 1], chart) || ToldLabel.isBasis(start - 1, chart) { start -= 1 }
        // "a 60 g bar of …": the weight is the food's own amount, where no mark stands between them.
        while start < run.lowerBound, !ToldLabel.marks.contains(tokens[start]), !ToldLabel.introducing.contains(tokens[start]) { start += 1 }
        while end < tokens.count, ToldLabel.ends(tokens[end], chart) || ToldLabel.isBasis(end, chart) { end += 1 }
        guard start > 0, !ToldLabel.ofLabels.contains(tokens[start - 1]) else { return nil }
        var label = LabelGrammar(chart: chart.slice(start..<end), scalars: []).label() ?? FoodLabel()
        guard label.figures[.energy] != nil, label.figures.known.count > 1, label.impossible == nil else { return nil }
        if label.basis == nil, label.servingGrams != nil { label.basis = .serving }
        self.label = label
        self.tokens = start..<end
        let said = tokens[start..<end]
        defines = said.contains { ToldLabel.per.contains($0) } || said.first.map { [":", "="].contains($0.word) } ?? false
    }

    /// "por galleta": what the figures are of.
    private static func isBasis(_ place: Int, _ chart: Chart) -> Bool {
        place > 0 && per.contains(chart.tokens[place - 1]) && chart.tokens[place].kind == .word
    }

    private static func joins(_ token: Token, _ chart: Chart) -> Bool {
        marks.contains(token) || joining.contains(token) || per.contains(token) || isMeasure(token, chart)
    }

    private static func opens(_ token: Token, _ chart: Chart) -> Bool {
        marks.contains(token) || introducing.contains(token) || per.contains(token) || isMeasure(token, chart)
    }

    private static func ends(_ token: Token, _ chart: Chart) -> Bool {
        [")", "each"].contains(token.word) || per.contains(token) || isMeasure(token, chart) || introducing.contains(token)
    }

    /// A number, or what a serving weighs or comes in.
    private static func isMeasure(_ token: Token, _ chart: Chart) -> Bool {
        token.kind == .number || chart.lexicon.units[token.singularWord] != nil || chart.lexicon.units[token.word] != nil
    }

    private static let marks: WordSet = [",", ";", ":", "=", "-", "–", "(", ")", "/", "."]
    private static let joining: WordSet = ["and", "y", "e", "with", "con", "plus", "de", "of", "fat", "carb", "carbs", "n", "mas"]
    private static let per: WordSet = ["per", "por", "cada", "every", "each"]
    /// Lead from the food to what its label says.
    private static let introducing: WordSet = [
        "label", "package", "packet", "pack", "wrapper", "box", "tin", "says", "say", "said", "reads", "states", "the", "it", "its", "on",
        "according",
        "to", "nutrition", "facts", "info", "back", "with", "at", "about", "etiqueta", "paquete", "envase", "empaque", "dice", "segun", "la", "el",
        "pone", "con", "trae", "que", "en", "informacion", "nutricional", "macros", "values", "valores",
    ]
    /// Before a figure these tell what is so of a food at any time, or put a row right.
    private static let ofLabels: WordSet = [
        "is", "are", "has", "have", "had", "contains", "was", "were", "es", "son", "tiene", "tienen", "contiene", "tenia", "tenian", "era", "eran",
        "fueron", "lo", "set", "my", "mi", "goal", "meta",
    ]
}
