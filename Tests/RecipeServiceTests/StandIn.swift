import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import RecipeServices
import Synchronization

/// A server on this machine that answers in the shape of a recipe service, as the test says.
final class StandIn: Sendable {
    struct Request: Sendable {
        let path: String
        let query: [String: [String]]
        let headers: [String: String]
        /// As it came: path and query.
        let uri: String
    }

    enum Answer: Sendable {
        case reply(status: Int = 200, headers: [String: String] = [:], body: String)
        /// The connection stays open and nothing comes.
        case silence
        /// The head promises more than comes before the connection closes.
        case halfABody(String)
    }

    private let channel: any Channel
    private let seen: Requests

    var address: String { "http://127.0.0.1:\(channel.localAddress?.port ?? 0)" }
    var requests: [Request] { seen.all }

    init(_ answer: @escaping @Sendable (Request) -> Answer) async throws {
        let seen = Requests()
        self.seen = seen
        channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.configureHTTPServerPipeline()
                    try channel.pipeline.syncOperations.addHandler(Desk(seen: seen, answer: answer))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
    }

    func stop() async { try? await channel.close() }

    /// A server that always says the same.
    static func saying(_ body: String, status: Int = 200, headers: [String: String] = [:]) async throws -> StandIn {
        try await StandIn { _ in .reply(status: status, headers: headers, body: body) }
    }
}

final class Requests: Sendable {
    private let list = Mutex<[StandIn.Request]>([])
    var all: [StandIn.Request] { list.withLock { $0 } }
    func add(_ request: StandIn.Request) { list.withLock { $0.append(request) } }
}

private final class Desk: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let seen: Requests
    private let answer: @Sendable (StandIn.Request) -> StandIn.Answer

    init(seen: Requests, answer: @escaping @Sendable (StandIn.Request) -> StandIn.Answer) {
        self.seen = seen
        self.answer = answer
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(let head) = unwrapInboundIn(data) else { return }
        let parts = URLComponents(string: head.uri)
        let request = StandIn.Request(
            path: parts?.path ?? "", query: Dictionary(grouping: parts?.queryItems ?? [], by: \.name).mapValues { $0.compactMap(\.value) },
            headers: Dictionary(head.headers.map { ($0.name.lowercased(), $0.value) }, uniquingKeysWith: { $1 }), uri: head.uri)
        seen.add(request)
        switch answer(request) {
        case .silence: return
        case .reply(let status, let headers, let body): write(status, headers, body, length: body.utf8.count, context)
        case .halfABody(let body): write(200, [:], body, length: body.utf8.count * 2, context)
        }
    }

    private func write(_ status: Int, _ headers: [String: String], _ body: String, length: Int, _ context: ChannelHandlerContext) {
        var fields = HTTPHeaders(headers.map { ($0.key, $0.value) })
        fields.replaceOrAdd(name: "content-length", value: "\(length)")
        context.write(wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .init(statusCode: status), headers: fields))), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: body)))), promise: nil)
        if length > body.utf8.count {
            context.flush()
            context.close(promise: nil)
        } else {
            context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        }
    }
}

/// A clock that the test moves.
final class HandClock: Sendable {
    private let moment = Mutex(Date(timeIntervalSince1970: 1_800_000_000))
    var now: @Sendable () -> Date { { self.moment.withLock { $0 } } }
    func advance(_ seconds: TimeInterval) { moment.withLock { $0 += seconds } }
}

extension ServiceLimits {
    /// For a machine that is busy with other tests: no answer of the stand-in is late.
    static var unhurried: ServiceLimits {
        var limits = ServiceLimits()
        limits.timeout = .seconds(3_000)
        return limits
    }
}
