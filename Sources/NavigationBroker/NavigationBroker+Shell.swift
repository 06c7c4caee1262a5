import JSON
package import NavigationProtocol
package import NavigationTree

// The reports and the queries of the shell.

extension NavigationBroker {
    /// The shell has read the manifests, at the start or again. Modules whose manifest has been removed are not started
    /// any more. Their processes stay until they end.
    package mutating func manifestsRead(_ manifests: [ModuleManifest], now: MonotonicTime) {
        machines.activation.manifestsRead(manifests, now: now).carryOut(on: &machines, now: now)
        machines.goOn(now: now)
    }

    /// There is a process, as ``BrokerAction/startModule(_:)`` asked for.
    package mutating func moduleStarted(_ name: String, pid: Int32, now: MonotonicTime) {
        machines.activation.processStarted(name, pid: pid).carryOut(on: &machines, now: now)
        machines.processesChanged()
    }

    /// The system could not start a process that ``BrokerAction/startModule(_:)`` asked for.
    ///
    /// - Parameter reason: in the words of the system.
    package mutating func moduleFailedToStart(_ name: String, _ reason: String, now: MonotonicTime) {
        let effects = machines.activation.processFailedToStart(name, reason, now: now)
        effects.carryOut(on: &machines, now: now)
        machines.goOn(now: now)
    }

    /// The process has ended, and so have those that it started.
    package mutating func moduleExited(_ name: String, _ exit: ModuleExit, now: MonotonicTime) {
        let owner = machines.registry.modules[name].flatMap { machines.sessions[$0.owner]?.peer }
        let effects = machines.activation.processExited(name, exit, registeredBy: owner, now: now)
        effects.carryOut(on: &machines, now: now)
        machines.goOn(now: now)
    }

    /// A connection was accepted. The answer names its session; every later call about it carries that id.
    ///
    /// Over the limit of connections, the session still gets an id. It also gets its `bye`, and this turn's actions
    /// close it.
    package mutating func connectionOpened(_ peer: PeerCredentials, now: MonotonicTime) -> SessionID {
        machines.connectionOpened(peer, now: now)
    }

    /// The client will send nothing more. Its requests are still answered; then the session is closed by an action.
    package mutating func inputEnded(_ session: SessionID, now: MonotonicTime) {
        machines.inputEnded(session, now: now)
    }

    /// The connection is gone. No further action names this session.
    ///
    /// Sessions that wait for an answer of this session get `provider_gone`. Its own requests are dropped. Its modules,
    /// ephemeral navigators and watches are removed.
    package mutating func connectionClosed(_ id: SessionID, now: MonotonicTime) {
        machines.connectionClosed(id, now: now)
    }

    /// Shuts the host down: every session gets `bye` and is then closed. New requests are refused from here on.
    package mutating func shutDown(now: MonotonicTime) {
        machines.sessions.shutDown()
        // The remaining requests of a batch are refused, so that the batch is answered.
        for session in machines.sessions.all { while goOn(withBatchOf: session.id, now: now) {} }
        machines.shutDown(now: now)
    }

    /// Deadlines: to be called at ``nextDeadline``, or later.
    package mutating func timePassed(now: MonotonicTime) {
        machines.timePassed(now: now)
    }

    /// The shell has read the time of day, which may have been set since.
    package mutating func wallClockRead(_ clock: WallClock) { machines.telemetry.wallClock = clock }

    /// The shell says how long a turn took, in nanoseconds.
    package mutating func turnEnded(after nanoseconds: UInt64) {
        machines.telemetry.metrics.turns.add(nanoseconds)
    }

    /// So many bytes of this session's output have left the process.
    package mutating func outputFlushed(_ id: SessionID, bytes: Int, now: MonotonicTime) {
        machines.outputFlushed(id, bytes: bytes, now: now)
    }

    /// Whether ``sendOwedState(to:now:)`` would send something.
    package func owesState(to id: SessionID) -> Bool { machines.owesState(to: id) }

    /// Sends a watch, which was left out because its reader was slow, the state that it is owed.
    package mutating func sendOwedState(to id: SessionID, now: MonotonicTime) {
        machines.sendOwedState(to: id, now: now)
    }

    /// Whether the shell may give the broker the next line of this session now.
    package func takesInput(from id: SessionID) -> Bool {
        machines.outbox.takesInput(from: id)
    }

    /// Applies these limits from now on. Must be called between turns.
    ///
    /// Keeps the current state, even where it exceeds a new limit. Trims only the kept history at once.
    package mutating func reconfigure(_ limits: Limits) {
        machines.limitsChanged(limits)
    }

    /// Questions that take longer than this many seconds are slow from now on; none is when it is nil.
    package mutating func reconfigure(slow: Double?) {
        machines.configuration.slow = slow
    }

    /// These grants hold from now on. Watches and guards end with the right that they rest on.
    package mutating func reconfigure(_ access: AccessPolicy, now: MonotonicTime) {
        machines.accessChanged(access, now: now)
        machines.goOn(now: now)
    }

    /// Something was slow, says the shell.
    package mutating func countSlow(_ kind: SlowKind) {
        machines.telemetry.metrics.countSlow(kind)
    }

    /// The shell has written spans, or could not.
    package mutating func spansWritten(_ written: Int, dropped: Int) {
        machines.telemetry.metrics.spans += UInt64(written)
        machines.telemetry.metrics.droppedSpans += UInt64(dropped)
    }

    /// Reads a line once more, which only one that was slow is worth.
    package func summary(of line: RawSpan) -> LineSummary {
        var scanner = JSONScanner(maximumDepth: limits.depth)
        let invalid = LineSummary(kind: "invalid", scene: nil)
        guard (try? scanner.scan(line)) != nil else { return invalid }
        if scanner.top.kind == .array { return LineSummary(kind: "batch", scene: nil) }
        guard scanner.top.kind == .object, let envelope = try? Envelope(line, members: scanner.outer.members) else {
            return invalid
        }
        if case .response = envelope.kind { return LineSummary(kind: "answer", scene: nil) }
        guard let method = Method(envelope.content, in: line) else { return invalid }
        let takesScene = method.definition.parameters.contains { $0.name == "scene" }
        let named = line.withUnsafeBytes { Parameters($0, members: scanner.inner.members, of: method).sceneName }
        let scene = takesScene ? machines.scene(named ?? SceneTarget.defaultScene)?.name : nil
        return LineSummary(kind: method.rawValue, scene: scene)
    }
}
