/// The end of a log, until a host that begins has read as far.
///
/// A reader is a consumer on one server. A server that has just started may have less than the others, and knows of no
/// more. So the end of what the reader sends is not the end of the log: only the leader of the stream knows that.
struct LogEnd: Hashable, Sendable {
    enum Place: Hashable {
        /// The leader has to be asked.
        case unknown
        /// The leader was asked a moment ago.
        case asked
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
    mutating func came(to sequence: UInt64, now: Duration) -> Place {
        if isReached { return .end }
        if let last {
            isReached = sequence >= last
            return isReached ? .end : .short
        }
        if let askedAt, now - askedAt < Self.patience { return .asked }
        askedAt = now
        return .unknown
    }

    /// The leader has told the last message of the log.
    mutating func told(_ last: UInt64, read sequence: UInt64) {
        self.last = self.last ?? last
        if sequence >= last { isReached = true }
    }
}
