import Foundation
import Nutrition
import Testing

/// The figures: all there, those of the source, and in agreement with one another.
@Suite struct FigureTests {
    @Test func allOfSR28IsThere() throws {
        let foods = try Corpora.foods
        let rows = (0..<foods.count).filter { foods.layer(at: $0) == .sr28 }
        #expect(rows.count == 8789)
        #expect(Nutrient.count >= 45)
        let full = rows.filter { row in Nutrient.allCases.filter { !foods.figure($0, at: row).isNaN }.count >= 45 }
        #expect(full.count > 6000, "rows with 45 nutrients or more")
        #expect(rows.allSatisfy { foods.id(at: $0).code.hasPrefix("usda:") })
    }

    @Test func figuresAreThoseOfTheSource() throws {
        let egg = try #require(try Corpora.foods.food(FoodID("usda:01123")))
        #expect(egg.figures[.energy] == 143)
        #expect(abs(try #require(egg.figures[.protein]) - 12.56) < 1e-5)
        #expect(egg.grams(of: "large") == 50)
        #expect(egg.figures[.vitaminD] == 2)
        #expect(egg.figures[.ala] != 0, "an empty cell is unknown")
    }

    /// Nothing weighs more than itself.
    @Test func noFoodHoldsMoreThanItWeighs() throws {
        for entry in try Corpora.everyday {
            let figures = entry.food.figures
            let parts: [Nutrient] = [.protein, .carbohydrate, .fat, .water, .alcohol]
            let sum = parts.reduce(0) { $0 + (figures[$1] ?? 0) }
            #expect(sum <= 103, "\(entry.noun): \(sum) g in 100 g")
            #expect((figures[.sugars] ?? 0) <= (figures[.carbohydrate] ?? 0) * 1.05 + 1, "\(entry.noun): more sugars than carbohydrate")
            #expect((figures[.saturatedFat] ?? 0) <= (figures[.fat] ?? 0) * 1.02 + 0.1, "\(entry.noun): more saturated fat than fat")
        }
    }

    @Test func theTableComesBackFromItsBytes() throws {
        let foods = try Corpora.foods
        var writer = ByteWriter()
        foods.write(to: &writer)
        var reader = ByteReader(Bytes(writer.bytes))
        let copy = try FoodTable(from: &reader)
        #expect(copy.count == foods.count)
        for index in stride(from: 0, to: copy.count, by: 97) {
            let (a, b) = (copy[index], foods[index])
            #expect(
                a.id == b.id && a.noun == b.noun && a.measures == b.measures && a.contents == b.contents && a.raw == b.raw
                    && a.figures.row.map(\.bitPattern) == b.figures.row.map(\.bitPattern))
        }
        #expect(throws: ByteReader.Truncated.self) {
            var reader = ByteReader(Bytes(Array(writer.bytes.prefix(1000))))
            _ = try FoodTable(from: &reader)
        }
    }
}
