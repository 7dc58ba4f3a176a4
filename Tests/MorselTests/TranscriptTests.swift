import Bot
import Foundation
import TestKit
import Testing

/// Every transcript, replayed against the real bot.
@Suite struct TranscriptTests {
    static let folder = WallTests.root.appending(path: "Tests/Transcripts")
    static let names = ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".transcript") }.sorted()
    static let brain = Result { try Brain.assemble(data: WallTests.root) }

    @Test func thereAreEnough() { #expect(TranscriptTests.names.count >= 30) }

    @Test(arguments: names)
    func replays(name: String) async throws {
        let text = try String(contentsOf: TranscriptTests.folder.appending(path: name), encoding: .utf8)
        let outcome = try await Replay(brain: try TranscriptTests.brain.get()).run(try Transcript(name: name, text: text))
        #expect(outcome.differences.isEmpty, "\(Report.text(outcome))")
    }

    @Test func aWrongTranscriptIsNoticedAndMended() async throws {
        let replay = Replay(brain: try TranscriptTests.brain.get())
        let wrong = try Transcript(name: "wrong", text: "> thanks\n< No.\n? question\n= confirm\n> hi\n<~ nothing like this\n")
        let outcome = try await replay.run(wrong)
        #expect(outcome.differences.map(\.line) == [1, 3, 5])
        #expect(outcome.updated.contains("< You're welcome."))
        #expect(outcome.updated.contains("= none"))
        #expect(Report.junit([outcome]).contains("failures=\"1\""))
    }

    @Test(arguments: ["! what", "@nothing at all", "? "])
    func malformedTranscriptsAreRefused(text: String) async throws {
        await #expect(throws: Transcript.Malformed.self) {
            _ = try await Replay(brain: try TranscriptTests.brain.get()).run(try Transcript(name: "bad", text: text))
        }
    }
}
