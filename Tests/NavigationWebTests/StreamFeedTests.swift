import NIOCore
import NavigationClient
import NavigationWeb
import TestSupport
import Testing

/// The texts of a feed for its browser, and its messages to the session with the host.
@Suite(.onSharedThreads)
struct StreamFeedTests {
    private let main = StreamRequest.Target.scene("main")
    private let feed = StreamFeed(StreamPosition(StreamRequest(showsHost: true)))

    private func text() async -> String {
        await feed.next().map { String(buffer: $0) } ?? ""
    }

    private func start(_ revision: Int, watch: Int = 1) {
        feed.started(
            main,
            ["watch": JSONPayload(watch), "instance": "0f", "revision": JSONPayload(revision), "resumed": false]
        )
    }

    private func change(_ revision: Int, _ filling: String = "") {
        feed.changed("changed", main, ["revision": JSONPayload(revision), "x": JSONPayload(filling)])
    }

    @Test func streamBeginsWithThePauseOfReconnections() async {
        #expect(await text() == "retry: 500\n\n")
    }

    @Test func everyRevisionMovesTheId() async {
        _ = feed.beginSession()
        start(4)
        change(5)
        let text = await text()
        #expect(text.contains("event: watching\nid: 0f/main:4\n"))
        #expect(text.contains("event: changed\nid: 0f/main:5\n"))
        #expect(feed.place(of: main)?.revision == 5)
    }

    @Test func resumedWatchStandsWhereItGoesOn() async {
        _ = feed.beginSession()
        feed.started(main, ["watch": 1, "instance": "0f", "revision": 9, "resumed": true, "from": 4])
        #expect(await text().contains("id: 0f/main:4\n"))
    }

    @Test func changesOfTheHostWaitForItsAnswer() async throws {
        _ = feed.beginSession()
        feed.changed("hostChanged", .host, ["revision": 2])
        feed.started(.host, ["watch": 2, "instance": "0f", "revision": 1, "resumed": false])
        let text = await text()
        let (first, second) = (text.firstRange(of: "event: watching"), text.firstRange(of: "event: hostChanged"))
        #expect(try #require(first).lowerBound < #require(second).lowerBound)
        #expect(text.contains("id: 0f/host:2\n"))
    }

    @Test func takenNotificationsAreTold() async {
        var readings = feed.beginSession().makeAsyncIterator()
        start(0)
        change(1)
        change(2)
        _ = await text()
        feed.away("x")
        _ = await text()
        #expect(await readings.next() == .taken([main: 2]))
    }

    @Test func awayIsToldOnce() async {
        feed.away("one")
        feed.away("two")
        let text = await text()
        #expect(text.contains("data: {\"reason\":\"one\"}") && !text.contains("two"))
    }

    /// A browser that does not read: all is dropped, and it gets one fresh snapshot.
    @Test func slowBrowserGetsOneSnapshot() async {
        var readings = feed.beginSession().makeAsyncIterator()
        start(0)
        _ = await text()
        let filling = String(repeating: "x", count: 1 << 16)
        for revision in 1...40 { change(revision, filling) }
        async let next = text()
        #expect(await readings.next() == .lost)
        _ = feed.beginSession()
        #expect(feed.place(of: main) == nil)
        start(40)
        change(41)
        let text = await next
        #expect(text.contains("event: lagged\nid: 0f/main:40\n") && !text.contains("event: watching"))
    }

    @Test func endEndsTheStream() async {
        _ = await feed.next()
        async let next = feed.next()
        feed.end()
        #expect(await next == nil)
    }

    @Test func silenceIsFilledWithAComment() async {
        _ = await feed.next()
        // The text is taken when the server asks for the next.
        async let next = feed.next()
        while !feed.isAwaited { await Task.yield() }
        #expect(!feed.tick(at: .now + .seconds(1)))
        #expect(!feed.tick(at: .now + .seconds(16)))
        #expect(await next.map { String(buffer: $0) } == ":\n\n")
    }

    @Test func browserThatTakesNothingIsFound() async {
        let before = ContinuousClock.now
        _ = await feed.next()
        #expect(!feed.tick(at: before + .seconds(29)))
        #expect(feed.tick(at: .now + .seconds(31)))
    }
}
