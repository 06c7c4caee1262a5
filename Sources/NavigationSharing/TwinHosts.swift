import NavigationBroker
import NavigationFleet

/// Notices a host that has the name of this one. A former life of this host may be heard for a moment after its end.
struct TwinHosts {
    private var host: FleetHostID?
    private var (first, last) = (MonotonicTime(nanoseconds: 0), MonotonicTime(nanoseconds: 0))

    /// Seconds for which it must be heard, and between two of its beats.
    private static let (least, pause) = (2.0, 1.0)

    /// A beat came. Returns whether it is one of another host with the same name.
    mutating func heard(_ other: FleetHostID, besides own: FleetHostID, now: MonotonicTime) -> Bool {
        guard other.name == own.name, other != own else { return false }
        if host != other || now.seconds(since: last) > Self.pause { (host, first) = (other, now) }
        last = now
        return now.seconds(since: first) >= Self.least
    }
}
