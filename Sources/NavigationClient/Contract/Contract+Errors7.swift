// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ReceiverTimeoutData")
            name = try object.value("name")
            receiver = try object.value("receiver")
            session = try object.value("session")
            timeout = try object.value("timeout")
            waitingFor = try object.value("waitingFor")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ReceiverErrorData")
            name = try object.value("name")
            receiver = try object.value("receiver")
            session = try object.value("session")
            error = try object.valueIfGiven("error")
            reason = try object.valueIfGiven("reason")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "UnknownReceiverData")
            name = try object.value("name")
            receiver = try object.value("receiver")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "UnknownSequenceData")
            name = try object.value("name")
            sequence = try object.value("sequence")
            scene = try object.valueIfGiven("scene")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "CannotWaitData")
            name = try object.value("name")
            method = try object.value("method")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "URLInvalidData")
            name = try object.value("name")
            url = try object.value("url")
            reason = try object.value("reason")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "URLUnknownData")
            name = try object.value("name")
            url = try object.valueIfGiven("url")
            pattern = try object.valueIfGiven("pattern")
            nearest = try object.valueIfGiven("nearest")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "URLConflictData")
            name = try object.value("name")
            pattern = try object.value("pattern")
            module = try object.value("module")
            other = try object.value("other")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "URLPatternInvalidData")
            name = try object.value("name")
            pattern = try object.value("pattern")
            reason = try object.value("reason")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "URLNoLinkData")
            name = try object.value("name")
            type = try object.valueIfGiven("type")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.addIfGiven("type", type)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }
}
