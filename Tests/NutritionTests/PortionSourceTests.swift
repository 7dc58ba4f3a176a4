import Foundation
import Nutrition
import Testing

@testable import Knowledge

/// Holds portions to the sources they come from.
@Suite struct PortionSourceTests {
    private static let corpora = CorporaTests.root.appending(path: "corpora")

    private static var foods: FoodTable { get throws { try CorporaTests.knowledge.get().foods } }

    /// The measures that the figure row of a source code has of its own, in grams.
    private static let ofSource = Result { () throws -> [String: [String: Double]] in
        let foods = try PortionSourceTests.foods
        var result: [String: [String: Double]] = [:]
        for index in foods.everydayCount..<foods.count {
            let food = foods[index]
            result[food.id.code] = Dictionary(food.measures.map { ($0.name, $0.grams) }, uniquingKeysWith: { first, _ in first })
        }
        return result
    }

    /// The measures typed into a row, apart from those it has from its source.
    private static func typed(_ row: [String: String]) -> [(name: String, grams: Double)] {
        row["measures"]!.split(separator: ";").compactMap { pair in
            let parts = pair.split(separator: "=")
            return Double(parts[1]).map { (String(parts[0]), $0) }
        }
    }

    /// A cup, a spoon, a fluid ounce or a slice that both have weighs about the same, or the row is listed with its reason.
    @Test func measuresAgreeWithTheirSource() throws {
        let sources = try PortionSourceTests.ofSource.get()
        let explained = Set(try CorporaTests.lines("Tests/Corpus/portion-exceptions.txt"))
        var compared = 0
        for row in try CorporaTests.everydayRows() {
            guard let source = sources[row["source"]!] else { continue }
            for (name, grams) in PortionSourceTests.typed(row) where ["cup", "tbsp", "tsp", "fl oz", "slice", "small", "medium", "large"].contains(name) {
                guard let there = source[name] else { continue }
                compared += 1
                let isSize = ["slice", "small", "medium", "large"].contains(name)
                let ratio = grams / there
                if !(isSize ? 0.6...1.67 : 0.75...1.34).contains(ratio), !explained.contains("\(row["noun"]!): \(name)") {
                    Issue.record("\(row["noun"]!): one \(name) of \(grams) g, but \(row["source"]!) says \(there.rounded()) g")
                }
            }
        }
        #expect(compared > 700, "only \(compared) measures could be compared")
    }

    /// The density class of a group is the median of what its foods' own rows weigh by the cup.
    @Test func densityClassesAreThoseOfTheSources() throws {
        let foods = try PortionSourceTests.foods
        let sources = try PortionSourceTests.ofSource.get()
        var byGroup: [String: [Double]] = [:]
        for index in 0..<foods.everydayCount {
            let food = foods[index]
            guard let source = sources[food.id.code] else { continue }
            let volumes: [(name: String, millilitres: Double)] = [("cup", 236.588), ("fl oz", 29.5735), ("tbsp", 14.787)]
            if let found = volumes.lazy.compactMap({ volume in source[volume.name].map { $0 / volume.millilitres } }).first {
                byGroup[food.group, default: []].append(found)
            }
        }
        for (group, densities) in byGroup where densities.count >= 20 {
            let median = densities.sorted()[densities.count / 2]
            let plain = Food(
                id: FoodID("usda:0"), name: "", noun: "", group: group, layer: .sr28, usual: Amount(quantity: 100, unit: .gram), measures: [],
                figures: Nutrients())
            let cup = plain.portion(Amount(quantity: 1, unit: Unit("metric cup")))
            #expect(cup.source == .groupDensity)
            #expect(abs(cup.grams / 250 / median - 1) < 0.15, "\(group): the class says \(cup.grams / 250), the sources \(median)")
        }
    }

    /// No slice of bread of 500 g: by group, what one of a measure may weigh.
    @Test func noPortionIsImplausible() throws {
        let foods = try PortionSourceTests.foods
        let limits: [String: [String: ClosedRange<Double>]] = [
            "slice": ["bread": 5...120, "dairy": 5...60, "sausage": 2...60, "fruit": 2...350, "vegetable": 1...150, "pizza": 20...350],
            "glass": ["drink": 90...600, "alcohol": 30...600, "dairy": 90...600],
            "tbsp": ["fat": 7...20, "sauce": 4...25, "spice": 1...20, "sweet": 3...25],
            "cup": ["drink": 120...400, "soup": 180...300, "cereal": 10...290, "fat": 90...260],
            "bowl": ["soup": 180...700, "salad": 60...600, "dish": 120...700, "cereal": 20...500],
            "plate": ["dish": 120...700, "salad": 60...600],
            "can": ["drink": 180...600, "alcohol": 180...600, "fish": 50...450],
        ]
        for index in 0..<foods.everydayCount {
            let food = foods[index]
            for measure in food.measures {
                guard let limit = limits[measure.name]?[food.group] else { continue }
                #expect(limit.contains(measure.grams), "\(food.noun): one \(measure.name) of \(measure.grams) g")
            }
            // A cup holds 237 ml, and nothing that is eaten is much heavier than water.
            if let cup = food.grams(of: "cup"), let spoon = food.grams(of: "tbsp") {
                #expect((0.4...2.5).contains(cup / 16 / spoon), "\(food.noun): a cup of \(cup) g, a tablespoon of \(spoon) g")
            }
            if let small = food.grams(of: "small"), let large = food.grams(of: "large") { #expect(small < large, "\(food.noun): small, large") }
            if let medium = food.grams(of: "medium"), let large = food.grams(of: "large") { #expect(medium <= large, "\(food.noun): medium, large") }
        }
    }

    /// Raw to cooked: what is swollen by water or shrunk by heat, within what kitchens see.
    @Test func yieldsArePlausible() throws {
        let foods = try PortionSourceTests.foods
        var count = 0
        for index in 0..<foods.everydayCount {
            let food = foods[index]
            guard let id = food.raw, let raw = foods.food(id) else { continue }
            count += 1
            guard let yield = food.yield(from: raw) else { continue }
            let range: ClosedRange<Double> =
                switch food.group {
                case "meat", "poultry", "fish", "sausage": 0.4...1.15
                case "grain", "legume": 0.9...3.9
                default: 0.3...4
                }
            #expect(range.contains(yield), "\(food.noun) (\(food.id)) from \(id): \(yield)")
        }
        #expect(count >= 100, "\(count) foods with a raw form")
        // Agriculture Handbook 102: rice, long grain, 2.9; USDA yields of meat: chicken breast, roasted, about 0.7 to 0.8.
        let rice = try #require(foods.index(named: "white rice").map { foods[$0] }), dry = try #require(rice.raw.flatMap { foods.food($0) })
        #expect(abs(try #require(rice.yield(from: dry)) - 2.8) < 0.3)
    }
}
