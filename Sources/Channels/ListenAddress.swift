internal import NIOCore

/// Where the line socket listens.
public enum ListenAddress: Sendable, Hashable {
    /// A host name or address and a port; port 0 takes a free one.
    case tcp(host: String, port: Int)
    /// A UNIX socket at a path.
    case unix(path: String)

    /// Reads `tcp:HOST:PORT` or `unix:PATH`; nil for anything else. An IPv6 address stands in brackets: `tcp:[::1]:7007`.
    public init?(argument: String) {
        if argument.hasPrefix("unix:") {
            let path = String(argument.dropFirst("unix:".count))
            guard !path.isEmpty, !path.utf8.contains(0) else { return nil }
            self = .unix(path: path)
            return
        }
        guard argument.hasPrefix("tcp:") else { return nil }
        let rest = argument.dropFirst("tcp:".count)
        guard let colon = rest.lastIndex(of: ":"), let port = UInt16(rest[rest.index(after: colon)...]) else { return nil }
        var host = rest[..<colon]
        if host.hasPrefix("["), host.hasSuffix("]") {
            host = host.dropFirst().dropLast()
        } else if host.contains(":") {
            return nil
        }
        guard !host.isEmpty else { return nil }
        self = .tcp(host: String(host), port: Int(port))
    }
}

extension ListenAddress: CustomStringConvertible {
    /// The address as it is written in an argument.
    public var description: String {
        switch self {
        case .tcp(let host, let port): "tcp:" + (host.contains(":") ? "[\(host)]" : host) + ":\(port)"
        case .unix(let path): "unix:" + path
        }
    }
}

extension SocketAddress {
    /// Nobody but this machine can reach it.
    var isLoopback: Bool {
        switch self {
        case .unixDomainSocket: true
        case .v4: ipAddress?.hasPrefix("127.") ?? false
        case .v6: ipAddress == "::1"
        }
    }
}
