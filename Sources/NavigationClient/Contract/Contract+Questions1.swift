// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The parameters of the question `entry.ask`. A client has sent a message about an entry that this module
    /// provides. The client waits for the answer.
    public struct EntryAskQuestion: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The navigator that shows the entry.
        public let navigator: String
        /// The entry's id.
        public let entry: String
        /// The entry's destination type.
        public let type: String
        /// The entry's arguments.
        public let arguments: JSONPayload
        /// The message's name, when the client gave one.
        public let name: String?
        /// The client's message, as it came.
        public let message: JSONPayload
        /// Seconds that the module has to answer.
        public let timeout: Double
        /// The place of the question in the distributed trace of the request that led to it. Left out when the request
        /// had none.
        public let traceparent: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EntryAskQuestion")
            scene = try object.value("scene")
            navigator = try object.value("navigator")
            entry = try object.value("entry")
            type = try object.value("type")
            arguments = try object.value("arguments")
            name = try object.valueIfGiven("name")
            message = try object.value("message")
            timeout = try object.value("timeout")
            traceparent = try object.valueIfGiven("traceparent")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("navigator", navigator)
            object.add("entry", entry)
            object.add("type", type)
            object.add("arguments", arguments)
            object.addIfGiven("name", name)
            object.add("message", message)
            object.add("timeout", timeout)
            object.addIfGiven("traceparent", traceparent)
            return object.payload
        }
    }

    /// The member `entries` of ``GuardAskQuestion``. The entries that the request would show or remove; none when
    /// it selects.
    public struct GuardAskQuestionEntriesItem: Equatable, Sendable, ContractValue {
        /// The destination type.
        public let type: String
        /// The destination's arguments.
        public let arguments: JSONPayload
        /// How the entry is shown.
        public let method: String
        /// The entry's id; an entry that would be shown has none yet.
        public let entry: String?
        /// The entry's navigator, unless the request would make it.
        public let navigator: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "GuardAskQuestionEntriesItem")
            type = try object.value("type")
            arguments = try object.value("arguments")
            method = try object.value("method")
            entry = try object.valueIfGiven("entry")
            navigator = try object.valueIfGiven("navigator")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("type", type)
            object.add("arguments", arguments)
            object.add("method", method)
            object.addIfGiven("entry", entry)
            object.addIfGiven("navigator", navigator)
            return object.payload
        }
    }

    /// The stack that is in front now.
    public struct GuardAskQuestionSelectionsItemFrom: Equatable, Sendable, ContractValue {
        /// Its id, unless the request would make it.
        public let navigator: String?
        /// Its name.
        public let name: String?
        /// The destination type that it shows: of its last entry, else of its root.
        public let type: String?
        /// The arguments of that destination.
        public let arguments: JSONPayload?
        /// The id of that entry, unless the request would make the stack.
        public let entry: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "GuardAskQuestionSelectionsItemFrom")
            navigator = try object.valueIfGiven("navigator")
            name = try object.valueIfGiven("name")
            type = try object.valueIfGiven("type")
            arguments = try object.valueIfGiven("arguments")
            entry = try object.valueIfGiven("entry")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.addIfGiven("navigator", navigator)
            object.addIfGiven("name", name)
            object.addIfGiven("type", type)
            object.addIfGiven("arguments", arguments)
            object.addIfGiven("entry", entry)
            return object.payload
        }
    }

    /// The member `selections` of ``GuardAskQuestion``. The stacks that the request would select; only for a guard
    /// on `select`.
    public struct GuardAskQuestionSelectionsItem: Equatable, Sendable, ContractValue {
        /// The navigator whose stack in front would change.
        public let navigator: String
        /// The stack that is in front now.
        public let from: GuardAskQuestionSelectionsItemFrom
        /// The stack that would come to the front.
        public let to: GuardAskQuestionSelectionsItemFrom

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "GuardAskQuestionSelectionsItem")
            navigator = try object.value("navigator")
            from = try object.value("from")
            to = try object.value("to")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("navigator", navigator)
            object.add("from", from)
            object.add("to", to)
            return object.payload
        }
    }

    /// The parameters of the question `guard.ask`. A request would show or remove what a guard of this session is
    /// about, or select another stack. The request waits for the vote, and nothing of it has happened.
    public struct GuardAskQuestion: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The guard's id.
        public let `guard`: String
        /// The name of the guard for people.
        public let name: String
        /// Whether entries would be shown or removed, or a stack selected.
        public let on: GuardOn
        /// The entries that the request would show or remove; none when it selects.
        public let entries: [GuardAskQuestionEntriesItem]
        /// The stacks that the request would select; only for a guard on `select`.
        public let selections: [GuardAskQuestionSelectionsItem]?
        /// The request.
        public let cause: Cause
        /// Where the request wanted to go, and where guards sent it, in order.
        public let redirected: [Redirection]?
        /// Seconds that the guard has to answer.
        public let timeout: Double
        /// The place of the question in the distributed trace of the request that led to it. Left out when the request
        /// had none.
        public let traceparent: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "GuardAskQuestion")
            scene = try object.value("scene")
            `guard` = try object.value("guard")
            name = try object.value("name")
            on = try object.value("on")
            entries = try object.value("entries")
            selections = try object.valueIfGiven("selections")
            cause = try object.value("cause")
            redirected = try object.valueIfGiven("redirected")
            timeout = try object.value("timeout")
            traceparent = try object.valueIfGiven("traceparent")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("guard", `guard`)
            object.add("name", name)
            object.add("on", on)
            object.add("entries", entries)
            object.addIfGiven("selections", selections)
            object.add("cause", cause)
            object.addIfGiven("redirected", redirected)
            object.add("timeout", timeout)
            object.addIfGiven("traceparent", traceparent)
            return object.payload
        }
    }

    /// A form of ``GuardAskAnswer``.
    public struct GuardAskAnswerAllow: Equatable, Sendable, ContractValue {
        /// Has no members.
        public init() {}

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "GuardAskAnswerAllow")
            try object.require("verdict", "allow")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("verdict", "allow")
            return object.payload
        }
    }

    /// A form of ``GuardAskAnswer``.
    public struct GuardAskAnswerDeny: Equatable, Sendable, ContractValue {
        /// Why, for people.
        public var reason: String?

        /// Has these members; one that is nil is left out.
        public init(reason: String? = nil) {
            self.reason = reason
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "GuardAskAnswerDeny")
            try object.require("verdict", "deny")
            reason = try object.valueIfGiven("reason")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("verdict", "deny")
            object.addIfGiven("reason", reason)
            return object.payload
        }
    }

    /// A form of ``GuardAskAnswer``.
    public struct GuardAskAnswerRedirect: Equatable, Sendable, ContractValue {
        /// The destination type.
        public var type: String
        /// The destination's arguments; none when left out.
        public var arguments: JSONPayload?
        /// How it is shown; the type says so when left out.
        public var method: String?
        /// Id or name of the navigator; that of the request when left out.
        public var navigator: String?

        /// Has these members; one that is nil is left out.
        public init(
            type: String,
            arguments: JSONPayload? = nil,
            method: String? = nil,
            navigator: String? = nil
        ) {
            self.type = type
            self.arguments = arguments
            self.method = method
            self.navigator = navigator
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "GuardAskAnswerRedirect")
            try object.require("verdict", "redirect")
            type = try object.value("type")
            arguments = try object.valueIfGiven("arguments")
            method = try object.valueIfGiven("method")
            navigator = try object.valueIfGiven("navigator")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("verdict", "redirect")
            object.add("type", type)
            object.addIfGiven("arguments", arguments)
            object.addIfGiven("method", method)
            object.addIfGiven("navigator", navigator)
            return object.payload
        }
    }

    /// An answer to the question `guard.ask`.
    public enum GuardAskAnswer: Equatable, Sendable, ContractValue {
        /// `verdict` is `allow`. The request goes on.
        case allow(GuardAskAnswerAllow)
        /// `verdict` is `deny`. The request is refused.
        case deny(GuardAskAnswerDeny)
        /// `verdict` is `redirect`. Another destination is shown in its place.
        case redirect(GuardAskAnswerRedirect)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            switch try ContractShape(payload).word("verdict") {
            case "allow": self = .allow(try GuardAskAnswerAllow(reading: payload))
            case "deny": self = .deny(try GuardAskAnswerDeny(reading: payload))
            case "redirect": self = .redirect(try GuardAskAnswerRedirect(reading: payload))
            default: self = .unknown(payload)
            }
        }

        package var encoded: JSONPayload {
            switch self {
            case .allow(let value): value.encoded
            case .deny(let value): value.encoded
            case .redirect(let value): value.encoded
            case .unknown(let payload): payload
            }
        }

        /// This form, in short.
        public static var allow: Self { .allow(.init()) }

        /// This form, in short.
        public static func deny(reason: String? = nil) -> Self {
            .deny(.init(reason: reason))
        }

        /// This form, in short.
        public static func redirect(
            type: String,
            arguments: JSONPayload? = nil,
            method: String? = nil,
            navigator: String? = nil
        ) -> Self {
            .redirect(.init(type: type, arguments: arguments, method: method, navigator: navigator))
        }
    }
}
