import Foundation
import Nutrition
import RecipeServices
import Testing

@Suite struct SpoonacularTests {
    private func service(_ server: StandIn, key: String = "k-123") throws -> any RecipeService {
        let settings = try RecipeServiceSettings(
            flag: "spoonacular", environment: ["MORSEL_SPOONACULAR_KEY": key, "MORSEL_RECIPES_URL": server.address + "/"])
        return try #require(settings.service(limits: .unhurried))
    }

    @Test func aSearchAsksForEverythingAndReadsIt() async throws {
        let server = try await StandIn.saying(Shapes.search(Shapes.soup))
        let search = RecipeSearch(
            words: ["bean", "soup & more"], diets: [.vegan], cuisine: "italian", meal: .dinner, without: [.milk, .mustard], excluded: ["cilantro"],
            maximumMinutes: 40, maximumKilocalories: 600, having: ["kale"], count: 5, offset: 10)
        let found = try await service(server).search(search)
        await server.stop()

        let request = try #require(server.requests.first)
        #expect(request.path == "/recipes/complexSearch")
        #expect(request.headers["x-api-key"] == "k-123")
        #expect(!request.uri.contains("k-123"))
        let wanted = [
            "query": "bean soup & more", "diet": "vegan", "cuisine": "italian", "type": "main course", "intolerances": "dairy",
            "excludeIngredients": "cilantro,mustard", "includeIngredients": "kale", "maxReadyTime": "40", "maxCalories": "600", "number": "5",
            "offset": "10", "addRecipeInformation": "true", "addRecipeNutrition": "true", "fillIngredients": "true",
        ]
        #expect(request.query == wanted.mapValues { [$0] })

        let soup = try #require(found.first)
        #expect(soup.id == "spoonacular:101" && soup.title == "Bean & Kale Soup")
        #expect(soup.summary == "A thick soup. Serves 4 – or 2.")
        #expect(soup.minutes == 35 && soup.servings == 4 && soup.meals == [.lunch, .dinner] && soup.cuisines == ["italian"])
        #expect(soup.credit == "Kitchen Example, CC BY 3.0, via spoonacular" && soup.url == "https://kitchen.example/soup")
        #expect(soup.ingredients.map(\.name) == ["white bean", "kale"])
        #expect(soup.ingredients.map(\.amount) == ["2 cups", "1 bunch"] && soup.ingredients.map(\.grams) == [360, nil])
        #expect(soup.steps == ["Simmer the beans.", "Add the kale."])
        #expect(soup.diets == [.vegan, .vegetarian, .pescatarian, .glutenFree] && soup.freeFrom == [.gluten])
        let figures = Dictionary(uniqueKeysWithValues: soup.nutrients.known.map { ($0.nutrient, $0.amount) })
        // Vitamin A in IU and a negative fat stay unknown.
        #expect(figures == [.energy: 250.5, .protein: 14, .vitaminD: 2, .sodium: 500, .iron: 4.5])
    }

    @Test func aRecipeIsFoundByItsNumber() async throws {
        let server = try await StandIn { request in
            request.path == "/recipes/101/information" && request.query["includeNutrition"] == ["true"]
                ? .reply(body: Shapes.soup) : .reply(status: 404, body: "{\"status\":\"failure\"}")
        }
        let service = try service(server)
        #expect(try await service.recipe(id: "spoonacular:101")?.title == "Bean & Kale Soup")
        #expect(try await service.recipe(id: "spoonacular:7") == nil)
        // What is no number of its own is not even asked for.
        for id in ["edamam:101", "spoonacular:", "spoonacular:1/../2", "101", "spoonacular:１"] {
            #expect(try await service.recipe(id: id) == nil)
        }
        #expect(server.requests.count == 2)
        await server.stop()
    }

    @Test func wrongTypesAndMissingFieldsAreUnknown() async throws {
        let odd = """
            {"id": "102", "title": "Odd", "readyInMinutes": "20", "servings": null, "diets": "vegan", "vegan": "yes", "cuisines": {"a": 1},
             "dishTypes": null, "image": "javascript:alert(1)", "sourceUrl": 7, "nutrition": [], "summary": ["x"],
             "extendedIngredients": ["salt", {"name": 3}, {"original": "a pinch of salt", "amount": "some"}],
             "instructions": "<ol><li>Mix.</li><li>Rest a day.</li></ol>", "analyzedInstructions": [{"steps": "none"}]}
            """
        let server = try await StandIn.saying(Shapes.search(odd, "{}", "null", "[1]", "{\"id\": 3}", "{\"id\": 1e300, \"title\": \"x\"}"))
        let found = try await service(server).search(RecipeSearch())
        await server.stop()
        let recipe = try #require(found.first)
        #expect(found.count == 1)
        #expect(recipe.minutes == 20 && recipe.servings == nil && recipe.image == nil && recipe.url == nil && recipe.summary.isEmpty)
        #expect(recipe.diets == [.vegan, .vegetarian, .pescatarian] && recipe.freeFrom.isEmpty && recipe.nutrients == Nutrients())
        #expect(recipe.ingredients.map(\.line) == ["a pinch of salt"])
        #expect(recipe.steps == ["Mix.", "Rest a day."])
    }
}
