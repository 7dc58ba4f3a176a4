internal import Glibc
public import Logging
internal import NIOCore
internal import NIOPosix

/// How a line server behaves.
public struct LineServerOptions: Sendable {
    /// What a connection must send first as `{"auth":"TOKEN"}`; without one every connection is trusted, and the server listens on this machine only.
    public var token: String?
    /// Whether a message may bring its own `now`; for tests.
    public var allowNow: Bool
    /// More connections at once are closed as they come.
    public var maxConnections: Int
    /// So many lines of a connection may wait for their replies before reading pauses.
    public var maxUnansweredLines: Int
    /// So many lines of all connections together; beyond that, each has one at a time.
    public var maxUnansweredTotal: Int
    /// How many lines a second a connection may send; nil for any number.
    public var rateLimit: RateLimit?
    /// Connections that are not done so long after a stop was asked are cut.
    public var stopTimeout: Duration

    /// The defaults are those of `morsel serve`.
    public init(
        token: String? = nil, allowNow: Bool = false, maxConnections: Int = 4_096, maxUnansweredLines: Int = 128,
        maxUnansweredTotal: Int = 1_024, rateLimit: RateLimit? = nil, stopTimeout: Duration = .seconds(10)
    ) {
        self.token = token
        self.allowNow = allowNow
        self.maxConnections = maxConnections
        self.maxUnansweredLines = max(maxUnansweredLines, 1)
        self.maxUnansweredTotal = max(maxUnansweredTotal, 0)
        self.rateLimit = rateLimit
        self.stopTimeout = stopTimeout
    }
}

/// Why a line server could not start.
public enum LineServerError: Error, Sendable, Equatable, CustomStringConvertible {
    /// No token is configured, and others than this machine could reach the address.
    case needsToken(address: String)
    /// The address could not be taken.
    case cannotListen(address: String, reason: String)

    /// The error as a sentence.
    public var description: String {
        switch self {
        case .needsToken(let address):
            "\(address) can be reached from other machines: that needs a token (--token or MORSEL_TOKEN). Without one, listen on 127.0.0.1 or unix:PATH."
        case .cannotListen(let address, let reason):
            "cannot listen on \(address): \(reason)"
        }
    }
}

/// The line socket: plain lines and JSON Lines over TCP and UNIX sockets.
public final class LineServer: Sendable {
    /// Where it listens, as in `--listen`; port 0 has become the real one.
    public let boundAddresses: [String]

    private static let lastKnock = Duration.milliseconds(20)

    private let listeners: [any Channel]
    private let files: [UnixSocketFile]
    private let connections: LineConnections

    private init(boundAddresses: [String], listeners: [any Channel], files: [UnixSocketFile], connections: LineConnections) {
        self.boundAddresses = boundAddresses
        self.listeners = listeners
        self.files = files
        self.connections = connections
    }

    /// Listens on every address, or on none: then it throws a `LineServerError`.
    public static func start(bot: any Replying, listen: [ListenAddress], options: LineServerOptions, logger: Logger) async throws -> LineServer {
        let connections = LineConnections(bot: bot, options: options, logger: logger)
        var listeners: [any Channel] = []
        var files: [UnixSocketFile] = []
        var bound: [String] = []
        do {
            for address in listen {
                let listener: any Channel
                switch address {
                case .tcp(let host, let port):
                    listener = try await bind(address, host: host, port: port, connections)
                    let local = listener.localAddress
                    bound.append(ListenAddress.tcp(host: local?.ipAddress ?? host, port: local?.port ?? port).description)
                case .unix(let path):
                    let (file, descriptor) = try UnixSocketFile.bind(path)
                    files.append(file)
                    listener = try await connections.bootstrap().withBoundSocket(descriptor).get()
                    bound.append(address.description)
                }
                listeners.append(listener)
            }
        } catch {
            await close(listeners, files)
            throw error
        }
        return LineServer(boundAddresses: bound, listeners: listeners, files: files, connections: connections)
    }

    private static func bind(_ address: ListenAddress, host: String, port: Int, _ connections: LineConnections) async throws -> any Channel {
        do {
            let resolved = try SocketAddress.makeAddressResolvingHost(host, port: port)
            guard resolved.isLoopback || connections.options.token != nil else { throw LineServerError.needsToken(address: address.description) }
            return try await connections.bootstrap().bind(to: resolved).get()
        } catch let error as IOError {
            throw LineServerError.cannotListen(address: address.description, reason: String(cString: strerror(error.errnoCode)))
        } catch is SocketAddressError {
            throw LineServerError.cannotListen(address: address.description, reason: "the host is not known")
        }
    }

    /// Stops accepting, answers the lines that were sent, and closes every connection.
    public func stop() async {
        // Who knocked just before is let in: closing a listener throws out those it has not accepted yet.
        try? await Task.sleep(for: LineServer.lastKnock)
        await LineServer.close(listeners, files)
        await connections.stop()
    }

    /// Files go first. While the socket is open its file is alive and nobody replaces it; afterwards another server's file could
    /// be there, and even have our old one's number.
    private static func close(_ listeners: [any Channel], _ files: [UnixSocketFile]) async {
        for file in files { file.remove() }
        for listener in listeners { try? await listener.close() }
    }
}
