import JSON
import NIOCore
import Synchronization

/// The question that a task is answering.
///
/// Requests of the task over the same connection carry the question's id in `during`. The host then sees which session
/// waits for which, and refuses a question whose answer would wait for itself. It also knows the trace of the requests.
/// After the answer, requests of a task that the handler left running do not carry it any more.
final class AnsweringTask: Sendable {
    @TaskLocal static var current: AnsweringTask?

    private let question: JSONPayload
    private let connection: ObjectIdentifier
    private let isOver = Atomic<Bool>(false)

    /// - Parameter question: the id of the question, as it came.
    init(_ question: JSONPayload, over channel: any Channel) {
        self.question = question
        self.connection = ObjectIdentifier(channel)
    }

    /// Marks the answer as made.
    func finish() { isOver.store(true, ordering: .releasing) }

    /// Whether the current task is answering a question of this connection.
    static func isCurrent(over channel: any Channel) -> Bool {
        guard let current else { return false }
        return current.connection == ObjectIdentifier(channel) && !current.isOver.load(ordering: .acquiring)
    }

    /// The parameters of a request of this task, with the question in `during` and the trace in `traceparent`. Members
    /// that the parameters have stay.
    static func parameters(_ parameters: [UInt8], over channel: any Channel) -> [UInt8] {
        let answering = isCurrent(over: channel) ? current : nil
        let traceparent = TraceCarrier.current.traceparent
        guard answering != nil || traceparent != nil,
            let object = try? JSONPayload(text: String(decoding: parameters, as: UTF8.self)), object.isObject
        else { return parameters }
        var writer = JSONWriter()
        // The writer would take a space in an empty object for the end of a member.
        writer.raw(object.isEquivalent(to: .emptyObject) ? RawJSON.emptyObject : object.raw)
        writer.extendObject { writer in
            if object["during"] == nil { writer.member("during", ifPresent: answering?.question.raw) }
            if object["traceparent"] == nil { writer.member("traceparent", ifPresent: traceparent) }
        }
        return writer.bytes
    }
}
