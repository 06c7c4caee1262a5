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
    /// The next broker of a shared scene gets a line again. It leaves out parts whose navigators were closed since.
    case sceneAgain(String)
    /// The own broker of the client's host. Other brokers have these scenes.
    case allBut(Set<String>)
    /// The own broker of another host.
    case unnamed

    /// - Parameter scene: the scene that a part names; nil when it names none.
    func takes(_ scene: String?) -> Bool {
        guard let scene else { return true }
        return switch self {
        case .all: true
        case .scene(let own), .sceneAgain(let own): scene == own
        case .allBut(let others): !others.contains(scene)
        case .unnamed: false
        }
    }

    /// Whether monitors have seen the line: a client of this host has sent it, and owners have had it before.
    var isSeen: Bool { if case .allBut = self { true } else { false } }

    private var isAgain: Bool { if case .sceneAgain = self { true } else { false } }

    /// The parts that this broker takes, with their places in the list.
    func taken<Part: ScenePart>(_ list: [Part], on machines: borrowing Machines) -> [(offset: Int, element: Part)] {
        var taken: [(offset: Int, element: Part)] = []
        for (offset, part) in list.enumerated() where takes(part.namedScene) {
            if !isAgain || part.hasPlace(on: machines) { taken.append((offset, part)) }
        }
        return taken
    }
}

/// A part of a module that may be about one scene.
protocol ScenePart {
    /// Nil for one that names no scene.
    var namedScene: String? { get }

    /// Whether its scene and its navigator are there.
    func hasPlace(on machines: borrowing Machines) -> Bool
}

extension GuardAdd: ScenePart {
    func hasPlace(on machines: borrowing Machines) -> Bool { (try? place(on: machines)) != nil }

    var namedScene: String? { scene ?? navigator.map { _ in SceneTarget.defaultScene } }
}

extension ReceiverAdd: ScenePart {
    func hasPlace(on machines: borrowing Machines) -> Bool {
        do { _ = try place(on: machines) } catch { return false }
        return true
    }

    var namedScene: String? { scene }
}

extension MappingAdd: ScenePart {
    func hasPlace(on machines: borrowing Machines) -> Bool {
        guard let scene = try? machines.check(target.scene) else { return false }
        return (try? machines.find(target.navigator, in: scene)) != nil
    }

    var namedScene: String? { target.scene.scene }
}
