/// The answers of the requests that changed a scene, as far as a request may still come again. Every host folds it from
/// the log, so a new owner has it.
///
/// A host says with each request which ones are settled, and has few open ones. But one of them may wait for a person
/// while many others are answered. So the answers of one host have a limit of their own.
struct AnsweredRequests: Hashable, Sendable {
    private struct Origin: Hashable {
        var settled: UInt64 = 0
        /// Requests with lower numbers whose answers are not here may have had one.
        var forgotten: UInt64 = 0
        var answers: [UInt64: Answer] = [:]
        /// When it had an answer last, by ``AnsweredRequests/count``.
        var lastUse: UInt64 = 0

        mutating func add(_ answer: TurnContents.Answer, at revision: UInt64, _ count: UInt64) {
            lastUse = count
            answers[answer.id.number] = Answer(answer: answer.answer, revision: revision)
            settle(upTo: answer.settled)
            if answers.count > 2 * AnsweredRequests.keptAnswers { forget() }
        }

        private mutating func settle(upTo number: UInt64) {
            guard number > settled else { return }
            // Mostly a few numbers. A host that says a far one is not worth a walk to it.
            if number - settled <= answers.count {
                for settled in settled..<number { answers[settled] = nil }
            } else {
                answers = answers.filter { $0.key >= number }
            }
            settled = number
        }

        /// Keeps the last answers only.
        private mutating func forget() {
            let first = answers.keys.sorted()[answers.count - AnsweredRequests.keptAnswers]
            forgotten = max(forgotten, first)
            answers = answers.filter { $0.key >= first }
        }
    }

    struct Answer: Hashable, Sendable {
        let answer: [UInt8]
        let revision: UInt64
    }

    /// The state of a request, as far as the log tells.
    enum Knowledge: Hashable {
        case new
        case answered(Answer)
        /// Its host waits for it no more: it comes late.
        case settled
        /// It may have had an effect.
        case forgotten
    }

    private var origins: [FleetHostID: Origin] = [:]
    private var count: UInt64 = 0

    /// Lives of hosts whose answers are kept. A life that had none for longer than this many others is over.
    private static let mostOrigins = 64
    /// The last answers of a host that are kept in any case. Twice as many are there at most.
    private static let keptAnswers = 1_024

    func knowledge(of id: RequestID) -> Knowledge {
        guard let origin = origins[id.origin] else { return .new }
        if id.number < origin.settled { return .settled }
        if let answer = origin.answers[id.number] { return .answered(answer) }
        return id.number < origin.forgotten ? .forgotten : .new
    }

    /// The log has this answer.
    mutating func add(_ answer: TurnContents.Answer, at revision: UInt64) {
        count += 1
        if origins[answer.id.origin] == nil, origins.count == Self.mostOrigins {
            let oldest = origins.min { $0.value.lastUse < $1.value.lastUse }
            if let oldest { origins[oldest.key] = nil }
        }
        origins[answer.id.origin, default: Origin()].add(answer, at: revision, count)
    }
}
