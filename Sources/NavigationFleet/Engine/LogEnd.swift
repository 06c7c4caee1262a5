import JSON

/// The end of a log, as the leader of the stream tells it: whether a host that begins has read as far, and whether the
/// engine has less than the host has read.
///
/// A reader is a consumer on one server. A server that has just started may have less than the others, and knows of no
/// more. So the end of what the reader sends is not the end of the log: only the leader of the stream knows that.
///
/// There may be two leaders for a while: one that has lost the other servers, and one that these have elected. The
/// former one does not know what came after. So an answer counts when its leader has heard a majority of the servers.
struct LogEnd: Hashable, Sendable {
    /// The meaning of an answer of the leader.
    enum Finding: Hashable {
        case nothing
        /// The leader has less than the host has read. The others may have more: a leader's copy of the log can stand
        /// still. So another one is asked for.
        case leaderIsShort
        /// All leaders have less.
        case logIsShort
    }

    enum Place: Hashable {
        /// The leader has not told yet.
        case unknown
        /// The log has more than the reader has sent.
        case short
        case end
    }

    /// Whether the host has read as far as the log went when it began.
    private(set) var isReached = false
    /// The last message of the log, as the leader has told.
    private var last: UInt64?
    private var askedAt: Duration?
    /// Whether a server has less than the host has read.
    private var isSuspected = false
    /// How often in a row the leader has told so as well.
    private var shortAnswers = 0
    /// The leaders of which that was said, and which had to step down.
    private var shortLeaders = 0
    /// The last message, as the leader has told last; and how often in a row the reader's server had less.
    private(set) var known: UInt64 = 0
    private var staleSigns = 0

    /// The time after which the leader is asked again.
    private static let patience = Duration.seconds(1)
    /// So many answers in a row show that a leader is short. One that has just begun may not know all yet.
    private static let enoughAnswers = 3
    /// After as many leaders the engine has lost what is missing.
    private static let enoughLeaders = 3
    /// After as many signs of life, one a second, a server that has less than the leader is of no use.
    private static let enoughSigns = 2

    /// The reader has sent all that it has, and this was the last message.
    mutating func came(to sequence: UInt64) -> Place {
        if let last, sequence >= last { isReached = true }
        return isReached ? .end : last == nil ? .unknown : .short
    }

    /// A server says how far its log goes. The host has read up to `sequence`.
    mutating func heard(last: UInt64, read sequence: UInt64) { if last < sequence { isSuspected = true } }

    /// An append was refused, since the log goes up to `last`. The reader may have missed what came.
    mutating func refused(last: UInt64, read sequence: UInt64) { if last != sequence { isSuspected = true } }

    /// The reader's server says how far its copy of the log goes.
    ///
    /// - Returns: Whether that server does not keep up with the leader. It may do so for good, although it sends signs
    ///   of life.
    mutating func isStale(copyEndsWith last: UInt64, read sequence: UInt64) -> Bool {
        staleSigns = max(last, sequence) < known ? staleSigns + 1 : 0
        guard staleSigns >= Self.enoughSigns else { return false }
        staleSigns = 0
        return true
    }

    /// Whether the leader has to be asked: the end is not reached, or a server has less. It is asked again, since its
    /// answer may be lost, and since the log may get shorter: servers that lose power lose messages.
    mutating func isDue(now: Duration) -> Bool {
        guard !isReached || isSuspected, askedAt.map({ now - $0 >= Self.patience }) ?? true else { return false }
        askedAt = now
        return true
    }

    /// The last message of the log in an answer of the leader; nil when the answer does not count.
    static func last(in answer: EngineMessage) -> UInt64? {
        guard case .done(let last?) = EngineAnswer(answer), hasMajority(answer) else { return nil }
        return last
    }

    /// Whether the leader that answers has lately heard a majority of the servers. The others cannot elect one then.
    private static func hasMajority(_ answer: EngineMessage) -> Bool {
        let text = try? RawJSON(parsing: String(decoding: answer.body, as: UTF8.self))
        let cluster = (try? text?.shortValue().object)?["cluster"]?.object
        // A stream on one server has no others.
        guard let others = cluster?["replicas"]?.array else { return true }
        let heard = others.filter { other in
            guard case .integer(let nanoseconds)? = other.object?["active"] else { return false }
            return Duration.nanoseconds(nanoseconds) < longestSilence
        }
        return 2 * (heard.count + 1) > others.count + 1
    }

    /// Servers elect another leader when they have not heard theirs for four seconds at least.
    private static let longestSilence = Duration.seconds(4)

    /// The leader has told the last message of the log. The lowest one counts for a host that begins: what the log gets
    /// meanwhile need not be read.
    mutating func told(_ last: UInt64, read sequence: UInt64) -> Finding {
        self.last = min(self.last ?? last, last)
        known = last
        _ = came(to: sequence)
        isSuspected = last < sequence
        guard isSuspected else {
            (shortAnswers, shortLeaders) = (0, 0)
            return .nothing
        }
        shortAnswers += 1
        guard shortAnswers >= Self.enoughAnswers else { return .nothing }
        shortAnswers = 0
        shortLeaders += 1
        return shortLeaders < Self.enoughLeaders ? .leaderIsShort : .logIsShort
    }
}
