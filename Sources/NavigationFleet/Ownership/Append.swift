/// A record that a host wants in the log, and does not know yet whether it is there.
///
/// It is never given up and never changed: every attempt is the same bytes. The engine stores at most one of them,
/// because each needs the same last message. So it does no harm to try again, and only the log tells what became of it.
struct Append: Hashable, Sendable {
    let record: LogRecord
    /// When it is tried again.
    private(set) var due: Duration
    private var delay: Duration
    /// The last message of the stream, as the engine told it with an answer that means that another message has the
    /// place of this record. The reader will tell which one. It may show none: the engine also counts messages that are
    /// on their way, and may never be stored.
    private(set) var last: UInt64?
    /// Whether the message that has the place has no effect.
    private(set) var isPlaceVoid = false

    private var hasLostItsPlace: Bool { last != nil || isPlaceVoid }

    /// The time after which an attempt counts as lost, and the longest pause between two attempts.
    private static let (patience, longestDelay) = (Duration.seconds(1), Duration.seconds(2))
    private static let firstDelay = Duration.milliseconds(100)

    /// The first attempt leaves now.
    init(_ record: LogRecord, now: Duration) {
        self.record = record
        due = now + Self.patience
        delay = Self.firstDelay
    }

    /// Another attempt leaves now.
    mutating func triedAgain(now: Duration) { due = now + Self.patience }

    /// The engine could not take it. The next attempt comes after a pause.
    mutating func failed(now: Duration) {
        guard !hasLostItsPlace else { return }
        due = now + delay
        delay = min(delay * 2, Self.longestDelay)
    }

    /// The engine has answered that another message has the place.
    mutating func lostItsPlace(last: UInt64, now: Duration) {
        self.last = max(self.last ?? 0, last)
        due = now + Self.patience
    }

    /// The reader has shown a message without effect in the place.
    mutating func foundPlaceVoid(now: Duration) {
        guard !isPlaceVoid else { return }
        isPlaceVoid = true
        due = now + Self.patience
    }

    /// Whether another append may begin: no attempt can be stored any more behind the messages that were read.
    ///
    /// An append that begins earlier may expect a message that such an attempt follows. Then it is void as well, and so
    /// is the next one.
    func isSpent(at sequence: UInt64) -> Bool { isPlaceVoid && last.map { $0 <= sequence } == true }
}
