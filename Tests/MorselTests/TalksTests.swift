import Bot
import Dialogue
import Foundation
import Nutrition
import Store
import Synchronization
import TestKit
import Testing

/// Whole talks as people have them, each step held against what a careful person would have changed: `Tests/Corpus/talks.en.tsv` and `talks.es.tsv`.
///
/// A talk goes on after a step that came out wrong, from the rows as they stand. With `MORSEL_SIGNS=FOLDER` all are played, and the features of all results
/// are written there, as `RowsTests` does; else every fourth.
@Suite struct TalksTests {
    struct Step: Sendable {
        /// Which talk it is of, when it is said, what is said and what would be changed: empty where nobody told.
        let talk: String, moment: String, message: String, gold: String
    }

    static func talks(_ language: String) -> [[Step]] {
        let steps = CorpusTable.lines(of: "talks.\(language).tsv", cells: 3).map { cells in
            let head = cells[0].split(separator: " ")
            return Step(talk: String(head[0]), moment: String(head[1]), message: cells[1], gold: cells[2] == "any" ? "" : cells[2])
        }
        return steps.reduce(into: [[Step]]()) { talks, step in
            if talks.last?.last?.talk == step.talk { talks[talks.count - 1].append(step) } else { talks.append([step]) }
        }
    }

    @Test(arguments: [("en", 0.94), ("es", 0.95)])
    func mostAreRight(language: String, floor: Double) async throws {
        let signs = ProcessInfo.processInfo.environment["MORSEL_SIGNS"], all = TalksTests.talks(language)
        let talks = signs == nil ? all.enumerated().filter { $0.offset % 4 == 0 }.map(\.element) : all
        let played = try await RowsTests.all(talks, none: []) { try await TalksTests.play($0) }
        var right = 0, count = 0, out = ""
        for (steps, talks) in zip(talks, played) {
            for (step, talk) in zip(steps, talks) where !step.gold.isEmpty {
                let held = RowsTests.held(talk, "\(step.talk) >> \(step.message)", to: step.gold, TalksTests.today(step))
                count += 1
                right += held.isRight ? 1 : 0
                out += held.signs
            }
        }
        if let signs { try out.write(toFile: "\(signs)/talks.\(language).tsv", atomically: true, encoding: .utf8) }
        print("talks \(language): \(right) of \(count)")
        #expect(Double(right) >= floor * Double(count))
    }

    static func today(_ step: Step) -> Day { Day(String(step.moment.prefix(10))) ?? RowsTests.today }

    static func play(_ steps: [Step]) async throws -> [RowsTests.Talk] {
        let heard = Mutex<[Judged]>([])
        let (bot, store) = try Replay.bot(try TranscriptTests.brain.get(), at: steps[0].moment) { results in heard.withLock { $0 = results } }
        var talks: [RowsTests.Talk] = [], old: [Int: Entry] = [:]
        for step in steps {
            heard.withLock { $0 = [] }
            let reply = await bot.reply(to: Incoming(text: step.message, sender: "local", now: step.moment)),
                new = try await RowsTests.rows(bot, around: today(step))
            talks.append(RowsTests.Talk(from: old, to: new, reply, heard.withLock { $0 }))
            old = new
        }
        try await store.close()
        return talks
    }
}
