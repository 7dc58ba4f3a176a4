import Foundation
import Testing

/// Holds the documents to what is there: intents, commands, requirement ids, paths.
@Suite struct DocsTests {
    static let root = WallTests.root

    /// Every page that people read.
    static let pages: [String] = {
        let docs = (try? FileManager.default.subpathsOfDirectory(atPath: root.appending(path: "docs").path)) ?? []
        return ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "corpora/README.md", "intents/README.md"]
            + docs.filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }.sorted()
    }()

    static func text(_ path: String) throws -> String { try String(contentsOf: root.appending(path: path), encoding: .utf8) }

    @Test func everyIntentIsListed() throws {
        var intents = try FileManager.default.contentsOfDirectory(atPath: DocsTests.root.appending(path: "intents/en").path)
            .filter { $0.hasSuffix(".yml") && $0 != "responses.yml" }.map { String($0.dropLast(4)) }
        // The names that the switch over intents knows.
        let code = try DocsTests.text("Sources/Dialogue/Intents.swift")
        for label in code.matches(of: /case ((?:"[a-z_]+"(?:, )?)+):/) {
            intents += String(label.1).matches(of: /[a-z_]+/).map { String($0.0) }
        }
        #expect(intents.count > 60)
        let page = try DocsTests.text("intents/README.md")
        for intent in Set(intents).sorted() { #expect(page.contains("`\(intent)`"), "intents/README.md does not list '\(intent)'") }
    }

    @Test func everyCommandIsInTheReadme() throws {
        let main = try DocsTests.text("Sources/morsel/Morsel.swift")
        let list = try #require(main.firstMatch(of: /\bsubcommands: \[([^\]]*)\]/))
        let commands = String(list.1).matches(of: /([A-Z][A-Za-z]*)\.self/).map { String($0.1).lowercased() }
        #expect(commands.contains("parse"))
        let page = try DocsTests.text("README.md")
        for command in commands { #expect(page.contains("morsel \(command)"), "README.md does not show 'morsel \(command)'") }
    }

    @Test func theFeatureTableHasEachRequirementOnce() throws {
        let ranges: [(String, [ClosedRange<Int>])] = [
            ("DB", [1...12, 20...26, 30...35, 40...40]), ("NT", [1...12]), ("BB", [1...12]), ("GG", [1...10]), ("MF", [1...9]),
        ]
        let wanted = ranges.flatMap { document, numbers in numbers.flatMap { $0 }.map { "\(document)\($0)" } }
        let rows = try DocsTests.text("README.md").split(separator: "\n").compactMap { line in
            line.wholeMatch(of: /\| ([A-Z]{2}\d+) \| (.+) \| (.+) \|/).map { (id: String($0.1), state: String($0.3)) }
        }
        #expect(rows.map(\.id) == wanted)
        for row in rows {
            #expect(row.state == "yes" || row.state.hasPrefix("partly: ") || row.state.hasPrefix("not yet"), "\(row.id): '\(row.state)'")
        }
    }

    @Test(arguments: pages)
    func everyPathExists(page: String) throws {
        let text = try DocsTests.text(page)
        let files = FileManager.default
        for match in text.matches(of: /`((?:Sources|Tests|corpora|intents|docs|scripts|Benchmarks)\/[^`\s]*)`/) {
            #expect(files.fileExists(atPath: DocsTests.root.appending(path: String(match.1)).path), "\(page) names \(match.1)")
        }
        let folder = DocsTests.root.appending(path: page).deletingLastPathComponent()
        for match in text.matches(of: /\]\(([^)#\s]+)[^)]*\)/) where !match.1.contains(":") {
            // Examples of training data look like links: `[eggs](food)`.
            guard match.1.contains("/") || match.1.contains(".") else { continue }
            #expect(files.fileExists(atPath: folder.appending(path: String(match.1)).standardizedFileURL.path), "\(page) links to \(match.1)")
        }
    }

    @Test func theTourStartsAtTheTurn() throws {
        #expect(try DocsTests.text("docs/tour.md").contains("`Sources/Bot/Turn.swift`"))
    }

    /// The README shows what the program says: its session is a transcript, and that is replayed.
    @Test func theSessionOfTheReadmeIsReal() throws {
        let transcript = try String(contentsOf: WallTests.root.appending(path: "Tests/Transcripts/the-readme.transcript"), encoding: .utf8)
        let lines = transcript.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("#") && !$0.hasPrefix("@") }
        let session = lines.map { $0.hasPrefix("< ") ? String($0.dropFirst(2)) : String($0) }.joined(separator: "\n").trimmingCharacters(
            in: .newlines)
        let readme = try String(contentsOf: WallTests.root.appending(path: "README.md"), encoding: .utf8)
        #expect(readme.contains(session))
    }
}
