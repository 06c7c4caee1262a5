// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A form of ``SentItem``.
    public struct SentItemActionValues: Equatable, Sendable, ContractValue {
        /// Id or name of the navigator where it acts, or where the search for a receiver begins.
        public var navigator: String?
        /// The values to send next, before the rest.
        public var values: [SentItem]

        /// Has these members; one that is nil is left out.
        public init(
            values: [SentItem],
            navigator: String? = nil
        ) {
            self.navigator = navigator
            self.values = values
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "SentItemActionValues")
            try object.require("action", "send")
            navigator = try object.valueIfGiven("navigator")
            values = try object.value("values")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("action", "send")
            object.addIfGiven("navigator", navigator)
            object.add("values", values)
            return object.payload
        }
    }

    /// An answer to the question `url.resolve`.
    public enum SentItem: Equatable, Sendable, ContractValue {
        /// The form of ``SentItemValue``.
        case value(SentItemValue)
        /// The form of ``SentItemRoute``.
        case route(SentItemRoute)
        /// The form of ``SentItemType``.
        case type(SentItemType)
        /// The form of ``SentItemAction``.
        case action(SentItemAction)
        /// The form of ``SentItemActionMethod``.
        case actionMethod(SentItemActionMethod)
        /// The form of ``SentItemActionValues``.
        case actionValues(SentItemActionValues)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let shape = ContractShape(payload)
            switch true {
            case shape.has("action", "perform") && shape.hasAll(["method"]):
                self = .actionMethod(try SentItemActionMethod(reading: payload))
            case shape.has("action", "send") && shape.hasAll(["values"]):
                self = .actionValues(try SentItemActionValues(reading: payload))
            case shape.hasAll(["value"]): self = .value(try SentItemValue(reading: payload))
            case shape.hasAll(["route"]): self = .route(try SentItemRoute(reading: payload))
            case shape.hasAll(["type"]): self = .type(try SentItemType(reading: payload))
            case shape.hasAll(["action"]): self = .action(try SentItemAction(reading: payload))
            default: self = .unknown(payload)
            }
        }

        package var encoded: JSONPayload {
            switch self {
            case .value(let value): value.encoded
            case .route(let value): value.encoded
            case .type(let value): value.encoded
            case .action(let value): value.encoded
            case .actionMethod(let value): value.encoded
            case .actionValues(let value): value.encoded
            case .unknown(let payload): payload
            }
        }

        /// This form, in short.
        public static func value(
            _ value: String,
            navigator: String? = nil,
            data: JSONPayload? = nil
        ) -> Self {
            .value(.init(value: value, navigator: navigator, data: data))
        }

        /// This form, in short.
        public static func route(
            _ route: String,
            navigator: String? = nil,
            data: JSONPayload? = nil
        ) -> Self {
            .route(.init(route: route, navigator: navigator, data: data))
        }

        /// This form, in short.
        public static func type(
            _ type: String,
            navigator: String? = nil,
            arguments: JSONPayload? = nil,
            method: String? = nil
        ) -> Self {
            .type(.init(type: type, navigator: navigator, arguments: arguments, method: method))
        }

        /// This form, in short.
        public static func action(
            _ action: SentItemActionAction,
            navigator: String? = nil
        ) -> Self {
            .action(.init(action: action, navigator: navigator))
        }

        /// This form, in short.
        public static func actionMethod(
            _ method: String,
            navigator: String? = nil,
            params: JSONPayload? = nil
        ) -> Self {
            .actionMethod(.init(method: method, navigator: navigator, params: params))
        }

        /// This form, in short.
        public static func actionValues(
            _ values: [SentItem],
            navigator: String? = nil
        ) -> Self {
            .actionValues(.init(values: values, navigator: navigator))
        }

        /// Id or name of the navigator where it acts, or where the search for a receiver begins. Nil in a form without
        /// it.
        public var navigator: String? {
            switch self {
            case .value(let value): value.navigator
            case .route(let value): value.navigator
            case .type(let value): value.navigator
            case .action(let value): value.navigator
            case .actionMethod(let value): value.navigator
            case .actionValues(let value): value.navigator
            default: nil
            }
        }

        /// The data that is passed on to the receiver; null when left out. Nil in a form without it.
        public var data: JSONPayload? {
            switch self {
            case .value(let value): value.data
            case .route(let value): value.data
            default: nil
            }
        }

        /// How the destination is shown; `send` when only a receiver may take it. The type says so when left out. Nil
        /// in a form without it.
        public var method: String? {
            switch self {
            case .type(let value): value.method
            case .actionMethod(let value): value.method
            default: nil
            }
        }
    }

    /// The error that ended the sequence with this item.
    public struct SequenceStepError: Equatable, Sendable, ContractValue {
        /// The error's number.
        public let code: Int
        /// The error, for people.
        public let message: String
        /// The error's name, and what a program needs.
        public let data: JSONPayload

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "SequenceStepError")
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

    /// A form of ``ValueReceiveAnswerResume``.
    public struct ReceiverValueAutoResume: Equatable, Sendable, ContractValue {
        /// Seconds until the next value: at most the limit `questionMaximum`.
        public var after: Double

        /// Has these members.
        public init(after: Double) {
            self.after = after
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ReceiverValueAutoResume")
            after = try object.value("after")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("after", after)
            return object.payload
        }
    }

    /// The result of `destination.get`. The type as it was registered.
    public struct Destination: Equatable, Sendable, ContractValue {
        /// The type's name: its module's, a dot, and a name of its own.
        public let type: String
        /// The module that provides it.
        public let module: String
        /// Its title for people.
        public let title: String?
        /// A description of what it shows, in a sentence for people.
        public let description: String?
        /// The JSON Schema of its arguments; any object is valid when left out.
        public let arguments: JSONPayload?
        /// The version of its arguments' form, from 0; 0 when left out. The host has older entries migrated.
        public let version: Int?
        /// How it is shown when a request does not say so. `send` leaves that to its receiver.
        public let method: String?
        /// The name of the navigator that presents it, when the request gives no name and no other navigator has this
        /// one.
        public let presentation: String?
        /// The buttons of its alert or dialog when the request gives none: 1 to 16, their answers all different.
        public let buttons: [Button]?
        /// True when the host asks the module for content for each entry; false when left out.
        public let provides: Bool?
        /// The JSON Schema of its content, which the host checks when the module supplies it; any content is valid when
        /// left out.
        public let content: JSONPayload?
        /// The messages that its entries accept: up to 64 names with a JSON Schema each. Any message is valid when left
        /// out.
        public let messages: [String: JSONPayload]?
        /// Hints that renderers get with each entry. The host passes them on.
        public let hints: JSONPayload?
        /// Whether its entries stay or are closed when its provider ends. `keep` when left out.
        public let orphan: DestinationOrphan
        /// Its roles, which rules and guards name.
        public let roles: [String]?
        /// Where it may stand.
        public let rules: PathRule?
        /// The scene of `navigator`.
        public let scene: String?
        /// The registration holds on this navigator and below it; everywhere when left out.
        public let navigator: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "Destination")
            type = try object.value("type")
            module = try object.value("module")
            title = try object.valueIfGiven("title")
            description = try object.valueIfGiven("description")
            arguments = try object.valueIfGiven("arguments")
            version = try object.valueIfGiven("version")
            method = try object.valueIfGiven("method")
            presentation = try object.valueIfGiven("presentation")
            buttons = try object.valueIfGiven("buttons")
            provides = try object.valueIfGiven("provides")
            content = try object.valueIfGiven("content")
            messages = try object.valueIfGiven("messages")
            hints = try object.valueIfGiven("hints")
            orphan = try object.value("orphan")
            roles = try object.valueIfGiven("roles")
            rules = try object.valueIfGiven("rules")
            scene = try object.valueIfGiven("scene")
            navigator = try object.valueIfGiven("navigator")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("type", type)
            object.add("module", module)
            object.addIfGiven("title", title)
            object.addIfGiven("description", description)
            object.addIfGiven("arguments", arguments)
            object.addIfGiven("version", version)
            object.addIfGiven("method", method)
            object.addIfGiven("presentation", presentation)
            object.addIfGiven("buttons", buttons)
            object.addIfGiven("provides", provides)
            object.addIfGiven("content", content)
            object.addIfGiven("messages", messages)
            object.addIfGiven("hints", hints)
            object.add("orphan", orphan)
            object.addIfGiven("roles", roles)
            object.addIfGiven("rules", rules)
            object.addIfGiven("scene", scene)
            object.addIfGiven("navigator", navigator)
            return object.payload
        }
    }
}
