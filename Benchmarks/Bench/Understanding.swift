import Bot
import Foundation
import NLU
import Nutrition

/// How fast messages are understood: the training texts one after another on one core, with the whole food lexicon.
enum Understanding {
    /// The brain, and the training texts.
    static func brain(_ bench: Workbench, _ table: Table) throws -> (Brain, [String]) {
        table.section("Tables and model")
        let clock = ContinuousClock()
        let cache = try bench.folder("cache")
        let first = try clock.measure { _ = try Brain.assemble(data: bench.root, cache: cache) }.milliseconds
        table.row("brain made from the tables", first, "ms")
        let start = clock.now
        let brain = try Brain.assemble(data: bench.root, cache: cache)
        let again = (clock.now - start).milliseconds
        table.row("brain from its cache", again, "ms", "\((first / again).figure) × faster")
        return (brain, try RasaData(paths: [bench.root.appending(path: "intents/en")]).messages.map(\.text))
    }

    /// Messages a second, beside splitting them into words; times in µs.
    static func measure(_ brain: Brain, _ texts: [String], _ table: Table) {
        let clock = ContinuousClock()
        let now = Moment(day: Day(year: 2026, month: 11, day: 21), minute: 490, epoch: 0)
        for text in texts.prefix(500) { _ = brain.reader.read(text, now: now) }
        var times: [Double] = []
        var requests = 0
        for text in texts {
            times.append(clock.measure { requests += brain.reader.read(text, now: now).readings.count }.milliseconds)
        }
        var words = 0
        let bare = clock.measure { for text in texts { words += Word.split(text).count } }.milliseconds
        let total = times.reduce(0, +)
        let all = Times(times)
        table.row(
            "messages understood", Double(texts.count) / total * 1000, "a second", goal: .atLeast(20_000),
            "\((total / bare).figure) × the time of splitting into words")
        table.row("messages understood, p50", all.p50 * 1000, "µs")
        table.row(
            "messages understood, p99", all.p99 * 1000, "µs", goal: .atMost(1_000),
            "\(requests.grouped) requests, \(words.grouped) words in \(texts.count.grouped) messages")
    }
}
