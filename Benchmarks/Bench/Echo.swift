import Foundation
import NIOCore
import NIOPosix

/// The bare line server: sends each line back as it came, on the same event loops as the real one. It ends when its input does.
enum Echo {
    static func serve() throws {
        let listener = try ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.backlog, value: 1_024)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(EchoHandler()) }
            }
            .bind(host: "127.0.0.1", port: 0).wait()
        print("echo listens on tcp:127.0.0.1:\(listener.localAddress?.port ?? 0)")
        fflush(nil)
        while readLine() != nil {}
    }
}

/// Cuts what arrives into lines and sends them back; one flush for each batch that was read.
private final class EchoHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private var rest = ByteBuffer()

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var bytes = unwrapInboundIn(data)
        rest.writeBuffer(&bytes)
        while let end = rest.readableBytesView.firstIndex(of: UInt8(ascii: "\n")),
            let line = rest.readSlice(length: end - rest.readerIndex + 1)
        {
            context.write(wrapOutboundOut(line), promise: nil)
        }
        rest.discardReadBytes()
    }

    func channelReadComplete(context: ChannelHandlerContext) { context.flush() }
}
