import NIOCore
import Synchronization

/// The question that a task is answering.
///
/// Requests of the task over the same connection carry the question's id in `during`. The host then sees which session
/// waits for which, and refuses a question whose answer would wait for itself. After the answer, requests of a task
/// that the handler left running do not carry it any more.
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

    /// The parameters of a request of this task, with `during` added unless it is set or the question is answered.
    ///
    /// - Parameter parameters: the text of an object.
    static func parameters(_ parameters: [UInt8], over channel: any Channel) -> [UInt8] {
        guard let current, current.connection == ObjectIdentifier(channel),
            !current.isOver.load(ordering: .acquiring),
            let object = try? JSONPayload(text: String(decoding: parameters, as: UTF8.self)),
            object.isObject, object["during"] == nil
        else { return parameters }
        let comma = object.isEquivalent(to: .emptyObject) ? "" : ","
        return Array(object.bytes.dropLast()) + Array("\(comma)\"during\":\(current.question)}".utf8)
    }
}
