// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The parameters of the question `url.resolve`. A client opens or resolves a URL that fits a pattern which
    /// this module registered with `ask`. The client waits for the answer.
    public struct URLResolveQuestion: Equatable, Sendable, ContractValue {
        /// The URL.
        public let url: String
        /// The pattern that it fits.
        public let pattern: String
        /// The values of the pattern's parameters, by name.
        public let parameters: JSONPayload
        /// Seconds that the module has to answer.
        public let timeout: Double
        /// The place of the question in the distributed trace of the request that led to it. Left out when the request
        /// had none.
        public let traceparent: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "URLResolveQuestion")
            url = try object.value("url")
            pattern = try object.value("pattern")
            parameters = try object.value("parameters")
            timeout = try object.value("timeout")
            traceparent = try object.valueIfGiven("traceparent")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("url", url)
            object.add("pattern", pattern)
            object.add("parameters", parameters)
            object.add("timeout", timeout)
            object.addIfGiven("traceparent", traceparent)
            return object.payload
        }
    }

    /// The member `entries` of ``TypeMigrateQuestion``. The entries with older arguments.
    public struct TypeMigrateQuestionEntriesItem: Equatable, Sendable, ContractValue {
        /// The entry's id.
        public let entry: String
        /// The navigator that shows the entry.
        public let navigator: String
        /// The version of its arguments; 0 when they have none.
        public let from: Int
        /// The entry's arguments.
        public let arguments: JSONPayload

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "TypeMigrateQuestionEntriesItem")
            entry = try object.value("entry")
            navigator = try object.value("navigator")
            from = try object.value("from")
            arguments = try object.value("arguments")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("entry", entry)
            object.add("navigator", navigator)
            object.add("from", from)
            object.add("arguments", arguments)
            return object.payload
        }
    }

    /// The parameters of the question `type.migrate`. This module registered a newer version of a type, and a scene
    /// shows entries with arguments of older ones. Each question is about 256 entries at most.
    public struct TypeMigrateQuestion: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The destination type.
        public let type: String
        /// The version to migrate to.
        public let to: Int
        /// The entries with older arguments.
        public let entries: [TypeMigrateQuestionEntriesItem]
        /// Seconds that the module has to answer.
        public let timeout: Double
        /// The place of the question in the distributed trace of the request that led to it. Left out when the request
        /// had none.
        public let traceparent: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "TypeMigrateQuestion")
            scene = try object.value("scene")
            type = try object.value("type")
            to = try object.value("to")
            entries = try object.value("entries")
            timeout = try object.value("timeout")
            traceparent = try object.valueIfGiven("traceparent")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("type", type)
            object.add("to", to)
            object.add("entries", entries)
            object.add("timeout", timeout)
            object.addIfGiven("traceparent", traceparent)
            return object.payload
        }
    }

    /// The member `entries` of ``TypeProvideQuestion``. The entries without content.
    public struct TypeProvideQuestionEntriesItem: Equatable, Sendable, ContractValue {
        /// The entry's id.
        public let entry: String
        /// The navigator that shows the entry.
        public let navigator: String
        /// The entry's arguments.
        public let arguments: JSONPayload

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "TypeProvideQuestionEntriesItem")
            entry = try object.value("entry")
            navigator = try object.value("navigator")
            arguments = try object.value("arguments")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("entry", entry)
            object.add("navigator", navigator)
            object.add("arguments", arguments)
            return object.payload
        }
    }

    /// The parameters of the question `type.provide`. A scene shows entries of a type that this module registered
    /// with `provides`. Each question is about 256 entries at most. Content must fit the schema that the type
    /// declares for it; content that does not is `failed`, as after an error or a missing answer.
    public struct TypeProvideQuestion: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The destination type.
        public let type: String
        /// The entries without content.
        public let entries: [TypeProvideQuestionEntriesItem]
        /// Seconds that the module has to answer.
        public let timeout: Double
        /// The place of the question in the distributed trace of the request that led to it. Left out when the request
        /// had none.
        public let traceparent: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "TypeProvideQuestion")
            scene = try object.value("scene")
            type = try object.value("type")
            entries = try object.value("entries")
            timeout = try object.value("timeout")
            traceparent = try object.valueIfGiven("traceparent")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("type", type)
            object.add("entries", entries)
            object.add("timeout", timeout)
            object.addIfGiven("traceparent", traceparent)
            return object.payload
        }
    }

    /// An answer to the question `type.provide`.
    public struct TypeProvideAnswerItem: Equatable, Sendable, ContractValue {
        /// The content that a renderer shows.
        public var content: JSONPayload?
        /// Where the entry leads.
        public var links: [Link]?

        /// Has these members; one that is nil is left out.
        public init(
            content: JSONPayload? = nil,
            links: [Link]? = nil
        ) {
            self.content = content
            self.links = links
        }

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "TypeProvideAnswerItem")
            content = try object.valueIfGiven("content")
            links = try object.valueIfGiven("links")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.addIfGiven("content", content)
            object.addIfGiven("links", links)
            return object.payload
        }
    }

    /// A question of the host, with its parameters.
    public enum HostInquiry: Equatable, Sendable {
        /// The method is `entry.ask`. A client has sent a message about an entry that this module provides. The
        /// client waits for the answer.
        case entryAsk(EntryAskQuestion)
        /// The method is `guard.ask`. A request would show or remove what a guard of this session is about, or
        /// select another stack. The request waits for the vote, and nothing of it has happened.
        case guardAsk(GuardAskQuestion)
        /// The method is `value.receive`. A sequence sends a value, a destination or a route to a receiver of this
        /// session. The sequence waits for the answer.
        case valueReceive(ValueReceiveQuestion)
        /// The method is `url.resolve`. A client opens or resolves a URL that fits a pattern which this module
        /// registered with `ask`. The client waits for the answer.
        case urlResolve(URLResolveQuestion)
        /// The method is `type.migrate`. This module registered a newer version of a type, and a scene shows
        /// entries with arguments of older ones. Each question is about 256 entries at most.
        case typeMigrate(TypeMigrateQuestion)
        /// The method is `type.provide`. A scene shows entries of a type that this module registered with
        /// `provides`. Each question is about 256 entries at most. Content must fit the schema that the type
        /// declares for it; content that does not is `failed`, as after an error or a missing answer.
        case typeProvide(TypeProvideQuestion)
        /// Another method, of a newer host.
        case unknown(method: String, parameters: JSONPayload)

        /// Reads the parameters of this method.
        ///
        /// Throws ``NavigationClientError/badAnswer(_:)`` when they are not those of the contract.
        public init(method: String, parameters: JSONPayload) throws(NavigationClientError) {
            switch method {
            case "entry.ask": self = .entryAsk(try .init(reading: parameters))
            case "guard.ask": self = .guardAsk(try .init(reading: parameters))
            case "value.receive": self = .valueReceive(try .init(reading: parameters))
            case "url.resolve": self = .urlResolve(try .init(reading: parameters))
            case "type.migrate": self = .typeMigrate(try .init(reading: parameters))
            case "type.provide": self = .typeProvide(try .init(reading: parameters))
            default: self = .unknown(method: method, parameters: parameters)
            }
        }
    }
}
