import Bot
import Foundation
import TestKit
import Testing

/// Whole weeks of three people, every number held against the source tables by arithmetic of its own.
@Suite struct WeekTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let folder = root.appending(path: "Tests/Transcripts/Weeks")
    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".transcript") }.sorted()
    static let brain = Result { try Brain.assemble(data: root) }

    /// A turn as it was played.
    struct Turn: Sendable {
        let message, json, today: String

        var reply: [String: Any] {
            get throws { try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]) }
        }
    }

    private func play(_ name: String) async throws -> (lines: [String], turns: [Turn]) {
        let text = try String(contentsOf: WeekTests.folder.appending(path: name), encoding: .utf8)
        var turns: [Turn] = []
        _ = try await Replay(brain: try WeekTests.brain.get()).run(try Transcript(name: name, text: text)) { message, reply in
            turns.append(Turn(message: message.text, json: reply.json, today: String((message.now ?? "").prefix(10))))
        }
        return (text.split(separator: "\n").map(String.init), turns)
    }

    @Test(arguments: names)
    func everyNumberIsThatOfTheTables(name: String) async throws {
        let (lines, turns) = try await play(name)
        var auditor = Auditor(tables: try SourceTables(root: WeekTests.root))
        var next = turns.makeIterator()
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("> ") {
                let played = next.next()
                let turn = try #require(played)
                for problem in auditor.audit(message: turn.message, reply: try turn.reply, today: turn.today) {
                    Issue.record("\(line)\n\(problem)")
                }
            } else if line.hasPrefix("? ") {
                let words = line.split(separator: " ").map(String.init)
                let told = lines[(index + 1)...].prefix { $0.hasPrefix("=") }.map { String($0.dropFirst(2)) }
                if words[1] == "totals" { #expect(told == auditor.totals(words[2], Array(words.dropFirst(3))), "\(line)") }
                if words[1] == "entries" {
                    let bare = told.map { row in
                        row.components(separatedBy: " | ").enumerated().filter { $0.offset != 1 }.map(\.element).joined(separator: " | ")
                    }
                    #expect(bare.sorted() == auditor.entries(words[2]).sorted(), "\(line)")
                }
            }
        }
        #expect(turns.count >= 250, "a week is about 40 turns a day")
        #expect(auditor.checked >= 15 * turns.count)
        print("\(name): \(turns.count) turns, \(auditor.checked) figures")
    }

    /// The audit would notice: with any one number of a reply changed, it complains.
    @Test(arguments: names)
    func aWrongNumberIsFound(name: String) async throws {
        let (_, turns) = try await play(name)
        var auditor = Auditor(tables: try SourceTables(root: WeekTests.root))
        var changed = 0, missed: [String] = []
        for (index, turn) in turns.enumerated() {
            var reply = try turn.reply
            let text = reply["text"] as? String ?? ""
            let numbers = text.matches(of: /([0-9]+)(?= kcal| g of| mg of| g de| mg de| g\))/)
            if let match = numbers.isEmpty ? nil : numbers[index % numbers.count], let value = Int(match.output.1) {
                reply["text"] = text.replacingCharacters(in: match.range, with: "\(value + 7 + value / 9)")
                var copy = auditor
                changed += 1
                if copy.audit(message: turn.message, reply: reply, today: turn.today).isEmpty { missed.append("\(turn.message): \(match.output.1)") }
            }
            _ = auditor.audit(message: turn.message, reply: try turn.reply, today: turn.today)
        }
        // A number may by chance become another one that is true of the day.
        #expect(changed > 150 && missed.count * 25 < changed, "\(missed.count) of \(changed): \(missed.prefix(20))")
    }
}
