import Foundation
public import Nutrition

/// What a dish is made of: one batch of it.
public struct Batch: Sendable {
    public struct Part: Sendable {
        public let food: Food
        /// As it goes in, to 100 g of the finished dish.
        public let grams: Double
        /// The dish that is put in whole and that this is a part of; nil for what goes in by itself.
        public let within: FoodID?
    }

    public let parts: [Part]
    /// How much of what goes in is left when it is done, at most all of it.
    public let kept: Double
}

extension Knowledge {
    /// What a dish that we composed, or a food of the survey, is made of; nil where no source tells. What goes in whole and is made of more
    /// than one thing is told by itself first, then opened.
    public func batch(of id: FoodID) -> Batch? {
        guard let whole = recipe(of: id) else { return nil }
        let parts = whole.ingredients.flatMap { part -> [Batch.Part] in
            guard let food = foods.food(part.food, like: part.name) else { return [] }
            let grams = part.grams / whole.cooked * 100
            let inner = recipe(of: part.food).map { recipe in
                recipe.ingredients.compactMap { inner in
                    foods.food(inner.food, like: inner.name).map {
                        Batch.Part(food: $0, grams: inner.grams / recipe.cooked * grams, within: part.food)
                    }
                }
            }
            return [Batch.Part(food: food, grams: grams, within: nil)] + (inner ?? [])
        }
        let raw = whole.ingredients.reduce(0) { $0 + $1.grams }
        return parts.count > 1 ? Batch(parts: parts, kept: min(1, whole.cooked / raw)) : nil
    }

    private func recipe(of id: FoodID) -> (cooked: Double, ingredients: [ComposedFood.Ingredient])? {
        composed[id].map { ($0.cooked, $0.ingredients) } ?? surveyed(id)
    }

    /// The line of a food in `corpora/figures/fndds_ingredients.tsv`.
    private func surveyed(_ id: FoodID) -> (cooked: Double, ingredients: [ComposedFood.Ingredient])? {
        guard id.code.hasPrefix("fndds:"), let start = survey.line(beginning: Array("\(id.code)\t".utf8)) else { return nil }
        let cells = survey[start...].prefix { $0 != UInt8(ascii: "\n") }.split(separator: UInt8(ascii: "\t"))
        guard cells.count == 2, let cooked = Double(String(decoding: cells[0], as: UTF8.self)), cooked > 0 else { return nil }
        let ingredients = cells[1].split(separator: UInt8(ascii: ";")).compactMap { part -> ComposedFood.Ingredient? in
            let words = String(decoding: part, as: UTF8.self).split(separator: " ")
            guard words.count == 2, let grams = Double(words[1]) else { return nil }
            return ComposedFood.Ingredient(food: FoodID(String(words[0])), name: "", grams: grams)
        }
        return (cooked, ingredients)
    }
}

extension Data {
    /// Where the line that begins so goes on; below the header the lines are in order.
    fileprivate func line(beginning wanted: [UInt8]) -> Int? {
        var low = (firstIndex(of: UInt8(ascii: "\n")) ?? 0) + 1, high = count
        while low < high {
            let middle = (low + high) / 2
            let start = self[..<middle].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            let end = self[middle...].firstIndex(of: UInt8(ascii: "\n")) ?? count
            let begun = self[start..<end].prefix(wanted.count)
            if begun.elementsEqual(wanted) { return start + wanted.count }
            if begun.lexicographicallyPrecedes(wanted) { low = end + 1 } else { high = start }
        }
        return nil
    }
}
