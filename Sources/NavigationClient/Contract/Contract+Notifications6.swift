// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
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

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "HostChangedNotification")
            watch = try object.value("watch")
            revision = try object.value("revision")
            cause = try object.value("cause")
            changes = try object.value("changes")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "HostLaggedNotification")
            watch = try object.value("watch")
            revision = try object.value("revision")
            snapshot = try object.value("snapshot")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "QuestionEndedNotification")
            question = try object.value("question")
            reason = try object.value("reason")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ModuleLostNotification")
            module = try object.value("module")
            session = try object.value("session")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "GuardPauseNotification")
            `guard` = try object.value("guard")
            name = try object.value("name")
            paused = try object.value("paused")
            misses = try object.valueIfGiven("misses")
            retryAfter = try object.valueIfGiven("retryAfter")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "AccessChangedNotification")
            identity = try object.valueIfGiven("identity")
            watches = try object.value("watches")
            monitors = try object.value("monitors")
            guards = try object.value("guards")
            attachments = try object.value("attachments")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
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

        package var encoded: JSONPayload {
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
}
