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

    /// The receiver that took the item.
    public struct SequenceStepBy: Equatable, Sendable, ContractValue {
        /// The session that received.
        public let session: String
        /// The receiver's id.
        public let receiver: String

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "SequenceStepBy")
            session = try object.value("session")
            receiver = try object.value("receiver")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("session", session)
            object.add("receiver", receiver)
            return object.payload
        }
    }

    /// A form that several parts of the contract have.
    public struct SequenceStep: Equatable, Sendable, ContractValue {
        /// The item's number: from 0, those that receivers added behind the others.
        public let index: Int
        /// The item as it was sent.
        public let item: SentItem
        /// The number of the item whose receiver added this one.
        public let addedBy: Int?
        /// The outcome of the item.
        public let outcome: SequenceStepOutcome
        /// The receiver that took the item.
        public let by: SequenceStepBy?
        /// How the sequence went on.
        public let resume: SequenceStepResume?
        /// The scene's revision after the operation.
        public let revision: Int?
        /// The navigator that the operation answered.
        public let navigator: String?
        /// The entry that the operation answered.
        public let entry: String?
        /// Where the item wanted to go, and where guards sent it, in order. The last of them is what became of the
        /// item.
        public let redirected: [Redirection]?
        /// The error that ended the sequence with this item.
        public let error: SequenceStepError?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "SequenceStep")
            index = try object.value("index")
            item = try object.value("item")
            addedBy = try object.valueIfGiven("addedBy")
            outcome = try object.value("outcome")
            by = try object.valueIfGiven("by")
            resume = try object.valueIfGiven("resume")
            revision = try object.valueIfGiven("revision")
            navigator = try object.valueIfGiven("navigator")
            entry = try object.valueIfGiven("entry")
            redirected = try object.valueIfGiven("redirected")
            error = try object.valueIfGiven("error")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("index", index)
            object.add("item", item)
            object.addIfGiven("addedBy", addedBy)
            object.add("outcome", outcome)
            object.addIfGiven("by", by)
            object.addIfGiven("resume", resume)
            object.addIfGiven("revision", revision)
            object.addIfGiven("navigator", navigator)
            object.addIfGiven("entry", entry)
            object.addIfGiven("redirected", redirected)
            object.addIfGiven("error", error)
            return object.payload
        }
    }
}
