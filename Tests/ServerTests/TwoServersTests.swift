import Foundation
import Store
import TestSupport
import Testing

/// Two servers on one database: a conversation may hop between them, turn by turn or line by line.
@Suite struct TwoServersTests {
    private func withTwo(
        _ engine: ServedEngine,
        _ body: @Sendable (_ one: ServedProgram, _ other: ServedProgram, _ database: String, _ folder: String) async throws -> Void
    ) async throws {
        try await withScratchFolder { folder in
            let database = try engine.database(folder: folder)
            try await withProgram(folder, database: database, listen: ["unix:" + folder + "/a"]) { one in
                try await withProgram(folder, database: database, listen: ["unix:" + folder + "/b"]) { other in
                    try await body(one, other, database, folder)
                }
            }
        }
    }

    @Test(arguments: ServedEngine.here)
    func aConversationHops(engine: ServedEngine) async throws {
        try await withTwo(engine) { one, other, _, _ in
            let clients = [try one.client(), try other.client()]
            defer { for client in clients { client.close() } }
            let told = [
                ("I had two eggs and milk", "Logged"), ("make that three eggs", "Now 3 large eggs"), ("undo", "Undone"), ("redo", "Redone"),
                ("why?", "3"), ("log one 10,000 eggs", "10,000"), ("no", ""), ("delete the milk", "milk"),
                ("what did I eat today?", "3 large ~ eggs"),
            ]
            for (turn, (message, expected)) in told.enumerated() {
                let answer = try await clients[turn % 2].ask(message, sender: "ana")
                #expect(answer.error == nil)
                if answer.text?.contains(expected) != true, !expected.isEmpty { Issue.record("\(message): \(answer.text ?? "")") }
            }
            let last = try await clients[1].ask("what did I eat today?", sender: "ana")
            #expect(last.data?.diary == [Answer.Entry(id: "e1", grams: 150)])
        }
    }

    @Test(arguments: ServedEngine.here)
    func manyPeopleHopUnderLoad(engine: ServedEngine) async throws {
        try await withTwo(engine) { one, other, database, folder in
            let progress = Eater.Progress()
            let eaters = (1...4).map { Eater("eater \($0)", at: one.addresses + other.addresses, progress) }
            #expect(try await progress.wait(for: 80 * KillTests.kills))
            // One of them is gone for a while; people go on with the other.
            try await one.crash()
            #expect(try await progress.wait(for: 80))
            let again = try await ServedProgram(folder: folder, database: database, listen: one.addresses)
            #expect(try await progress.wait(for: 80))
            for eater in eaters { try await eater.finish() }
            #expect(try await again.stop() == 0)
            #expect(try await other.stop() == 0)
            try await expectAll(eaters, database, folder)
        }
    }

    /// The same person writes over both at the very same time: every turn is whole, no number is given twice.
    @Test(arguments: ServedEngine.here)
    func onePersonSpeaksToBothAtOnce(engine: ServedEngine) async throws {
        try await withTwo(engine) { one, other, _, _ in
            let answers = try await withThrowingTaskGroup(of: [String].self) { group in
                for program in [one, other, one, other] {
                    group.addTask {
                        let client = try program.client()
                        defer { client.close() }
                        var ids: [String] = []
                        for _ in 1...25 { ids += try await client.ask("I had 10 g of rice", sender: "ana").data?.entries.map(\.id) ?? [] }
                        return ids
                    }
                }
                return try await group.reduce(into: []) { $0 += $1 }
            }
            #expect(Set(answers) == Set((1...100).map { "e\($0)" }))
            #expect(answers.count == 100)
        }
    }
}
