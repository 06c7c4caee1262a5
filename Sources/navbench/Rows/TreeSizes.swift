import NavigationLoad

/// P6: the cost of one operation in a large tree, against the same operation in a small tree.
///
/// Two hosts run side by side and are measured by turns; the other one is idle. The operations are pairs of a push
/// and a pop, sixteen in flight on one connection. There are three trees:
///
/// - *deep* has all entries on one stack, and the operations act on that stack.
/// - *wide* has a hundred entries on each of many stacks, and the operations act on the last stack.
/// - *old* has its two oldest entries on one stack and the others on another. The operations move the two oldest.
struct TreeSizes {
    private static let goal = Goal(.atMost, bar: 1.1, aim: 1.05)
    private static let small = 1000
    private static let pipelined = 16
    private static let entriesOfAStack = 100

    /// How the entries are distributed.
    private enum Shape: String, CaseIterable {
        case deep
        case wide
        case old
    }

    /// The results of one run for one operation, in microseconds.
    private struct Outcome {
        let elapsed: Double
        /// The processor time of the host.
        let processor: Double
    }

    /// Measures the row.
    static func lines(of bench: Bench) throws -> [ReportLine] {
        try Shape.allCases.flatMap { try lines(of: bench, $0) }
    }

    private static func lines(of bench: Bench, _ shape: Shape) throws -> [ReportLine] {
        let large = bench.scaled(1_000_000)
        var ofSmall: [Outcome] = []
        var ofLarge: [Outcome] = []
        try bench.withHost { smallHost in
            let smallStack = try fill(smallHost, with: small, shape)
            try bench.withHost { largeHost in
                let largeStack = try fill(largeHost, with: large, shape)
                for _ in 0..<bench.runs {
                    ofSmall.append(try measure(smallHost, cycle(shape, on: smallStack), for: bench))
                    ofLarge.append(try measure(largeHost, cycle(shape, on: largeStack), for: bench))
                }
            }
        }
        let size = "\(Decimal.text(Double(large), places: 0)) entries, \(shape.rawValue), one operation"
        return [
            line("\(size), elapsed", ofLarge.map(\.elapsed), ofSmall.map(\.elapsed), .microseconds),
            line("\(size), CPU", ofLarge.map(\.processor), ofSmall.map(\.processor), .processorMicroseconds),
        ].compactMap(\.self)
    }

    private static func line(_ what: String, _ large: [Double], _ small: [Double], _ unit: Quantity.Unit) -> ReportLine?
    {
        Quantity(large, unit).map {
            ReportLine(
                row: "P6",
                what: what,
                navhost: $0,
                reference: Quantity(small, unit),
                referenceName: "with 1,000",
                goal: goal
            )
        }
    }

    /// Returns the stack that the operations act on.
    private static func fill(_ host: BenchHost, with count: Int, _ shape: Shape) throws -> String {
        var stack = try host.makeStack()
        switch shape {
        case .deep:
            try host.append(count, on: stack)
        case .wide:
            try host.append(entriesOfAStack, on: stack)
            for _ in 1..<(count / entriesOfAStack) {
                stack = try host.makeStack()
                try host.append(entriesOfAStack, on: stack)
            }
        case .old:
            // In that order the ids of the entries have no gaps.
            let other = try host.makeStack()
            try host.pushTwo(on: stack)
            try host.append(count - 2, on: other)
        }
        return stack
    }

    private static func cycle(_ shape: Shape, on stack: String) -> BatchCycle {
        switch shape {
        case .deep, .wide: HostRequests.pairs(on: stack, pipelined: pipelined)
        case .old: HostRequests.raises(on: stack, pipelined: pipelined)
        }
    }

    private static func measure(_ host: BenchHost, _ cycle: BatchCycle, for bench: Bench) throws -> Outcome {
        let loop = try host.server.makeLoop()
        try loop.add(LoadClient(host.server.connect(), expecting: .answers(HostAnswers(first: 1)), sending: cycle))
        let before = try host.revision()
        try bench.placement.move(to: .apart)
        try loop.start()
        _ = try loop.run(seconds: bench.warmUp)
        let processor = try host.server.processorSeconds()
        let window = try loop.run(seconds: bench.seconds)
        let used = try host.server.processorSeconds() - processor
        try loop.drain()
        guard try host.revision() - before == loop.replies else {
            throw BenchFailure.miscounted("navhost did not make the \(loop.replies) changes that it confirmed")
        }
        let operations = Double(max(1, window.replies))
        return Outcome(elapsed: window.seconds * 1e6 / operations, processor: used * 1e6 / operations)
    }
}
