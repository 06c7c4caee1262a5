/// The end of a log, until a host that begins has read as far.
///
/// A reader is a consumer on one server. A server that has just started may have less than the others, and knows of no
/// more. So the end of what the reader sends is not the end of the log: only the leader of the stream knows that.
struct LogEnd: Hashable, Sendable {
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

    /// The time after which the leader is asked again.
    private static let patience = Duration.seconds(1)

    /// The reader has sent all that it has, and this was the last message.
    mutating func came(to sequence: UInt64) -> Place {
        if let last, sequence >= last { isReached = true }
        return isReached ? .end : last == nil ? .unknown : .short
    }

    /// Whether the leader has to be asked, now that the end is not reached. It is asked again, since its answer may be
    /// lost, and since the log may get shorter: servers that lose power lose messages.
    mutating func isDue(now: Duration) -> Bool {
        guard !isReached, askedAt.map({ now - $0 >= Self.patience }) ?? true else { return false }
        askedAt = now
        return true
    }

    /// The leader has told the last message of the log. The lowest one counts: what the log gets meanwhile need not be
    /// read.
    mutating func told(_ last: UInt64, read sequence: UInt64) {
        self.last = min(self.last ?? last, last)
        _ = came(to: sequence)
    }
}
