import NIOCore
import NavigationClient
import NavigationWeb
import TestSupport
import Testing

/// Requests, positions and queues of streams.
@Suite(.onSharedThreads)
struct StreamTests {
    private func rule(query: String) -> Refusal.Rule? {
        do throws(Refusal) {
            _ = try StreamRequest(query: query)
            return nil
        } catch { return error.rule }
    }

    @Test func queryNamesWhatIsShown() throws {
        #expect(try StreamRequest(query: nil) == StreamRequest())
        #expect(
            try StreamRequest(query: "scene=a&scene=b&scene=a&host=1&verbosity=info")
                == StreamRequest(scenes: ["a", "b"], showsHost: true, verbosity: "info")
        )
        #expect(
            try StreamRequest(body: ["scenes": ["a"], "host": true, "traffic": false])
                == StreamRequest(scenes: ["a"], showsHost: true)
        )
        #expect(
            try StreamRequest(query: "traffic=1&text=1")
                == StreamRequest(showsTraffic: true, showsText: true)
        )
    }

    @Test(arguments: ["scene=", "scene=%61", "scene=a/b", "host=yes", "verbosity=loud", "shene=a", "host"])
    func otherQueriesAreRefused(query: String) {
        #expect(rule(query: query) == .malformed)
    }

    @Test func scenesHaveALimit() {
        let scenes = (0...StreamRequest.sceneLimit).map { "scene=s\($0)" }
        #expect(rule(query: scenes.joined(separator: "&")) == .malformed)
    }

    @Test func positionIsReadBack() {
        let request = StreamRequest(scenes: ["a", "b"], showsHost: true)
        var position = StreamPosition(request)
        #expect(position.text == nil)
        position.begin(.scene("b"), at: 3, instance: "0f")
        position.begin(.host, at: 7, instance: "0f")
        position.begin(.scene("a"), at: 1, instance: "0f")
        position.advance(.scene("a"), to: 2)
        #expect(position.text == "0f/a:2,b:3,host:7")
        #expect(StreamPosition(request, lastEventID: "0f/a:2,b:3,host:7") == position)
    }

    @Test func anotherLifeOfTheHostMakesRevisionsVoid() {
        let request = StreamRequest(scenes: ["a", "b"])
        var position = StreamPosition(request, lastEventID: "0f/a:2,b:3")
        position.begin(.scene("a"), at: 0, instance: "1e")
        #expect(position.text == "1e/a:0")
        #expect(position.revision(of: .scene("b")) == nil)
    }

    @Test(arguments: ["", "0f", "0f/", "/a:1", "0f/a", "0f/a:x", "0f/a:-1", "0f/c:1", "\u{0}/,:,"])
    func unreadablePositionsBeginAnew(id: String) {
        #expect(StreamPosition(StreamRequest(scenes: ["a"]), lastEventID: id).revision(of: .scene("a")) == nil)
    }

    @Test func sceneCalledHostIsNotTheHost() {
        let request = StreamRequest(scenes: ["host"], showsHost: true)
        var position = StreamPosition(request)
        position.begin(.scene("host"), at: 3, instance: "0f")
        position.begin(.host, at: 7, instance: "0f")
        #expect(position.text == "0f/host:3")
        #expect(StreamPosition(request, lastEventID: "0f/host:3").revision(of: .host) == nil)
    }

    @Test func eventsAreWrittenAsTheStandardHasThem() {
        var buffer = ByteBuffer()
        ServerSentEvent("changed", id: "0f/a:1", data: ["x": 1]).write(to: &buffer)
        ServerSentEvent("event", data: ["y": 2]).write(to: &buffer)
        #expect(
            String(buffer: buffer)
                == "event: changed\nid: 0f/a:1\ndata: {\"x\":1}\n\nevent: event\ndata: {\"y\":2}\n\n"
        )
    }

    @Test func queueCountsWhatIsTaken() {
        var queue = EventQueue()
        queue.add(ServerSentEvent("changed", data: 1), of: .scene("a"))
        queue.add(ServerSentEvent("changed", data: 2), of: .scene("a"))
        queue.add(ServerSentEvent("hostChanged", data: 3), of: .host)
        let batch = queue.take()
        #expect(batch.counts == [.scene("a"): 2, .host: 1])
        let rest = queue.take()
        #expect(queue.isEmpty && rest.counts.isEmpty && rest.bytes.readableBytes == 0)
    }

    @Test func fullQueueDropsEverything() {
        var queue = EventQueue(limit: 100)
        var isThere = true
        for number in 0..<10 where isThere {
            isThere = queue.add(ServerSentEvent("changed", data: JSONPayload(number)), of: .scene("a"))
        }
        #expect(queue.hasLost && queue.isEmpty)
        isThere = queue.add(ServerSentEvent("changed", data: 11), of: .scene("a"))
        #expect(!isThere)
        queue.startAnew()
        isThere = queue.add(ServerSentEvent("changed", data: 12), of: .scene("a"))
        #expect(isThere)
    }

    @Test func snapshotsDoNotCount() {
        var queue = EventQueue(limit: 100)
        queue.addSnapshot(ServerSentEvent("watching", data: JSONPayload(String(repeating: "x", count: 1000))))
        let isThere = queue.add(ServerSentEvent("changed", data: 1), of: .scene("a"))
        #expect(isThere && !queue.hasLost)
    }

    @Test func oneLongEventPasses() {
        var queue = EventQueue(limit: 100)
        let long = ServerSentEvent("changed", data: JSONPayload(String(repeating: "x", count: 1000)))
        let (first, second) = (queue.add(long, of: .scene("a")), queue.add(long, of: .scene("a")))
        #expect(first && !second)
    }

    @Test func trafficGivesWayAndSaysSo() {
        var queue = EventQueue(limit: 200)
        for _ in 0..<10 { queue.addTraffic(ServerSentEvent("traffic", data: ["line": "0123456789"])) }
        #expect(!queue.hasLost)
        _ = queue.take()
        queue.addTraffic(ServerSentEvent("traffic", data: 1))
        let text = String(buffer: queue.take().bytes)
        #expect(text.contains("data: {\"dropped\":8}\n"))
    }

    @Test(arguments: ["7070", "localhost:7070"])
    func bothLoopbackAddressesAreUsual(text: String) throws {
        #expect(try ListenAddress(text) == .loopback(hosts: ["127.0.0.1", "[::1]"], port: 7070))
    }

    @Test func addressesAreNumbersOrSockets() throws {
        #expect(try ListenAddress("127.0.0.1:0") == .loopback(hosts: ["127.0.0.1"], port: 0))
        #expect(try ListenAddress("[::1]:80") == .loopback(hosts: ["[::1]"], port: 80))
        #expect(try ListenAddress("unix:/run/x") == .unixSocket("/run/x"))
    }

    /// Machines nearby, and every page that reaches 0.0.0.0.
    @Test(arguments: ["0.0.0.0:7070", "[::]:7070", "192.168.1.2:7070", "example.org:7070", "::1:7070"])
    func addressesThatOthersReachAreRefused(text: String) {
        #expect(throws: ListenAddress.Problem.self) { try ListenAddress(text) }
    }

    @Test(arguments: ["", "x", "127.0.0.1", "127.0.0.1:99999", "unix:", ":"])
    func otherTextIsNoAddress(text: String) {
        #expect(throws: ListenAddress.Problem.self) { try ListenAddress(text) }
    }
}
