import Foundation
import Store
import TestKit
import Testing

/// Two servers on one database: a conversation may hop between them, turn by turn or line by line.
@Suite struct TwoServersTests {
    private static func pair(_ engine: String) throws -> (ServerProcess, ServerProcess) {
        let home = try Home()
        let database = engine == "sqlite" ? nil : try ServerProcess.postgres.get().newSchema()
        let pair = (ServerProcess(home: home, database: database, name: "a"), ServerProcess(home: home, database: database, name: "b"))
        try pair.0.start()
        try pair.1.start()
        return pair
    }

    @Test(arguments: KillTests.engines)
    func aConversationHops(engine: String) async throws {
        let (one, other) = try TwoServersTests.pair(engine)
        let sockets = [try LineSocket(one.socket), try LineSocket(other.socket)]
        let told = [
            ("I had two eggs and milk", "Logged"), ("make that three eggs", "Now 3 large eggs"), ("undo", "Undone"), ("redo", "Redone"),
            ("why?", "3"), ("log one 10,000 eggs", "10,000"), ("no", ""), ("delete the milk", "milk"), ("what did I eat today?", "3 large ~ eggs"),
        ]
        for (turn, (message, expected)) in told.enumerated() {
            let answer = try sockets[turn % 2].ask(message, sender: "ana")
            #expect(answer.error == nil)
            if answer.text?.contains(expected) != true, !expected.isEmpty { Issue.record("\(message): \(answer.text ?? "")") }
        }
        let last = try sockets[1].ask("what did I eat today?", sender: "ana")
        #expect(last.data?.diary == [Answer.Entry(id: "e1", grams: 150)])
    }

    @Test(arguments: KillTests.engines)
    func manyPeopleHopUnderLoad(engine: String) async throws {
        let (one, other) = try TwoServersTests.pair(engine)
        let progress = Eater.Progress()
        let eaters = (1...4).map { Eater("eater \($0)", at: [one.socket, other.socket], progress) }
        #expect(progress.wait(for: 80 * KillTests.kills))
        // One of them is gone for a while; people go on with the other.
        one.kill()
        #expect(progress.wait(for: 80))
        try one.start()
        for eater in eaters { eater.finish() }
        #expect(one.stop() == 0)
        #expect(other.stop() == 0)
        let (store, sealer) = try one.home.open(one.database)
        for eater in eaters {
            #expect(try await eater.difference(from: store, sealer) == nil)
            #expect(eater.complaints == [])
        }
        try await store.close()
    }

    /// The same person writes over both at the very same time: every turn is whole, no number is given twice.
    @Test(arguments: KillTests.engines)
    func onePersonSpeaksToBothAtOnce(engine: String) async throws {
        let (one, other) = try TwoServersTests.pair(engine)
        let answers = await withTaskGroup(of: [String].self) { group in
            for path in [one.socket, other.socket, one.socket, other.socket] {
                group.addTask {
                    guard let socket = try? LineSocket(path) else { return [] }
                    return (1...25).compactMap { _ in try? socket.ask("I had 10 g of rice", sender: "ana").data?.entries.first?.id }
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(Set(answers) == Set((1...100).map { "e\($0)" }))
        #expect(answers.count == 100)
    }
}
