import Store
import Testing

@Suite struct AddressTests {
    @Test(arguments: [
        ("diary.sqlite", "sqlite:diary.sqlite"), ("/data/a b.sqlite", "sqlite:/data/a b.sqlite"), ("sqlite:x/y.db", "sqlite:x/y.db"),
        ("sqlite::memory:", "sqlite::memory:"), (":memory:", "sqlite::memory:"), ("postgres://host/db", "postgres://host/db"),
        ("postgresql://ana:p%40w@host/db", "postgresql://ana@host/db"),
        ("postgresql:///db?host=/run&password=pw&user=a", "postgresql:///db?host=/run&password=…&user=a"),
    ])
    func anAddressIsRead(text: String, description: String) throws {
        #expect(try DatabaseAddress(text).description == description)
    }

    @Test func theDefaultLiesInTheUsersDataFolder() throws {
        #expect(try DatabaseAddress(nil, environment: ["HOME": "/home/ana"]).description == "sqlite:/home/ana/.local/share/morsel/morsel.sqlite")
        #expect(
            try DatabaseAddress(nil, environment: ["HOME": "/home/ana", "XDG_DATA_HOME": "/data"]).description
                == "sqlite:/data/morsel/morsel.sqlite")
        #expect(
            try DatabaseAddress(nil, environment: ["HOME": "/home/ana", "XDG_DATA_HOME": "relative"]).description
                == "sqlite:/home/ana/.local/share/morsel/morsel.sqlite", "the specification ignores a relative folder")
    }

    @Test(arguments: [
        ("diary.sqlite", "diary-library.sqlite"), ("/data/my.food.db", "/data/my.food-library.sqlite"),
        ("sqlite:x.y/diary", "x.y/diary-library.sqlite"),
        ("/data/.hidden", "/data/.hidden-library.sqlite"), ("postgresql://host/db", "/home/ana/.local/share/morsel/library.sqlite"),
        ("sqlite::memory:", nil),
    ])
    func importedFoodsLieBesideTheDatabase(text: String, library: String?) throws {
        #expect(try DatabaseAddress(text).libraryPath(environment: ["HOME": "/home/ana"]) == library)
    }

    @Test(arguments: [
        ("", StoreError.address(scheme: "")), ("sqlite:", .address(scheme: "")), ("mysql://root:pw@host/db", .address(scheme: "mysql")),
        ("postgresql:host/db", .address(scheme: "postgresql:")), ("postgresql://ana:p@pw@host/db", .malformedAddress),
        ("postgresql://ana:p/pw@host/db", .malformedAddress), ("postgres://ana:pw@host:5432/d@b", .malformedAddress),
    ])
    func whatNoEngineKnowsIsRefused(text: String, error: StoreError) {
        #expect(throws: error) { try DatabaseAddress(text) }
        #expect(!error.description.contains("pw"))
    }

    /// Every error reads as a sentence; the table fails to compile into a full stop when a case has none.
    @Test(arguments: [
        StoreError.address(scheme: ""), .address(scheme: "x"), .malformedAddress, .unsure, .engineMissing, .unreachable(address: "a", reason: "r"),
        .keyMissing(path: "/p"),
        .noHome(what: "the key"),
        .file(path: "/p", reason: "r"), .foreign(path: "/p"), .damaged(path: "/p"), .newer(migration: "m"), .notDurable(setting: "s"),
        .key(source: "/k"), .wrongKey, .unreadable(column: "a.b"), .engine(code: "1", reason: "r"), .busy, .column("c"), .missing(kind: "entry"),
        .readOnly, .turnFinished, .closed,
    ])
    func anErrorIsASentence(error: StoreError) {
        #expect(error.description.hasSuffix("."))
        #expect(error.description.first?.isLowercase == false)
        #expect("\(error)" == error.description)
    }
}
