/// A question about several entries of one type, `type.provide` or `type.migrate`. The answer has one element for each
/// entry.
public struct EntriesQuestion: Equatable, Sendable {
    /// One of the entries.
    public struct Item: Equatable, Sendable {
        /// The entry.
        public let entry: EntryID
        /// The navigator that shows it; nil when an older host asks.
        public let navigator: NavigatorID?
        /// Its arguments.
        public let arguments: JSONPayload
        /// The version of the arguments' form; nil for `type.provide`.
        public let from: Int?
    }

    /// The scene of the entries.
    public let scene: String
    /// The type of the entries.
    public let type: String
    /// The wanted version of the arguments' form; nil for `type.provide`.
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
                    navigator: try item.optionalString("navigator").map { NavigatorID(rawValue: $0) },
                    arguments: try item.required("arguments"),
                    from: item.optional("from")?.integer
                )
            )
        }
        self.entries = entries
    }
}

/// The content that a module supplies for an entry, and its links.
public struct EntryContent: Sendable {
    /// Any JSON that the module and renderers agree on.
    public var content: JSONPayload?
    /// The links of the content.
    public var links: [EntryLink]

    /// Content, links, or both.
    public init(_ content: JSONPayload?, links: [EntryLink] = []) {
        self.content = content
        self.links = links
    }

    /// The content as the protocol writes it.
    var payload: JSONPayload {
        var members: [(name: String, value: JSONPayload)] = []
        if let content { members.append(("content", content)) }
        if !links.isEmpty { members.append(("links", .array(links.map(\.payload)))) }
        return .object(members)
    }
}

/// Handlers for questions of the host.
extension NavigationClient {
    /// Sets the handler for the host's questions of a method. Nil removes it.
    ///
    /// A question about an entry goes first to the handler of its type, if there is one
    /// (``answerQuestions(about:with:)``). The client refuses a question without a handler.
    public func on(_ method: String, answer handler: HostQuestionHandler?) {
        core.handlers.set(handler, forMethod: method)
    }

    /// Supplies content for entries of types that are registered with `provides`. The handler returns one element for
    /// each entry: its content, or nil for none.
    public func provideContent(_ handler: @escaping @Sendable (EntriesQuestion) async throws -> [EntryContent?]) {
        on("type.provide") { question in
            .array(try await handler(try EntriesQuestion(question)).map { $0?.payload ?? .null })
        }
    }

    /// Migrates arguments of entries to a newer form. The handler returns one element for each entry: the new
    /// arguments, or nil when they cannot be migrated.
    public func migrateEntries(_ handler: @escaping @Sendable (EntriesQuestion) async throws -> [JSONPayload?]) {
        on("type.migrate") { question in
            .array(try await handler(try EntriesQuestion(question)).map { $0 ?? .null })
        }
    }
}
