public import Bot
import Dialogue
import Foundation
import Logging
import Nutrition
public import Store

/// Replays transcripts against the real bot, each on a fresh database.
public struct Replay: Sendable {
    /// A step whose answer is not the expected one.
    public struct Difference: Sendable {
        public let line: Int
        public let message: String
        public let expected: [String]
        public let actual: [String]
    }

    public struct Outcome: Sendable {
        public let name: String
        public let differences: [Difference]
        /// The transcript with the actual replies and answers in place.
        public let updated: String
    }

    /// The clock of a transcript that sets none.
    static let firstMoment = "2026-11-21T08:00:00"

    private let brain: Brain
    private let judged: (@Sendable ([Judged]) -> Void)?

    /// - Parameter judged: hears of the results that the bot held against each other.
    public init(brain: Brain, judged: (@Sendable ([Judged]) -> Void)? = nil) {
        self.brain = brain
        self.judged = judged
    }

    /// A bot on a database of its own in memory, which is to be closed in the end.
    public static func bot(_ brain: Brain, at moment: String, judged: (@Sendable ([Judged]) -> Void)? = nil) throws -> (bot: Bot, store: any Store) {
        let sealer = try Sealer(key: (0..<Sealer.keyLength).map { UInt8(truncatingIfNeeded: $0) })
        var quiet = Logger(label: "morsel.test")
        quiet.logLevel = .critical
        let store = try openStore(try DatabaseAddress("sqlite::memory:"), sealer: sealer)
        return (Bot(brain: brain, store: store, sealer: sealer, clock: Clock(fixed: moment), logger: quiet, judged: judged), store)
    }

    /// Plays one transcript to its end; a difference does not stop it.
    /// - Parameter hearing: gets each message as it was sent and its reply, in order.
    public func run(_ transcript: Transcript, hearing: (Incoming, Outgoing) -> Void = { _, _ in }) async throws -> Outcome {
        let (bot, store) = try Replay.bot(brain, at: Replay.firstMoment, judged: judged)
        var speaker = Incoming(text: "", sender: "local", now: Replay.firstMoment)
        var last = Outgoing(text: "", json: "{}")
        var differences: [Difference] = []
        var replacements: [(lines: Range<Int>, with: [String])] = []
        for placed in transcript.steps {
            switch placed.step {
            case .setting(let name, let value):
                switch name {
                case "now": speaker.now = value
                case "user": speaker.sender = value
                case "language": speaker.language = value
                default: speaker.timezone = value
                }
            case .message(let text, let reply, let patterns):
                var message = speaker
                message.text = text
                last = await bot.reply(to: message)
                hearing(message, last)
                let actual = last.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                if let reply, reply != actual {
                    differences.append(Difference(line: placed.line + 1, message: text, expected: reply, actual: actual))
                    let kept = transcript.lines[placed.expectations].filter { $0.hasPrefix("<~") }
                    replacements.append((placed.expectations, actual.map { $0.isEmpty ? "<" : "< \($0)" } + kept))
                }
                for pattern in patterns where (try? Regex(pattern).dotMatchesNewlines().firstMatch(in: last.text)) == nil {
                    differences.append(Difference(line: placed.line + 1, message: text, expected: ["~ " + pattern], actual: actual))
                }
            case .query(let query, let answer):
                let actual = try await self.answer(query, bot: bot, sender: speaker.sender ?? "local", last: last)
                guard actual != answer else { continue }
                differences.append(Difference(line: placed.line + 1, message: "? " + query, expected: answer, actual: actual))
                replacements.append((placed.expectations, actual.map { "= \($0)" }))
            }
        }
        try await store.close()
        var lines = transcript.lines
        for replacement in replacements.reversed() { lines.replaceSubrange(replacement.lines, with: replacement.with) }
        return Outcome(name: transcript.name, differences: differences, updated: lines.joined(separator: "\n") + "\n")
    }

    /// What the real store and tracker say.
    private func answer(_ query: String, bot: Bot, sender: String, last: Outgoing) async throws -> [String] {
        let words = query.split(separator: " ").map(String.init)
        switch words.first {
        case "entries":
            guard words.count == 2, let day = Day(words[1]) else { throw Transcript.Malformed(description: "'? \(query)': a date is missing") }
            return try await bot.inspect(sender: sender) { diary, _ in
                try diary.entries(day...day).map { "\($0.meal.rawValue) | \($0.food) | \(whole($0.grams)) g | \(whole($0.nutrients[.energy])) kcal" }
            }
        case "totals":
            guard words.count >= 2, let day = Day(words[1]) else { throw Transcript.Malformed(description: "'? \(query)': a date is missing") }
            let nutrients = try words.dropFirst(2).map { key in
                guard let nutrient = Nutrient(key: key) else { throw Transcript.Malformed(description: "'? \(query)': no nutrient '\(key)'") }
                return nutrient
            }
            return try await bot.inspect(sender: sender) { diary, _ in
                let totals = try diary.totals(day)
                return (nutrients.isEmpty ? Nutrient.main : nutrients).map { "\($0.key) \(whole(totals.sum[$0]))" }
            }
        case "intent":
            let object = try JSONSerialization.jsonObject(with: Data(last.json.utf8)) as? [String: Any]
            return (object?["intents"] as? [String]) ?? [(object?["intent"] as? String) ?? "none"]
        case "question":
            return try await bot.inspect(sender: sender) { _, tracker in [tracker.question?.name.rawValue ?? "none"] }
        default: throw Transcript.Malformed(description: "'? \(query)' asks nothing that can be answered")
        }
    }
}

/// Whole, half away from zero; an unknown amount says so.
private func whole(_ value: Double?) -> String {
    value.map { abs($0) < 1e15 ? "\(Int($0.rounded(.toNearestOrAwayFromZero)))" : "\($0)" } ?? "unknown"
}
