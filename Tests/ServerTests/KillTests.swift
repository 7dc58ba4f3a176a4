import Foundation
import NLU
import Store
import TestSupport
import Testing

/// A server that is killed while people talk to it loses nothing that it acknowledged, and does nothing twice.
///
/// `MORSEL_KILLS=100` makes it long.
@Suite struct KillTests {
    static let kills = ProcessInfo.processInfo.environment["MORSEL_KILLS"].flatMap { Int($0) } ?? 3

    @Test(arguments: ServedEngine.here)
    func nothingIsLostAndNothingDoubled(engine: ServedEngine) async throws {
        try await withScratchFolder { folder in
            let database = try engine.database(folder: folder)
            let listen = ["unix:" + folder + "/s"]
            var server = try await ServedProgram(folder: folder, database: database, listen: listen)
            let progress = Eater.Progress()
            let eaters = (1...6).map { Eater("eater \($0)", at: listen, progress) }
            var generator = SeededGenerator(seed: 11)
            for _ in 1...KillTests.kills {
                // Killed after some more acknowledgements, not after some time: slow machines get their load, too.
                #expect(try await progress.wait(for: Int.random(in: 1...120, using: &generator)), "\(server.log)")
                try await server.crash()
                if engine == .sqlite { try await expectWhole(database) }
                server = try await ServedProgram(folder: folder, database: database, listen: listen)
            }
            for eater in eaters { try await eater.finish() }
            #expect(try await server.stop() == 0)
            #expect(!server.log.contains("rice"), "what people say never reaches the log")
            try await expectAll(eaters, database, folder)
        }
    }

    /// Opens clean: no page is out of place.
    private func expectWhole(_ database: String) async throws {
        let store = try openStore(try DatabaseAddress(database))
        let check = try await store.read { try $0.row("PRAGMA integrity_check", [])?.text("integrity_check") }
        #expect(check == "ok")
        try await store.close()
    }
}

/// Every diary holds exactly what its eater was told, and nobody was told anything else.
func expectAll(_ eaters: [Eater], _ database: String, _ folder: String) async throws {
    let (store, sealer) = try ServedProgram.reopen(database, folder: folder)
    for eater in eaters {
        #expect(try await eater.difference(from: store, sealer) == nil)
        #expect(eater.complaints == [])
        #expect(eater.acknowledged.count > 0)
    }
    try await store.close()
}
