import Nutrition

extension Mentions {
    /// "a smoothie with banana, strawberries and almond milk": what it was blended of, each once, and no smoothie beside.
    func withoutBlends(_ found: [Found]) -> [Found] {
        found.enumerated().filter { place, one in
            guard one.mention.best.map({ Mentions.blends.contains($0.noun) }) ?? false, one.mention.amount.unit?.grams == nil, !one.isRemoved,
                one.tokens.upperBound < chart.tokens.count, Mentions.joints.contains(chart.tokens[one.tokens.upperBound].text)
            else { return true }
            // Two parts at least, told right after it.
            return found.dropFirst(place + 1).prefix { !$0.isRemoved && $0.mention.best != nil }.count < 2
        }.map(\.element)
    }

    private static let blends: Set<String> = ["smoothie", "fruit smoothie without dairy", "licuado", "fruit smoothie"]
    private static let joints: Set<String> = ["with", "made", "of", "con", "de", "w"]
}
