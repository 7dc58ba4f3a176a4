import Foundation
import Nutrition
import Testing

/// Holds portions to the sources they come from.
@Suite struct PortionSourceTests {
    /// The measures that the figure row of a source code has of its own, in grams.
    private static let ofSource = Result { () throws -> [String: [String: Double]] in
        let foods = try Corpora.foods
        var result: [String: [String: Double]] = [:]
        for index in foods.everydayCount..<foods.count {
            let food = foods[index]
            result[food.id.code] = Dictionary(food.measures.map { ($0.name, $0.grams) }, uniquingKeysWith: { first, _ in first })
        }
        return result
    }

    /// Where a cup, a spoon, a fluid ounce, a slice or a size that both have weighs something else than the figure row says.
    static func disagreements() throws -> (findings: [Finding], compared: Int) {
        let sources = try ofSource.get()
        let sizes = ["slice", "small", "medium", "large"]
        var findings: [Finding] = []
        var compared = 0
        for entry in try Corpora.everyday {
            for measure in entry.food.measures where (["cup", "tbsp", "tsp", "fl oz"] + sizes).contains(measure.name) {
                guard let there = sources[entry.food.id.code]?[measure.name] else { continue }
                compared += 1
                if !(sizes.contains(measure.name) ? 0.6...1.67 : 0.75...1.34).contains(measure.grams / there) {
                    let text = "\(measure.grams) g, but \(entry.food.id) says \(there) g"
                    findings.append(Finding(key: "\(entry.noun): \(measure.name)", text: text))
                }
            }
        }
        return (findings, compared)
    }

    /// The density class of a group is the median of what its foods' own rows weigh by the cup.
    @Test func densityClassesAreThoseOfTheSources() throws {
        let foods = try Corpora.foods
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
}
