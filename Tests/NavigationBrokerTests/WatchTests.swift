import JSON
import NavigationBroker
import NavigationTree
import Testing

/// The contract of `watch`, in memory.
struct WatchTests {
    private let host = Harness()

    private func prepared() -> (client: SessionID, watcher: SessionID) {
        let client = host.connect()
        host.send(Requests.shop, from: client)
        return (client, host.connect())
    }

    private func revisions(_ lines: [String]) -> [JSONValue?] {
        lines.map { (try? RawJSON(parsing: $0).value())?.object?["params"]?.object?["revision"] }
    }

    @Test func everyRevisionComesOnceWithItsCause() {
        let (client, watcher) = prepared()
        host.send(#"{"id":1,"method":"watch"}"#, from: watcher)
        host.send(#"{"id":"a","method":"push","params":{"type":"shop.list","arguments":{ "n": 1 }}}"#, from: client)
        #expect(
            host.take(watcher) == [
                """
                {"jsonrpc":"2.0","method":"changed","params":{"watch":1,"scene":"main","revision":1,\
                "cause":{"method":"push","session":"s1","module":"shop","request":"a","time":1800000000000},\
                "changes":[{"kind":"entry.added","navigator":"n1","position":0,"entry":{"id":"e2","type":"shop.list",\
                "arguments":{ "n": 1 },"module":"shop","method":"push","cause":{"revision":1,"session":"s1"}}}]}}
                """
            ]
        )
    }

    @Test func eventsOfARequestComeBeforeItsAnswer() {
        let (client, _) = prepared()
        host.send(#"{"id":1,"method":"watch"}"#, from: client)
        let lines = host.send(Requests.pushList, from: client)
        #expect(lines.count == 2 && lines[0].contains(#""method":"changed""#) && lines[1].contains(#""id":0,"result""#))
    }

    @Test func nothingToDoIsNoEvent() {
        let (client, watcher) = prepared()
        host.send(Requests.presentItem, from: client)
        host.send(#"{"id":1,"method":"watch"}"#, from: watcher)
        let again = #"{"type":"shop.item","navigator":"n1"}"#
        #expect(host.result("present", again, from: client)?.object?["changed"] == false)
        #expect(host.result("popAll", from: client)?.object?["changed"] == false)
        #expect(host.take(watcher) == [])
    }

    @Test func removalsAreListedInnermostFirst() {
        let (client, watcher) = prepared()
        host.send(Requests.pushList, from: client)
        host.send(#"{"id":0,"method":"navigate","params":{"type":"shop.item","method":"managedSheet"}}"#, from: client)
        host.send(Requests.pushList, from: client)
        host.send(#"{"id":0,"method":"present","params":{"type":"shop.item","method":"alert"}}"#, from: client)
        host.send(#"{"id":1,"method":"watch"}"#, from: watcher)
        host.send(#"{"id":0,"method":"pop","params":{"navigator":"n1"}}"#, from: client)
        let kinds = changes(host.take(watcher)).map { [$0["kind"], $0["navigator"]?.object?["id"] ?? $0["navigator"]] }
        #expect(
            kinds == [
                ["navigator.closed", "n6"], ["entry.removed", "n3"], ["navigator.closed", "n3"],
                ["entry.removed", "n1"],
            ]
        )
    }

    private func changes(_ lines: [String]) -> [JSONObject] {
        lines.flatMap { line -> [JSONObject] in
            let params = (try? RawJSON(parsing: line).value())?.object?["params"]
            guard case .array(let changes)? = params?.object?["changes"] else { return [] }
            return changes.compactMap(\.object)
        }
    }

    // MARK: Resuming

    @Test func resumeGivesWhatWasMissedAfterTheAnswer() {
        let (client, watcher) = prepared()
        for _ in 1...3 { host.send(Requests.pushList, from: client) }
        let lines = host.send(
            #"{"id":1,"method":"watch","params":{"since":1,"instance":"\#(Harness.instance)"}}"#,
            from: watcher
        )
        #expect(
            lines.count == 3 && lines[0].contains(#""revision":3,"resumed":true,"from":1,"window":{"from":0,"to":3}}"#)
        )
        #expect(revisions(Array(lines.dropFirst())) == [2, 3])
    }

    @Test func resumeAtTheNewestGivesNothing() {
        let (client, watcher) = prepared()
        host.send(Requests.pushList, from: client)
        let lines = host.send(#"{"id":1,"method":"watch","params":{"since":1}}"#, from: watcher)
        #expect(lines.count == 1 && lines[0].contains(#""resumed":true"#) && !lines[0].contains("snapshot"))
    }

    @Test(arguments: [(1 as Int64, true), (2, true), (0, false)])
    func windowEdge(since: Int64, isResumed: Bool) {
        let host = Harness { $0.history = 2 }
        let (client, watcher) = (host.connect(), host.connect())
        host.send(Requests.shop, from: client)
        for _ in 1...3 { host.send(Requests.pushList, from: client) }
        let result = host.result("watch", #"{"since":\#(since)}"#, from: watcher)?.object
        if !isResumed {
            #expect(result?["reason"] == "outside_window")
            #expect(result?["snapshot"]?.object?["revision"] == 3)
        }
        #expect(result?["window"] == .object(JSONObject([("from", 1), ("to", 3)])) || isResumed)
        #expect(host.send(#"{"id":9,"method":"ping"}"#, from: watcher).count == 1)
    }

    @Test func anotherInstanceOrTheFutureGetsASnapshot() {
        let (client, watcher) = prepared()
        host.send(Requests.pushList, from: client)
        let other = host.result("watch", #"{"since":1,"instance":"ffffffffffffffff"}"#, from: watcher)?.object
        #expect(other?["resumed"] == false && other?["reason"] == "other_instance" && other?["snapshot"] != nil)
        let ahead = host.result("watch", #"{"since":2}"#, from: watcher)?.object
        #expect(ahead?["resumed"] == false && ahead?["reason"] == "ahead" && ahead?["snapshot"] != nil)
    }

    // MARK: Filters

    @Test func kindsThatWereNotAskedForAreLeftOut() {
        let (client, watcher) = prepared()
        host.send(#"{"id":1,"method":"watch","params":{"kinds":["navigator.created"]}}"#, from: watcher)
        host.send(Requests.pushList, from: client)
        host.send(Requests.presentItem, from: client)
        let lines = host.take(watcher)
        #expect(revisions(lines) == [2] && changes(lines).map { $0["kind"] } == ["navigator.created"])
    }

    @Test func subtreeSeesItselfAndWhatIsBelow() {
        let (client, watcher) = prepared()
        host.send(#"{"id":0,"method":"navigator.create","params":{"name":"home"}}"#, from: client)
        host.send(#"{"id":0,"method":"navigator.create","params":{"name":"search"}}"#, from: client)
        let start = host.result("watch", #"{"navigator":"home"}"#, from: watcher)?.object?["snapshot"]?.object
        #expect(start?["navigators"]?.array?.count == 1)
        host.send(#"{"id":0,"method":"push","params":{"type":"shop.list","navigator":"search"}}"#, from: client)
        host.send(#"{"id":0,"method":"present","params":{"type":"shop.item","navigator":"home"}}"#, from: client)
        host.send(#"{"id":0,"method":"dismissAny"}"#, from: client)
        #expect(revisions(host.take(watcher)) == [4, 5])
    }

    @Test func watchOfANavigatorEndsWithIt() {
        let (client, watcher) = prepared()
        host.send(#"{"id":0,"method":"navigator.create","params":{"name":"home"}}"#, from: client)
        host.send(#"{"id":1,"method":"watch","params":{"navigator":"home"}}"#, from: watcher)
        host.send(#"{"id":0,"method":"navigator.close","params":{"navigator":"home"}}"#, from: client)
        let lines = host.take(watcher)
        #expect(lines.count == 2 && lines[0].contains(#""kind":"navigator.closed""#))
        #expect(
            lines[1] == #"{"jsonrpc":"2.0","method":"watchEnded","params":{"watch":1,"reason":"navigator_closed"}}"#
        )
        host.send(#"{"id":0,"method":"navigator.create","params":{"name":"home"}}"#, from: client)
        #expect(host.take(watcher) == [])
    }

    @Test func scenesAreSeparate() {
        let (client, watcher) = prepared()
        host.send(#"{"id":0,"method":"scene.create","params":{"scene":"rear"}}"#, from: client)
        host.send(#"{"id":1,"method":"watch","params":{"scene":"rear"}}"#, from: watcher)
        host.send(Requests.pushList, from: client)
        #expect(host.take(watcher) == [])
        host.send(#"{"id":0,"method":"scene.close","params":{"scene":"rear"}}"#, from: client)
        #expect(host.take(watcher).last?.contains(#""reason":"scene_closed""#) == true)
    }

    @Test func unwatchEndsIt() {
        let (client, watcher) = prepared()
        host.send(#"{"id":1,"method":"watch"}"#, from: watcher)
        #expect(host.result("unwatch", #"{"watch":1}"#, from: watcher) != nil)
        host.send(Requests.pushList, from: client)
        #expect(host.take(watcher) == [])
    }

    // MARK: Slow readers

    @Test func slowReaderIsToldAndGetsTheState() {
        let host = Harness { $0.outputSoft = 2_000 }
        let (client, watcher) = (host.connect(), host.connect())
        host.send(Requests.shop, from: client)
        host.send(#"{"id":1,"method":"watch"}"#, from: watcher)
        for _ in 1...40 {
            host.send(Requests.pushList, from: client)
            host.flush(client, 100_000)
        }
        let received = host.take(watcher)
        let seen = revisions(received)
        #expect(seen.count < 40 && seen == (1...Int64(seen.count)).map { .integer($0) })
        host.flush(watcher, 100_000)
        let lines = host.take(watcher)
        #expect(
            lines.count == 1
                && lines[0].hasPrefix(
                    #"{"jsonrpc":"2.0","method":"lagged","params":{"watch":1,"scene":"main","revision":40,"snapshot":{"#
                )
        )
        host.flush(watcher, 100_000)
        host.send(Requests.pushList, from: client)
        #expect(revisions(host.take(watcher)) == [41])
    }

    /// All of its states together are more than may wait for a reader.
    @Test func aReaderOfManyScenesGetsOneStateAfterTheOther() {
        let host = Harness { ($0.outputSoft, $0.outputHard) = (4_000, 16_000) }
        let (client, watcher) = (host.connect(), host.connect())
        host.send(Requests.shop, from: client)
        let scenes = (1...12).map { "scene\($0)" }
        for scene in scenes {
            _ = host.result("scene.create", #"{"scene":"\#(scene)"}"#, from: client)
            _ = host.result("watch", #"{"scene":"\#(scene)"}"#, from: watcher)
            host.flush(watcher, 100_000)
        }
        for scene in scenes {
            for _ in 1...20 {
                host.send(#"{"id":1,"method":"push","params":{"scene":"\#(scene)","type":"shop.list"}}"#, from: client)
                host.flush(client, 100_000)
            }
        }
        _ = host.take(watcher)
        let states = scenes.map { _ in
            host.flush(watcher, 100_000)
            return host.take(watcher).count { $0.contains(#""method":"lagged""#) }
        }
        #expect(states == scenes.map { _ in 1 })
        #expect(!host.actions.contains(.close(watcher)))
    }

    /// The watch receives the changes below the navigator, even those of navigators that are closed by now.
    @Test func aFilteredWatchMissesNothingOfWhatIsClosedSince() {
        let (client, watcher) = prepared()
        host.send(#"{"id":1,"method":"navigator.create","params":{"name":"tab"}}"#, from: client)
        host.send(#"{"id":2,"method":"push","params":{"navigator":"tab","type":"shop.list"}}"#, from: client)
        host.send(#"{"id":3,"method":"navigator.close","params":{"navigator":"tab"}}"#, from: client)
        let filter = #""navigator":"n1","since":0,"instance":"\#(Harness.instance)""#
        let lines = host.send(#"{"id":1,"method":"watch","params":{\#(filter)}}"#, from: watcher)
        #expect(revisions(Array(lines.dropFirst())) == [1, 2, 3])
    }
}
