/// Where a message of a stream stands, and which consumer delivers it.
///
/// A delivered message has the subject under which it was published. The rest is in the subject of its acknowledgement:
/// `$JS.ACK.STREAM.CONSUMER.DELIVERIES.SEQUENCE…`. Newer servers can write a domain and an account before the stream.
struct Delivery: Hashable, Sendable {
    let stream: Substring
    let consumer: Substring
    let sequence: UInt64
    /// Whether it is the first message of the consumer.
    let isFirst: Bool
    /// The messages that the consumer has still to send; nil when an old server does not tell.
    let pending: UInt64?

    /// Nil for a message that no consumer delivers.
    init?(_ message: EngineMessage) {
        guard let words = message.reply?.rest(behind: "$JS.ACK.")?.parts(by: ".") else { return nil }
        let parts = words.dropFirst(words.count > 7 ? 2 : 0)
        guard parts.count >= 4, let sequence = UInt64(parts[parts.startIndex + 3]) else { return nil }
        (stream, consumer) = (parts[parts.startIndex], parts[parts.startIndex + 1])
        self.sequence = sequence
        isFirst = parts.count > 4 && parts[parts.startIndex + 4] == "1"
        // A time comes before it.
        pending = parts.count > 6 ? UInt64(parts[parts.startIndex + 6]) : nil
    }
}
