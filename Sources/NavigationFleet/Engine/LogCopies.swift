/// Whether this host has read the copy of the log that the others have read.
///
/// Each server keeps a copy. Copies should be the same, and those of nats-server 2.9 may differ for good, in a message
/// that a leader had stored when it lost the others. A host that has read such a copy finds that the records behind it
/// do not count. It reads another copy then.
struct LogCopies: Hashable, Sendable {
    enum Remedy: Hashable {
        /// Another server may have a good copy.
        case anotherCopy
        /// Perhaps no server has. The owner of the scene has its state, and can write a snapshot.
        case snapshot
        /// Neither has helped, so it is the others that have read a wrong copy.
        case none
    }

    /// The remedies that were tried, one after the other.
    private var attempts = 0
    private var lastAttempt: Duration?

    /// One record alone may be that of a host which has read the wrong copy, and notices it when it reads on.
    private static let enoughDoubts = 2
    /// How many copies are read before a snapshot, and how many remedies are tried in all. The engine chooses among
    /// three servers.
    private static let (mostCopies, mostAttempts) = (3, 6)
    /// The time after which this host begins to count anew.
    private static let pause = Duration.seconds(60)

    /// The host has read to the end of the log.
    ///
    /// - Parameter doubts: See ``SceneMember/doubts``.
    /// - Returns: The remedy to try; nil when the host has to go on as before.
    mutating func came(toEndWith doubts: Int, now: Duration) -> Remedy? {
        guard doubts >= Self.enoughDoubts else { return nil }
        if let lastAttempt, now - lastAttempt >= Self.pause { attempts = 0 }
        guard attempts <= Self.mostAttempts else { return nil }
        attempts += 1
        lastAttempt = now
        guard attempts <= Self.mostAttempts else { return Remedy.none }
        return attempts <= Self.mostCopies ? .anotherCopy : .snapshot
    }
}
