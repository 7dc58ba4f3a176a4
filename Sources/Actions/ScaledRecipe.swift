import Dialogue
import Nutrition

extension RecipeCard {
    /// The same recipe for so many people.
    mutating func serve(_ servings: Int) {
        guard servings > 0, line.servings > 0, servings != line.servings else { return }
        let factor = Double(servings) / Double(line.servings)
        for place in amounts.indices {
            amounts[place].grams = amounts[place].grams.map { $0 * factor }
            amounts[place].amount = HouseholdAmount(amounts[place].amount)?.times(factor) ?? ""
        }
        line.servings = servings
    }
}

/// "1 1/2 cups", "2 medium", "3 cloves": a count and what is counted.
struct HouseholdAmount {
    private let count: Double
    private let rest: [String]

    /// nil where the amount is none that can be multiplied: "1 can (400 g), drained".
    init?(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        let numbers = words.prefix { $0.first?.isNumber ?? false }.map(HouseholdAmount.value)
        rest = Array(words.dropFirst(numbers.count))
        guard !numbers.isEmpty, numbers.allSatisfy({ $0 != nil }), !rest.contains(where: { $0.contains(where: \.isNumber) }) else { return nil }
        count = numbers.compactMap(\.self).reduce(0, +)
    }

    /// So many times as much, in the fractions that are measured in a kitchen; nil between them.
    func times(_ factor: Double) -> String? {
        let product = count * factor, whole = product.rounded(.down)
        guard let part = HouseholdAmount.parts.first(where: { abs($0.value - (product - whole)) < 0.02 }) else { return nil }
        let isNextWhole = part.value == 1
        let number = [isNextWhole ? whole + 1 : whole].filter { $0 > 0 }.map { "\(Int($0))" } + (part.text.isEmpty ? [] : [part.text])
        guard !number.isEmpty else { return nil }
        var words = rest
        if let place = words.firstIndex(where: { !HouseholdAmount.unchanging.contains($0) }) {
            words[place] = product > 1.02 ? Word.plural(Word.singular(words[place])) : Word.singular(words[place])
        }
        return (number + words).joined(separator: " ")
    }

    private static func value(_ text: String) -> Double? {
        let ends = text.split(separator: "/").map { Double($0) }
        guard ends.count == 2, let top = ends[0], let bottom = ends[1], bottom > 0 else { return Double(text) }
        return top / bottom
    }

    private static let parts: [(value: Double, text: String)] = [
        (0, ""), (0.125, "1/8"), (0.25, "1/4"), (1 / 3, "1/3"), (0.5, "1/2"), (2 / 3, "2/3"), (0.75, "3/4"), (1, ""),
    ]
    /// Sizes, and units that are written alike of one and of many.
    private static let unchanging: Set<String> = ["small", "medium", "large", "big", "tsp", "tbsp", "oz", "lb", "g", "kg", "ml", "l"]
}
