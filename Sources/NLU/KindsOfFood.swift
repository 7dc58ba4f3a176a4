import Nutrition

/// Words that only say what kind of food stands beside them: "vegan nachos", "keto pizza", "tacos veganos", "spicy red cabbage".
extension Reader {
    /// Whether nothing but words of kinds stand between this word and the food it says something of, before it or behind it.
    func tellsKind(_ place: Int, _ covered: [Bool], _ chart: Chart) -> Bool {
        func leads(_ step: (Range<Int>) -> Int) -> Bool {
            var next = place
            while chart.tokens.indices.contains(next), !covered[next] {
                guard let range = kind(at: next, chart) else { return false }
                next = step(range)
            }
            return chart.tokens.indices.contains(next)
        }
        return leads(\.upperBound) || leads { $0.lowerBound - 1 }
    }

    /// The words of a kind that this one belongs to.
    private func kind(at place: Int, _ chart: Chart) -> Range<Int>? {
        if chart.tokens[place].word == "-" || Reader.kinds.contains(chart.tokens[place]) { return place..<place + 1 }
        // Only its neighbours matter.
        let from = max(0, place - 1), words = chart.tokens[from..<min(place + 2, chart.tokens.count)].map(\.singular)
        if let (_, count) = Diet.named(words, at: place - from) { return place..<place + count }
        if place > 0, let (_, count) = Diet.named(words, at: 0), count == 2 { return place - 1..<place + 1 }
        guard !chart.lexicon.isSpanish, place + 1 < chart.tokens.count else { return nil }
        return (from...place).lazy.map { $0..<$0 + 2 }.first {
            ["low", "reduced"].contains(words[$0.lowerBound - from]) && Reader.reduced.contains(words[$0.lowerBound + 1 - from])
        }
    }

    private static let reduced: WordSet = ["fat", "carb", "sugar", "sodium", "salt", "calorie"]
    private static let kinds: WordSet = [
        "paleo", "kosher", "fancy", "spicy", "thin", "thick", "based", "crust", "crusted", "crustless", "style", "fresh", "creamy", "organic",
        "leftover", "cold", "warm", "nice", "tasty", "yummy", "delicious", "picante", "casero", "casera", "fresco", "fresca", "rico", "rica",
    ]
}
