/// The commands that the benchmark sends to Redis, as RESP arrays.
package enum RedisRequests {
    /// Stores what a navigation carries as arguments.
    package static func set(client: Int) -> String {
        command("SET", "bench:item:\(client)", #"{"id":42}"#)
    }

    package static func subscribe(to channel: String) -> String {
        command("SUBSCRIBE", channel)
    }

    /// Publishes a text that makes the message to each subscriber so many bytes long, as long as the notification that it stands beside.
    package static func publish(wireBytes: Int, on channel: String) -> String {
        let envelope = command("message", channel, String(repeating: "x", count: wireBytes)).utf8.count - wireBytes
        return command("PUBLISH", channel, String(repeating: "x", count: max(1, wireBytes - envelope)))
    }

    private static func command(_ words: String...) -> String {
        words.reduce("*\(words.count)\r\n") { text, word in text + "$\(word.utf8.count)\r\n\(word)\r\n" }
    }
}
