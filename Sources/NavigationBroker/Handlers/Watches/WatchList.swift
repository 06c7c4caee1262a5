import NavigationProtocol
import NavigationTree

extension WatchList: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        var wanted: SessionID?
        if let session { wanted = try machines.sessions.check(SessionID(session), named: session) }
        let all = machines.watches.all.map(\.described) + machines.shared.lists.watches
        let watches = all.filter { wanted == nil || $0.session == wanted }
        return .done(Result(watches.sorted { ($0.session, $0.number) < ($1.session, $1.number) }))
    }
}

extension Subscription {
    var described: WireWatch {
        WireWatch(
            number,
            of: session,
            scene: isOfHost ? nil : scene,
            navigator: filter.navigator,
            kinds: filter.kinds,
            verbosity: verbosity,
            isLagging: isLagging,
            credit: credit
        )
    }
}
