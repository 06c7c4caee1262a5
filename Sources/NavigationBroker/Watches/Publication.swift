import JSON
import NavigationProtocol
import NavigationTree

// Watches. `docs/protocol.md` holds their contract: ordered, unique, atomic, reliable within the window, resumable,
// bookmarkable.

/// A change that a scene has accepted, on its way to those who must hear of it.
struct Publication {
    let change: NavigationChange
    let scene: Scene
    let cause: Cause
    let now: MonotonicTime

    // MARK: Watches

    /// One line for every watch that the change concerns. A reader that is too slow gets none from here on.
    func tellWatches(on machines: inout Machines) {
        let watches = scene.withTree { machines.watches.concerned(by: change, in: $0) }
        tell(watches, on: &machines)
        for watch in machines.watches.limited(toClosedBy: change, in: scene.name)
        where watch.filter.navigator.map({ scene.tree[$0] == nil }) ?? false {
            watch.end(.navigatorClosed, on: &machines, now: now)
        }
    }

    /// A thousand watches of a scene may get the same line. So a watch is looked at where it is: a copy of it would
    /// cost as much as its delivery.
    private func tell(_ watches: [Subscription], on machines: inout Machines) {
        var shared: (number: Int, line: Range<Int>)?
        for index in watches.indices where !watches[index].isLagging {
            let (session, number) = (watches[index].session, watches[index].number)
            if watches[index].isPaced || !watches[index].filter.isOpen || machines.outbox.isBehind(session) {
                tell(watches[index], on: &machines)
                continue
            }
            let line =
                shared.flatMap { $0.number == number ? $0.line : nil }
                ?? write(change.steps, for: number, on: &machines)
            shared = (number, line)
            machines.send(line, to: session, as: .event, now: now)
        }
    }

    private func tell(_ watch: Subscription, on machines: inout Machines) {
        if watch.waitsForCredit {
            watch.pace(before: change.revision, on: &machines, now: now)
        } else if machines.outbox.isBehind(watch.session) {
            machines.watches.lag(watch)
            machines.telemetry.metrics.lagged += 1
            HostEvent.watchLagged(watch.session).tell(in: scene.name, on: &machines, now: now)
        } else {
            send(to: watch, closed: watch.filter.parents(ofClosedBy: CollectionOfOne(change)), on: &machines)
        }
    }

    /// The line for one watch, unless its filter lets nothing through.
    ///
    /// - Parameter closed: where the navigators were that were closed since; see ``ChangeFilter/parents(ofClosedBy:)``.
    func send(to watch: Subscription, closed: [NavigatorID: NavigatorID], on machines: inout Machines) {
        let steps =
            watch.filter.isOpen ? change.steps : watch.filter.steps(of: change, in: scene.tree, closed: closed)
        guard !steps.isEmpty else { return }
        machines.send(write(steps, for: watch.number, on: &machines), to: watch.session, as: .event, now: now)
        watch.spend(on: &machines)
    }

    private func write(
        _ steps: [NavigationChange.Step],
        for watch: Int,
        on machines: inout Machines
    ) -> Range<Int> {
        let changed = Changed(
            watch: watch,
            scene: scene.name,
            revision: change.revision,
            cause: cause,
            changes: steps
        )
        return machines.outbox.write { $0.line(changed) }
    }

    // MARK: Others

    /// Signals go to whom they concern, whether they watch or not.
    func tellRecipients(on machines: inout Machines) {
        for case .signalled(let signal) in change.steps {
            for session in signal.recipients(of: change, on: machines).sessions { tell(session, signal, on: &machines) }
        }
    }

    private func tell(_ recipient: SessionID, _ signal: Signal, on machines: inout Machines) {
        let told = SignalNotification(scene: scene.name, revision: change.revision, signal: signal, cause: cause)
        machines.send(machines.outbox.write { $0.line(told) }, to: recipient, as: .event, now: now)
    }

    /// Refuses the messages to entries that the change took away: no answer can be about them any more. A module that
    /// closes an entry itself while it is asked, as a login does, still answers.
    func refuseMessages(on machines: inout Machines) {
        guard !machines.questions.isEmpty else { return }
        let removed = Set(change.steps.compactMap(\.removedEntry))
        guard !removed.isEmpty else { return }
        let asked = removed.flatMap { entry in machines.questions.about(entry, of: scene.name).map { ($0, entry) } }
        for (question, entry) in asked.sorted(by: { $0.0 < $1.0 }) {
            guard machines.questions[question]?.provider != cause.session, (try? scene.tree.entry(entry)) == nil else {
                continue
            }
            let error = WireError(NavigationError.unknownEntry(entry), in: scene.tree)
            Question.fail(question, error, on: &machines, now: now)
        }
    }

    /// Answers the requests that wait for what the change took away.
    func settleResults(on machines: inout Machines) {
        guard !machines.answers.results.isEmpty else { return }
        for place in machines.answers.results.places(in: scene.name, after: change) {
            guard let ended = machines.answers.results.end(place, by: change, in: scene.tree, cause) else { continue }
            machines.note(.answers(.settled(place, ended.waits)))
            for wait in ended.waits {
                machines.answer(wait.asker, with: ended.result, as: .event, now: now)
                machines.settleResult(wait.asker, now: now)
            }
        }
    }
}

extension NavigationChange.Step {
    /// The entry that it takes away, if it does.
    fileprivate var removedEntry: EntryID? {
        switch self {
        case .entryRemoved(_, _, let entry): entry.id
        case .navigatorClosed(let navigator, _): navigator.root?.id
        case .navigatorCreated, .navigatorSelected, .entryAdded, .entryChanged, .typeOrphaned, .typeRevived, .attached,
            .detached, .attachmentChanged, .signalled:
            nil
        }
    }
}

extension Subscription {
    /// Begins the watch whose answer has just been written, and sends what a resumed one has missed.
    func begin(_ start: Watch.Start, on machines: inout Machines, now: MonotonicTime) {
        guard machines.sessions[session] != nil else { return }
        machines.note(.watches(machines.watches.open(self)))
        guard case .resumed(let since) = start else { return }
        if isPaced { return owe(changesAfter: since, on: &machines, now: now) }
        if isOfHost {
            for record in machines.watches.host?.records(after: since) ?? [] { send(record, on: &machines, now: now) }
            return
        }
        let scene = machines[scene: scene]
        let records = scene.history.records(after: since)
        let closed = filter.parents(ofClosedBy: records.lazy.map(\.change))
        for record in records {
            Publication(change: record.change, scene: scene, cause: record.cause, now: now)
                .send(to: self, closed: closed, on: &machines)
        }
    }

    /// Ends the watch, and tells its client.
    func end(_ reason: WatchEnded.Reason, on machines: inout Machines, now: MonotonicTime) {
        guard let ended = machines.watches.end(number, of: session) else { return }
        machines.note(.watches(.ended(ended)))
        let told = WatchEnded(watch: number, reason)
        machines.send(machines.outbox.write { $0.line(told) }, to: session, as: .event, now: now)
    }

    /// The reader has caught up: the watch gets the state instead of what it missed. It ends when the state is too
    /// large.
    func sendState(on machines: inout Machines, now: MonotonicTime) {
        guard hasCredit else { return oweState(on: &machines) }
        let line: Range<Int>?
        let limit = machines.limits.snapshotBytes
        if let host = isOfHost ? hostState(on: machines) : nil {
            line = machines.outbox.write(upTo: limit) { $0.line(host) }
        } else {
            line = writeSceneState(upTo: limit, on: &machines)
        }
        machines.note(.watches(.resynchronised(self)))
        stateSent(on: &machines)
        guard let line else { return end(.snapshotTooLarge, on: &machines, now: now) }
        machines.send(line, to: session, as: .event, now: now)
    }

    private func writeSceneState(upTo limit: Int, on machines: inout Machines) -> Range<Int>? {
        let scene = machines[scene: scene]
        if filter.navigator == nil {
            do { try machines.checkFits(scene) } catch { return nil }
        }
        let snapshot = Snapshot(
            of: scene.tree,
            below: filter.navigator,
            instance: machines.configuration.instance,
            configuration: scene.configuration,
            isLimited: filter.isLimited
        )
        let lagged = Lagged(watch: number, scene: scene.name, revision: scene.tree.revision, snapshot: snapshot)
        return machines.outbox.write(upTo: limit) { $0.line(lagged) }
    }
}
