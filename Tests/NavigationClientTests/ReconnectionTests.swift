import NavigationClient
import TestSupport
import Testing

/// The state that a client restores after another session has closed its connection. Tests/conformance covers lost
/// hosts.
@Suite(.timeLimit(.minutes(20)))
struct ReconnectionTests {
    private let shop = ModuleRegistration(module: "shop", destinations: [.init(type: "shop.list")])

    @Test func registrationsAndWatchesComeBack() async throws {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience, reconnecting: quick)
        let other = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await client.register(shop) { _ in "here" }
        try await other.push(Destination("shop.list"))
        var changes = try await client.watch().makeAsyncIterator()
        guard case .started(let start)? = try await changes.next() else {
            Issue.record("no start")
            return
        }
        #expect(start.revision == 1)

        try await disconnect(client, by: other)
        // The watch continues where it was: it only sees that the type is orphaned and revived.
        for revision in 2...3 {
            guard case .changed(let change)? = try await changes.next() else {
                Issue.record("not a change")
                return
            }
            #expect(change.revision == revision)
        }
        try await client.ready()
        #expect(try await other.ask("e2", 1) == "here")
    }

    /// The watch comes back whether the connection's keeper or the watch's reader notices the loss first.
    @Test func watchComesBackHoweverOftenTheConnectionIsLost() async throws {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience, reconnecting: quick)
        let other = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await other.register(shop)
        var changes = try await client.watch().makeAsyncIterator()
        _ = try await changes.next()
        for revision in 1...200 {
            let session = try await client.call("hello")["session"] ?? .null
            async let pushed: Void = {
                _ = try await other.call("session.close", ["session": session])
                try await other.push(Destination("shop.list"))
            }()
            guard case .changed(let change)? = try await changes.next() else {
                Issue.record("not a change")
                return
            }
            #expect(change.revision == revision)
            try await pushed
            try await client.ready()
        }
    }

    @Test func moduleThatWasGivenUpStaysAway() async throws {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience, reconnecting: quick)
        let other = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await client.register(shop)
        try await client.register(ModuleRegistration(module: "bakery", destinations: [.init(type: "bakery.list")]))
        try await client.unregister("shop")
        try await disconnect(client, by: other)
        try await client.ready()
        let modules = try await other.call("module.list")["modules"]?.elements ?? []
        #expect(modules.map { $0["module"]?.string } == ["bakery"])
    }

    @Test func closedClientDoesNotComeBack() async throws {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience, reconnecting: quick)
        var changes = try await client.watch().makeAsyncIterator()
        _ = try await changes.next()
        await client.close()
        #expect(await client.closed() == .closedHere)
        #expect(await failure { _ = try await client.call("ping") } == .closedHere)
        #expect(await failure { try await client.ready() } == .closedHere)
        #expect(await failure { _ = try await changes.next() } == .closedHere)
    }

    @Test func waitingForAConnectionCanBeCancelled() async throws {
        let host = try FakeHost { _ in }
        let client = try await NavigationClient.connect(to: host.path, timeout: patience, reconnecting: quick)
        // The fake host takes one connection and is gone then.
        while await failure({ _ = try await client.call("ping") }) == nil { await Task.yield() }
        let waiting = Task { try await client.ready() }
        waiting.cancel()
        await #expect(throws: NavigationClientError.cancelled) { try await waiting.value }
        await client.close()
    }
}
