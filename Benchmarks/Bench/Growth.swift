import Bot
import Foundation
import Store

/// What a turn costs on a big database, held against the same messages on an empty one in the same minute.
///
/// In process, rounds of the conversation held in turn by each of the people compared. What was just written is still in the machine's memory: this measures the indexes, not a cold disk.
enum Growth {
    /// Someone who holds the conversation: always the same sender, or another one each time.
    private struct Speaker {
        let name: String
        let ground: Ground
        let sender: (Int) -> String
        /// The place in the list of the speaker on the empty database; nil for those.
        var against: Int?
    }

    static func measure(_ brain: Brain, _ size: Scale.Growth, _ bench: Workbench, _ table: Table) async throws {
        let file = bench.scratch.appending(path: "grown.sqlite")
        let grown = try Ground(brain: brain, file: file)
        let start = ContinuousClock.now
        let people = Population(ground: grown, people: size.people, entriesEach: max(1, size.entries / size.people))
        let pattern = try await people.generate()
        let entries = try await TenYears.write(pattern, on: grown) + people.people * people.entriesEach
        let seconds = (ContinuousClock.now - start).milliseconds / 1000
        table.row("time to generate", seconds, "s", "\((Double(entries) / seconds).figure) entries a second")
        table.row("size of the database", gigabytes(file), "GB", "\(entries.grouped) entries")

        let empty = try Ground(brain: brain, file: bench.scratch.appending(path: "empty.sqlite"))
        let speakers = [
            Speaker(name: "one person, empty database", ground: empty, sender: { _ in "one" }),
            Speaker(name: "new people, empty database", ground: empty, sender: { "new-\($0)" }),
            Speaker(name: "the ten-year person, grown database", ground: grown, sender: { _ in TenYears.sender }, against: 0),
            Speaker(name: "random people, grown database", ground: grown, sender: { Population.sender($0 * 7_919 % size.people) }, against: 0),
            Speaker(name: "new people, grown database", ground: grown, sender: { "new-\($0)" }, against: 1),
        ]
        let talks = await talk(speakers, rounds: size.rounds)
        for (speaker, talk) in zip(speakers, talks) { table.rows("turn, \(speaker.name)", talk.all) }
        for (speaker, talk) in zip(speakers, talks) {
            guard let base = speaker.against.map({ talks[$0] }) else { continue }
            let worst =
                (0..<Conversation.length).map { (Times(talk.times[$0]).p50 / Times(base.times[$0]).p50, Conversation.texts[$0]) }
                .max { $0.0 < $1.0 } ?? (0, "")
            table.row(
                "growth, \(speaker.name)", talk.all.p50 / base.all.p50, "×", goal: .atMost(1.5),
                "p50 to p50; most by \"\(worst.1)\" \(worst.0.figure) ×\(difference(talk.replies, base.replies))")
        }
        await grown.bot.close()
        await empty.bot.close()
    }

    /// What a speaker was told, and how long each message of a round took in milliseconds.
    private struct Talk {
        var times = [[Double]](repeating: [], count: Conversation.length)
        var replies: [String] = []

        var all: Times { Times(times.flatMap { $0 }) }
    }

    /// The talks by speaker; the first rounds warm up.
    private static func talk(_ speakers: [Speaker], rounds: Int) async -> [Talk] {
        var talks = speakers.map { _ in Talk() }
        let warmUp = rounds / 10
        for round in 0..<warmUp + rounds {
            for (index, speaker) in speakers.enumerated() {
                for (place, text) in Conversation.round(round).enumerated() {
                    let start = ContinuousClock.now
                    let reply = await speaker.ground.bot.reply(to: Incoming(text: text, sender: speaker.sender(round)))
                    guard round >= warmUp else { continue }
                    talks[index].times[place].append((ContinuousClock.now - start).milliseconds)
                    talks[index].replies.append(reply.text)
                }
            }
        }
        return talks
    }

    /// Tells when people were not answered alike: then one of them had something else to do.
    private static func difference(_ one: [String], _ other: [String]) -> String {
        let different = zip(one, other).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
        guard let first = different.first else { return "" }
        return "; \(different.count) other replies, the first to \"\(Conversation.texts[first % Conversation.texts.count])\""
    }

    private static func gigabytes(_ file: URL) -> Double {
        ["", "-wal"].reduce(0) { sum, ending in
            let attributes = try? FileManager.default.attributesOfItem(atPath: file.path + ending)
            return sum + Double((attributes?[.size] as? Int) ?? 0) / 1e9
        }
    }
}
