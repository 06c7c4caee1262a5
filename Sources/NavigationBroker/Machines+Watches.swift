import JSON
import NavigationProtocol
import NavigationTree

// Watches. Their contract stands in `docs/protocol.md`: ordered, unique, atomic, reliable within the window, resumable, bookmarkable.

/// What a resumed watch has missed, to be sent after its answer.
struct Replay {
    let scene: String
    let subscription: Subscription
    let since: UInt64
}

extension Machines {
    mutating func watch(_ request: Watch, _ context: Execution) throws(WireError) {
        guard context.place.batch == nil, context.place.id != nil else {
            throw WireError(
                .invalidRequest,
                "\"watch\" wants an answer of its own: it cannot be in a batch or be a notification"
            )
        }
        try check(SceneTarget(scene: request.scene))
        let scene = self[scene: request.scene]
        let top = try request.navigator.map { name throws(WireError) in try find(name, in: request.scene) }
        guard let session = sessions[context.session], session.watches.count < limits.watches else {
            throw .limitReached("watches", limits.watches)
        }
        let filter = ChangeFilter(navigator: top, kinds: request.kinds)
        let subscription = Subscription(
            session: context.session,
            number: session.nextWatch,
            filter: filter,
            verbosity: request.verbosity
        )
        let start = WatchStart(request, scene.history, instance: configuration.instance, formerInstances)
        writeStart(start, of: subscription, on: scene)
        guard result.count <= limits.outputHard else { return }
        session.nextWatch += 1
        session.watches[subscription.number] = request.scene
        scene.subscriptions.append(subscription)
        note(.watchOpened(subscription, scene))
        if case .resumed(let since) = start {
            replay = Replay(scene: request.scene, subscription: subscription, since: since)
        }
    }

    private mutating func writeStart(_ start: WatchStart, of subscription: Subscription, on scene: Scene) {
        result.raw("{\"watch\":")
        result.integer(subscription.number)
        result.raw(",\"scene\":")
        result.string(scene.name)
        result.raw(",\"instance\":")
        result.string(configuration.instance)
        result.raw(",\"revision\":")
        result.integer(scene.tree.revision)
        result.raw(",\"resumed\":")
        if case .resumed = start { result.raw("true") } else { result.raw("false") }
        if case .lost(let reason) = start {
            result.raw(",\"reason\":")
            result.string(reason.rawValue)
        }
        result.raw(",")
        result.window(of: scene.history)
        if case .resumed = start {
        } else {
            result.raw(",\"snapshot\":")
            snapshot(of: scene.name, below: subscription.filter.navigator)
        }
        result.raw("}")
    }

    /// To be called after the answer of a request.
    mutating func sendReplay(now: MonotonicTime) {
        guard let replay else { return }
        self.replay = nil
        let scene = self[scene: replay.scene]
        let records = scene.history.records(after: replay.since)
        let closed = replay.subscription.filter.parents(ofClosedBy: records.lazy.map(\.change))
        for record in records {
            let range = encode(record.change, record.cause, for: replay.subscription, in: scene, closed: closed)
            if let range { queue(range, to: replay.subscription.session, as: .event, now: now) }
        }
    }

    mutating func unwatch(_ parameters: inout Parameters, _ context: Execution) throws(WireError) {
        let number = try parameters.required(
            "watch",
            "a watch's number",
            parameters.integer("watch", in: 0...Int64(Int32.max))
        )
        try parameters.finish()
        guard let scene = sessions[context.session]?.watches.removeValue(forKey: number) else {
            throw WireError(
                .unknownWatch,
                "This connection has no watch \(number)",
                ["watch": .integer(Int64(number))]
            )
        }
        scenes[scene]?.subscriptions.removeAll { $0.session == context.session && $0.number == number }
        result.raw("{}")
    }

    mutating func listWatches(_ parameters: inout Parameters) throws(WireError) {
        let name = try parameters.string("session")
        try parameters.finish()
        let session = try name.map { name throws(WireError) in try sessionID(SessionID(name), named: name) }
        let watches = scenes.values.flatMap { scene in scene.subscriptions.map { (scene: scene.name, watch: $0) } }
            .filter { session == nil || $0.watch.session == session }
            .sorted { ($0.watch.session, $0.watch.number) < ($1.watch.session, $1.watch.number) }
        result.raw("{\"watches\":[")
        result.list(watches) { result, entry in
            let watch = entry.watch
            result.raw("{\"session\":")
            result.id(watch.session)
            result.raw(",\"watch\":")
            result.integer(watch.number)
            result.textMember(",\"scene\":", entry.scene)
            if let navigator = watch.filter.navigator {
                result.raw(",\"navigator\":")
                result.id(navigator)
            }
            if let kinds = watch.filter.kinds {
                result.raw(",\"kinds\":[")
                result.list(kinds.map(\.rawValue).sorted()) { $0.string($1) }
                result.raw("]")
            }
            result.textMember(",\"verbosity\":", watch.verbosity.rawValue)
            result.raw(",\"isLagging\":")
            result.bool(watch.isLagging)
            result.raw("}")
        }
        result.raw("]}")
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

    /// Whether anybody has to hear of a change, or anything ends with it. When nobody does, the history is the only one to hold it.
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
                metrics.lagged += 1
                tell(.warning, "watch.lagged", in: name, now: now) { $0.idMember(",\"session\":", session.id) }
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

    /// What was registered for a navigator ends with it.
    private mutating func forgetScopes(closedBy change: NavigationChange, in scene: String) {
        guard registry.hasScopes || !admission.guards.isEmpty else { return }
        let closed = change.steps.compactMap { step in
            if case .navigatorClosed(let navigator, _) = step { navigator.id } else { nil }
        }
        note(.scopesForgotten(registry.navigatorsClosed(closed, in: scene)))
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
        output.raw("{\"jsonrpc\":\"2.0\",\"method\":\"signal\",\"params\":{\"scene\":")
        output.string(scene)
        output.raw(",\"revision\":")
        output.integer(change.revision)
        output.raw(",")
        output.signalMembers(signal)
        if signal.flow != nil {
            output.raw(",\"by\":")
            output.cause(cause)
        }
        output.raw("}}\n")
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
        output.raw("{\"jsonrpc\":\"2.0\",\"method\":\"changed\",\"params\":{\"watch\":")
        output.integer(number)
        output.raw(",")
        output.changedMembers(scene: scene.name, revision: revision, cause: cause, steps: steps)
        output.raw("}\n")
        return start..<output.count
    }

    /// A watch of a navigator ends with it.
    private mutating func endWatches(closedBy change: NavigationChange, in scene: Scene, now: MonotonicTime) {
        let ended = scene.subscriptions.filter { subscription in
            subscription.filter.navigator.map { scene.tree[$0] == nil } ?? false
        }
        for subscription in ended {
            note(.watchEnded(subscription, scene))
            endWatch(subscription, reason: "navigator_closed", now: now)
            scene.subscriptions.removeAll {
                $0.session == subscription.session && $0.number == subscription.number
            }
        }
    }

    /// Tells a client that a watch is over. The caller takes it out of its scene.
    mutating func endWatch(_ subscription: Subscription, reason: String, now: MonotonicTime) {
        sessions[subscription.session]?.watches[subscription.number] = nil
        let start = output.count
        output.raw("{\"jsonrpc\":\"2.0\",\"method\":\"watchEnded\",\"params\":{\"watch\":")
        output.integer(subscription.number)
        output.raw(",\"reason\":")
        output.string(reason)
        output.raw("}}\n")
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
        output.raw("{\"jsonrpc\":\"2.0\",\"method\":\"lagged\",\"params\":{\"watch\":")
        output.integer(subscription.number)
        output.raw(",\"scene\":")
        output.string(scene.name)
        output.raw(",\"revision\":")
        output.integer(scene.tree.revision)
        output.raw(",\"snapshot\":")
        output.snapshot(
            of: scene.tree,
            below: subscription.filter.navigator,
            instance: configuration.instance,
            configuration: scene.configuration
        )
        output.raw("}}\n")
        if output.count - start <= limits.outputHard {
            if openTurn.isOpen { openTurn.resynchronised.append((subscription, scene)) }
            queue(start..<output.count, to: subscription.session, as: .event, now: now)
        } else {
            output.truncate(to: start)
            scene.subscriptions.removeAll {
                $0.session == subscription.session && $0.number == subscription.number
            }
            endWatch(subscription, reason: "snapshot_too_large", now: now)
        }
    }
}

/// How a watch begins.
private enum WatchStart {
    /// With a snapshot, as asked.
    case fresh
    /// After this revision.
    case resumed(since: UInt64)
    /// With a snapshot, because what came after the asked revision cannot be had.
    case lost(Reason)

    enum Reason: String {
        case outsideWindow = "outside_window"
        case ahead
        case otherInstance = "other_instance"
    }

    init(_ request: Watch, _ history: borrowing History, instance: String, _ former: [String: [String: UInt64]]) {
        guard let since = request.since else {
            self = .fresh
            return
        }
        // What a former life of the host told is true up to where the next one began.
        let isKnown = request.instance.map { asked in
            asked == instance || former[asked]?[request.scene].map { since <= $0 } ?? false
        }
        if isKnown == false {
            self = .lost(.otherInstance)
        } else if since > history.newest {
            self = .lost(.ahead)
        } else if since < history.oldest {
            self = .lost(.outsideWindow)
        } else {
            self = .resumed(since: since)
        }
    }
}
