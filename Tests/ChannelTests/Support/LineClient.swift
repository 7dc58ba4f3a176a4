import Bot
import Channels
import Logging
import NIOCore
import NIOPosix

/// The other end of the line socket.
struct LineClient {
    let channel: NIOAsyncChannel<ByteBuffer, ByteBuffer>

    /// - Parameter address: as a server names it.
    static func connect(_ address: String) async throws -> LineClient {
        let bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton).channelOption(.allowRemoteHalfClosure, value: true)
        let wrap: @Sendable (any Channel) -> EventLoopFuture<NIOAsyncChannel<ByteBuffer, ByteBuffer>> = { channel in
            channel.eventLoop.makeCompletedFuture {
                try NIOAsyncChannel(wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
            }
        }
        switch ListenAddress(argument: address) {
        case .tcp(let host, let port): return LineClient(channel: try await bootstrap.connect(host: host, port: port, channelInitializer: wrap))
        case .unix(let path): return LineClient(channel: try await bootstrap.connect(unixDomainSocketPath: path, channelInitializer: wrap))
        case nil: throw LineServerError.cannotListen(address: address, reason: "no address")
        }
    }

    /// Sends everything, half-closes, and reads until the server closes.
    static func exchange(_ bytes: [UInt8], with address: String) async throws -> String {
        try await connect(address).channel.executeThenClose { inbound, outbound in
            try await outbound.write(ByteBuffer(bytes: bytes))
            outbound.finish()
            return try await rest(of: inbound)
        }
    }

    static func exchange(_ text: String, with address: String) async throws -> String {
        try await exchange(Array(text.utf8), with: address)
    }

    /// All that still comes.
    static func rest(of inbound: NIOAsyncChannelInboundStream<ByteBuffer>) async throws -> String {
        var all = ByteBuffer()
        for try await part in inbound { all.writeImmutableBuffer(part) }
        return String(buffer: all)
    }
}

/// Runs a server on a free port of this machine, and stops it.
@discardableResult
func withServer<Result: Sendable>(
    _ bot: any Replying, options: LineServerOptions = LineServerOptions(), listen: [ListenAddress] = [.tcp(host: "127.0.0.1", port: 0)],
    logger: Logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }), _ body: (String) async throws -> Result
) async throws -> Result {
    let server = try await LineServer.start(bot: bot, listen: listen, options: options, logger: logger)
    do {
        let result = try await body(server.boundAddresses[0])
        await server.stop()
        return result
    } catch {
        await server.stop()
        throw error
    }
}
