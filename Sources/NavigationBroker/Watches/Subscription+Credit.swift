import JSON
import NavigationProtocol
import NavigationTree

// Watches whose clients limit what is sent. Nothing is kept for them besides the history: a watch without credit
// remembers the last revision that it has sent.

extension Subscription {
    /// Changes its credit and what it is owed, so that a turn that is not written changes nothing.
    fileprivate func pace(on machines: inout Machines, _ body: (inout Subscription) -> Void) {
        if let undo = machines.watches.pace(self, body) { machines.note(.watches(undo)) }
    }

    /// A notification was written for it.
    func spend(on machines: inout Machines) {
        if isPaced { pace(on: &machines) { $0.credit = max(0, ($0.credit ?? 0) - 1) } }
    }

    /// It has no credit for the state that it should get.
    func oweState(on machines: inout Machines) { pace(on: &machines) { $0.owed = .state } }

    /// It was sent the state, so it is owed nothing before it.
    func stateSent(on machines: inout Machines) {
        if isPaced { pace(on: &machines) { ($0.credit, $0.owed) = (max(0, ($0.credit ?? 0) - 1), nil) } }
    }

    /// It goes on after this revision, as far as its credit reaches.
    func owe(changesAfter revision: UInt64, on machines: inout Machines, now: MonotonicTime) {
        pace(on: &machines) { $0.owed = .changes(after: revision) }
        payOwed(on: &machines, now: now)
    }

    /// Its client allows more.
    func add(credit: Int, on machines: inout Machines, now: MonotonicTime) {
        pace(on: &machines) { $0.credit = min(Int(Int32.max), ($0.credit ?? 0) + credit) }
        payOwed(on: &machines, now: now)
    }

    /// Sends what it is owed, as far as its credit reaches.
    func payOwed(on machines: inout Machines, now: MonotonicTime) {
        guard let watch = machines.watches[number, of: session], let owed = watch.owed, watch.hasCredit,
            !watch.isLagging
        else { return }
        guard case .changes(let since) = owed, since >= oldestKept(on: machines) else {
            return watch.sendState(on: &machines, now: now)
        }
        watch.send(changesAfter: since, on: &machines, now: now)
    }

    private func send(changesAfter since: UInt64, on machines: inout Machines, now: MonotonicTime) {
        if isOfHost {
            for record in machines.watches.host?.records(after: since) ?? [] {
                guard mayGoOn(before: record.revision, on: &machines) else { return }
                send(record, on: &machines, now: now)
            }
            return pace(on: &machines) { $0.owed = nil }
        }
        let scene = machines[scene: scene]
        let records = scene.history.records(after: since)
        let closed = filter.parents(ofClosedBy: records.lazy.map(\.change))
        for record in records {
            guard mayGoOn(before: record.change.revision, on: &machines) else { return }
            Publication(change: record.change, scene: scene, cause: record.cause, now: now)
                .send(to: self, closed: closed, on: &machines)
        }
        pace(on: &machines) { $0.owed = nil }
    }

    /// Whether it may send this revision now. Otherwise it goes on there later, or gets the state.
    private func mayGoOn(before revision: UInt64, on machines: inout Machines) -> Bool {
        guard !machines.outbox.isBehind(session) else {
            // It gets the state once its reader has caught up.
            pace(on: &machines) { $0.owed = nil }
            machines.telemetry.metrics.lagged += 1
            machines.watches.lag(self)
            return false
        }
        guard machines.watches[number, of: session]?.hasCredit == true else {
            pace(on: &machines) { $0.owed = .changes(after: revision - 1) }
            return false
        }
        return true
    }

    /// For a watch that has no credit, or is owed revisions before this one.
    func pace(before revision: UInt64, on machines: inout Machines, now: MonotonicTime) {
        guard owed == nil else { return payOwed(on: &machines, now: now) }
        owe(changesAfter: revision - 1, on: &machines, now: now)
    }
}
