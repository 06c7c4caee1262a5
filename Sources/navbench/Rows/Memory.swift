import NavigationLoad

/// P7: resident memory of an entry without arguments, and of a connection that has sent one `ping` and is idle since.
/// Each run has a new host.
enum Memory {
    /// More small changes than a scene keeps for `watch` with `since`. The row then measures entries whose own
    /// changes are no longer kept.
    private static let changesToForget = 10_000

    /// Measures the row.
    static func lines(of bench: Bench) throws -> [ReportLine] {
        try entryLines(of: bench) + connectionLines(of: bench)
    }

    private static func entryLines(of bench: Bench) throws -> [ReportLine] {
        let count = bench.scaled(1_000_000)
        var fresh: [Double] = []
        var settled: [Double] = []
        for _ in 0..<bench.runs {
            try bench.withHost { host in
                let stack = try host.makeStack()
                let other = try host.makeStack()
                try exercise(host, on: other)
                let before = try host.server.residentBytes()
                try host.append(count, on: stack)
                fresh.append(Double(try host.server.residentBytes() - before) / Double(count))
                try exercise(host, on: other)
                settled.append(Double(try host.server.residentBytes() - before) / Double(count))
            }
        }
        let goal = Goal(.atMost, bar: 200, aim: 128)
        let what = "entry, of \(Decimal.text(Double(count), places: 0))"
        return [
            Quantity(fresh, .bytes).map { ReportLine(row: "P7", what: what, navhost: $0, goal: goal) },
            Quantity(settled, .bytes).map { ReportLine(row: "P7", what: "\(what), after other changes", navhost: $0) },
        ].compactMap(\.self)
    }

    private static func connectionLines(of bench: Bench) throws -> [ReportLine] {
        let wanted = bench.scaled(4000)
        var sizes: [Double] = []
        var admitted = wanted
        for _ in 0..<bench.runs {
            try bench.withHost(with: ["--max-connections-per-user", "\(wanted + 10)"]) { host in
                try exercise(host, on: try host.makeStack())
                let before = try host.server.residentBytes()
                let connections = try openConnections(wanted, to: host)
                admitted = min(admitted, connections.count)
                let after = try withExtendedLifetime(connections) { try host.server.residentBytes() }
                sizes.append(Double(after - before) / Double(max(1, connections.count)))
            }
        }
        let notes = admitted < wanted ? ["the host admitted only \(admitted) of \(wanted) connections"] : []
        let what = "idle connection, of \(Decimal.text(Double(admitted), places: 0))"
        return Quantity(sizes, .bytes).map {
            [ReportLine(row: "P7", what: what, navhost: $0, goal: Goal(.atMost, bar: 1024, aim: 400), notes: notes)]
        } ?? []
    }

    /// Makes the host work before the measurement, so that it has allocated the memory that it takes only once.
    private static func exercise(_ host: BenchHost, on stack: String) throws {
        let session = try host.connect()
        for id in 1...(changesToForget / 2) {
            try session.call(HostRequests.navigate(id, to: .plain, on: stack))
            try session.call(HostRequests.pop(id, on: stack))
        }
    }

    /// Opens connections, each with one request, until there are enough or the host refuses one.
    private static func openConnections(_ count: Int, to host: BenchHost) throws -> [Connection] {
        var connections: [Connection] = []
        for _ in 0..<count {
            do {
                let connection = try host.server.connect()
                try connection.exchange(HostRequests.ping, expecting: .answers(HostAnswers(first: 1)))
                connections.append(connection)
            } catch BenchFailure.answer(_, .dismissed(let text)) where text.contains("too_many_connections") {
                break
            }
        }
        return connections
    }
}
