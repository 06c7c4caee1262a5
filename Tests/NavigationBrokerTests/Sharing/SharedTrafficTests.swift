import JSON
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// A broker of a fleet knows of scenes and lines that other brokers have.
@Suite struct SharedTrafficTests {
    private let host = Harness()
    private let monitor: SessionID
    private let client: SessionID

    init() {
        monitor = host.connect()
        client = host.connect()
    }

    private func traffic() -> [String] {
        host.events(of: monitor).filter { $0.method == "traffic" }.map { event in
            ["direction", "kind", "method", "session", "line"].compactMap { event.params[$0]?.string }
                .joined(separator: " ")
        }
    }

    @Test func aMonitorSeesTheLinesOfSharedScenes() {
        host.ask("host.monitor", from: monitor)
        let push = #"{"id":1,"method":"push","params":{"scene":"wall","type":"m.a"}}"#
        host.sendElsewhere(push, from: client)
        host.sayElsewhere(#"{"id":1,"result":{}}"# + "\n" + #"{"method":"changed","params":{}}"# + "\n", to: client)
        #expect(
            traffic() == [
                "in request push s2 \(push)", #"out answer push s2 {"id":1,"result":{}}"#,
                #"out event changed s2 {"method":"changed","params":{}}"#,
            ]
        )
    }

    /// As long as another broker carries it out.
    @Test func theMethodOfAnAnswerInASharedSceneIsKnown() {
        func ask(_ id: String, _ method: String) {
            host.sendElsewhere(#"{"id":\#(id),"method":"\#(method)","params":{}}"#, from: client)
        }
        func answer(_ id: String) -> [String] {
            host.sayElsewhere(#"{"id":\#(id),"result":5}"# + "\n", to: client)
            return traffic().filter { $0.hasPrefix("out answer") }.map { $0.split(separator: " ")[2].description }
        }
        ask("1", "push")
        host.ask("host.monitor", from: monitor)
        ask("2", "push")
        ask(#""2""#, "pop")
        ask("3", "no.method")
        #expect(answer("1") == ["s2"])
        #expect(answer(#""2""#) == ["pop"])
        #expect(answer("2") == ["push"])
        #expect(answer("2") == ["s2"])
        #expect(answer("3") == ["s2"])
        // The host's own broker carries this one out in the end.
        let add = #"{"id":4,"method":"guard.add","params":{"name":"a","on":"enter"}}"#
        host.sendElsewhere(add, from: client)
        _ = host.send(add, from: client, adding: 9, taking: .allBut(["wall"]))
        #expect(answer("4") == ["guard.add", "s2"])
        ask("5", "push")
        host.ask("host.unmonitor", #"{"monitor":1}"#, from: monitor)
        host.ask("host.monitor", from: monitor)
        #expect(answer("5") == ["s2"])
    }

    @Test func aLineOfSeveralBrokersIsShownOnce() {
        host.ask("host.monitor", #"{"directions":["in"]}"#, from: monitor)
        let register = #"{"id":2,"method":"module.register","params":{"module":"m","destinations":[]}}"#
        host.sendElsewhere(register, from: client)
        _ = host.send(register, from: client, adding: nil, taking: .allBut(["wall"]))
        #expect(traffic() == ["in request module.register s2 \(register)"])
        // A client of another host has sent this one.
        let other = register.replacing("\"m\"", with: "\"o\"")
        _ = host.send(other, from: client, adding: nil, taking: .unnamed)
        #expect(traffic() == ["in request module.register s2 \(other)"])
    }

    @Test func nothingIsShownWithoutAMonitor() {
        host.sendElsewhere(#"{"id":1,"method":"ping"}"#, from: client)
        host.sayElsewhere("no JSON\n", to: client)
        #expect(host.take(monitor).isEmpty && host.take(client).isEmpty)
    }

    @Test func listsHaveWhatOtherBrokersKnow() {
        var shared = SharedInformation()
        shared.lists.watches = [watch(7, of: monitor, in: "wall"), watch(9, of: client, in: "wall")]
        shared.lists.renderers = [
            Renderer(monitor, nil, scene: "desk", focus: nil, undrawn: []),
            Renderer(client, nil, scene: "wall", focus: nil, undrawn: []),
        ]
        host.note(shared)
        host.ask("watch", from: client)
        host.ask("renderer.report", from: client)
        let watches = host.result("watch.list", from: client)?["watches"]?.array ?? []
        #expect(
            watches.map { "\($0["session"]?.string ?? "") \($0["scene"]?.string ?? "")" } == [
                "s1 wall", "s2 main", "s2 wall",
            ]
        )
        let own = host.result("watch.list", #"{"session":"s1"}"#, from: client)?["watches"]?.array
        #expect(own?.count == 1)
        let renderers = host.result("renderer.list", from: client)?["renderers"]?.array ?? []
        #expect(renderers.map { $0["scene"]?.string } == ["desk", "main", "wall"])
        let sessions = host.result("host.sessions", from: client)?["sessions"]?.array ?? []
        #expect(sessions.map { $0["watches"] } == [.integer(1), .integer(2)])
    }

    @Test func aClientOfAnotherHostIsClosedThere() {
        let guest = host.connect(to: "desk")
        let refusal = host.error("session.close", #"{"session":"\#(guest)"}"#, from: monitor)?["message"]?.string
        #expect(refusal?.contains("\(guest) is one of the host desk") == true)
        let sessions = host.result("host.sessions", from: monitor)?["sessions"]?.array ?? []
        #expect(sessions.map { $0["host"]?.string } == [nil, nil, "desk"])
        #expect(host.result("session.close", #"{"session":"s2"}"#, from: monitor)?["closed"] == true)
    }

    private func watch(_ number: Int, of session: SessionID, in scene: String) -> WireWatch {
        WireWatch(
            number,
            of: session,
            scene: scene,
            navigator: nil,
            kinds: nil,
            verbosity: .silent,
            isLagging: false,
            credit: nil
        )
    }
}

extension Harness {
    /// A line of a client that another broker carries out.
    fileprivate func sendElsewhere(_ line: String, from session: SessionID) {
        tell { $0.monitor(Array(line.utf8).span.bytes, from: session, now: now) }
    }

    /// Lines of another broker for a client.
    fileprivate func sayElsewhere(_ lines: String, to session: SessionID) {
        tell { $0.monitor(Array(lines.utf8), to: session, now: now) }
    }

    /// Other brokers have these scenes.
    fileprivate func note(_ shared: SharedInformation) { tell { $0.note(FleetDescribe.Result(), shared) } }
}
