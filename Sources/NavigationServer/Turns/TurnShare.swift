import NavigationBroker

/// The share of a turn that one connection gets: a number of messages, and a time.
///
/// A connection that has used up its share waits for the next turn, so that a busy client does not delay the others.
///
/// The share also ends when the turn is full, but for its first message.
///
/// One message may take long, so the share is looked at after each. It asks the kernel's tick, which moves every few
/// milliseconds and costs an eighth of the clock. It reads the clock when the tick has moved, and after eight messages.
struct TurnShare {
    /// The clock is read after this many messages in any case.
    static let messagesPerLook = 8

    private let seconds: Double
    private let began: MonotonicTime
    private var left: Int
    /// The tick at the start of the share, and at the last look.
    private let firstTick: MonotonicTime
    private var tick: MonotonicTime
    /// Nil before the first message, which is taken however late it is.
    private var messagesSinceLook: Int?
    /// Whether the share has ended because the turn was full.
    private var metFullTurn = false

    /// - Parameters:
    ///   - messages: The limit `messagesPerTurn`.
    ///   - seconds: The limit `timePerTurn`.
    ///   - began: When the turn began, which is the same for all of its connections.
    ///   - tick: The kernel's tick.
    init(messages: Int, seconds: Double, began: MonotonicTime, tick: MonotonicTime = .tick()) {
        self.seconds = seconds
        self.began = began
        self.left = messages
        self.firstTick = tick
        self.tick = tick
    }

    /// Takes one message from the share. Returns false when the share is used up.
    mutating func take(
        isTurnFull: @autoclosure () -> Bool,
        tick: () -> MonotonicTime = MonotonicTime.tick,
        clock: () -> MonotonicTime = MonotonicTime.now
    ) -> Bool {
        guard left > 0 else { return false }
        if let messages = messagesSinceLook {
            guard !isTurnFull() else {
                metFullTurn = true
                return false
            }
            let now = tick()
            if messages == Self.messagesPerLook || now != self.tick {
                self.tick = now
                messagesSinceLook = 0
                guard clock().seconds(since: began) < seconds else { return false }
            }
        }
        left -= 1
        messagesSinceLook = (messagesSinceLook ?? 0) + 1
        return true
    }

    /// Whether this connection alone has used the time of a share, or has met a full turn.
    func isLong(at tick: MonotonicTime = .tick()) -> Bool {
        metFullTurn || tick.seconds(since: firstTick) >= seconds
    }
}
