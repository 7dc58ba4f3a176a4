import Channels
import Foundation
import TestSupport
import Testing

/// The UNIX socket and its file.
@Suite struct UnixSocketTests {
    @Test func answersAndIsForItsOwnerAlone() async throws {
        try await withScratchFolder { folder in
            let path = folder + "/s"
            let reply = try await withServer(RuleBot(), listen: [.unix(path: path)]) { address in
                #expect(address == "unix:" + path)
                #expect(try mode(of: path) == 0o600)
                return try await LineClient.exchange("a\n{\"text\":\"b\",\"sender\":\"u\"}", with: address)
            }
            #expect(reply == "heard a\n\n" + #"{"id":"","sender":"u","text":"heard"}"# + "\n")
            #expect(!FileManager.default.fileExists(atPath: path))
        }
    }

    @Test func aDeadSocketIsReplaced() async throws {
        try await withScratchFolder { folder in
            let path = folder + "/s"
            try leaveDeadSocket(at: path)
            let reply = try await withServer(RuleBot(), listen: [.unix(path: path)]) { try await LineClient.exchange("a", with: $0) }
            #expect(reply == "heard a\n\n")
        }
    }

    @Test func aLiveSocketIsLeftAlone() async throws {
        try await withScratchFolder { folder in
            let path = folder + "/s"
            try await withServer(RuleBot(), listen: [.unix(path: path)]) { address in
                await #expect(throws: LineServerError.cannotListen(address: address, reason: "another server listens there")) {
                    try await withServer(RuleBot(), listen: [.unix(path: path)]) { _ in }
                }
                let reply = try await LineClient.exchange("a", with: address)
                #expect(reply == "heard a\n\n")
            }
        }
    }

    @Test func anotherFileIsLeftAlone() async throws {
        try await withScratchFolder { folder in
            let path = folder + "/notes"
            try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
            await #expect(throws: LineServerError.self) { try await withServer(RuleBot(), listen: [.unix(path: path)]) { _ in } }
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
        }
    }

    @Test(arguments: [String(repeating: "x", count: 200), "missing/s"])
    func anImpossiblePathIsAnError(name: String) async throws {
        try await withScratchFolder { folder in
            await #expect(throws: LineServerError.self) { try await withServer(RuleBot(), listen: [.unix(path: folder + "/" + name)]) { _ in } }
        }
    }

    /// What a server that was killed leaves: a socket file that nobody listens behind.
    private func leaveDeadSocket(at path: String) throws {
        let descriptor = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
        try #require(result == 0)
    }
}
