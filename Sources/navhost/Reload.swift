import ArgumentParser
import Logging
import NavigationBroker
import NavigationServer

/// The reaction to SIGHUP: reads the configuration file, the manifests and the access document again, and opens the
/// file of the spans again. It logs a part with a mistake, and keeps that part's former values.
struct Reload: Sendable {
    /// Nil when the host starts no modules.
    private let modules: ManifestFolder?
    /// Nil when everything is allowed.
    private let access: AccessFile?
    /// The value of every option at the start.
    private let settings: [Setting]
    private let configure: @Sendable () throws -> Configured<Serve>
    private let logger = Logger(label: "navhost")

    /// - Parameter configure: Reads the configuration file again.
    init(
        modules: ManifestFolder?,
        access: AccessFile?,
        settings: [Setting],
        configure: @escaping @Sendable () throws -> Configured<Serve>
    ) {
        self.modules = modules
        self.access = access
        self.settings = settings
        self.configure = configure
    }

    /// Reads the configuration file, the manifests and the access document again, and gives them to the host. Has the
    /// host open the file of the spans again.
    func callAsFunction(_ host: Host) {
        readConfiguration(for: host)
        if let modules { read(modules, for: host) }
        if let access { read(access, for: host) }
        host.reopenTraces()
    }

    /// Applies the limits and `--slow` at once. Other changed options need a new start of the host, and the log names
    /// them.
    private func readConfiguration(for host: Host) {
        let configured: Configured<Serve>
        let changed: [Setting]
        do {
            configured = try configure()
            changed = zip(settings, try configured.settings()).filter { $0.valueText != $1.valueText }.map(\.1)
        } catch {
            logger.error("\(Serve.reason(of: error)); the former configuration stays")
            return
        }
        let listening = configured.command.listening
        let hot = Set(listening.limits.values.map { "--\($0.option)" } + ["--slow", ConfigurationFile.option])
        for setting in changed where !hot.contains(setting.option) {
            logger.warning("\(setting.option) is \(setting.valueText) now, which needs a new start of the host")
        }
        let file = configured.file?.path
        // The line is written once the limits hold, so that a reader of the log can rely on it.
        host.use(listening.limits.limits, slow: listening.slowSeconds, logger: logger) { [logger] in
            if let file { logger.info("read \(file) again") }
        }
    }

    private func read(_ file: AccessFile, for host: Host) {
        do {
            let policy = try file.read()
            host.use(policy) { [logger] in
                logger.info("read \(policy.grants.count) grants again from \(policy.path)")
            }
        } catch {
            logger.error("\(error); the former grants stay")
        }
    }

    private func read(_ folder: ManifestFolder, for host: Host) {
        do {
            let manifests = try folder.read()
            let path = folder.path
            host.use(manifests) { [logger] in
                logger.info("read \(manifests.count) manifests again from \(path)")
            }
        } catch {
            logger.error("\(error); the former manifests stay")
        }
    }
}

extension Serve {
    /// The reason why the options cannot be used.
    fileprivate static func reason(of error: any Error) -> String {
        switch error {
        case let error as ConfigurationError: "\(error)"
        case let error as ListeningError: "\(error)"
        default: message(for: error)
        }
    }
}
