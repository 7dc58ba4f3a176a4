import NLU
public import Nutrition

/// How much of a nutrient a serving is to hold, in the nutrient's own unit: "at least 30 g of protein", "under 40 g of carbs".
public struct NutrientBound: Sendable, Hashable, Codable {
    public var nutrient: Nutrient
    public var least: Double?
    public var most: Double?

    public init(_ nutrient: Nutrient, least: Double? = nil, most: Double? = nil) {
        self.nutrient = nutrient
        self.least = least
        self.most = most
    }

    /// Whether a serving with so much of it will do; one of which nobody knows the amount will not.
    public func admits(_ amount: Double?) -> Bool {
        guard let amount else { return false }
        return amount >= least ?? 0 && amount <= most ?? .infinity
    }

    /// The bounds that a message sets, in order; each number goes with the nutrient named in its turn.
    static func all(_ reading: Reading) -> [NutrientBound] {
        let words = reading.words, nutrients = reading.nutrients.filter { $0 != .energy && $0 != .water }
        let amounts = reading.amounts.filter {
            $0.quantity != nil && ($0.unit.map { NutrientBound.units.contains($0.name) } ?? (nutrients.count == 1))
        }
        let numbers = words.indices.filter { place in
            guard words[place].first?.isNumber ?? false else { return false }
            let next = place + 1 < words.count ? words[place + 1] : ""
            return !Vocabulary[.kilocalories].contains(next) && !Vocabulary[.minutes].contains(next) && !Vocabulary[.hours].contains(next)
        }
        guard !nutrients.isEmpty, nutrients.count == amounts.count, numbers.count == amounts.count else { return [] }
        return zip(nutrients, amounts).enumerated().compactMap { place, pair in
            let before = words[(place > 0 ? numbers[place - 1] + 1 : 0)..<numbers[place]]
            let after = words[(numbers[place] + 1)..<(place + 1 < numbers.count ? numbers[place + 1] : words.count)]
            var one = reading
            (one.nutrients, one.amounts) = ([pair.0], [pair.1])
            guard let amount = Intents.number(one), amount > 0 else { return nil }
            switch GoalBounds.kind(before) ?? GoalBounds.kind(after) ?? kind(of: pair.0, before: before, after: after) {
            case .limit: return NutrientBound(pair.0, most: amount)
            case .minimum: return NutrientBound(pair.0, least: amount)
            default: return nil
            }
        }
    }

    /// "with 30 g of protein" has that and more; "I have 40 g of carbs left" leaves no more.
    private static func kind(of nutrient: Nutrient, before: ArraySlice<String>, after: ArraySlice<String>) -> GoalKind? {
        if after.contains(where: ["left", "queda", "quedan", "restante"].contains) || before.contains(where: ["queda", "quedan"].contains) {
            return GoalKind(nutrient) == .minimum ? nil : .limit
        }
        guard let last = before.last(where: { !["about", "around", "unos", "uno", "como"].contains($0) }), ["with", "con", "of"].contains(last) else {
            return nil
        }
        return GoalKind(nutrient) == .minimum ? .minimum : .limit
    }

    private static let units: Set<String> = ["g", "mg", "ug"]
}

extension RecipeQuery {
    /// The same with what is wanted besides or otherwise.
    func with(_ more: RecipeQuery) -> RecipeQuery {
        var query = self
        query.isCheap = isCheap || more.isCheap
        query.maximumMinutes = more.maximumMinutes ?? maximumMinutes
        query.maximumKilocalories = more.maximumKilocalories ?? maximumKilocalories
        if more.maximumKilocalories != nil { query.bounds.removeAll { $0.nutrient == .energy } }
        query.meal = more.meal ?? meal
        query.diets += more.diets.filter { !diets.contains($0) }
        query.without += more.without.filter { !without.contains($0) }
        query.nutrients += more.nutrients.filter { !nutrients.contains($0) }
        query.low += more.low.filter { !low.contains($0) }
        query.words += more.words.filter { !words.contains($0) }
        query.bound(more.bounds)
        return query
    }

    /// Sets bounds, each in the place of an earlier one of the same nutrient, and of its being rich or low in that.
    public mutating func bound(_ bounds: [NutrientBound]) {
        let named = bounds.map(\.nutrient)
        self.bounds = self.bounds.filter { !named.contains($0.nutrient) } + bounds
        nutrients.removeAll(where: named.contains)
        low.removeAll(where: named.contains)
    }
}
