import Bot
import Dialogue
import Foundation
import Library
import Logging
import Nutrition
import RecipeServices
import Store
import Synchronization
import Testing

/// Recipes of others in the conversation: those of a service that answers, fails or is not there, and imported ones.
@Suite struct OutsideRecipeTests {
    /// Answers from a list and keeps what it was asked.
    private final class Kitchen: RecipeService {
        let asked = Mutex<[RecipeSearch]>([])
        let recipes: [ServiceRecipe]
        let failure: RecipeServiceError?

        init(_ recipes: [ServiceRecipe], failure: RecipeServiceError? = nil) {
            self.recipes = recipes
            self.failure = failure
        }

        func search(_ search: RecipeSearch) async throws(RecipeServiceError) -> [ServiceRecipe] {
            asked.withLock { $0.append(search) }
            if let failure { throw failure }
            return recipes
        }

        func recipe(id: String) async throws(RecipeServiceError) -> ServiceRecipe? {
            if let failure { throw failure }
            return recipes.first { $0.id == id }
        }
    }

    private static func dish(_ number: Int, _ title: String, _ lines: [String], freeFrom: Set<Content> = [], diets: Set<Diet> = []) -> ServiceRecipe {
        var nutrients = Nutrients()
        nutrients[.energy] = 400
        return ServiceRecipe(
            id: "spoonacular:\(number)", title: title, url: "https://kitchen.example/\(number)", credit: "Kitchen Example, via spoonacular",
            minutes: 20,
            servings: 2, meals: [.dinner], cuisines: ["thai"], ingredients: lines.map { ServiceRecipe.Ingredient(line: $0) }, steps: ["Cook."],
            nutrients: nutrients, diets: diets, freeFrom: freeFrom)
    }

    private func bot(_ service: (any RecipeService)?, library: Library = Library(path: nil)) throws -> Bot {
        let sealer = try Sealer(key: [UInt8](repeating: 7, count: Sealer.keyLength))
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        return Bot(
            brain: try RecipeLinkerTests.brain.get(), store: try openStore(DatabaseAddress("sqlite::memory:")), sealer: sealer, library: library,
            recipes: service, logger: logger)
    }

    private func say(_ text: String, to bot: Bot) async -> String { await bot.reply(to: Incoming(text: text, sender: "ana")).text }

    @Test func theyAreRankedAndShownWithTheirCredit() async throws {
        let kitchen = Kitchen([Self.dish(1, "Crisp Salmon Wonder", ["300 g salmon", "1 tablespoon olive oil"])])
        let bot = try bot(kitchen)
        let list = await say("recipes with salmon", to: bot)
        #expect(list.contains("Crisp Salmon Wonder, 20 min, 400 kcal"))
        let card = await say("show me the crisp salmon wonder", to: bot)
        #expect(card.contains("Recipe by Kitchen Example, via spoonacular: https://kitchen.example/1") && card.contains("1. Cook."))
        #expect(await say("save it", to: bot).contains("Crisp Salmon Wonder"))
        #expect(await say("my saved recipes", to: bot).contains("Crisp Salmon Wonder"))
        #expect(kitchen.asked.withLock { $0.map(\.words) } == [["salmon"]])
        await bot.close()
    }

    @Test func otherMessagesAskNobody() async throws {
        let kitchen = Kitchen([])
        let bot = try bot(kitchen)
        for text in ["I had two eggs", "how much protein is in milk", "hello", "undo"] { _ = await say(text, to: bot) }
        #expect(kitchen.asked.withLock { $0.isEmpty })
        await bot.close()
    }

    @Test func anAllergyGoesAlongAndIsKeptTo() async throws {
        let kitchen = Kitchen([
            Self.dish(1, "Ostrich with peanuts", ["300 g ostrich", "50 g peanuts"], freeFrom: [.peanut]),
            Self.dish(2, "Ostrich with zyxwort", ["300 g ostrich", "1 qqx zyxwort"]),
            Self.dish(3, "Ostrich of trust", ["300 g ostrich", "1 qqx zyxwort"], freeFrom: [.peanut]),
            Self.dish(4, "Plain ostrich", ["300 g ostrich"]),
        ])
        let bot = try bot(kitchen)
        _ = await say("I'm allergic to peanuts", to: bot)
        let list = await say("recipes with ostrich", to: bot)
        #expect(!list.contains("Ostrich with peanuts"), "its own ingredients speak against its label")
        #expect(!list.contains("Ostrich with zyxwort"), "nobody knows what is in it")
        #expect(list.contains("Ostrich of trust") && list.contains("Plain ostrich"))
        #expect(kitchen.asked.withLock { $0.last?.without } == [.peanut])
        await bot.close()
    }

    @Test(arguments: [RecipeServiceError.timedOut, .unreachable, .unauthorised, .badAnswer, .rateLimited(until: Date(timeIntervalSince1970: 0))])
    func aFailingServiceOnlyMeansOurOwn(failure: RecipeServiceError) async throws {
        let bot = try bot(Kitchen([], failure: failure))
        let list = await say("recipes with chicken", to: bot)
        #expect(list.contains("1. ") && list.contains("The recipe service can't be reached now; these are my own."))
        #expect(await say("I had two eggs", to: bot).contains("143 kcal"))
        await bot.close()
    }

    @Test func importedOnesAreFoundWithoutARestart() async throws {
        let path = NSTemporaryDirectory() + "outside-\(UUID().uuidString).sqlite"
        defer { for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) } }
        let bot = try bot(nil, library: Library(path: path))
        #expect(!(await say("recipes with lentils", to: bot)).contains("Grandmother's lentils"))
        let recipe = LibraryRecipe(
            title: "Grandmother's lentils", url: "https://nana.example/lentils", servings: 2,
            ingredients: ["1 cup lentils", "1 knob of frobnicated zyx"].map { .init(line: $0) }, steps: ["Cook."], categories: ["Dinner"])
        let linked = RecipeLinker(brain: try RecipeLinkerTests.brain.get()).linked(recipe)
        try LibraryWriter(path: path).importing(source: "recipe", file: "l.json") { session in
            _ = try session.put(linked)
            return .init(added: 1, changed: 0, unchanged: 0, skipped: 0)
        }
        let list = await say("recipes with lentils", to: bot)
        #expect(list.contains("Grandmother's lentils, at least "))
        let number = try #require(list.split(separator: "\n").first { $0.contains("Grandmother") }?.split(separator: ".").first)
        let card = await say("show me number \(number.filter(\.isNumber))", to: bot)
        #expect(card.contains("A serving: at least ") && card.contains("Recipe by nana.example: https://nana.example/lentils"))
        await bot.close()
    }
}
