import Bot
import Foundation
import Knowledge
import NLU
import Nutrition
import Testing

/// Accuracy has a floor: what was reached may not be lost. `Benchmarks/accuracy.csv` keeps the history.
@Suite struct UnderstandingTests {
    static func scores(_ table: String) throws -> Scores {
        try Scores(Lab.reader, foods: Lab.brain.knowledge.foods, rows: Lab.rows(table), now: Lab.now)
    }

    /// The sentences that the first release promises, with their relatives: every one must be right.
    @Test(arguments: ["promised.en.tsv", "promised.es.tsv"]) func promisedSentences(table: String) throws {
        let scores = try UnderstandingTests.scores(table)
        for wrong in scores.wrong { Issue.record("'\(wrong.text)': \(wrong.why)") }
        #expect(scores.messages >= 15)
    }

    /// A table of sentences and what may not be lost on it.
    struct Floor: CustomTestStringConvertible {
        let table: String
        var itemF1 = 0.0, wholeFoods = 0.0, intents = 0.0, outOfScope = 0.0
        var refused = 1.0, calibration = 1.0
        /// Expected calibration error of what is said of each item.
        var items = 1.0

        var testDescription: String { table }
    }

    /// Sentences that were looked at, and (held out) that nothing was tuned on.
    @Test(arguments: [
        Floor(table: "sentences.en.tsv", itemF1: 0.97, wholeFoods: 0.96, intents: 0.97, outOfScope: 0.9, refused: 0.02, calibration: 0.05),
        Floor(table: "development.en.tsv", itemF1: 0.96, wholeFoods: 0.94, intents: 0.96, outOfScope: 0.93, refused: 0.02, calibration: 0.04),
        Floor(table: "development.es.tsv", itemF1: 0.93, wholeFoods: 0.91, intents: 0.95, outOfScope: 0.80, refused: 0.02, calibration: 0.04),
        Floor(
            table: "heldout.en.tsv", itemF1: 0.91, wholeFoods: 0.88, intents: 0.95, outOfScope: 0.88, refused: 0.03, calibration: 0.04, items: 0.05),
        Floor(
            table: "heldout.es.tsv", itemF1: 0.87, wholeFoods: 0.85, intents: 0.95, outOfScope: 0.88, refused: 0.03, calibration: 0.04, items: 0.05),
    ])
    func sentences(floor: Floor) throws {
        let scores = try UnderstandingTests.scores(floor.table)
        if ProcessInfo.processInfo.environment["MORSEL_SHOW_WRONG"] != nil {
            // Nobody looks at what is held out.
            if !floor.table.hasPrefix("heldout") { print(scores.wrong.map { "  \($0.text)\n      \($0.why)" }.joined(separator: "\n")) }
            print("\(floor.table): \(scores.summary)")
            if let folder = ProcessInfo.processInfo.environment["MORSEL_SIGNS"] { try scores.writeSigns(folder + "/" + floor.table) }
        }
        #expect(scores.itemF1 >= floor.itemF1, "\(scores.summary)")
        #expect(scores.wholeFoods >= floor.wholeFoods, "\(scores.summary)")
        #expect(scores.intentAccuracy >= floor.intents, "\(scores.summary)")
        #expect(scores.outOfScopeRecall >= floor.outOfScope, "\(scores.summary)")
        #expect(scores.refusedShare <= floor.refused, "\(scores.summary)")
        #expect(scores.calibrationError <= floor.calibration, "\(scores.summary)")
        #expect(scores.itemCalibrationError <= floor.items, "\(scores.summary)")
    }

    /// Sentences of one's own: `MORSEL_TABLE=FILE swift test --filter ownTable` prints how they are read.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["MORSEL_TABLE"] != nil)) func ownTable() throws {
        let path = try #require(ProcessInfo.processInfo.environment["MORSEL_TABLE"])
        let scores = try Scores(Lab.reader, foods: Lab.brain.knowledge.foods, rows: Lab.rows(at: URL(fileURLWithPath: path)), now: Lab.now)
        print(scores.wrong.map { "  \($0.text)\n      \($0.why)" }.joined(separator: "\n"))
        print("\(path): \(scores.summary)")
        if let folder = ProcessInfo.processInfo.environment["MORSEL_SIGNS"] {
            try scores.writeSigns("\(folder)/\(URL(fileURLWithPath: path).lastPathComponent)")
        }
    }

    /// Offset, group and role of what is named.
    @Test func entitiesPointAtTheWords() throws {
        let understanding = try Lab.reader.read("no milk but 2 large eggs at 3pm", now: Lab.now)
        let eggs = try #require(understanding.entities.first { $0.text == "eggs" })
        #expect(eggs.entity == "food" && eggs.start == 20 && eggs.end == 24)
        let size = try #require(understanding.entities.first { $0.entity == "size" })
        #expect(size.group == eggs.group)
        #expect(understanding.entities.contains { $0.entity == "time" && $0.value == .text("15:00") })
    }

    /// Brand, preparation and meal belong to the food they are said of.
    @Test func partsShareTheGroupOfTheirFood() throws {
        let understanding = try Lab.reader.read("grilled chicken for lunch and a heinz soup for dinner, no croutons", now: Lab.now)
        func group(_ entity: String, _ text: String) -> String? { understanding.entities.first { $0.entity == entity && $0.text == text }?.group }
        let chicken = try #require(group("food", "grilled chicken"))
        #expect(group("preparation", "grilled") == chicken)
        #expect(group("meal", "lunch") == chicken)
        let soup = try #require(understanding.entities.first { $0.entity == "brand" }?.group)
        #expect(soup != chicken && group("meal", "dinner") == soup)
        let croutons = try #require(understanding.entities.first { $0.role == "removed" })
        #expect(croutons.group == soup && croutons.text == "croutons")
    }

    /// On a Saturday: what is planned for a Monday is to come, what was eaten on one is past.
    @Test(arguments: [
        ("plan salmon for monday", "2026-11-23"), ("planea salmón para el lunes", "2026-11-23"), ("I had salmon on monday", "2026-11-16"),
        ("qué tengo planeado comer el martes", "2026-11-24"), ("drop friday's lunch from my meal plan", "2026-11-27"),
    ])
    func weekdaysOfPlansAreToCome(message: String, day: String) throws {
        #expect(try Lab.reader.read(message, now: Lab.now).readings[0].when.day?.description == day)
    }

    @Test func spanishPreparations() throws {
        let entities = try Lab.reader.read("salmón a la plancha con papas", now: Lab.now).entities
        #expect(entities.contains { $0.entity == "preparation" && $0.text == "a la plancha" && $0.group != nil })
    }

    /// The same message is read the same way however often, by whichever thread.
    @Test func readingIsPure() async throws {
        let reader = try Lab.reader
        let first = reader.read("two slices of toast with jam and a coffee", now: Lab.now)
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 { group.addTask { reader.read("two slices of toast with jam and a coffee", now: Lab.now) == first } }
            for await same in group { #expect(same) }
        }
    }
}

/// Words that no table has, and words that must stay as they are.
@Suite struct SpellingTests {
    @Test(arguments: [
        ("brocoli", "broccoli"), ("chiken", "chicken"), ("yesturday", "yesterday"), ("protien", "protein"), ("tost", "toast"),
        ("choclate", "chocolate"),
        ("spinich", "spinach"), ("calries", "calories"), ("brekfast", "breakfast"), ("bananna", "banana"), ("yoghurt", "yoghurt"),
    ])
    func repairs(typo: String, word: String) throws {
        let reader = try Lab.reader
        let understanding = reader.read("log \(typo)", now: Lab.now)
        let right = reader.read("log \(word)", now: Lab.now)
        #expect(understanding.readings.map(\.foods).map { $0.map(\.best?.noun) } == right.readings.map(\.foods).map { $0.map(\.best?.noun) })
        #expect(understanding.readings[0].nutrients == right.readings[0].nutrients)
        #expect(understanding.readings[0].when == right.readings[0].when)
    }

    /// Foods written as one word, misspelt ones among them.
    @Test(arguments: [
        ("peanutbutter", "peanut butter"), ("cabbagebeetsvinegar", "cabbage beets vinegar"), ("grapesfigsolives", "grapes figs olives"),
        ("mushroomsvealcelery", "mushrooms veal celery"), ("hummusspinachbeetpotat", "hummus spinach beet potato"),
    ])
    func parts(glued: String, words: String) throws {
        let reader = try Lab.reader
        func foods(_ text: String) -> [FoodReference?] { reader.read("log \(text)", now: Lab.now).readings.flatMap { $0.foods.map(\.best) } }
        #expect(foods(glued) == foods(words))
    }
}
