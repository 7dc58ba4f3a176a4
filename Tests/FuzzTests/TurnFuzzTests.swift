import Bot
import Dialogue
import Foundation
import Logging
import NIOCore
import NLU
import Nutrition
import Store
import Synchronization
import Testing

@testable import Channels

extension Fuzz {
    /// Whole turns: a person who says anything, to the real bot on a database of their own.
    @Test func turns() async throws {
        let campaign = try Campaign("turns", rounds: 2, share: 0.5)
        let brain = try Fuzz.brain.get()
        try await campaign.run { random in
            var person = try HostilePerson(brain: brain)
            for _ in 0..<100 {
                let message = person.next(&random)
                campaign.trying(person.talk + "> \(message)")
                let broken = try await person.say(message, checkUndo: oneIn(8, &random))
                if !broken.isEmpty { campaign.trying(person.talk) }
                for rule in broken {
                    campaign.violated(rule, by: person.said.suffix(6).joined(separator: "\u{241E}"))
                }
            }
            await person.leave()
        }
    }
}

/// A person whose messages are mutations, with the bot that answers them.
struct HostilePerson {
    /// Everything this person said so far.
    private(set) var said: [String] = []
    /// The same with the replies, to be read.
    private(set) var talk = ""
    private let bot: Bot
    private let log = Failures()
    private var desk = LineDesk(options: LineServerOptions(allowNow: true), at: .now())
    private var moment = Date(timeIntervalSince1970: 1_795_248_600)
    /// What is left of the transcript that is being followed.
    private var script: [String] = []

    init(brain: Brain) throws {
        let sealer = try Sealer(key: [UInt8](repeating: 7, count: Sealer.keyLength))
        let log = log
        var logger = Logger(label: "fuzz", factory: { _ in log })
        logger.logLevel = .error
        bot = Bot(brain: brain, store: try openStore(DatabaseAddress("sqlite::memory:"), sealer: sealer), sealer: sealer, logger: logger)
    }

    func leave() async { await bot.close() }

    /// The next message: of a transcript, or by chance, mostly mutated.
    mutating func next(_ random: inout SeededGenerator) -> String {
        if script.isEmpty, oneIn(4, &random) { script = Phrases.conversations.any(&random) }
        if oneIn(6, &random) { moment += Double([60, 3_600, 86_400, 86_400 * 40].any(&random)) }
        if !script.isEmpty {
            let line = script.removeFirst()
            return oneIn(2, &random) ? line : Mutator().mutated(line, &random)
        }
        let short = [
            "yes", "no", "1", "2", "undo", "redo", "undo all", "why?", "delete that", "make it 3", "more", "200 g", "the second one", "today",
        ]
        return oneIn(4, &random) ? Mutator().mutated(short.any(&random), &random) : Mutator().message(&random)
    }

    /// Says it, and gives the rules that were broken by what came of it.
    mutating func say(_ text: String, checkUndo: Bool) async throws -> [String] {
        said.append(text)
        let before = checkUndo ? try await rows() : []
        var broken = try await answer(text)
        guard checkUndo, let last = lastReply, Set(last.intents).isDisjoint(with: ["undo", "redo"]), last.buttons.contains("undo") else {
            return broken
        }
        said.append("undo")
        broken += try await answer("undo")
        let after = try await rows()
        if lastReply?.intents == ["undo"], after != before { broken.append("undone, but \(before.count) rows became \(after.count) or others") }
        return broken
    }

    // MARK: What comes back

    private struct Said {
        let intents: [String]
        let buttons: [String]
    }

    private var lastReply: Said?

    private mutating func answer(_ text: String) async throws -> [String] {
        let message = Incoming(text: text, sender: "ana", id: "m\(said.count)", timezone: "America/Chicago", now: moment.ISO8601Format())
        let reply = await bot.reply(to: message)
        talk += "> \(text)\n\(reply.text)\n"
        var broken = log.taken()
        lastReply = nil
        if reply.text.isEmpty { broken.append("an empty reply") }
        let plain = PlainText.lines(of: reply.text)
        broken += plain.dropLast().split(separator: "\n", omittingEmptySubsequences: false).flatMap { Answers.broken(plain: Array($0.utf8)) }
        if plain == "…\n" { broken.append("nothing is left of the reply") }
        broken += Answers.broken(json: Array(reply.json.utf8), id: message.id)
        guard let object = try? JSONSerialization.jsonObject(with: Data(reply.json.utf8)) as? [String: Any] else { return broken }
        guard let data = object["data"] as? [String: Any] else { return broken + ["no data: \(reply.json)"] }
        lastReply = Said(
            intents: object["intents"] as? [String] ?? [object["intent"] as? String ?? ""],
            buttons: (object["buttons"] as? [[String: Any]] ?? []).compactMap { $0["payload"] as? String })
        for entry in data["entries"] as? [[String: Any]] ?? [] {
            // A food of one's own may be known by the bar and not by its weight; of energy told alone nobody knows it.
            let isOwn = (entry["food_id"] as? String).map { $0.hasPrefix("custom:") || $0 == "told:energy" } == true
            // "a salad for 300 kcal": more than any bowl of it holds, so its energy is all that is known.
            let known = (entry["nutrients"] as? [String: Any] ?? [:]).filter { !($0.value is NSNull) }
            if isOwn || known.keys.contains("energy_kcal") && known.count == 1, entry["grams"] is NSNull { continue }
            let grams = entry["grams"] as? Double ?? .nan
            if !(grams.isFinite && grams > 0) { broken.append("an entry of \(grams) g") }
            for (name, value) in entry["nutrients"] as? [String: Double] ?? [:] where !(value >= 0 && value.isFinite) {
                broken.append("\(name) \(value)")
            }
        }
        return broken + (try await disagreement(data["day"] as? [String: Any]))
    }

    /// The day in the reply against the rows in the database.
    private func disagreement(_ day: [String: Any]?) async throws -> [String] {
        guard let day, let date = (day["date"] as? String).flatMap({ Day($0) }), let energy = day["energy_kcal"] as? Double else { return [] }
        let sum = try await bot.inspect(sender: "ana") { diary, _ in
            try diary.entries(date...date).compactMap { $0.nutrients[.energy] }.reduce(0, +)
        }
        return abs(sum - energy) <= 0.01 + abs(sum) * 1e-9 ? [] : ["the day has \(energy) kcal, its rows \(sum)"]
    }

    /// All rows of the diary, as text: what undo must bring back.
    private func rows() async throws -> [String] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let day = Day(number: Int(moment.timeIntervalSince1970 / 86_400))
        return try await bot.inspect(sender: "ana") { diary, _ in
            try diary.entries(day.advanced(by: -4_000)...day.advanced(by: 4_000)).map { String(decoding: try encoder.encode($0), as: UTF8.self) }
        }
    }
}

/// Keeps what the bot logs as failed, which no message should bring about.
final class Failures: LogHandler {
    private let lines = Mutex<[String]>([])

    var logLevel: Logger.Level {
        get { .error }
        set {}
    }
    var metadata: Logger.Metadata {
        get { [:] }
        set {}
    }
    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { nil }
        set {}
    }

    func log(event: LogEvent) {
        lines.withLock { $0.append("\(event.message) \(event.metadata ?? [:])") }
    }

    /// What was logged since the last time.
    func taken() -> [String] {
        lines.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }
}
