import Nutrition

extension Mentions {
    /// "a smoothie with banana, strawberries and almond milk": what it was blended of, each once, and no smoothie beside.
    func withoutBlends(_ found: [Found]) -> [Found] {
        found.enumerated().filter { place, one in
            guard one.mention.best.map({ Mentions.blends.contains($0.noun) }) ?? false, one.mention.amount.unit?.grams == nil, !one.isRemoved,
                one.tokens.upperBound < chart.tokens.count
            else { return true }
            // "smoothie for breakfast: 1 cup of spinach and a banana": the meal is told between.
            let time = chart.times.first { (0...1).contains($0.tokens.lowerBound - one.tokens.upperBound) }
            let end = time?.tokens.upperBound ?? one.tokens.upperBound
            guard end < chart.tokens.count else { return true }
            let parts = found.dropFirst(place + 1), joint = chart.tokens[end].text
            // "smoothie, coconut milk, spinach, dates": a list of nothing but what is blended.
            if joint == ",", place == 0 { return parts.count < 3 || !parts.allSatisfy(isBlended) }
            // Two parts at least, told right after it.
            let inside = parts.prefix { !$0.isRemoved && $0.mention.best != nil }
            guard Mentions.joints.contains(joint), inside.count > 1 else { return true }
            // "protein shake with 2 scoops of whey and milk": nothing but its powder makes it up.
            return one.mention.best?.noun == "protein shake" && !inside.contains { food($0)?.group == "supplement" }
        }.map(\.element)
    }

    private func isBlended(_ part: Found) -> Bool {
        guard !part.isRemoved, let food = food(part) else { return false }
        return Mentions.blendable.contains(food.group) || food.isDrink && food.noun.contains("milk") || Word.split(food.noun).contains("oat")
    }

    private static let blends: Set<String> = ["smoothie", "fruit smoothie without dairy", "licuado", "fruit smoothie", "protein shake"]
    private static let joints: Set<String> = ["with", "made", "of", "con", "de", "w", ":"]
    private static let blendable: Set<String> = ["fruit", "vegetable", "nut", "dairy", "plant-based", "sweet", "spice", "supplement"]
}
