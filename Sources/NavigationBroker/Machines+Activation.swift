import JSON
import NavigationProtocol
import NavigationTree

// Modules that the host starts: what their supervisions say is told to the shell, the log, the watches, and whoever waits.

extension Machines {
    // MARK: What the shell reports

    /// The manifests were read: at the start, or again. Those that are gone are started no more; their processes stay until they end.
    mutating func manifestsRead(_ manifests: [ModuleManifest], now: MonotonicTime) {
        let names = Set(manifests.map(\.module))
        for name in supervisions.keys.sorted() where !names.contains(name) {
            supervise(name) { $0.end() }
            // Nothing comes of the wait any more.
            if supervisions[name] == nil { admission.waiting.makeDue(waiters(for: name)) }
        }
        for manifest in manifests.sorted(by: { $0.module < $1.module }) {
            let isNew = supervisions[manifest.module] == nil
            if isNew { supervisions[manifest.module] = Supervision(manifest) }
            let action = supervise(manifest.module) { supervision in
                guard isNew else { return supervision.manifestRead(manifest, now: now) }
                return manifest.start == .atStart ? supervision.keep(now: now) : .doNothing
            }
            if action == .start { startProcess(of: manifest.module, now: now) }
        }
        goOn(now: now)
    }

    /// There is a process, as ``BrokerAction/startModule(_:)`` asked for.
    mutating func moduleStarted(_ name: String, pid: Int32, now: MonotonicTime) {
        supervise(name) { $0.processStarted(pid: pid) }
        log(.info, "started, pid \(pid)", module: name)
        tell(.info, "module.started", now: now) { output in
            output.textMember(",\"module\":", name)
            output.raw(",\"pid\":")
            output.integer(pid)
        }
    }

    /// There is no process, although ``BrokerAction/startModule(_:)`` asked for one.
    ///
    /// - Parameter reason: in the words of the system.
    mutating func moduleFailedToStart(_ name: String, _ reason: String, now: MonotonicTime) {
        let ending = supervise(name) { $0.processFailedToStart(reason, now: now) }
        if let ending { processEnded(name, ending, now: now) }
    }

    /// The process has ended, and so have those that it started.
    mutating func moduleExited(_ name: String, _ exit: ModuleExit, now: MonotonicTime) {
        log(.info, "ended: \(exit)", module: name)
        tell(.info, "module.exited", now: now) { output in
            output.textMember(",\"module\":", name)
            output.exit(exit)
        }
        let ending = supervise(name) { $0.processExited(exit, now: now) }
        if let ending { processEnded(name, ending, now: now) }
    }

    private mutating func processEnded(
        _ name: String,
        _ ending: (action: Supervision.EndAction, failure: ActivationFailure?),
        now: MonotonicTime
    ) {
        if let failure = ending.failure { moduleFailed(name, WireError(failure, module: name), now: now) }
        if ending.action == .start { startProcess(of: name, now: now) }
        goOn(now: now)
    }

    /// Tells that a module is not there although it should be, and when it is tried again.
    private mutating func moduleFailed(_ name: String, _ error: WireError, now: MonotonicTime) {
        refuseWaiters(for: name, error, now: now)
        let state = supervisions[name]?.state
        let next =
            switch state {
            case .backingOff(let time): "; left alone for \(time.seconds(since: now)) s"
            case .failed: "; not started any more, for it fails too often"
            case .stopped, .starting, .running, .stopping, nil: ""
            }
        log(.notice, "\(error.message)\(next)", module: name)
        tell(.error, "module.failed", now: now) { output in
            output.textMember(",\"module\":", name)
            output.textMember(",\"error\":", error.code.name)
            output.textMember(",\"message\":", error.message)
            output.raw(",\"isGivenUp\":")
            output.bool(state == .failed)
        }
    }

    // MARK: Need

    /// A request was refused because nobody provides what it wants. If the host can start who does, it waits for that.
    ///
    /// - Throws: the refusal, or why a module is not there.
    mutating func awaitModule(
        _ waiting: Suspension,
        after refusal: WireError,
        now: MonotonicTime
    ) throws(WireError) -> Completion {
        let types = unprovided.compactMap { TypeName($0) }
        guard waiting.method.mayNeedModules, refusal.isLackOfProvider, types.count == unprovided.count,
            types.allSatisfy({ isActivatable($0, for: waiting.place.session) })
        else { throw refusal }
        let modules = try types.map { type throws(WireError) in try activate(type, now: now) }
        guard let first = modules.first else { throw refusal }
        // Whoever was behind it goes past.
        if !waiting.isNew { admission.waiting.finished(waiting.number) }
        return try suspend(waiting, .module(first))
    }

    /// Whether the host can start a module for a type that nobody provides. A module does not wait for itself.
    private func isActivatable(_ type: TypeName, for asker: SessionID) -> Bool {
        guard !isShuttingDown, let supervision = supervisions[type.module], !supervision.isLast,
            let peer = sessions[asker]?.peer, !supervision.isProcess(of: peer)
        else { return false }
        return supervision.manifest.provides(type) && registry.owner(of: type) == nil
    }

    /// Starts the module of a type, unless that is done already.
    ///
    /// - Returns: the module to wait for.
    private mutating func activate(_ type: TypeName, now: MonotonicTime) throws(WireError) -> String {
        let name = type.module
        guard registry.modules[name] == nil else { throw .destinationNotRegistered(type) }
        let action = supervise(name) { $0.need(now: now) }
        if action == .refuse, let supervision = supervisions[name] { throw .crashBudgetSpent(supervision) }
        if action == .start { startProcess(of: name, now: now) }
        return name
    }

    /// A module's name is registered, and its request is being answered: whoever waits for it is next.
    mutating func noteRegistration(of name: String) {
        supervise(name) { $0.registered() }
        admission.waiting.makeDue(waiters(for: name))
    }

    /// Numbers of the requests that wait for a module.
    private func waiters(for name: String) -> [SuspensionNumber] {
        guard !admission.waiting.isEmpty else { return [] }
        return admission.waiting.numbers { if case .module(name) = $0.reason { true } else { false } }
    }

    /// Nobody waits for a module any longer.
    mutating func refuseWaiters(for name: String, _ error: WireError, now: MonotonicTime) {
        for number in waiters(for: name) { refuse(number, error, now: now) }
    }

    // MARK: Time and the end

    /// Deadlines of modules: to be called at ``nextSupervision``, or later.
    mutating func superviseDue(now: MonotonicTime) {
        guard let due = nextSupervision, due <= now, !isShuttingDown else { return }
        for name in supervisions.keys.sorted() {
            switch supervise(name, { $0.timePassed(now: now) }) {
            case .start: startProcess(of: name, now: now)
            case .stop(let failure):
                actions.append(.stopModule(name))
                moduleFailed(name, WireError(failure, module: name), now: now)
            case .doNothing, nil: break
            }
        }
    }

    /// The host ends: so do the processes that it has started, once their sessions have their `bye`.
    mutating func endModules() {
        for name in supervisions.keys.sorted() {
            supervise(name) { $0.end() }
            if supervise(name, { $0.stop() }) == .stop { actions.append(.stopModule(name)) }
        }
        nextSupervision = nil
    }

    // MARK: Means

    mutating func startProcess(of name: String, now: MonotonicTime) {
        guard let manifest = supervisions[name]?.manifest else { return }
        actions.append(.startModule(manifest))
        tell(.info, "module.starting", now: now) { $0.textMember(",\"module\":", name) }
    }

    /// Lets something happen to a supervision. One that has come to its end is forgotten.
    @discardableResult
    mutating func supervise<Outcome>(_ name: String, _ body: (inout Supervision) -> Outcome) -> Outcome? {
        guard var supervision = supervisions[name] else { return nil }
        let outcome = body(&supervision)
        supervisions[name] = supervision.isLast && !supervision.hasProcess ? nil : supervision
        nextSupervision = supervisions.values.lazy.compactMap(\.deadline).min()
        return outcome
    }

    private mutating func log(_ level: BrokerLogEntry.Level, _ message: String, module: String) {
        actions.append(.log(BrokerLogEntry(level: level, session: nil, module: module, message: message)))
    }
}

extension ModuleExit: CustomStringConvertible {
    package var description: String {
        switch self {
        case .status(let status): "exit status \(status)"
        case .signal(let signal): "signal \(signal)"
        }
    }
}

extension JSONWriter {
    /// `,"status":…` or `,"signal":…`
    fileprivate mutating func exit(_ exit: ModuleExit) {
        switch exit {
        case .status(let status):
            raw(",\"status\":")
            integer(status)
        case .signal(let signal):
            raw(",\"signal\":")
            integer(signal)
        }
    }
}

extension WireError {
    /// Whether it may be that a module which is not there would have done what was refused.
    fileprivate var isLackOfProvider: Bool {
        [.unknownDestination, .invalidState, .providerGone].contains(code)
    }

    static func moduleStopped(_ module: String) -> Self {
        WireError(.moduleStopped, "The module \"\(module)\" was stopped", ["module": .string(module)])
    }

    init(_ failure: ActivationFailure, module: String) {
        switch failure {
        case .couldNotStart(let reason):
            self.init(
                .activationFailed,
                "The module \"\(module)\" could not be started: \(reason)",
                ["module": .string(module), "reason": .string(reason)]
            )
        case .timedOut(let timeout):
            self.init(
                .activationTimeout,
                "The module \"\(module)\" was started and has not registered within \(timeout) s",
                ["module": .string(module), "timeout": .number(timeout)]
            )
        case .exited(let exit):
            let code: (String, JSONValue) =
                switch exit {
                case .status(let status): ("status", .integer(Int64(status)))
                case .signal(let signal): ("signal", .integer(Int64(signal)))
                }
            self.init(
                .moduleExited,
                "The process of the module \"\(module)\" has ended: \(exit)",
                [
                    Member(name: "module", value: JSONValue.string(module).serialized()),
                    Member(name: code.0, value: code.1.serialized()),
                ]
            )
        }
    }

    static func crashBudgetSpent(_ supervision: Supervision) -> Self {
        let manifest = supervision.manifest
        let last = supervision.lastFailure.map { WireError($0, module: manifest.module) }
        let why = last.map { "; at last: \($0.message)" } ?? ""
        return WireError(
            .crashBudgetSpent,
            "The module \"\(manifest.module)\" failed \(supervision.failureCount) times within \(manifest.crashWindow) s and is "
                + "not started any more, until \"module.start\"\(why)",
            [
                "module": .string(manifest.module), "failures": .integer(Int64(supervision.failureCount)),
                "window": .number(manifest.crashWindow), "last": last.map { .string($0.code.name) },
            ]
        )
    }

    fileprivate static func destinationNotRegistered(_ type: TypeName) -> Self {
        WireError(
            .destinationNotRegistered,
            "The module \"\(type.module)\" is connected and has not registered \(type), which its manifest names",
            ["module": .string(type.module), "type": .string(type.description)]
        )
    }
}
