@testable import Bot
import Foundation
import Knowledge
import NLU
import Nutrition
import Synchronization
import Testing

/// How the brain comes about.
@Suite struct BrainTests {
    private final class Told: Sendable { let times = Mutex(0) }

    /// Found in the cache the second time; `make test` runs this first, so that the others find it there.
    @Test func isLearntOnce() throws {
        _ = try Brain.assemble(data: WallTests.root)
        _ = try Brain.assemble(data: WallTests.root) { _ in Issue.record("learnt again") }
    }

    /// Half a file, a changed byte, a note that leads nowhere: never a crash and never another brain.
    @Test func aDamagedCacheIsNone() throws {
        _ = try Brain.assemble(data: WallTests.root)
        for make in [DataCache.brain, DataCache.pages] {
            let folder = FileManager.default.temporaryDirectory.appending(path: "morsel-brain-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let cache = try make(folder, WallTests.root), name = try cache.name()
            let whole = try Data(contentsOf: Brain.defaultCache.appending(path: name))
            func isRead(_ bytes: Data) throws -> Bool {
                try bytes.write(to: folder.appending(path: name))
                return try cache.read { _ in true } ?? false
            }
            #expect(try isRead(whole))
            var changed = whole
            changed[whole.count / 2] ^= 1
            for damaged in [Data(), Data([1, 2, 3]), whole.prefix(whole.count / 2), changed, whole + [0]] { #expect(try !isRead(damaged)) }
            for note in try FileManager.default.contentsOfDirectory(atPath: folder.path) where note.hasPrefix("unchanged-") {
                try Data("brain-of-another.bin".utf8).write(to: folder.appending(path: note))
            }
            #expect(try isRead(whole))
        }
    }

    /// Recipes, dishes and responses are the same from the cache as from the tables.
    @Test func pagesAreTheSameFromTheCache() throws {
        let corpora = WallTests.root.appending(path: "corpora")
        let foods = try Brain.resources(WallTests.root).foods
        let read = try Cookbook(corpora: corpora, foods: foods)
        var writer = ByteWriter()
        read.write(to: &writer)
        var bytes = ByteReader(Bytes(writer.bytes))
        let kept = try Cookbook(from: &bytes)
        #expect(read.recipes.recipes.count == kept.recipes.recipes.count)
        for (one, other) in zip(read.recipes.recipes, kept.recipes.recipes) { #expect(PageTold(one) == PageTold(other)) }
        #expect(read.compositions == kept.compositions)
        for (id, dish) in read.composed {
            let other = try #require(kept.composed[id])
            #expect(dish.ingredients.map { "\($0)" } == other.ingredients.map { "\($0)" })
        }
        // What is cut off anywhere is refused, never read past its end.
        for count in stride(from: 0, to: writer.bytes.count, by: 4_999) {
            var cut = ByteReader(Bytes(Array(writer.bytes.prefix(count))))
            #expect(throws: ByteReader.Truncated.self) { try Cookbook(from: &cut) }
        }
    }

    /// All of a recipe that can be compared.
    private struct PageTold: Equatable {
        let texts: [String], ingredients: [Recipe.Ingredient], wordings: [String: Recipe.Wording], nutrients: Nutrients, numbers: [Double?]
        let contents: Contents?, diets: Set<Diet>, isFound: Bool

        init(_ recipe: Recipe) {
            texts = [recipe.id, recipe.cuisine] + recipe.tags + recipe.meals.map(\.rawValue)
            ingredients = recipe.ingredients
            wordings = recipe.wordings
            nutrients = recipe.nutrients
            numbers = [recipe.grams, recipe.minutes.map(Double.init), Double(recipe.servings), recipe.price.map(Double.init)]
            contents = recipe.contents
            diets = recipe.diets
            isFound =
                recipe.folded.titleHas(Word.split(recipe.wording("en").title)) && recipe.folded.labelsHave(Word.split(recipe.cuisine))
                && recipe.ingredients.allSatisfy { recipe.folded.anIngredientHas(Word.split($0.name)) }
        }
    }

    /// Threads that find no cache wait for the one that makes it.
    @Test func isTrainedOnceByManyAtOnce() async throws {
        let cache = FileManager.default.temporaryDirectory.appending(path: "morsel-brain-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: cache) }
        let told = Told()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<3 {
                group.addTask {
                    _ = try Brain.assemble(data: WallTests.root, cache: cache) { _ in told.times.withLock { $0 += 1 } }
                }
            }
            try await group.waitForAll()
        }
        #expect(told.times.withLock { $0 } == 1)
    }
}
