// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The data of `cannot_undo`.
    public struct CannotUndoData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The revision.
        public let revision: Int
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "CannotUndoData")
            name = try object.value("name")
            revision = try object.value("revision")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("revision", revision)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `unknown_link`.
    public struct UnknownLinkData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The entry.
        public let entry: String
        /// The name that the request gave.
        public let link: String
        /// The known name that is most like it.
        public let nearest: String?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "UnknownLinkData")
            name = try object.value("name")
            entry = try object.value("entry")
            link = try object.value("link")
            nearest = try object.valueIfGiven("nearest")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("entry", entry)
            object.add("link", link)
            object.addIfGiven("nearest", nearest)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `unknown_message`.
    public struct UnknownMessageData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The destination type.
        public let type: String
        /// The name that the request gave.
        public let message: String?
        /// Those that its entries accept.
        public let messages: [String]
        /// The known name that is most like it.
        public let nearest: String?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "UnknownMessageData")
            name = try object.value("name")
            type = try object.value("type")
            message = try object.valueIfGiven("message")
            messages = try object.value("messages")
            nearest = try object.valueIfGiven("nearest")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("type", type)
            object.addIfGiven("message", message)
            object.add("messages", messages)
            object.addIfGiven("nearest", nearest)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `type_not_shown`.
    public struct TypeNotShownData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The navigator where the search began.
        public let navigator: String
        /// The destination type.
        public let type: String
        /// A navigator that shows the type, on the way through the presenters.
        public let elsewhere: String?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "TypeNotShownData")
            name = try object.value("name")
            navigator = try object.value("navigator")
            type = try object.value("type")
            elsewhere = try object.valueIfGiven("elsewhere")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("navigator", navigator)
            object.add("type", type)
            object.addIfGiven("elsewhere", elsewhere)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
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

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RedirectLoopData")
            name = try object.value("name")
            chain = try object.value("chain")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "UnknownGuardData")
            name = try object.value("name")
            `guard` = try object.value("guard")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "NoReceiverData")
            name = try object.value("name")
            value = try object.valueIfGiven("value")
            type = try object.valueIfGiven("type")
            route = try object.valueIfGiven("route")
            nearest = try object.valueIfGiven("nearest")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ReceiverGoneData")
            name = try object.value("name")
            receiver = try object.value("receiver")
            session = try object.value("session")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("receiver", receiver)
            object.add("session", session)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }
}
