import Synchronization

/// Who answers which question. It belongs to the client, so that it outlives a connection.
final class QuestionHandlers: Sendable {
    private struct Table {
        var types: [String: QuestionHandler] = [:]
        var anyType: QuestionHandler?
        var methods: [String: HostQuestionHandler] = [:]
    }

    private let table = Mutex(Table())

    /// Sets who answers about the entries of `type`; nil means every type without a handler of its own.
    func set(_ handler: QuestionHandler?, forType type: String?) {
        table.withLock { table in
            if let type {
                table.types[type] = handler
            } else {
                table.anyType = handler
            }
        }
    }

    /// Sets who answers questions of a method.
    func set(_ handler: HostQuestionHandler?, forMethod method: String) {
        table.withLock { $0.methods[method] = handler }
    }

    /// The answer to a question; the one place where handlers are called. What they throw is passed on.
    func answer(_ question: HostQuestion) async throws -> JSONPayload {
        if let handler = entryHandler(for: question) {
            return try await handler(try EntryQuestion(asked: question))
        }
        guard let handler = table.withLock({ $0.methods[question.method] }) else {
            throw QuestionRefusal.unanswered(question)
        }
        return try await handler(question)
    }

    private func entryHandler(for question: HostQuestion) -> QuestionHandler? {
        guard question.method == "entry.ask" else { return nil }
        let type = question.parameters["type"]?.string ?? ""
        return table.withLock { $0.types[type] ?? $0.anyType }
    }
}
