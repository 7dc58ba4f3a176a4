import CEpoll
import Glibc

/// A closed loop over many connections: each sends a line, waits for the line that answers it, and sends the next.
///
/// One thread with epoll, so that it takes little of the machine it shares with the server.
final class Load {
    enum Limit {
        case seconds(Double)
        case messages(Int)
    }

    struct Result {
        /// Answers a second.
        let rate: Double
        /// Round trips.
        let times: Times
        let messages: Int
        /// Answers that were errors.
        let errors: Int
    }

    enum Failure: Error, CustomStringConvertible {
        case system(String, CInt)
        case silent
        case hungUp

        var description: String {
            switch self {
            case .system(let call, let code): "\(call): \(String(cString: strerror(code)))"
            case .silent: "the server said nothing for 30 s"
            case .hungUp: "the server hung up"
            }
        }
    }

    private struct Connection {
        let descriptor: CInt
        /// Lines sent, and when the last of them was, in ns.
        var sent = 0
        var since: UInt64 = 0
    }

    /// How the answer to a line without an id begins when it is an error.
    private static let error = Array("{\"error\":".utf8)

    /// The line that a connection sends as its n-th.
    private let line: (Int, Int) -> [UInt8]
    private var connections: [Connection] = []
    private let poll: CInt
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// Connects to a port of this machine so many times.
    init(port: UInt16, connections count: Int, line: @escaping (Int, Int) -> [UInt8]) throws {
        self.line = line
        poll = epoll_create1(0)
        guard poll >= 0 else { throw Failure.system("epoll_create1", errno) }
        raiseFileLimit()
        for index in 0..<count {
            let descriptor = try Load.connect(port)
            connections.append(Connection(descriptor: descriptor))
            var event = epoll_event(events: EPOLLIN.rawValue, data: epoll_data_t(u32: UInt32(index)))
            guard epoll_ctl(poll, EPOLL_CTL_ADD, descriptor, &event) == 0 else { throw Failure.system("epoll_ctl", errno) }
        }
    }

    /// Sends until the limit is reached, and waits for every answer.
    func run(_ limit: Limit) throws -> Result {
        let start = Load.now
        let (deadline, most) =
            switch limit {
            case .seconds(let seconds): (start + UInt64(seconds * 1e9), Int.max)
            case .messages(let count): (UInt64.max, count)
            }
        var times: [Double] = []
        var errors = 0
        var sent = 0
        for index in connections.indices where sent < most {
            try send(index)
            sent += 1
        }
        var outstanding = sent
        var events = [epoll_event](repeating: epoll_event(), count: 256)
        while outstanding > 0 {
            let count = epoll_wait(poll, &events, 256, 30_000)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Failure.silent }
            for event in events[..<Int(count)] {
                let index = Int(event.data.u32)
                guard let isError = try receive(index) else { continue }
                let now = Load.now
                times.append(Double(now - connections[index].since) / 1e6)
                if isError { errors += 1 }
                if now < deadline, sent < most {
                    try send(index)
                    sent += 1
                } else {
                    outstanding -= 1
                }
            }
        }
        return Result(rate: Double(sent) / Double(Load.now - start) * 1e9, times: Times(times), messages: sent, errors: errors)
    }

    /// Hangs up everywhere.
    func close() {
        for connection in connections { _ = Glibc.close(connection.descriptor) }
        connections = []
        _ = Glibc.close(poll)
    }

    private func send(_ index: Int) throws {
        let bytes = line(index, connections[index].sent)
        connections[index].sent += 1
        connections[index].since = Load.now
        // The buffer of a connection with nothing under way takes any line whole.
        guard Glibc.send(connections[index].descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
            throw Failure.system("send", errno)
        }
    }

    /// Whether the answer is an error; nil when it has not all come yet.
    private func receive(_ index: Int) throws -> Bool? {
        let count = recv(connections[index].descriptor, &buffer, buffer.count, 0)
        if count < 0, errno == EINTR { return nil }
        guard count > 0 else { throw Failure.hungUp }
        guard buffer[count - 1] == UInt8(ascii: "\n") else { return nil }
        return buffer.starts(with: Load.error)
    }

    private static func connect(_ port: UInt16) throws -> CInt {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw Failure.system("socket", errno) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        guard result == 0 else { throw Failure.system("connect", errno) }
        var one: CInt = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<CInt>.size))
        return descriptor
    }

    /// Nanoseconds of a clock that never goes back.
    private static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}

/// The usual soft limit of open files is near our number of connections.
private func raiseFileLimit() {
    var limit = rlimit()
    let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    guard getrlimit(files, &limit) == 0, limit.rlim_cur < limit.rlim_max else { return }
    limit.rlim_cur = min(limit.rlim_max, 65_536)
    setrlimit(files, &limit)
}
