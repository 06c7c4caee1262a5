package import Logging
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
    private let mailbox: Mailbox<NavigationServer.Message>
    private let ended: Gate
    private let processes: ModuleProcesses

    private init(
        socketPath: String,
        mailbox: Mailbox<NavigationServer.Message>,
        ended: Gate,
        processes: ModuleProcesses
    ) {
        self.socketPath = socketPath
        self.mailbox = mailbox
        self.ended = ended
        self.processes = processes
    }

    /// Listens; when this returns, a client can connect.
    ///
    /// - Throws: ``ListeningError``, or ``StoreError``.
    package static func start(_ configuration: Configuration, logger: Logger) async throws -> Host {
        let limits = withinDescriptors(configuration.limits, logger)
        let file = try ListeningFile(configuration)
        do {
            let mailbox = try Mailbox<NavigationServer.Message>()
            let processes = ModuleProcesses(socketPath: file.path, logger: logger) { module, report in
                mailbox.post(.module(module, report))
            }
            mailbox.post(.use(configuration.manifests))
            let ended = try await serve {
                try makeServer(mailbox, file, processes, limits, configuration, logger)
            }
            return Host(socketPath: file.path, mailbox: mailbox, ended: ended, processes: processes)
        } catch {
            file.remove()
            throw error
        }
    }

    /// Runs a server on a thread of its own. Returns when that serves.
    ///
    /// - Returns: What opens when it has ended.
    private static func serve(_ make: @escaping @Sendable () throws -> NavigationServer) async throws -> Gate {
        let ended = Gate()
        try await withCheckedThrowingContinuation { (started: CheckedContinuation<Void, any Error>) in
            do {
                try ServerThread.start {
                    let server: NavigationServer
                    do { server = try make() } catch { return started.resume(throwing: error) }
                    started.resume()
                    server.run()
                    ended.open()
                }
            } catch {
                started.resume(throwing: error)
            }
        }
        return ended
    }

    /// The server with what the store has, if there is one.
    private static func makeServer(
        _ mailbox: Mailbox<NavigationServer.Message>,
        _ file: ListeningFile,
        _ processes: ModuleProcesses,
        _ limits: Limits,
        _ configuration: Configuration,
        _ logger: Logger
    ) throws -> NavigationServer {
        let listener = try Listener(file.descriptor)
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
        let opened = try configuration.store.map {
            try Journal.open($0, limits: limits, instance: broker.instance)
        }
        return try NavigationServer(
            mailbox: mailbox,
            file: file,
            listener: listener,
            configuration: broker,
            restoration: opened?.restoration ?? Restoration(),
            journal: opened?.journal,
            processes: processes,
            notifier: configuration.notifier,
            logger: logger
        )
    }

    /// Says goodbye to every client and stops listening. ``waitUntilClosed()`` returns when that is done, after the limit of a shutdown at the latest.
    package func shutDown() { mailbox.post(.shutDown) }

    /// The modules that the host starts are these from now on: new ones appear, those that are gone are not started any more, and what has changed holds
    /// from the next start.
    package func use(_ manifests: [ModuleManifest]) { mailbox.post(.use(manifests)) }

    /// These limits hold from now on, also for who is connected; and so does how many seconds something may take that is not slow.
    package func use(_ limits: Limits, slow: Double?, logger: Logger) {
        mailbox.post(.reconfigure(Self.withinDescriptors(limits, logger), slow: slow))
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

    /// Returns when the last connection is gone, and the last process of a module.
    package func waitUntilClosed() async { await ended.wait() }

    private static func makeInstance() -> String {
        let digits = String(UInt64.random(in: .min ... .max), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

/// The socket file for as long as the host listens; removed once.
final class ListeningFile: Sendable {
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
