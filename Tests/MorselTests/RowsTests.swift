import Bot
import Dialogue
import Foundation
import Nutrition
import Store
import Synchronization
import TestKit
import Testing

/// What a message is to the rows that stand, in talks that nobody wrote rules for: `Tests/Corpus/rows.en.tsv` and `rows.es.tsv`.
///
/// With `MORSEL_SIGNS=FOLDER` the features of all results that were held against each other are written there, with those that are right, for
/// `scripts/fit_judgement.py`.
@Suite struct RowsTests {
    struct Line: Sendable {
        let before: [String], now: String, gold: String
    }

    static let today = Day("2026-11-30") ?? Day(number: 0)

    private static func putsRight(_ text: String) -> Bool {
        text.contains(
            /(?i)\b(only|just|not|no|was|were|actually|sorry|oops|meant|instead|swap|change|remove|never|didn.?t|solo|nomas|nomás|eran?|fue|fueron|perd[oó]n|sino|cambia|quita|al final|borra)\b|->/
        )
    }

    static func lines(_ language: String) -> [Line] {
        CorpusTable.lines(of: "rows.\(language).tsv", cells: 3).map { Line(before: $0[0].components(separatedBy: " / "), now: $0[1], gold: $0[2]) }
    }

    @Test(arguments: [("en", 0.87), ("es", 0.88)])
    func mostAreRight(language: String, floor: Double) async throws {
        let signs = ProcessInfo.processInfo.environment["MORSEL_SIGNS"]
        let lines = RowsTests.lines(language)
        let talks = try await RowsTests.all(lines, none: Talk()) { try await RowsTests.play($0.before, $0.now) }
        var right = 0, out = ""
        for (line, talk) in zip(lines, talks) {
            let said = "\(line.before.joined(separator: " / ")) >> \(line.now)"
            let held = RowsTests.held(talk, said, to: line.gold, RowsTests.today)
            right += held.isRight ? 1 : 0
            out += held.signs
        }
        // Said hours later, what says that it puts right does so all the same.
        let later = lines.filter { RowsTests.putsRight($0.now) && !$0.before[0].hasPrefix("@") }
        if signs != nil {
            for (line, talk) in zip(
                later, try await RowsTests.all(later, none: Talk()) { try await RowsTests.play($0.before, $0.now, isOverDay: true) })
            {
                out += RowsTests.held(talk, "later: \(line.before.joined(separator: " / ")) >> \(line.now)", to: line.gold, RowsTests.today).signs
            }
        }
        if let signs { try out.write(toFile: "\(signs)/rows.\(language).tsv", atomically: true, encoding: .utf8) }
        print("rows \(language): \(right) of \(lines.count)")
        #expect(Double(right) >= floor * Double(lines.count))
    }

    /// The talks of the other tables, by the rows that are to stand, and the transcripts, where what the rules say is right.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["MORSEL_SIGNS"] != nil))
    func writesSignsOfOthers() async throws {
        let folder = try #require(ProcessInfo.processInfo.environment["MORSEL_SIGNS"])
        func played(_ lines: [(before: [String], now: String)]) async throws -> [Talk] {
            try await RowsTests.all(lines, none: Talk()) { try await RowsTests.play($0.before, $0.now, at: "2026-11-21T12:40:00-05:00") }
        }
        let belonging = try await played(BelongingTests.lines.map { ($0.before, $0.now) })
        let questions = try await played(QuestionTests.lines.map { ($0.before, $0.now) })
        let standing = zip(BelongingTests.lines, belonging).map { line, talk in
            RowsTests.signs(of: talk) { RowsTests.standing(after: $0, talk.old) == line.rows.sorted() }
        }
        try (standing + questions.map { RowsTests.signs(ofRight: $0.judged) }).joined()
            .write(toFile: "\(folder)/belonging.tsv", atomically: true, encoding: .utf8)
        var out = ""
        for name in TranscriptTests.names {
            let text = try String(contentsOf: TranscriptTests.folder.appending(path: name), encoding: .utf8), heard = Mutex<[Judged]>([])
            let replay = Replay(brain: try TranscriptTests.brain.get()) { results in heard.withLock { $0 = results } }
            _ = try await replay.run(try Transcript(name: name, text: text)) { _, _ in
                let results = heard.withLock { results in
                    defer { results = [] }
                    return results
                }
                out += RowsTests.signs(ofRight: results)
            }
        }
        try out.write(toFile: "\(folder)/transcripts.tsv", atomically: true, encoding: .utf8)
    }

    /// The rows of the day as `belonging.tsv` tells them, sorted.
    private static func standing(after result: Judged, _ old: [Int: Entry]) -> [String] {
        var rows = old
        for row in result.gone { rows[row.id] = nil }
        for row in result.changed.map(\.after) { rows[row.id] = row }
        return (Array(rows.values) + result.logged).filter { $0.day == Day("2026-11-21") }
            .map { ($0.meal == .lunch ? "" : "\($0.meal.rawValue): ") + "\($0.food) \(Int($0.grams.rounded())) g" }.sorted()
    }

    private static func signs(ofRight results: [Judged]) -> String {
        let first = results.first.map { key($0) }
        return signs(of: Talk(judged: results)) { key($0) == first }
    }

    /// In order, a few at once.
    static func all<Line: Sendable, Played: Sendable>(
        _ lines: [Line], none: Played, _ play: @escaping @Sendable (Line) async throws -> Played
    ) async throws -> [Played] {
        try await withThrowingTaskGroup(of: (Int, Played).self) { group in
            var talks = Array(repeating: none, count: lines.count)
            for (place, line) in lines.enumerated() {
                if place >= 8, let (played, talk) = try await group.next() { talks[played] = talk }
                group.addTask { (place, try await play(line)) }
            }
            for try await (played, talk) in group { talks[played] = talk }
            return talks
        }
    }

    struct Talk: Sendable {
        var changes: [RowOrders.Change] = []
        var asks = false
        var reply = ""
        var judged: [Judged] = []
        /// The rows before the message, by number.
        var old: [Int: Entry] = [:]

        init() {}

        init(from old: [Int: Entry], to new: [Int: Entry], _ reply: Outgoing, _ judged: [Judged]) {
            (asks, self.reply, self.judged, self.old) = (reply.text.contains("?"), reply.text, judged, old)
            for id in Set(old.keys).union(new.keys).sorted() where old[id] != new[id] { changes.append((old[id], new[id])) }
        }

        init(judged: [Judged]) { self.judged = judged }
    }

    static func rows(_ bot: Bot, around today: Day = today) async throws -> [Int: Entry] {
        try await bot.inspect(sender: "local") { diary, _ in
            Dictionary(uniqueKeysWithValues: try diary.entries(today.advanced(by: -30)...today.advanced(by: 30)).map { ($0.id, $0) })
        }
    }

    /// Whether a talk came to what is meant, and the signs of its results; with `MORSEL_SHOW_WRONG` what did not is printed.
    static func held(_ talk: Talk, _ said: String, to meant: String, _ today: Day) -> (isRight: Bool, signs: String) {
        let gold = RowOrders(meant, today: today), isRight = gold.fit(talk.changes, asks: talk.asks)
        if !isRight, ProcessInfo.processInfo.environment["MORSEL_SHOW_WRONG"] != nil {
            print("\(said)\n   \(meant)\n   \(talk.reply.replacing("\n", with: " | "))")
        }
        return (isRight, "# \(said)\n" + signs(of: talk) { gold.fit($0.changes, asks: $0.asks) })
    }

    /// A line for each result: 1 where it is right, then its features, divided by tabs; an empty line ends the talk.
    private static func signs(of talk: Talk, isRight: (Judged) -> Bool) -> String {
        talk.judged.map { ([isRight($0) ? "1" : "0"] + $0.features).joined(separator: "\t") + "\n" }.joined() + "\n"
    }

    private static func key(_ result: Judged) -> [String] {
        result.changes.map { change in
            let row = change.after
            return "\(change.before?.id ?? 0) \(row.map { "\($0.foodID.code) \($0.noun) \(Int($0.grams)) \($0.meal) \($0.day)" } ?? "gone")"
        }.sorted()
    }

    /// - Parameter isOverDay: what was told before came two hours apart, and not at once.
    static func play(_ before: [String], _ now: String, at moment: String = "2026-11-30T20:10:00", isOverDay: Bool = false) async throws -> Talk {
        let heard = Mutex<[Judged]>([])
        let (bot, store) = try Replay.bot(try TranscriptTests.brain.get(), at: moment) { results in heard.withLock { $0 = results } }
        var moment = moment
        /// The message without the hour that it may begin with, "@16:12 edamame", which it is sent at.
        func timed(_ message: String) -> String {
            guard message.hasPrefix("@") else { return message }
            moment = "2026-11-30T\(message.dropFirst().prefix(5)):00"
            return String(message.dropFirst(7))
        }
        for (place, message) in before.enumerated() {
            let text = timed(message)
            let hour = isOverDay ? "2026-11-30T\(20 - 2 * (before.count - place)):10:00" : moment
            _ = await bot.reply(to: Incoming(text: text, sender: "local", now: hour))
        }
        let now = timed(now)
        let old = try await rows(bot)
        heard.withLock { $0 = [] }
        let reply = await bot.reply(to: Incoming(text: now, sender: "local", now: moment)), new = try await rows(bot)
        try await store.close()
        return Talk(from: old, to: new, reply, heard.withLock { $0 })
    }
}

extension Judged {
    var changes: [RowOrders.Change] {
        logged.map { (nil, $0) } + changed.map { ($0.before, $0.after) } + gone.map { ($0, nil) }
    }
}
