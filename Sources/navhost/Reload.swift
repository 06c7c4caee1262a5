import ArgumentParser
import Logging
import NavigationServer

/// The reaction to SIGHUP: reads the configuration file and the manifests again. A part with a mistake is logged, and
/// keeps its former values.
struct Reload: Sendable {
    /// Nil when the host starts no modules.
    private let modules: ManifestFolder?
    /// The value of every option at the start.
    private let settings: [Setting]
    private let configure: @Sendable () throws -> Configured<Serve>
    private let logger = Logger(label: "navhost")

    /// - Parameter configure: Reads the configuration file again.
    init(
        modules: ManifestFolder?,
        settings: [Setting],
        configure: @escaping @Sendable () throws -> Configured<Serve>
    ) {
        self.modules = modules
        self.settings = settings
        self.configure = configure
    }

    /// Reads the configuration file and the manifests again, and gives them to the host.
    func callAsFunction(_ host: Host) {
        readConfiguration(for: host)
        if let modules { read(modules, for: host) }
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
        let hot = Set(listening.limits.values.map(\.option) + ["--slow", ConfigurationFile.option])
        for setting in changed where !hot.contains(setting.option) {
            logger.warning("\(setting.option) is \(setting.valueText) now, which needs a new start of the host")
        }
        let file = configured.file?.path
        // The line is written once the limits hold, so that a reader of the log can rely on it.
        host.use(listening.limits.limits, slow: listening.slowSeconds, logger: logger) { [logger] in
            if let file { logger.info("read \(file) again") }
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
