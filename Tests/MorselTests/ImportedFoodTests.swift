import Bot
import Foundation
import Library
import Logging
import Nutrition
import Store
import Testing

/// What was imported is found by its barcode and by its name, before what the tables only half know.
@Suite struct ImportedFoodTests {
    @Test(arguments: [
        ("5449000000996", "1 serving ~ of Fizzy Kola (Acme)"),
        ("scan 5449000000996 please", "Fizzy Kola (Acme)"),
        ("had two 5449000000996 for lunch", "2 servings ~ of Fizzy Kola (Acme) (660 g)"),
        ("comí una 5449000000996", "Fizzy Kola (Acme)"),
        ("200 g of 5449000000996", "200 g of Fizzy Kola (Acme): 84 kcal"),
        ("I had acme fizzy kola", "Fizzy Kola (Acme)"),
        ("how much sugar is in 5449000000996?", "11 g of sugars in 100 g"),
        ("5449000000997", "5449000000997 is no barcode"),
        ("barcode 4006381333931", "No product with the barcode 4006381333931"),
        ("search acme fizzy", "Fizzy Kola (Acme)"),
        ("I had a banana", "banana"),
        ("5 449000 000996", "1 serving ~ of Fizzy Kola (Acme)"),
        ("I had 2 5-449000-000996", "2 servings ~ of Fizzy Kola (Acme)"),
        ("ean: 5449000000996", "Logged to breakfast:\n  1 serving ~ of Fizzy Kola (Acme) (330 g): 139 kcal\nAbout"),
        ("gtin 5449000000996", "Logged to breakfast:\n  1 serving ~ of Fizzy Kola (Acme) (330 g): 139 kcal\nAbout"),
        ("I had 96385074", "1 serving ~ of Mint Gum (Acme)"),
        ("three pieces of 96385074", "Mint Gum (Acme)"),
        ("a jar of 96385074", "1 jar of Mint Gum (Acme) (60 g)"),
        ("3 96385074", "3 servings ~ of Mint Gum (Acme) (6 g)"), ("two 96385074", "2 servings ~ of Mint Gum (Acme) (4 g)"),
        ("how many calories in 96385074?", "Mint Gum (Acme)"),
    ])
    func isSaid(message: String, reply: String) async throws {
        try await talk([message]) { #expect($0[0].contains(reply), "\(message): \($0[0])") }
    }

    @Test func aProductIsCorrectedAndExplainedLikeAnyFood() async throws {
        try await talk(["5449000000996", "make it 500 g", "why?", "undo"]) { replies in
            #expect(replies[1].contains("500 g"))
            #expect(replies[1].contains("210 kcal"))
            #expect(replies[2].contains("Open Food Facts 5449000000996"))
            #expect(replies[3].contains("330 g"))
        }
    }

    /// A number of twelve digits that is no barcode is no product either.
    @Test func aNumberStaysANumber() async throws {
        try await talk(["I had 100000000000 eggs", "I walked 96385074 steps", "I had 96385074 calories", "had lunch on 20250129"]) { replies in
            for reply in replies { #expect(!reply.contains("barcode") && !reply.contains("Gum"), "\(reply)") }
        }
    }

    /// A conversation in which a product list was imported.
    private func talk(_ messages: [String], _ check: ([String]) throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "morsel-imported-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "foods.sqlite").path
        try ImportedFoodTests.fill(path)
        let address = try DatabaseAddress("sqlite::memory:")
        let sealer = try Sealer(key: [UInt8](repeating: 7, count: Sealer.keyLength))
        let bot = Bot(
            brain: try Brain.assemble(data: WallTests.root), store: try openStore(address), sealer: sealer, library: Library(path: path),
            logger: Logger(label: "test"))
        var replies: [String] = []
        for message in messages { replies.append(await bot.reply(to: Incoming(text: message, now: "2026-11-21T08:10:00Z")).text) }
        await bot.close()
        try check(replies)
    }

    private static func fill(_ path: String) throws {
        var figures = Nutrients()
        figures[.energy] = 42
        figures[.carbohydrate] = 10.6
        figures[.sugars] = 10.6
        figures[.protein] = 0
        figures[.fat] = 0
        let food = LibraryFood(
            id: FoodID("off:5449000000996"), barcode: Barcode("5449000000996"), name: "Fizzy Kola", brand: "Acme", group: "drink",
            serving: "330 ml", servingGrams: 330, figures: figures, release: "Open Food Facts")
        try LibraryWriter(path: path).importing(source: "off", file: "test") { session in
            _ = try session.put(food)
            _ = try session.put(
                LibraryFood(
                    id: FoodID("off:96385074"), barcode: Barcode("96385074"), name: "Mint Gum", brand: "Acme", servingGrams: 2,
                    measures: [Measure(name: "packet", grams: 60)], figures: figures, release: "Open Food Facts"))
            return LibraryWriter.Counts(added: 2, changed: 0, unchanged: 0, skipped: 0)
        }
    }
}
