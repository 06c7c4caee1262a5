import Logging
import NavigationBroker
import NavigationProtocol
import Subprocess
import Synchronization
import SystemPackage

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The processes of the modules that the host starts. Each module has one process with a process group of its own. Its
/// output goes to the log, and its end is reported once.
///
/// The processes run beside the event loop, and `report` tells it what happens to them.
final class ModuleProcesses: Sendable {
    /// An event in the life of a process.
    enum Report: Sendable {
        case started(pid: Int32)
        case failedToStart(reason: String)
        /// The process has ended, and the rest of its group was killed.
        case exited(ModuleExit)
    }

    /// A module from the moment its process is asked for until its end is reported.
    private struct Running {
        /// Nil until there is a process.
        var process: Process?
        /// The host wanted it to end before there was a process.
        var isUnwanted = false
    }

    private struct Process {
        let pid: Int32
        /// Sends SIGTERM, and SIGKILL after the manifest's time.
        let end: @Sendable () async -> Void
    }

    private let socketPath: String
    private let logger: Logger
    private let report: @Sendable (String, Report) -> Void
    private let running = Mutex<[String: Running]>([:])

    init(socketPath: String, logger: Logger, report: @escaping @Sendable (String, Report) -> Void) {
        self.socketPath = socketPath
        self.logger = logger
        self.report = report
    }

    /// Starts the process of a module. The module must not have one already.
    func start(_ manifest: ModuleManifest) {
        running.withLock { $0[manifest.module] = Running() }
        Task {
            let end = await run(manifest)
            running.withLock { $0[manifest.module] = nil }
            report(manifest.module, end)
        }
    }

    /// Sends SIGTERM to the module's process group, and SIGKILL after the manifest's time. The end is reported.
    /// Without a process this does nothing.
    func stop(_ module: String) {
        let process = running.withLock { running in
            running[module]?.isUnwanted = true
            return running[module]?.process
        }
        if let process { Task { await process.end() } }
    }

    /// Sends SIGKILL to all process groups, for a host that ends at once.
    func kill() {
        running.withLock { running in
            for process in running.values.compactMap(\.process) { Self.kill(groupOf: process.pid) }
        }
    }

    private static func kill(groupOf pid: Int32) {
        // A process group exists for as long as it has a member.
        _ = Glibc.kill(-pid, SIGKILL)
    }

    // MARK: One process

    private func run(_ manifest: ModuleManifest) async -> Report {
        let configuration: Configuration
        do { configuration = try self.configuration(manifest) } catch { return .failedToStart(reason: error.reason) }
        do {
            let result = try await Subprocess.run(configuration, input: .none, output: .sequence, error: .sequence) {
                process in
                let pid = process.processIdentifier.value
                let module = manifest.module
                let isUnwanted = self.running.withLock { running in
                    running[module]?.process = Process(pid: pid) {
                        await process.teardown(using: Self.teardown(manifest))
                    }
                    return running[module]?.isUnwanted ?? false
                }
                self.report(module, .started(pid: pid))
                await withTaskGroup { group in
                    if isUnwanted { group.addTask { await process.teardown(using: Self.teardown(manifest)) } }
                    group.addTask { await self.log(process.standardOutput, of: module, "stdout") }
                    group.addTask { await self.log(process.standardError, of: module, "stderr") }
                }
            }
            // The module's own child processes do not outlive it.
            Self.kill(groupOf: result.processIdentifier.value)
            switch result.terminationStatus {
            case .exited(let status): return .exited(.status(status))
            case .signaled(let signal): return .exited(.signal(signal))
            }
        } catch let error as SubprocessError {
            return .failedToStart(reason: Self.reason(error, manifest))
        } catch {
            return .failedToStart(reason: "\(error)")
        }
    }

    private static func teardown(_ manifest: ModuleManifest) -> [TeardownStep] {
        [.gracefulShutDown(toProcessGroup: true, allowedDurationToNextStep: .seconds(manifest.stopTimeout))]
    }

    /// Why a manifest that was valid cannot be started now.
    private struct ConfigurationError: Error { let reason: String }

    private func configuration(_ manifest: ModuleManifest) throws(ConfigurationError) -> Configuration {
        var user: ProcessUser?
        if let name = manifest.user {
            user = ProcessUser(name)
            guard user != nil else { throw ConfigurationError(reason: "there is no user \(name)") }
            if let reason = ModuleLauncher.obstacle(ModuleLauncher.changeOfUser, path: nil) {
                throw ConfigurationError(reason: "\(reason) (a module with a user of its own needs it)")
            }
        }
        guard let program = manifest.command.first else { throw ConfigurationError(reason: "the command is empty") }
        let path = manifest.environment["PATH"] ?? (manifest.inheritsEnvironment ? environmentVariable("PATH") : nil)
        if let reason = ModuleLauncher.obstacle(program, path: path) { throw ConfigurationError(reason: reason) }
        var options = PlatformOptions()
        options.processGroupID = 0
        return Configuration(
            executable: .path(FilePath(ModuleLauncher.shell)),
            arguments: Arguments(ModuleLauncher.arguments(manifest, as: user)),
            environment: environment(manifest, of: user),
            workingDirectory: manifest.workingDirectory.map { FilePath($0) },
            platformOptions: options
        )
    }

    private func environment(_ manifest: ModuleManifest, of user: ProcessUser?) -> Environment {
        var settings = manifest.environment
        if let user { settings.merge(user.environment) { own, _ in own } }
        settings["NAVHOST_SOCKET"] = socketPath
        settings["NAVHOST_MODULE"] = manifest.module
        guard manifest.inheritsEnvironment else {
            return .custom(settings.reduce(into: [:]) { $0[Environment.Key(stringLiteral: $1.key)] = $1.value })
        }
        var variables: [Environment.Key: String?] = [:]
        // The service manager's variables are meant for the host and not for its modules.
        // The secret belongs to the person who started the host.
        for name in ServiceEnvironment.variables + ["NAVHOST_SECRET_FILE"] {
            variables[Environment.Key(stringLiteral: name)] = .some(nil)
        }
        for (name, value) in settings { variables[Environment.Key(stringLiteral: name)] = value }
        return .inherit.updating(variables)
    }

    private func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    private static func reason(_ error: SubprocessError, _ manifest: ModuleManifest) -> String {
        let what =
            error.code == .failedToChangeWorkingDirectory ? manifest.workingDirectory : ModuleLauncher.shell
        let why = error.underlyingError.map { String(cString: strerror($0.rawValue)) } ?? "\(error)"
        return "\(what ?? ""): \(why)"
    }

    /// Logs a module's output until its end, or until the process has ended.
    private func log(_ output: SubprocessOutputSequence, of module: String, _ stream: String) async {
        let metadata: Logger.Metadata = ["module": "\(module)", "stream": "\(stream)"]
        var lines = OutputLines()
        do {
            for try await part in output {
                for line in part.withUnsafeBytes({ lines.append($0) }) { logger.info("\(line)", metadata: metadata) }
            }
        } catch {
            logger.warning("cannot read the module's output any more: \(error)", metadata: metadata)
        }
        if let line = lines.finish() { logger.info("\(line)", metadata: metadata) }
    }
}
