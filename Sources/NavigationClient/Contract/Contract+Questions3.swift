// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A form of ``ValueReceiveAnswerResume``.
    public struct ValueReceiveAnswerResumeAppending: Equatable, Sendable, ContractValue {
        /// Sent after the rest.
        public var appending: [SentItem]

        /// Has these members.
        public init(appending: [SentItem]) {
            self.appending = appending
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ValueReceiveAnswerResumeAppending")
            appending = try object.value("appending")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("appending", appending)
            return object.payload
        }
    }

    /// A form of ``ValueReceiveAnswerResume``.
    public struct ValueReceiveAnswerResumeReplacing: Equatable, Sendable, ContractValue {
        /// Sent in place of the rest.
        public var replacing: [SentItem]

        /// Has these members.
        public init(replacing: [SentItem]) {
            self.replacing = replacing
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ValueReceiveAnswerResumeReplacing")
            replacing = try object.value("replacing")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("replacing", replacing)
            return object.payload
        }
    }

    /// How the sequence goes on.
    public enum ValueReceiveAnswerResume: Equatable, Sendable, ContractValue {
        /// A word.
        case word(ReceiverValueAutoResumeWord)
        /// The form of ``ReceiverValueAutoResume``.
        case receiverValueAutoResume(ReceiverValueAutoResume)
        /// The form of ``ValueReceiveAnswerResumeInserting``.
        case inserting(ValueReceiveAnswerResumeInserting)
        /// The form of ``ValueReceiveAnswerResumeAppending``.
        case appending(ValueReceiveAnswerResumeAppending)
        /// The form of ``ValueReceiveAnswerResumeReplacing``.
        case replacing(ValueReceiveAnswerResumeReplacing)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let shape = ContractShape(payload)
            switch true {
            case shape.hasAll(["after"]):
                self = .receiverValueAutoResume(try ReceiverValueAutoResume(reading: payload))
            case shape.hasAll(["inserting"]):
                self = .inserting(try ValueReceiveAnswerResumeInserting(reading: payload))
            case shape.hasAll(["appending"]):
                self = .appending(try ValueReceiveAnswerResumeAppending(reading: payload))
            case shape.hasAll(["replacing"]):
                self = .replacing(try ValueReceiveAnswerResumeReplacing(reading: payload))
            case payload.string != nil: self = .word(try ReceiverValueAutoResumeWord(reading: payload))
            default: self = .unknown(payload)
            }
        }

        package var encoded: JSONPayload {
            switch self {
            case .word(let value): value.encoded
            case .receiverValueAutoResume(let value): value.encoded
            case .inserting(let value): value.encoded
            case .appending(let value): value.encoded
            case .replacing(let value): value.encoded
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

        /// This form, in short.
        public static func inserting(_ inserting: [SentItem]) -> Self {
            .inserting(.init(inserting: inserting))
        }

        /// This form, in short.
        public static func appending(_ appending: [SentItem]) -> Self {
            .appending(.init(appending: appending))
        }

        /// This form, in short.
        public static func replacing(_ replacing: [SentItem]) -> Self {
            .replacing(.init(replacing: replacing))
        }
    }

    /// An answer to the question `value.receive`.
    public struct ValueReceiveAnswer: Equatable, Sendable, ContractValue {
        /// How the sequence goes on.
        public var resume: ValueReceiveAnswerResume?

        /// Has these members; one that is nil is left out.
        public init(resume: ValueReceiveAnswerResume? = nil) {
            self.resume = resume
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ValueReceiveAnswer")
            resume = try object.valueIfGiven("resume")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.addIfGiven("resume", resume)
            return object.payload
        }
    }

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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "URLResolveQuestion")
            url = try object.value("url")
            pattern = try object.value("pattern")
            parameters = try object.value("parameters")
            timeout = try object.value("timeout")
            traceparent = try object.valueIfGiven("traceparent")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "TypeMigrateQuestionEntriesItem")
            entry = try object.value("entry")
            navigator = try object.value("navigator")
            from = try object.value("from")
            arguments = try object.value("arguments")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "TypeMigrateQuestion")
            scene = try object.value("scene")
            type = try object.value("type")
            to = try object.value("to")
            entries = try object.value("entries")
            timeout = try object.value("timeout")
            traceparent = try object.valueIfGiven("traceparent")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "TypeProvideQuestionEntriesItem")
            entry = try object.value("entry")
            navigator = try object.value("navigator")
            arguments = try object.value("arguments")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "TypeProvideQuestion")
            scene = try object.value("scene")
            type = try object.value("type")
            entries = try object.value("entries")
            timeout = try object.value("timeout")
            traceparent = try object.valueIfGiven("traceparent")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "TypeProvideAnswerItem")
            content = try object.valueIfGiven("content")
            links = try object.valueIfGiven("links")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.addIfGiven("content", content)
            object.addIfGiven("links", links)
            return object.payload
        }
    }
}
