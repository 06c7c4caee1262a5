import NavigationProtocol
import NavigationTree

/// The scenes that a fleet shares, for watches of the host: their current navigators, and who draws them on this host.
///
/// It follows the changes that their followers tell. A shared scene hides one of the host's own.
struct SharedPresence {
    private var navigators: [String: NavigatorID] = [:]
    private var renderers: [Renderers.Key: Renderer] = [:]

    /// Whether a shared scene has this name.
    func hides(_ scene: String) -> Bool { navigators[scene] != nil }

    /// The current navigators of all scenes.
    ///
    /// - Parameter own: Those of the host's own scenes.
    func with(_ own: [String: NavigatorID]) -> [String: NavigatorID] {
        navigators.isEmpty ? own : own.merging(navigators) { _, shared in shared }
    }

    /// The reports of all renderers.
    ///
    /// - Parameter own: Those for the host's own scenes.
    func with(_ own: [Renderers.Key: Renderer]) -> [Renderers.Key: Renderer] {
        navigators.isEmpty ? own : own.filter { !hides($0.key.scene) }.merging(renderers) { _, shared in shared }
    }

    /// A follower tells a change. A scene that opens has no renderers, also when it was open before.
    mutating func take(_ change: HostChange) {
        switch change {
        case .sceneOpened(let name, let current):
            navigators[name] = current
            renderers = renderers.filter { $0.key.scene != name }
        case .currentChanged(let name, let current, _): navigators[name] = current
        case .sceneClosed(let name, _):
            navigators[name] = nil
            renderers = renderers.filter { $0.key.scene != name }
        case .rendererReported(let report, _): renderers[Renderers.Key(report)] = report
        case .rendererLeft(let report): renderers[Renderers.Key(report)] = nil
        case .moduleRegistered, .moduleUnregistered: break
        }
    }
}
