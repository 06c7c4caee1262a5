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
                destinations: [.init(type: "shop.list"), .init(type: "shop.item")]
            )
        )
        return (host, client)
    }

    private let list = Destination("shop.list")
    private let item = Destination("shop.item")

    @Test func pathIsEditedByIDs() async throws {
        let (host, client) = try await connected()
        let contract = client.contract
        #expect(try await contract.setPath(path: [list, list]).path == ["e2", "e3"])
        #expect(try await contract.insertPath(path: [item], before: "e3").path == ["e4"])
        #expect(try await contract.insertPath(path: [item], after: "e3").path == ["e5"])
        #expect(try await contract.insertPath(path: [item], navigator: "n1", at: 0).path == ["e6"])
        #expect(try await contract.moveEntry(entry: "e2", after: "e5").position == 4)
        #expect(try await contract.moveEntry(entry: "e2", before: "e6").position == 0)
        #expect(try await contract.removeEntries(entries: ["e4", "e5"]).removed?.entries == 2)
        #expect(try await contract.path().path.map(\.id) == ["e2", "e6", "e3"])
        try await contract.updateEntry(entry: "e3", arguments: ["page": 2], hints: .value(["a": 1]))
        #expect(try await contract.path().path.last?.arguments == ["page": 2])
        withExtendedLifetime(host) {}
    }

    @Test func requestIsRefusedAfterANavigation() async throws {
        let (host, client) = try await connected()
        let revision = try await client.push(list).revision
        try await client.contract.updateEntry(entry: "e2", ifNavigation: revision, hints: .value(["a": 1]))
        try await client.push(item, at: Place(ifNavigation: revision))
        let refused = await refusal { try await client.push(item, at: Place(ifNavigation: revision)) }
        #expect(refused?.name == "revision_mismatch")
        withExtendedLifetime(host) {}
    }

    @Test func rendererReportsAndEnds() async throws {
        let (host, client) = try await connected()
        try await client.push(list)
        let focus = Contract.RendererFocus(entry: "e2", part: "a")
        let gaps = [Contract.RendererGap(entry: "e2", what: "chart")]
        #expect(try await client.contract.reportRendering(focus: focus, undrawn: gaps).changed)
        #expect(try await !client.contract.reportRendering(focus: focus, undrawn: gaps).changed)
        let listed = try await client.contract.renderers().renderers.first
        #expect(listed?.focus == focus && listed?.undrawn == gaps)
        #expect(try await client.contract.reportRendering(ends: true).changed)
        #expect(try await !client.contract.reportRendering(ends: true).changed)
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
