import NavigationClient
import TestSupport
import Testing

/// Edits of paths, what a renderer reports, and watches with credit, with the real host.
@Suite(.timeLimit(.minutes(20)))
struct LivePathTests {
    private func connected() async throws -> (LiveHost, NavigationClient) {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await client.register(
            ModuleRegistration(
                module: "shop",
                destinations: [DestinationType("shop.list"), DestinationType("shop.item")]
            )
        )
        return (host, client)
    }

    private let list = Destination("shop.list")
    private let item = Destination("shop.item")

    @Test func pathIsEditedByIDs() async throws {
        let (host, client) = try await connected()
        #expect(try await client.setPath([list, list]).path == ["e2", "e3"])
        #expect(try await client.insertPath([item], .before("e3")).path == ["e4"])
        #expect(try await client.insertPath([item], .after("e3")).path == ["e5"])
        #expect(try await client.insertPath([item], .index(0), at: Place(navigator: "n1")).path == ["e6"])
        #expect(try await client.moveEntry("e2", after: "e5").position == 4)
        #expect(try await client.moveEntry("e2", before: "e6").position == 0)
        #expect(try await client.removeEntries(["e4", "e5"]).removed?.entries == 2)
        #expect(try await client.path().entries.map(\.id) == ["e2", "e6", "e3"])
        try await client.updateEntry("e3", arguments: ["page": 2], hints: ["a": 1])
        #expect(try await client.path().entries.last?.arguments == ["page": 2])
        withExtendedLifetime(host) {}
    }

    @Test func requestIsRefusedAfterANavigation() async throws {
        let (host, client) = try await connected()
        let revision = try await client.push(list).revision
        try await client.updateEntry("e2", hints: ["a": 1], ifNavigation: revision)
        try await client.push(item, at: Place(ifNavigation: revision))
        let refused = await refusal { try await client.push(item, at: Place(ifNavigation: revision)) }
        #expect(refused?.name == "revision_mismatch")
        withExtendedLifetime(host) {}
    }

    @Test func rendererReportsAndEnds() async throws {
        let (host, client) = try await connected()
        try await client.push(list)
        let gaps = [RendererGap("e2", "chart")]
        #expect(try await client.reportRendering(focus: RendererFocus("e2", part: "a"), undrawn: gaps))
        #expect(try await client.reportRendering(focus: RendererFocus("e2", part: "a"), undrawn: gaps) == false)
        let listed = try await client.call("renderer.list")["renderers"]?.elements?.first
        #expect(listed?["focus"] == ["entry": "e2", "part": "a"])
        #expect(listed?["undrawn"] == [["entry": "e2", "what": "chart"]])
        #expect(try await client.endRendering())
        #expect(try await client.endRendering() == false)
        withExtendedLifetime(host) {}
    }

    @Test func watchWithCreditWaitsForMore() async throws {
        let (host, client) = try await connected()
        var events = try await client.watch(WatchRequest(credit: 1)).makeAsyncIterator()
        guard case .started = try await events.next() else { throw NavigationClientError.badAnswer("no start") }
        for _ in 1...3 { try await client.push(list) }
        #expect(try await events.allow(1) == 0)
        #expect(try await events.allow(2) == 1)
        for revision in 1...3 {
            guard case .changed(let change) = try await events.next() else {
                throw NavigationClientError.badAnswer("no change")
            }
            #expect(change.revision == revision)
        }
        withExtendedLifetime(host) {}
    }
}
