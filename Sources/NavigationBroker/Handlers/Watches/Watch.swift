import NavigationProtocol
import NavigationTree

extension Watch: Handler {
    /// The watch begins when its answer is written, if that is not too large.
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        if let rights = machines.sight(execution) {
            try machines.requireReading(in: scene, navigator, rights)
            try machines.requireReading(in: scene, navigator, rights, .watch)
            // Events are about the whole scene.
            if verbosity != .silent, !rights.readsWhole(scene) { throw rights.refusal(.read, scene: scene) }
        }
        let number = try machines.numberOfWatch(for: execution)
        let scene = try machines.check(SceneTarget(scene: scene))
        let top = try navigator.map { name throws(WireError) in try machines.find(name, in: scene) }
        var subscription = Subscription(
            session: execution.session,
            number: number,
            scene: scene.name,
            filter: ChangeFilter(
                navigator: top,
                kinds: kinds,
                isLimited: machines.seesParts(execution.session, of: scene.name)
            ),
            verbosity: verbosity
        )
        subscription.credit = credit
        let instance = machines.configuration.instance
        let start = start(in: scene.history, instance: instance, machines.scenes.formerInstances)
        let isResumed = if case .resumed = start { true } else { false }
        if top == nil, !isResumed { try machines.checkFits(scene) }
        execution.opened = OpenedWatch(subscription, start)
        return .done(result(start, of: subscription, in: scene, instance: instance))
    }

    private func result(_ start: Start, of subscription: Subscription, in scene: Scene, instance: String) -> Result {
        let snapshot: Snapshot? =
            switch start {
            case .resumed: nil
            case .fresh, .lost:
                Snapshot(
                    of: scene.tree,
                    below: subscription.filter.navigator,
                    instance: instance,
                    configuration: scene.configuration,
                    isLimited: subscription.filter.isLimited
                )
            }
        return Result(
            subscription.number,
            scene: scene.name,
            instance: instance,
            revision: scene.tree.revision,
            start: start,
            window: Window(from: scene.history.oldest, to: scene.history.newest),
            snapshot: snapshot
        )
    }

    /// Where the watch begins. The revisions of a former life of the host hold up to where the next life began.
    private func start(in history: borrowing History, instance: String, _ former: [String: [String: UInt64]]) -> Start {
        guard let since else { return .fresh }
        let isKnown = self.instance.map { asked in
            asked == instance || former[asked]?[scene].map { since <= $0 } ?? false
        }
        if isKnown == false { return .lost(.otherInstance) }
        if since > history.newest { return .lost(.ahead) }
        if since < history.oldest { return .lost(.outsideWindow) }
        return .resumed(from: since)
    }
}
