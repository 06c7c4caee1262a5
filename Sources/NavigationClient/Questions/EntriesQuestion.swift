/// A question about several entries of one type, which is answered one by one: `type.provide` and `type.migrate`.
public struct EntriesQuestion: Equatable, Sendable {
    /// One of the entries.
    public struct Item: Equatable, Sendable {
        /// The entry in question.
        public let entry: EntryID
        /// Its arguments.
        public let arguments: JSONPayload
        /// The version of their form; nil for `type.provide`.
        public let from: Int?
    }

    /// The scene of the entries.
    public let scene: String
    /// Their type.
    public let type: String
    /// The version of the form that is wanted; nil for `type.provide`.
    public let to: Int?
    /// The entries, in the order of the answers.
    public let entries: [Item]

    init(_ question: HostQuestion) throws(NavigationClientError) {
        let object = try PayloadObject(question.parameters, of: "a question about entries")
        scene = try object.string("scene")
        type = try object.string("type")
        to = object.optional("to")?.integer
        var entries: [Item] = []
        for payload in try object.list("entries") {
            let item = try PayloadObject(payload, of: "an entry in question")
            entries.append(
                Item(
                    entry: EntryID(rawValue: try item.string("entry")),
                    arguments: try item.required("arguments"),
                    from: item.optional("from")?.integer
                )
            )
        }
        self.entries = entries
    }
}

/// What an entry shows, from its module: any JSON, and where it leads.
public struct EntryContent: Sendable {
    /// Any JSON that module and renderers agree on.
    public var content: JSONPayload?
    /// Where it leads.
    public var links: [EntryLink]

    /// Content, links, or both.
    public init(_ content: JSONPayload?, links: [EntryLink] = []) {
        self.content = content
        self.links = links
    }

    var payload: JSONPayload {
        var members: [(name: String, value: JSONPayload)] = []
        if let content { members.append(("content", content)) }
        if !links.isEmpty { members.append(("links", .array(links.map(\.payload)))) }
        return .object(members)
    }
}

extension NavigationClient {
    /// Lets `handler` answer the host's questions of this method. Nil ends that.
    ///
    /// A question about an entry goes to the handler of its type first, if there is one (``answerQuestions(about:with:)``). A question that
    /// nobody answers is refused.
    public func on(_ method: String, answer handler: HostQuestionHandler?) {
        core.handlers.set(handler, forMethod: method)
    }

    /// Gives content to entries of types that are registered with `provides`: for each its content, or nil.
    public func provideContent(_ handler: @escaping @Sendable (EntriesQuestion) async throws -> [EntryContent?]) {
        on("type.provide") { question in
            .array(try await handler(try EntriesQuestion(question)).map { $0?.payload ?? .null })
        }
    }

    /// Brings arguments of entries into a newer form: for each the new arguments, or nil for what cannot be brought into it.
    public func migrateEntries(_ handler: @escaping @Sendable (EntriesQuestion) async throws -> [JSONPayload?]) {
        on("type.migrate") { question in
            .array(try await handler(try EntriesQuestion(question)).map { $0 ?? .null })
        }
    }
}
