import NavigationProtocol
import NavigationTree

extension HistoryStatistics: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(scene)
        if let since { try scene.checkIsKept(since) }
        let records = scene.history.newestRecords(after: since ?? scene.history.oldest, steps: Self.maximumSteps)
        var usage = Usage()
        for record in records { usage.add(record) }
        let refused = machines.seesHost(execution) ? machines.telemetry.metrics.refusalsByMethod : nil
        return .done(
            Result(
                SceneRevision(scene.tree),
                scene.history.window,
                after: scene.history.newest - UInt64(records.count),
                Array(usage.rows.prefix(limit)),
                refused: refused.map { Array($0.prefix(limit)) }
            )
        )
    }
}
