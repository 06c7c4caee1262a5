import JSON
package import NavigationProtocol
package import NavigationTree

// What the shell reports, and asks.

extension NavigationBroker {
    /// The manifests were read: at the start, or again. Those that are gone are started no more; their processes stay until they end.
    package mutating func manifestsRead(_ manifests: [ModuleManifest], now: MonotonicTime) {
        machines.carryOut(machines.activation.manifestsRead(manifests, now: now), now: now)
        machines.goOn(now: now)
    }

    /// There is a process, as ``BrokerAction/startModule(_:)`` asked for.
    package mutating func moduleStarted(_ name: String, pid: Int32, now: MonotonicTime) {
        machines.carryOut(machines.activation.processStarted(name, pid: pid), now: now)
    }

    /// There is no process, although ``BrokerAction/startModule(_:)`` asked for one.
    ///
    /// - Parameter reason: in the words of the system.
    package mutating func moduleFailedToStart(_ name: String, _ reason: String, now: MonotonicTime) {
        machines.carryOut(machines.activation.processFailedToStart(name, reason, now: now), now: now)
        machines.goOn(now: now)
    }

    /// The process has ended, and so have those that it started.
    package mutating func moduleExited(_ name: String, _ exit: ModuleExit, now: MonotonicTime) {
        machines.carryOut(machines.activation.processExited(name, exit, now: now), now: now)
        machines.goOn(now: now)
    }

    /// A connection was accepted. The answer names its session; every later call about it carries that id.
    ///
    /// Over the limit of connections the session gets its `bye` and is closed by this turn's actions; it has an id all the same.
    package mutating func connectionOpened(_ peer: PeerCredentials, now: MonotonicTime) -> SessionID {
        machines.connectionOpened(peer, now: now)
    }

    /// The client will send nothing more. Its requests are still answered; then the session is closed by an action.
    package mutating func inputEnded(_ session: SessionID, now: MonotonicTime) {
        machines.inputEnded(session, now: now)
    }

    /// The connection is gone. No further action names this session.
    ///
    /// Whoever waits for an answer of this session gets `provider_gone`; what it asked is forgotten; its modules, ephemeral navigators and watches go.
    package mutating func connectionClosed(_ id: SessionID, now: MonotonicTime) {
        machines.connectionClosed(id, now: now)
    }

    /// The host is to end: every session gets `bye`, then is closed. New requests are refused from here on.
    package mutating func shutDown(now: MonotonicTime) {
        machines.shutDown(now: now)
    }

    /// Deadlines: to be called at ``nextDeadline``, or later.
    package mutating func timePassed(now: MonotonicTime) {
        machines.timePassed(now: now)
    }

    /// What the store has to write before this turn may leave.
    package var openRecords: [JournalRecord] { machines.openRecords }

    package mutating func turnWritten() {
        machines.turnWritten()
    }

    /// The store could not write: every change of this turn is taken back, and so is whatever was going to tell of one.
    ///
    /// A request that changed something, or was answered after something had changed, is answered with `store_failed` instead; it may be sent again.
    package mutating func turnNotWritten(_ reason: String, now: MonotonicTime) {
        machines.turnNotWritten(reason, now: now)
    }

    /// Makes every scene agree with who is connected and what is registered: what happened while the store could not write, or before the host started.
    /// Then goes on with what waited for something that was taken back.
    package mutating func reconcile(because event: Cause.Event, now: MonotonicTime) {
        machines.reconcile(because: event, now: now)
    }

    /// One line came in, without its LF. Everything it causes is in the turn when this returns.
    package mutating func receive(_ line: RawSpan, from session: SessionID, now: MonotonicTime) {
        machines.receive(line, from: session, now: now)
    }

    /// The same, but of a batch nothing is read yet: that is for ``goOn(withBatchOf:now:)``, before the next line.
    ///
    /// - Returns: What ``takesInput(from:)`` answers then.
    @discardableResult
    package mutating func begin(_ line: RawSpan, from session: SessionID, now: MonotonicTime) -> Bool {
        machines.begin(line, from: session, now: now)
    }

    /// A line longer than the limit came in; its bytes were thrown away up to the next LF.
    package mutating func lineTooLong(from session: SessionID, now: MonotonicTime) {
        machines.lineTooLong(from: session, now: now)
    }

    /// Carries out the next request of a batch that has begun. False when there is none: the next line may be read.
    package mutating func goOn(withBatchOf id: SessionID, now: MonotonicTime) -> Bool {
        machines.goOn(withBatchOf: id, now: now)
    }

    /// The shell says how long a turn took, in nanoseconds.
    package mutating func turnEnded(after nanoseconds: UInt64) {
        machines.telemetry.metrics.turns.add(nanoseconds)
    }

    /// So many bytes of this session's output have left the process.
    package mutating func outputFlushed(_ id: SessionID, bytes: Int, now: MonotonicTime) {
        machines.outputFlushed(id, bytes: bytes, now: now)
    }

    /// Whether the shell may give the broker the next line of this session now.
    package func takesInput(from id: SessionID) -> Bool {
        machines.takesInput(from: id)
    }

    /// These limits hold from now on. To be called between turns.
    ///
    /// What there is stays, also where it is more than there may be now; only what is kept of the past is cut at once.
    package mutating func reconfigure(_ limits: Limits) {
        machines.limitsChanged(limits)
    }

    /// Questions that take longer than this many seconds are slow from now on; none is when it is nil.
    package mutating func reconfigure(slow: Double?) {
        machines.configuration.slow = slow
    }

    /// Something was slow, says the shell.
    package mutating func countSlow(_ kind: SlowKind) {
        machines.countSlow(kind)
    }

    /// Reads a line once more, which only one that was slow is worth.
    package func summary(of line: RawSpan) -> LineSummary {
        machines.summary(of: line)
    }
}
