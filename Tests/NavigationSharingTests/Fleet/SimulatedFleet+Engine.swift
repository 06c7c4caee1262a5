import NavigationFleet

// The engine of a simulated fleet: what its log has, and what it loses.

extension SimulatedFleet {
    /// The first message that the log still has.
    var logBegins: Int { engine.first(of: Self.stream) }

    /// The messages that the log has had.
    var logEnd: Int { engine.messages(of: Self.stream).count }

    /// The engine keeps a message of the snapshots with other bytes than it has got.
    mutating func damageSnapshots(where isDamaged: (EngineMessage) -> Bool) {
        engine.damage(Self.snapshots, where: isDamaged)
    }

    /// The engine loses the log.
    mutating func forget() { engine.forget() }

    /// The engine starts again without the last message of the log.
    mutating func forgetLastRecord() { engine.forgetLast(of: Self.stream) }

    /// Whether the servers have each other.
    mutating func majority(isThere: Bool) { engine.hasMajority = isThere }
}
