import ArgumentParser
import Logging
import NavigationEngine
import NavigationProtocol
import NavigationServer
import NavigationStore
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The options of `navhost serve`: socket, log, files, store, fleet and limits.
struct ListeningOptions: DescribedOptions {
    var config: String?
    var socket: String?
    var logLevel = LogLevel.info
    var logFormat = LogFormat.text
    var bindings: String?
    var modules: String?
    var access: String?
    var coreDumps = CoreDumpPolicy.forbid
    var slow: Double?
    var traces: String?
    var store = StoreOptions()
    var fleet = FleetOptions()
    var limits = LimitOptions()

    static let rows: [OptionRow<Self>] = [
        .option(
            "config",
            \.config,
            "A JSON file with options by their names, or \"none\". (default: navhost/config.json in $XDG_CONFIG_HOME or ~/.config, else in /etc)",
            completion: .file(extensions: ["json"])
        ),
        .option(
            "socket",
            short: "s",
            \.socket,
            "Path of the Unix socket. (default: $NAVHOST_SOCKET, else $XDG_RUNTIME_DIR/navhost.sock, else a folder of your own under $TMPDIR)"
        ),
        .option("log-level", \.logLevel, "Lowest level of the log messages on standard error."),
        .option("log-format", \.logFormat, "Format of log messages: text, or json (one object a line)."),
        .option(
            "bindings",
            \.bindings,
            "A JSON file with roles and rules of paths between modules, in addition to the modules' own.",
            completion: .file(extensions: ["json"])
        ),
        .option(
            "modules",
            \.modules,
            "A folder of manifests, one JSON file for each module that the host starts when it is needed.",
            completion: .directory
        ),
        .option(
            "access",
            \.access,
            "A JSON file that says who may do what. (default: everybody may do everything)",
            completion: .file(extensions: ["json"])
        ),
        .option(
            "core-dumps",
            \.coreDumps,
            "Whether a core dump may contain the host's memory, with the data of all clients."
        ),
        .option(
            "slow",
            \.slow,
            "Log what takes this many milliseconds or longer: 0 to 3600000. (default: nothing)"
        ),
        .option(
            "traces",
            \.traces,
            "Append the spans of traced requests to this file, in OpenTelemetry's JSON. (default: nothing)",
            completion: .file()
        ),
        .group("Store", \.store),
        .group("Fleet", \.fleet),
        .group("Limits", \.limits),
    ]

    func validate() throws {
        guard slow.map({ (0...3_600_000).contains($0) }) ?? true else {
            throw ValidationError("--slow is \(slow ?? 0), and must be 0 to 3600000.")
        }
    }

    /// Starts a host, or ends the process with a message and the exit code of the reason.
    ///
    /// - Parameter modules: Modules that the host starts, besides those of the folder of manifests.
    func startHost(with modules: [ModuleManifest] = []) async throws -> Host {
        startLogging()
        if coreDumps == .forbid { CoreDumps.forbid() }
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
                    manifests: try modules + (manifests?.read() ?? []),
                    slow: slowSeconds,
                    traces: traces,
                    access: try accessFile?.read(),
                    fleet: try fleet.configuration()
                ),
                logger: Logger(label: "navhost")
            )
        } catch let error as StoreError {
            FileOutput.complain("\(place.path ?? ""): \(error); \(error.advice)")
            throw ExitCode(74)
        } catch let error as ManifestError {
            FileOutput.complain("\(error)")
            throw ExitCode(78)
        } catch let error as BindingsError {
            FileOutput.complain("\(error)")
            throw ExitCode(78)
        } catch let error as AccessFileError {
            FileOutput.complain("\(error)")
            throw ExitCode(78)
        } catch let error as TraceFileError {
            FileOutput.complain("\(error)")
            throw ExitCode(73)
        } catch let error as EngineError {
            FileOutput.complain(error.kind == .file ? "\(error)" : "--fleet: \(error)")
            throw ExitCode(error.kind == .noLibrary ? 69 : 78)
        } catch let error as ListeningError {
            FileOutput.complain("\(error)")
            throw error.exitCode
        }
    }

    /// The value of ``slow`` in seconds.
    var slowSeconds: Double? { slow.map { $0 / 1e3 } }

    /// The folder of manifests, if there is one.
    var manifests: ManifestFolder? { modules.map { ManifestFolder($0) } }

    /// The document that says who may do what, if there is one.
    var accessFile: AccessFile? { access.map { AccessFile($0) } }

    /// Keeps lines whole: the threads that log the output of modules write beside the event loop.
    private static let logLock = Mutex(())

    private func startLogging() {
        let (level, format) = (logLevel.level, logFormat)
        LoggingSystem.bootstrap { label in
            switch format {
            case .text:
                var handler = VisibleLogHandler(StreamLogHandler.standardError(label: label))
                handler.logLevel = level
                return handler
            case .json:
                return JSONLogHandler(label: label, level: level) { line in
                    Self.logLock.withLock { _ in FileOutput.standardError.write(line) }
                }
            }
        }
    }

    /// The socket that a service manager has passed, if any. With `--socket`, the two paths must be the same.
    func inheritedSocket(_ service: ServiceEnvironment) throws(ListeningError) -> InheritedSocket? {
        guard let inherited = try service.socket() else { return nil }
        if let socket, socket != inherited.path { throw .otherSocket(socket, inherited.path) }
        return inherited
    }

    /// Prints the path of the socket, and a command that tries it unless the caller says what to try.
    func announce(_ host: Host, hints: Bool = true) {
        FileOutput.standardOutput.write("navhost \(Host.version) listening on \(host.socketPath)\n")
        guard hints else { return }
        FileOutput.standardOutput.write(
            "try: echo '{\"id\":1,\"method\":\"ping\"}' | socat - UNIX-CONNECT:\(host.socketPath)\n"
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
    /// The exit code, from sysexits.h.
    var exitCode: ExitCode {
        switch self {
        case .alreadyRunning: ExitCode(69)
        case .notASocket, .lockIsLink, .pathTooLong, .unsafeFolder, .wrongDescriptor, .severalSockets, .otherSocket,
            .malformedVariable, .system:
            ExitCode(73)
        }
    }
}

/// The levels of swift-log, as an option.
enum LogLevel: String, CaseIterable, OptionValue {
    case trace, debug, info, notice, warning, error, critical

    var level: Logger.Level { Logger.Level(rawValue: rawValue) ?? .info }
}

/// The format of log messages.
enum CoreDumpPolicy: String, CaseIterable, OptionValue {
    case forbid, allow
}

enum LogFormat: String, CaseIterable, OptionValue {
    case text, json
}
