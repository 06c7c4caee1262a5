import ArgumentParser
import Logging
import NavigationProtocol
import NavigationServer
import NavigationStore
import Synchronization
import UnixSignals

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// `navhost serve`: listens until it is told to end.
struct Serve: AsyncParsableCommand, ListeningCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract:
            "Serve until SIGTERM or SIGINT; a second signal ends at once. SIGHUP reads the configuration and the manifests again."
    )

    @OptionGroup var listening: ListeningOptions

    func run() async throws {
        let signals = await Self.trapSignals()
        let configured = try configuredOrExit()
        let listening = configured.command.listening
        let host = try await listening.startHost()
        listening.announce(host)
        let reload = Reload(modules: listening.manifests, settings: try configured.settings()) {
            try configured.command.configured()
        }
        await Self.waitForEnd(of: host, signals) { reload(host) }
    }

    /// To be called before anybody can know that the host is there: who sees it may end it at once.
    ///
    /// Nor shall a log whose reader is gone end it.
    static func trapSignals() async -> UnixSignalsSequence {
        signal(SIGPIPE, SIG_IGN)
        return await UnixSignalsSequence(trapping: .sigterm, .sigint, .sighup)
    }

    /// Ends the host on the first signal, and the process on the second.
    ///
    /// - Parameter reload: what SIGHUP does; it ends the host as well when this is nil.
    static func waitForEnd(
        of host: Host,
        _ signals: UnixSignalsSequence,
        reload: (@Sendable () -> Void)? = nil
    ) async {
        await withTaskGroup { group in
            group.addTask {
                var isEnding = false
                for await signal in signals {
                    if signal == .sighup, let reload {
                        if !isEnding { reload() }
                        continue
                    }
                    if isEnding {
                        host.killModules()
                        _exit(EXIT_FAILURE)
                    }
                    isEnding = true
                    host.shutDown()
                }
            }
            await host.waitUntilClosed()
            group.cancelAll()
        }
    }
}

/// Where to listen, what to log, and the limits.
struct ListeningOptions: ParsableArguments, Sendable {
    @Option(
        help:
            "A JSON file with options by their names, or \"none\". (default: navhost/config.json in $XDG_CONFIG_HOME or ~/.config, else in /etc)",
        completion: .file(extensions: ["json"])
    )
    var config: String?

    @Option(
        name: .shortAndLong,
        help:
            "Path of the Unix socket. (default: $NAVHOST_SOCKET, else $XDG_RUNTIME_DIR/navhost.sock, else a folder of your own under $TMPDIR)"
    )
    var socket: String?

    @Option(help: "Least severe log messages to write to standard error.")
    var logLevel = LogLevel.info

    @Option(help: "How log messages look: text, or json (an object a line).")
    var logFormat = LogFormat.text

    @Option(
        help: "A file with what holds between modules beside what they say themselves: roles and rules of paths.",
        completion: .file(extensions: ["json"])
    )
    var bindings: String?

    @Option(
        help: "A folder of manifests, a JSON file a module: the modules that the host starts when they are needed.",
        completion: .directory
    )
    var modules: String?

    @Option(help: "Log what takes longer than so many milliseconds: 0 to 3600000. (default: nothing)")
    var slow: Double?

    @OptionGroup(title: "Store") var store: StoreOptions

    @OptionGroup(title: "Limits") var limits: LimitOptions

    func validate() throws {
        guard slow.map({ (0...3_600_000).contains($0) }) ?? true else {
            throw ValidationError("--slow is \(slow ?? 0), and must be 0 to 3600000.")
        }
    }

    /// Starts a host, or ends the process with the code that says why it cannot.
    func startHost() async throws -> Host {
        startLogging()
        let path = SocketPath(option: socket, environment: Self.environment, uid: getuid())
        let place = StorePath(option: store.store, socket: socket, environment: Self.environment, uid: getuid())
        do {
            let service = try ServiceEnvironment(Self.environment, pid: getpid())
            return try await Host.start(
                Host.Configuration(
                    socket: path,
                    limits: limits.limits,
                    bindings: try bindings.map { try Bindings(contentsOf: $0).bindings } ?? [:],
                    store: place.path.map { path in
                        StoreConfiguration(
                            path: path,
                            durability: store.durability,
                            restorationKey: store.restorationKey
                        )
                    },
                    inherited: try inheritedSocket(service),
                    notifier: try ServiceNotifier(service),
                    manifests: try manifests?.read() ?? [],
                    slow: slowSeconds
                ),
                logger: Logger(label: "navhost")
            )
        } catch let error as StoreError {
            FileOutput.standardError.write("navhost: \(place.path ?? ""): \(error); \(error.advice)\n")
            throw ExitCode(74)
        } catch let error as ManifestError {
            FileOutput.standardError.write("navhost: \(error)\n")
            throw ExitCode(78)
        } catch let error as BindingsError {
            FileOutput.standardError.write("navhost: \(error)\n")
            throw ExitCode(78)
        } catch let error as ListeningError {
            FileOutput.standardError.write("navhost: \(error)\n")
            throw error.exitCode
        }
    }

    /// ``slow``, in seconds.
    var slowSeconds: Double? { slow.map { $0 / 1e3 } }

    /// Where the manifests are, if anywhere.
    var manifests: ManifestFolder? { modules.map { ManifestFolder($0) } }

    /// Modules' output is logged besides the event loop's messages, and every line is to be whole.
    private static let logLock = Mutex(())

    private func startLogging() {
        let (level, format) = (logLevel.level, logFormat)
        LoggingSystem.bootstrap { label in
            switch format {
            case .text:
                var handler = StreamLogHandler.standardError(label: label)
                handler.logLevel = level
                return handler
            case .json:
                return JSONLogHandler(label: label, level: level) { line in
                    Self.logLock.withLock { _ in FileOutput.standardError.write(line) }
                }
            }
        }
    }

    /// The service manager's socket, if it listens; it has to be where `--socket` says when that is given.
    func inheritedSocket(_ service: ServiceEnvironment) throws(ListeningError) -> InheritedSocket? {
        guard let inherited = try service.socket() else { return nil }
        if let socket, socket != inherited.path { throw .otherSocket(socket, inherited.path) }
        return inherited
    }

    /// Tells where the host listens, and a line to try it with.
    func announce(_ host: Host) {
        FileOutput.standardOutput.write(
            """
            navhost \(Host.version) listening on \(host.socketPath)
            try: echo '{"id":1,"method":"ping"}' | socat - UNIX-CONNECT:\(host.socketPath)

            """
        )
    }

    static var environment: [String: String] {
        let names =
            [
                "NAVHOST_SOCKET", "XDG_RUNTIME_DIR", "TMPDIR", "NAVHOST_STORE", "XDG_STATE_HOME", "XDG_CONFIG_HOME",
                "HOME",
            ]
            + ServiceEnvironment.variables
        return Dictionary(
            uniqueKeysWithValues: names.compactMap { name in getenv(name).map { (name, String(cString: $0)) } }
        )
    }
}

extension ListeningError {
    /// As sysexits.h names them.
    var exitCode: ExitCode {
        switch self {
        case .alreadyRunning: ExitCode(69)
        case .notASocket, .pathTooLong, .unsafeFolder, .wrongDescriptor, .severalSockets, .otherSocket,
            .malformedVariable, .system:
            ExitCode(73)
        }
    }
}

/// The levels of swift-log, as an option.
enum LogLevel: String, CaseIterable, ExpressibleByArgument {
    case trace, debug, info, notice, warning, error, critical

    var level: Logger.Level { Logger.Level(rawValue: rawValue) ?? .info }
}

/// How log messages look.
enum LogFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json
}

/// Standard output and error, written at once and whole.
struct FileOutput {
    private let descriptor: Int32

    static let standardOutput = FileOutput(descriptor: 1)
    static let standardError = FileOutput(descriptor: 2)

    func write(_ text: String) {
        write(Array(text.utf8))
    }

    func write(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let written = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if written < 0 { return }
                rest = rest.dropFirst(written)
            }
        }
    }
}
