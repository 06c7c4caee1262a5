/// The commands that the benchmark sends to Redis, as RESP arrays.
package enum RedisRequests {
    /// Stores the text that a navigation has as its arguments.
    package static func set(client: Int) -> String {
        command("SET", "bench:item:\(client)", "\(HostRequests.arguments)")
    }

    /// Subscribes to a channel.
    package static func subscribe(to channel: String) -> String {
        command("SUBSCRIBE", channel)
    }

    /// Publishes a text. The message to each subscriber then has this many bytes, like the notification that it is
    /// compared with.
    package static func publish(wireBytes: Int, on channel: String) -> String {
        let envelope = command("message", channel, String(repeating: "x", count: wireBytes)).utf8.count - wireBytes
        return command("PUBLISH", channel, String(repeating: "x", count: max(1, wireBytes - envelope)))
    }

    private static func command(_ words: String...) -> String {
        words.reduce("*\(words.count)\r\n") { text, word in text + "$\(word.utf8.count)\r\n\(word)\r\n" }
    }
}
