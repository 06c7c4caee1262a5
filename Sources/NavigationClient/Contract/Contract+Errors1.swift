// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// Members that the data of every error may have.
    public struct ErrorContext: Equatable, Sendable, ContractValue {
        /// The place of the refused operation in a transaction or a plan, from 0.
        public let operation: Int?
        /// The type that the request named, when a mapping led to another.
        public let mappedFrom: String?
        /// The list of a module's registration that the refused part is in.
        public let list: String?
        /// The place in that sequence or list, from 0.
        public let index: Int?
        /// The outcome of every value of that sequence.
        public let steps: [SequenceStep]?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ErrorContext")
            operation = try object.valueIfGiven("operation")
            mappedFrom = try object.valueIfGiven("mappedFrom")
            list = try object.valueIfGiven("list")
            index = try object.valueIfGiven("index")
            steps = try object.valueIfGiven("steps")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.addIfGiven("operation", operation)
            object.addIfGiven("mappedFrom", mappedFrom)
            object.addIfGiven("list", list)
            object.addIfGiven("index", index)
            object.addIfGiven("steps", steps)
            return object.payload
        }
    }

    /// The data of `parse_error`.
    public struct ParseErrorData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The byte of the line where it shows, from 0.
        public let offset: Int
        /// The problem, for people.
        public let reason: String
        /// The number of the line on this connection, from 1.
        public let line: Int
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ParseErrorData")
            name = try object.value("name")
            offset = try object.value("offset")
            reason = try object.value("reason")
            line = try object.value("line")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("offset", offset)
            object.add("reason", reason)
            object.add("line", line)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `invalid_request`.
    public struct InvalidRequestData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The number of the line on this connection, from 1, when its id is not known.
        public let line: Int?
        /// The id of the other request, which goes on.
        public let id: JSONPayload?
        /// The member that is there twice.
        public let member: String?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "InvalidRequestData")
            name = try object.value("name")
            line = try object.valueIfGiven("line")
            id = try object.valueIfGiven("id")
            member = try object.valueIfGiven("member")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.addIfGiven("line", line)
            object.addIfGiven("id", id)
            object.addIfGiven("member", member)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `method_not_found`.
    public struct MethodNotFoundData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The name that the request gave.
        public let method: String
        /// The known name that is most like it.
        public let nearest: String?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "MethodNotFoundData")
            name = try object.value("name")
            method = try object.value("method")
            nearest = try object.valueIfGiven("nearest")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("method", method)
            object.addIfGiven("nearest", nearest)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `invalid_params`.
    public struct InvalidParamsData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The parameter that is wrong.
        public let parameter: String?
        /// The value or form that it must have.
        public let expected: String?
        /// The known name that is most like it.
        public let nearest: String?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "InvalidParamsData")
            name = try object.value("name")
            parameter = try object.valueIfGiven("parameter")
            expected = try object.valueIfGiven("expected")
            nearest = try object.valueIfGiven("nearest")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.addIfGiven("parameter", parameter)
            object.addIfGiven("expected", expected)
            object.addIfGiven("nearest", nearest)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `internal_error`.
    public struct InternalErrorData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "InternalErrorData")
            name = try object.value("name")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `line_too_long`.
    public struct LineTooLongData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The limit, in bytes.
        public let limit: Int
        /// The number of the line on this connection, from 1, when its id is not known.
        public let line: Int?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "LineTooLongData")
            name = try object.value("name")
            limit = try object.value("limit")
            line = try object.valueIfGiven("line")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("limit", limit)
            object.addIfGiven("line", line)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `too_deep`.
    public struct TooDeepData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// How deep arrays and objects may be nested.
        public let limit: Int
        /// The number of the line on this connection, from 1, when its id is not known.
        public let line: Int?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "TooDeepData")
            name = try object.value("name")
            limit = try object.value("limit")
            line = try object.valueIfGiven("line")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("limit", limit)
            object.addIfGiven("line", line)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `answer_too_large`.
    public struct AnswerTooLargeData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// How many bytes the answers before it in the batch have.
        public let bytes: Int?
        /// The limit, in bytes.
        public let limit: Int
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "AnswerTooLargeData")
            name = try object.value("name")
            bytes = try object.valueIfGiven("bytes")
            limit = try object.value("limit")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.addIfGiven("bytes", bytes)
            object.add("limit", limit)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `limit_reached`.
    public struct LimitReachedData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The name of the limit.
        public let limit: String
        /// The limit.
        public let value: Int
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "LimitReachedData")
            name = try object.value("name")
            limit = try object.value("limit")
            value = try object.value("value")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("limit", limit)
            object.add("value", value)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }
}
