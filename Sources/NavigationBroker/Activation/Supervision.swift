import NavigationProtocol

/// One module that the host starts, by its manifest.
///
/// 1. The module has one process while a request *needs* it, or while the manifest wants it kept. Later requests wait
///    for the same process.
/// 2. The module is *up* when it has registered, whatever its process does then. A process that does not register in
///    time is ended.
/// 3. A process that ends without being asked to has *failed*, unless its exit status is 0 and it had registered. The
///    next start waits, and every failure within the manifest's window doubles the wait. Too many failures spend the
///    *crash budget*: after that, only a person starts the module again.
///
/// A value: it takes events and the time, and returns what to do.
struct Supervision: Equatable {
    enum State: Equatable {
        /// It has no process and needs none.
        case stopped
        /// A process was asked for and has not registered. It has until this time.
        case starting(deadline: MonotonicTime)
        /// The module has registered.
        case running
        /// The process was asked to end, and has not ended.
        case stopping(StopReason)
        /// It has no process, and gets none before this time.
        case backingOff(until: MonotonicTime)
        /// The crash budget is spent.
        case failed

        enum StopReason: Equatable {
            case asked
            /// It did not register in time.
            case late
        }
    }

    var manifest: ModuleManifest
    private(set) var state = State.stopped
    /// Of the process; nil until it is known.
    private(set) var pid: Int32?
    /// Starts because a process had ended, not because a request needed the module.
    private(set) var restarts = 0
    private(set) var lastFailure: ActivationFailure?
    /// It is not started again: its manifest was removed, or the host ends.
    private(set) var isLast = false
    /// Failures within the window, oldest first.
    private var failures: [MonotonicTime] = []
    /// It runs without being needed: it was up, or the manifest says so.
    private var isKept = false
    /// A request or a person wants it as soon as it may be started.
    private var isWanted = false
    /// Its process found its name taken.
    private var wasRefused = false

    init(_ manifest: ModuleManifest) { self.manifest = manifest }

    /// Whether there is a process, or will be one in a moment.
    var hasProcess: Bool {
        switch state {
        case .starting, .running, .stopping: true
        case .stopped, .backingOff, .failed: false
        }
    }

    /// Whether this is its process, or one of its process group.
    func isProcess(of peer: PeerCredentials) -> Bool {
        guard peer.host == nil else { return false }
        return pid.map { $0 == peer.pid || $0 == peer.processGroup } ?? false
    }

    /// When ``timePassed(now:)`` wants to be called; nil when nothing waits.
    var deadline: MonotonicTime? {
        switch state {
        case .starting(let time), .backingOff(let time): time
        case .stopped, .running, .stopping, .failed: nil
        }
    }

    // MARK: Needs and orders

    enum NeedAction: Equatable {
        case start
        /// It is being started, or will be.
        case wait
        /// The crash budget is spent.
        case refuse
    }

    /// A request needs the module, which is not registered.
    mutating func need(now: MonotonicTime) -> NeedAction {
        switch state {
        case .stopped:
            begin(now: now)
            return .start
        case .starting: return .wait
        case .running:
            // Its process is there and has lost its connection: it may come back.
            state = .starting(deadline: now + manifest.startTimeout)
            return .wait
        case .stopping, .backingOff:
            isWanted = true
            return .wait
        case .failed: return .refuse
        }
    }

    enum StartAction: Equatable {
        case start
        /// It is started when its process has ended.
        case wait
        case doNothing
    }

    /// A person wants it. Earlier failures do not count any more.
    mutating func start(now: MonotonicTime) -> StartAction {
        failures = []
        switch state {
        case .stopped, .backingOff, .failed:
            begin(now: now)
            return .start
        case .starting, .running: return .doNothing
        case .stopping:
            isWanted = true
            return .wait
        }
    }

    enum StopAction: Equatable {
        case stop
        case doNothing
    }

    /// A person does not want it until a request needs it.
    mutating func stop() -> StopAction {
        (isWanted, isKept) = (false, false)
        switch state {
        case .stopped: return .doNothing
        case .starting, .running:
            state = .stopping(.asked)
            return .stop
        case .stopping:
            state = .stopping(.asked)
            return .doNothing
        case .backingOff, .failed:
            state = .stopped
            return .doNothing
        }
    }

    /// It is not started again. Without a process it can be removed.
    mutating func end() { isLast = true }

    /// The manifests were read again. Earlier failures do not count any more.
    mutating func manifestRead(_ new: ModuleManifest, now: MonotonicTime) -> StartAction {
        let isNewlyKept = new.start == .atStart && (manifest.start != .atStart || state == .failed || isLast)
        manifest = new
        isLast = false
        failures = []
        if state == .failed { state = .stopped }
        return isNewlyKept ? keep(now: now) : .doNothing
    }

    /// The manifest wants it to run without being needed.
    mutating func keep(now: MonotonicTime) -> StartAction {
        isKept = true
        guard state == .stopped else { return .doNothing }
        begin(now: now)
        return .start
    }

    private mutating func begin(now: MonotonicTime) {
        (isWanted, wasRefused) = (false, false)
        if manifest.start == .atStart { isKept = true }
        state = .starting(deadline: now + manifest.startTimeout)
    }

    // MARK: The process

    mutating func processStarted(pid: Int32) { self.pid = pid }

    /// The module's name is registered, by its process or by another client.
    mutating func registered() {
        switch state {
        case .starting:
            state = .running
            isKept = true
        case .backingOff:
            isWanted = false
            state = .stopped
        case .stopped, .running, .stopping, .failed: break
        }
    }

    /// The process could not register the module, since another client has the name. If it ends, it has not failed.
    mutating func nameIsTaken() { wasRefused = true }

    /// The process has ended, and another client has registered the module.
    mutating func processGaveWay() {
        (pid, isWanted, isKept) = (nil, false, false)
        state = .stopped
    }

    enum EndAction: Equatable {
        case start
        case doNothing
    }

    /// The process has ended.
    ///
    /// - Returns: what to do, and the failure for the requests that wait; nil when no request waits, or when they go on
    ///   waiting.
    mutating func processExited(_ exit: ModuleExit, now: MonotonicTime) -> (EndAction, ActivationFailure?) {
        ended(.exited(exit), isFailure: state != .running || !exit.isSuccess || manifest.restart == .always, now: now)
    }

    /// The process could not be started.
    mutating func processFailedToStart(_ reason: String, now: MonotonicTime) -> (EndAction, ActivationFailure?) {
        ended(.couldNotStart(reason), isFailure: true, now: now)
    }

    private mutating func ended(
        _ failure: ActivationFailure,
        isFailure: Bool,
        now: MonotonicTime
    ) -> (EndAction, ActivationFailure?) {
        pid = nil
        switch state {
        case .stopping(.asked):
            state = .stopped
            guard isWanted else { return (.doNothing, nil) }
            isWanted = false
            guard !isLast else { return (.doNothing, failure) }
            begin(now: now)
            return (.start, nil)
        case .stopping(.late):
            let isAwaited = isWanted
            backOff(now: now)
            return (.doNothing, isAwaited && !isWanted ? lastFailure : nil)
        case .starting where wasRefused:
            // A host of a fleet that has died keeps its names for some seconds.
            isWanted = true
            state = .backingOff(until: now + Self.patience)
            return (.doNothing, nil)
        case .starting, .running:
            guard isFailure else {
                isKept = false
                state = .stopped
                return (.doNothing, nil)
            }
            note(failure, now: now)
            backOff(now: now)
            return (.doNothing, failure)
        case .stopped, .backingOff, .failed:
            preconditionFailure("a process ended that was never started")
        }
    }

    /// Seconds until a process whose name was taken is started again.
    private static let patience = 1.0

    private mutating func note(_ failure: ActivationFailure, now: MonotonicTime) {
        failures = failures.filter { now.seconds(since: $0) < manifest.crashWindow } + [now]
        lastFailure = failure
    }

    private mutating func backOff(now: MonotonicTime) {
        let isAgainWanted = isWanted || (isKept && manifest.restart != .never)
        isWanted = false
        if isLast {
            state = .stopped
        } else if failures.count >= manifest.crashes {
            state = .failed
        } else {
            isWanted = isAgainWanted
            state = .backingOff(until: now + delay)
        }
    }

    /// Seconds until the next start: doubled by every failure within the window but the first.
    private var delay: Double {
        var delay = manifest.backOff
        for _ in failures.dropFirst() where delay < manifest.backOffMaximum { delay *= 2 }
        return min(delay, manifest.backOffMaximum)
    }

    // MARK: Time

    enum TimeAction: Equatable {
        case start
        /// It is late. The requests that wait for it get this failure.
        case stop(ActivationFailure)
        case doNothing
    }

    /// To be called at ``deadline``, or later.
    mutating func timePassed(now: MonotonicTime) -> TimeAction {
        switch state {
        case .starting(let deadline) where deadline <= now:
            let failure = ActivationFailure.timedOut(manifest.startTimeout)
            note(failure, now: now)
            state = .stopping(.late)
            return .stop(failure)
        case .backingOff(let time) where time <= now:
            guard isWanted else {
                state = .stopped
                return .doNothing
            }
            restarts += 1
            begin(now: now)
            return .start
        case .starting, .backingOff, .stopped, .running, .stopping, .failed: return .doNothing
        }
    }

    /// Failures that count.
    var failureCount: Int { failures.count }
}
