// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A form of ``EventNotification``.
    public struct EventNotificationSequenceStep: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The scene that the watch is for.
        public let scene: String
        /// How important it is.
        public let level: Verbosity
        /// The sequence's id.
        public let sequence: String
        /// The value's place in the sequence, from 0.
        public let index: Int
        /// Its outcome.
        public let outcome: String
        /// The receiver that took it.
        public let receiver: String?
        /// The error's name.
        public let error: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationSequenceStep")
            try object.require("kind", "sequence.step")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            sequence = try object.value("sequence")
            index = try object.value("index")
            outcome = try object.value("outcome")
            receiver = try object.valueIfGiven("receiver")
            error = try object.valueIfGiven("error")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "sequence.step")
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("level", level)
            object.add("sequence", sequence)
            object.add("index", index)
            object.add("outcome", outcome)
            object.addIfGiven("receiver", receiver)
            object.addIfGiven("error", error)
            return object.payload
        }
    }

    /// A form of ``EventNotification``.
    public struct EventNotificationSequencePaused: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The scene that the watch is for.
        public let scene: String
        /// How important it is.
        public let level: Verbosity
        /// The sequence's id.
        public let sequence: String

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationSequencePaused")
            try object.require("kind", "sequence.paused")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            sequence = try object.value("sequence")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "sequence.paused")
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("level", level)
            object.add("sequence", sequence)
            return object.payload
        }
    }

    /// A form of ``EventNotification``.
    public struct EventNotificationSequenceResumed: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The scene that the watch is for.
        public let scene: String
        /// How important it is.
        public let level: Verbosity
        /// The sequence's id.
        public let sequence: String
        /// The session that made the request.
        public let by: String

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationSequenceResumed")
            try object.require("kind", "sequence.resumed")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            sequence = try object.value("sequence")
            by = try object.value("by")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "sequence.resumed")
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("level", level)
            object.add("sequence", sequence)
            object.add("by", by)
            return object.payload
        }
    }

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
}
