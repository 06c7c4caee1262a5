import Logging
import NavigationServer

/// What SIGHUP does: reads again what can change while the host runs. Each part keeps what it had when there is a mistake in the new, and the log says so.
struct Reload: Sendable {
    /// Nil when the host starts no modules.
    let modules: ManifestFolder?
    private let logger = Logger(label: "navhost")

    init(modules: ManifestFolder?) { self.modules = modules }

    func callAsFunction(_ host: Host) {
        if let modules { read(modules, for: host) }
    }

    private func read(_ folder: ManifestFolder, for host: Host) {
        do {
            let manifests = try folder.read()
            host.use(manifests)
            logger.info("read \(manifests.count) manifests again from \(folder.path)")
        } catch {
            logger.error("\(error); the former manifests stay")
        }
    }
}
