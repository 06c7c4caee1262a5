import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// The modules that the host starts, without a host.
struct ActivationTests {
    private var activation = Activation()
    private var now = MonotonicTime(nanoseconds: 0)
    private let shop: ModuleManifest

    init() throws {
        shop = try ModuleManifest(
            parsing:
                #"{"module":"shop","command":["/shop"],"destinations":["shop.list"],"startTimeout":10,"crashes":2}"#
        )
        #expect(activation.manifestsRead([shop], now: now).isEmpty)
    }

    private var start: [Activation.Effect] { [.start(shop), .tell(.moduleStarting("shop"))] }

    private static func peer(_ pid: Int32, group: Int32 = -1) -> PeerCredentials {
        PeerCredentials(pid: pid, uid: 1, gid: 1, processGroup: group)
    }

    private static func type(_ name: String) throws -> TypeName { try #require(TypeName(name)) }

    @Test mutating func aNeededModuleIsStartedOnce() throws {
        #expect(try activation.need("shop", now: now) == start)
        #expect(try activation.need("shop", now: now).isEmpty)
        #expect(activation.nextDeadline == now + 10)
    }

    @Test mutating func aRegisteredModuleResumesTheRequestsThatWait() throws {
        _ = try activation.need("shop", now: now)
        #expect(activation.registered("shop") == [.resumeWaiters("shop")])
        #expect(activation["shop"]?.state == .running && activation.nextDeadline == nil)
    }

    @Test mutating func aModuleWithoutManifestIsOnlyResumed() {
        #expect(activation.registered("clock") == [.resumeWaiters("clock")])
        #expect(activation["clock"] == nil && !activation.hasManifest("clock"))
    }

    @Test mutating func theProcessIsLoggedAndTold() throws {
        _ = try activation.need("shop", now: now)
        let log = BrokerLogEntry(level: .info, session: nil, module: "shop", message: "started, pid 7")
        #expect(activation.processStarted("shop", pid: 7) == [.log(log), .tell(.moduleStarted("shop", pid: 7))])
        #expect(activation.module(startedAs: Self.peer(7)) == "shop")
        #expect(activation.module(startedAs: Self.peer(9, group: 7)) == "shop")
        #expect(activation.module(startedAs: Self.peer(8)) == nil)
        // A process of another machine may have the same number.
        var guest = Self.peer(7)
        guest.host = "desk"
        #expect(activation.module(startedAs: guest) == nil)
    }

    @Test mutating func aProcessThatEndsRefusesTheRequestsThatWait() throws {
        _ = try activation.need("shop", now: now)
        let effects = activation.processExited("shop", .status(3), now: now)
        let error = WireError(ActivationFailure.exited(.status(3)), module: "shop")
        #expect(effects.contains(.refuseWaiters("shop", error)))
        #expect(effects.contains(.tell(.moduleExited("shop", status: 3, signal: nil))))
        #expect(activation.nextDeadline == now + shop.backOff)
    }

    @Test mutating func aModuleThatFailsTooOftenIsGivenUp() throws {
        _ = try activation.need("shop", now: now)
        _ = activation.processFailedToStart("shop", "no such file", now: now)
        #expect(try activation.need("shop", now: now).isEmpty)
        now = now + shop.backOff
        #expect(activation.timePassed(now: now) == start)
        let effects = activation.processFailedToStart("shop", "no such file", now: now)
        let error = WireError(ActivationFailure.couldNotStart("no such file"), module: "shop")
        #expect(effects.first == .refuseWaiters("shop", error))
        #expect(activation["shop"]?.state == .failed && activation.nextDeadline == nil)
        var refusal: ErrorCode?
        do throws(WireError) { _ = try activation.need("shop", now: now) } catch { refusal = error.code }
        #expect(refusal == .crashBudgetSpent)
    }

    @Test mutating func aLateModuleIsStoppedBeforeItsRequestsAreRefused() throws {
        _ = try activation.need("shop", now: now)
        #expect(activation.timePassed(now: now + 9).isEmpty)
        let effects = activation.timePassed(now: now + 10)
        let error = WireError(ActivationFailure.timedOut(10), module: "shop")
        #expect(effects.prefix(2) == [.stop("shop"), .refuseWaiters("shop", error)])
    }

    @Test mutating func startChangesAStoppedModuleOnly() {
        let first = activation.start("shop", now: now)
        #expect(first.effects == start && first.isChanged)
        let second = activation.start("shop", now: now)
        #expect(second.effects.isEmpty && !second.isChanged)
    }

    @Test mutating func stopRefusesTheRequestsThatWait() {
        _ = activation.start("shop", now: now)
        let first = activation.stop("shop")
        #expect(first.effects == [.refuseWaiters("shop", .moduleStopped("shop")), .stop("shop")] && first.isChanged)
        let second = activation.stop("shop")
        #expect(second.effects == [.refuseWaiters("shop", .moduleStopped("shop"))] && !second.isChanged)
    }

    @Test mutating func restartStartsWhenTheProcessHasEnded() {
        _ = activation.start("shop", now: now)
        #expect(activation.restart("shop", now: now) == [.stop("shop")])
        #expect(activation.processExited("shop", .signal(15), now: now).suffix(2) == start)
    }

    @Test mutating func aModuleWithoutManifestIsKeptWhileItHasAProcess() {
        _ = activation.start("shop", now: now)
        #expect(activation.manifestsRead([], now: now).isEmpty)
        #expect(activation.names == ["shop"] && !activation.hasManifest("shop"))
        _ = activation.processExited("shop", .status(0), now: now)
        #expect(activation.names.isEmpty)
    }

    @Test mutating func aRemovedManifestWithoutProcessResumesTheRequestsThatWait() {
        #expect(activation.manifestsRead([], now: now) == [.resumeWaiters("shop")])
        #expect(activation.names.isEmpty)
    }

    @Test mutating func onlyNamedTypesOfOtherClientsStartAModule() throws {
        let (list, item) = (try Self.type("shop.list"), try Self.type("shop.item"))
        #expect(activation.canProvide(list, to: Self.peer(1)) && !activation.canProvide(item, to: Self.peer(1)))
        #expect(!activation.canProvide(try Self.type("clock.face"), to: Self.peer(1)))
        _ = activation.start("shop", now: now)
        _ = activation.processStarted("shop", pid: 7)
        #expect(!activation.canProvide(list, to: Self.peer(7)) && activation.canProvide(list, to: Self.peer(8)))
    }

    @Test mutating func theEndStopsEveryProcess() {
        _ = activation.start("shop", now: now)
        #expect(activation.hostEnds() == [.stop("shop")])
        #expect(activation.nextDeadline == nil && !activation.hasManifest("shop"))
        #expect(activation.hostEnds().isEmpty)
    }
}
