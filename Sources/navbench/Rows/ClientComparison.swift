import NavigationLoad

/// The rows that differ only in their clients: navhost and Redis by turns under the same load. navhost is measured once
/// more with a schema on the type.
struct ClientComparison: Sendable {
    let row: String
    let what: String
    let load: ClientLoad
    let goal: Goal
    /// The quantity that the row compares.
    let figure: @Sendable (ClientLoad.Outcome) -> Double
    let unit: Quantity.Unit
    /// Whether every answer of both servers waits for the disk.
    var isDurable = false

    /// The line that counts, and for information the one with the schema.
    func lines(of bench: Bench) throws -> [ReportLine] {
        var plain: [ClientLoad.Outcome] = []
        var checked: [ClientLoad.Outcome] = []
        var reference: [ClientLoad.Outcome] = []
        try bench.withHost(isDurable: isDurable) { host in
            try bench.withRedis(isDurable: isDurable) { redis in
                for _ in 0..<bench.runs {
                    plain.append(try load.measure(host, to: .plain, for: bench))
                    if let redis { reference.append(try load.measure(redis, for: bench)) }
                    checked.append(try load.measure(host, to: .checked, for: bench))
                }
            }
        }
        return [
            line(what, plain, reference, goal),
            line("\(what), schema on the type", checked, reference, nil),
        ].compactMap(\.self)
    }

    private func line(
        _ what: String,
        _ outcomes: [ClientLoad.Outcome],
        _ reference: [ClientLoad.Outcome],
        _ goal: Goal?
    ) -> ReportLine? {
        Quantity(outcomes.map(figure), unit).map { quantity in
            ReportLine(
                row: row,
                what: what,
                navhost: quantity,
                reference: Quantity(reference.map(figure), unit),
                referenceName: "Redis SET",
                goal: goal,
                notes: [note("navhost", outcomes), goal == nil ? nil : note("Redis", reference)].compactMap(\.self)
            )
        }
    }

    private func note(_ name: String, _ outcomes: [ClientLoad.Outcome]) -> String? {
        guard let median = outcomes.map(\.median).median, let late = outcomes.map(\.percentile99).median,
            let processor = outcomes.map(\.processor).median
        else { return nil }
        let trips = "p50 \(Decimal.text(median, places: 1)) µs, p99 \(Decimal.text(late, places: 1)) µs"
        return "\(name) \(trips), \(Decimal.text(processor, places: 2)) µs CPU a request"
    }
}
