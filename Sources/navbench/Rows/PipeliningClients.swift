import NavigationLoad

/// P3: fifty clients, sixteen requests of each in flight.
enum PipeliningClients {
    static let comparison = ClientComparison(
        row: "P3",
        what: "50 clients, 16 in flight",
        load: ClientLoad(clients: 50, pipelined: 16),
        goal: Goal(.atLeast, bar: 0.4, aim: 1.0),
        figure: { $0.perSecond },
        unit: .perSecond
    )
}
