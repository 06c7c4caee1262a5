import NavigationLoad

/// P2: fifty clients, one request of each in flight.
enum ManyClients {
    static let comparison = ClientComparison(
        row: "P2",
        what: "50 clients, 1 in flight",
        load: ClientLoad(clients: 50, pipelined: 1),
        goal: Goal(.atLeast, bar: 0.85, aim: 1.0),
        figure: { $0.perSecond },
        unit: .perSecond
    )
}
