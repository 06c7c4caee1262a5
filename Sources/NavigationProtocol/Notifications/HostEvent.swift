import JSON
package import NavigationTree

/// An event that is not a change, for watches that ask for events.
package enum HostEvent: Equatable, WireObject {
    case sessionOpened(SessionID)
    case sessionClosed(SessionID)
    case requestRefused(SessionID, Method, error: String)
    case watchLagged(SessionID)
    case storeFailed(reason: String)
    case entryQuarantined(EntryID, type: String, QuarantineReason)
    case moduleRegistered(String, by: SessionID, [TypeName])
    case moduleUnregistered(String, [TypeName])
    case moduleStarting(String)
    case moduleStarted(String, pid: Int32)
    case moduleExited(String, status: Int32?, signal: Int32?)
    case moduleFailed(String, error: String, message: String, isGivenUp: Bool)
    case providerFailed(module: String, type: TypeName?, error: String)
    case migrationFailed(module: String, type: TypeName, entries: Int)
    case guardPaused(GuardID, name: String, misses: Int, retryAfter: Double)
    case guardResumed(GuardID, name: String)
    case sequenceStarted(SequenceID, name: String?, values: Int)
    case sequenceStep(SequenceID, index: Int, outcome: String, receiver: ReceiverID?, error: String?)
    case sequencePaused(SequenceID)
    case sequenceResumed(SequenceID, by: SessionID)
    case sequenceEnded(SequenceID, outcome: String, error: String?)

    /// The level from which watches get it.
    package var level: SceneConfiguration.Verbosity {
        switch self {
        case .storeFailed, .moduleFailed, .providerFailed, .migrationFailed: .error
        case .requestRefused, .watchLagged, .entryQuarantined, .guardPaused: .warning
        case .moduleRegistered, .moduleUnregistered, .moduleStarting, .moduleStarted, .moduleExited, .guardResumed,
            .sequenceStarted, .sequenceStep, .sequencePaused, .sequenceResumed, .sequenceEnded:
            .info
        case .sessionOpened, .sessionClosed: .debug
        }
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.variant { event -> SessionOpened? in
            if case .sessionOpened(let session) = event { SessionOpened(session: session) } else { nil }
        }
        object.variant { event -> SessionClosed? in
            if case .sessionClosed(let session) = event { SessionClosed(session: session) } else { nil }
        }
        object.variant { event -> RequestRefused? in
            guard case .requestRefused(let session, let method, let error) = event else { return nil }
            return RequestRefused(session: session, method: method, error: error)
        }
        object.variant { event -> WatchLagged? in
            if case .watchLagged(let session) = event { WatchLagged(session: session) } else { nil }
        }
        object.variant { event -> StoreFailed? in
            if case .storeFailed(let reason) = event { StoreFailed(reason: reason) } else { nil }
        }
        object.variant { event -> EntryQuarantined? in
            guard case .entryQuarantined(let entry, let type, let reason) = event else { return nil }
            return EntryQuarantined(entry: entry, type: type, reason: reason)
        }
        object.variant { $0.aboutModule }
        object.variant { $0.aboutProvider }
        object.variant { $0.aboutGuard }
        object.variant { $0.aboutSequence }
    }
}

private struct SessionOpened: WireObject {
    let session: SessionID

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.constant("kind", "session.opened", "A client has connected.")
        object.member("session", "Its connection.") { $0.session }
    }
}

private struct SessionClosed: WireObject {
    let session: SessionID

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.constant("kind", "session.closed", "A connection is closed.")
        object.member("session", "The connection.") { $0.session }
    }
}

private struct RequestRefused: WireObject {
    let session: SessionID
    let method: Method
    let error: String

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.constant("kind", "request.refused", "A request was refused.")
        object.member("session", "The connection that made it.") { $0.session }
        object.member("method", "The request's method.") { $0.method.rawValue }
        object.member("error", "The error's name.") { $0.error }
    }
}

private struct WatchLagged: WireObject {
    let session: SessionID

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.constant("kind", "watch.lagged", "A watch is too slow and gets the state instead of changes.")
        object.member("session", "The connection that watches.") { $0.session }
    }
}

private struct StoreFailed: WireObject {
    let reason: String

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.constant("kind", "store.failed", "The store could not write changes, so they did not happen.")
        object.member("reason", "Why, in the words of the system.") { $0.reason }
    }
}

private struct EntryQuarantined: WireObject {
    let entry: EntryID
    let type: String
    let reason: QuarantineReason

    private var rule: PathRule.Part? { if case .rule(let violation) = reason { violation.part } else { nil } }
    private var misfit: JSONSchemaViolation? {
        if case .arguments(let violation) = reason { violation } else { nil }
    }

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.constant(
            "kind",
            "entry.quarantined",
            "A restored entry breaks a rule or has unfit arguments, and is marked."
        )
        object.member("entry", "The entry.") { $0.entry }
        object.member("type", "Its type.") { $0.type }
        object.optional("rule", "The part of the rule that is broken, when it is a rule.") { $0.rule }
        object.optional("path", "Where in the arguments, as a JSON Pointer, when they do not fit.") { $0.misfit?.path }
        object.optional("keyword", "The keyword of the schema that they do not fit.") { $0.misfit?.keyword }
    }
}

/// `event`: something that happened besides changes.
package struct EventNotification: NotificationDefinition {
    package static let name: StaticString = "event"
    package static let summary = """
        Something happened besides changes. It goes to watches that asked for events up to its level, and is left out for a reader that is behind.
        """

    let watch: Int
    let scene: String
    let event: HostEvent

    package init(watch: Int, scene: String, _ event: HostEvent) {
        (self.watch, self.scene, self.event) = (watch, scene, event)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("watch", "The watch's number on this connection.") { $0.watch }
        object.member("scene", "The scene that the watch is for.") { $0.scene }
        object.member("level", "How important it is.") { $0.event.level }
        object.include { $0.event }
    }
}
