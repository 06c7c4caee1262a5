import NavigationProtocol
import NavigationTree

extension WatchList: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        var wanted: SessionID?
        if let session { wanted = try machines.sessionID(SessionID(session), named: session) }
        let watches = machines.scenes.all.flatMap { scene in scene.subscriptions.map { (scene.name, $0) } }
            .filter { wanted == nil || $0.1.session == wanted }
            .sorted { ($0.1.session, $0.1.number) < ($1.1.session, $1.1.number) }
        return .done(Result(watches.map { $1.described(in: $0) }))
    }
}

extension Subscription {
    fileprivate func described(in scene: String) -> WireWatch {
        WireWatch(
            number,
            of: session,
            scene: scene,
            navigator: filter.navigator,
            kinds: filter.kinds,
            verbosity: verbosity,
            isLagging: isLagging
        )
    }
}
