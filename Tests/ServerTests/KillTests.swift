import Foundation
import NLU
import Store
import TestKit
import Testing

/// A server that is killed while people talk to it loses nothing that it acknowledged, and does nothing twice.
///
/// `MORSEL_KILLS=100` makes it long.
@Suite struct KillTests {
    static let engines = ["sqlite"] + ((try? ServerProcess.postgres.get()) == nil ? [] : ["postgresql"])
    static let kills = ProcessInfo.processInfo.environment["MORSEL_KILLS"].flatMap { Int($0) } ?? 3

    @Test(arguments: engines)
    func nothingIsLostAndNothingDoubled(engine: String) async throws {
        let database = engine == "sqlite" ? nil : try ServerProcess.postgres.get().newSchema()
        let server = ServerProcess(home: try Home(), database: database)
        try server.start()
        let progress = Eater.Progress()
        let eaters = (1...6).map { Eater("eater \($0)", at: [server.socket], progress) }
        var generator = SeededGenerator(seed: 11)
        for kill in 1...KillTests.kills {
            // Killed after some more acknowledgements, not after some time: slow machines get their load, too.
            #expect(progress.wait(for: Int.random(in: 1...120, using: &generator)), "\(server.home.log)")
            server.kill()
            if engine == "sqlite" { try await expectWhole(server) }
            try server.start()
            if kill == KillTests.kills { for eater in eaters { eater.finish() } }
        }
        #expect(server.stop() == 0)
        let (store, sealer) = try server.home.open(server.database)
        for eater in eaters {
            #expect(try await eater.difference(from: store, sealer) == nil)
            #expect(eater.complaints == [])
            #expect(eater.acknowledged.count > 0)
        }
        try await store.close()
    }

    /// Opens clean: no page is out of place.
    private func expectWhole(_ server: ServerProcess) async throws {
        let store = try openStore(try DatabaseAddress(server.database))
        let check = try await store.read { try $0.row("PRAGMA integrity_check", [])?.text("integrity_check") }
        #expect(check == "ok")
        try await store.close()
    }
}
