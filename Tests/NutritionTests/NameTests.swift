import Foundation
import Nutrition
import Testing

/// What foods are called: one food a name in each language.
@Suite struct NameTests {
    /// A name that two rows have a claim to, folded and singular: `Tests/Corpus/ambiguous-names.txt` says which of them it means, and why.
    private static func ambiguous() throws -> [String: String] {
        var result: [String: String] = [:]
        for line in try Corpora.lines(Corpora.root.appending(path: "Tests/Corpus/ambiguous-names.txt")) {
            let parts = line.components(separatedBy: "\t")
            try #require(parts.count == 4 && ["en", "es"].contains(parts[0]), "'\(line)' is not: language, name, noun, reason")
            result[parts[0] + " " + parts[1]] = parts[2]
        }
        return result
    }

    @Test func everyNameLeadsToItsFoodAlone() throws {
        let foods = try Corpora.foods
        let ambiguous = try NameTests.ambiguous()
        var needed: Set<String> = []
        for language in ["en", "es"] {
            var owners: [String: String] = [:]
            for (index, entry) in try Corpora.everyday.enumerated() {
                let names = language == "en" ? [entry.noun] + entry.list("also") : entry.list("es")
                for key in Set(names.map { Word.split($0).joined(separator: " ") }) {
                    #expect(!key.isEmpty, "\(entry.noun) has a name without a word")
                    let meant = foods.names.exact(key.split(separator: " ").map(String.init), language: language)
                    let other = owners.updateValue(entry.noun, forKey: key)
                    if let meant, let noun = ambiguous["\(language) \(key)"] {
                        if meant == index { #expect(entry.noun == noun, "'\(key)' leads to '\(entry.noun)', not to '\(noun)'") }
                        if other != nil { needed.insert("\(language) \(key)") }
                    } else if let other {
                        Issue.record("\(language): '\(key)' is '\(other)' and '\(entry.noun)'")
                    } else if meant != index {
                        Issue.record("\(language): '\(key)' of '\(entry.noun)' leads to '\(meant.map { foods.noun(at: $0) } ?? "nothing")'")
                    }
                }
            }
        }
        for name in Set(ambiguous.keys).subtracting(needed).sorted() { Issue.record("'\(name)' is not ambiguous any more") }
    }

    @Test func everyNounLeadsToItsFood() throws {
        let foods = try Corpora.foods
        for (index, entry) in try Corpora.everyday.enumerated() {
            #expect(foods.index(named: entry.noun) == index, "'\(entry.noun)' leads to another food")
        }
    }

    @Test func namesAreWrittenAsNames() throws {
        for entry in try Corpora.everyday {
            for name in [entry.noun] + entry.list("also") + entry.list("es") {
                #expect(name == name.lowercased(), "'\(name)' of '\(entry.noun)' has capitals")
                let isTidy = !name.hasPrefix(" ") && !name.hasSuffix(" ") && !name.contains("  ")
                #expect(isTidy, "'\(name)' of '\(entry.noun)' has spaces to spare")
            }
        }
    }

    /// What the ranker learns from speaks of foods that there are.
    @Test func linksLeadToNouns() throws {
        let nouns = Set(try Corpora.everyday.map(\.noun))
        var seen: Set<String> = []
        for line in try Corpora.lines(Corpora.root.appending(path: "corpora/links.tsv")).dropFirst() {
            let cells = line.components(separatedBy: "\t")
            try #require(cells.count == 4, "'\(line)' has no four cells")
            #expect(seen.insert(cells[1] + cells[0]).inserted, "'\(cells[0])' stands twice")
            for noun in (cells[2] + ";" + cells[3]).split(separator: ";") { #expect(nouns.contains(String(noun)), "'\(noun)' of '\(cells[0])'") }
        }
        #expect(seen.count >= 700)
    }
}
