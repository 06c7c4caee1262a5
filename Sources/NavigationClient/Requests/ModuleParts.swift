/// The handler of the questions about one part of a module.
struct PartHandler: Sendable {
    let method: String
    /// The client's own name for the part.
    let subject: String
    let handler: HostQuestionHandler

    /// Reads the questions of a method that are about this part, and writes their answers.
    init<Question: ContractValue, Answer: ContractValue>(
        _ method: String,
        about part: some ContractValue,
        _ handler: @escaping @Sendable (Question) async throws -> Answer
    ) {
        self.method = method
        subject = QuestionHandlers.subject(of: method, part.encoded) ?? ""
        self.handler = { try await handler(Question(reading: $0.parameters)).encoded }
    }
}

/// A guard of a module, which the module registers together with its types.
public struct ModuleGuard: Sendable {
    /// The guard as it is registered.
    public let item: Contract.RegisterGuardsItem
    let handler: PartHandler?

    /// A guard whose questions this handler answers; nil leaves them to ``NavigationClient/on(_:answer:)``. Guards of
    /// one client with the same name share a handler.
    public init(_ item: Contract.RegisterGuardsItem, voting handler: GuardHandler? = nil) {
        self.item = item
        self.handler = handler.map { PartHandler("guard.ask", about: item, $0) }
    }
}

/// A receiver of a module, which the module registers together with its types.
public struct ModuleReceiver: Sendable {
    /// The receiver as it is registered.
    public let item: Contract.RegisterReceiversItem
    let handler: PartHandler?

    /// A receiver that this handler serves; nil leaves its questions to ``NavigationClient/on(_:answer:)``, or the host
    /// serves it itself. Receivers of one client for the same name share a handler.
    public init(_ item: Contract.RegisterReceiversItem, by handler: ReceiverHandler? = nil) {
        self.item = item
        self.handler = handler.map { handler in
            PartHandler("value.receive", about: item) { Contract.ValueReceiveAnswer(resume: try await handler($0)) }
        }
    }
}

/// A URL pattern of a module, which the module registers together with its types.
public struct ModuleURL: Sendable {
    /// The pattern as it is registered.
    public let item: Contract.RegisterURLsItem
    let handler: PartHandler?

    /// A pattern. The handler decides for each URL which items it stands for, if the pattern says to `ask`; nil leaves
    /// that to ``NavigationClient/on(_:answer:)``.
    public init(_ item: Contract.RegisterURLsItem, resolving handler: URLHandler? = nil) {
        self.item = item
        self.handler = handler.map { PartHandler("url.resolve", about: item, $0) }
    }
}
