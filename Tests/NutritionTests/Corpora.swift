import Foundation
import Knowledge
import Nutrition
import Testing

/// The tables of `corpora/` as the tests of this folder see them: read once, as the program reads them and as they are written.
enum Corpora {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static let read = Result { try Knowledge(corpora: root.appending(path: "corpora")) }

    static var knowledge: Knowledge { get throws { try read.get() } }
    static var foods: FoodTable { get throws { try knowledge.foods } }

    /// An everyday food beside the row that it was read from.
    struct Entry: Sendable {
        let food: Food
        let row: [String: String]

        var noun: String { food.noun }

        func list(_ column: String) -> [String] { row[column, default: ""].split(separator: ";").map(String.init) }
    }

    private static let entries = Result { () throws -> [Entry] in
        let foods = try Corpora.foods
        let rows = try table("corpora/foods")
        try #require(rows.count == foods.everydayCount, "\(rows.count) rows, \(foods.everydayCount) foods")
        return rows.enumerated().map { Entry(food: foods[$0.offset], row: $0.element) }
    }

    /// Every everyday food, in the order of the table.
    static var everyday: [Entry] { get throws { try entries.get() } }

    /// The rows of a table, or of all tables of a folder, as written.
    static func table(_ path: String) throws -> [[String: String]] {
        let place = root.appending(path: path)
        let files =
            path.hasSuffix(".tsv")
            ? [place]
            : try FileManager.default.contentsOfDirectory(atPath: place.path).filter { $0.hasSuffix(".tsv") }.sorted().map {
                place.appending(path: $0)
            }
        return try files.flatMap { file -> [[String: String]] in
            let lines = try lines(file)
            let header = lines[0].components(separatedBy: "\t")
            return lines.dropFirst().map { line in Dictionary(uniqueKeysWithValues: zip(header, line.components(separatedBy: "\t"))) }
        }
    }

    static func lines(_ file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    }
}

/// Something that looks wrong: `key` as a file of `Tests/Corpus` explains it, where it is right all the same.
struct Finding {
    let key: String
    let text: String
}

/// Holds findings against the file that explains them, a row of it a key, a tab and the reason.
///
/// What is not explained is an issue, and so is a reason that nothing needs any more: the file stays true.
func expect(_ findings: [Finding], explainedBy file: String) throws {
    var reasons: [String: String] = [:]
    for line in try Corpora.lines(Corpora.root.appending(path: "Tests/Corpus/\(file)")) {
        let parts = line.components(separatedBy: "\t")
        try #require(parts.count == 2 && parts[1].count > 3, "\(file): '\(line)' gives no reason")
        #expect(reasons.updateValue(parts[1], forKey: parts[0]) == nil, "\(file): '\(parts[0])' stands twice")
    }
    for finding in findings where reasons[finding.key] == nil { Issue.record("\(finding.key): \(finding.text)") }
    for key in Set(reasons.keys).subtracting(findings.map(\.key)).sorted() { Issue.record("\(file): nothing needs '\(key)'") }
}
