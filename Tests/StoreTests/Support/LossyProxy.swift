import Foundation
import Synchronization

/// Stands between a client and a server on a UNIX socket, and cuts a connection at the moment of a commit.
final class LossyProxy: Sendable {
    /// Which side of the commit the connection is cut on.
    enum Cut: Sendable { case beforeCommit, afterCommit }

    /// The folder to give as `host`.
    let folder: String
    private let server: String
    private let cuts = Mutex<[Cut]>([])

    /// - Parameter server: the folder of the server's own socket.
    init(server: String) throws {
        self.server = server
        folder = try TemporaryFolder().path
        let listener = try LossyProxy.socket(folder) { bind($0, $1, $2) }
        guard listen(listener, 16) == 0 else { throw Failed() }
        Thread.detachNewThread { [self] in
            while true {
                let client = accept(listener, nil, nil)
                if client < 0 { return }
                Thread.detachNewThread { [self] in serve(client) }
            }
        }
    }

    struct Failed: Error {}

    /// The next commits are met with these, in order.
    func cutNext(_ wanted: [Cut]) { cuts.withLock { $0 = wanted } }

    var cutsLeft: Int { cuts.withLock { $0.count } }

    private func serve(_ client: CInt) {
        guard let upstream = try? LossyProxy.socket(server, { connect($0, $1, $2) }) else {
            close(client)
            return
        }
        let isOver = Mutex(false)
        let end: @Sendable () -> Void = {
            isOver.withLock { over in
                if over { return }
                over = true
                shutdown(client, CInt(SHUT_RDWR))
                shutdown(upstream, CInt(SHUT_RDWR))
            }
        }
        let ended = DispatchGroup()
        for (from, to, isReply) in [(client, upstream, false), (upstream, client, true)] {
            ended.enter()
            Thread.detachNewThread { [self] in
                var buffer = [UInt8](repeating: 0, count: 65_536)
                while true {
                    let count = read(from, &buffer, buffer.count)
                    if count <= 0 || mustCut(buffer[..<count], isReply: isReply) { break }
                    if write(to, buffer, count) != count { break }
                }
                end()
                ended.leave()
            }
        }
        ended.notify(queue: .global()) {
            close(client)
            close(upstream)
        }
    }

    /// A request or the answer of a COMMIT, when it is the turn of one that is to be cut there. The answer is `C`, a length, `COMMIT`, NUL.
    private func mustCut(_ bytes: ArraySlice<UInt8>, isReply: Bool) -> Bool {
        let isCommit = isReply && Data(bytes).range(of: Data([UInt8(ascii: "C"), 0, 0, 0, 11] + Array("COMMIT\0".utf8))) != nil
        return cuts.withLock { cuts in
            guard let cut = cuts.first else { return false }
            // Before: a turn's writes are on their way, and the first of them does not arrive.
            let isDue = cut == .afterCommit ? isCommit : !isReply && Data(bytes).range(of: Data("INSERT INTO turns".utf8)) != nil
            if isDue { cuts.removeFirst() }
            return isDue
        }
    }

    private static func socket(_ folder: String, _ call: (CInt, UnsafePointer<sockaddr>, socklen_t) -> CInt) throws -> CInt {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let path = folder + "/.s.PGSQL.5432"
        try withUnsafeMutableBytes(of: &address.sun_path) { room in
            guard path.utf8.count < room.count else { throw Failed() }
            room.copyBytes(from: path.utf8)
        }
        let descriptor = Glibc.socket(AF_UNIX, CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue), 0)
        let done = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { call(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
        guard done == 0 else { throw Failed() }
        return descriptor
    }
}
