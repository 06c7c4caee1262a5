import NavigationLoad

/// P3: fifty clients, sixteen requests of each in flight. P3s and P3r compare two kinds of requests under that load.
enum PipeliningClients {
    private static let load = ClientLoad(clients: 50, pipelined: 16)

    static let comparison = ClientComparison(
        row: "P3",
        what: "50 clients, 16 in flight",
        load: load,
        goal: Goal(.atLeast, bar: 0.6, aim: 1.0),
        figure: { $0.perSecond },
        unit: .perSecond
    )

    /// P3s: a type with a schema for its arguments, against one without.
    static let schema = HostComparison(
        row: "P3s",
        what: "50 clients, 16 in flight, schema on the type",
        load: load,
        type: .checked,
        referenceName: "without",
        goal: Goal(.atLeast, bar: 0.85, aim: 0.95)
    )

    /// P3r: a type that is not registered, against one that is.
    static let refusal = HostComparison(
        row: "P3r",
        what: "50 clients, 16 in flight, unknown type",
        load: load,
        type: .missing,
        referenceName: "accepted",
        goal: Goal(.atLeast, bar: 0.9, aim: 1.0)
    )
}
