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

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "SentItemActionValues")
            try object.require("action", "send")
            navigator = try object.valueIfGiven("navigator")
            values = try object.value("values")
        }

        var encoded: JSONPayload {
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

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let shape = ContractShape(payload)
            switch true {
            case shape.has("action", "perform") && shape.hasAll(["method"]):
                self = .actionMethod(try .init(reading: payload))
            case shape.has("action", "send") && shape.hasAll(["values"]):
                self = .actionValues(try .init(reading: payload))
            case shape.hasAll(["value"]): self = .value(try .init(reading: payload))
            case shape.hasAll(["route"]): self = .route(try .init(reading: payload))
            case shape.hasAll(["type"]): self = .type(try .init(reading: payload))
            case shape.hasAll(["action"]): self = .action(try .init(reading: payload))
            default: self = .unknown(payload)
            }
        }

        var encoded: JSONPayload {
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
    }

    /// The receiver that took the item.
    public struct SequenceStepBy: Equatable, Sendable, ContractValue {
        /// The session that received.
        public let session: String
        /// The receiver's id.
        public let receiver: String

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "SequenceStepBy")
            session = try object.value("session")
            receiver = try object.value("receiver")
        }

        var encoded: JSONPayload {
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

        init(reading payload: JSONPayload) throws(NavigationClientError) {
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

        var encoded: JSONPayload {
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

    /// The result of `navigator.create`. The new navigator, and the entry of the destination that it was made for.
    public enum CreateNavigatorResult: Equatable, Sendable, ContractValue {
        /// The form of ``ShownResult``.
        case shown(ShownResult)
        /// The form of ``RedirectedResult``.
        case redirected(RedirectedResult)
        /// The form of ``SequenceResult``.
        case sequence(SequenceResult)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let shape = ContractShape(payload)
            switch true {
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
            case .redirected(let value): value.encoded
            case .sequence(let value): value.encoded
            case .unknown(let payload): payload
            }
        }
    }

    /// The result of `navigator.close`. How many entries and navigators were removed.
    public enum CloseNavigatorResult: Equatable, Sendable, ContractValue {
        /// The form of ``RemovedResult``.
        case removed(RemovedResult)
        /// The form of ``RedirectedResult``.
        case redirected(RedirectedResult)
        /// The form of ``SequenceResult``.
        case sequence(SequenceResult)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let shape = ContractShape(payload)
            switch true {
            case shape.hasAll(["scene", "revision", "changed", "navigator", "redirected"]):
                self = .redirected(try .init(reading: payload))
            case shape.hasAll(["scene", "revision", "changed", "removed"]):
                self = .removed(try .init(reading: payload))
            case shape.hasAll(["scene", "sequence", "outcome", "steps"]):
                self = .sequence(try .init(reading: payload))
            default: self = .unknown(payload)
            }
        }

        var encoded: JSONPayload {
            switch self {
            case .removed(let value): value.encoded
            case .redirected(let value): value.encoded
            case .sequence(let value): value.encoded
            case .unknown(let payload): payload
            }
        }
    }

    /// The result of `navigator.select`. The revision of the scene afterwards.
    public enum SelectNavigatorResult: Equatable, Sendable, ContractValue {
        /// The form of ``ChangedResult``.
        case changed(ChangedResult)
        /// The form of ``RedirectedResult``.
        case redirected(RedirectedResult)
        /// The form of ``SequenceResult``.
        case sequence(SequenceResult)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let shape = ContractShape(payload)
            switch true {
            case shape.hasAll(["scene", "revision", "changed", "navigator", "redirected"]):
                self = .redirected(try .init(reading: payload))
            case shape.hasAll(["scene", "sequence", "outcome", "steps"]):
                self = .sequence(try .init(reading: payload))
            case shape.hasAll(["scene", "revision", "changed"]): self = .changed(try .init(reading: payload))
            default: self = .unknown(payload)
            }
        }

        var encoded: JSONPayload {
            switch self {
            case .changed(let value): value.encoded
            case .redirected(let value): value.encoded
            case .sequence(let value): value.encoded
            case .unknown(let payload): payload
            }
        }
    }
}
