// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A form that several parts of the contract have.
    public struct Owner: Equatable, Sendable, ContractValue {
        /// The session.
        public let session: String
        /// The name that its client gave.
        public let name: String?
        /// Its process.
        public let pid: Int
        /// The user whose process it is.
        public let uid: Int
        /// The host of a fleet on which it is.
        public let host: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "Owner")
            session = try object.value("session")
            name = try object.valueIfGiven("name")
            pid = try object.value("pid")
            uid = try object.value("uid")
            host = try object.valueIfGiven("host")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("session", session)
            object.addIfGiven("name", name)
            object.add("pid", pid)
            object.add("uid", uid)
            object.addIfGiven("host", host)
            return object.payload
        }
    }

    /// The member `navigators` of ``UnknownDestinationData``. The navigators where the type is known.
    public struct Place: Equatable, Sendable, ContractValue {
        /// The scene.
        public let scene: String
        /// The navigator.
        public let navigator: String

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "Place")
            scene = try object.value("scene")
            navigator = try object.value("navigator")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("navigator", navigator)
            return object.payload
        }
    }

    /// The member `other` of ``URLConflictData``. The pattern that fits the same URLs.
    public struct ConflictingPattern: Equatable, Sendable, ContractValue {
        /// The pattern.
        public let pattern: String
        /// Its module.
        public let module: String
        /// The session that has the module; null when it is gone.
        public let owner: Owner?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ConflictingPattern")
            pattern = try object.value("pattern")
            module = try object.value("module")
            owner = try object.value("owner")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("pattern", pattern)
            object.add("module", module)
            object.add("owner", owner)
            return object.payload
        }
    }

    /// A form that several parts of the contract have.
    public struct QuestionLink: Equatable, Sendable, ContractValue {
        /// The question's id.
        public let question: String
        /// The session that waits for the answer.
        public let asker: String?
        /// The session that is asked.
        public let session: String
        /// The module that is asked.
        public let module: String
        /// The destination type that it is about.
        public let type: String?
        /// The entry that it is about.
        public let entry: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "QuestionLink")
            question = try object.value("question")
            asker = try object.valueIfGiven("asker")
            session = try object.value("session")
            module = try object.value("module")
            type = try object.valueIfGiven("type")
            entry = try object.valueIfGiven("entry")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("question", question)
            object.addIfGiven("asker", asker)
            object.add("session", session)
            object.add("module", module)
            object.addIfGiven("type", type)
            object.addIfGiven("entry", entry)
            return object.payload
        }
    }

    /// The member `problems` of ``InvalidStateData``. The problems of the document.
    public struct StateProblem: Equatable, Sendable, ContractValue {
        /// The index of the navigator in the document.
        public let navigator: Int
        /// The place in its path; -1 for its root.
        public let position: Int?
        /// The error there.
        public let error: Error

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "StateProblem")
            navigator = try object.value("navigator")
            position = try object.valueIfGiven("position")
            error = try object.value("error")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("navigator", navigator)
            object.addIfGiven("position", position)
            object.add("error", error)
            return object.payload
        }
    }

    /// The member `error` of ``StateProblem``. The error there.
    public struct Error: Equatable, Sendable, ContractValue {
        /// The error's number.
        public let code: Int
        /// The error in a sentence, for people.
        public let message: String
        /// The part for programs: the error's name, and members as its description says.
        public let data: JSONPayload

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "Error")
            code = try object.value("code")
            message = try object.value("message")
            data = try object.value("data")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("code", code)
            object.add("message", message)
            object.add("data", data)
            return object.payload
        }
    }

    /// One of several forms.
    public enum ReceiverValueAutoResumeChoice: Equatable, Sendable, ContractValue {
        /// A word.
        case word(ReceiverValueAutoResumeWord)
        /// The form of ``ReceiverValueAutoResume``.
        case receiverValueAutoResume(ReceiverValueAutoResume)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let shape = ContractShape(payload)
            switch true {
            case shape.hasAll(["after"]):
                self = .receiverValueAutoResume(try ReceiverValueAutoResume(reading: payload))
            case payload.string != nil: self = .word(try ReceiverValueAutoResumeWord(reading: payload))
            default: self = .unknown(payload)
            }
        }

        package var encoded: JSONPayload {
            switch self {
            case .word(let value): value.encoded
            case .receiverValueAutoResume(let value): value.encoded
            case .unknown(let payload): payload
            }
        }

        /// The word `auto`.
        public static var auto: Self { .word(.auto) }

        /// The word `immediately`.
        public static var immediately: Self { .word(.immediately) }

        /// The word `pause`.
        public static var pause: Self { .word(.pause) }

        /// The word `cancel`.
        public static var cancel: Self { .word(.cancel) }

        /// This form, in short.
        public static func after(_ after: Double) -> Self {
            .receiverValueAutoResume(.init(after: after))
        }
    }

    /// One of several forms.
    public enum CancelledDataReplacedBy: Equatable, Sendable, ContractValue {
        /// A single value.
        case text(String)
        /// A single value.
        case number(Double)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            switch true {
            case payload.string != nil: self = .text(try String(reading: payload))
            case payload.double != nil: self = .number(try Double(reading: payload))
            default: self = .unknown(payload)
            }
        }

        package var encoded: JSONPayload {
            switch self {
            case .text(let value): value.encoded
            case .number(let value): value.encoded
            case .unknown(let payload): payload
            }
        }
    }
}
