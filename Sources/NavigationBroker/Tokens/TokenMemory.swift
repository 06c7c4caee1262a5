import DequeModule

/// The answers of one user's requests that carried a token, newest last. Bounded by number and by bytes.
struct TokenMemory {
    struct Answer {
        /// Of the request, so that a token that is used for another one is noticed.
        let fingerprint: UInt64
        /// Empty when it was too long to be kept.
        let text: [UInt8]
    }

    private var maximumCount: Int
    private var maximumBytes: Int
    private var answers: [String: Answer] = [:]
    private var order: Deque<String> = []
    private var bytes = 0

    init(maximumCount: Int, maximumBytes: Int) {
        self.maximumCount = maximumCount
        self.maximumBytes = maximumBytes
    }

    subscript(token: String) -> Answer? { answers[token] }

    /// All tokens with their answers, oldest first.
    var all: some Sequence<(token: String, answer: Answer)> {
        order.lazy.compactMap { token in answers[token].map { (token, $0) } }
    }

    /// Of a request that had no effect in the end.
    mutating func forget(_ token: String) {
        guard let answer = answers.removeValue(forKey: token) else { return }
        bytes -= answer.text.count
        if let place = order.lastIndex(of: token) { order.remove(at: place) }
    }

    mutating func add(_ token: String, _ answer: Answer) {
        answers[token] = answer
        order.append(token)
        bytes += answer.text.count
        trim()
    }

    /// Keeps no more than this from now on.
    mutating func keep(count: Int, bytes: Int) {
        (maximumCount, maximumBytes) = (count, bytes)
        trim()
    }

    private mutating func trim() {
        while order.count > maximumCount || (bytes > maximumBytes && order.count > 1), let oldest = order.popFirst() {
            bytes -= answers.removeValue(forKey: oldest)?.text.count ?? 0
        }
    }
}
