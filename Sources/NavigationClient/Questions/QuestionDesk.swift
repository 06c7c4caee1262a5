/// The answers in progress. It belongs to the event loop of its connection; the handlers run in tasks of their own.
struct QuestionDesk {
    private struct Answer {
        /// The question's id.
        let question: JSONPayload
        let task: Task<Void, Never>
        /// Whether the host waits for it.
        var isAwaited = true
    }

    private var running: [Int: Answer] = [:]
    private var next = 0

    /// Starts an answer. Returns a number for ``finished(_:)`` and ``cancel(_:)``.
    mutating func start(_ question: JSONPayload, _ task: (Int) -> Task<Void, Never>) -> Int {
        next += 1
        running[next] = Answer(question: question, task: task(next))
        return next
    }

    /// Removes an answer that is made. Returns whether to send it; the host drops one that it does not wait for.
    mutating func finished(_ number: Int) -> Bool {
        running.removeValue(forKey: number)?.isAwaited ?? true
    }

    /// Cancels an answer whose deadline has passed. Does nothing when it is already made.
    func cancel(_ number: Int) {
        running[number]?.task.cancel()
    }

    /// Cancels the answer to a question that the host does not wait for. Does nothing when it is already made.
    mutating func cancel(_ question: JSONPayload) {
        for (number, answer) in running where answer.question == question {
            running[number]?.isAwaited = false
            answer.task.cancel()
        }
    }

    /// Cancels all answers, because the connection has ended.
    mutating func cancelAll() {
        for answer in running.values { answer.task.cancel() }
        running.removeAll()
    }
}
