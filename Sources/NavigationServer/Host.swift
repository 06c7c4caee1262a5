package import Logging
import NIOCore
import NIOPosix
package import NavigationBroker
package import NavigationProtocol
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
        /// A socket that a service manager listens on; when there is one, ``socket`` is not made.
        package var inherited: InheritedSocket?
        /// Who is told when the host is ready, lives and ends; nil when nobody wants to know.
        package var notifier: ServiceNotifier?
        /// The modules that the host starts.
        package var manifests: [ModuleManifest]
        /// Seconds from which on a request, a turn, a commit or a question is slow, and in the log; nil when none is.
        package var slow: Double?

        package init(
            socket: SocketPath,
            limits: Limits = Limits(),
            version: String = Host.version,
            bindings: [String: PathBinding] = [:],
            store: StoreConfiguration? = nil,
            inherited: InheritedSocket? = nil,
            notifier: ServiceNotifier? = nil,
            manifests: [ModuleManifest] = [],
            slow: Double? = nil
        ) {
            self.slow = slow
            self.manifests = manifests
            self.inherited = inherited
            self.notifier = notifier
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
    private let notifier: ServiceNotifier?
    private let processes: ModuleProcesses

    private init(
        socketPath: String,
        group: MultiThreadedEventLoopGroup,
        server: NIOLoopBound<NavigationServer>,
        listener: any Channel,
        drained: EventLoopFuture<Void>,
        socketFile: ListeningFile,
        notifier: ServiceNotifier?,
        processes: ModuleProcesses
    ) {
        self.processes = processes
        self.socketPath = socketPath
        self.group = group
        self.server = server
        self.listener = listener
        self.drained = drained
        self.socketFile = socketFile
        self.notifier = notifier
    }

    /// Listens; when this returns, a client can connect.
    ///
    /// - Throws: ``ListeningError``, or ``StoreError``.
    package static func start(_ configuration: Configuration, logger: Logger) async throws -> Host {
        let limits = withinDescriptors(configuration.limits, logger)
        let file = try ListeningFile(configuration)
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let broker = NavigationBroker.Configuration(
            limits: limits,
            instance: makeInstance(),
            version: configuration.version,
            pid: getpid(),
            uid: getuid(),
            bindings: configuration.bindings,
            durability: configuration.store?.durability ?? .memory,
            isJournaling: configuration.store != nil,
            slow: configuration.slow
        )
        do {
            let host = try await listen(file, group, broker, configuration, logger).get()
            host.beginNotifying(logger)
            return host
        } catch {
            file.remove()
            try? await group.shutdownGracefully()
            throw error
        }
    }

    private static func listen(
        _ file: ListeningFile,
        _ group: MultiThreadedEventLoopGroup,
        _ broker: NavigationBroker.Configuration,
        _ configuration: Configuration,
        _ logger: Logger
    ) -> EventLoopFuture<Host> {
        let loop = group.next()
        let (path, descriptor) = (file.path, file.descriptor)
        return loop.flatSubmit {
            let server: NIOLoopBound<NavigationServer>
            do { server = NIOLoopBound(try restore(loop, broker, configuration.store, logger), eventLoop: loop) } catch
            {
                return loop.makeFailedFuture(error)
            }
            let drained = loop.makePromise(of: Void.self)
            server.value.onDrained = { drained.succeed() }
            let processes = ModuleProcesses(socketPath: path, logger: logger) { module, report in
                loop.execute { server.value.moduleReported(module, report) }
            }
            server.value.processes = processes
            return bootstrap(group, server, logger).withBoundSocket(descriptor).map { listener in
                server.value.manifestsRead(configuration.manifests)
                return Host(
                    socketPath: path,
                    group: group,
                    server: server,
                    listener: listener,
                    drained: drained.futureResult,
                    socketFile: file,
                    notifier: configuration.notifier,
                    processes: processes
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
        _ server: NIOLoopBound<NavigationServer>,
        _ logger: Logger
    ) -> ServerBootstrap {
        ServerBootstrap(group: group)
            .serverChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(AcceptPause(logger: logger))
                }
            }
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
        let (server, listener, socketFile, notifier) = (server, listener, socketFile, notifier)
        listener.eventLoop.execute {
            notifier?.tell(.stopping, .status("Saying goodbye to \(server.value.connectionCount) connections"))
            socketFile.remove()
            listener.close(promise: nil)
            server.value.shutDown()
        }
    }

    /// The modules that the host starts are these from now on: new ones appear, those that are gone are not started any more, and what has changed holds
    /// from the next start.
    package func use(_ manifests: [ModuleManifest]) {
        let server = server
        listener.eventLoop.execute { server.value.manifestsRead(manifests) }
    }

    /// These limits hold from now on, also for who is connected; and so does how many seconds something may take that is not slow.
    package func use(_ limits: Limits, slow: Double?, logger: Logger) {
        let (server, limits) = (server, Self.withinDescriptors(limits, logger))
        listener.eventLoop.execute { server.value.reconfigure(limits, slow: slow) }
    }

    /// No more connections than the process may have files open, which is raised as far as it goes.
    private static func withinDescriptors(_ limits: Limits, _ logger: Logger) -> Limits {
        let room = DescriptorLimit.raise()
        guard room < limits.connections else { return limits }
        logger.warning("the limit of open files leaves room for \(room) connections, not \(limits.connections)")
        var limits = limits
        limits.connections = room
        return limits
    }

    /// Ends the processes of all modules at once, for a host that does not wait for its end. From any thread.
    package func killModules() { processes.kill() }

    /// Says that a client can connect, and from then on, if the service manager watches, that the event loop runs.
    private func beginNotifying(_ logger: Logger) {
        guard let notifier else { return }
        let (path, server) = (socketPath, server)
        if !notifier.tell(.ready, .status("Listening on \(path)")) {
            logger.warning("the service manager cannot be told that the host is ready")
        }
        guard let interval = notifier.interval else { return }
        let delay = TimeAmount.nanoseconds(interval)
        // In the loop's own time, so that one that is stuck says nothing. It ends with the loop.
        listener.eventLoop.scheduleRepeatedTask(initialDelay: .zero, delay: delay) { _ in
            guard !server.value.isShuttingDown else {
                _ = notifier.tell(.alive)
                return
            }
            notifier.tell(.alive, .status("Listening on \(path), \(server.value.connectionCount) connections"))
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
    /// Nil when the file is not ours, or is removed already.
    private let socket: Mutex<ListeningSocket?>

    init(_ configuration: Host.Configuration) throws(ListeningError) {
        if let inherited = configuration.inherited {
            self.path = inherited.path
            self.descriptor = inherited.descriptor
            self.socket = Mutex(nil)
        } else {
            let socket = try ListeningSocket(configuration.socket)
            self.path = socket.path
            self.descriptor = socket.descriptor
            self.socket = Mutex(consume socket)
        }
    }

    func remove() {
        socket.withLock { $0.take()?.remove() }
    }
}
