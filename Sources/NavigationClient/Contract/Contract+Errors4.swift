// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The data of `denied`.
    public struct DeniedData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The guard.
        public let `guard`: String
        /// Its name for people.
        public let guardName: String
        /// The guard's module, or that of its session when it has exactly one.
        public let module: String?
        /// The step that it denies.
        public let on: GuardOn
        /// Why, for people.
        public let reason: String?
        /// True when the guard did not answer, and its default holds.
        public let byDefault: Bool?
        /// True when the guard's module is away.
        public let away: Bool?
        /// True when the guard is not asked for a while, because it missed its deadlines.
        public let paused: Bool?
        /// Seconds until a request is put to a paused guard again.
        public let retryAfter: Double?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "DeniedData")
            name = try object.value("name")
            `guard` = try object.value("guard")
            guardName = try object.value("guardName")
            module = try object.valueIfGiven("module")
            on = try object.value("on")
            reason = try object.valueIfGiven("reason")
            byDefault = try object.valueIfGiven("byDefault")
            away = try object.valueIfGiven("away")
            paused = try object.valueIfGiven("paused")
            retryAfter = try object.valueIfGiven("retryAfter")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("guard", `guard`)
            object.add("guardName", guardName)
            object.addIfGiven("module", module)
            object.add("on", on)
            object.addIfGiven("reason", reason)
            object.addIfGiven("byDefault", byDefault)
            object.addIfGiven("away", away)
            object.addIfGiven("paused", paused)
            object.addIfGiven("retryAfter", retryAfter)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `redirect_loop`.
    public struct RedirectLoopData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// Where the request wanted to go, and where guards sent it.
        public let chain: [Redirection]
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RedirectLoopData")
            name = try object.value("name")
            chain = try object.value("chain")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("chain", chain)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `unknown_guard`.
    public struct UnknownGuardData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The id that the request gave.
        public let `guard`: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "UnknownGuardData")
            name = try object.value("name")
            `guard` = try object.value("guard")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("guard", `guard`)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `no_receiver`.
    public struct NoReceiverData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The name of the value.
        public let value: String?
        /// The destination type.
        public let type: String?
        /// The route.
        public let route: String?
        /// The known name that is most like it.
        public let nearest: String?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "NoReceiverData")
            name = try object.value("name")
            value = try object.valueIfGiven("value")
            type = try object.valueIfGiven("type")
            route = try object.valueIfGiven("route")
            nearest = try object.valueIfGiven("nearest")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.addIfGiven("value", value)
            object.addIfGiven("type", type)
            object.addIfGiven("route", route)
            object.addIfGiven("nearest", nearest)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `receiver_gone`.
    public struct ReceiverGoneData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The receiver.
        public let receiver: String
        /// Its session.
        public let session: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ReceiverGoneData")
            name = try object.value("name")
            receiver = try object.value("receiver")
            session = try object.value("session")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("receiver", receiver)
            object.add("session", session)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `receiver_timeout`.
    public struct ReceiverTimeoutData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The receiver.
        public let receiver: String
        /// Its session.
        public let session: String
        /// Seconds that it had.
        public let timeout: Double
        /// The questions that it was waiting for.
        public let waitingFor: [QuestionLink]
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ReceiverTimeoutData")
            name = try object.value("name")
            receiver = try object.value("receiver")
            session = try object.value("session")
            timeout = try object.value("timeout")
            waitingFor = try object.value("waitingFor")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("receiver", receiver)
            object.add("session", session)
            object.add("timeout", timeout)
            object.add("waitingFor", waitingFor)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `receiver_error`.
    public struct ReceiverErrorData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The receiver.
        public let receiver: String
        /// Its session.
        public let session: String
        /// The error that it answered.
        public let error: JSONPayload?
        /// The problem with its answer.
        public let reason: String?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ReceiverErrorData")
            name = try object.value("name")
            receiver = try object.value("receiver")
            session = try object.value("session")
            error = try object.valueIfGiven("error")
            reason = try object.valueIfGiven("reason")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("receiver", receiver)
            object.add("session", session)
            object.addIfGiven("error", error)
            object.addIfGiven("reason", reason)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `unknown_receiver`.
    public struct UnknownReceiverData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The id that the request gave.
        public let receiver: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "UnknownReceiverData")
            name = try object.value("name")
            receiver = try object.value("receiver")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("receiver", receiver)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `unknown_sequence`.
    public struct UnknownSequenceData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The id that the request gave.
        public let sequence: String
        /// The scene of the sequence that the error ended.
        public let scene: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "UnknownSequenceData")
            name = try object.value("name")
            sequence = try object.value("sequence")
            scene = try object.valueIfGiven("scene")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("sequence", sequence)
            object.addIfGiven("scene", scene)
            return object.payload
        }
    }

    /// The data of `cannot_wait`.
    public struct CannotWaitData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The method.
        public let method: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "CannotWaitData")
            name = try object.value("name")
            method = try object.value("method")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("method", method)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `url_invalid`.
    public struct URLInvalidData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The URL.
        public let url: String
        /// The problem, for people.
        public let reason: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "URLInvalidData")
            name = try object.value("name")
            url = try object.value("url")
            reason = try object.value("reason")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("url", url)
            object.add("reason", reason)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `url_unknown`.
    public struct URLUnknownData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The URL.
        public let url: String?
        /// The pattern that the request gave.
        public let pattern: String?
        /// The known name that is most like it.
        public let nearest: String?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "URLUnknownData")
            name = try object.value("name")
            url = try object.valueIfGiven("url")
            pattern = try object.valueIfGiven("pattern")
            nearest = try object.valueIfGiven("nearest")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.addIfGiven("url", url)
            object.addIfGiven("pattern", pattern)
            object.addIfGiven("nearest", nearest)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `url_conflict`.
    public struct URLConflictData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The pattern.
        public let pattern: String
        /// Its module.
        public let module: String
        /// The pattern that fits the same URLs.
        public let other: ConflictingPattern
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "URLConflictData")
            name = try object.value("name")
            pattern = try object.value("pattern")
            module = try object.value("module")
            other = try object.value("other")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("pattern", pattern)
            object.add("module", module)
            object.add("other", other)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `url_pattern_invalid`.
    public struct URLPatternInvalidData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The pattern.
        public let pattern: String
        /// The problem, for people.
        public let reason: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "URLPatternInvalidData")
            name = try object.value("name")
            pattern = try object.value("pattern")
            reason = try object.value("reason")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("pattern", pattern)
            object.add("reason", reason)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `url_no_link`.
    public struct URLNoLinkData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The type that is shown last.
        public let type: String?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "URLNoLinkData")
            name = try object.value("name")
            type = try object.valueIfGiven("type")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.addIfGiven("type", type)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `not_flow_owner`.
    public struct NotFlowOwnerData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The flow.
        public let flow: String
        /// The module that drives it.
        public let module: String?
        /// The session that drives it.
        public let session: String?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "NotFlowOwnerData")
            name = try object.value("name")
            flow = try object.value("flow")
            module = try object.valueIfGiven("module")
            session = try object.valueIfGiven("session")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("flow", flow)
            object.addIfGiven("module", module)
            object.addIfGiven("session", session)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }
}
