import NavigationLoad

/// P9: from the start of the process to its first answer, with an empty store and with a full one.
enum Start {
    /// Measures the row.
    static func lines(of bench: Bench) throws -> [ReportLine] {
        let count = bench.scaled(1_000_000)
        return try [
            line("start to the first answer, empty store", entries: 0, Goal(.atMost, bar: 12, aim: 8), of: bench),
            line(
                "start to the first answer, \(Decimal.text(Double(count), places: 0)) entries",
                entries: count,
                Goal(.atMost, bar: 600, aim: 300),
                of: bench
            ),
        ].compactMap(\.self)
    }

    private static func line(
        _ what: String,
        entries: Int,
        _ goal: Goal,
        of bench: Bench
    ) throws -> ReportLine? {
        guard case .program(let path, let arguments) = bench.host else { return nil }
        return try TemporaryDirectory.use { folder in
            let start = { try Self.start(path, arguments, in: folder, for: bench) }
            if entries > 0 {
                let first = try start()
                let host = try BenchHost(first.server)
                try host.append(entries, on: try host.makeStack())
                first.child.stop()
            }
            var times: [Double] = []
            for _ in 0..<max(3, bench.runs) {
                let next = try start()
                times.append(next.milliseconds)
                next.child.stop()
            }
            return Quantity(times, .milliseconds).map {
                ReportLine(row: "P9", what: what, navhost: $0, goal: goal)
            }
        }
    }

    private static func start(
        _ path: String,
        _ arguments: [String],
        in folder: String,
        for bench: Bench
    ) throws -> (child: ChildProcess, server: ServerProcess, milliseconds: Double) {
        let socket = "\(folder)/navhost.sock"
        let words =
            [
                "serve", "--socket", socket, "--store", "\(folder)/state.db", "--config", "none", "--log-level",
                "error",
                "--max-entries", "16777216",
            ] + arguments
        let begin = MonotonicClock.now()
        let child = try ChildProcess(
            "navhost",
            path: path,
            arguments: words,
            processor: bench.placement.server,
            log: "\(folder)/navhost.log"
        )
        do {
            // Attempts without a pause would take half of the speed from the host, where two processors are one core.
            try child.waitUntilReady(at: socket, signals: bench.signals, pause: 0.1)
            let server = try ServerProcess("navhost", socket: socket, signals: bench.signals)
            try server.connect().exchange(HostRequests.ping, expecting: .answers(HostAnswers(first: 1)))
            return (child, server, Double(MonotonicClock.now() - begin) / 1e6)
        } catch {
            child.stop()
            throw error
        }
    }
}
