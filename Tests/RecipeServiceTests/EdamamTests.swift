import Foundation
import Nutrition
import RecipeServices
import Testing

@Suite struct EdamamTests {
    private func service(_ server: StandIn) throws -> any RecipeService {
        let settings = try RecipeServiceSettings(
            flag: nil,
            environment: [
                "MORSEL_RECIPES": "edamam", "MORSEL_EDAMAM_ID": "id-1", "MORSEL_EDAMAM_KEY": "key-1", "MORSEL_RECIPES_URL": server.address,
            ])
        return try #require(settings.service(limits: .unhurried))
    }

    @Test func aSearchAsksForEverythingAndReadsIt() async throws {
        let server = try await StandIn.saying(Shapes.page([Shapes.stew()]))
        let search = RecipeSearch(
            words: ["lentil"], diets: [.vegetarian], cuisine: "middle eastern", meal: .dinner, without: [.milk, .nuts], excluded: ["leek", "cumin"],
            maximumMinutes: 60, maximumKilocalories: 500)
        let found = try await service(server).search(search)
        await server.stop()

        let request = try #require(server.requests.first)
        #expect(request.path == "/api/recipes/v2")
        let wanted = [
            "type": ["public"], "q": ["lentil"], "app_id": ["id-1"], "app_key": ["key-1"], "health": ["dairy-free", "tree-nut-free", "vegetarian"],
            "cuisineType": ["middle eastern"], "mealType": ["dinner"], "time": ["1-60"], "calories": ["0-500"], "excluded": ["leek", "cumin"],
        ]
        #expect(request.query == wanted)

        let stew = try #require(found.first)
        #expect(stew.id == "edamam:0123456789abcdef0123456789abcdef" && stew.title == "Lentil Stew" && stew.credit == "Stew Weekly, via Edamam")
        #expect(stew.minutes == 50 && stew.servings == 4 && stew.meals == [.lunch, .dinner])
        #expect(stew.ingredients.map(\.amount) == ["1 cup", "2"] && stew.ingredients.map(\.grams) == [192, 220])
        // Its figures are of the whole recipe; ours are of a serving.
        #expect(stew.nutrients[.energy] == 300 && stew.nutrients[.protein] == 15 && stew.nutrients[.vitaminA] == 100 && stew.nutrients[.fat] == nil)
        // "Gluten-Free" and "Sulfite-Free" are contradicted by its own cautions.
        #expect(stew.freeFrom == [.egg, .crustaceans, .molluscs])
        #expect(stew.diets == [.vegan, .vegetarian])
    }

    @Test func laterPagesAreFollowedWithOurOwnAddressAndKey() async throws {
        let server = try await StandIn { request in
            let first = request.query["_cont"] == nil
            return .reply(body: Shapes.page((0..<20).map { Shapes.stew("\(first ? "a" : "b")\($0)") }, next: first ? "C%2Bx%3D" : nil))
        }
        let found = try await service(server).search(RecipeSearch(words: ["stew"], count: 5, offset: 18))
        await server.stop()
        #expect(found.map(\.id) == ["edamam:a18", "edamam:a19", "edamam:b0", "edamam:b1", "edamam:b2"])
        #expect(server.requests.map { $0.query["_cont"] } == [nil, ["C+x="]])
        #expect(server.requests.allSatisfy { $0.query["app_key"] == ["key-1"] })
    }

    @Test func withoutServingsTheFiguresAreUnknown() async throws {
        let body = Shapes.page([Shapes.stew().replacing("\"yield\": 4.0", with: "\"yield\": 0")])
        let server = try await StandIn.saying(body)
        let stew = try #require(try await service(server).search(RecipeSearch(words: ["stew"])).first)
        await server.stop()
        #expect(stew.servings == nil && stew.nutrients == Nutrients())
    }

    @Test func aRecipeIsFoundByItsID() async throws {
        let server = try await StandIn { $0.path == "/api/recipes/v2/abc" ? .reply(body: Shapes.stew("abc")) : .reply(status: 404, body: "[]") }
        let service = try service(server)
        #expect(try await service.recipe(id: "edamam:abc")?.title == "Lentil Stew")
        #expect(try await service.recipe(id: "edamam:abd") == nil)
        #expect(try await service.recipe(id: "edamam:../abc") == nil)
        #expect(server.requests.count == 2)
        await server.stop()
    }
}
