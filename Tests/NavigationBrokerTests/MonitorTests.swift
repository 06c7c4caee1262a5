import JSON
import NavigationBroker
import NavigationTree
import Testing

/// A session that looks at the traffic of others.
struct MonitorTests {
    private let host = Harness()
    private let monitor: SessionID
    private let client: SessionID

    init() {
        monitor = host.connect()
        client = host.connect()
        host.prepare([Step("module.register", #"{"module":"m","destinations":[{"type":"m.page"}]}"#)], from: client)
    }

    @discardableResult
    private func look(_ params: String = "{}", from session: SessionID? = nil) -> Reply {
        host.ask("host.monitor", params, from: session ?? monitor)
    }

    private func traffic(_ session: SessionID? = nil) -> [JSONValue] {
        host.events(of: session ?? monitor).filter { $0.method == "traffic" }.map(\.params)
    }

    /// The lines that the monitor saw, in a few words each.
    private func seen(_ session: SessionID? = nil) -> [String] {
        traffic(session).map { line in
            ["direction", "kind", "method", "session"].compactMap { line[$0]?.string }.joined(separator: " ")
        }
    }

    @Test func requestAndAnswerAreShownWithWhatTheyAre() {
        #expect(look().lines == [#"{"jsonrpc":"2.0","id":1,"result":{"monitor":1}}"#])
        host.advance(seconds: 2.5)
        host.send(#"{"id":"x","method":"ping"}"#, from: client)
        let common = #"{"jsonrpc":"2.0","method":"traffic","params":{"monitor":1,"time":2.5,"direction":""#
        #expect(
            host.take(monitor) == [
                common
                    + #"in","session":"s2","kind":"request","method":"ping","id":"x","bytes":26,"line":"{\"id\":\"x\",\"method\":\"ping\"}"}}"#,
                common
                    + #"out","session":"s2","kind":"answer","method":"ping","id":"x","bytes":49,"line":"{\"jsonrpc\":\"2.0\",\"id\":\"x\",\"result\":{\"pong\":true}}"}}"#,
            ]
        )
    }

    @Test func everyKindOfMessageIsToldApart() {
        let other = host.connect()
        look()
        host.ask("watch", from: other)
        host.send(#"{"method":"push","params":{"type":"m.page"}}"#, from: client)
        host.send(#"{"id":2,"method":"entry.ask","params":{"entry":"e2","message":1}}"#, from: other)
        host.send(#"{"id":"q1","result":5}"#, from: client)
        host.send("nonsense", from: other)
        host.send("7", from: other)
        host.send(#"{"id":3,"method":"nope"}"#, from: other)
        #expect(
            seen() == [
                "in request watch s3", "out answer watch s3", "in notification push s2", "out event changed s3",
                "in request entry.ask s3", "out question entry.ask s2", "in answer entry.ask s2",
                "out answer entry.ask s3", "in invalid s3", "out answer s3", "in invalid s3", "out answer s3",
                "in request nope s3", "out answer s3",
            ]
        )
    }

    @Test func batchIsShownMessageByMessage() {
        look()
        host.send(#"[{"id":1,"method":"ping"},{"method":"ping"},5,{"id":2,"method":"host.metrics"}]"#, from: client)
        #expect(
            seen() == [
                "in request ping s2", "in notification ping s2", "in request host.metrics s2",
                "out answer ping s2", "out answer s2", "out answer host.metrics s2",
            ]
        )
    }

    @Test func lineIsShownAsFarAsItsReaderWants() {
        look(#"{"lineBytes":10000,"directions":["in"]}"#)
        look(#"{"lineBytes":9,"directions":["in"]}"#)
        let line =
            #"{"id":1,"method":"push","params":{"type":"m.page","arguments":{"text":"\#(String(repeating: "x", count: 9000))"}}}"#
        host.send(line, from: client)
        #expect(traffic().map { $0["line"]?.string } == [line, #"{"id":1,""#])
    }

    @Test(arguments: ["0", "1048577", "true", "1.5"])
    func lengthThatCannotBeShownIsRefused(bytes: String) {
        let refusal = host.error("host.monitor", #"{"lineBytes":\#(bytes)}"#, from: monitor)?.object
        #expect(refusal?["data"]?.object?["parameter"] == "lineBytes")
    }

    @Test func lateAnswersSayWhatTheyAnswer() {
        let module = host.connect()
        host.prepare([Step("module.register", #"{"module":"n","destinations":[{"type":"n.page"}]}"#)], from: module)
        host.prepare([Step("push", #"{"type":"n.page"}"#)], from: module)
        host.send(#"{"id":"ask","method":"entry.ask","params":{"entry":"e2","message":1}}"#, from: client)
        host.send(#"{"id":"show","method":"push","params":{"type":"m.page","forResult":true}}"#, from: client)
        look(#"{"directions":["out"],"session":"s2"}"#)
        host.ask("pop", from: module)
        host.advance(seconds: 6)
        #expect(seen() == ["out answer push s2", "out answer entry.ask s2"])
    }

    @Test(arguments: [
        (#"{"directions":["in"]}"#, ["in request push", "in request back"]),
        (
            #"{"methods":["back","changed"]}"#,
            ["out event changed", "in request back", "out event changed", "out answer back"]
        ),
        (#"{"kinds":["event"]}"#, ["out event changed", "out event changed"]),
        (#"{"kinds":["answer"],"methods":["push"],"directions":["out"]}"#, ["out answer push"]),
        (#"{"session":"s3"}"#, ["out event changed", "out event changed"]),
        (#"{"directions":[]}"#, []),
    ])
    func filters(params: String, expected: [String]) {
        let watcher = host.watcher()
        look(params)
        host.ask("push", #"{"type":"m.page"}"#, from: client)
        host.ask("back", from: client)
        host.take(watcher)
        #expect(seen().map { String($0.dropLast(3)) } == expected)
    }

    @Test func textMayBeLeftOut() {
        look(#"{"lines":false}"#)
        host.ask("push", #"{"type":"m.page","arguments":{"password":"secret"}}"#, from: client)
        let lines = host.take(monitor)
        #expect(lines.count == 2 && !lines.joined().contains("secret") && !lines.joined().contains(#""line""#))
        #expect(lines.allSatisfy { $0.contains(#""bytes":"#) })
    }

    @Test func longLinesAreCutBetweenCharacters() {
        let host = Harness { $0.monitorLine = 32 }
        let (monitor, client) = (host.connect(), host.connect())
        host.ask("host.monitor", #"{"directions":["in"]}"#, from: monitor)
        for extra in 0...4 {
            let text = #"{"id":1,"method":"hello","params":{"name":""# + String(repeating: "x", count: extra)
            let line = text + String(repeating: "ä€😀", count: 30) + #""}}"#
            host.send(line, from: client)
            let shown = host.events(of: monitor).first?.params
            let start = shown?["line"]?.string ?? ""
            #expect(shown?["bytes"] == .integer(Int64(line.utf8.count)))
            #expect(line.hasPrefix(start) && (29...32).contains(start.utf8.count) && !start.contains("\u{FFFD}"))
        }
    }

    @Test func whatIsNotUTF8IsShownAllTheSame() {
        look(#"{"kinds":["invalid"]}"#)
        host.send([0x22, 0xFF, 0x22], from: client)
        let shown = traffic()
        #expect(shown.count == 1 && shown[0]["bytes"] == 3 && shown[0]["line"] == "\"\u{FFFD}\"")
    }

    // MARK: Visibility

    @Test func ownTrafficIsNotShown() {
        look()
        host.ask("ping", from: monitor)
        host.ask("watch", from: monitor)
        host.ask("push", #"{"type":"m.page"}"#, from: monitor)
        #expect(traffic() == [])
        #expect(look(#"{"session":"s1"}"#).refusal == "invalid_params")
    }

    @Test func twoMonitorsDoNotFeedEachOther() {
        let second = host.connect()
        look()
        look(from: second)
        #expect(seen() == ["in request host.monitor s3", "out answer host.monitor s3"])
        host.ask("ping", from: client)
        #expect(seen() == ["in request ping s2", "out answer ping s2"])
        #expect(seen(second) == ["in request ping s2", "out answer ping s2"])
        host.ask("ping", from: monitor)
        #expect(seen(second) == ["in request ping s1", "out answer ping s1"] && traffic() == [])
    }

    @Test func onlyTheUsersOwnSessionsAreShownAndRootSeesAll() {
        let (stranger, root) = (host.connect(uid: 2000), host.connect(uid: 0))
        look(from: stranger)
        look(from: root)
        host.ask("ping", from: client)
        #expect(traffic(stranger) == [] && seen(root) == ["in request ping s2", "out answer ping s2"])
        let refused = look(#"{"session":"s2"}"#, from: stranger)
        #expect(refused.refusal == "other_user" && refused.error?["data"]?["uid"] == 1000)
        host.ask("ping", from: stranger)
        #expect(seen(root).last == "out answer ping s3")
    }

    @Test(arguments: [
        (#"{"session":"s99"}"#, "unknown_session"), (#"{"session":"x"}"#, "unknown_session"),
        (#"{"methods":[]}"#, "invalid_params"), (#"{"directions":["up"]}"#, "invalid_params"),
        (#"{"kinds":"event"}"#, "invalid_params"), (#"{"lines":1}"#, "invalid_params"),
        (#"{"arguments":true}"#, "invalid_params"),
    ])
    func badRequestIsRefused(params: String, name: String) {
        #expect(look(params).refusal == .string(name))
        host.ask("ping", from: client)
        #expect(host.take(monitor) == [])
    }

    @Test func monitorWantsAnAnswerOfItsOwn() {
        #expect(
            host.send(#"[{"id":1,"method":"host.monitor"}]"#, from: monitor).first?.contains("invalid_request") == true
        )
        #expect(host.send(#"{"method":"host.monitor"}"#, from: monitor) == [])
        host.ask("ping", from: client)
        #expect(host.take(monitor) == [])
    }

    @Test func unmonitorEndsIt() {
        look()
        look(#"{"kinds":["event"]}"#)
        #expect(host.ask("host.unmonitor", #"{"monitor":1}"#, from: monitor).result == [:])
        host.ask("ping", from: client)
        #expect(traffic() == [])
        let again = host.ask("host.unmonitor", #"{"monitor":1}"#, from: monitor)
        #expect(again.refusal == "unknown_monitor" && again.error?["data"]?["monitor"] == 1)
        #expect(host.ask("host.unmonitor", #"{"monitor":2}"#, from: client).refusal == "unknown_monitor")
    }

    @Test func monitorsOfAUserHaveALimit() {
        let (second, stranger) = (host.connect(), host.connect(uid: 2000))
        for _ in 1...7 { #expect(look().result != nil) }
        #expect(look(from: second).result != nil)
        let refused = look(from: second)
        #expect(refused.refusal == "limit_reached" && refused.error?["data"]?["limit"] == "monitors")
        #expect(look(from: stranger).result != nil)
        host.close(monitor)
        #expect(look(from: second).result?["monitor"] == 2)
    }

    // MARK: No effect on others

    @Test func slowMonitorIsLeftOutAndToldHowMuch() {
        let host = Harness { $0.outputSoft = 4096 }
        let (monitor, client) = (host.connect(), host.connect())
        host.ask("host.monitor", #"{"directions":["in"]}"#, from: monitor)
        for _ in 1...200 {
            #expect(host.ask("ping", from: client).result != nil)
            host.flush(client, 1000)
        }
        let lines = host.take(monitor)
        let bytes = lines.reduce(0) { $0 + $1.utf8.count + 1 }
        #expect(bytes > 4096 && bytes < 4096 + 300, "bounded by the limit and one line")
        host.flush(monitor, 10_000)
        host.ask("ping", from: client)
        host.ask("ping", from: client)
        let after = host.events(of: monitor).map(\.params)
        #expect(after.count == 2 && after[0]["dropped"] == .integer(Int64(200 - lines.count)))
        #expect(after[1]["dropped"] == nil)
    }

    @Test func monitorThatReadsNothingIsCutOffAlone() {
        look()
        host.ask("ping", from: client)
        host.flush(client, 1 << 20)
        host.advance(seconds: 11)
        #expect(host.isClosed(monitor) && !host.isClosed(client))
    }

    @Test func whatIsShownCountsForTheMonitorOnly() {
        func sessions(isMonitored: Bool) -> JSONValue? {
            let host = Harness()
            let (monitor, client) = (host.connect(), host.connect())
            host.prepare([Step("module.register", #"{"module":"m","destinations":[{"type":"m.page"}]}"#)], from: client)
            if isMonitored { host.ask("host.monitor", from: monitor) }
            host.prepare([Step("push", #"{"type":"m.page"}"#), Step("push", #"{"type":"m.page"}"#)], from: client)
            return host.ask("host.sessions", from: client).result?["sessions"]
        }
        let (with, without) = (sessions(isMonitored: true), sessions(isMonitored: false))
        #expect(with?[1] == without?[1] && with?[1]?["requests"] == 4)
        #expect(without?[0]?["queued"] == 0 && with?[0]?["queued"] != 0)
    }

    /// Exactly what a session receives is shown, and the session receives exactly what it would without.
    @Test func tapIsFaithful() {
        let lines = [
            #"{"id":1,"method":"watch","params":{"verbosity":"debug"}}"#,
            #"{"id":"\"q\\","method":"push","params":{"type":"m.page"}}"#,
            #"[{"id":3,"method":"back"},{"id":4,"method":"back"}]"#, #"{"id":null,"method":"ping"}"#, "{", "[]",
            #"{"id":5.0,"method":"entry.ask","params":{"entry":"e9","message":1}}"#,
        ]
        let plain = Harness()
        _ = (plain.connect(), plain.connect())
        plain.prepare([Step("module.register", #"{"module":"m","destinations":[{"type":"m.page"}]}"#)], from: client)
        look(#"{"directions":["out"],"session":"s2"}"#)
        for line in lines {
            let received = host.send(line, from: client)
            #expect(received == plain.send(line, from: client))
            let shown = traffic().compactMap { $0["line"]?.string }
            // The answers of a batch come one by one, and stand in one line.
            let answers = line.hasPrefix("[{") ? "[\(shown.suffix(2).joined(separator: ","))]" : shown.last
            #expect(received.last == answers)
            #expect(received.dropLast() == shown.prefix(received.count - 1))
        }
    }

    @Test func sessionThatEndsSaysByeOnTheMonitor() {
        look(#"{"directions":["out"]}"#)
        let other = host.connect()
        host.ask("session.close", #"{"session":"s2"}"#, from: other)
        #expect(seen() == ["out event bye s2", "out answer session.close s3"])
    }

    // MARK: With a store that fails

    @Test func whatIsTakenBackIsShownAsItWent() {
        let host = Harness(hasStore: true)
        let (monitor, client, watcher) = (host.connect(), host.connect(), host.connect())
        host.prepare([Step("module.register", #"{"module":"m","destinations":[{"type":"m.page"}]}"#)], from: client)
        host.ask("watch", from: watcher)
        host.ask("host.monitor", from: monitor)
        host.storeFails = true
        let push = #"{"id":1,"method":"push","params":{"type":"m.page"}}"#
        host.send([(#"{"id":0,"method":"ping"}"#, client), (push, client), ("[\(push)]", client)])
        let received = host.take(client)
        #expect(received.count == 3 && received[1].contains("store_failed") && received[2].contains("store_failed"))
        let lines = host.events(of: monitor).map(\.params)
        let out = lines.filter { $0["direction"] == "out" }.compactMap { $0["line"]?.string }
        #expect(out == [received[0], received[1], String(received[2].dropFirst().dropLast())])
        #expect(lines.filter { $0["direction"] == "in" }.count == 3)
        #expect(lines.allSatisfy { $0["method"] == "push" || $0["method"] == "ping" })
        #expect(host.take(watcher) == [])
    }
}

/// The lists of sessions and watches.
struct IntrospectionTests {
    private let host = Harness()

    @Test func sessionsTellAllThatWaits() {
        let (module, client) = (host.connect(), host.connect(pid: 7))
        host.prepare([Step("module.register", #"{"module":"m","destinations":[{"type":"m.page"}]}"#)], from: module)
        host.prepare([Step("hello", #"{"name":"shop","version":"2"}"#), Step("watch")], from: client)
        host.send(#"{"id":5,"method":"push","params":{"type":"m.page","forResult":true}}"#, from: client)
        host.send(#"{"id":6,"method":"entry.ask","params":{"entry":"e2","message":1}}"#, from: client)
        host.prepare([Step("host.monitor")], from: client)
        let sessions = host.ask("host.sessions", from: client).result?["sessions"]
        let (first, second) = (sessions?[0], sessions?[1])
        #expect(first?["isSelf"] == nil && first?["modules"] == ["m"] && first?["questions"] == 1)
        #expect(first?["results"] == 0 && first?["monitors"] == 0 && first?["inFlight"] == 0)
        #expect(second?["isSelf"] == true && second?["name"] == "shop/2" && second?["pid"] == 7)
        #expect(second?["results"] == 1 && second?["inFlight"] == 2 && second?["watches"] == 1)
        #expect(second?["questions"] == 0 && second?["monitors"] == 1)
        #expect(second?["queued"] != nil && second?["queued"] != 0)
    }

    @Test func watchesAreListedWithTheirFilters() {
        let (one, other) = (host.connect(), host.connect())
        host.prepare([Step("scene.create", #"{"scene":"second"}"#)], from: one)
        host.prepare([Step("watch", #"{"scene":"second","verbosity":"debug"}"#), Step("watch")], from: other)
        host.prepare([Step("watch", #"{"navigator":"n1","kinds":["signal","entry.added"]}"#)], from: one)
        let watches = host.ask("watch.list", from: one).result?["watches"]
        let expected: [JSONValue] = [
            #"{"session":"s1","watch":1,"scene":"main","navigator":"n1","kinds":["entry.added","signal"],"verbosity":"silent","isLagging":false}"#,
            #"{"session":"s2","watch":1,"scene":"second","verbosity":"debug","isLagging":false}"#,
            #"{"session":"s2","watch":2,"scene":"main","verbosity":"silent","isLagging":false}"#,
        ].compactMap { try? RawJSON(parsing: $0).value() }
        #expect(watches == .array(expected))
        #expect(host.ask("watch.list", #"{"session":"s1"}"#, from: one).result?["watches"] == .array([expected[0]]))
        host.prepare([Step("unwatch", #"{"watch":1}"#)], from: other)
        host.close(one)
        #expect(host.ask("watch.list", from: other).result?["watches"] == .array([expected[2]]))
        #expect(host.ask("watch.list", #"{"session":"s1"}"#, from: other).result?["watches"] == [])
        #expect(host.ask("watch.list", #"{"session":"s9"}"#, from: other).refusal == "unknown_session")
    }

    @Test func watchThatIsBehindIsMarked() {
        let host = Harness { $0.outputSoft = 4096 }
        let (client, watcher) = (host.connect(), host.connect())
        host.prepare([Step("module.register", #"{"module":"m","destinations":[{"type":"m.page"}]}"#)], from: client)
        host.ask("watch", from: watcher)
        for _ in 1...40 {
            host.prepare([Step("push", #"{"type":"m.page"}"#)], from: client)
            host.flush(client, 4096)
        }
        #expect(host.ask("watch.list", from: client).result?["watches"]?[0]?["isLagging"] == true)
    }
}
