import Foundation
import Library
import Nutrition
import Testing

@Suite struct LibraryTests {
    let scratch: Scratch

    init() throws { scratch = try Scratch() }

    struct Broken: Error {}

    func food(_ id: String, _ name: String, brand: String = "", barcode: String? = nil, rank: Int = 1, other: [String] = [], energy: Double = 100)
        -> LibraryFood
    {
        var figures = Nutrients()
        figures[.energy] = energy
        return LibraryFood(
            id: FoodID(id), barcode: barcode.flatMap { Barcode($0) }, name: name, otherNames: other, brand: brand, rank: rank, figures: figures,
            release: "test")
    }

    func put(_ foods: [LibraryFood]) throws {
        try LibraryWriter(path: scratch.library).importing(source: "test", file: "test") { session in
            for food in foods { _ = try session.put(food) }
            return .init(added: foods.count, changed: 0, unchanged: 0, skipped: 0)
        }
    }

    // MARK: Barcodes

    @Test(
        arguments: [
            ("5449000000996", "5449000000996"), ("049000006346", "0049000006346"), ("0049000006346", "0049000006346"),
            (" 5449-0000 00996 ", "5449000000996"),
            ("96385074", "96385074"), ("0000096385074", "96385074"), ("10012345678902", "10012345678902"), ("00012345678905", "0012345678905"),
            ("5449000000997", nil), ("544900000099", nil), ("123", nil), ("", nil), ("00000000", nil), ("54490000009９6", nil), ("abc", nil),
            ("5449000000996544900000099654490000009965449", nil),
        ] as [(String, String?)])
    func barcodes(text: String, digits: String?) {
        #expect(Barcode(text)?.digits == digits)
    }

    @Test func aMistypedBarcodeLooksLikeOne() {
        #expect(Barcode.looksLike("5449000000997") && Barcode.looksLike("4900 0006 346 0"))
        #expect(!Barcode.looksLike("250") && !Barcode.looksLike("two eggs") && !Barcode.looksLike(""))
    }

    @Test func aProductIsFoundByAnyFormOfItsBarcode() throws {
        var poor = food("fdc:1", "Cola, poor", barcode: "0049000006346")
        poor.figures = Nutrients()
        try put([poor, food("off:0049000006346", "Cola", brand: "Fizz", barcode: "049000006346")])
        let library = Library(path: scratch.library)
        for text in ["049000006346", "0049000006346", "00049000006346"] { #expect(try library.food(barcode: text)?.name == "Cola") }
        #expect(try library.food(barcode: "049000006347") == nil)
        #expect(try library.food(barcode: "5449000000996") == nil)
    }

    // MARK: The file

    @Test func everythingComesBackAsItWas() throws {
        var whole = food(
            "off:96385074", "Crème brûlée", brand: "Maison, Autre", barcode: "96385074", rank: 4, other: ["Burnt cream", "Gebrannte Creme"])
        whole.nameES = "Crema quemada"
        whole.group = "dessert"
        whole.serving = "1 pot (100 g)"
        whole.servingGrams = 100
        whole.usualGrams = 120
        whole.measures = [Measure(name: "pot", grams: 100), Measure(name: "cup", grams: 240)]
        whole.allergens = "milk, eggs"
        whole.figures[.histidine] = 0.5
        try put([whole])
        #expect(try Library(path: scratch.library).food(id: whole.id) == whole)
        #expect(whole.food.layer == .imported && whole.food.name == "Crème brûlée (Maison)" && whole.food.usualPortion.grams == 120)
    }

    @Test func aLibraryNeedNotBeThere() throws {
        for library in [Library(path: nil), Library(path: scratch.library), Library(path: scratch.folder + "/no/such/folder.sqlite")] {
            #expect(library.isEmpty)
            #expect(try library.search("cola").isEmpty)
            #expect(try library.counts().isEmpty)
            #expect(try library.food(id: FoodID("off:1")) == nil)
            #expect(try library.food(barcode: "96385074") == nil)
        }
    }

    @Test func anImportShowsWithoutARestart() throws {
        let library = Library(path: scratch.library)
        #expect(try library.search("cola").isEmpty)
        // A file that is being made.
        try scratch.file("test-library.sqlite", "")
        #expect(library.isEmpty)
        try put([food("off:1", "Cola")])
        #expect(try library.search("cola").count == 1)
        try put([food("off:2", "Lemonade")])
        #expect(try library.search("lemonade").count == 1)
        // Another file takes its place.
        for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: scratch.library + end) }
        #expect(library.isEmpty)
        try put([food("off:3", "Water")])
        #expect(try library.counts() == ["off": 1])
        #expect(try library.search("water").count == 1)
        #expect(try library.search("cola").isEmpty)
    }

    @Test func readersSeeTheOldStateDuringAnImport() throws {
        try put([food("off:1", "Cola", energy: 1)])
        let library = Library(path: scratch.library)
        try LibraryWriter(path: scratch.library).importing(source: "test", file: "test") { session in
            let changes = [try session.put(food("off:1", "Cola", energy: 2)), try session.put(food("off:2", "Cola light"))]
            #expect(changes == [.changed, .added])
            let meanwhile = try library.search("cola").map { $0.figures[.energy] }
            #expect(meanwhile == [1])
            #expect(throws: LibraryError.busy(path: scratch.library)) {
                try LibraryWriter(path: scratch.library, patience: 0).importing(source: "test", file: "test") { _ in
                    .init(added: 0, changed: 0, unchanged: 0, skipped: 0)
                }
            }
            return .init(added: 1, changed: 1, unchanged: 0, skipped: 0)
        }
        #expect(try library.search("cola").count == 2)
    }

    @Test func whatFailsInTheMiddleChangesNothing() throws {
        try put([food("off:1", "Cola", energy: 1)])
        #expect(throws: Broken.self) {
            try LibraryWriter(path: scratch.library).importing(source: "test", file: "test") { session in
                _ = try session.put(food("off:1", "Lemonade", energy: 2))
                _ = try session.put(food("off:2", "Water"))
                throw Broken()
            }
        }
        let library = Library(path: scratch.library)
        #expect(try library.counts() == ["off": 1])
        #expect(try library.search("lemonade water").isEmpty)
        #expect(try library.search("cola").map { $0.figures[.energy] } == [1])
    }

    @Test func manyMakeItAtOnce() async throws {
        let path = scratch.library
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { _ = try LibraryWriter(path: path) } }
            try await group.waitForAll()
        }
        #expect(try Library(path: path).counts().isEmpty)
    }

    @Test func otherFilesAreLeftAlone() throws {
        let path = try scratch.file(
            "notes.txt", "These are my notes, and they are longer than the header of a database, which is a hundred bytes of this and that.\n")
        #expect(throws: LibraryError.foreign(path: path)) { try LibraryWriter(path: path) }
        #expect(throws: LibraryError.foreign(path: path)) { try Library(path: path).search("cola") }
        #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("These are my notes"))
        let damaged = try scratch.file("damaged.sqlite", "SQLite format 3\0 and then nothing that makes sense")
        #expect(throws: LibraryError.self) { try LibraryWriter(path: damaged) }
    }

    @Test func manyThreadsReadAtOnce() async throws {
        try put((0..<200).map { food("off:\($0)", "Product \($0) cola") })
        let library = Library(path: scratch.library)
        try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<50 { group.addTask { try library.search("product \(number)").count } }
            for try await count in group { #expect(count >= 1) }
        }
    }

    // MARK: Search

    func search(_ words: String, limit: Int = 3) throws -> [String] { try Library(path: scratch.library).search(words, limit: limit).map(\.title) }

    @Test func theBestComesFirst() throws {
        try put([
            food("off:1", "Hazelnut spread with cocoa and milk", brand: "Other"), food("off:2", "Nutella", brand: "Ferrero", rank: 5),
            food("off:3", "Nutella biscuits", brand: "Ferrero"), food("off:4", "Milk chocolate", brand: "Milka"),
            food("usda:1", "Milk"), food("usda:2", "Milk, dry, whole"), food("off:5", "Crème fraîche", other: ["Sour cream of France"]),
            food("off:6", "Ferrero Rocher"), food("off:7", "Apples"), food("off:8", "Apple"),
        ])
        #expect(try search("nutella").first == "Nutella (Ferrero)")
        #expect(try search("ferrero nutella").first == "Nutella (Ferrero)")
        #expect(try search("milk").first == "Milk")
        #expect(try search("whole milk").first == "Milk, dry, whole")
        #expect(try search("creme fraiche") == ["Crème fraîche"])
        #expect(try search("CRÈME FRAÎCHE") == ["Crème fraîche"])
        #expect(try search("sour cream of france") == ["Crème fraîche"])
        // Both numbers of a noun are one; of two that look alike only one is given.
        #expect(try search("apples").count == 1)
        #expect(try search("apple").count == 1)
        // The last word may be a beginning.
        #expect(try search("nutella bisc") == ["Nutella biscuits (Ferrero)"])
        // A word that is nowhere does not spoil the rest.
        #expect(try search("nutella zzzz").first == "Nutella (Ferrero)")
        #expect(try search("milk", limit: 1).count == 1)
        #expect(try search("zzzz").isEmpty)
    }

    @Test(arguments: [
        "", "   ", "\"", "\" OR *", "a AND NOT", "name:cola", "(((", "^", "-", "NEAR(a b)", "नमस्ते", "smørrebrød", "e\u{301}", "\u{0}", "🍕",
    ])
    func anyTextCanBeLookedFor(text: String) throws {
        try put([food("off:1", "Cola")])
        _ = try Library(path: scratch.library).search(text)
        _ = try Library(path: scratch.library).search(String(repeating: text + " ", count: 500))
    }

    /// The name that fits comes first however many others have its word.
    @Test func aCommonWordDoesNotHideTheExactName() throws {
        try put((0..<2000).map { food("off:\($0)", "Bar of milk chocolate number \($0)", brand: "B") } + [food("off:x", "Chocolate", brand: "Z")])
        #expect(try search("chocolate").first == "Chocolate (Z)")
        #expect(try search("chocolate z").first == "Chocolate (Z)")
    }
}
