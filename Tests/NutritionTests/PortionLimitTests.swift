import Nutrition
import Testing

/// No slice of bread of 500 g: what one of a measure may weigh.
@Suite struct PortionLimitTests {
    private static let plain: [String: ClosedRange<Double>] = [
        "slice": 1...400, "cup": 5...400, "tbsp": 0.5...40, "tsp": 0.2...15, "handful": 3...160, "glass": 40...600, "can": 20...900,
        "bowl": 15...900, "plate": 30...1000, "piece": 0.2...700, "medium": 0.5...1500, "large": 0.5...4600,
    ]

    /// By group; a full plate of rice, meat, fries and egg is 800 g.
    private static let ofGroup: [String: [String: ClosedRange<Double>]] = [
        "slice": ["bread": 5...120, "dairy": 5...60, "sausage": 2...60, "fruit": 2...350, "vegetable": 1...150, "pizza": 20...350],
        "glass": ["drink": 90...600, "alcohol": 30...600, "dairy": 90...600],
        "tbsp": ["fat": 7...20, "sauce": 4...25, "spice": 1...20, "sweet": 3...25],
        "cup": ["drink": 120...400, "soup": 180...300, "cereal": 10...290, "fat": 90...260],
        "bowl": ["soup": 180...700, "salad": 60...600, "dish": 120...800, "cereal": 20...500],
        "plate": ["dish": 120...900, "salad": 60...600],
        "can": ["drink": 180...600, "alcohol": 180...600, "fish": 50...450],
    ]

    private static func outOfBounds() throws -> [Finding] {
        try Corpora.everyday.flatMap { entry in
            entry.food.measures.compactMap { measure in
                let limit = ofGroup[measure.name]?[entry.food.group] ?? plain[measure.name] ?? 0.01...6000
                return limit.contains(measure.grams)
                    ? nil : Finding(key: "\(entry.noun): \(measure.name)", text: "\(measure.grams) g is not plausible")
            }
        }
    }

    /// Within its bounds and about what its source says, or explained.
    @Test func everyMeasureIsPlausible() throws {
        let (disagreements, compared) = try PortionSourceTests.disagreements()
        #expect(compared > 700, "only \(compared) measures could be compared with their source")
        try expect(disagreements + PortionLimitTests.outOfBounds(), explainedBy: "portion-exceptions.txt")
    }

    @Test func everyUsualPortionIsPlausible() throws {
        for entry in try Corpora.everyday {
            let food = entry.food
            #expect(Set(food.measures.map(\.name)).count == food.measures.count, "\(food.noun): a measure stands twice")
            let usual = food.usualPortion.grams
            if !(0.1...1000).contains(usual) { Issue.record("\(food.noun): usual portion of \(usual) g") }
            if let each = food.each, food.grams(of: each) == nil { Issue.record("\(food.noun): '\(each)' has no weight") }
        }
    }

    /// A cup holds 16 tablespoons, and nothing that is eaten is much heavier than water; larger sizes weigh more.
    @Test func measuresAgreeWithOneAnother() throws {
        for entry in try Corpora.everyday {
            let food = entry.food
            if let cup = food.grams(of: "cup"), let spoon = food.grams(of: "tbsp"), !(0.4...2.5).contains(cup / 16 / spoon) {
                Issue.record("\(food.noun): a cup of \(cup) g, a tablespoon of \(spoon) g")
            }
            if let spoon = food.grams(of: "tbsp"), let small = food.grams(of: "tsp"), !(2...4.5).contains(spoon / small) {
                Issue.record("\(food.noun): a tablespoon of \(spoon) g, a teaspoon of \(small) g")
            }
            let sizes = ["small", "medium", "large"].compactMap { food.grams(of: $0) }
            if sizes != sizes.sorted() { Issue.record("\(food.noun): small, medium, large of \(sizes) g") }
        }
    }

    /// What weighs about as much as water is measured by its fluid ounces, for its "cup" may be a vending machine's.
    @Test func drinksAreAboutAsDenseAsWater() throws {
        for entry in try Corpora.everyday where ["drink", "alcohol"].contains(entry.food.group) {
            let litre = entry.food.portion(Amount(quantity: 1, unit: Unit("l")))
            if litre.source == .density, !(850...1250).contains(litre.grams) { Issue.record("\(entry.noun): \(litre.grams) g a litre") }
        }
    }
}
