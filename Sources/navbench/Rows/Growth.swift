import NavigationLoad

/// P6g: the longest pause while one scene grows.
///
/// One client navigates, sixteen requests in flight, and a neighbour sends one `ping` at a time. The pause is the
/// longest round trip of either. Nothing is removed, and each run has a new host. There are two trees: *deep* has all
/// entries on one stack, *wide* begins a new stack after four hundred entries. A note says how long the machine pauses
/// while programs only read the clock.
enum Growth {
    private static let goal = Goal(.atMost, bar: 5, aim: 1)
    private static let pipelined = 16
    /// 25 batches of sixteen requests, one of which makes the stack. A host admits 16,384 navigators by default.
    private static let batchesOfAStack = 25

    /// Measures the row.
    static func lines(of bench: Bench) throws -> [ReportLine] {
        let pause = try MachinePauses.longest(at: bench.placement)
        let note = pause.map { "the machine alone paused for up to \(Decimal.text($0, places: 2)) ms" }
        return try [("deep", true), ("wide", false)].compactMap { try line(of: bench, $0, isDeep: $1, note) }
    }

    private static func line(
        of bench: Bench,
        _ shape: String,
        isDeep: Bool,
        _ note: String?
    ) throws -> ReportLine? {
        let count = bench.scaled(4_000_000)
        var longest: [Double] = []
        var late: [Double] = []
        for _ in 0..<bench.runs {
            try bench.withHost { host in
                let stack = isDeep ? try host.makeStack() : nil
                var latencies = try grow(host, on: stack, to: count, for: bench)
                longest.append(Double(latencies.percentile(1) ?? 0) / 1e6)
                late.append(Double(latencies.percentile(0.999) ?? 0) / 1e6)
            }
        }
        return Quantity(longest, .milliseconds).map {
            ReportLine(
                row: "P6g",
                what: "longest pause up to \(Decimal.text(Double(count), places: 0)) entries, \(shape)",
                navhost: $0,
                goal: goal,
                notes: (late.median.map { ["p99.9 \(Decimal.text($0, places: 2)) ms"] } ?? [])
                    + [note].compactMap(\.self)
            )
        }
    }

    /// Returns the round trips of both clients.
    private static func grow(
        _ host: BenchHost,
        on stack: String?,
        to count: Int,
        for bench: Bench
    ) throws -> Latencies {
        let cycle = HostRequests.growth(on: stack, pipelined: pipelined, period: batchesOfAStack)
        let grower = LoadClient(try host.server.connect(), expecting: .answers(HostAnswers(first: 1)), sending: cycle)
        let neighbour = LoadClient(
            try host.server.connect(),
            expecting: .answers(HostAnswers(first: 1)),
            sending: BatchCycle([HostRequests.ping])
        )
        let loop = try host.server.makeLoop(recording: count)
        try loop.add(grower)
        try loop.add(neighbour)
        try bench.placement.move(to: .apart)
        try loop.start()
        _ = try loop.run(while: { grower.answered < count })
        guard loop.latencies.count < count else {
            throw BenchFailure.miscounted("there was no room for all round trips")
        }
        try loop.drain()
        return loop.latencies
    }
}
