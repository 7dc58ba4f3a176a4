import Foundation
import Knowledge
import Nutrition
import Testing

/// Holds the tables of `corpora/` to what they promise.
@Suite struct CorporaTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let knowledge = Result { try Knowledge(corpora: root.appending(path: "corpora")) }

    var foods: FoodTable { get throws { try CorporaTests.knowledge.get().foods } }

    @Test func allOfSR28IsThere() throws {
        let foods = try foods
        let rows = (0..<foods.count).filter { foods.layer(at: $0) == .sr28 }
        #expect(rows.count == 8789)
        #expect(Nutrient.count >= 45)
        let full = rows.filter { row in Nutrient.allCases.filter { !foods.figure($0, at: row).isNaN }.count >= 45 }
        #expect(full.count > 6000, "rows with 45 nutrients or more")
        #expect(rows.allSatisfy { foods.id(at: $0).code.hasPrefix("usda:") })
    }

    @Test func figuresAreThoseOfTheSource() throws {
        let egg = try #require(try foods.food(FoodID("usda:01123")))
        #expect(egg.figures[.energy] == 143)
        #expect(abs(try #require(egg.figures[.protein]) - 12.56) < 1e-5)
        #expect(egg.grams(of: "large") == 50)
        #expect(egg.figures[.vitaminD] == 2)
        #expect(egg.figures[.ala] != 0, "an empty cell is unknown")
    }

    @Test func thereAreManyEverydayFoodsAndEachResolves() throws {
        let foods = try foods
        #expect(foods.everydayCount >= 500)
        var owners: [String: Int] = [:]
        for index in 0..<foods.everydayCount {
            let noun = foods.noun(at: index)
            #expect(foods.index(named: noun) == index, "'\(noun)' leads to another food")
            #expect(owners.updateValue(index, forKey: noun) == nil, "'\(noun)' stands twice")
        }
    }

    @Test func noNameStandsOnTwoFoods() throws {
        for column in ["also", "es"] {
            var owners: [String: String] = [:]
            for row in try CorporaTests.everydayRows() {
                let names = Set(
                    ([column == "also" ? row["noun"]! : ""] + row[column]!.split(separator: ";").map(String.init)).map {
                        Word.split($0).joined(separator: " ")
                    }
                ).subtracting([""])
                for name in names {
                    if let other = owners.updateValue(row["noun"]!, forKey: name) { Issue.record("'\(name)' is '\(other)' and '\(row["noun"]!)'") }
                }
            }
        }
    }

    /// Energy lies between 4-4-9-7 with fibre at its full 4 kcal a gram and with none, give or take a quarter or 30 kcal.
    @Test func energyAgreesWithTheMacronutrients() throws {
        // Sweeteners, acids and polyols have less energy than their carbohydrate says; each is listed with its reason.
        let explained: Set<String> = try Set(CorporaTests.lines("Tests/Corpus/energy-exceptions.txt"))
        let foods = try foods
        for index in 0..<foods.everydayCount {
            let food = foods[index]
            let figures = food.figures
            let energy = try #require(figures[.energy], "\(food.noun) has no energy")
            let most = 4 * (figures[.protein] ?? 0) + 4 * (figures[.carbohydrate] ?? 0) + 9 * (figures[.fat] ?? 0) + 7 * (figures[.alcohol] ?? 0)
            let least = most - 4 * (figures[.fiber] ?? 0)
            if energy > most + max(30, 0.25 * energy) || energy < least - max(30, 0.25 * energy), !explained.contains(food.noun) {
                Issue.record("\(food.noun): \(energy) kcal, but its macronutrients give \(least.rounded()) to \(most.rounded())")
            }
        }
    }

    @Test func portionsArePlausible() throws {
        let foods = try foods
        let limits: [String: ClosedRange<Double>] = [
            "slice": 1...400, "cup": 5...400, "tbsp": 0.5...40, "tsp": 0.2...15, "handful": 3...160, "glass": 40...600, "can": 20...900,
            "bowl": 15...900,
            "piece": 0.2...700, "medium": 0.5...1500, "large": 0.5...4600,
        ]
        for index in 0..<foods.everydayCount {
            let food = foods[index]
            for measure in food.measures {
                #expect(measure.grams > 0 && measure.grams < 6000, "\(food.noun): one \(measure.name) of \(measure.grams) g")
                if let limit = limits[measure.name], index < foods.everydayCount, !limit.contains(measure.grams) {
                    Issue.record("\(food.noun): one \(measure.name) of \(measure.grams) g")
                }
            }
            let usual = food.usualPortion.grams
            #expect(usual >= 0.1 && usual <= 1000, "\(food.noun): usual portion of \(usual) g")
            if let each = food.each { #expect(food.grams(of: each) != nil, "\(food.noun): '\(each)' has no weight") }
            for kind in food.kinds { #expect(foods.index(named: kind) != nil, "\(food.noun): no kind '\(kind)'") }
        }
    }

    @Test func theTableComesBackFromItsBytes() throws {
        var writer = ByteWriter()
        try foods.write(to: &writer)
        let copy = try writer.bytes.withUnsafeBytes { bytes in
            var reader = ByteReader(bytes)
            return try FoodTable(from: &reader)
        }
        #expect(copy.count == (try foods.count))
        for index in stride(from: 0, to: copy.count, by: 97) {
            let (a, b) = (copy[index], try foods[index])
            #expect(
                a.id == b.id && a.noun == b.noun && a.measures == b.measures && a.figures.row.map(\.bitPattern) == b.figures.row.map(\.bitPattern))
        }
        #expect(throws: ByteReader.Truncated.self) {
            try Array(writer.bytes.prefix(1000)).withUnsafeBytes { bytes in
                var reader = ByteReader(bytes)
                _ = try FoodTable(from: &reader)
            }
        }
    }

    @Test func recipesAreWholeAndPlausible() throws {
        let book = try CorporaTests.knowledge.get().recipes
        #expect(book.recipes.count >= 40)
        #expect(Set(book.recipes.map(\.id)).count == book.recipes.count)
        for recipe in book.recipes {
            let energy = try #require(recipe.nutrients[.energy])
            #expect(energy > 60 && energy < 1000, "\(recipe.id): \(energy) kcal a serving")
            #expect(!recipe.meals.isEmpty && recipe.minutes ?? 0 > 0 && recipe.servings > 0 && !recipe.ingredients.isEmpty)
            #expect(recipe.wording("en").steps.count == recipe.wording("es").steps.count, "\(recipe.id): steps differ by language")
        }
    }

    @Test func dietsAgreeWithTheIngredients() throws {
        let book = try CorporaTests.knowledge.get().recipes
        for recipe in book.recipes {
            let names = recipe.ingredients.map(\.name).joined(separator: " ").lowercased()
            if recipe.diets.contains(.vegan) {
                #expect(recipe.diets.contains(.vegetarian) && (recipe.nutrients[.cholesterol] ?? 0) < 3, "\(recipe.id) has cholesterol")
            }
            for meat in ["chicken", "beef", "pork", "turkey"] where names.contains(meat) { #expect(recipe.diets.isEmpty, "\(recipe.id) has \(meat)") }
        }
        #expect(book.recipes.filter { $0.diets.contains(.vegan) }.count >= 10)
        #expect(!book.recipes.matching(["chickpea"], language: "en").isEmpty)
    }

    @Test func activitiesAreFoundByWhatPeopleSay() throws {
        let table = try CorporaTests.knowledge.get().activities
        #expect(table.activities.count >= 100)
        for activity in table.activities {
            #expect(activity.met >= 0.9 && activity.met <= 24, "\(activity.name): \(activity.met) MET")
            #expect(activity.source.hasPrefix("compendium2011:"))
        }
        for words in ["ran", "went for a walk", "yoga", "cycling", "swam", "weight lifting"] { #expect(table.match(words) != nil, "'\(words)'") }
    }

    // MARK: Reading

    static func lines(_ path: String) throws -> [String] {
        try String(contentsOf: root.appending(path: path), encoding: .utf8).split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
            .map { String($0.prefix { $0 != "\t" }) }
    }

    static func everydayRows() throws -> [[String: String]] {
        let folder = root.appending(path: "corpora/foods")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().flatMap { name -> [[String: String]] in
            let lines = try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
            let header = lines[0].split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return lines.dropFirst().map { line in
                Dictionary(uniqueKeysWithValues: zip(header, line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)))
            }
        }
    }
}
