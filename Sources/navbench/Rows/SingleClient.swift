import NavigationLoad

/// P1: one client, one request at a time. The row has the latency that half of the requests stay below, with client and
/// server on two processors and on one.
enum SingleClient {
    /// Measures the row.
    static func lines(of bench: Bench) throws -> [ReportLine] {
        let apart = try comparison("two processors", .apart).lines(of: bench)
        // The processor of a host that was running before is unknown.
        return bench.ownsHost ? try apart + comparison("one processor", .together).lines(of: bench) : apart
    }

    private static func comparison(_ place: String, _ generator: Placement.Generator) -> ClientComparison {
        ClientComparison(
            row: "P1",
            what: "1 client, 1 in flight, \(place), p50",
            load: ClientLoad(clients: 1, pipelined: 1, generator: generator),
            goal: Goal(.atMost, bar: 1.1, aim: 1.0),
            figure: { $0.median },
            unit: .microseconds
        )
    }
}
