import Synchronization
import Tracing

/// The handlers for the host's questions. They belong to the client, so that they outlive a connection.
final class QuestionHandlers: Sendable {
    private struct Table {
        var types: [String: QuestionHandler] = [:]
        var anyType: QuestionHandler?
        var methods: [String: HostQuestionHandler] = [:]
        var subjects: [Subject: HostQuestionHandler] = [:]
    }

    /// The subject of a question, by the client's own name for it.
    private struct Subject: Hashable {
        let method: String
        let name: String
    }

    private let table = Mutex(Table())

    /// Sets the handler for messages to entries of `type`; nil means every type without a handler of its own.
    func set(_ handler: QuestionHandler?, forType type: String?) {
        table.withLock { table in
            if let type {
                table.types[type] = handler
            } else {
                table.anyType = handler
            }
        }
    }

    /// Sets the handler for questions of a method.
    func set(_ handler: HostQuestionHandler?, forMethod method: String) {
        table.withLock { $0.methods[method] = handler }
    }

    /// Sets the handler for questions of a method about one subject: a guard's name, a name to receive, or a URL
    /// pattern.
    func set(_ handler: @escaping HostQuestionHandler, forMethod method: String, about name: String) {
        table.withLock { $0.subjects[Subject(method: method, name: name)] = handler }
    }

    /// Sets the handler of a part of a module.
    func set(_ part: PartHandler) { set(part.handler, forMethod: part.method, about: part.subject) }

    /// The answer to a question. The handler of a question in a trace runs in a span of the program's tracer.
    func answerInSpan(_ question: HostQuestion) async throws -> JSONPayload {
        guard let traceparent = question.traceparent else { return try await answer(question) }
        let context = TraceCarrier(traceparent: traceparent).context
        return try await withSpan(question.method, context: context, ofKind: .server) { _ in
            try await answer(question)
        }
    }

    /// The answer to a question. Only this method calls handlers; it passes their errors on.
    func answer(_ question: HostQuestion) async throws -> JSONPayload {
        if let handler = entryHandler(for: question) {
            return try await handler(try Self.entryQuestion(question))
        }
        let name = Self.subject(of: question.method, question.parameters)
        let subject = name.map { Subject(method: question.method, name: $0) }
        guard
            let handler = table.withLock({ table in
                subject.flatMap { table.subjects[$0] } ?? table.methods[question.method]
            })
        else {
            throw QuestionRefusal.unanswered(question)
        }
        return try await handler(question)
    }

    /// The client's own name for what a question, or a registration for such questions, is about.
    static func subject(of method: String, _ parameters: JSONPayload) -> String? {
        switch method {
        case "guard.ask": parameters["name"]?.string
        case "value.receive":
            ["value", "route", "type"].lazy
                .compactMap { kind in parameters[kind]?.string.map { "\(kind) \($0)" } }
                .first
        case "url.resolve": parameters["pattern"]?.string
        default: nil
        }
    }

    private static func entryQuestion(_ question: HostQuestion) throws -> Contract.EntryAskQuestion {
        do {
            return try Contract.EntryAskQuestion(reading: question.parameters)
        } catch {
            throw QuestionRefusal(code: -32602, message: "\(error)")
        }
    }

    private func entryHandler(for question: HostQuestion) -> QuestionHandler? {
        guard question.method == "entry.ask" else { return nil }
        let type = question.parameters["type"]?.string ?? ""
        return table.withLock { $0.types[type] ?? $0.anyType }
    }
}
