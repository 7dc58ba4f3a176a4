import Channels
import Foundation

/// A bare blocking socket, for what a well-behaved client does not do. Its calls block: make them inside `onThread`.
final class RawClient: Sendable {
    /// The connection is no use, and why.
    struct Broken: Error {
        let reason: String
    }

    private let descriptor: CInt

    /// - Parameter address: as a server names it.
    init(_ address: String) throws {
        switch ListenAddress(argument: address) {
        case .tcp(_, let port):
            descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = UInt16(port).bigEndian
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            try RawClient.connect(descriptor, &address)
        case .unix(let path):
            descriptor = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
            try RawClient.connect(descriptor, &address)
        case nil:
            throw Broken(reason: address)
        }
        // A hang is a failure with a name, not a test that never ends.
        var patience = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    }

    private static func connect<Address>(_ descriptor: CInt, _ address: inout Address) throws {
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<Address>.size))
            }
        }
        guard descriptor >= 0, result == 0 else {
            defer { Foundation.close(descriptor) }
            throw Broken(reason: String(cString: strerror(errno)))
        }
    }

    /// Sends everything, or throws when the other side is gone.
    func send(_ text: String) throws {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let sent = rest.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL)) }
            guard sent > 0 else { throw Broken(reason: String(cString: strerror(errno))) }
            rest = rest.dropFirst(sent)
        }
    }

    /// What is there, once something is; empty at the end, and after a reset.
    func receive(most: Int = 65_536) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: most)
        let count = recv(descriptor, &bytes, most, 0)
        if count < 0, errno == EAGAIN { throw Broken(reason: "nothing came for a minute") }
        return Array(bytes.prefix(max(count, 0)))
    }

    /// All that still comes.
    func rest() throws -> String {
        var all: [UInt8] = []
        while case let part = try receive(), !part.isEmpty { all += part }
        return String(decoding: all, as: UTF8.self)
    }

    /// The next lines, as many as asked for, or all that come before the end.
    func lines(_ count: Int) throws -> [String] {
        var lines: [String] = [], line: [UInt8] = []
        while lines.count < count, case let byte = try receive(most: 1), !byte.isEmpty {
            if byte == [0x0A] {
                lines.append(String(decoding: line, as: UTF8.self))
                line = []
            } else {
                line += byte
            }
        }
        return lines
    }

    func halfClose() { shutdown(descriptor, CInt(SHUT_WR)) }

    /// Ends the connection as a crash does: the other side sees a reset.
    func reset() {
        var now = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
        close()
    }

    func close() { Foundation.close(descriptor) }
}

/// Runs something that blocks on a thread of its own: the few threads of the concurrency pool are needed by the server under test.
func onThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Swift.Result { try body() }) }
    }
}

/// How much longer the long tests are: `MORSEL_STRESS=10` for ten times.
let stress = max(ProcessInfo.processInfo.environment["MORSEL_STRESS"].flatMap(Int.init) ?? 1, 1)
