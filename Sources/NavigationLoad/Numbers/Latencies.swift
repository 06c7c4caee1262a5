/// The times of single round trips in nanoseconds, in a store that is allocated once so that recording never disturbs the load.
package struct Latencies: Sendable {
    private var nanoseconds: [UInt32]
    private let capacity: Int
    private var isSorted = true

    /// Room for that many round trips; those beyond it are not recorded.
    package init(capacity: Int) {
        self.nanoseconds = []
        self.nanoseconds.reserveCapacity(capacity)
        self.capacity = capacity
    }

    package var count: Int { nanoseconds.count }

    /// Keeps one round trip; a time of more than four seconds counts as the largest that fits.
    package mutating func record(_ time: Int) {
        guard nanoseconds.count < capacity else { return }
        nanoseconds.append(UInt32(clamping: time))
        isSorted = false
    }

    /// Forgets all round trips and keeps the room.
    package mutating func removeAll() {
        nanoseconds.removeAll(keepingCapacity: true)
        isSorted = true
    }

    /// The smallest time that at least this share (0…1) of the round trips did not exceed; nil when there is none.
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
