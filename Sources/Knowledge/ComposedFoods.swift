public import Nutrition

/// A dish that no source has a row for, put together from rows that it has: `corpora/composed/*.tsv`.
public struct ComposedFood: Sendable {
    public struct Ingredient: Sendable {
        public let food: FoodID
        public let name: String
        /// As it goes in, for one batch.
        public let grams: Double
    }

    let id: FoodID
    let name: String
    /// Grams of the finished batch.
    let cooked: Double
    public let ingredients: [Ingredient]

    /// How much more of a part goes into a batch of the dish as it was made otherwise.
    public func grams(of part: FoodID, changedIn id: FoodID) -> Double {
        id.alterations.filter { $0.food == part }.reduce(0) { $0 + $1.grams } * cooked / 100
    }

    /// What the dish is told to have in it, singular words joined by spaces: no seasoning, and no raw egg, which binds.
    static func parts(_ ingredients: [Ingredient]) -> [String] {
        let least = ingredients.reduce(0) { $0 + $1.grams } * 0.03
        return ingredients.filter { $0.grams >= least }.flatMap { ingredient -> [String] in
            let names = ingredient.name.lowercased().split(separator: ",").map { Word.split(String($0)).joined(separator: " ") }
            guard let first = names.first else { return [] }
            if first == "egg", !names.contains(where: { cooked.contains($0) }) { return [] }
            return kinds.contains(first) ? Array(names.dropFirst().prefix(2)) : [first]
        }
    }

    private static let cooked: Set<String> = ["cooked", "fried", "hard boiled", "poached", "scrambled"]
    /// Kinds that the tables of figures name before the food.
    private static let kinds: Set<String> = ["crustacean", "mollusk", "fish", "nut", "squash", "restaurant", "salad dressing", "sauce", "spice"]

    static func rows(file: String, text: String) throws -> [(dish: ComposedFood, line: Table.Row)] {
        try Table(file: file, text: text, columns: ["source", "name", "cooked", "ingredients"]).all.map { row in
            let ingredients = try row.parts("ingredients").map { text in
                let parts = text.split(separator: " ", maxSplits: 2)
                guard parts.count == 3, let grams = Double(parts[1]), grams > 0 else { throw row.problem("ingredient '\(text)'") }
                return Ingredient(food: FoodID(String(parts[0])), name: String(parts[2]), grams: grams)
            }
            let cooked = row["cooked"].isEmpty ? ingredients.reduce(0) { $0 + $1.grams } : try row.number("cooked")
            guard cooked > 0 else { throw row.problem("a dish of \(cooked) g") }
            return (ComposedFood(id: FoodID(String(row["source"])), name: String(row["name"]), cooked: cooked, ingredients: ingredients), row)
        }
    }

    /// The dish with figures computed from those of its ingredients.
    /// - Parameter line: where the dish stands, for who has to mend it.
    func food(_ figures: [FoodID: Food], line: Table.Row) throws -> Food {
        var pot = Pot()
        for ingredient in ingredients {
            guard let food = figures[ingredient.food] else { throw line.problem("'\(ingredient.food)' is in no figure table") }
            pot.add(food.figures, grams: ingredient.grams)
        }
        return Food(
            id: id, name: name, noun: name.lowercased(), layer: .own, usual: Amount(quantity: 100, unit: .gram), measures: [],
            figures: pot.figures(cooked: cooked))
    }
}

/// Ingredients in a pot.
private struct Pot {
    private(set) var grams = 0.0
    private var totals = [Double](repeating: 0, count: Nutrient.count)
    /// By nutrient, the energy of the ingredients whose figure is unknown.
    private var uncovered = [Double](repeating: 0, count: Nutrient.count)
    private var energy = 0.0

    mutating func add(_ figures: Nutrients, grams: Double) {
        self.grams += grams
        let energy = (figures[.energy] ?? 0) * grams / 100
        self.energy += energy
        for nutrient in Nutrient.allCases {
            let place = Int(nutrient.rawValue)
            if let figure = figures[nutrient] { totals[place] += figure * grams / 100 } else { uncovered[place] += energy }
        }
    }

    /// Per 100 g of the finished dish. A nutrient that ingredients with more than a twentieth of the energy leave unknown is unknown;
    /// below that, it is what is known.
    func figures(cooked: Double) -> Nutrients {
        var result = Nutrients()
        for nutrient in Nutrient.allCases where uncovered[Int(nutrient.rawValue)] <= energy / 20 {
            result[nutrient] = totals[Int(nutrient.rawValue)] / cooked * 100
        }
        // Water boils off, and what the dish weighs more than its ingredients is water.
        if let water = result[.water] { result[.water] = max(0, water + (cooked - grams) / cooked * 100) }
        return result
    }
}
