/// Whether this host is in touch with the servers that keep the logs together. It asks them now and then.
///
/// A connection alone says little: a server that has lost the others still answers what it has, and takes nothing new.
/// It then does not answer for all of them.
///
/// A value: the connection, answers and a time in, requests out.
package struct EngineTouch: Sendable {
    /// When they were in touch last; at first, when the host began.
    private var last: Duration
    /// When to ask again; nil without a connection.
    private var next: Duration?

    /// The time between two requests, and the time after the last answer in which the host counts as in touch.
    package static let (interval, patience) = (Duration.seconds(1), Duration.seconds(4))

    package init(now: Duration) { last = now }

    /// When ``alarmed(_:now:)`` has something to do.
    package var alarm: Duration? { next }

    package mutating func connected(now: Duration) { next = now }

    package mutating func disconnected() { next = nil }

    /// The request that is due, if one is.
    package mutating func alarmed(_ names: FleetNames, now: Duration) -> EngineMessage? {
        guard let due = next, due <= now else { return nil }
        next = now + Self.interval
        return EngineMessage("$JS.API.INFO", reply: names.touch)
    }

    /// The servers have answered. Only an answer without an error is one for all of them.
    package mutating func received(_ message: EngineMessage, now: Duration) {
        if case .done = EngineAnswer(message), next != nil { last = now }
    }

    /// For how long the host has not been in touch; nil while it is.
    ///
    /// - Parameter heard: When a new record of the log came last. Only a majority of the servers can have stored it. So
    ///   it counts like an answer: the servers may keep a log together while they still elect who answers for them all.
    package func age(now: Duration, heard: Duration? = nil) -> Duration? {
        let age = now - max(last, heard ?? last)
        return next != nil && age <= Self.patience ? nil : age
    }
}
