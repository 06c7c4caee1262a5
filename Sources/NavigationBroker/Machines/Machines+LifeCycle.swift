import JSON
import NavigationProtocol
import NavigationTree

// The events that several machines must hear of. Each function tells the machines in their order.

extension Machines {
    // MARK: A change

    /// A scene has accepted a change. The history keeps it, and everyone whom it concerns hears of it before its
    /// request is answered.
    mutating func publish(
        _ change: consuming NavigationChange,
        in scene: Scene,
        cause: consuming Cause,
        now: MonotonicTime
    ) {
        guard !change.isEmpty else { return }
        if scene.withTree({ !$0.quarantined.isEmpty }) {
            change = scene.tree.releaseQuarantine(by: registry.rules, after: change)
        }
        let concernsSomeone = mayConcernAnyone(change)
        if concernsSomeone, change.hasSignals {
            change = KeptSignal.keep(signalsOf: change, in: scene, because: copy cause, on: &self)
        }
        scenes.followPassing(change, in: scene, now: now)
        if let trace = cause.trace { note(change.revision, of: scene, in: trace) }
        if configuration.isJournaling {
            turn.note(.change(scene: scene.name, change, cause), .scenes(.changed(scene, change)))
        }
        guard concernsSomeone else { return scene.remember(change, cause) }
        scene.remember(copy change, copy cause)
        navigatorsClosed(by: change, in: scene.name)
        let publication = Publication(change: change, scene: scene, cause: cause, now: now)
        publication.tellWatches(on: &self)
        if watches.host != nil { tellCurrent(of: scene, because: publication.cause, now: now) }
        publication.tellRecipients(on: &self)
        publication.settleResults(on: &self)
        publication.refuseMessages(on: &self)
        ContentSupply.ask(of: publication.change, in: scene, during: publication.cause.trace, on: &self, now: now)
        withdrawUnprovided(because: publication.cause, now: now)
    }

    /// Whether the host may have to report a change to a session, or the change may end something. Otherwise only the
    /// history holds the change.
    @inline(__always)
    private func mayConcernAnyone(_ change: borrowing NavigationChange) -> Bool {
        !watches.isEmpty || !answers.results.isEmpty || !admission.guards.isEmpty || !sequences.receivers.isEmpty
            || !questions.isEmpty || registry.hasScopes || registry.hasContentProviders || change.hasSignals
    }

    /// The log of a shared scene has a change: the history keeps it, and the watches hear of it. All else that follows
    /// from it is the owner's, whose changes come in the same way.
    mutating func follow(_ change: NavigationChange, in scene: Scene, because cause: Cause, now: MonotonicTime) {
        scene.remember(copy change, copy cause)
        let publication = Publication(change: change, scene: scene, cause: cause, now: now)
        publication.tellWatches(on: &self)
        if watches.host != nil { tellCurrent(of: scene, because: cause, now: now) }
    }

    /// Registrations, guards and receivers of a navigator end with it.
    private mutating func navigatorsClosed(by change: NavigationChange, in scene: String) {
        if registry.hasScopes || !admission.guards.isEmpty {
            let closed = change.steps.compactMap { step in
                if case .navigatorClosed(let navigator, _) = step { navigator.id } else { nil }
            }
            registrationsEnded(modules.navigatorsClosed(closed, in: scene))
            guardsEnded(admission.navigatorsClosed(Set(closed), in: scene))
        }
        receiversEnded(sequences.receivers.navigatorsClosed(by: change, in: scene))
    }

    /// Notes that registrations for navigators ended, for a turn that may be taken back.
    private mutating func registrationsEnded(_ ended: Modules.Undo) {
        note(.modules(ended))
        modules.registrationsEnded(ended)
    }

    /// Notes that guards ended, for a turn that may be taken back.
    mutating func guardsEnded(_ guards: [NavigationGuard]) {
        guard !guards.isEmpty else { return }
        if guards.contains(where: { $0.module != nil }) { keepGuards() }
        note(.admission(.guardsRemoved(guards)))
    }

    /// Guards that outlive their sessions have changed: the store keeps them, with the configurations of their scenes.
    mutating func keepGuards() {
        guard configuration.isJournaling else { return }
        let isAny = admission.guards.lastingCount > 0
        for scene in scenes.all where isAny || scene.configuration.guards != nil {
            let former = scene.configuration
            // Each scene that a fleet shares has a log of its own, which has all that is about it.
            let isDefault = scene === scenes.main || configuration.share != nil
            scene.configuration.guards = admission.guards.kept(in: scene.name, isDefault: isDefault)
            guard scene.configuration != former else { continue }
            note(.sceneConfigured(scene.name, scene.configuration), .scenes(.configured(scene, former)))
        }
    }

    /// Notes that receivers ended, for a turn that may be taken back.
    private mutating func receiversEnded(_ receivers: [Receiver]) {
        if !receivers.isEmpty { note(.sequences(.receiversRemoved(receivers))) }
    }

    // MARK: Sessions

    /// A connection was accepted. The answer names its session; every later call about it carries that id.
    ///
    /// - Parameter given: Its number, when this broker does not count the sessions.
    mutating func connectionOpened(
        _ peer: PeerCredentials,
        as given: SessionID? = nil,
        now: MonotonicTime
    ) -> SessionID {
        telemetry.metrics.connections += 1
        let (id, refusal) = sessions.open(peer, as: given, limits: limits, now: now)
        if !access.isOpen {
            sessions.identify(id, as: access.open(id, peer, startedAs: activation.module(startedAs: peer)))
        }
        outbox.open(id, now: now)
        HostEvent.sessionOpened(id).tell(on: &self, now: now)
        if let refusal { end(id, refusal.reason, refusal.message, now: now) }
        return id
    }

    /// The client will send nothing more. Its requests are still answered; then the session is closed by an action.
    mutating func inputEnded(_ session: SessionID, now: MonotonicTime) {
        sessions.endInput(of: session)
        answers.silence(session)
        closeIfDone(session)
        goOn(now: now)
    }

    /// The connection is gone. No further action names this session.
    mutating func connectionClosed(_ id: SessionID, now: MonotonicTime) {
        guard let session = sessions.remove(id, limits: limits) else { return }
        HostEvent.sessionClosed(id).tell(on: &self, now: now)
        outbox.remove(id)
        access.close(id)
        reading.sessionEnded(id)
        watches.sessionEnded(id)
        answers.sessionEnded(id)
        if !questions.isEmpty { _ = questions.leave(id) }
        if !questions.isEmpty { Question.withdraw(questions.asked(by: id), .askerGone, on: &self, now: now) }
        Suspension.forget(admission.waiting.numbers(at: .client(id)), .askerGone, on: &self, now: now)
        for sequence in sequences.senderEnded(id) { sequence.end(.cancelled, on: &self, now: now) }
        endSpans(of: id, now: now)
        receiversEnded(sequences.receivers.sessionEnded(id))
        fallSilent(id, now: now)
        let provided = modules.sessionEnded(id)
        let time = telemetry.wallClock.milliseconds(at: now)
        let author = Cause.Author.known(client: session.name, module: session.module, identity: session.identity)
        let cause = Cause(.sessionEnded, session: id, author: author, time: time)
        withdraw(provided.flatMap(\.gone), session: id, cause: cause, now: now)
        tellHostChanges(because: cause, now: now)
        goOn(now: now)
    }

    /// A session answers nothing more. Its guards are asked no more, and what it was asked fails.
    mutating func fallSilent(_ id: SessionID, now: MonotonicTime) {
        let tried = admission.sessionEnded(id)
        Question.withdrawVotes(on: tried, .withdrawn, on: &self, now: now)
        Question.failAll(askedOf: id, on: &self, now: now)
    }

    /// The host shuts down: every session gets `bye` and is then closed. New requests are refused from here on.
    mutating func shutDown(now: MonotonicTime) {
        SentSequence.end(.failed(.shuttingDown), on: &self, now: now) { _ in true }
        for (number, question) in questions.removeAll() {
            question.endSpan(number, Span.Failure(.withdrawn), on: &self, now: now)
            guard question.isRequest else { continue }
            for place in [question.asker] + question.repetitions {
                answer(place, refusing: .shuttingDown, now: now)
                settle(place, now: now)
            }
        }
        Suspension.refuse(.shuttingDown, on: &self, now: now) { _ in true }
        admission.waiting.forgetDue()
        fail(answers.results.removeAll(), .shuttingDown, now: now)
        for session in sessions.all { end(session.id, .shuttingDown, "The host is shutting down", now: now) }
        activation.hostEnds().carryOut(on: &self, now: now)
    }

    // MARK: Modules

    /// A session's modules have changed.
    mutating func modulesChanged(of session: SessionID) {
        sessions.modulesChanged(of: session, registry.modules(of: session))
    }

    /// Another session of the same user has taken a module over.
    mutating func moduleTakenOver(_ module: String, from loser: SessionID, by winner: SessionID, now: MonotonicTime) {
        modulesChanged(of: loser)
        send(outbox.write { $0.line(ModuleLost(module, to: winner)) }, to: loser, now: now)
    }

    /// Types have no provider any more. In every scene their entries follow the policy that they were registered with.
    ///
    /// - Parameter session: the session that has ended, when that is why.
    mutating func withdraw(
        _ gone: [DestinationDefinition],
        session: SessionID?,
        cause: Cause,
        now: MonotonicTime
    ) {
        for (module, types) in Dictionary(grouping: gone.map(\.type), by: \.module).sorted(by: { $0.key < $1.key }) {
            HostEvent.moduleUnregistered(module, types).tell(on: &self, now: now)
        }
        guard session != nil || !gone.isEmpty, !isFollower else { return }
        let orphaning = gone.filter { $0.orphan == .keep }.map(\.type)
        let closing = gone.filter { $0.orphan == .close }.map(\.type)
        for name in scenes.names {
            let change = self[scene: name].tree.removeProviders(of: orphaning, closing: closing, session: session)
            publish(change, in: self[scene: name], cause: cause, now: now)
        }
    }

    /// Withdraws the types that lost their last registration with a navigator.
    ///
    /// Their entries may take other navigators along, with which other types lose theirs. The loop withdraws those as
    /// well. The calls from within it do nothing, so that a long chain does not need a deep stack.
    mutating func withdrawUnprovided(because cause: Cause, now: MonotonicTime) {
        guard modules.hasUnprovided, !modules.isWithdrawing else { return }
        modules.isWithdrawing = true
        while let gone = modules.takeUnprovided() { withdraw(gone, session: nil, cause: cause, now: now) }
        modules.isWithdrawing = false
    }

    /// Types have a provider. In every scene their orphaned entries are live again.
    ///
    /// - Returns: the types that had such entries.
    mutating func typesProvided(_ types: [TypeName], cause: Cause, now: MonotonicTime) -> Set<TypeName> {
        var revived: Set<TypeName> = []
        for name in scenes.names where !self[scene: name].tree.orphaned.isDisjoint(with: types) {
            let change = self[scene: name].tree.revive(types)
            for case .typeRevived(let type) in change.steps { revived.insert(type) }
            publish(change, in: self[scene: name], cause: cause, now: now)
        }
        return revived
    }

    // MARK: Scenes

    /// Closes a scene: everything that belongs to it ends.
    mutating func close(_ closing: Scenes.Closing, now: MonotonicTime) {
        let name = closing.scene.name
        note(.sceneClosed(name), .scenes(.closed(closing)))
        for watch in watches.of(name) { watch.end(.sceneClosed, on: &self, now: now) }
        for undo in watches.renderers.sceneClosed(name) { note(.watches(.reported(undo))) }
        let error = WireError(.unknownScene, "The scene was closed", ["scene": .string(name)])
        SentSequence.end(.failed(error), on: &self, now: now) { $0.scene == name }
        scenes.close(closing)
        if let tree = DiscardedTree(closing.scene.tree) { outbox.add(.discard(tree)) }
        for place in answers.results.places(in: name) {
            for wait in answers.results.remove(place) {
                answer(wait.asker, refusing: error, now: now)
                settleResult(wait.asker, now: now)
            }
        }
        for (question, _) in questions.aboutEntries(of: name) { Question.fail(question, error, on: &self, now: now) }
        receiversEnded(sequences.receivers.sceneClosed(name))
        Suspension.refuse(error, on: &self, now: now) { $0.scene == name }
        guardsEnded(admission.sceneClosed(name))
        registrationsEnded(modules.sceneClosed(name))
    }

    // MARK: Limits

    /// The limits are these from now on. Call it between turns.
    ///
    /// The current state stays, even above a new limit. History and kept answers are cut at once.
    mutating func limitsChanged(_ limits: Limits) {
        configuration.limits = limits
        reading.use(limits)
        modules.limitsChanged(limits)
        scenes.use(limits)
        sessions.use(limits)
        tokens.use(limits)
        watches.use(limits)
        outbox.use(limits)
        for session in sessions.all { pauseOrResume(session.id) }
    }

    // MARK: The turn

    /// The store has written the turn.
    mutating func turnWritten() {
        if turn.isOpen { telemetry.metrics.storeCommits += 1 }
        outbox.turnWritten()
        answers.turnWritten()
        for session in turn.end() { closeIfDone(session) }
    }

    /// Takes one change back. The machine that made it knows how.
    ///
    /// - Parameter forsaken: requests that waited for what never was.
    mutating func takeBack(_ undo: OpenTurn.Undo, _ forsaken: inout [Results.Wait]) {
        let sessions = sessions
        let isConnected = { (session: SessionID) in sessions[session] != nil }
        switch undo {
        case .scenes(let undo):
            let (scene, closed) = scenes.takeBack(undo)
            // The ids are free again, so what was said about these navigators must not be about the next.
            _ = modules.navigatorsClosed(closed, in: scene)
            _ = sequences.receivers.navigatorsClosed(Set(closed), in: scene)
            admission.waiting.forget(closed, in: scene)
        case .watches(let undo): watches.takeBack(undo, isConnected: isConnected)
        case .answers(let undo):
            for wait in answers.takeBack(undo, &forsaken, isConnected: isConnected) { holdResult(wait.asker) }
        case .tokens(let undo): tokens.takeBack(undo)
        case .sequences(let undo):
            if let question = sequences.takeBack(undo, isConnected: isConnected) { _ = questions.take(question) }
            if let asker = undo.unanswered { self.sessions.begin(asker.id, of: asker.session) }
        case .admission(let undo): admission.takeBack(undo, isConnected: isConnected)
        case .modules(let undo): modules.takeBack(undo)
        }
    }

    /// Makes every scene agree with the connected sessions and the registered types. They may differ because of events
    /// while the store could not write, or before the host started. Then goes on with requests that waited for
    /// something that was taken back.
    mutating func reconcile(because event: Cause.Event, now: MonotonicTime) {
        turn.needsReconciling = false
        let cause = Cause(event, session: nil, time: telemetry.wallClock.milliseconds(at: now))
        for scene in scenes.all {
            // Before the history forgets more.
            scenes.resumePassing(in: scene, clock: telemetry.wallClock, now: now)
            let change = scene.tree.reconcile(
                isConnected: { sessions[$0] != nil },
                isProvided: { registry.owner(of: $0) != nil }
            )
            publish(change, in: scene, cause: cause, now: now)
        }
        KeptSignal.deliver(on: &self, because: cause, now: now)
        keepGuards()
        tellHostChanges(because: cause, now: now)
        goOn(now: now)
    }
}
