package import Logging
import NIOCore
import NIOPosix
package import NavigationBroker
import NavigationProtocol
import NavigationStore
package import NavigationTree
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A host that listens: started, asked to end, waited for.
package final class Host: Sendable {
    package struct Configuration: Sendable {
        package var socket: SocketPath
        package var limits: Limits
        package var version: String
        /// What a person who puts modules together says about the paths of their types.
        package var bindings: [String: PathBinding]
        /// Nil when nothing has to outlive the host.
        package var store: StoreConfiguration?

        package init(
            socket: SocketPath,
            limits: Limits = Limits(),
            version: String = Host.version,
            bindings: [String: PathBinding] = [:],
            store: StoreConfiguration? = nil
        ) {
            self.store = store
            self.socket = socket
            self.limits = limits
            self.version = version
            self.bindings = bindings
        }
    }

    /// The version of this build.
    package static let version = "0.1.0"

    package let socketPath: String
    private let group: MultiThreadedEventLoopGroup
    private let server: NIOLoopBound<NavigationServer>
    private let listener: any Channel
    private let drained: EventLoopFuture<Void>
    private let socketFile: ListeningFile

    private init(
        socketPath: String,
        group: MultiThreadedEventLoopGroup,
        server: NIOLoopBound<NavigationServer>,
        listener: any Channel,
        drained: EventLoopFuture<Void>,
        socketFile: ListeningFile
    ) {
        self.socketPath = socketPath
        self.group = group
        self.server = server
        self.listener = listener
        self.drained = drained
        self.socketFile = socketFile
    }

    /// Listens; when this returns, a client can connect.
    ///
    /// - Throws: ``ListeningError``, or ``StoreError``.
    package static func start(_ configuration: Configuration, logger: Logger) async throws -> Host {
        var limits = configuration.limits
        let room = DescriptorLimit.raise()
        if room < limits.connections {
            logger.warning("the limit of open files leaves room for \(room) connections, not \(limits.connections)")
            limits.connections = room
        }
        let file = ListeningFile(try ListeningSocket(configuration.socket))
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let broker = NavigationBroker.Configuration(
            limits: limits,
            instance: makeInstance(),
            version: configuration.version,
            pid: getpid(),
            bindings: configuration.bindings,
            durability: configuration.store?.durability ?? .memory,
            isJournaling: configuration.store != nil
        )
        do { return try await listen(file, group, broker, configuration.store, logger).get() } catch {
            file.remove()
            try? await group.shutdownGracefully()
            throw error
        }
    }

    private static func listen(
        _ file: ListeningFile,
        _ group: MultiThreadedEventLoopGroup,
        _ configuration: NavigationBroker.Configuration,
        _ store: StoreConfiguration?,
        _ logger: Logger
    ) -> EventLoopFuture<Host> {
        let loop = group.next()
        let (path, descriptor) = (file.path, file.descriptor)
        return loop.flatSubmit {
            let server: NIOLoopBound<NavigationServer>
            do { server = NIOLoopBound(try restore(loop, configuration, store, logger), eventLoop: loop) } catch {
                return loop.makeFailedFuture(error)
            }
            let drained = loop.makePromise(of: Void.self)
            server.value.onDrained = { drained.succeed() }
            return bootstrap(group, server).withBoundSocket(descriptor).map { listener in
                Host(
                    socketPath: path,
                    group: group,
                    server: server,
                    listener: listener,
                    drained: drained.futureResult,
                    socketFile: file
                )
            }
        }
    }

    /// The server with what the store has, if there is one.
    private static func restore(
        _ loop: any EventLoop,
        _ configuration: NavigationBroker.Configuration,
        _ store: StoreConfiguration?,
        _ logger: Logger
    ) throws(StoreError) -> NavigationServer {
        let opened = try store.map { store throws(StoreError) in
            try Journal.open(store, limits: configuration.limits, instance: configuration.instance)
        }
        let server = NavigationServer(
            loop: loop,
            configuration: configuration,
            restoration: opened?.restoration ?? Restoration(),
            journal: opened?.journal,
            logger: logger
        )
        try server.begin()
        return server
    }

    private static func bootstrap(
        _ group: MultiThreadedEventLoopGroup,
        _ server: NIOLoopBound<NavigationServer>
    ) -> ServerBootstrap {
        ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 512)
            .serverChannelOption(.maxMessagesPerRead, value: 16)
            .childChannelOption(.maxMessagesPerRead, value: 1)
            .childChannelOption(.allowRemoteHalfClosure, value: true)
            // Writable again means that everything has left: see Connection.
            .childChannelOption(.writeBufferWaterMark, value: .init(low: 1, high: 1))
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(server.value.makeConnection())
                }
            }
    }

    /// Says goodbye to every client and stops listening. ``waitUntilClosed()`` returns when that is done, after the limit of a shutdown at the latest.
    package func shutDown() {
        let (server, listener, socketFile) = (server, listener, socketFile)
        listener.eventLoop.execute {
            socketFile.remove()
            listener.close(promise: nil)
            server.value.shutDown()
        }
    }

    package func waitUntilClosed() async throws {
        try await drained.get()
        try await group.shutdownGracefully()
    }

    private static func makeInstance() -> String {
        let digits = String(UInt64.random(in: .min ... .max), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

/// The socket file for as long as the host listens; removed once.
private final class ListeningFile: Sendable {
    let path: String
    let descriptor: Int32
    private let socket: Mutex<ListeningSocket?>

    init(_ socket: consuming ListeningSocket) {
        self.path = socket.path
        self.descriptor = socket.descriptor
        self.socket = Mutex(consume socket)
    }

    func remove() {
        socket.withLock { $0.take()?.remove() }
    }
}
