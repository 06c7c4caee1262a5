/// Signs that this host has read another log than those who write it.
///
/// The engine stores a record behind the message that it expects. So the host that has written it has read all that is
/// before. If it does not count here, the two have not read the same: servers may keep different messages under one
/// number.
package struct Doubts: Hashable, Sendable {
    /// Such records since the last one of another host that counts.
    package private(set) var count = 0
    /// The first of them.
    package private(set) var since: UInt64 = 0

    mutating func judge(_ verdict: SceneLog.Verdict, at sequence: UInt64) {
        switch verdict {
        case .counts: count = 0
        case .void(.late), .void(.foreign), .outOfOrder: break
        case .void:
            if count == 0 { since = sequence }
            count += 1
        }
    }
}
