import JSON
package import NavigationClient

/// The prompt of navctl's shell.
package enum ShellPrompt: Equatable, Sendable {
    /// The host has the scene, at this revision.
    case at(revision: Int)
    /// The host does not have the scene.
    case noScene
    /// The host does not answer.
    case away

    /// The prompt after an answer to `scene.list`; nil stands for a host that does not answer.
    package init(_ answer: JSONPayload?, scene: String) {
        guard let answer else { self = .away; return }
        let found = answer["scenes"]?.elements?.first { $0["scene"]?.string == scene }
        self = found?["revision"]?.integer.map { .at(revision: $0) } ?? .noScene
    }

    /// The text of the prompt.
    package func text(scene: String) -> String {
        let scene = VisibleText.of(scene)
        return switch self {
        case .at(let revision): "\(scene)@\(revision)> "
        case .noScene: "\(scene) (no such scene)> "
        case .away: "\(scene) (no host)> "
        }
    }
}
