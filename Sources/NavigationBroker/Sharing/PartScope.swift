import NavigationProtocol
import NavigationTree

/// The parts of `module.register` that a broker takes. In a fleet several brokers get such a line, and each has other
/// scenes. A part that names a scene is for that scene: a shared one, or one of the client's own host. A part that
/// names none is for all scenes of the fleet.
package enum PartScope: Sendable {
    /// All parts. The host is in no fleet.
    case all
    /// The broker of one shared scene.
    case scene(String)
    /// The own broker of the client's host. Other brokers have these scenes.
    case allBut(Set<String>)
    /// The own broker of another host.
    case unnamed

    /// - Parameter scene: the scene that a part names; nil when it names none.
    func takes(_ scene: String?) -> Bool {
        guard let scene else { return true }
        return switch self {
        case .all: true
        case .scene(let own): scene == own
        case .allBut(let others): !others.contains(scene)
        case .unnamed: false
        }
    }

    /// Whether monitors have seen the line: a client of this host has sent it, and owners have had it before.
    var isSeen: Bool { if case .allBut = self { true } else { false } }

    /// The parts that this broker takes, with their places in the list.
    func taken<Part: ScenePart>(_ list: [Part]) -> [(offset: Int, element: Part)] {
        list.enumerated().filter { takes($0.element.namedScene) }
    }
}

/// A part of a module that may be about one scene.
protocol ScenePart {
    /// Nil for one that names no scene.
    var namedScene: String? { get }
}

extension GuardAdd: ScenePart {
    var namedScene: String? { scene ?? navigator.map { _ in SceneTarget.defaultScene } }
}

extension ReceiverAdd: ScenePart {
    var namedScene: String? { scene }
}

extension MappingAdd: ScenePart {
    var namedScene: String? { target.scene.scene }
}
