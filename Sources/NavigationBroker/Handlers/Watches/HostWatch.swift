import NavigationProtocol
import NavigationTree

extension HostWatch: Handler {
    /// The watch begins when its answer is written, if that is not too large.
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let number = try machines.numberOfWatch(for: execution)
        machines.watches.beginLog(
            scenes: machines.currentNavigators,
            modules: machines.registry.modules.mapValues(\.owner),
            renderers: machines.presentRenderers,
            limits: machines.limits
        )
        guard let log = machines.watches.host else { preconditionFailure("the log of the host has just begun") }
        var subscription = Subscription(
            session: execution.session,
            number: number,
            scene: Subscription.host,
            filter: ChangeFilter(navigator: nil, kinds: nil),
            verbosity: .silent
        )
        subscription.credit = credit
        let instance = machines.configuration.instance
        let start = start(in: log, instance: instance)
        execution.opened = OpenedWatch(subscription, start)
        let isResumed = if case .resumed = start { true } else { false }
        return .done(
            Result(
                number,
                instance: instance,
                revision: log.newest,
                start: start,
                window: Window(from: log.oldest, to: log.newest),
                snapshot: isResumed ? nil : log.snapshot
            )
        )
    }

    private func start(in log: HostLog, instance: String) -> Watch.Start {
        guard let since else { return .fresh }
        if let asked = self.instance, asked != instance { return .lost(.otherInstance) }
        if since > log.newest { return .lost(.ahead) }
        if since < log.oldest { return .lost(.outsideWindow) }
        return .resumed(from: since)
    }
}

extension Machines {
    /// The number of a watch that begins now. Refuses one more than a connection may have.
    func numberOfWatch(for execution: borrowing Execution) throws(WireError) -> Int {
        guard execution.place.batch == nil, execution.place.id != nil else {
            throw WireError(
                .invalidRequest,
                "\"\(execution.method.rawValue)\" wants an answer of its own: it cannot be in a batch or be a notification"
            )
        }
        guard watches.count(of: execution.session) < limits.watches else {
            throw .limitReached("watches", limits.watches)
        }
        return watches.nextNumber(of: execution.session)
    }
}
