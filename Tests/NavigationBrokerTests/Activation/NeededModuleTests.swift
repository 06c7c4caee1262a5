import JSON
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// Requests that need modules which the host starts.
struct NeededModuleTests {
    private let host = Harness()
    private let client: SessionID

    init() {
        client = host.connect()
        host.read([Self.manifest("shop"), Self.manifest("clock")])
    }

    /// `NAME.list` and `NAME.item`, 10 s to register, two failures are too many.
    private static func manifest(
        _ module: String,
        _ adjust: (inout ModuleManifest) -> Void = { _ in }
    ) -> ModuleManifest {
        var manifest = ModuleManifest(module: module, command: ["/\(module)"])
        manifest.destinations = ["\(module).list", "\(module).item"]
        manifest.startTimeout = 10
        manifest.crashes = 2
        adjust(&manifest)
        return manifest
    }

    private static func registration(_ module: String, _ types: String...) -> String {
        let types = types.map { #"{"type":"\#(module).\#($0)"}"# }.joined(separator: ",")
        return #"{"id":0,"method":"module.register","params":{"module":"\#(module)","destinations":[\#(types)]}}"#
    }

    private static func push(_ id: Int, _ type: String = "shop.list") -> String {
        #"{"id":\#(id),"method":"push","params":{"type":"\#(type)"}}"#
    }

    /// Lines of a session, as pairs of a request's id and the name of its refusal (or `ok`).
    private func outcomes(_ session: SessionID) -> [String] {
        host.take(session).map { line in
            let answer = try? RawJSON(parsing: line).value()
            let id = answer?["id"]?.double.map { "\(Int($0))" } ?? "-"
            return "\(id) \(answer?["error"]?["data"]?["name"]?.string ?? "ok")"
        }
    }

    private func state(of module: String) -> String? {
        let modules = host.result("module.list", from: client)?["modules"]?.array
        return modules?.first { $0["module"] == .string(module) }?["state"]?.string
    }

    // MARK: Names that others have

    /// On another host of a fleet, or by hand.
    @Test func aProcessWhoseModuleAnotherClientHasIsNotStartedAgain() {
        let other = host.connect(pid: 900)
        _ = host.send(Self.push(1), from: client)
        host.moduleStarted("shop")
        _ = host.send(Self.registration("shop", "list"), from: other)
        #expect(host.takeProcessActions() == ["start shop"] && outcomes(client) == ["1 ok"])
        host.moduleExited("shop", .status(1))
        host.advance(seconds: 60)
        #expect(host.takeProcessActions() == [] && state(of: "shop") == "stopped")
        // It is needed again when that client has gone.
        host.close(other)
        _ = host.send(Self.push(2, "shop.item"), from: client)
        #expect(host.takeProcessActions() == ["start shop"])
    }

    @Test func aProcessWhoseNameWasTakenIsTriedAgain() {
        _ = host.send(Self.push(1), from: client)
        for _ in 0..<10 {
            #expect(host.takeProcessActions() == ["start shop"])
            host.moduleStarted("shop")
            let process = host.connect(pid: 500)
            host.tell { $0.nameIsTaken("shop", for: process) }
            host.close(process)
            host.moduleExited("shop", .status(1))
            host.advance(seconds: 1)
        }
        // The process has not failed, and the request waits.
        #expect(outcomes(client) == [] && host.takeProcessActions() == ["start shop"])
        host.moduleStarted("shop")
        _ = host.send(Self.registration("shop", "list"), from: host.connect(pid: 500))
        #expect(outcomes(client) == ["1 ok"])
    }

    // MARK: Waiting

    @Test func manyRequestsAreOneStartAndEachIsAnsweredOnce() {
        let others = (0..<9).map { _ in host.connect() }
        for (index, session) in ([client] + others).enumerated() {
            #expect(host.send(Self.push(index), from: session) == [])
        }
        #expect(host.takeProcessActions() == ["start shop"])
        host.moduleStarted("shop")
        let module = host.connect(pid: 500)
        host.send(Self.registration("shop", "list", "item"), from: module)
        for (index, session) in ([client] + others).enumerated() { #expect(outcomes(session) == ["\(index) ok"]) }
        // In the order in which they came.
        let path = host.result("path.get", from: client)?["path"]?.array
        let sessions = path?.compactMap { $0["cause"]?["session"]?.string }
        #expect(sessions == ([client] + others).map { "\($0)" })
        #expect(host.takeProcessActions() == [] && state(of: "shop") == "running")
    }

    @Test func whoWaitsDoesNotHoldUpOthers() {
        let module = host.connect()
        host.send(Self.registration("clock", "list"), from: module)
        host.send(Self.push(1), from: client)
        #expect(host.ask("push", #"{"type":"clock.list"}"#, from: client).result != nil)
        #expect(host.types(on: "n1", from: client) == ["clock.list"])
        host.send(#"{"id":3,"method":"back"}"#, from: client)
        #expect(host.types(on: "n1", from: client) == [])
    }

    @Test func whatNoManifestNamesIsRefusedAtOnce() {
        for type in ["shop.other", "shopping.list", "none.list", "nonsense"] {
            #expect(host.ask("push", #"{"type":"\#(type)"}"#, from: client).refusal == "unknown_destination")
        }
        #expect(host.takeProcessActions() == [])
    }

    @Test func aManifestWithoutDestinationsIsForAllOfItsModules() {
        host.read([Self.manifest("shop") { $0.destinations = nil }])
        host.send(Self.push(1, "shop.anything"), from: client)
        #expect(host.takeProcessActions() == ["start shop"])
        host.send(Self.registration("shop", "list"), from: host.connect())
        #expect(outcomes(client) == ["1 destination_not_registered"])
    }

    @Test func readingAndPlanningNeedNobody() {
        #expect(host.ask("destination.get", #"{"type":"shop.list"}"#, from: client).refusal == "unknown_destination")
        let plan = host.plan([Step("push", #"{"type":"shop.list"}"#)], from: client)
        #expect(plan?["allowed"] == false && plan?["refusal"]?["data"]?["name"] == "unknown_destination")
        #expect(host.takeProcessActions() == [])
    }

    @Test func aModuleDoesNotWaitForItself() {
        host.ask("module.start", #"{"module":"shop"}"#, from: client)
        host.moduleStarted("shop", pid: 500)
        for module in [host.connect(pid: 500), host.connect(pid: 501, processGroup: 500)] {
            #expect(host.ask("push", #"{"type":"shop.list"}"#, from: module).refusal == "unknown_destination")
        }
        #expect(host.send(Self.push(1), from: client) == [])
    }

    @Test func aRequestThatIsWrongBesidesIsRefusedAtOnce() {
        let refusal = host.ask("push", #"{"type":"shop.list","ifRevision":7}"#, from: client).refusal
        #expect(refusal == "revision_mismatch" && host.takeProcessActions() == [])
    }

    @Test func aTransactionWaitsAsAWhole() {
        let operations =
            #"[{"method":"navigator.create","params":{"name":"home"}},{"method":"push","params":{"navigator":"home","type":"shop.list"}}]"#
        host.send(#"{"id":1,"method":"transaction","params":{"operations":\#(operations)}}"#, from: client)
        #expect(host.result("tree.get", from: client)?["revision"] == 0)
        host.send(Self.registration("shop", "list"), from: host.connect())
        #expect(outcomes(client) == ["1 ok"])
        #expect(host.result("tree.get", from: client)?["revision"] == 1)
    }

    @Test func aStateOfTwoModulesWaitsForBoth() {
        let state = #"[{"path":[{"type":"shop.list"},{"type":"clock.list"}]}]"#
        host.send(#"{"id":1,"method":"state.set","params":{"state":\#(state)}}"#, from: client)
        #expect(host.takeProcessActions() == ["start shop", "start clock"])
        host.send(Self.registration("shop", "list"), from: host.connect())
        #expect(outcomes(client) == [])
        host.send(Self.registration("clock", "list"), from: host.connect())
        #expect(outcomes(client) == ["1 ok"] && host.types(on: "n1", from: client) == ["shop.list", "clock.list"])
    }

    @Test func aStateThatNobodyCanMakeTrueStartsNothing() {
        let state = #"[{"path":[{"type":"shop.list"},{"type":"none.list"}]}]"#
        #expect(host.ask("state.set", #"{"state":\#(state)}"#, from: client).refusal == "invalid_state")
        #expect(host.takeProcessActions() == [])
    }

    @Test func aQuestionWaitsForTheProviderOfItsEntry() {
        let module = host.connect()
        host.send(Self.registration("shop", "list"), from: module)
        host.send(Self.push(1), from: client)
        host.close(module)
        host.take(client)
        host.send(#"{"id":2,"method":"entry.ask","params":{"entry":"e2","message":1}}"#, from: client)
        #expect(host.takeProcessActions() == ["start shop"])
        let second = host.connect()
        let lines = host.send(Self.registration("shop", "list"), from: second)
        #expect(lines.count == 2 && lines.last?.contains(#""method":"entry.ask""#) == true)
        host.send(#"{"id":"q1","result":"yes"}"#, from: second)
        #expect(host.take(client) == [#"{"jsonrpc":"2.0","id":2,"result":{"answer":"yes"}}"#])
    }

    @Test func aQuestionThatWasDeliveredIsNotDeliveredAgain() {
        let module = host.connect()
        host.send(Self.registration("shop", "list"), from: module)
        host.send(Self.push(1), from: client)
        host.send(#"{"id":2,"method":"entry.ask","params":{"entry":"e2","message":1}}"#, from: client)
        host.close(module)
        #expect(outcomes(client) == ["2 provider_gone"])
        #expect(host.takeProcessActions() == [])
    }

    @Test func batchesAndNotificationsWait() {
        host.send("[\(Self.push(1)),{\"id\":2,\"method\":\"ping\"}]", from: client)
        host.send(#"{"method":"push","params":{"type":"shop.item"}}"#, from: client)
        #expect(host.take(client) == [])
        host.send(Self.registration("shop", "list", "item"), from: host.connect())
        let answers = host.take(client)
        #expect(answers.count == 1 && answers.first?.hasPrefix("[") == true)
        #expect(host.types(on: "n1", from: client) == ["shop.list", "shop.item"])
    }

    @Test func aResultIsWaitedForAfterTheModule() {
        host.send(#"{"id":1,"method":"push","params":{"type":"shop.list","forResult":true}}"#, from: client)
        let module = host.connect()
        host.send(Self.registration("shop", "list"), from: module)
        #expect(host.take(client) == [])
        host.send(#"{"id":0,"method":"entry.close","params":{"entry":"e2","value":7}}"#, from: module)
        #expect(host.take(client).last?.contains(#""outcome":"answered""#) == true)
    }

    @Test func theSameTokenIsOneEffect() {
        for id in 1...2 {
            let push = #"{"id":\#(id),"method":"push","params":{"type":"shop.list","token":"t"}}"#
            host.send(push, from: client)
        }
        host.send(Self.registration("shop", "list"), from: host.connect())
        #expect(outcomes(client) == ["1 ok", "2 ok"] && host.types(on: "n1", from: client).count == 1)
    }

    @Test func whoWaitsCountsAndMayCancelOrLeave() {
        let host = Harness { $0.inFlight = 2 }
        host.read([Self.manifest("shop")])
        let (one, two) = (host.connect(), host.connect())
        for id in 1...2 { host.send(Self.push(id), from: one) }
        let third = host.send(Self.push(3), from: one).last
        #expect(third?.contains("limit_reached") == true && host.takesInput(from: one))
        host.send(Self.push(3), from: two)
        let cancelled = host.send(#"{"method":"request.cancel","params":{"request":3}}"#, from: two)
        #expect(cancelled.count == 1 && cancelled.last?.contains(#""id":3,"error""#) == true)
        host.close(one)
        host.send(Self.registration("shop", "list"), from: host.connect())
        #expect(host.types(on: "n1", from: two) == [])
    }

    @Test func aFullSessionIsServedAllTheSame() {
        let host = Harness { $0.inFlight = 1 }
        host.read([Self.manifest("shop")])
        let (client, module) = (host.connect(), host.connect())
        host.send(Self.registration("shop", "list"), from: module)
        host.send(Self.push(1), from: client)
        host.close(module)
        host.take(client)
        host.send(#"{"id":2,"method":"entry.ask","params":{"entry":"e2","message":1}}"#, from: client)
        let second = host.connect()
        #expect(host.send(Self.registration("shop", "list"), from: second).count == 2)
    }

    // MARK: Failing

    @Test func everyReasonIsAnErrorOfItsOwn() {
        let reasons: [(String, (Harness) -> Void)] = [
            ("activation_failed", { $0.moduleFailedToStart("shop", "no such file") }),
            ("module_exited", { $0.moduleExited("shop", .status(3)) }),
            ("activation_timeout", { $0.advance(seconds: 10) }),
            ("module_stopped", { host in host.ask("module.stop", #"{"module":"shop"}"#, from: host.connect()) }),
            ("destination_not_registered", { $0.send(Self.registration("shop", "item"), from: $0.connect()) }),
            ("shutting_down", { $0.shutDown() }),
        ]
        for (name, cause) in reasons {
            let host = Harness()
            host.read([Self.manifest("shop")])
            let clients = [host.connect(), host.connect()]
            for client in clients { host.send(Self.push(1), from: client) }
            cause(host)
            for client in clients {
                let answer = host.take(client).first
                #expect(
                    answer?.contains(#""id":1,"error":{"#) == true && answer?.contains("\"\(name)\"") == true,
                    "\(name)"
                )
            }
        }
    }

    @Test func errorsSayWhatHappened() {
        host.send(Self.push(1), from: client)
        host.moduleExited("shop", .signal(11))
        let data = Reply(lines: host.take(client)).error?["data"]
        #expect(data == ["name": "module_exited", "module": "shop", "signal": 11])
        host.send(Self.push(2), from: client)
        host.advance(seconds: 0.2)
        host.moduleFailedToStart("shop", "/shop: Permission denied")
        #expect(Reply(lines: host.take(client)).error?["data"]?["reason"] == "/shop: Permission denied")
        let spent = host.ask("push", #"{"type":"shop.list"}"#, from: client).error
        #expect(
            spent?["data"] == [
                "name": "crash_budget_spent", "module": "shop", "failures": 2, "window": 60,
                "last": "activation_failed",
            ]
        )
    }

    @Test func whoComesWhileItIsLeftAloneWaitsForTheNextStart() {
        host.send(Self.push(1), from: client)
        host.moduleExited("shop", .status(1))
        #expect(outcomes(client) == ["1 module_exited"] && host.takeProcessActions() == ["start shop"])
        host.send(Self.push(2), from: client)
        host.send(Self.push(3), from: client)
        #expect(host.takeProcessActions() == [])
        host.advance(seconds: 0.2)
        #expect(host.takeProcessActions() == ["start shop"])
        host.send(Self.registration("shop", "list"), from: host.connect())
        #expect(outcomes(client) == ["2 ok", "3 ok"])
    }

    @Test func whoComesWhileALateOneEndsIsToldWhenThatWasTheLastTry() {
        host.read([Self.manifest("shop") { $0.crashes = 1 }])
        host.send(Self.push(1), from: client)
        host.advance(seconds: 10)
        #expect(host.takeProcessActions() == ["start shop", "stop shop"])
        #expect(outcomes(client) == ["1 activation_timeout"])
        #expect(host.send(Self.push(2), from: client) == [])
        host.moduleExited("shop", .signal(15))
        #expect(outcomes(client) == ["2 activation_timeout"] && state(of: "shop") == "failed")
    }

    @Test func itIsRestartedThoughNobodyNeedsIt() {
        let module = host.connect()
        host.send(Self.push(1), from: client)
        host.send(Self.registration("shop", "list"), from: module)
        host.takeProcessActions()
        host.close(module)
        host.moduleExited("shop", .signal(9))
        #expect(state(of: "shop") == "backingOff" && host.nextDeadline != nil)
        host.advance(seconds: 0.2)
        #expect(host.takeProcessActions() == ["start shop"] && state(of: "shop") == "starting")
        host.send(Self.registration("shop", "list"), from: host.connect())
        #expect(state(of: "shop") == "running")
    }

    // MARK: Manifests that are read again

    @Test func whoWaitsForAModuleThatIsTakenAwayIsRefusedAsIfItHadNeverBeen() {
        host.send(Self.push(1), from: client)
        host.moduleExited("shop", .status(1))
        host.send(Self.push(2), from: client)
        host.take(client)
        host.read([Self.manifest("clock")])
        #expect(outcomes(client) == ["2 unknown_destination"])
    }

    @Test func oneThatRunsStaysUntilItEnds() {
        let module = host.connect()
        host.send(Self.push(1), from: client)
        host.send(Self.registration("shop", "list"), from: module)
        host.read([])
        #expect(state(of: "shop") == "running")
        host.takeProcessActions()
        host.close(module)
        host.moduleExited("shop", .status(1))
        host.advance(seconds: 100)
        #expect(host.takeProcessActions() == [] && state(of: "shop") == nil)
        #expect(host.ask("push", #"{"type":"shop.list"}"#, from: client).refusal == "unknown_destination")
    }

    @Test func newOnesAppearAndThoseForTheStartAreStarted() {
        host.read([Self.manifest("shop"), Self.manifest("mail") { $0.start = .atStart }])
        #expect(host.takeProcessActions() == ["start mail"])
        host.send(Self.push(1, "mail.list"), from: client)
        host.send(Self.registration("mail", "list"), from: host.connect())
        #expect(outcomes(client) == ["1 ok"])
    }

    // MARK: The end

    @Test func theHostsEndStopsThemAfterTheirBye() {
        host.send(Self.push(1), from: client)
        let module = host.connect()
        host.send(Self.registration("shop", "list"), from: module)
        host.send(Self.push(2, "clock.list"), from: client)
        host.takeProcessActions()
        host.take(module)
        host.shutDown()
        #expect(host.takeProcessActions() == ["stop clock", "stop shop"])
        #expect(host.take(module).last?.contains(#""method":"bye""#) == true)
        host.moduleExited("shop", .signal(15))
        host.moduleExited("clock", .signal(9))
        host.advance(seconds: 100)
        #expect(host.takeProcessActions() == [])
    }
}
