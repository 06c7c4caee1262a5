import Logging
import NIOCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Waits before it accepts again when there are no descriptors left, in the process or in the system.
///
/// A connection that cannot be accepted stays in the backlog, and the socket stays readable: without a pause the loop would try without end.
final class AcceptPause: ChannelInboundHandler {
    typealias InboundIn = any Channel

    private static let pause = TimeAmount.milliseconds(200)
    /// The log hears of it once in this time.
    private static let silence = TimeAmount.seconds(10)

    private let logger: Logger
    private var quietUntil = NIODeadline.uptimeNanoseconds(0)

    init(logger: Logger) {
        self.logger = logger
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let error = error as? IOError, [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(error.errnoCode) else {
            return context.fireErrorCaught(error)
        }
        let now = NIODeadline.now()
        if now >= quietUntil {
            quietUntil = now + Self.silence
            logger.warning("cannot accept a connection: \(String(cString: strerror(error.errnoCode))); it waits")
        }
        let channel = context.channel
        try? channel.syncOptions?.setOption(.autoRead, value: false)
        context.eventLoop.assumeIsolated().scheduleTask(in: Self.pause) {
            try? channel.syncOptions?.setOption(.autoRead, value: true)
        }
    }
}
