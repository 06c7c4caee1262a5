/// Which answers are being made. It belongs to the event loop of its connection; the handlers themselves run elsewhere.
struct QuestionDesk {
    private var running: [Int: Task<Void, Never>] = [:]
    private var next = 0

    /// Starts answering and returns a number for ``finished(_:)`` and ``cancel(_:)``.
    mutating func start(_ task: (Int) -> Task<Void, Never>) -> Int {
        next += 1
        running[next] = task(next)
        return next
    }

    /// The answer was made.
    mutating func finished(_ number: Int) {
        running[number] = nil
    }

    /// The question's deadline has passed. Nothing happens when it was answered.
    func cancel(_ number: Int) {
        running[number]?.cancel()
    }

    /// The connection is gone: no answer is of use any more.
    mutating func cancelAll() {
        for task in running.values { task.cancel() }
        running.removeAll()
    }
}
