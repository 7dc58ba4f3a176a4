import Library
import Testing

@testable import Importers

@Suite struct ImportReportTests {
    @Test func itTellsReasonsAndTheFirstPlaces() {
        var report = ImportReport()
        report.read = 6
        report.added = 1
        for line in 2...5 { report.skip("no name", at: .init(file: "a.csv", line: line)) }
        report.skip("wrong code", at: .init(file: "b.csv", line: 0))
        report.note("portion without a weight", at: .init(file: "c.csv", line: 9))
        for _ in 0..<2 { report.warn("The file has no portions.") }
        #expect(report.skippedCount == 5)
        #expect(
            report.text(of: "foods") == """
                Read 6 foods: 1 added, 0 changed, 0 unchanged, 5 skipped.
                  skipped 4: no name (a.csv:2, a.csv:3, a.csv:4, …)
                  skipped 1: wrong code (b.csv)
                  noted 1: portion without a weight (c.csv:9)
                  note: The file has no portions.
                """)
    }

    @Test(arguments: [
        ("sr", ImportKind.sr), ("USDA", .sr), ("sr28", .sr), ("foundation", .fdc), ("canadian", .cnf), ("open-food-facts", .off),
        ("mfp", .myfitnesspal),
        ("lose-it", .loseit), ("diary", .csv), ("jsonld", .recipe), ("xyz", nil), ("", nil),
    ])
    func kindsHaveOtherNames(name: String, kind: ImportKind?) {
        #expect(ImportKind(name: name) == kind)
    }

    @Test func noNameMeansTwoKinds() {
        let names = ImportKind.allCases.flatMap { [$0.rawValue] + $0.aliases }
        #expect(Set(names).count == names.count)
    }

    @Test func everyErrorIsASentence() {
        let errors: [any Error] = [
            ImportError.missing(path: "/p"), ImportError.isFolder(path: "/p"), ImportError.unreadable(path: "/p", reason: "r"),
            ImportError.empty(path: "/p"), ImportError.noFile(path: "/p"), ImportError.workbook(path: "/p"), ImportError.cutOff(path: "/p", line: 2),
            ImportError.packed(path: "/p", format: "zip"), ImportError.encoding(path: "/p", what: "w"),
            ImportError.header(path: "/p", needed: ["a"]), ImportError.files(folder: "/p", needed: ["a"]),
            ImportError.nothingUsable(path: "/p", what: "foods"), ImportError.target(reason: "r"), LibraryError.foreign(path: "/p"),
            LibraryError.newer(path: "/p"), LibraryError.busy(path: "/p"), LibraryError.engine(path: "/p", reason: "r"),
            LibraryError.file(path: "/p", reason: "r"),
        ]
        for error in errors { #expect("\(error)".hasSuffix(".") || "\(error)".hasSuffix("?")) }
    }
}
