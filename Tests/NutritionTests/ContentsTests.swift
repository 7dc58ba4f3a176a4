import Knowledge
import Nutrition
import Testing

/// What everyday foods contain, against their names and their figures. A mistake here harms somebody.
@Suite struct ContentsTests {
    /// What the figures tell: cholesterol is of an animal, lactose of milk.
    private static func againstFigures() throws -> [Finding] {
        var findings: [Finding] = []
        for entry in try Corpora.everyday {
            let figures = entry.food.figures
            let contents = try #require(entry.food.contents, "\(entry.noun): nobody has looked what it contains")
            func find(_ nutrient: Nutrient, above limit: Double, of possible: [Content]) {
                guard let amount = figures[nutrient], amount > limit, !possible.contains(where: contents.mayHave) else { return }
                findings.append(Finding(key: "\(entry.noun): \(nutrient)", text: "\(amount) in its figures, but it contains \(contents.codes)"))
            }
            find(.cholesterol, above: 3, of: Diet.vegan.without)
            find(.lactose, above: 0.3, of: [.milk])
            find(.alcohol, above: 0.49, of: [.alcohol])
        }
        return findings
    }

    /// What the names tell: who reads "shrimp" finds crustaceans in the contents.
    private static func againstNames() throws -> [Finding] {
        try Corpora.everyday.flatMap { entry in
            Set([entry.noun, entry.food.name].map(Word.split).flatMap(FoodWords.contents)).compactMap { named in
                guard let contents = entry.food.contents, !named.contents.contains(where: contents.mayHave) else { return nil }
                let wanted = named.contents.map(\.rawValue).joined(separator: " or ")
                return Finding(key: "\(entry.noun): \(named.word)", text: "no \(wanted) in \(contents.codes)")
            }
        }
    }

    @Test func contentsAgreeWithFiguresAndNames() throws {
        try expect(ContentsTests.againstFigures() + ContentsTests.againstNames(), explainedBy: "contents-exceptions.txt")
    }

    @Test func foodsForADietFitIt() throws {
        for entry in try Corpora.everyday {
            let contents = try #require(entry.food.contents)
            let words = Word.split(entry.noun)
            for place in words.indices {
                guard let diet = Diet.named(words, at: place)?.diet, [.vegan, .vegetarian, .glutenFree].contains(diet) else { continue }
                if diet.fits(contents, portion: entry.food.nutrients(grams: entry.food.usualPortion.grams)) != true {
                    Issue.record("\(entry.noun) is not \(diet.rawValue): \(contents.codes)")
                }
            }
        }
    }

    /// A dish has what goes into it, and may have what that may have; its row may know more.
    @Test func composedDishesHaveWhatTheirIngredientsHave() throws {
        let knowledge = try Corpora.knowledge
        let rows = Dictionary(grouping: try Corpora.everyday) { $0.food.id }
        for (id, dish) in knowledge.composed {
            let ingredients = dish.ingredients
            let whole = try #require(rows[id], "nobody's food is '\(id)'")
            for ingredient in ingredients {
                guard let own = knowledge.foods.food(ingredient.food, like: ingredient.name)?.contents else { continue }
                for entry in whole {
                    let contents = try #require(entry.food.contents)
                    for content in own.all where !contents.has(content) {
                        Issue.record("\(entry.noun) (\(id)) has \(ingredient.name): \(content.rawValue) not in \(contents.codes)")
                    }
                    for content in own.maybe where !contents.mayHave(content) {
                        Issue.record("\(entry.noun) (\(id)) has \(ingredient.name): \(content.rawValue)? not in \(contents.codes)")
                    }
                }
            }
            for named in ingredients.flatMap({ FoodWords.contents(of: Word.split($0.name)) }) {
                for entry in whole where !named.contents.contains(where: entry.food.contents?.mayHave ?? { _ in false }) {
                    Issue.record("\(entry.noun) (\(id)) has \(named.word): not in \(entry.food.contents?.codes ?? "")")
                }
            }
        }
    }
}

extension Contents {
    /// As in a table: `milk;egg;nuts?`.
    var codes: String {
        let codes = all.map(\.rawValue) + maybe.map { $0.rawValue + "?" }
        return codes.isEmpty ? "-" : codes.joined(separator: ";")
    }
}
