import NavigationLoad

/// P4: a client asks a module through the host. The row has the latency that half of the questions stay below, beside
/// that of a method call over a dbus-daemon.
///
/// Both go through one server and two other processes. Those two run on one processor, and the server on another one
/// or on the same one.
enum ModuleQuestion {
    /// Measures the row.
    static func lines(of bench: Bench) throws -> [ReportLine] {
        let apart = try line(of: bench, "server on its own processor", .apart)
        return bench.ownsHost ? [apart, try line(of: bench, "one processor", .together)] : [apart]
    }

    /// Round trips in microseconds.
    private struct Outcome {
        let median: Double
        let percentile99: Double
    }

    private static func line(of bench: Bench, _ place: String, _ generator: Placement.Generator) throws -> ReportLine {
        try TemporaryDirectory.use { folder in
            var (own, reference, reason): ([Outcome], [Outcome], String?) = ([], [], nil)
            try bench.withHost { host in
                try withBus(in: folder, of: bench, generator) { bus, absence in
                    reason = absence
                    for _ in 0..<bench.runs {
                        own.append(try measure(host, in: folder, for: bench, generator))
                        if let bus { reference.append(try measure(bus, for: bench)) }
                    }
                }
            }
            guard let quantity = Quantity(own.map(\.median), .microseconds) else {
                throw BenchFailure.unusable("P4 needs at least one run")
            }
            return ReportLine(
                row: "P4",
                what: "client, host, module and back, \(place), p50",
                navhost: quantity,
                reference: Quantity(reference.map(\.median), .microseconds),
                referenceName: "D-Bus call",
                goal: generator == .apart ? Goal(.atMost, bar: 0.7, aim: 0.5) : Goal(.atMost, bar: 0.35, aim: 0.25),
                notes: [note("navhost", own), note("D-Bus", reference), reason].compactMap(\.self)
            )
        }
    }

    private static func note(_ name: String, _ outcomes: [Outcome]) -> String? {
        guard let late = outcomes.map(\.percentile99).median else { return nil }
        return "\(name) p99 \(Decimal.text(late, places: 1)) µs"
    }

    // MARK: navhost

    private static func measure(
        _ host: BenchHost,
        in folder: String,
        for bench: Bench,
        _ generator: Placement.Generator
    ) throws -> Outcome {
        let module = try ChildProcess(
            "the answering module",
            path: Executable.own(),
            arguments: ["answer", host.server.socket],
            processor: bench.placement.processor(of: generator),
            log: "\(folder)/module.log"
        )
        defer { module.stop() }
        let session = try host.connect()
        try session.wait(until: HostRequests.isAnswererThere, for: module)
        let stack = try host.makeStack()
        let entry = try session.call(HostRequests.showAnswerer(on: stack)).number(after: #""entry":"e"#)
        try bench.placement.move(to: generator)
        let loop = try host.server.makeLoop()
        let cycle = BatchCycle([HostRequests.ask(entry)])
        try loop.add(LoadClient(host.server.connect(), expecting: .answers(HostAnswers(first: 1)), sending: cycle))
        try loop.start()
        _ = try loop.run(seconds: bench.warmUp)
        _ = try loop.run(seconds: bench.seconds)
        let (median, late) = (loop.latencies.percentile(0.5) ?? 0, loop.latencies.percentile(0.99) ?? 0)
        try loop.drain()
        try host.close(stack)
        return Outcome(median: Double(median) / 1000, percentile99: Double(late) / 1000)
    }

    // MARK: D-Bus

    /// Runs the work with a bus and a process that answers on it; without a bus, with the reason.
    private static func withBus(
        in folder: String,
        of bench: Bench,
        _ generator: Placement.Generator,
        _ body: (DBusTrip?, String?) throws -> Void
    ) throws {
        let program: String
        do {
            program = try DBusTrip.build(in: folder, for: bench)
        } catch let absence as DBusTrip.Absence {
            return try body(nil, "nothing to compare with: \(absence.reason)")
        }
        let bus = try DBusTrip(program, in: folder, of: bench, generator)
        defer { bus.stop() }
        try body(bus, nil)
    }

    private static func measure(_ bus: DBusTrip, for bench: Bench) throws -> Outcome {
        let times = try bus.call(warmUp: bench.warmUp, seconds: bench.seconds)
        return Outcome(median: Double(times.median) / 1000, percentile99: Double(times.percentile99) / 1000)
    }
}
