/// An action that a grant can allow. The raw value is its name in the access document and on the wire.
package enum AccessVerb: String, WireChoice, Sampled, Hashable, Sendable {
    case register
    case takeOver
    case navigate
    case dismissOwn
    case dismiss
    case arrange
    case lock
    case unlock
    case map
    case attach
    case `guard`
    case receive
    case send
    case bindURLs
    case read
    case watch
    case monitor
    case editState
    case manageScenes
    case administer

    /// A limit that a grant can have. The raw value is the member of the grant.
    package enum Limit: String, CaseIterable, Hashable, Sendable {
        case scenes
        case navigators
        case types
        case modules
    }

    /// Its meaning, in a sentence.
    package var summary: String { description.summary }

    /// The limits that a grant of it may have. A verb without limits is about the whole host.
    package var limits: [Limit] { description.limits }

    private var description: (summary: String, limits: [Limit]) {
        switch self {
        case .register: ("Register modules by name, with their destination types and flows.", [.modules])
        case .takeOver: ("Take a module over from another connection.", [.modules])
        case .navigate:
            (
                "Show destinations of these types, select stacks, and go on in a path.",
                [.scenes, .navigators, .types]
            )
        case .dismissOwn:
            ("Take away what the identity itself showed, or what belongs to its modules.", Self.places + [.types])
        case .dismiss:
            ("Take away what others showed. Answers contain what was taken away.", Self.places + [.types])
        case .arrange: ("Create, close and set up navigators and columns.", Self.places)
        case .lock: ("Lock navigators, and remove locks of its own.", Self.places)
        case .unlock: ("Remove the locks of others.", Self.places)
        case .map: ("Map these types to others, and remove mappings.", Self.places + [.types])
        case .attach: ("Make and use checkpoints, triggers and flows.", Self.places)
        case .guard: ("Guard these types.", Self.places + [.types])
        case .receive: ("Receive the values of sequences.", [.scenes])
        case .send: ("Send sequences and messages.", [.scenes])
        case .bindURLs: ("Bind URL patterns to destinations of these modules.", [.modules])
        case .read: ("Read what is shown, and all lists about it.", Self.places)
        case .watch: ("Be told of changes. It needs `read` as well.", Self.places)
        case .monitor: ("See what all clients send and receive.", [])
        case .editState: ("Set the whole state of a scene, undo, and change the data of others' entries.", [.scenes])
        case .manageScenes: ("Create, close, configure and restore scenes.", [.scenes])
        case .administer: ("Close connections, start and stop modules, see all lists of the host.", [])
        }
    }

    private static let places: [Limit] = [.scenes, .navigators]
}
