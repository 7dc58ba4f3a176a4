import Actions
import Bot
import Dialogue
import Foundation
import Knowledge
import NLU
import Nutrition
import Store
import Testing

/// What is suggested, what never is, and why: on the real recipes.
@Suite struct RecommenderTests {
    private static let knowledge = Result { try Brain.assemble(data: WallTests.root).knowledge }

    private func fixture() throws -> ActionFixture { try ActionFixture(knowledge: try RecommenderTests.knowledge.get()) }

    private func lines(_ said: ActionFixture.Said) -> [RecipeLine] {
        said.reply.parts.flatMap { part -> [RecipeLine] in
            switch part {
            case .recipes(let lines, _), .savedRecipes(let lines): lines
            default: []
            }
        }
    }

    /// Everything that "more" ever shows.
    private func all(_ fixture: ActionFixture, _ query: RecipeQuery) async throws -> [RecipeLine] {
        var found = lines(try await fixture.perform(.searchRecipe(query)))
        while case let more = lines(try await fixture.perform(.moreRecipes)), !more.isEmpty { found += more }
        return found
    }

    @Test(arguments: Content.allergens)
    func anAllergyLeavesOutWhatHasOrMayHaveIt(content: Content) async throws {
        let fixture = try fixture()
        let words = ["crustaceans": "shrimp", "molluscs": "mussels", "sulphites": "sulphites"][content.rawValue] ?? content.rawValue
        try await fixture.perform(.setPreferences([Preference(kind: .allergies, words: [words])]))
        let found = try await all(fixture, RecipeQuery())
        #expect(found.count >= 20, "\(content): \(found.count) recipes left")
        for line in found { #expect(line.contents.map { !$0.mayHave(content) } == true, "\(line.id) for an allergy to \(content)") }
    }

    /// An allergy to something that is no class of contents: nothing that is made of it, and no dish of which nobody knows what is in it.
    @Test func anAllergyByNameLeavesOutWhatHidesIt() async throws {
        let fixture = try fixture()
        try await fixture.perform(.setPreferences([Preference(kind: .allergies, words: ["tomatoes"])]))
        for line in try await all(fixture, RecipeQuery()) {
            let names = line.ingredients.joined(separator: " ")
            for word in ["tomato", "ketchup", "salsa", "passata"] { #expect(!names.contains(word), "\(line.id): \(word)") }
        }
        for nutrient in [Nutrient.protein, .fiber, .vitaminC, .potassium] {
            let said = try await fixture.perform(.recommendFood(RecipeQuery(nutrients: [nutrient])))
            guard case .foodsRecommended(let foods, _, _)? = said.reply.parts.first else { return #expect(Bool(false), "\(said.reply.parts)") }
            for food in foods { #expect(!["chili", "tomato", "lentil soup", "pizza"].contains { food.noun.contains($0) }, "\(food.noun)") }
        }
    }

    @Test(arguments: [Nutrient.sodium, .carbohydrate, .fat, .sugars])
    func whatIsToBeLowIsLow(nutrient: Nutrient) async throws {
        let fixture = try fixture()
        let said = try await fixture.perform(.recommendFood(RecipeQuery(low: [nutrient])))
        guard case .foodsRecommended(let foods, _, _)? = said.reply.parts.first else {
            return #expect(Bool(false), "\(said.reply.parts)")
        }
        #expect(!foods.isEmpty)
        let most: [Nutrient: Double] = [.sodium: 120, .carbohydrate: 14, .fat: 4, .sugars: 2.5]
        for food in foods { #expect((food.nutrients[nutrient] ?? .infinity) <= most[nutrient] ?? 0, "\(food.noun)") }
        for line in try await all(fixture, RecipeQuery(low: [nutrient])) {
            #expect((line.nutrients[nutrient] ?? .infinity) <= 3 * (most[nutrient] ?? 0), "\(line.id)")
        }
    }

    @Test(arguments: Diet.allCases)
    func aDietIsKept(diet: Diet) async throws {
        let fixture = try fixture()
        try await fixture.perform(.setPreferences([Preference(kind: .diet, words: [diet.rawValue])]))
        let found = try await all(fixture, RecipeQuery())
        #expect(found.count >= 5, "\(diet)")
        #expect(found.allSatisfy { $0.diets.contains(diet) })
        // Said for this once it counts as much.
        #expect(Set(try await all(try self.fixture(), RecipeQuery(diets: [diet])).map(\.id)) == Set(found.map(\.id)))
    }

    /// Every way in which foods and dishes are suggested, with one of the conditions kept.
    private func suggested(_ fixture: ActionFixture, diets: [Diet] = []) async throws -> (foods: [Food], recipes: [RecipeLine]) {
        var foods: [FoodLine] = [], recipes: [RecipeLine] = []
        func take(_ said: ActionFixture.Said) {
            recipes += lines(said)
            for part in said.reply.parts {
                switch part {
                case .foodsRecommended(let some, _, _): foods += some
                case .insight(.needs(let needs)): foods += needs.fills.map(\.line)
                default: break
                }
            }
        }
        let table = try RecommenderTests.knowledge.get().foods
        func query(_ nutrients: [Nutrient] = [], words: [String] = [], meal: Meal? = nil, groups: [String] = []) -> RecipeQuery {
            var query = RecipeQuery(words: words, meal: meal, diets: diets, nutrients: nutrients)
            query.groups = groups
            return query
        }
        for nutrient in [Nutrient.protein, .iron, .calcium, .fiber, .vitaminC, .zinc] {
            take(try await fixture.perform(.recommendFood(query([nutrient]))))
        }
        for meal in Meal.allCases {
            take(try await fixture.perform(.recommendFood(query(meal: meal))))
            take(try await fixture.perform(.recommendRecipe(query(meal: meal))))
            take(try await fixture.perform(.moreRecipes))
            if diets.isEmpty { take(try await fixture.perform(.askMenu(When(meal: meal)))) }
        }
        for groups in [["fruit", "dessert"], ["nut", "snack", "vegetable"], ["drink"]] {
            take(try await fixture.perform(.recommendFood(query(groups: groups))))
        }
        for words in ["soup", "chicken", "dessert"] { take(try await fixture.perform(.searchRecipe(query(words: [words])))) }
        if let sausage = table.index(named: "sausage").map({ table[$0] }) {
            var better = query()
            better.betterThan = FoodMention(said: "sausage", candidates: [FoodReference(id: sausage.id, noun: sausage.noun, score: 1)])
            take(try await fixture.perform(.recommendFood(better)))
        }
        if diets.isEmpty {
            if let rice = table.index(named: "rice").map({ table[$0] }) {
                let eaten = FoodMention(said: "rice", candidates: [FoodReference(id: rice.id, noun: rice.noun, score: 1)])
                try await fixture.perform(.logFood(LogFood(foods: [eaten], when: When())))
            }
            take(try await fixture.perform(.askMissing(When())))
            take(try await fixture.perform(.askInsight(InsightQuery(.needs, nutrients: [.iron]))))
        }
        return (foods.compactMap { line in table.food(line.foodID, like: line.noun) }, recipes)
    }

    @Test(arguments: Diet.allCases)
    func everySuggestionKeepsToADiet(diet: Diet) async throws {
        let kept = try fixture()
        try await kept.perform(.setPreferences([Preference(kind: .diet, words: [diet.rawValue])]))
        for (foods, recipes) in [try await suggested(kept), try await suggested(try fixture(), diets: [diet])] {
            #expect(foods.count > 20 && recipes.count > 5, "\(diet)")
            for food in foods {
                #expect(diet.fits(food.contents, portion: food.nutrients(grams: food.usualPortion.grams)) == true, "\(food.noun) for \(diet)")
            }
            for recipe in recipes { #expect(recipe.diets.contains(diet), "\(recipe.id) for \(diet)") }
        }
    }

    @Test(arguments: Content.allergens)
    func everySuggestionKeepsToAnAllergy(content: Content) async throws {
        let fixture = try fixture()
        let words = ["crustaceans": "shrimp", "molluscs": "mussels", "sulphites": "sulphites"][content.rawValue] ?? content.rawValue
        try await fixture.perform(.setPreferences([Preference(kind: .allergies, words: [words])]))
        let (foods, recipes) = try await suggested(fixture)
        for food in foods { #expect(food.contents.map { !$0.mayHave(content) } == true, "\(food.noun) for \(content)") }
        for recipe in recipes { #expect(recipe.contents.map { !$0.mayHave(content) } == true, "\(recipe.id) for \(content)") }
    }

    @Test func whatIsNotLikedOrAskedWithoutIsNotThere() async throws {
        let fixture = try fixture()
        try await fixture.perform(.setPreferences([Preference(kind: .dislikes, words: ["mushrooms"])]))
        let found = try await all(fixture, RecipeQuery(without: ["eggs"]))
        #expect(!found.isEmpty)
        for line in found { #expect(!line.ingredients.contains { $0.contains("mushroom") || $0.hasPrefix("egg") && $0.count < 5 }, "\(line.id)") }
    }

    @Test func conditionsLeaveOutAndEachIsSaid() async throws {
        let fixture = try fixture()
        let query = RecipeQuery(maximumMinutes: 20, maximumKilocalories: 450, isCheap: true, nutrients: [.fiber])
        let found = try await all(fixture, query)
        #expect(!found.isEmpty)
        for line in found {
            #expect(line.minutes ?? 99 <= 20 && line.nutrients[.energy] ?? 999 <= 450 && line.price == 1)
            #expect(line.nutrients[.fiber] ?? 0 >= 5 && !line.reasons.isEmpty && line.reasons.count <= 3)
        }
    }

    @Test func whatIsAtHandComesFirst() async throws {
        let found = lines(try await fixture().perform(.recommendRecipe(RecipeQuery(atHand: ["chickpeas", "spinach"]))))
        #expect(found.count > 1 && found.count <= 5)
        guard case .uses(let foods)? = found.first?.reasons.first else { return #expect(Bool(false), "\(found)") }
        #expect(!foods.isEmpty)
        #expect(found.allSatisfy { line in line.reasons.contains { if case .uses = $0 { true } else { false } } })
    }

    @Test func notTheSameTwiceInARow() async throws {
        let fixture = try fixture()
        let first = lines(try await fixture.perform(.recommendRecipe(RecipeQuery(meal: .dinner))))
        let second = lines(try await fixture.perform(.recommendRecipe(RecipeQuery(meal: .dinner))))
        #expect(first.count == 5 && second.count == 5 && Set(first.map(\.id)).isDisjoint(with: second.map(\.id)))
    }

    @Test func savedLikedAndUnsaved() async throws {
        let fixture = try fixture()
        let first = lines(try await fixture.perform(.recommendRecipe(RecipeQuery(meal: .dinner))))
        try await fixture.perform(.showRecipe(ordinal: 2, words: ""))
        try await fixture.perform(.saveRecipe(ordinal: nil, words: "", isOver: false))
        #expect(lines(try await fixture.perform(.listSavedRecipes)).map(\.id) == [first[1].id])
        let again = try await fixture.perform(.saveRecipe(ordinal: 1, words: "", isOver: false))
        #expect(again.reply.parts == [.recipeSaved(title: first[1].title, isOver: false, isNew: false)])
        try await fixture.perform(.saveRecipe(ordinal: 1, words: "", isOver: true))
        #expect(lines(try await fixture.perform(.listSavedRecipes)).isEmpty)
    }

    /// A week without fibre asks for it; what no figure is known of is not taken for missing.
    @Test func whatTheWeekLacksIsAReason() async throws {
        let fixture = try fixture()
        let today = fixture.moment.day
        for back in 0..<4 {
            let steak = FoodMention(
                said: "steak", candidates: [FoodReference(id: FoodID("usda:13930"), noun: "steak", score: 1)],
                amount: Amount(quantity: 600, unit: .gram))
            let day = today.advanced(by: -back)
            try await fixture.perform(.logFood(LogFood(foods: [steak], when: When(days: day...day), confirmed: true)))
        }
        let found = lines(try await fixture.perform(.recommendRecipe(RecipeQuery(meal: .dinner))))
        #expect(found.contains { $0.reasons.contains { if case .rich(_, isLacking: true) = $0 { true } else { false } } }, "\(found.map(\.reasons))")
    }

    @Test(arguments: [
        ("allergic to peanuts and shellfish", Preference.Kind.allergies, [Content.peanut, .crustaceans, .molluscs]),
        ("nut allergy", .allergies, [.nuts, .peanut]), ("lactose intolerant", .allergies, [.milk]), ("celiac", .allergies, [.gluten]),
    ])
    func wordsOfAllergiesNameContents(words: String, kind: Preference.Kind, contents: [Content]) throws {
        #expect(Set(Content.named(in: words)) == Set(contents))
    }
}
