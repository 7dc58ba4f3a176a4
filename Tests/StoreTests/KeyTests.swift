import Foundation
import Nutrition
import Store
import Testing

@Suite struct KeyTests {
    @Test func theFirstStartMakesAKeyForItsOwnerAlone() throws {
        let folder = try TemporaryFolder()
        let environment = ["XDG_CONFIG_HOME": folder.path + "/config"]
        let sealed = try Sealer.load(environment: environment).seal(text: "hello", for: "x")
        #expect(try folder.mode("config") == 0o700)
        #expect(try folder.mode("config/morsel") == 0o700)
        #expect(try folder.mode("config/morsel/key") == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/config/morsel") == ["key"], "no draft is left")
        #expect(try Sealer.load(environment: environment).openText(sealed, for: "x") == "hello")
    }

    @Test func manyFirstStartsMakeOneKey() async throws {
        let folder = try TemporaryFolder()
        let environment = ["HOME": folder.path]
        let sealed = try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 1...16 { group.addTask { try Sealer.load(environment: environment).seal(text: "hello", for: "x") } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        let sealer = try Sealer.load(environment: environment)
        for value in sealed { #expect(try sealer.openText(value, for: "x") == "hello") }
        #expect(try folder.mode(".config/morsel/key") == 0o600)
    }

    @Test func theEnvironmentWinsOverTheFile() throws {
        let folder = try TemporaryFolder()
        let key = Array(UInt8(0)..<32)
        let environment = ["HOME": folder.path, "MORSEL_KEY": Data(key).base64EncodedString()]
        let sealed = try Sealer.load(environment: environment).seal(text: "hello", for: "x")
        #expect(try Sealer(key: key).openText(sealed, for: "x") == "hello")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/.config"))
    }

    @Test(arguments: ["", "short", "AAAA", String(repeating: "A", count: 64), "not base64 at all!"])
    func aKeyThatIsNoneIsRefusedAndKept(text: String) throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/morsel/key"
        try FileManager.default.createDirectory(atPath: folder.path + "/morsel", withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        #expect(throws: StoreError.key(source: path)) { try Sealer.load(environment: ["XDG_CONFIG_HOME": folder.path]) }
        #expect(FileManager.default.contents(atPath: path) == Data(text.utf8))
        if !text.isEmpty {
            #expect(throws: StoreError.key(source: "MORSEL_KEY")) { try Sealer.load(environment: ["MORSEL_KEY": text]) }
        }
    }

    @Test func withoutAHomeThereIsNoDefault() {
        #expect(throws: StoreError.noHome(what: "the key")) { try Sealer.load(environment: [:]) }
        #expect(throws: StoreError.noHome(what: "the database")) { try DatabaseAddress(nil, environment: [:]) }
    }

    @Test(arguments: Engine.lasting)
    func anotherKeyIsRefusedAtOpen(engine: Engine) async throws {
        let database = try engine.database()
        try await database.talk().add("egg")
        let before = try await database.store.read { try $0.rows("SELECT * FROM meta", []) }
        try await database.store.close()
        let other = try Sealer(key: Array(repeating: 8, count: 32))
        #expect(throws: StoreError.wrongKey) { try openStore(database.address, sealer: other) }
        let again = try openStore(database.address, sealer: database.sealer)
        #expect(try await again.read { try $0.rows("SELECT * FROM meta", []) } == before)
        #expect(try await Talk(store: again, sealer: database.sealer, sender: "ana").nouns() == ["egg 1"])
    }

    @Test(arguments: Engine.lasting)
    func aLostKeyIsMissedAndNotReplaced(engine: Engine) async throws {
        let database = try engine.database()
        try await database.store.close()
        let folder = try TemporaryFolder()
        let path = folder.path + "/morsel/key"
        let environment = ["XDG_CONFIG_HOME": folder.path]
        #expect(throws: StoreError.keyMissing(path: path)) { try openStore(database.address, keyFrom: environment) }
        #expect(!FileManager.default.fileExists(atPath: path))
        let key = Data(repeating: 7, count: 32).base64EncodedString()
        try await openStore(database.address, keyFrom: ["MORSEL_KEY": key]).store.close()
    }

    @Test(arguments: Engine.all)
    func anotherKeyIsRefusedByATurn(engine: Engine) async throws {
        let database = try engine.database()
        try await database.talk().add("egg")
        let other = try Sealer(key: Array(repeating: 8, count: 32))
        for sender in ["ana", "ben"] {
            await #expect(throws: StoreError.wrongKey) { try await Talk(store: database.store, sealer: other, sender: sender).add("milk") }
        }
        #expect(try await database.talk().nouns() == ["egg 1"])
        let people = try await database.store.read { try $0.rows("SELECT person FROM people", []).count }
        #expect(people == 1)
    }
}
