import NavigationProtocol
import Testing

@testable import NavigationBroker

/// One module that the host starts, without a host.
struct SupervisionTests {
    private var supervision: Supervision
    private var now = MonotonicTime(nanoseconds: 0)

    init() { supervision = Supervision(Self.manifest()) }

    /// Back-off 1, 2, 4 and at most 5 s; the fourth failure within 100 s is one too many.
    private static func manifest(_ adjust: (inout ModuleManifest) -> Void = { _ in }) -> ModuleManifest {
        var manifest = ModuleManifest(module: "shop", command: ["/shop"])
        manifest.startTimeout = 10
        (manifest.backOff, manifest.backOffMaximum) = (1, 5)
        (manifest.crashes, manifest.crashWindow) = (4, 100)
        adjust(&manifest)
        return manifest
    }

    private mutating func advance(_ seconds: Double) -> Supervision.TimeAction {
        now = now + seconds
        return supervision.timePassed(now: now)
    }

    private mutating func exit(_ exit: ModuleExit) -> Supervision.EndAction {
        supervision.processExited(exit, now: now).0
    }

    private mutating func comeUp() {
        _ = supervision.start(now: now)
        supervision.processStarted(pid: 7)
        supervision.registered()
    }

    @Test mutating func manyNeedsAreOneStart() {
        #expect(supervision.need(now: now) == .start)
        for _ in 0..<100 { #expect(supervision.need(now: now) == .wait) }
        supervision.processStarted(pid: 7)
        #expect(supervision.need(now: now) == .wait)
        #expect(supervision.state == .starting(deadline: now + 10))
        supervision.registered()
        #expect(supervision.state == .running && supervision.pid == 7 && supervision.deadline == nil)
    }

    @Test mutating func oneThatIsLateIsEnded() {
        _ = supervision.need(now: now)
        #expect(advance(9.9) == .doNothing)
        #expect(advance(0.1) == .stop(.timedOut(10)))
        #expect(supervision.state == .stopping(.late) && supervision.deadline == nil)
        #expect(exit(.signal(15)) == .doNothing)
        #expect(supervision.state == .backingOff(until: now + 1) && supervision.lastFailure == .timedOut(10))
        // It never was up, so it is not wanted.
        #expect(advance(1) == .doNothing)
        #expect(supervision.state == .stopped)
    }

    @Test mutating func backOffDoublesUpToItsMost() {
        supervision.manifest.crashes = 10
        comeUp()
        var delays: [Double] = []
        for _ in 0..<5 {
            supervision.registered()
            #expect(exit(.status(1)) == .doNothing)
            guard case .backingOff(let until) = supervision.state else { return #expect(Bool(false)) }
            delays.append(until.seconds(since: now))
            #expect(advance(until.seconds(since: now)) == .start)
        }
        #expect(delays == [1, 2, 4, 5, 5] && supervision.restarts == 5)
    }

    @Test mutating func failuresThatAreLongAgoDoNotCount() {
        comeUp()
        for _ in 0..<10 {
            #expect(exit(.signal(11)) == .doNothing)
            #expect(supervision.state == .backingOff(until: now + 1))
            #expect(advance(1) == .start)
            supervision.registered()
            _ = advance(100)
        }
    }

    @Test mutating func budgetIsSpentUntilAPersonStartsIt() {
        comeUp()
        for _ in 0..<3 {
            _ = exit(.status(1))
            _ = advance(5)
        }
        #expect(exit(.status(1)) == .doNothing)
        #expect(supervision.state == .failed && supervision.failureCount == 4)
        #expect(supervision.need(now: now) == .refuse && advance(1000) == .doNothing)
        #expect(supervision.start(now: now) == .start && supervision.failureCount == 0)
    }

    @Test mutating func budgetIsSpentUntilTheManifestsAreReadAgain() {
        supervision.manifest.crashes = 1
        _ = supervision.need(now: now)
        _ = exit(.status(0))
        #expect(supervision.state == .failed)
        #expect(supervision.manifestRead(supervision.manifest, now: now) == .doNothing)
        #expect(supervision.need(now: now) == .start)
    }

    @Test mutating func whatEndsWithoutRegisteringHasFailedWhateverItSays() {
        _ = supervision.need(now: now)
        let (action, failure) = supervision.processExited(.status(0), now: now)
        #expect(action == .doNothing && failure == .exited(.status(0)))
    }

    @Test mutating func whatCannotBeStartedBacksOff() {
        _ = supervision.need(now: now)
        let (action, failure) = supervision.processFailedToStart("no such file", now: now)
        #expect(action == .doNothing && failure == .couldNotStart("no such file"))
        #expect(supervision.state == .backingOff(until: now + 1) && supervision.pid == nil)
        // A need does not cut the pause short, and is served after it.
        #expect(supervision.need(now: now) == .wait)
        #expect(advance(0.9) == .doNothing)
        #expect(advance(0.1) == .start)
    }

    @Test(
        arguments: [
            (ModuleManifest.Restart.never, ModuleExit.status(0), false), (.never, .status(1), false),
            (.onFailure, .status(0), false), (.onFailure, .status(1), true), (.onFailure, .signal(9), true),
            (.always, .status(0), true), (.always, .signal(9), true),
        ]
    )
    mutating func policyDecidesAboutOneThatWasUp(restart: ModuleManifest.Restart, end: ModuleExit, isAgain: Bool) {
        supervision.manifest.restart = restart
        comeUp()
        _ = exit(end)
        #expect(advance(1) == (isAgain ? .start : .doNothing))
        #expect(supervision.restarts == (isAgain ? 1 : 0))
    }

    @Test mutating func oneThatIsKeptIsTriedAgainThoughNobodyNeedsIt() {
        supervision.manifest.start = .atStart
        #expect(supervision.keep(now: now) == .start)
        _ = exit(.status(1))
        #expect(advance(1) == .start)
    }

    @Test mutating func stoppedByAPersonItStaysSoUntilItIsNeeded() {
        comeUp()
        #expect(supervision.stop() == .stop && supervision.stop() == .doNothing)
        #expect(supervision.state == .stopping(.asked))
        let (action, failure) = supervision.processExited(.signal(15), now: now)
        #expect(action == .doNothing && failure == nil && supervision.state == .stopped)
        #expect(supervision.lastFailure == nil && supervision.need(now: now) == .start)
    }

    @Test mutating func neededWhileItEndsItIsStartedWhenItHas() {
        comeUp()
        _ = supervision.stop()
        #expect(supervision.need(now: now) == .wait)
        #expect(exit(.signal(15)) == .start)
        #expect(supervision.state == .starting(deadline: now + 10))
    }

    @Test mutating func stopEndsABackOff() {
        comeUp()
        _ = exit(.status(1))
        #expect(supervision.stop() == .doNothing && supervision.state == .stopped && advance(10) == .doNothing)
    }

    @Test mutating func oneThatLostItsConnectionHasTimeToComeBack() {
        comeUp()
        now = now + 1000
        #expect(supervision.need(now: now) == .wait)
        #expect(supervision.state == .starting(deadline: now + 10))
        #expect(advance(10) == .stop(.timedOut(10)))
    }

    @Test mutating func somebodyElseMayProvideIt() {
        comeUp()
        _ = exit(.status(1))
        supervision.registered()
        #expect(supervision.state == .stopped && advance(10) == .doNothing)
    }

    @Test mutating func theLastProcessIsNotFollowedByAnother() {
        comeUp()
        supervision.end()
        let (action, failure) = supervision.processExited(.status(1), now: now)
        #expect(action == .doNothing && failure == .exited(.status(1)))
        #expect(supervision.state == .stopped && !supervision.hasProcess && advance(10) == .doNothing)
    }

    @Test mutating func aChangedManifestHoldsFromTheNextStart() {
        comeUp()
        let new = Self.manifest { $0.startTimeout = 3 }
        #expect(supervision.manifestRead(new, now: now) == .doNothing && supervision.state == .running)
        _ = supervision.stop()
        _ = exit(.signal(15))
        _ = supervision.need(now: now)
        #expect(supervision.deadline == now + 3)
    }

    @Test mutating func aManifestThatWantsItKeptStartsItOnce() {
        let kept = Self.manifest { $0.start = .atStart }
        #expect(supervision.manifestRead(kept, now: now) == .start)
        supervision.registered()
        _ = exit(.status(0))
        #expect(supervision.state == .stopped)
        // It ended as it should, so reading the same manifest again does not start it.
        #expect(supervision.manifestRead(kept, now: now) == .doNothing)
    }
}
