/// The requests of one client: a batch that is built once and sent repeatedly, with another batch at the end of each
/// period.
///
/// The other batch keeps a tree from growing without a bound: its last request is `popAll`, or the `pop` after a
/// `push`.
package struct BatchCycle: Sendable {
    /// Requests in every batch, and so replies to wait for.
    package let size: Int
    private let usual: [UInt8]
    private let last: [UInt8]
    private let period: Int
    private var sent = 0

    /// - Parameters:
    ///   - usual: the requests of a usual batch, whole lines.
    ///   - last: as many requests, for the last batch of a period.
    ///   - period: how many batches one period has.
    package init(usual: [String], last: [String], period: Int) {
        precondition(usual.count == last.count && !usual.isEmpty && period > 0, "batches of one size, and at least one")
        self.size = usual.count
        self.usual = usual.flatMap(\.utf8)
        self.last = last.flatMap(\.utf8)
        self.period = period
    }

    /// The same batch over and over.
    package init(_ requests: [String]) {
        self.init(usual: requests, last: requests, period: 1)
    }

    /// The bytes of the next batch.
    package mutating func next() -> [UInt8] {
        sent += 1
        guard sent == period else { return usual }
        sent = 0
        return last
    }
}
