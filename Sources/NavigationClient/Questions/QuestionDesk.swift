/// The answers in progress. It belongs to the event loop of its connection; the handlers run in tasks of their own.
struct QuestionDesk {
    private var running: [Int: Task<Void, Never>] = [:]
    private var next = 0

    /// Starts an answer. Returns a number for ``finished(_:)`` and ``cancel(_:)``.
    mutating func start(_ task: (Int) -> Task<Void, Never>) -> Int {
        next += 1
        running[next] = task(next)
        return next
    }

    /// Removes an answer that is made.
    mutating func finished(_ number: Int) {
        running[number] = nil
    }

    /// Cancels an answer whose deadline has passed. Does nothing when it is already made.
    func cancel(_ number: Int) {
        running[number]?.cancel()
    }

    /// Cancels all answers, because the connection has ended.
    mutating func cancelAll() {
        for task in running.values { task.cancel() }
        running.removeAll()
    }
}
