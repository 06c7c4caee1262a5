import NavigationTree

/// `guardPause`: a guard of this session is not asked for a while, or is asked again.
package struct GuardPauseNotification: NotificationDefinition {
    package static let name: StaticString = "guardPause"
    package static let summary = """
        A guard of this session has missed several deadlines in a row, so the host does not ask it for a while, and its default verdict holds at once. After \
        `retryAfter` seconds one request is put to it. An answer in time ends the pause; another miss begins a longer one.
        """

    let id: GuardID
    let guardName: String
    let misses: Int?
    let retryAfter: Double?

    /// - Parameters:
    ///   - misses: nil when it is asked again.
    ///   - retryAfter: the same.
    package init(_ id: GuardID, name: String, misses: Int?, retryAfter: Double?) {
        (self.id, self.guardName, self.misses, self.retryAfter) = (id, name, misses, retryAfter)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("guard", "The guard's id.") { $0.id }
        object.member("name", "Its name for people.") { $0.guardName }
        object.member("paused", "Whether a pause begins; else the guard is asked again.") { $0.misses != nil }
        object.optional("misses", "How many deadlines it has missed in a row, when a pause begins.") { $0.misses }
        object.optional("retryAfter", "Seconds until one request is put to it, when a pause begins.") { $0.retryAfter }
    }
}

// Events about guards.

extension HostEvent {
    var aboutGuard: GuardEvent? {
        switch self {
        case .guardPaused(let id, let name, let misses, let retryAfter):
            GuardEvent(.paused(.init(id: id, name: name, misses: misses, retryAfter: retryAfter)))
        case .guardResumed(let id, let name): GuardEvent(.resumed(.init(id: id, name: name)))
        case .sessionOpened, .sessionClosed, .requestRefused, .watchLagged, .storeFailed, .entryQuarantined,
            .moduleRegistered, .moduleUnregistered, .moduleStarting, .moduleStarted, .moduleExited, .moduleFailed,
            .providerFailed, .migrationFailed, .sequenceStarted, .sequenceStep, .sequencePaused, .sequenceResumed,
            .sequenceEnded:
            nil
        }
    }
}

/// An event about a guard.
struct GuardEvent: WireObject {
    enum Kind {
        case paused(Paused)
        case resumed(Resumed)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.variant { if case .paused(let event) = $0.kind { event } else { nil } }
        object.variant { if case .resumed(let event) = $0.kind { event } else { nil } }
    }

    struct Paused: WireObject {
        let id: GuardID
        let name: String
        let misses: Int
        let retryAfter: Double

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.constant("kind", "guard.paused", "A guard misses its deadlines and is not asked for a while.")
            object.member("guard", "The guard's id.") { $0.id }
            object.member("name", "Its name for people.") { $0.name }
            object.member("misses", "How many deadlines it has missed in a row.") { $0.misses }
            object.member("retryAfter", "Seconds until one request is put to it.") { $0.retryAfter }
        }
    }

    struct Resumed: WireObject {
        let id: GuardID
        let name: String

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.constant("kind", "guard.resumed", "A guard that was paused has answered in time and is asked again.")
            object.member("guard", "The guard's id.") { $0.id }
            object.member("name", "Its name for people.") { $0.name }
        }
    }
}
