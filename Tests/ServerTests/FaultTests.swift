import Foundation
import Store
import TestSupport
import Testing

/// What can go wrong around a running server: the disk is full, the database server goes away. People are told, and nothing is lost.
@Suite struct FaultTests {
    /// A quota on the size of a file stands for a full disk.
    @Test func aFullDiskIsToldAndLosesNothing() async throws {
        try await withScratchFolder { folder in
            let first = try await withProgram(folder) { program in
                let client = try program.client()
                defer { client.close() }
                return try await client.ask("I had 10 g of rice", sender: "ana", id: "first").data?.entries
            }
            #expect(first == [Answer.Entry(id: "e1", grams: 10)])

            // In blocks of 512 bytes: room for the file as it is and a little of its log.
            let stored = try await withProgram(folder, after: "ulimit -f 400; trap '' XFSZ") { program in
                let client = try program.client()
                defer { client.close() }
                var stored = 1
                for number in 2...60 {
                    let answer = try await client.ask("I had \(number * 10) g of rice", sender: "ana", id: "\(number)")
                    if answer.error == nil { stored += 1 }
                    #expect(answer.error?.code == "internal" || answer.data?.entries.count == 1)
                }
                #expect(stored > 1 && stored < 60)
                #expect(!program.log.contains("rice"), "what people say never reaches the log")
                return stored
            }
            try await withProgram(folder) { program in
                let client = try program.client()
                defer { client.close() }
                #expect(try await client.ask("what did I eat today?", sender: "ana").data?.diary?.count == stored)
                #expect(try await client.ask("I had 10 g of rice", sender: "ana", id: "first").data?.entries == first)
            }
        }
    }

    @Test(.enabled(if: PostgresServer.isHere))
    func aDatabaseServerThatComesBackIsWaitedFor() async throws {
        try await withScratchFolder { folder in
            let postgres = try PostgresServer()
            let database = try postgres.newSchema()
            try await withProgram(folder, database: database) { program in
                let progress = Eater.Progress()
                let eaters = (1...4).map { Eater("eater \($0)", at: program.addresses, progress) }
                for end in [PostgresServer.Command.stop, .crash] {
                    #expect(try await progress.wait(for: 40))
                    try await onThread {
                        try postgres.run(end)
                        try postgres.run(.start)
                    }
                }
                #expect(try await progress.wait(for: 40))
                for eater in eaters { try await eater.finish() }
                #expect(try await program.stop() == 0)
                try await expectAll(eaters, database, folder)
            }
        }
    }

    @Test func anUnknownServerIsRefusedInWordsAtTheStart() async throws {
        try await withScratchFolder { folder in
            do {
                _ = try await ServedProgram(folder: folder, database: "postgresql://ana:secret@/diary?host=/nowhere")
                Issue.record("started")
            } catch let error as ServedProgram.NotReady {
                #expect(error.status == 1)
                #expect(error.log.contains("/nowhere") || error.log.contains("libpq"))
                #expect(!error.log.contains("secret"))
            }
        }
    }

    @Test func aLostKeyIsMissedAtTheStart() async throws {
        try await withScratchFolder { folder in
            try await withProgram(folder) { _ in }
            let key = folder + "/config/morsel/key"
            try FileManager.default.removeItem(atPath: key)
            await #expect(throws: ServedProgram.NotReady.self) { try await ServedProgram(folder: folder) }
            #expect(!FileManager.default.fileExists(atPath: key))
        }
    }
}
