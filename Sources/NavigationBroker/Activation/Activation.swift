import NavigationProtocol
import NavigationTree

/// The modules that the host starts, by their manifests.
///
/// 1. Each module has a ``Supervision``, which decides when its process starts and ends.
/// 2. The machine takes what the shell and the requests report, and returns what has to be done, in order.
/// 3. A supervision whose manifest was removed is kept until its process has ended.
/// 4. In a fleet, the broker of a shared scene starts nothing itself. It asks the own broker of its host.
struct Activation {
    /// A thing to do, for the broker or the shell.
    enum Effect: Equatable {
        /// Start the module's process.
        case start(ModuleManifest)
        /// End the module's process.
        case stop(String)
        /// The host's own broker starts the module.
        case need(String)
        /// Carry out the requests that wait for this module.
        case resumeWaiters(String)
        /// Answer the requests that wait for this module with an error.
        case refuseWaiters(String, WireError)
        case log(BrokerLogEntry)
        case tell(HostEvent)
    }

    private var supervisions: [String: Supervision] = [:]
    /// The modules that the host's own broker starts, in the broker of a shared scene.
    private var others: [String: ModuleManifest] = [:]
    /// The modules whose processes have registered with the brokers of shared scenes alone.
    private var shared: Set<String> = []
    /// A module that has registered with other brokers, while the requests that wait for it are tried again.
    var missing: String?
    /// When ``timePassed(now:)`` must be called next; nil when no module has a deadline.
    private(set) var nextDeadline: MonotonicTime?

    /// The modules, those included whose manifest was removed and whose process has not ended yet.
    var names: Set<String> { Set(supervisions.keys) }

    /// How a module is; nil when it has no manifest and no process.
    subscript(name: String) -> Supervision? { supervisions[name] }

    /// Whether the host starts no module at all.
    var isEmpty: Bool { supervisions.isEmpty && others.isEmpty }

    /// Whether the module has a manifest, so that it can be started and stopped.
    func hasManifest(_ name: String) -> Bool {
        others[name] != nil || supervisions[name].map { !$0.isLast } ?? false
    }

    /// The module in whose process group the client is.
    func module(startedAs peer: PeerCredentials) -> String? {
        supervisions.first { $0.value.isProcess(of: peer) }?.key
    }

    // MARK: Reports of the shell

    /// The manifests were read: at the start, or again. A module without a manifest is not started any more; its
    /// process stays until it ends.
    mutating func manifestsRead(_ manifests: [ModuleManifest], now: MonotonicTime) -> [Effect] {
        var effects: [Effect] = []
        let names = Set(manifests.map(\.module))
        for name in supervisions.keys.sorted() where !names.contains(name) {
            supervise(name) { $0.end() }
            // No process will register it, so these requests are refused when they are tried again.
            if supervisions[name] == nil { effects.append(.resumeWaiters(name)) }
        }
        for manifest in manifests.sorted(by: { $0.module < $1.module }) {
            let isNew = supervisions[manifest.module] == nil
            if isNew { supervisions[manifest.module] = Supervision(manifest) }
            let action = supervise(manifest.module) { supervision in
                guard isNew else { return supervision.manifestRead(manifest, now: now) }
                return manifest.start == .atStart ? supervision.keep(now: now) : .doNothing
            }
            if action == .start { effects += start(manifest.module) }
        }
        return effects
    }

    /// The host's own broker starts these modules. It says when a module that has gone from the list comes no more.
    mutating func othersStart(_ manifests: [ModuleManifest]) {
        others = Dictionary(manifests.map { ($0.module, $0) }) { $1 }
    }

    /// Whether a module has registered with other brokers, and will not register with this one.
    func isMissing(_ name: String) -> Bool { missing == name || shared.contains(name) }

    /// A module has registered with the brokers of shared scenes alone.
    mutating func isShared(_ name: String) -> [Effect] {
        guard supervisions[name]?.hasProcess == true else { return [] }
        shared.insert(name)
        return registered(name)
    }

    /// The process of this client could not register the module, since another client has the name.
    mutating func nameIsTaken(_ name: String, for peer: PeerCredentials) {
        guard supervisions[name]?.isProcess(of: peer) == true else { return }
        supervise(name) { $0.nameIsTaken() }
    }

    /// The process that ``Effect/start(_:)`` asked for is there.
    mutating func processStarted(_ name: String, pid: Int32) -> [Effect] {
        supervise(name) { $0.processStarted(pid: pid) }
        return [log(.info, "started, pid \(pid)", module: name), .tell(.moduleStarted(name, pid: pid))]
    }

    /// The process that ``Effect/start(_:)`` asked for could not be started.
    ///
    /// - Parameter reason: in the words of the system.
    mutating func processFailedToStart(_ name: String, _ reason: String, now: MonotonicTime) -> [Effect] {
        let ending = supervise(name) { $0.processFailedToStart(reason, now: now) }
        return ending.map { ended(name, $0, now: now) } ?? []
    }

    /// The process has ended, and so have those that it started.
    ///
    /// - Parameter owner: the client that has registered the module.
    mutating func processExited(
        _ name: String,
        _ exit: ModuleExit,
        registeredBy owner: PeerCredentials? = nil,
        now: MonotonicTime
    ) -> [Effect] {
        shared.remove(name)
        let told = [
            log(.info, "ended: \(exit)", module: name),
            Effect.tell(.moduleExited(name, status: exit.status, signal: exit.signal)),
        ]
        if let owner, supervisions[name]?.isProcess(of: owner) == false {
            supervise(name) { $0.processGaveWay() }
            return told + [.resumeWaiters(name)]
        }
        let ending = supervise(name) { $0.processExited(exit, now: now) }
        return told + (ending.map { ended(name, $0, now: now) } ?? [])
    }

    private mutating func ended(
        _ name: String,
        _ ending: (action: Supervision.EndAction, failure: ActivationFailure?),
        now: MonotonicTime
    ) -> [Effect] {
        let told = ending.failure.map { failed(name, $0, now: now) } ?? []
        return told + (ending.action == .start ? start(name) : [])
    }

    /// A module is not there although a request or its manifest wants it. Says why, and when it is started again.
    private func failed(_ name: String, _ failure: ActivationFailure, now: MonotonicTime) -> [Effect] {
        let error = WireError(failure, module: name)
        let state = supervisions[name]?.state
        let next =
            switch state {
            case .backingOff(let time): "; left alone for \(time.seconds(since: now)) s"
            case .failed: "; not started any more, for it fails too often"
            case .stopped, .starting, .running, .stopping, nil: ""
            }
        let event = HostEvent.moduleFailed(
            name,
            error: error.code.name,
            message: error.message,
            isGivenUp: state == .failed
        )
        return [.refuseWaiters(name, error), log(.notice, "\(error.message)\(next)", module: name), .tell(event)]
    }

    // MARK: Requests

    /// Whether the host can start a module for a type that no session provides. A module does not wait for itself.
    ///
    /// - Parameter peer: the client that wants the type.
    func canProvide(_ type: TypeName, to peer: PeerCredentials) -> Bool {
        if let manifest = others[type.module] { return manifest.provides(type) }
        guard let supervision = supervisions[type.module], !supervision.isLast else { return false }
        return supervision.manifest.provides(type) && !supervision.isProcess(of: peer)
    }

    /// A request needs a module that is not registered.
    ///
    /// - Throws: when the host has given the module up.
    mutating func need(_ name: String, now: MonotonicTime) throws(WireError) -> [Effect] {
        guard others[name] == nil else { return [.need(name)] }
        let action = supervise(name) { $0.need(now: now) }
        if action == .refuse, let supervision = supervisions[name] { throw .crashBudgetSpent(supervision) }
        return action == .start ? start(name) : []
    }

    /// A session has registered a module, whether the host starts that module or not. Its waiting requests are next.
    mutating func registered(_ name: String) -> [Effect] {
        supervise(name) { $0.registered() }
        return [.resumeWaiters(name)]
    }

    /// `module.start`: earlier failures do not count any more.
    mutating func start(_ name: String, now: MonotonicTime) -> (effects: [Effect], isChanged: Bool) {
        let action = supervise(name) { $0.start(now: now) }
        return (action == .start ? start(name) : [], action != .doNothing)
    }

    /// `module.stop`: the requests that wait for the module are refused.
    mutating func stop(_ name: String) -> (effects: [Effect], isChanged: Bool) {
        let former = supervisions[name]?.state
        let stopped = end(name)
        return ([.refuseWaiters(name, .moduleStopped(name))] + stopped, supervisions[name]?.state != former)
    }

    /// `module.restart`: the requests that wait for the module go on waiting.
    mutating func restart(_ name: String, now: MonotonicTime) -> [Effect] {
        let stopped = end(name)
        return stopped + start(name, now: now).effects
    }

    // MARK: Time and the end

    /// Deadlines: to be called at ``nextDeadline``, or later.
    mutating func timePassed(now: MonotonicTime) -> [Effect] {
        guard let due = nextDeadline, due <= now else { return [] }
        var effects: [Effect] = []
        for name in supervisions.keys.sorted() {
            switch supervise(name, { $0.timePassed(now: now) }) {
            case .start: effects += start(name)
            case .stop(let failure): effects += [.stop(name)] + failed(name, failure, now: now)
            case .doNothing, nil: break
            }
        }
        return effects
    }

    /// The host ends, and ends the processes that it started.
    mutating func hostEnds() -> [Effect] {
        var effects: [Effect] = []
        for name in supervisions.keys.sorted() {
            supervise(name) { $0.end() }
            effects += end(name)
        }
        nextDeadline = nil
        return effects
    }

    // MARK: Means

    private func start(_ name: String) -> [Effect] {
        guard let manifest = supervisions[name]?.manifest else { return [] }
        return [.start(manifest), .tell(.moduleStarting(name))]
    }

    private mutating func end(_ name: String) -> [Effect] {
        supervise(name) { $0.stop() } == .stop ? [.stop(name)] : []
    }

    /// Tells a supervision of an event. A supervision that has come to its end is removed.
    @discardableResult
    private mutating func supervise<Outcome>(_ name: String, _ body: (inout Supervision) -> Outcome) -> Outcome? {
        guard var supervision = supervisions[name] else { return nil }
        let outcome = body(&supervision)
        supervisions[name] = supervision.isLast && !supervision.hasProcess ? nil : supervision
        nextDeadline = supervisions.values.lazy.compactMap(\.deadline).min()
        return outcome
    }

    private func log(_ level: BrokerLogEntry.Level, _ message: String, module: String) -> Effect {
        .log(BrokerLogEntry(level: level, session: nil, module: module, message: message))
    }
}
