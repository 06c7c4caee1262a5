import JSON
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// Persons and programs that look after the modules which the host starts.
struct ModuleControlTests {
    private let host = Harness()
    private let client: SessionID

    init() throws {
        client = host.connect()
        try host.read(manifests: [#"{"module":"clock","command":["/clock"],"crashes":1}"#])
    }

    private func ask(_ method: String, _ module: String = "clock", from session: SessionID? = nil) -> Reply {
        host.ask(method, #"{"module":"\#(module)"}"#, from: session ?? client)
    }

    private var clock: JSONValue? {
        host.result("module.list", from: client)?["modules"]?.array?.first { $0["module"] == "clock" }
    }

    private func register() -> SessionID {
        let module = host.connect(pid: 500)
        let types = #"[{"type":"clock.face"}]"#
        host.prepare([Step("module.register", #"{"module":"clock","destinations":\#(types)}"#)], from: module)
        return module
    }

    @Test func startStartsOnce() {
        #expect(ask("module.start").result == ["module": "clock", "state": "starting", "changed": true])
        #expect(ask("module.start").result == ["module": "clock", "state": "starting", "changed": false])
        #expect(host.takeProcessActions() == ["start clock"])
    }

    @Test func startForgetsFailures() {
        _ = ask("module.start")
        host.moduleExited("clock", .status(1))
        #expect(clock?["state"] == "failed")
        #expect(ask("module.start").result?["state"] == "starting")
    }

    @Test func stopEndsAndStaysSo() {
        _ = ask("module.start")
        let module = register()
        #expect(ask("module.stop").result == ["module": "clock", "state": "stopping", "changed": true])
        #expect(ask("module.stop").result?["changed"] == false)
        #expect(host.takeProcessActions() == ["start clock", "stop clock"])
        host.close(module)
        host.moduleExited("clock", .signal(15))
        host.advance(seconds: 100)
        #expect(host.takeProcessActions() == [] && clock?["state"] == "stopped" && clock?["lastFailure"] == nil)
        #expect(ask("module.stop").result == ["module": "clock", "state": "stopped", "changed": false])
    }

    @Test func restartEndsAndStarts() {
        #expect(ask("module.restart").result?["state"] == "starting")
        let module = register()
        #expect(ask("module.restart").result == ["module": "clock", "state": "stopping", "changed": true])
        host.close(module)
        host.moduleExited("clock", .signal(15))
        #expect(host.takeProcessActions() == ["start clock", "stop clock", "start clock"])
        #expect(clock?["state"] == "starting" && clock?["restarts"] == 0)
    }

    @Test func whoWaitsForItWaitsAcrossARestart() {
        host.send(#"{"id":7,"method":"push","params":{"type":"clock.face"}}"#, from: client)
        _ = ask("module.restart", from: host.connect())
        host.moduleExited("clock", .signal(15))
        #expect(host.take(client) == [])
        _ = register()
        #expect(host.take(client).first?.contains(#""id":7,"result""#) == true)
    }

    @Test(arguments: ["module.start", "module.stop", "module.restart"])
    func whatIsNotTheHostsIsRefused(method: String) {
        host.send(Requests.shop, from: host.connect())
        #expect(ask(method, "shop").refusal == "not_supervised")
        let unknown = ask(method, "clok").error?["data"]
        #expect(unknown?["name"] == "unknown_module" && unknown?["nearest"] == "clock")
        let refusal = ask(method, from: host.connect(uid: 7)).error?["data"]
        #expect(refusal == ["name": "other_user", "module": "clock", "uid": 1000])
        #expect(host.ask(method, from: client).refusal == "invalid_params")
        #expect(host.takeProcessActions() == [])
        #expect(ask(method, from: host.connect(uid: 0)).result != nil)
    }

    @Test func theListTellsHowItIs() {
        #expect(clock == ["module": "clock", "destinations": 0, "state": "stopped", "restarts": 0])
        _ = ask("module.start")
        host.moduleStarted("clock", pid: 500)
        let module = register()
        #expect(
            clock == [
                "module": "clock", "session": .string("\(module)"), "destinations": 1, "state": "running", "pid": 500,
                "restarts": 0,
            ]
        )
        host.close(module)
        host.moduleExited("clock", .signal(11))
        #expect(clock?["state"] == "failed" && clock?["pid"] == nil)
        #expect(clock?["lastFailure"]?["data"] == ["name": "module_exited", "module": "clock", "signal": 11])
    }

    @Test func sessionsOfItsProcessAreNamed() {
        _ = ask("module.start")
        host.moduleStarted("clock", pid: 500)
        let (itself, child) = (host.connect(pid: 500), host.connect(pid: 501, processGroup: 500))
        let sessions = host.result("host.sessions", from: client)?["sessions"]?.array ?? []
        let named = sessions.compactMap { $0["startedAs"] == "clock" ? $0["session"]?.string : nil }
        #expect(named == ["\(itself)", "\(child)"])
    }

    @Test func aWatchHearsOfIt() {
        let watcher = host.connect()
        host.ask("watch", #"{"verbosity":"info"}"#, from: watcher)
        host.ask("scene.configure", #"{"verbosity":"info"}"#, from: client)
        host.take(watcher)
        _ = ask("module.start")
        host.moduleStarted("clock", pid: 500)
        host.moduleExited("clock", .status(2))
        let events = host.events(of: watcher).map(\.params)
        #expect(
            events.map { $0["kind"]?.string } == [
                "module.starting", "module.started", "module.exited", "module.failed",
            ]
        )
        #expect(events.allSatisfy { $0["module"] == "clock" })
        #expect(events[1]["pid"] == 500 && events[2]["status"] == 2)
        #expect(
            events[3]["error"] == "module_exited" && events[3]["isGivenUp"] == true && events[3]["level"] == "error"
        )
    }

    @Test func theLogSaysWhatBecomesOfIt() {
        _ = ask("module.start")
        host.moduleFailedToStart("clock", "/clock: No such file or directory")
        let entries = host.actions.compactMap { if case .log(let entry) = $0 { entry } else { nil } }
        #expect(entries.map(\.module) == ["clock"] && entries.first?.level == .notice)
        #expect(entries.first?.message.contains("No such file or directory; not started any more") == true)
    }
}
