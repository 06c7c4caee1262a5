/// The log of a scene, folded up to one of its messages. Every host folds the same messages into the same value.
///
/// The engine stores a record only behind the message that it expects. This value checks that again, and more: a record
/// counts only if it continues the records that counted before it. So an engine that stores two records with the same
/// expectation still gives one history, in which the first one counts.
package struct SceneLog: Hashable, Sendable {
    /// The sequence of the last message. Messages that do not count have one too.
    package private(set) var sequence: UInt64 = 0
    package private(set) var epoch: UInt64 = 0
    /// Nil before the first claim, and after the owner has given the scene up.
    package private(set) var owner: FleetHostID?
    package private(set) var revision: UInt64 = 0
    package private(set) var chain = LogChain.start
    /// The host that began the log; nil before it. Another log of the same scene has another one.
    package private(set) var origin: FleetHostID?

    package init() {}

    /// The log as a snapshot has it; nil for other words. The reverse of ``words``.
    init?(_ words: String) {
        let parts = words.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
        guard parts.count == 6, let sequence = UInt64(parts[0]), let epoch = UInt64(parts[1]),
            let revision = UInt64(parts[2]), let digest = UInt64(parts[3], radix: 16),
            let origin = FleetHostID(parts[4])
        else { return nil }
        let owner = FleetHostID(parts[5])
        guard owner != nil || parts[5] == Self.noOwner else { return nil }
        (self.sequence, self.epoch, self.revision) = (sequence, epoch, revision)
        (chain, self.origin, self.owner) = (LogChain(digest: digest), origin, owner)
    }

    /// All of it, for a snapshot. Nil before the first claim.
    var words: String? {
        guard let origin else { return nil }
        let owner = owner.map { "\($0)" } ?? Self.noOwner
        return "\(sequence) \(epoch) \(revision) \(String(chain.digest, radix: 16)) \(origin) \(owner)"
    }

    private static let noOwner = "-"

    package enum Verdict: Hashable, Sendable {
        case counts
        case void(Reason)
        /// The message does not follow the last one. Nothing has changed.
        case outOfOrder
    }

    /// Why a record does not count.
    package enum Reason: Hashable, Sendable {
        /// Another message came between the expected one and this one.
        case late
        /// Another host owns the scene, or none.
        case notOwner
        /// Its epoch is not the present one; that of a claim, not the next one.
        case epoch
        case revisions
        case chain
        /// The message is not written as a record.
        case foreign
    }

    /// Takes in the next message of the stream.
    ///
    /// - Parameter record: Nil for a message that is not written as a record.
    package mutating func take(_ record: LogRecord?, at sequence: UInt64) -> Verdict {
        guard sequence == self.sequence + 1 else { return .outOfOrder }
        self.sequence = sequence
        guard let record else { return .void(.foreign) }
        if let reason = objection(to: record, at: sequence) { return .void(reason) }
        chain = record.chain
        switch record.kind {
        case .turn: revision = record.revisions?.upperBound ?? revision
        case .claim:
            (epoch, owner) = (record.epoch, record.host)
            origin = origin ?? record.host
        case .handover: owner = nil
        }
        return .counts
    }

    private func objection(to record: LogRecord, at sequence: UInt64) -> Reason? {
        guard record.expected + 1 == sequence else { return .late }
        let revisions: ClosedRange<UInt64>?
        switch record.kind {
        case .claim:
            guard record.epoch == epoch + 1 else { return .epoch }
            revisions = nil
        case .turn, .handover:
            guard record.epoch == epoch else { return .epoch }
            guard record.host == owner else { return .notOwner }
            let named = record.kind == .turn ? record.revisions : nil
            revisions = named.map { revision + 1...max(revision + 1, $0.upperBound) }
        }
        guard record.revisions == revisions else { return .revisions }
        let next = chain.adding(epoch: record.epoch, revisions: record.revisions, kind: record.kind, body: record.body)
        return next == record.chain ? nil : .chain
    }
}
