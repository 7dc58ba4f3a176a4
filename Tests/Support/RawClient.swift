import Channels
import Foundation
import Synchronization

/// A bare blocking socket, for what a well-behaved client does not do. Its calls block: make them inside `onThread`.
public final class RawClient: Sendable {
    /// The connection is no use, and why.
    public struct Broken: Error {
        public let reason: String

        public init(reason: String) { self.reason = reason }
    }

    private let descriptor: CInt
    /// Received, and not asked for yet.
    private let unread = Mutex<[UInt8]>([])

    /// - Parameter address: as a server names it.
    public init(_ address: String) throws {
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
    public func send(_ text: String) throws {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let sent = rest.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL)) }
            guard sent > 0 else { throw Broken(reason: String(cString: strerror(errno))) }
            rest = rest.dropFirst(sent)
        }
    }

    /// What is there, once something is; empty at the end, and after a reset.
    public func receive(most: Int = 65_536) throws -> [UInt8] {
        let before = unread.withLock { unread in
            defer { unread = Array(unread.dropFirst(most)) }
            return Array(unread.prefix(most))
        }
        return before.isEmpty ? try read(most) : before
    }

    private func read(_ most: Int) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: most)
        let count = recv(descriptor, &bytes, most, 0)
        if count < 0, errno == EAGAIN { throw Broken(reason: "nothing came for a minute") }
        return Array(bytes.prefix(max(count, 0)))
    }

    /// All that still comes.
    public func rest() throws -> String {
        var all: [UInt8] = []
        while case let part = try receive(), !part.isEmpty { all += part }
        return String(decoding: all, as: UTF8.self)
    }

    /// The next lines, as many as asked for, or all that come before the end.
    public func lines(_ count: Int) throws -> [String] {
        var lines: [String] = []
        while lines.count < count, let line = try line() { lines.append(line) }
        return lines
    }

    /// The next line; nil when the other side is gone.
    public func line() throws -> String? {
        while true {
            let line: String? = unread.withLock { unread in
                guard let end = unread.firstIndex(of: 0x0A) else { return nil }
                defer { unread.removeFirst(end + 1) }
                return String(decoding: unread[..<end], as: UTF8.self)
            }
            if let line { return line }
            let more = try read(65_536)
            if more.isEmpty { return nil }
            unread.withLock { $0 += more }
        }
    }

    public func halfClose() { shutdown(descriptor, CInt(SHUT_WR)) }

    /// Ends the connection as a crash does: the other side sees a reset.
    public func reset() {
        var now = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
        close()
    }

    public func close() { Foundation.close(descriptor) }
}

/// Runs something that blocks on a thread of its own: the few threads of the concurrency pool are needed by the server under test.
public func onThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Swift.Result { try body() }) }
    }
}

/// How much longer the long tests are: `MORSEL_STRESS=10` for ten times.
public let stress = max(ProcessInfo.processInfo.environment["MORSEL_STRESS"].flatMap(Int.init) ?? 1, 1)
