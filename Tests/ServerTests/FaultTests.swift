import Foundation
import Store
import TestKit
import Testing

/// What can go wrong around a running server: the disk is full, the database server goes away. People are told, and nothing is lost.
@Suite struct FaultTests {
    /// A quota on the size of a file stands for a full disk.
    @Test func aFullDiskIsToldAndLosesNothing() async throws {
        let server = ServerProcess(home: try Home())
        try server.start()
        let first = try LineSocket(server.socket).ask("I had 10 g of rice", sender: "ana", id: "first")
        #expect(first.data?.entries == [Answer.Entry(id: "e1", grams: 10)])
        #expect(server.stop() == 0)

        // In blocks of 512 bytes: room for the file as it is and a little of its log.
        try server.start(after: "ulimit -f 400; trap '' XFSZ")
        let socket = try LineSocket(server.socket)
        var stored = 1
        var refused = 0
        for number in 2...60 {
            let answer = try socket.ask("I had \(number * 10) g of rice", sender: "ana", id: "\(number)")
            if answer.error?.code == "internal" { refused += 1 } else { stored += 1 }
            #expect(answer.error != nil || answer.data?.entries.count == 1)
        }
        #expect(refused > 0 && stored > 1)
        #expect(try socket.ask("how much protein is in beef?", sender: "ben").id == nil, "the server is still there")
        #expect(server.stop() == 0)
        #expect(!server.home.log.contains("rice"), "what people say never reaches the log")

        try server.start()
        let diary = try LineSocket(server.socket).ask("what did I eat today?", sender: "ana")
        #expect(diary.data?.diary?.count == stored)
        let repeated = try LineSocket(server.socket).ask("I had 10 g of rice", sender: "ana", id: "first")
        #expect(repeated.data?.entries == first.data?.entries)
        #expect(server.stop() == 0)
    }

    @Test(.enabled(if: KillTests.engines.contains("postgresql")))
    func aDatabaseServerThatComesBackIsWaitedFor() async throws {
        let postgres = try PostgresServer(script: ServerProcess.postgresScript)
        let server = ServerProcess(home: try Home(), database: try postgres.newSchema())
        try server.start()
        let progress = Eater.Progress()
        let eaters = (1...4).map { Eater("eater \($0)", at: [server.socket], progress) }
        for end in [PostgresServer.Command.stop, .crash] {
            #expect(progress.wait(for: 40))
            try postgres.run(end)
            try postgres.run(.start)
        }
        #expect(progress.wait(for: 40))
        for eater in eaters { eater.finish() }
        #expect(server.stop() == 0)
        let (store, sealer) = try server.home.open(server.database)
        for eater in eaters {
            #expect(try await eater.difference(from: store, sealer) == nil)
            #expect(eater.complaints == [])
        }
        try await store.close()
    }

    @Test func anUnknownServerIsRefusedInWordsAtTheStart() throws {
        let server = ServerProcess(home: try Home(), database: "postgresql://ana:secret@/diary?host=/nowhere")
        do {
            try server.start()
            Issue.record("started")
        } catch let error as ServerProcess.NotReady {
            #expect(error.status == 1)
            #expect(error.log.contains("/nowhere") || error.log.contains("libpq"))
            #expect(!error.log.contains("secret"))
        }
    }

    @Test func aLostKeyIsMissedAtTheStart() throws {
        let server = ServerProcess(home: try Home())
        try server.start()
        server.stop()
        try FileManager.default.removeItem(atPath: server.home.path + "/config/morsel/key")
        #expect(throws: ServerProcess.NotReady.self) { try server.start() }
        #expect(server.home.log.contains("key"))
        #expect(!FileManager.default.fileExists(atPath: server.home.path + "/config/morsel/key"))
    }
}
