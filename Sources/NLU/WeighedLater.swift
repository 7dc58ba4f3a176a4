import Nutrition

extension Mentions {
    /// "un trozo de empanada de atún, unos 150 g", "una loncha de queso 40g": what it weighed, after how it came.
    func weighed(_ amount: inout Amount, after range: Range<Int>, used: inout Set<Int>) -> AmountSpan? {
        var place = chart.amounts.firstPlace { $0.tokens.lowerBound >= range.upperBound }, start = range.upperBound
        // "sirloin medium 12 oz": behind the size.
        if place < chart.amounts.count, chart.amounts[place].tokens.lowerBound == start, chart.amounts[place].quantity == nil, used.contains(place) {
            start = chart.amounts[place].tokens.upperBound
            place += 1
        }
        // "un yogur griego, bote de 170 g".
        if place + 1 < chart.amounts.count, chart.amounts[place].quantity == nil, isContainer(chart.amounts[place].tokens) { place += 1 }
        guard place < chart.amounts.count, !used.contains(place), !amount.isEmpty, amount.unit?.grams == nil, amount.unit?.millilitres == nil else {
            return nil
        }
        // "had a greek yoghurt then, 170 g".
        if start + 1 < chart.tokens.count, ["then", "entonces"].contains(chart.tokens[start].word), chart.tokens[start + 1].kind == .mark {
            start += 1
        }
        let span = chart.amounts[place], gap = start..<max(start, span.tokens.lowerBound)
        var end = span.tokens.upperBound
        // "a greek yoghurt, 170g pot", "the 300g tub": what it came in.
        if end < chart.tokens.count, Self.containers.contains(chart.tokens[end].singularWord), !gap.isEmpty { end += 1 }
        guard gap.count <= 3, gap.isEmpty || [",", "(", "-"].contains(chart.tokens[gap.lowerBound].word),
            gap.dropFirst().allSatisfy({
                chart.lexicon.hedges.contains(chart.tokens[$0]) || Self.beforeWeights.contains(chart.tokens[$0])
                    || Self.containers.contains(chart.tokens[$0].singularWord)
            }),
            !span.of, let quantity = span.amount.quantity, let unit = span.amount.unit, unit.grams != nil || unit.millilitres != nil,
            end == chart.tokens.count || chart.tokens[end].kind == .mark
                || [.and, .with].contains(Chart.Class(rawValue: chart.classes[end]) ?? .none)
        else { return nil }
        amount = Amount(quantity: quantity, unit: unit)
        used.insert(place)
        return span
    }

    /// "…, 170g pot", "…, the 300g tub": a weight, and what so much comes in.
    func weighsContainer(after range: Range<Int>) -> Bool {
        guard let span = chart.amounts.first(where: { $0.tokens.lowerBound >= range.upperBound }), let unit = span.amount.unit else { return false }
        return (unit.grams != nil || unit.millilitres != nil) && span.tokens.upperBound < chart.tokens.count
            && Mentions.containers.contains(chart.tokens[span.tokens.upperBound].singularWord)
    }

    private func isContainer(_ tokens: Range<Int>) -> Bool { tokens.allSatisfy { Mentions.containers.contains(chart.tokens[$0].singularWord) } }

    private static let beforeWeights: WordSet = ["eran", "pesaba", "the", "a", "an", "el", "la", "de", "un", "una"]
    static let containers: WordSet = [
        "bag", "can", "bottle", "tub", "jar", "box", "packet", "pack", "carton", "container", "tin", "pouch", "pot", "bar", "block", "bote",
        "tarrina",
        "envase", "pote", "lata", "bolsa", "paquete", "botella", "tarro", "vasito", "barra", "sobre", "brik",
    ]
}
