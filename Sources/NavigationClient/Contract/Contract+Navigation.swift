// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A form that several parts of the contract have.
    public struct Cause: Equatable, Sendable, ContractValue {
        /// The request's method, or `session.ended`, `host.started` or `time.passed`.
        public let method: String
        /// The session that made the request, or that ended.
        public let session: String?
        /// The name that the session gave itself in `hello`, with its version.
        public let client: String?
        /// The module of that session, when it has exactly one.
        public let module: String?
        /// The request's id, as it was written.
        public let request: JSONPayload?
        /// The entry that the request came from.
        public let fromEntry: String?
        /// The identity that asked, by the access document.
        public let identity: String?
        /// True when a person asked, as the client says.
        public let byPerson: Bool?
        /// When it happened: milliseconds since 1970 (UTC). Changes of an older host have none.
        public let time: Int?
        /// The change's place in the distributed trace of the request, when it has one.
        public let traceparent: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
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

        var encoded: JSONPayload {
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

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "OutcomeResultEntry")
            scene = try object.value("scene")
            revision = try object.value("revision")
            by = try object.value("by")
            entry = try object.value("entry")
            outcome = try object.value("outcome")
            answer = try object.valueIfGiven("answer")
            value = try object.valueIfGiven("value")
        }

        var encoded: JSONPayload {
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

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "OutcomeResultFlow")
            scene = try object.value("scene")
            revision = try object.value("revision")
            by = try object.value("by")
            flow = try object.value("flow")
            outcome = try object.value("outcome")
            value = try object.valueIfGiven("value")
            reason = try object.valueIfGiven("reason")
        }

        var encoded: JSONPayload {
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

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let shape = ContractShape(payload)
            switch true {
            case shape.hasAll(["scene", "revision", "by", "entry", "outcome"]):
                self = .entry(try .init(reading: payload))
            case shape.hasAll(["scene", "revision", "by", "flow", "outcome"]):
                self = .flow(try .init(reading: payload))
            default: self = .unknown(payload)
            }
        }

        var encoded: JSONPayload {
            switch self {
            case .entry(let value): value.encoded
            case .flow(let value): value.encoded
            case .unknown(let payload): payload
            }
        }
    }

    /// The result of `navigate`. The navigator and the entry that show the destination now.
    public enum NavigateResult: Equatable, Sendable, ContractValue {
        /// The form of ``ShownResult``.
        case shown(ShownResult)
        /// The form of ``OutcomeResult``.
        case outcome(OutcomeResult)
        /// The form of ``SequenceResult``.
        case sequence(SequenceResult)
        /// The form of ``RedirectedResult``.
        case redirected(RedirectedResult)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let shape = ContractShape(payload)
            switch true {
            case shape.hasAll(["scene", "revision", "by", "entry", "outcome"]):
                self = .outcome(try .init(reading: payload))
            case shape.hasAll(["scene", "revision", "by", "flow", "outcome"]):
                self = .outcome(try .init(reading: payload))
            case shape.hasAll(["scene", "revision", "changed", "navigator", "redirected"]):
                self = .redirected(try .init(reading: payload))
            case shape.hasAll(["scene", "revision", "changed", "navigator"]):
                self = .shown(try .init(reading: payload))
            case shape.hasAll(["scene", "sequence", "outcome", "steps"]):
                self = .sequence(try .init(reading: payload))
            default: self = .unknown(payload)
            }
        }

        var encoded: JSONPayload {
            switch self {
            case .shown(let value): value.encoded
            case .outcome(let value): value.encoded
            case .sequence(let value): value.encoded
            case .redirected(let value): value.encoded
            case .unknown(let payload): payload
            }
        }
    }

    /// The result of `push`. The navigator and the entry that show the destination now.
    public enum PushResult: Equatable, Sendable, ContractValue {
        /// The form of ``ShownResult``.
        case shown(ShownResult)
        /// The form of ``OutcomeResult``.
        case outcome(OutcomeResult)
        /// The form of ``RedirectedResult``.
        case redirected(RedirectedResult)
        /// The form of ``SequenceResult``.
        case sequence(SequenceResult)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let shape = ContractShape(payload)
            switch true {
            case shape.hasAll(["scene", "revision", "by", "entry", "outcome"]):
                self = .outcome(try .init(reading: payload))
            case shape.hasAll(["scene", "revision", "by", "flow", "outcome"]):
                self = .outcome(try .init(reading: payload))
            case shape.hasAll(["scene", "revision", "changed", "navigator", "redirected"]):
                self = .redirected(try .init(reading: payload))
            case shape.hasAll(["scene", "revision", "changed", "navigator"]):
                self = .shown(try .init(reading: payload))
            case shape.hasAll(["scene", "sequence", "outcome", "steps"]):
                self = .sequence(try .init(reading: payload))
            default: self = .unknown(payload)
            }
        }

        var encoded: JSONPayload {
            switch self {
            case .shown(let value): value.encoded
            case .outcome(let value): value.encoded
            case .redirected(let value): value.encoded
            case .sequence(let value): value.encoded
            case .unknown(let payload): payload
            }
        }
    }
}
