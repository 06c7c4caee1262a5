import CLinux
import HummingbirdCore
import Logging
import NIOCore

#if canImport(Glibc)
import Glibc
#endif

/// HTTP/1.1 with the gateway's limits in front.
struct GatewayChannel: ServerChildChannel {
    typealias Value = HTTP1Channel.Value

    let http: HTTP1Channel
    let connections: Connections
    /// Whether the client has to be a process of the same user.
    let checksPeer: Bool

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        let (connections, http) = (connections, http)
        return checkPeer(channel).flatMap {
            channel.eventLoop.makeCompletedFuture {
                var refusal: Refusal?
                switch connections.admit(channel) {
                case .served: break
                case .refused:
                    refusal = Refusal(
                        .tooManyConnections,
                        "There are \(Connections.limit) connections, the most that there may be"
                    )
                case .closed: throw ChannelError.ioOnClosedChannel
                }
                try channel.pipeline.syncOperations.addHandler(HeadGuard(connections, refusal: refusal))
            }
        }.flatMap { http.setup(channel: channel, logger: logger) }
    }

    func handle(value: Value, logger: Logger) async {
        await http.handle(value: value, logger: logger)
    }

    /// The mode of the socket keeps others out; this holds also where the mode was changed.
    private func checkPeer(_ channel: any Channel) -> EventLoopFuture<Void> {
        guard checksPeer else { return channel.eventLoop.makeSucceededVoidFuture() }
        guard let socket = channel as? any SocketOptionProvider else {
            return channel.eventLoop.makeFailedFuture(ChannelError.operationUnsupported)
        }
        let credentials: EventLoopFuture<clinux_credentials> = socket.unsafeGetSocketOption(
            level: .socket,
            name: NIOBSDSocket.Option(rawValue: SO_PEERCRED)
        )
        return credentials.flatMapThrowing { credentials in
            guard credentials.uid == getuid() || credentials.uid == 0 else { throw ChannelError.ioOnClosedChannel }
        }
    }
}
