import NavigationLoad

/// The rows that compare navhost with itself: by turns with the usual requests and with others under the same load.
struct HostComparison: Sendable {
    let row: String
    let what: String
    let load: ClientLoad
    /// The type of the other requests.
    let type: HostRequests.Destination
    /// The name of the usual requests.
    let referenceName: String
    let goal: Goal

    /// Measures the row.
    func lines(of bench: Bench) throws -> [ReportLine] {
        var usual: [Double] = []
        var others: [Double] = []
        try bench.withHost { host in
            for _ in 0..<bench.runs {
                usual.append(try load.measure(host, to: .plain, for: bench).perSecond)
                others.append(try load.measure(host, to: type, for: bench).perSecond)
            }
        }
        return Quantity(others, .perSecond).map {
            [
                ReportLine(
                    row: row,
                    what: what,
                    navhost: $0,
                    reference: Quantity(usual, .perSecond),
                    referenceName: referenceName,
                    goal: goal
                )
            ]
        } ?? []
    }
}
