/// The times of single round trips in nanoseconds. Their memory is allocated once, so that recording never disturbs the
/// load.
package struct Latencies: Sendable {
    private var nanoseconds: [UInt32]
    private let capacity: Int
    private var isSorted = true

    /// Makes room for this many round trips. Later ones are not recorded.
    package init(capacity: Int) {
        self.nanoseconds = []
        self.nanoseconds.reserveCapacity(capacity)
        self.capacity = capacity
    }

    package var count: Int { nanoseconds.count }

    /// Records one round trip. A time of more than four seconds is recorded as the largest value that fits.
    package mutating func record(_ time: Int) {
        guard nanoseconds.count < capacity else { return }
        nanoseconds.append(UInt32(clamping: time))
        isSorted = false
    }

    /// Removes all round trips and keeps the room.
    package mutating func removeAll() {
        nanoseconds.removeAll(keepingCapacity: true)
        isSorted = true
    }

    /// The smallest time that at least this share (0…1) of the round trips did not exceed; nil without a round trip.
    package mutating func percentile(_ share: Double) -> Int? {
        guard !nanoseconds.isEmpty else { return nil }
        if !isSorted {
            nanoseconds.sort()
            isSorted = true
        }
        let rank = Int((share * Double(nanoseconds.count)).rounded(.up))
        return Int(nanoseconds[min(max(rank, 1), nanoseconds.count) - 1])
    }
}
