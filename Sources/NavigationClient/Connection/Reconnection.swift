/// The pauses between attempts to connect again.
public struct Reconnection: Equatable, Sendable {
    /// The first pause; each is twice the one before.
    public var shortest: Duration
    /// The longest pause.
    public var longest: Duration

    /// From 50 ms to 5 s, unless something else is said.
    public init(shortest: Duration = .milliseconds(50), longest: Duration = .seconds(5)) {
        self.shortest = shortest
        self.longest = longest
    }
}

/// The next pause. Up to half of it is left out by chance: not all clients of a host that comes back shall knock at once.
struct Backoff {
    private let reconnection: Reconnection
    private var pause: Duration

    init(_ reconnection: Reconnection) {
        self.reconnection = reconnection
        pause = reconnection.shortest
    }

    /// Whether the longest pause has been reached.
    var isExhausted: Bool { pause >= reconnection.longest }

    mutating func next() -> Duration {
        defer { pause = min(pause * 2, reconnection.longest) }
        return pause * Double.random(in: 0.5...1)
    }

    /// The host has let us in and answered: the next attempt may be a quick one.
    mutating func reset() {
        pause = reconnection.shortest
    }
}
