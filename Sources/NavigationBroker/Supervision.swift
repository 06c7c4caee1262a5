import NavigationProtocol

/// How a process ended.
package enum ModuleExit: Equatable, Sendable {
    case status(Int32)
    case signal(Int32)

    var isSuccess: Bool { self == .status(0) }
}

/// Why a module that the host starts is not there.
package enum ActivationFailure: Equatable, Sendable {
    /// There is no process; in the words of the system.
    case couldNotStart(String)
    /// It did not register in so many seconds.
    case timedOut(Double)
    case exited(ModuleExit)
}

/// One module that the host starts, by its manifest.
///
/// 1. Somebody *needs* it, or the manifest wants it kept: then there is to be a process, and one only. Whoever else needs it meanwhile waits for the same.
/// 2. It is *up* when it has registered, whatever its process does then. A process that does not register in time is ended.
/// 3. A process that ends without being asked to has *failed* (unless its exit status is 0 and it had registered). The next start waits, twice as long with
///    every failure within the manifest's window, and too many of them there spend the *crash budget*: then only a person starts it again.
///
/// A value: it is told what happens and what time it is, and says what to do.
struct Supervision: Equatable {
    enum State: Equatable {
        /// There is no process, and none is wanted.
        case stopped
        /// A process was asked for and has not registered; it has until then.
        case starting(deadline: MonotonicTime)
        /// The module has registered.
        case running
        /// The process was told to end, and has not.
        case stopping(StopReason)
        /// There is no process, and there will be none before then.
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
    /// Starts because a process had ended, not because somebody needed the module.
    private(set) var restarts = 0
    private(set) var lastFailure: ActivationFailure?
    /// There is no further start: the manifest is gone, or the host ends.
    private(set) var isLast = false
    /// Failures within the window, oldest first.
    private var failures: [MonotonicTime] = []
    /// It is to be there without being needed: it was up, or the manifest says so.
    private var isKept = false
    /// Somebody wants it as soon as it may be started.
    private var isWanted = false

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
        pid.map { $0 == peer.pid || $0 == peer.processGroup } ?? false
    }

    /// When ``timePassed(now:)`` wants to be called; nil when nothing waits.
    var deadline: MonotonicTime? {
        switch state {
        case .starting(let time), .backingOff(let time): time
        case .stopped, .running, .stopping, .failed: nil
        }
    }

    // MARK: What is wanted

    enum NeedAction: Equatable {
        case start
        /// It is being started, or will be.
        case wait
        /// The crash budget is spent.
        case refuse
    }

    /// Somebody needs the module, which is not registered.
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

    /// A person wants it: what failed before counts no more.
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

    /// A person does not want it, until somebody needs it.
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

    /// There is no further start; what has no process can be forgotten.
    mutating func end() { isLast = true }

    /// The manifests were read again. What failed before counts no more.
    mutating func manifestRead(_ new: ModuleManifest, now: MonotonicTime) -> StartAction {
        let isNewlyKept = new.start == .atStart && (manifest.start != .atStart || state == .failed || isLast)
        manifest = new
        isLast = false
        failures = []
        if state == .failed { state = .stopped }
        return isNewlyKept ? keep(now: now) : .doNothing
    }

    /// The manifest wants it to be there without being needed.
    mutating func keep(now: MonotonicTime) -> StartAction {
        isKept = true
        guard state == .stopped else { return .doNothing }
        begin(now: now)
        return .start
    }

    private mutating func begin(now: MonotonicTime) {
        isWanted = false
        if manifest.start == .atStart { isKept = true }
        state = .starting(deadline: now + manifest.startTimeout)
    }

    // MARK: What happens

    mutating func processStarted(pid: Int32) { self.pid = pid }

    /// The module's name is registered, by its process or by somebody else.
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

    enum EndAction: Equatable {
        case start
        case doNothing
    }

    /// The process has ended.
    ///
    /// - Returns: why whoever waits for the module waits in vain; nil when nobody can, or when the wait goes on.
    mutating func processExited(_ exit: ModuleExit, now: MonotonicTime) -> (EndAction, ActivationFailure?) {
        ended(.exited(exit), isFailure: state != .running || !exit.isSuccess || manifest.restart == .always, now: now)
    }

    /// There is no process, and will be none.
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
        /// It is late; nobody shall wait for it any longer.
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
