import JSON
package import NavigationProtocol
package import NavigationTree

// The reports and the queries of the shell.

extension NavigationBroker {
    /// The shell has read the manifests, at the start or again. Modules whose manifest has been removed are not started
    /// any more. Their processes stay until they end.
    package mutating func manifestsRead(_ manifests: [ModuleManifest], now: MonotonicTime) {
        machines.carryOut(machines.activation.manifestsRead(manifests, now: now), now: now)
        machines.goOn(now: now)
    }

    /// There is a process, as ``BrokerAction/startModule(_:)`` asked for.
    package mutating func moduleStarted(_ name: String, pid: Int32, now: MonotonicTime) {
        machines.carryOut(machines.activation.processStarted(name, pid: pid), now: now)
    }

    /// The system could not start a process that ``BrokerAction/startModule(_:)`` asked for.
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
        machines.shutDown(now: now)
    }

    /// Deadlines: to be called at ``nextDeadline``, or later.
    package mutating func timePassed(now: MonotonicTime) {
        machines.timePassed(now: now)
    }

    /// The records that the store has to write before this turn may leave.
    package var openRecords: [JournalRecord] { machines.openRecords }

    package mutating func turnWritten() {
        machines.turnWritten()
    }

    /// The store could not write: every change of this turn is taken back, and so is whatever was going to tell of one.
    ///
    /// A request is answered with `store_failed` instead if it changed something, or if its answer came after a change.
    /// The client may send the request again.
    package mutating func turnNotWritten(_ reason: String, now: MonotonicTime) {
        machines.turnNotWritten(reason, now: now)
    }

    /// Makes every scene agree with the connected sessions and the registered types. They may differ because of events
    /// while the store could not write, or before the host started. Then goes on with requests that waited for
    /// something that was taken back.
    package mutating func reconcile(because event: Cause.Event, now: MonotonicTime) {
        machines.reconcile(because: event, now: now)
    }

    /// One line came in, without its LF. Everything it causes is in the turn when this returns.
    package mutating func receive(_ line: RawSpan, from session: SessionID, now: MonotonicTime) {
        machines.receive(line, from: session, now: now)
    }

    /// The same, but of a batch nothing is read yet: that is for ``goOn(withBatchOf:now:)``, before the next line.
    ///
    /// - Returns: The answer of ``takesInput(from:)`` afterwards.
    @discardableResult
    package mutating func begin(_ line: RawSpan, from session: SessionID, now: MonotonicTime) -> Bool {
        machines.begin(line, from: session, now: now)
    }

    /// A line longer than the limit came in; its bytes were thrown away up to the next LF.
    package mutating func lineTooLong(from session: SessionID, now: MonotonicTime) {
        machines.lineTooLong(from: session, now: now)
    }

    /// Carries out the next request of a batch that has begun. Returns false at the end of the batch: the next line may
    /// be read.
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

    /// Something was slow, says the shell.
    package mutating func countSlow(_ kind: SlowKind) {
        machines.countSlow(kind)
    }

    /// Reads a line once more, which only one that was slow is worth.
    package func summary(of line: RawSpan) -> LineSummary {
        machines.summary(of: line)
    }
}
