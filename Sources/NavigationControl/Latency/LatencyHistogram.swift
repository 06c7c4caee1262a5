package import NavigationClient

/// Durations, counted in buckets. A bucket is at most a sixteenth wider than its lower bound, so a percentile is exact
/// to about 6 %. The memory does not grow with the number of durations.
package struct LatencyHistogram: Sendable {
    /// Each power of two has this many buckets.
    private static let steps = 16

    /// The number of durations in each bucket.
    private var counts: [Int] = []
    /// The number of durations.
    package private(set) var count = 0
    private var least = Int.max
    private var most = 0

    package init() {}

    /// Counts a duration in nanoseconds. A negative one counts as 0.
    package mutating func add(nanoseconds: Int) {
        let value = max(nanoseconds, 0)
        let bucket = Self.bucket(of: value)
        if bucket >= counts.count { counts += Array(repeating: 0, count: bucket + 1 - counts.count) }
        counts[bucket] += 1
        count += 1
        least = min(least, value)
        most = max(most, value)
    }

    /// The duration in nanoseconds that this share of all durations does not exceed; nil without durations.
    ///
    /// - Parameter share: from 0 to 1, as 0.99.
    package func percentile(_ share: Double) -> Int? {
        guard count > 0 else { return nil }
        let wanted = max(1, Int((share * Double(count)).rounded(.up)))
        var seen = 0
        for (bucket, number) in counts.enumerated() {
            seen += number
            if seen >= wanted { return min(max(Self.start(of: bucket + 1) &- 1, least), most) }
        }
        return most
    }

    /// The figures for programs: `pings`, and `microseconds` with the percentiles. Without a ping, only `pings`.
    package var payload: JSONPayload {
        guard count > 0 else { return ["pings": 0] }
        let members = figures.map { (name: $0.name, value: JSONPayload(Double($0.nanoseconds) / 1000)) }
        return ["pings": JSONPayload(count), "microseconds": .object(members)]
    }

    /// The lines for people: the percentiles, then a bar for each power of two that has durations.
    ///
    /// - Parameter width: the largest number of columns; nil for 80.
    package func lines(width: Int? = nil) -> [String] {
        guard count > 0 else { return ["no pings"] }
        let width = width ?? 80
        return Self.lines(of: figures.map { "\($0.name) \(Self.words($0.nanoseconds))" }, width) + bars(width)
    }

    private static let shares = [("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("p99.9", 0.999)]

    private var figures: [(name: String, nanoseconds: Int)] {
        [("least", least)] + Self.shares.map { ($0, percentile($1) ?? 0) } + [("most", most)]
    }

    private func bars(_ width: Int) -> [String] {
        let powers = powers
        guard let first = powers.firstIndex(where: { $0 > 0 }) else { return [] }
        let digits = "\(powers.max() ?? 0)".count
        let room = max(width - 12 - digits - 3, 1)
        let largest = powers.max() ?? 1
        return powers[first...].enumerated().map { offset, number in
            let bound = Self.words(first + offset < 62 ? 1 << (first + offset + 1) : .max)
            let length = number == 0 ? 0 : max(1, number * room / largest)
            let bar = String(repeating: "█", count: length)
            let line = "up to \(Self.padded(bound, 7)) \(Self.padded("\(number)", digits)) \(bar)"
            return DisplayWidth.fit(length == 0 ? String(line.dropLast()) : line, to: width)
        }
    }

    /// The number of durations from each power of two to the next.
    private var powers: [Int] {
        var powers: [Int] = []
        for (bucket, number) in counts.enumerated() where number > 0 {
            let power = Self.power(of: max(Self.start(of: bucket), 1))
            if power >= powers.count { powers += Array(repeating: 0, count: power + 1 - powers.count) }
            powers[power] += number
        }
        return powers
    }

    /// Durations below ``steps`` have a bucket each.
    private static func bucket(of value: Int) -> Int {
        guard value >= steps else { return value }
        let shift = power(of: value) - power(of: steps)
        return shift * steps + value >> shift
    }

    /// The least duration of a bucket.
    private static func start(of bucket: Int) -> Int {
        guard bucket >= 2 * steps else { return bucket }
        let shift = bucket / steps - 1
        return (bucket - shift * steps) << shift
    }

    private static func power(of value: Int) -> Int { Int.bitWidth - 1 - value.leadingZeroBitCount }

    /// A duration in the largest unit that gives at least 1.
    static func words(_ nanoseconds: Int) -> String {
        let units = [("s", 1_000_000_000), ("ms", 1_000_000), ("µs", 1000)]
        guard let (name, unit) = units.first(where: { nanoseconds >= $0.1 }) else { return "\(nanoseconds) ns" }
        let whole = nanoseconds / unit
        return whole >= 10 ? "\(whole) \(name)" : "\(whole).\(nanoseconds % unit * 10 / unit) \(name)"
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }

    /// The words in lines, with two spaces between them.
    private static func lines(of words: [String], _ width: Int) -> [String] {
        words.reduce(into: []) { lines, word in
            if let last = lines.last, last.count + 2 + word.count <= width {
                lines[lines.count - 1] = "\(last)  \(word)"
            } else {
                lines.append(word)
            }
        }
    }
}
