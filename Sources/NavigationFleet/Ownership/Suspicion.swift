/// The time at which a host suspects the owner of a scene. A wrong suspicion costs one claim, because only the log
/// decides who owns the scene.
struct Suspicion: Hashable, Sendable {
    /// How long the others wait for each other, so that one of them tries first.
    private let headStart: Duration
    private var heard: Duration
    private var patience = Self.leastPatience

    private static let (leastPatience, mostPatience) = (Duration.milliseconds(700), Duration.seconds(6))

    /// - Parameter rank: the number of hosts that try before this one.
    init(rank: Int, now: Duration) {
        headStart = .milliseconds(100) * rank
        heard = now
    }

    /// When the owner is suspect, if it stays silent.
    var due: Duration { heard + patience + headStart }

    /// The owner lives.
    mutating func heard(now: Duration) { heard = max(heard, now) }

    /// The owner lives, although it was suspect. The next suspicion takes twice as long.
    mutating func wasWrong(now: Duration) {
        heard(now: now)
        patience = min(patience * 2, Self.mostPatience)
    }

    /// Another owner begins.
    mutating func ownerChanged(now: Duration) {
        heard(now: now)
        patience = Self.leastPatience
    }

    /// The owner asks this host to take the scene.
    mutating func isAsked(now: Duration) { heard = now - patience - headStart }
}
