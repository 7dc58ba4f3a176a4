import Bot
import Foundation
import Store

/// What a turn costs on a big database, held against the same messages on an empty one in the same minute.
///
/// In process, a conversation of everyday messages that leaves the day as it was, held again and again in turn by each of the
/// people compared. What was just written is still in the machine's memory: this measures the indexes, not a cold disk.
enum Growth {
    private static let conversation = [
        "I had two eggs and a glass of milk", "no, three eggs", "what did I eat today", "how much protein did I have today", "undo", "undo",
    ]

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
        let times = await talk(speakers, rounds: size.rounds)
        for (speaker, times) in zip(speakers, times) { table.rows("turn, \(speaker.name)", Times(times.flatMap { $0 })) }
        for (index, speaker) in speakers.enumerated() {
            guard let base = speaker.against else { continue }
            let ratio = Times(times[index].flatMap { $0 }).p50 / Times(times[base].flatMap { $0 }).p50
            let worst =
                conversation.indices.map { (Times(times[index][$0]).p50 / Times(times[base][$0]).p50, conversation[$0]) }
                .max { $0.0 < $1.0 } ?? (0, "")
            table.row(
                "growth, \(speaker.name)", ratio, "×", goal: .atMost(1.5), "p50 to p50; the most: \"\(worst.1)\" \(worst.0.figure) ×")
        }
        await grown.bot.close()
        await empty.bot.close()
    }

    /// Milliseconds by speaker and message; the first rounds warm up.
    private static func talk(_ speakers: [Speaker], rounds: Int) async -> [[[Double]]] {
        var times = speakers.map { _ in conversation.map { _ in [Double]() } }
        for round in 0..<rounds + rounds / 10 {
            for (index, speaker) in speakers.enumerated() {
                for (place, text) in conversation.enumerated() {
                    let start = ContinuousClock.now
                    _ = await speaker.ground.bot.reply(to: Incoming(text: text, sender: speaker.sender(round)))
                    if round >= rounds / 10 { times[index][place].append((ContinuousClock.now - start).milliseconds) }
                }
            }
        }
        return times
    }

    private static func gigabytes(_ file: URL) -> Double {
        ["", "-wal"].reduce(0) { sum, ending in
            let attributes = try? FileManager.default.attributesOfItem(atPath: file.path + ending)
            return sum + Double((attributes?[.size] as? Int) ?? 0) / 1e9
        }
    }
}
