package import Logging
package import NavigationBroker
import NavigationEngine
import NavigationFleet
package import NavigationProtocol
import NavigationSharing
import NavigationStore
import NavigationThreads
package import NavigationTree

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A host that listens. The caller starts it, asks it to end, and waits for the end.
package final class Host: Sendable {
    /// Everything that a host is started with.
    package struct Configuration: Sendable {
        package var socket: SocketPath
        package var limits: Limits
        package var version: String
        /// Rules of paths between modules, from the file of `--bindings`.
        package var bindings: [String: PathBinding]
        /// Nil when nothing outlives the host.
        package var store: StoreConfiguration?
        /// A socket that a service manager listens on. The host then does not make ``socket``.
        package var inherited: InheritedSocket?
        /// Tells a service manager when the host is ready, alive and stopping; nil without one.
        package var notifier: ServiceNotifier?
        /// The modules that the host starts.
        package var manifests: [ModuleManifest]
        /// A request, a turn, a commit or a question that takes this many seconds is logged as slow; nil logs none.
        package var slow: Double?
        /// The file for the spans of traced requests; nil writes none.
        package var traces: String?
        /// The grants, from the file of `--access`; nil when everything is allowed.
        package var access: AccessPolicy?
        /// Nil when the host is alone.
        package var fleet: FleetConfiguration?

        package init(
            socket: SocketPath,
            limits: Limits = Limits(),
            version: String = Host.version,
            bindings: [String: PathBinding] = [:],
            store: StoreConfiguration? = nil,
            inherited: InheritedSocket? = nil,
            notifier: ServiceNotifier? = nil,
            manifests: [ModuleManifest] = [],
            slow: Double? = nil,
            traces: String? = nil,
            access: AccessPolicy? = nil,
            fleet: FleetConfiguration? = nil
        ) {
            self.fleet = fleet
            self.access = access
            self.slow = slow
            self.traces = traces
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

    /// Starts a host. When this returns, a client can connect, and not before the store is open.
    ///
    /// - Throws: ``ListeningError``, or ``StoreError``.
    package static func start(_ configuration: Configuration, logger: Logger) async throws -> Host {
        let limits = withinDescriptors(configuration.limits, logger)
        let file = try ListeningFile(configuration)
        do {
            let mailbox = try makeMailbox()
            let processes = ModuleProcesses(socketPath: file.path, logger: logger) { module, report in
                mailbox.post(.module(module, report))
            }
            mailbox.post(.use(configuration.manifests, applied: {}))
            let ended = try await serve {
                try makeServer(mailbox, file, processes, limits, configuration, logger)
            }
            return Host(socketPath: file.path, mailbox: mailbox, ended: ended, processes: processes)
        } catch {
            file.remove()
            throw error
        }
    }

    private static func makeMailbox() throws(ListeningError) -> Mailbox<NavigationServer.Message> {
        do { return try Mailbox() } catch { throw ListeningError(error) }
    }

    /// Runs a server on a thread of its own. Returns when the server has started.
    ///
    /// - Returns: A gate that opens when the server has ended.
    private static func serve(_ make: @escaping @Sendable () throws -> NavigationServer) async throws -> Gate {
        let ended = Gate()
        try await withCheckedThrowingContinuation { (started: CheckedContinuation<Void, any Error>) in
            do throws(SystemError) {
                try WaitingThread.start("navhost-server") {
                    let server: NavigationServer
                    do { server = try make() } catch { return started.resume(throwing: error) }
                    started.resume()
                    server.run()
                    ended.open()
                }
            } catch {
                started.resume(throwing: ListeningError(error))
            }
        }
        return ended
    }

    /// Opens the store, if there is one, and makes a server with its contents.
    private static func makeServer(
        _ mailbox: Mailbox<NavigationServer.Message>,
        _ file: ListeningFile,
        _ processes: ModuleProcesses,
        _ limits: Limits,
        _ configuration: Configuration,
        _ logger: Logger
    ) throws -> NavigationServer {
        var broker = NavigationBroker.Configuration(
            limits: limits,
            instance: makeInstance(),
            version: configuration.version,
            pid: getpid(),
            uid: getuid(),
            bindings: configuration.bindings,
            durability: configuration.store?.durability ?? .memory,
            isJournaling: configuration.store != nil,
            slow: configuration.slow,
            isTracing: configuration.traces != nil,
            wallClock: .now(),
            access: configuration.access
        )
        let opened = try configuration.store.map {
            try Journal.open($0, limits: limits, instance: broker.instance)
        }
        for one in opened?.restoration.rolledBack ?? [] {
            let what = one.scene.map { "the scene \"\($0)\" goes back from revision \(one.from) to \(one.to)" }
            let lost = "a scene at revision \(one.from) is lost"
            logger.warning("the store's write-ahead log was lost or damaged: \(what ?? lost)")
        }
        // The numbers of sessions are those of no other host.
        let life = UInt64.random(in: 1...0xFFFF_FFFF)
        var restoration = opened?.restoration ?? Restoration()
        let fleet = try configuration.fleet.map { fleet throws(EngineError) in
            restoration.lastSession = max(restoration.lastSession, (life & 0xF_FFFF) << 32)
            broker.firstQuestion = FleetHostID(name: fleet.host, life: life).numbers.lowerBound + 1
            return try Fleet(fleet, life: life, broker, logger: logger, now: .now())
        }
        let traces = try configuration.traces.map { path throws(TraceFileError) in
            SpanWriter(try TraceFile(path), of: broker)
        }
        return try NavigationServer(
            mailbox: mailbox,
            file: file,
            configuration: broker,
            restoration: restoration,
            journal: opened?.journal,
            traces: traces,
            fleet: fleet,
            processes: processes,
            notifier: configuration.notifier,
            logger: logger
        )
    }

    /// Stops listening, and sends every client a `bye`. ``waitUntilClosed()`` returns when all connections are
    /// closed, after the limit of a shutdown at the latest.
    package func shutDown() { mailbox.post(.shutDown) }

    /// Replaces the modules that the host starts. A module without a manifest is not started again. A changed
    /// manifest holds from the module's next start.
    ///
    /// - Parameter applied: Called on the host's thread before the next request is read.
    package func use(_ manifests: [ModuleManifest], applied: @escaping @Sendable () -> Void) {
        mailbox.post(.use(manifests, applied: applied))
    }

    /// Replaces the grants. Watches and guards end with the right that they rest on.
    ///
    /// - Parameter applied: Called on the host's thread before the next request is read.
    package func use(_ access: AccessPolicy, applied: @escaping @Sendable () -> Void) {
        mailbox.post(.grant(access, applied: applied))
    }

    /// Replaces the limits, also for open connections.
    ///
    /// - Parameters:
    ///   - slow: The number of seconds from which on something is slow; nil logs nothing.
    ///   - applied: Called on the host's thread before the next request is read.
    package func use(_ limits: Limits, slow: Double?, logger: Logger, applied: @escaping @Sendable () -> Void) {
        mailbox.post(.reconfigure(Self.withinDescriptors(limits, logger), slow: slow, applied: applied))
    }

    /// Opens the file of ``Configuration/traces`` again, for a file that was renamed. When that fails, the host goes on
    /// with the former file, and logs why.
    package func reopenTraces() { mailbox.post(.reopenTraces) }

    /// Lowers the limit of connections to the limit of open files, after raising that as far as it goes.
    private static func withinDescriptors(_ limits: Limits, _ logger: Logger) -> Limits {
        let room = DescriptorLimit.raise()
        guard room < limits.connections else { return limits }
        logger.warning("the limit of open files leaves room for \(room) connections, not \(limits.connections)")
        var limits = limits
        limits.connections = room
        return limits
    }

    /// Kills the processes of all modules, for a host that does not wait for its end. Any thread may call this.
    package func killModules() { processes.kill() }

    /// Returns when the last connection is closed and the last process of a module has ended.
    package func waitUntilClosed() async { await ended.wait() }

    private static func makeInstance() -> String {
        String(hexadecimal: .random(in: .min ... .max), digits: 16)
    }
}
