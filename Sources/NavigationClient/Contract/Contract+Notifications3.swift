// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A form of ``EventNotification``.
    public struct EventNotificationSequenceEnded: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The scene that the watch is for.
        public let scene: String
        /// How important it is.
        public let level: Verbosity
        /// The sequence's id.
        public let sequence: String
        /// How it ended.
        public let outcome: String
        /// The error's name.
        public let error: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationSequenceEnded")
            try object.require("kind", "sequence.ended")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            sequence = try object.value("sequence")
            outcome = try object.value("outcome")
            error = try object.valueIfGiven("error")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "sequence.ended")
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("level", level)
            object.add("sequence", sequence)
            object.add("outcome", outcome)
            object.addIfGiven("error", error)
            return object.payload
        }
    }

    /// The parameters of the notification `event`. Something happened besides changes. It goes to watches that
    /// asked for events up to its level, and is left out for a reader that is behind.
    public enum EventNotification: Equatable, Sendable, ContractValue {
        /// `kind` is `session.opened`. A client has connected.
        case sessionOpened(EventNotificationSessionOpened)
        /// `kind` is `session.closed`. A connection is closed.
        case sessionClosed(EventNotificationSessionClosed)
        /// `kind` is `request.refused`. A request was refused.
        case requestRefused(EventNotificationRequestRefused)
        /// `kind` is `watch.lagged`. A watch is too slow and gets the state instead of changes.
        case watchLagged(EventNotificationWatchLagged)
        /// `kind` is `store.failed`. The store could not write changes, so they did not happen.
        case storeFailed(EventNotificationStoreFailed)
        /// `kind` is `entry.quarantined`. A restored entry breaks a rule or has unfit arguments, and is marked.
        case entryQuarantined(EventNotificationEntryQuarantined)
        /// `kind` is `module.registered`. A module has registered types.
        case moduleRegistered(EventNotificationModuleRegistered)
        /// `kind` is `module.unregistered`. A module does not provide these types any more.
        case moduleUnregistered(EventNotificationModuleUnregistered)
        /// `kind` is `module.starting`. The host starts the process of a module.
        case moduleStarting(EventNotificationModuleStarting)
        /// `kind` is `module.started`. The process of a module has started.
        case moduleStarted(EventNotificationModuleStarted)
        /// `kind` is `module.exited`. The process of a module has ended.
        case moduleExited(EventNotificationModuleExited)
        /// `kind` is `module.failed`. A module that the host starts did not come, or ended.
        case moduleFailed(EventNotificationModuleFailed)
        /// `kind` is `provider.failed`. A module did not answer a question as it should.
        case providerFailed(EventNotificationProviderFailed)
        /// `kind` is `migration.failed`. A module could not bring arguments into their new form.
        case migrationFailed(EventNotificationMigrationFailed)
        /// `kind` is `guard.paused`. A guard misses its deadlines and is not asked for a while.
        case guardPaused(EventNotificationGuardPaused)
        /// `kind` is `guard.resumed`. A guard that was paused has answered in time and is asked again.
        case guardResumed(EventNotificationGuardResumed)
        /// `kind` is `sequence.started`. A sequence begins.
        case sequenceStarted(EventNotificationSequenceStarted)
        /// `kind` is `sequence.step`. A value of a sequence is done.
        case sequenceStep(EventNotificationSequenceStep)
        /// `kind` is `sequence.paused`. A sequence waits until a request resumes it.
        case sequencePaused(EventNotificationSequencePaused)
        /// `kind` is `sequence.resumed`. A request has resumed a sequence.
        case sequenceResumed(EventNotificationSequenceResumed)
        /// `kind` is `sequence.ended`. A sequence is over.
        case sequenceEnded(EventNotificationSequenceEnded)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            switch try ContractShape(payload).word("kind") {
            case "session.opened": self = .sessionOpened(try .init(reading: payload))
            case "session.closed": self = .sessionClosed(try .init(reading: payload))
            case "request.refused": self = .requestRefused(try .init(reading: payload))
            case "watch.lagged": self = .watchLagged(try .init(reading: payload))
            case "store.failed": self = .storeFailed(try .init(reading: payload))
            case "entry.quarantined": self = .entryQuarantined(try .init(reading: payload))
            case "module.registered": self = .moduleRegistered(try .init(reading: payload))
            case "module.unregistered": self = .moduleUnregistered(try .init(reading: payload))
            case "module.starting": self = .moduleStarting(try .init(reading: payload))
            case "module.started": self = .moduleStarted(try .init(reading: payload))
            case "module.exited": self = .moduleExited(try .init(reading: payload))
            case "module.failed": self = .moduleFailed(try .init(reading: payload))
            case "provider.failed": self = .providerFailed(try .init(reading: payload))
            case "migration.failed": self = .migrationFailed(try .init(reading: payload))
            case "guard.paused": self = .guardPaused(try .init(reading: payload))
            case "guard.resumed": self = .guardResumed(try .init(reading: payload))
            case "sequence.started": self = .sequenceStarted(try .init(reading: payload))
            case "sequence.step": self = .sequenceStep(try .init(reading: payload))
            case "sequence.paused": self = .sequencePaused(try .init(reading: payload))
            case "sequence.resumed": self = .sequenceResumed(try .init(reading: payload))
            case "sequence.ended": self = .sequenceEnded(try .init(reading: payload))
            default: self = .unknown(payload)
            }
        }

        var encoded: JSONPayload {
            switch self {
            case .sessionOpened(let value): value.encoded
            case .sessionClosed(let value): value.encoded
            case .requestRefused(let value): value.encoded
            case .watchLagged(let value): value.encoded
            case .storeFailed(let value): value.encoded
            case .entryQuarantined(let value): value.encoded
            case .moduleRegistered(let value): value.encoded
            case .moduleUnregistered(let value): value.encoded
            case .moduleStarting(let value): value.encoded
            case .moduleStarted(let value): value.encoded
            case .moduleExited(let value): value.encoded
            case .moduleFailed(let value): value.encoded
            case .providerFailed(let value): value.encoded
            case .migrationFailed(let value): value.encoded
            case .guardPaused(let value): value.encoded
            case .guardResumed(let value): value.encoded
            case .sequenceStarted(let value): value.encoded
            case .sequenceStep(let value): value.encoded
            case .sequencePaused(let value): value.encoded
            case .sequenceResumed(let value): value.encoded
            case .sequenceEnded(let value): value.encoded
            case .unknown(let payload): payload
            }
        }
    }

    /// The parameters of the notification `signal`. Something happened to what this session showed, established,
    /// bound or started, or to a flow that its module drives. It comes without a watch. For a module that is away
    /// it waits until the module has registered again.
    public struct SignalNotification: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The revision that it belongs to.
        public let revision: Int
        /// The kind of the event.
        public let kind: SignalKind
        /// The navigator that it is about.
        public let navigator: String
        /// The entry that it is about.
        public let entry: String?
        /// The name of the checkpoint, trigger or flow; of an alert, the answer.
        public let name: String?
        /// The value that came with it.
        public let value: JSONPayload?
        /// The flow's id.
        public let flow: String?
        /// The module that drives the flow.
        public let module: String?
        /// Why a flow was cancelled or failed, for people.
        public let reason: String?
        /// The cause; for flows.
        public let by: Cause?
        /// True when it has waited for its module.
        public let kept: Bool?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "SignalNotification")
            scene = try object.value("scene")
            revision = try object.value("revision")
            kind = try object.value("kind")
            navigator = try object.value("navigator")
            entry = try object.valueIfGiven("entry")
            name = try object.valueIfGiven("name")
            value = try object.valueIfGiven("value")
            flow = try object.valueIfGiven("flow")
            module = try object.valueIfGiven("module")
            reason = try object.valueIfGiven("reason")
            by = try object.valueIfGiven("by")
            kept = try object.valueIfGiven("kept")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("kind", kind)
            object.add("navigator", navigator)
            object.addIfGiven("entry", entry)
            object.addIfGiven("name", name)
            object.addIfGiven("value", value)
            object.addIfGiven("flow", flow)
            object.addIfGiven("module", module)
            object.addIfGiven("reason", reason)
            object.addIfGiven("by", by)
            object.addIfGiven("kept", kept)
            return object.payload
        }
    }

    /// The parameters of the notification `hostChanged`. Scenes, modules or renderers of the host have changed.
    /// Each revision comes once, in order, and whole, to every watch of `host.watch`.
    public struct HostChangedNotification: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The new revision of the host.
        public let revision: Int
        /// The cause of the change.
        public let cause: Cause
        /// The changes.
        public let changes: [HostChange]

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "HostChangedNotification")
            watch = try object.value("watch")
            revision = try object.value("revision")
            cause = try object.value("cause")
            changes = try object.value("changes")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("watch", watch)
            object.add("revision", revision)
            object.add("cause", cause)
            object.add("changes", changes)
            return object.payload
        }
    }

    /// The parameters of the notification `hostLagged`. The client read too slowly, so revisions of the host were
    /// left out. The snapshot is the state now; changes go on after it.
    public struct HostLaggedNotification: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The host's present revision.
        public let revision: Int
        /// The scenes, modules and renderers.
        public let snapshot: HostSnapshot

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "HostLaggedNotification")
            watch = try object.value("watch")
            revision = try object.value("revision")
            snapshot = try object.value("snapshot")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("watch", watch)
            object.add("revision", revision)
            object.add("snapshot", snapshot)
            return object.payload
        }
    }

    /// The parameters of the notification `questionEnded`. The host does not wait any longer for the answer to a
    /// question that this session has not answered. It comes once for such a question; an answer after it is
    /// dropped.
    public struct QuestionEndedNotification: Equatable, Sendable, ContractValue {
        /// The question's id.
        public let question: String
        /// Why: the request was cancelled, its client has gone, the question's time is over, the entry or the scene has
        /// gone, or nothing depends on the answer any more.
        public let reason: QuestionEndedNotificationReason

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "QuestionEndedNotification")
            question = try object.value("question")
            reason = try object.value("reason")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("question", question)
            object.add("reason", reason)
            return object.payload
        }
    }

    /// The parameters of the notification `moduleLost`. Another session of the same user has taken over a module of
    /// this one.
    public struct ModuleLostNotification: Equatable, Sendable, ContractValue {
        /// The module's name.
        public let module: String
        /// The session that has it now.
        public let session: String

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ModuleLostNotification")
            module = try object.value("module")
            session = try object.value("session")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("module", module)
            object.add("session", session)
            return object.payload
        }
    }

    /// The parameters of the notification `guardPause`. A guard of this session has missed several deadlines in a
    /// row, so the host does not ask it for a while, and its default verdict holds at once. After `retryAfter`
    /// seconds one request is put to it. An answer in time ends the pause; another miss begins a longer one.
    public struct GuardPauseNotification: Equatable, Sendable, ContractValue {
        /// The guard's id.
        public let `guard`: String
        /// Its name for people.
        public let name: String
        /// Whether a pause begins; else the guard is asked again.
        public let paused: Bool
        /// How many deadlines it has missed in a row, when a pause begins.
        public let misses: Int?
        /// Seconds until one request is put to it, when a pause begins.
        public let retryAfter: Double?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "GuardPauseNotification")
            `guard` = try object.value("guard")
            name = try object.value("name")
            paused = try object.value("paused")
            misses = try object.valueIfGiven("misses")
            retryAfter = try object.valueIfGiven("retryAfter")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("guard", `guard`)
            object.add("name", name)
            object.add("paused", paused)
            object.addIfGiven("misses", misses)
            object.addIfGiven("retryAfter", retryAfter)
            return object.payload
        }
    }

    /// The parameters of the notification `accessChanged`. The rights of this session have changed. The members
    /// name what has ended with them.
    public struct AccessChangedNotification: Equatable, Sendable, ContractValue {
        /// The identity of the session.
        public let identity: String?
        /// Its watches that have ended.
        public let watches: [Int]
        /// Its monitors that have ended.
        public let monitors: [Int]
        /// Its guards that have ended.
        public let guards: [String]
        /// Its locks, mappings and triggers that have ended.
        public let attachments: [String]

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "AccessChangedNotification")
            identity = try object.valueIfGiven("identity")
            watches = try object.value("watches")
            monitors = try object.value("monitors")
            guards = try object.value("guards")
            attachments = try object.value("attachments")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.addIfGiven("identity", identity)
            object.add("watches", watches)
            object.add("monitors", monitors)
            object.add("guards", guards)
            object.add("attachments", attachments)
            return object.payload
        }
    }

    /// The parameters of the notification `traffic`. A line that went in or out on another connection, for a
    /// session that has a monitor.
    public struct TrafficNotification: Equatable, Sendable, ContractValue {
        /// The monitor's number on this connection.
        public let monitor: Int
        /// How many lines were left out before this one.
        public let dropped: Int?
        /// Seconds since the host started.
        public let time: Double
        /// `in` to the host, or `out` of it.
        public let direction: Direction
        /// The connection whose line it is.
        public let session: String
        /// The kind of the line.
        public let kind: TrafficNotificationKind
        /// The method of the line, or of what it answers.
        public let method: String?
        /// The line's id, as it was written.
        public let id: JSONPayload?
        /// How many bytes the line has, without its LF.
        public let bytes: Int
        /// The line, or its first bytes.
        public let line: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "TrafficNotification")
            monitor = try object.value("monitor")
            dropped = try object.valueIfGiven("dropped")
            time = try object.value("time")
            direction = try object.value("direction")
            session = try object.value("session")
            kind = try object.value("kind")
            method = try object.valueIfGiven("method")
            id = try object.valueIfGiven("id")
            bytes = try object.value("bytes")
            line = try object.valueIfGiven("line")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("monitor", monitor)
            object.addIfGiven("dropped", dropped)
            object.add("time", time)
            object.add("direction", direction)
            object.add("session", session)
            object.add("kind", kind)
            object.addIfGiven("method", method)
            object.addIfGiven("id", id)
            object.add("bytes", bytes)
            object.addIfGiven("line", line)
            return object.payload
        }
    }

    /// A notification of the host, with its parameters.
    public enum HostNotification: Equatable, Sendable {
        /// The method is `bye`. The host closes the connection, and says why. Nothing follows.
        case bye(ByeNotification)
        /// The method is `changed`. A watched scene has a new revision. Each revision comes once, in order, and
        /// whole; a watch with a filter gets only those that pass it.
        case changed(ChangedNotification)
        /// The method is `lagged`. The client read too slowly, so revisions were left out. The snapshot is the
        /// state now; changes go on after it.
        case lagged(LaggedNotification)
        /// The method is `watchEnded`. The host has ended a watch. No other notification about it follows.
        case watchEnded(WatchEndedNotification)
        /// The method is `event`. Something happened besides changes. It goes to watches that asked for events up
        /// to its level, and is left out for a reader that is behind.
        case event(EventNotification)
        /// The method is `signal`. Something happened to what this session showed, established, bound or started,
        /// or to a flow that its module drives. It comes without a watch. For a module that is away it waits until
        /// the module has registered again.
        case signal(SignalNotification)
        /// The method is `hostChanged`. Scenes, modules or renderers of the host have changed. Each revision comes
        /// once, in order, and whole, to every watch of `host.watch`.
        case hostChanged(HostChangedNotification)
        /// The method is `hostLagged`. The client read too slowly, so revisions of the host were left out. The
        /// snapshot is the state now; changes go on after it.
        case hostLagged(HostLaggedNotification)
        /// The method is `questionEnded`. The host does not wait any longer for the answer to a question that this
        /// session has not answered. It comes once for such a question; an answer after it is dropped.
        case questionEnded(QuestionEndedNotification)
        /// The method is `moduleLost`. Another session of the same user has taken over a module of this one.
        case moduleLost(ModuleLostNotification)
        /// The method is `guardPause`. A guard of this session has missed several deadlines in a row, so the host
        /// does not ask it for a while, and its default verdict holds at once. After `retryAfter` seconds one
        /// request is put to it. An answer in time ends the pause; another miss begins a longer one.
        case guardPause(GuardPauseNotification)
        /// The method is `accessChanged`. The rights of this session have changed. The members name what has ended
        /// with them.
        case accessChanged(AccessChangedNotification)
        /// The method is `traffic`. A line that went in or out on another connection, for a session that has a
        /// monitor.
        case traffic(TrafficNotification)
        /// Another method, of a newer host.
        case unknown(method: String, parameters: JSONPayload)

        /// Reads the parameters of this method.
        ///
        /// Throws ``NavigationClientError/badAnswer(_:)`` when they are not those of the contract.
        public init(method: String, parameters: JSONPayload) throws(NavigationClientError) {
            switch method {
            case "bye": self = .bye(try .init(reading: parameters))
            case "changed": self = .changed(try .init(reading: parameters))
            case "lagged": self = .lagged(try .init(reading: parameters))
            case "watchEnded": self = .watchEnded(try .init(reading: parameters))
            case "event": self = .event(try .init(reading: parameters))
            case "signal": self = .signal(try .init(reading: parameters))
            case "hostChanged": self = .hostChanged(try .init(reading: parameters))
            case "hostLagged": self = .hostLagged(try .init(reading: parameters))
            case "questionEnded": self = .questionEnded(try .init(reading: parameters))
            case "moduleLost": self = .moduleLost(try .init(reading: parameters))
            case "guardPause": self = .guardPause(try .init(reading: parameters))
            case "accessChanged": self = .accessChanged(try .init(reading: parameters))
            case "traffic": self = .traffic(try .init(reading: parameters))
            default: self = .unknown(method: method, parameters: parameters)
            }
        }
    }
}
