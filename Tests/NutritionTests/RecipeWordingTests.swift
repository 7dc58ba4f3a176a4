import Foundation
import Knowledge
import Nutrition
import Testing

/// What the recipes say, in both languages.
@Suite struct RecipeWordingTests {
    @Test func bothLanguagesSayTheSameSteps() throws {
        for recipe in try RecipeTests.recipes {
            let english = try #require(recipe.wordings["en"]), spanish = try #require(recipe.wordings["es"], "\(recipe.id) has no Spanish")
            #expect(english.steps.count == spanish.steps.count, "\(recipe.id): steps differ by language")
            #expect((2...10).contains(english.steps.count), "\(recipe.id): \(english.steps.count) steps")
            for wording in [english, spanish] {
                let texts = [wording.title, wording.description] + wording.steps
                #expect(texts.allSatisfy { $0.count > 2 && $0.count < 400 }, "\(recipe.id): a text too short or too long")
                #expect(wording.steps.allSatisfy { ".!)".contains($0.last ?? " ") }, "\(recipe.id): a step without a full stop")
            }
            // The same times: every number of minutes in one stands in the other.
            for (a, b) in zip(english.steps, spanish.steps) {
                #expect(RecipeWordingTests.minutes(a) == RecipeWordingTests.minutes(b), "\(recipe.id): '\(a)' and '\(b)'")
            }
        }
        for language in ["en", "es"] {
            let titles = try RecipeTests.recipes.map { $0.wording(language).title.lowercased() }
            #expect(Set(titles).count == titles.count, "two recipes of one title in \(language)")
        }
    }

    @Test func noWordOfTheOtherLanguageIsLeft() throws {
        let english: Set = [
            "the", "and", "with", "until", "for", "stir", "add", "minutes", "minute", "of", "serve", "cook", "oil", "water", "cup", "cups", "tbsp",
            "tsp",
            "on", "into", "over", "salt", "pepper", "heat", "bake", "mix", "oven", "chicken", "cheese", "bread", "rice", "egg", "eggs",
        ]
        let spanish: Set = [
            "y", "con", "los", "las", "hasta", "para", "una", "minutos", "minuto", "aceite", "agua", "sal", "añade", "sirve", "cuece", "huevo",
        ]
        for recipe in try RecipeTests.recipes {
            for (language, foreign) in [("es", english), ("en", spanish)] {
                let wording = try #require(recipe.wordings[language])
                for text in [wording.description] + wording.steps {
                    let words = Set(text.lowercased().split { !$0.isLetter }.map(String.init))
                    #expect(words.isDisjoint(with: foreign), "\(recipe.id), \(language): '\(text)'")
                }
            }
        }
    }

    /// What is bought is used: each ingredient is named in the steps or the title, by a word of its own name or of one of the everyday foods
    /// that it is ("white mushrooms" are mushrooms, "champiñón").
    @Test func everyIngredientIsNamed() throws {
        let kinds = try Corpora.everyday.map { (noun: Set(Word.split($0.noun)), entry: $0) }
        var findings: [Finding] = []
        for recipe in try RecipeTests.recipes {
            for language in ["en", "es"] {
                let wording = try #require(recipe.wordings[language])
                let said = Set(([wording.title] + wording.steps).flatMap(Word.split))
                for ingredient in recipe.ingredients {
                    let own = Set(Word.split(ingredient.name))
                    var names = language == "en" ? [ingredient.name] : []
                    for kind in kinds where kind.entry.food.id == ingredient.food || own.isSuperset(of: kind.noun) {
                        names += language == "en" ? [kind.entry.noun] : kind.entry.list("es")
                    }
                    if said.isDisjoint(with: Set(names.flatMap(Word.split)).subtracting(RecipeWordingTests.empty)) {
                        findings.append(Finding(key: "\(recipe.id): \(language) \(ingredient.name)", text: "is not named (\(names.prefix(9)))"))
                    }
                }
            }
        }
        try expect(findings, explainedBy: "recipe-exceptions.txt")
    }

    /// Words of names that name no food.
    private static let empty: Set<String> = [
        "raw", "fresh", "dry", "dried", "canned", "cooked", "ground", "whole", "plain", "low", "fat", "reduced", "sodium", "large", "small", "red",
        "green",
        "white", "black", "drained", "added", "no", "unsweetened", "in", "and", "de", "en", "con", "sin", "la", "el", "a", "y", "al", "blanco",
        "blanca", "rojo",
        "roja", "verde", "negro", "negra", "fresco", "fresca", "crudo", "cruda", "seco", "seca", "molido", "molida", "agua", "water",
    ]

    /// Numbers from 5 on, degrees Fahrenheit apart.
    private static func minutes(_ text: String) -> [Int] {
        text.replacing(/\d+ ?°F/, with: "").split { !$0.isNumber }.compactMap { Int($0) }.filter { $0 > 4 }.sorted()
    }
}
