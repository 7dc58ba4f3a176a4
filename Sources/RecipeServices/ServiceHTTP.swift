import AsyncHTTPClient
import Foundation
import Loose
import NIOCore
import NIOHTTP1
import Synchronization

/// GET requests to one service: never more often than agreed, never following it elsewhere, never reading without end.
///
/// TLS is verified, nothing is unpacked, redirects are not followed, cookies are not kept, and no error or log holds an address or a key.
final class ServiceHTTP: Sendable {
    /// One for the process, since it is only a pool of connections: at most four to a host, over event loops that all share.
    private static let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)

    private static var configuration: HTTPClient.Configuration {
        var pool = HTTPClient.Configuration.ConnectionPool(idleTimeout: .seconds(60), concurrentHTTP1ConnectionsPerHostSoftLimit: 4)
        // Who cannot be reached is said to be so at once.
        pool.retryConnectionEstablishment = false
        // How long is waited hangs on the request, see `get`: only a connection nobody waits for any more ends by itself.
        var configuration = HTTPClient.Configuration(
            redirectConfiguration: .disallow, timeout: .init(connect: .minutes(5)), connectionPool: pool)
        configuration.httpVersion = .http1Only
        return configuration
    }

    private struct State {
        var limit: RateLimit
        var pause = Date.distantPast
    }

    private let address: String
    private let headers: HTTPHeaders
    /// What goes with every request, a key perhaps.
    private let query: [(String, String)]
    private let body: Int
    private let timeout: Duration
    private let now: @Sendable () -> Date
    private let state: Mutex<State>

    /// - Parameters:
    ///   - address: scheme, host and perhaps port and path, without a slash at the end.
    ///   - query: what goes with every request.
    init(
        address: String, headers: [(String, String)] = [], query: [(String, String)] = [], limits: ServiceLimits, now: @escaping @Sendable () -> Date
    ) {
        self.address = address
        self.headers = HTTPHeaders(headers + [("accept", "application/json"), ("user-agent", "morsel")])
        self.query = query
        body = limits.body
        timeout = limits.timeout
        self.now = now
        state = Mutex(State(limit: RateLimit(perHour: limits.perHour, burst: limits.burst, at: now())))
    }

    /// The JSON at a path; nil when there is nothing (404).
    func get(_ path: String, _ query: [(String, String)]) async throws(RecipeServiceError) -> LooseJSON? {
        try admit()
        var request = HTTPClientRequest(url: address + path + "?" + ServiceHTTP.text(query + self.query))
        request.headers = headers
        let response: HTTPClientResponse
        let bytes: ByteBuffer
        do {
            // The time for all of it is kept by who asks, by cancelling; one request alone has no more than that.
            response = try await ServiceHTTP.client.execute(request, timeout: TimeAmount(timeout))
            bytes = response.status == .ok ? try await response.body.collect(upTo: body) : ByteBuffer()
        } catch {
            throw ServiceHTTP.meaning(error)
        }
        switch response.status.code {
        case 200: break
        case 404: return nil
        case 401, 403: throw .unauthorised
        case 402, 429:
            let end = Pause.end(status: Int(response.status.code), retryAfter: response.headers.first(name: "retry-after"), now: now())
            state.withLock { $0.pause = end }
            throw .rateLimited(until: end)
        case 500...: throw .unreachable
        default: throw .badAnswer
        }
        do { return try LooseJSON(bytes.readableBytesView) } catch { throw .badAnswer }
    }

    private func admit() throws(RecipeServiceError) {
        let now = now()
        let wait = state.withLock { state in state.pause > now ? state.pause : state.limit.take(at: now) }
        if let wait { throw .rateLimited(until: wait) }
    }

    private static func meaning(_ error: any Error) -> RecipeServiceError {
        switch error {
        case is CancellationError: .timedOut
        case let error as HTTPClientError
        where [.deadlineExceeded, .connectTimeout, .readTimeout, .cancelled, .getConnectionFromPoolTimeout].contains(error): .timedOut
        case is NIOTooManyBytesError, is HTTPParserError: .badAnswer
        default: .unreachable
        }
    }

    /// A query in which nothing but letters, digits and `-._~` stands for itself (RFC 3986, 2.3).
    private static func text(_ query: [(String, String)]) -> String {
        query.map { escaped($0) + "=" + escaped($1) }.joined(separator: "&")
    }

    private static let plain = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

    private static func escaped(_ text: String) -> String { text.addingPercentEncoding(withAllowedCharacters: plain) ?? "" }
}
