// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A form that several parts of the contract have.
    public struct Cause: Equatable, Sendable, ContractValue {
        /// The request's method, or `session.ended`, `host.started` or `time.passed`.
        public var method: String
        /// The session that made the request, or that ended.
        public var session: String?
        /// The name that the session gave itself in `hello`, with its version.
        public var client: String?
        /// The module of that session, when it has exactly one.
        public var module: String?
        /// The request's id, as it was written.
        public var request: JSONPayload?
        /// The entry that the request came from.
        public var fromEntry: String?
        /// The identity that asked, by the access document.
        public var identity: String?
        /// True when a person asked, as the client says.
        public var byPerson: Bool?
        /// When it happened: milliseconds since 1970 (UTC). Changes of an older host have none.
        public var time: Int?
        /// The change's place in the distributed trace of the request, when it has one.
        public var traceparent: String?

        /// Has these members; one that is nil is left out.
        public init(
            method: String,
            session: String? = nil,
            client: String? = nil,
            module: String? = nil,
            request: JSONPayload? = nil,
            fromEntry: String? = nil,
            identity: String? = nil,
            byPerson: Bool? = nil,
            time: Int? = nil,
            traceparent: String? = nil
        ) {
            self.method = method
            self.session = session
            self.client = client
            self.module = module
            self.request = request
            self.fromEntry = fromEntry
            self.identity = identity
            self.byPerson = byPerson
            self.time = time
            self.traceparent = traceparent
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "Cause")
            method = try object.value("method")
            session = try object.valueIfGiven("session")
            client = try object.valueIfGiven("client")
            module = try object.valueIfGiven("module")
            request = try object.valueIfGiven("request")
            fromEntry = try object.valueIfGiven("fromEntry")
            identity = try object.valueIfGiven("identity")
            byPerson = try object.valueIfGiven("byPerson")
            time = try object.valueIfGiven("time")
            traceparent = try object.valueIfGiven("traceparent")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("method", method)
            object.addIfGiven("session", session)
            object.addIfGiven("client", client)
            object.addIfGiven("module", module)
            object.addIfGiven("request", request)
            object.addIfGiven("fromEntry", fromEntry)
            object.addIfGiven("identity", identity)
            object.addIfGiven("byPerson", byPerson)
            object.addIfGiven("time", time)
            object.addIfGiven("traceparent", traceparent)
            return object.payload
        }
    }

    /// A form of ``OutcomeResult``.
    public struct OutcomeResultEntry: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The revision that settled it.
        public let revision: Int
        /// The cause of the revision.
        public let by: Cause
        /// The entry that the request showed.
        public let entry: String
        /// The outcome of the entry.
        public let outcome: OutcomeResultEntryOutcome
        /// The answer that a person chose, of an alert or a dialog.
        public let answer: String?
        /// The value that the entry closed with.
        public let value: JSONPayload?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "OutcomeResultEntry")
            scene = try object.value("scene")
            revision = try object.value("revision")
            by = try object.value("by")
            entry = try object.value("entry")
            outcome = try object.value("outcome")
            answer = try object.valueIfGiven("answer")
            value = try object.valueIfGiven("value")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("by", by)
            object.add("entry", entry)
            object.add("outcome", outcome)
            object.addIfGiven("answer", answer)
            object.addIfGiven("value", value)
            return object.payload
        }
    }

    /// A form of ``OutcomeResult``.
    public struct OutcomeResultFlow: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The revision that settled it.
        public let revision: Int
        /// The cause of the revision.
        public let by: Cause
        /// The flow that the request started.
        public let flow: String
        /// How the flow ended.
        public let outcome: OutcomeResultFlowOutcome
        /// The value that the flow was completed with.
        public let value: JSONPayload?
        /// Why the flow was cancelled or failed, for people.
        public let reason: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "OutcomeResultFlow")
            scene = try object.value("scene")
            revision = try object.value("revision")
            by = try object.value("by")
            flow = try object.value("flow")
            outcome = try object.value("outcome")
            value = try object.valueIfGiven("value")
            reason = try object.valueIfGiven("reason")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("by", by)
            object.add("flow", flow)
            object.add("outcome", outcome)
            object.addIfGiven("value", value)
            object.addIfGiven("reason", reason)
            return object.payload
        }
    }

    /// A form of ``NavigateResult``.
    public enum OutcomeResult: Equatable, Sendable, ContractValue {
        /// The form of ``OutcomeResultEntry``.
        case entry(OutcomeResultEntry)
        /// The form of ``OutcomeResultFlow``.
        case flow(OutcomeResultFlow)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let shape = ContractShape(payload)
            switch true {
            case shape.hasAll(["scene", "revision", "by", "entry", "outcome"]):
                self = .entry(try .init(reading: payload))
            case shape.hasAll(["scene", "revision", "by", "flow", "outcome"]):
                self = .flow(try .init(reading: payload))
            default: self = .unknown(payload)
            }
        }

        package var encoded: JSONPayload {
            switch self {
            case .entry(let value): value.encoded
            case .flow(let value): value.encoded
            case .unknown(let payload): payload
            }
        }

        /// The scene's name. Nil in a form without it.
        public var scene: String? {
            switch self {
            case .entry(let value): value.scene
            case .flow(let value): value.scene
            default: nil
            }
        }

        /// The revision that settled it. Nil in a form without it.
        public var revision: Int? {
            switch self {
            case .entry(let value): value.revision
            case .flow(let value): value.revision
            default: nil
            }
        }

        /// The cause of the revision. Nil in a form without it.
        public var by: Cause? {
            switch self {
            case .entry(let value): value.by
            case .flow(let value): value.by
            default: nil
            }
        }

        /// The entry that the request showed. Nil in a form without it.
        public var entry: String? {
            switch self {
            case .entry(let value): value.entry
            default: nil
            }
        }

        /// The outcome of the entry. Nil in a form without it.
        public var outcome: String? {
            switch self {
            case .entry(let value): value.outcome.rawValue
            case .flow(let value): value.outcome.rawValue
            default: nil
            }
        }

        /// The answer that a person chose, of an alert or a dialog. Nil in a form without it.
        public var answer: String? {
            switch self {
            case .entry(let value): value.answer
            default: nil
            }
        }

        /// The value that the entry closed with. Nil in a form without it.
        public var value: JSONPayload? {
            switch self {
            case .entry(let value): value.value
            case .flow(let value): value.value
            default: nil
            }
        }

        /// The flow that the request started. Nil in a form without it.
        public var flow: String? {
            switch self {
            case .flow(let value): value.flow
            default: nil
            }
        }

        /// Why the flow was cancelled or failed, for people. Nil in a form without it.
        public var reason: String? {
            switch self {
            case .flow(let value): value.reason
            default: nil
            }
        }
    }
}
