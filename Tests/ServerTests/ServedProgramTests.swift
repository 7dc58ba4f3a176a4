import Foundation
import Synchronization
import TestSupport
import Testing

/// The end of the real program, and what it does without descriptors.
@Suite(.serialized, .timeLimit(.minutes(15))) struct ServedProgramTests {
    /// A stop in the middle of the work of many clients: what was answered is kept, what was not is neither lost nor doubled when
    /// it is sent again.
    @Test func aStopUnderLoadLosesAndDoublesNothing() async throws {
        let clients = 64, messages = 8 * stress
        try await withScratchFolder { folder in
            let program = try await ServedProgram(folder: folder)
            let address = program.addresses[0]
            let answered = Tally()
            let enough = clients * messages / 4
            let before = try await all(clients) { client in
                try talk(client, messages, to: address) {
                    if answered.next() == enough { program.terminate() }
                }
            }
            #expect(try await program.status() == 0)
            #expect(throws: RawClient.Broken.self) { try RawClient(address) }
            #expect(before.reduce(0) { $0 + $1.count } >= enough)
            for replies in before { #expect(isInOrder(replies)) }

            // At once on the same port, and everything again.
            try await withProgram(folder, listen: [address]) { program in
                #expect(program.addresses == [address])
                let after = try await all(clients) { try talk($0, messages, to: address) {} }
                for (before, after) in zip(before, after) {
                    #expect(after.count == messages)
                    #expect(isInOrder(after))
                    // The reply that was sent is the one that was stored.
                    #expect(after.starts(with: before))
                }
                let counts = try await all(clients) { try entries(of: $0, at: address) }
                #expect(counts == Array(repeating: messages, count: clients))
            }
        }
    }

    @Test func aStopAnswersWhatWasSentAndFreesTheAddresses() async throws {
        try await withScratchFolder { folder in
            let listen = ["tcp:127.0.0.1:0", "unix:" + folder + "/s"]
            let program = try await ServedProgram(folder: folder, listen: listen)
            let clients = try await onThread { [addresses = program.addresses] in try addresses.map { try RawClient($0) } }
            for client in clients {
                let replies = try await onThread {
                    try client.send((0..<40).map { #"{"text":"hello","id":"\#($0)"}"# + "\n" }.joined())
                    return try client.lines(1)
                }
                #expect(replies.count == 1)
            }
            program.terminate()
            for client in clients {
                let rest = try await onThread { try client.rest() }
                #expect(isInOrder([#"{"id":"0""#] + rest.split(separator: "\n").map(String.init)))
                #expect(rest.split(separator: "\n").count == 39)
                client.close()
            }
            #expect(try await program.status() == 0)
            #expect(!FileManager.default.fileExists(atPath: folder + "/s"))
            try await withProgram(folder, listen: program.addresses) { #expect($0.addresses == program.addresses) }
        }
    }

    /// No descriptor is left to accept with: who is connected is served, who knocks waits, and nobody is lost.
    @Test func withoutDescriptorsTheListenerWaits() async throws {
        try await withScratchFolder { folder in
            try await withProgram(folder) { program in
                let address = program.addresses[0]
                let first = try await onThread { try RawClient(address) }
                #expect(try await onThread { try hello(first) })
                // Side by side and again, so that the store opens all the files that it ever will, however busy the machine is.
                for _ in 0..<4 {
                    try await onThread {
                        let early = try (0..<8).map { _ in try RawClient(address) }
                        for client in early { try client.send(#"{"text":"hello"}"# + "\n") }
                        for client in early {
                            _ = try client.lines(1)
                            client.close()
                        }
                    }
                }
                try program.limitFiles(to: try program.openFiles())
                let others = try await onThread { try (0..<10).map { _ in try RawClient(address) } }
                for other in others { try other.send(#"{"text":"hello"}"# + "\n") }
                for _ in 0..<20 { #expect(try await onThread { try hello(first) }, "\(program.log)") }
                first.close()
                // There is one place now, and each leaves it to the next.
                var answered = 0
                for other in others {
                    answered += try await onThread { try other.lines(1).count }
                    other.close()
                }
                #expect(answered == others.count)
                #expect(program.log.components(separatedBy: "cannot accept").count <= 1 + 1 + others.count)
            }
        }
    }

    /// The system's limit is below our own: the connections over it are closed, and the database keeps its files.
    @Test func connectionsLeaveFilesForTheRest() async throws {
        try await withScratchFolder { folder in
            try await withProgram(folder, after: "ulimit -n \(64 + 4 * ProcessInfo.processInfo.activeProcessorCount + 20)") { program in
                let address = program.addresses[0]
                let served = try await onThread {
                    try (0..<20).map { _ in
                        let client = try RawClient(address)
                        #expect(try hello(client))
                        return client
                    }
                }
                for _ in 0..<40 { #expect(try await onThread { try RawClient(address).rest() } == "") }
                for client in served { #expect(try await onThread { try hello(client) }) }
                #expect(!program.log.contains("cannot accept"))
                for client in served { client.close() }
            }
        }
    }
}

/// Counts what many threads see.
private final class Tally: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}

/// Runs something for each client on a thread of its own.
private func all<Result: Sendable>(_ clients: Int, _ body: @escaping @Sendable (Int) throws -> Result) async throws -> [Result] {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
        for client in 0..<clients { group.addTask { (client, try await onThread { try body(client) }) } }
        return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }.sorted { $0.key < $1.key }.map(\.value)
    }
}

/// A client that keeps four lines under way until all are answered, or until the server ends the connection.
private func talk(_ client: Int, _ messages: Int, to address: String, onReply: () -> Void) throws -> [String] {
    let socket = try RawClient(address)
    defer { socket.close() }
    var sent = 0, replies: [String] = []
    while replies.count < messages {
        while sent < min(messages, replies.count + 4) {
            let line = #"{"text":"I had two eggs","sender":"u\#(client)","id":"\#(sent)","now":"2026-11-21T08:10:00Z"}"# + "\n"
            // Who is sent away may still find replies.
            guard (try? socket.send(line)) != nil else { break }
            sent += 1
        }
        guard let reply = try socket.lines(1).first else { break }
        replies.append(reply)
        onReply()
    }
    return replies
}

/// How many entries the diary of a client's day has.
private func entries(of client: Int, at address: String) throws -> Int {
    let socket = try RawClient(address)
    defer { socket.close() }
    try socket.send(#"{"text":"what did I eat today?","sender":"u\#(client)","now":"2026-11-21T08:20:00Z"}"# + "\n")
    let reply = try JSONSerialization.jsonObject(with: Data(try socket.lines(1).joined().utf8)) as? [String: Any]
    return ((reply?["data"] as? [String: Any])?["diary"] as? [Any])?.count ?? -1
}

private func isInOrder(_ replies: [String]) -> Bool {
    replies.enumerated().allSatisfy { $1.hasPrefix(#"{"id":"\#($0)""#) && !$1.contains(#""error""#) }
}

private func hello(_ client: RawClient) throws -> Bool {
    try client.send(#"{"text":"hello"}"# + "\n")
    return try client.lines(1).first?.contains(#""text":"#) == true
}
