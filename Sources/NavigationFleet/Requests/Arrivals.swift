/// The requests of one host at the owner of the scene, in one epoch: their order, and the answers of those that changed
/// nothing.
///
/// A message may be lost and come again later. The requests behind it wait for it, so that a client's requests are
/// carried out in its order. A message may also come twice, so a request that changed nothing keeps its answer.
struct Arrivals: Sendable {
    struct Answer: Hashable, Sendable {
        let answer: [UInt8]
        let revision: UInt64
        /// Whether a turn has it.
        var isLogged = false
    }

    /// The state of a request, as far as this owner knows it. The log may know more.
    enum Knowledge: Hashable {
        case new
        case answered(Answer)
        /// A later one was begun, so its host waits for it no more, or its answer was forgotten.
        case passed
        /// Its host waits for it no more.
        case settled
    }

    /// The last one that the owner has begun or answered. The host waits for no one before it that has not come.
    private var last: UInt64 = 0
    /// Those that came early, by the request that they wait for.
    private var early: [UInt64: SceneRequest] = [:]
    private var settled: UInt64 = 0
    private var answers: [UInt64: Answer] = [:]
    private var bytes = 0

    /// As many requests as a host may have open.
    private static let mostEarly = 256
    /// The answers that are kept. Those of the oldest requests are forgotten first.
    private static let (mostAnswers, mostBytes) = (256, 1 << 20)
    /// The most bytes of answers that go to the log with a turn, of all hosts together, and of one of them.
    static let mostBytesOfTurn = 64 << 10
    private static let mostBytesOfAnswer = 4 << 10

    /// The host waits for no request with a lower number.
    mutating func settle(upTo number: UInt64) {
        guard number > settled else { return }
        settled = number
        for settled in answers.keys where settled < number { remove(settled) }
        early = early.filter { $0.value.id.number >= number }
    }

    func knowledge(of number: UInt64) -> Knowledge {
        if number < settled { return .settled }
        if let answer = answers[number] { return .answered(answer) }
        return number <= last ? .passed : .new
    }

    // MARK: The order

    /// Whether nothing is missing before a request. Otherwise it is kept, if there is room; its host sends it again in
    /// any case.
    mutating func isNext(_ request: SceneRequest) -> Bool {
        if request.after < settled || request.after <= last { return true }
        if early.count < Self.mostEarly { early[request.after] = request }
        return false
    }

    /// The owner has begun or answered a request. Returns the one that has waited for it.
    mutating func passed(_ number: UInt64) -> SceneRequest? {
        last = max(last, number)
        return early.removeValue(forKey: number)
    }

    // MARK: Answers

    /// A request has changed nothing, and has this answer.
    mutating func keep(_ answer: Answer, to number: UInt64) {
        guard number >= settled else { return }
        remove(number)
        answers[number] = answer
        bytes += answer.answer.count
        while answers.count > Self.mostAnswers || bytes > Self.mostBytes, let oldest = answers.keys.min() {
            remove(oldest)
        }
    }

    /// The answers to requests before a certain one, which has changed something. The log must have them too: otherwise
    /// the next owner could carry one of those requests out behind the change.
    ///
    /// An answer that is too long for the log is empty there; see ``TurnContents/Answer``.
    ///
    /// - Parameter room: The bytes that the turn still takes.
    mutating func takeUnlogged(before number: UInt64, room: inout Int) -> [(number: UInt64, answer: [UInt8])] {
        answers.keys.filter { $0 < number && answers[$0]?.isLogged == false }.sorted().map { number in
            answers[number]?.isLogged = true
            let answer = answers[number]?.answer ?? []
            guard answer.count <= min(room, Self.mostBytesOfAnswer) else { return (number, []) }
            room -= answer.count
            return (number, answer)
        }
    }

    /// The host asks nothing more. Its requests stay known, and their answers are dropped.
    mutating func end() {
        (early, answers, bytes) = ([:], [:], 0)
        last = .max
    }

    private mutating func remove(_ number: UInt64) {
        if let answer = answers.removeValue(forKey: number) { bytes -= answer.answer.count }
    }
}
