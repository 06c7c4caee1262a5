import JSON
import NavigationProtocol
import NavigationTree

// Watches. `docs/protocol.md` holds their contract: ordered, unique, atomic, reliable within the window, resumable,
// bookmarkable.

/// A watch whose answer is being written.
struct OpenedWatch {
    let subscription: Subscription
    let scene: String
    let start: Watch.Start
}

extension Machines {
    /// Begins the watch whose answer has just been written, unless the answer is too large to be sent.
    mutating func beginOpenedWatch() {
        guard let opened = openedWatch else { return }
        guard result.count <= limits.outputHard, let scene = scene(opened.scene),
            let session = sessions[opened.subscription.session]
        else {
            openedWatch = nil
            return
        }
        session.nextWatch += 1
        session.watches[opened.subscription.number] = opened.scene
        scene.subscriptions.append(opened.subscription)
        note(.watchOpened(opened.subscription, scene))
    }

    /// Sends what a resumed watch has missed. To be called after the answer of its request.
    mutating func sendReplay(now: MonotonicTime) {
        guard let opened = openedWatch else { return }
        openedWatch = nil
        guard case .resumed(let since) = opened.start else { return }
        let scene = self[scene: opened.scene]
        let records = scene.history.records(after: since)
        let closed = opened.subscription.filter.parents(ofClosedBy: records.lazy.map(\.change))
        for record in records {
            let range = encode(record.change, record.cause, for: opened.subscription, in: scene, closed: closed)
            if let range { queue(range, to: opened.subscription.session, as: .event, now: now) }
        }
    }

    // MARK: Changes

    /// Keeps a change and sends it to everyone who watches; before its request is answered.
    mutating func publish(
        _ change: consuming NavigationChange,
        in scene: Scene,
        cause: consuming Cause,
        now: MonotonicTime
    ) {
        guard !change.isEmpty else { return }
        let name = scene.name
        if configuration.isJournaling { note(.change(scene: name, change, cause), .change(scene, change)) }
        scene.changes += 1
        guard mayConcernAnyone(change, in: scene) else { return scene.remember(change, cause) }
        scene.remember(copy change, copy cause)
        tell(of: change, in: scene, cause, now: now)
    }

    /// Whether the host may have to report a change to a session, or the change may end something. Otherwise only the
    /// history holds the change.
    private func mayConcernAnyone(_ change: borrowing NavigationChange, in scene: Scene) -> Bool {
        !scene.subscriptions.isEmpty || !answers.results.isEmpty || !admission.guards.isEmpty
            || !sequences.receivers.isEmpty || registry.hasScopes
            || registry.hasContentProviders || change.hasSignals
    }

    private mutating func tell(of change: NavigationChange, in scene: Scene, _ cause: Cause, now: MonotonicTime) {
        let name = scene.name
        forgetScopes(closedBy: change, in: name)
        noteRemoved(sequences.receivers.navigatorsClosed(by: change, in: name))
        defer {
            tellRecipients(of: change, in: name, cause: cause, now: now)
            settleResults(of: change, in: scene, cause: cause, now: now)
            ContentSupply.ask(of: change, in: scene, on: &self, now: now)
        }
        guard !scene.subscriptions.isEmpty else { return }
        var shared: (number: Int, range: Range<Int>)?
        for (index, subscription) in scene.subscriptions.enumerated() where !subscription.isLagging {
            guard let session = sessions[subscription.session] else { continue }
            if session.queued > limits.outputSoft {
                scene.subscriptions[index].isLagging = true
                session.isLagging = true
                telemetry.metrics.lagged += 1
                tell(.watchLagged(session.id), in: name, now: now)
            } else if subscription.filter.isOpen {
                let range =
                    shared.flatMap { $0.number == subscription.number ? $0.range : nil }
                    ?? encode(change.steps, change.revision, cause, number: subscription.number, in: scene)
                shared = (subscription.number, range)
                queue(range, to: session, as: .event, now: now)
            } else {
                let closed = subscription.filter.parents(ofClosedBy: CollectionOfOne(change))
                let range = encode(change, cause, for: subscription, in: scene, closed: closed)
                if let range { queue(range, to: session, as: .event, now: now) }
            }
        }
        endWatches(closedBy: change, in: scene, now: now)
    }

    /// Ends the registrations that belong to a closed navigator.
    private mutating func forgetScopes(closedBy change: NavigationChange, in scene: String) {
        guard registry.hasScopes || !admission.guards.isEmpty else { return }
        let closed = change.steps.compactMap { step in
            if case .navigatorClosed(let navigator, _) = step { navigator.id } else { nil }
        }
        note(.modules(modules.navigatorsClosed(closed, in: scene)))
        if let undo = admission.navigatorsClosed(Set(closed), in: scene) { note(.admission(undo)) }
    }

    /// Signals go to whom they concern, whether they watch or not.
    private mutating func tellRecipients(
        of change: NavigationChange,
        in scene: String,
        cause: Cause,
        now: MonotonicTime
    ) {
        for case .signalled(let signal) in change.steps {
            let recipient = signal.recipientModule.flatMap { registry.modules[$0]?.owner } ?? signal.recipient
            if let recipient { tell(recipient, signal, of: change, in: scene, cause, now: now) }
            if let driver = driver(of: signal), driver != recipient {
                tell(driver, signal, of: change, in: scene, cause, now: now)
            }
        }
    }

    private mutating func tell(
        _ recipient: SessionID,
        _ signal: Signal,
        of change: NavigationChange,
        in scene: String,
        _ cause: Cause,
        now: MonotonicTime
    ) {
        guard let session = sessions[recipient] else { return }
        let start = output.count
        output.line(SignalNotification(scene: scene, revision: change.revision, signal: signal, cause: cause))
        queue(start..<output.count, to: session, as: .event, now: now)
    }

    /// The line for one watch; nil when its filter lets nothing through.
    private mutating func encode(
        _ change: NavigationChange,
        _ cause: Cause,
        for subscription: Subscription,
        in scene: Scene,
        closed: [NavigatorID: NavigatorID]
    ) -> Range<Int>? {
        guard !subscription.filter.isOpen else {
            return encode(change.steps, change.revision, cause, number: subscription.number, in: scene)
        }
        let steps = subscription.filter.steps(of: change, in: scene.tree, closed: closed)
        guard !steps.isEmpty else { return nil }
        return encode(steps, change.revision, cause, number: subscription.number, in: scene)
    }

    private mutating func encode(
        _ steps: [NavigationChange.Step],
        _ revision: UInt64,
        _ cause: Cause,
        number: Int,
        in scene: Scene
    ) -> Range<Int> {
        let start = output.count
        output.line(
            Changed(watch: number, scene: scene.name, revision: revision, cause: cause, changes: steps)
        )
        return start..<output.count
    }

    /// A watch of a navigator ends with it.
    private mutating func endWatches(closedBy change: NavigationChange, in scene: Scene, now: MonotonicTime) {
        let ended = scene.subscriptions.filter { subscription in
            subscription.filter.navigator.map { scene.tree[$0] == nil } ?? false
        }
        for subscription in ended {
            note(.watchEnded(subscription, scene))
            endWatch(subscription, .navigatorClosed, now: now)
            scene.subscriptions.removeAll {
                $0.session == subscription.session && $0.number == subscription.number
            }
        }
    }

    /// Tells a client that a watch is over. The caller takes it out of its scene.
    mutating func endWatch(_ subscription: Subscription, _ reason: WatchEnded.Reason, now: MonotonicTime) {
        sessions[subscription.session]?.watches[subscription.number] = nil
        let start = output.count
        output.line(WatchEnded(watch: subscription.number, reason))
        queue(start..<output.count, to: subscription.session, as: .event, now: now)
    }

    // MARK: Slow readers

    /// A reader has caught up: its watches that were left out get the state instead.
    mutating func resynchronise(_ id: SessionID, now: MonotonicTime) {
        guard let session = sessions[id] else { return }
        session.isLagging = false
        for name in Set(session.watches.values).sorted() {
            let scene = self[scene: name]
            let lagging = scene.subscriptions.filter { $0.session == id && $0.isLagging }
            for index in scene.subscriptions.indices where scene.subscriptions[index].session == id {
                scene.subscriptions[index].isLagging = false
            }
            // A watch whose state is too large ends, and leaves the list.
            for subscription in lagging { sendState(to: subscription, of: scene, now: now) }
        }
    }

    private mutating func sendState(to subscription: Subscription, of scene: Scene, now: MonotonicTime) {
        let start = output.count
        let snapshot = Snapshot(
            of: scene.tree,
            below: subscription.filter.navigator,
            instance: configuration.instance,
            configuration: scene.configuration
        )
        output.line(
            Lagged(
                watch: subscription.number,
                scene: scene.name,
                revision: scene.tree.revision,
                snapshot: snapshot
            )
        )
        if output.count - start <= limits.outputHard {
            if openTurn.isOpen { openTurn.resynchronised.append((subscription, scene)) }
            queue(start..<output.count, to: subscription.session, as: .event, now: now)
        } else {
            output.truncate(to: start)
            scene.subscriptions.removeAll {
                $0.session == subscription.session && $0.number == subscription.number
            }
            endWatch(subscription, .snapshotTooLarge, now: now)
        }
    }
}
