import NavigationBroker

/// The share of a turn that one connection gets: a number of messages, and a time.
///
/// A connection that has used up its share waits for the next turn, so that a busy client does not delay the others.
struct TurnShare {
    /// The clock is read after this many messages, and not before the first one.
    static let messagesPerLook = 8

    private let messages: Int
    private let seconds: Double
    private let began: MonotonicTime
    private var left: Int

    /// - Parameters:
    ///   - messages: The limit `messagesPerTurn`.
    ///   - seconds: The limit `timePerTurn`.
    ///   - began: When the turn began, which is the same for all of its connections.
    init(messages: Int, seconds: Double, began: MonotonicTime) {
        self.messages = messages
        self.seconds = seconds
        self.began = began
        self.left = messages
    }

    /// Takes one message from the share. Returns false when the share is used up.
    mutating func take(clock: () -> MonotonicTime = MonotonicTime.now) -> Bool {
        guard left > 0 else { return false }
        if left % Self.messagesPerLook == 0, left < messages, clock().seconds(since: began) >= seconds { return false }
        left -= 1
        return true
    }
}
