/// The answers of the requests that changed a scene, as far as a request may still come again. Every host folds it from
/// the log, so a new owner has it.
///
/// A host has a limited number of open requests, and says with each new one which ones are settled. So the answers of
/// one host are limited, too.
struct AnsweredRequests: Hashable, Sendable {
    private struct Origin: Hashable {
        var settled: UInt64 = 0
        var answers: [UInt64: Answer] = [:]
        /// When it had an answer last, by ``AnsweredRequests/count``.
        var lastUse: UInt64 = 0
    }

    struct Answer: Hashable, Sendable {
        let answer: [UInt8]
        let revision: UInt64
    }

    /// What is known of a request.
    enum Knowledge: Hashable {
        case new
        case answered(Answer)
        /// Its host waits for it no more: it comes late.
        case settled
    }

    private var origins: [FleetHostID: Origin] = [:]
    private var count: UInt64 = 0

    /// Lives of hosts whose answers are kept. A life that had none for longer than this many others is over.
    private static let mostOrigins = 64

    func knowledge(of id: RequestID) -> Knowledge {
        guard let origin = origins[id.origin] else { return .new }
        if id.number < origin.settled { return .settled }
        return origin.answers[id.number].map(Knowledge.answered) ?? .new
    }

    /// The log has this answer.
    mutating func add(_ answer: TurnContents.Answer, at revision: UInt64) {
        count += 1
        if origins[answer.id.origin] == nil, origins.count == Self.mostOrigins {
            let oldest = origins.min { $0.value.lastUse < $1.value.lastUse }
            if let oldest { origins[oldest.key] = nil }
        }
        var origin = origins.removeValue(forKey: answer.id.origin) ?? Origin()
        origin.lastUse = count
        origin.answers[answer.id.number] = Answer(answer: answer.answer, revision: revision)
        if answer.settled > origin.settled {
            origin.settled = answer.settled
            origin.answers = origin.answers.filter { $0.key >= answer.settled }
        }
        origins[answer.id.origin] = origin
    }
}
