import NavigationLoad

/// P8: fifty clients, one request of each in flight, every answer on the disk; Redis with `appendfsync always`.
enum DurableClients {
    static let comparison = ClientComparison(
        row: "P8",
        what: "50 clients, every answer durable",
        load: ClientLoad(clients: 50, pipelined: 1),
        goal: Goal(.atLeast, bar: 0.9, aim: 1.2),
        figure: { $0.perSecond },
        unit: .perSecond,
        isDurable: true
    )
}
