import Dialogue
import Foundation
import Nutrition
import Store
import Testing

@Suite struct SealingTests {
    private static let secrets = [
        "blueberry pancakes at Rosa's", "Logged, well done Zenobia", "grandmothers plate", "Auntie stew", "auntie", "lactose intolerant",
        "73.625",
    ]

    @Test func whatAPersonSaysIsNotInTheFile() async throws {
        let database = try Engine.file.database()
        let secrets = SealingTests.secrets
        try await database.talk("sender-in-plain").turn(secrets[0], id: "id-in-plain", reply: secrets[1]) { turn in
            let stew = try turn.diary.add(.sample("plain", id: "usda:01123", said: secrets[2]))
            _ = try turn.diary.add(
                Entry(
                    day: .sample, meal: .lunch, foodID: FoodID("custom:1"), food: secrets[3], noun: secrets[4], said: secrets[2], quantity: 1,
                    unit: "bowl", grams: 300, assumed: [], portionSource: .stated, nutrients: Nutrients()))
            _ = try turn.diary.set("allergies", secrets[5])
            _ = try turn.diary.add(BodyWeight(day: .sample, kilograms: 73.625, unit: "kg"))
            try turn.diary.remove(stew)
        }
        try await database.talk("sender-in-plain").undo()
        try await database.talk("sender-in-plain").redo()
        // Both as the log has it and as it lies in the database after the close.
        for isClosed in [false, true] {
            if isClosed { try await database.store.close() }
            let bytes = Data(try database.folder.bytes())
            for plain in ["sender-in-plain", "id-in-plain", "custom:1", "log_food"] {
                #expect(bytes.range(of: Data(plain.utf8)) != nil, "the search finds what is there")
            }
            for secret in secrets { #expect(bytes.range(of: Data(secret.utf8)) == nil, "\(secret)") }
            let weight = 73.625.bitPattern
            for pattern in [weight.bigEndian, weight.littleEndian] {
                #expect(bytes.range(of: withUnsafeBytes(of: pattern) { Data($0) }) == nil)
            }
        }
    }

    @Test func aSealedValueOpensOnlyWhereItBelongs() throws {
        let sealer = try Sealer(key: Array(repeating: 1, count: 32))
        let sealed = try sealer.person(5).seal(text: "hello", for: "a.b")
        #expect(try sealer.person(5).openText(sealed, for: "a.b") == "hello")
        #expect(sealed.count == 5 + 1 + 12 + 16)
        #expect(try sealer.person(5).seal(text: "hello", for: "a.b") != sealed, "a nonce is never used again")
        let unreadable = StoreError.unreadable(column: "a.b")
        #expect(throws: unreadable) { try sealer.person(6).openText(sealed, for: "a.b") }
        #expect(throws: unreadable) { try sealer.openText(sealed, for: "a.b") }
        #expect(throws: StoreError.unreadable(column: "a.c")) { try sealer.person(5).openText(sealed, for: "a.c") }
        var flipped = sealed
        flipped[20] ^= 1
        for broken: [UInt8] in [[], [1], sealed.dropLast(), [9] + sealed.dropFirst(), flipped] {
            #expect(throws: unreadable) { try sealer.person(5).open(broken, for: "a.b") }
        }
        #expect(try sealer.open(try sealer.seal(json: [1, 2]), as: [Int].self) == [1, 2])
        #expect(try sealer.open(try sealer.seal([UInt8]()), for: "") == [])
    }

    @Test(arguments: Engine.all)
    func aValueMovedToAnotherPersonDoesNotOpen(engine: Engine) async throws {
        let database = try engine.database()
        try await database.talk("ana").add("egg")
        try await database.talk("ben").add("egg")
        try await database.store.write { _ = try $0.run("UPDATE entries SET said = (SELECT said FROM entries ORDER BY said LIMIT 1)") }
        var failures = 0
        for sender in ["ana", "ben"] {
            do { _ = try await database.talk(sender).nouns() } catch StoreError.unreadable(column: "entries.said") { failures += 1 }
        }
        #expect(failures == 1)
    }
}
