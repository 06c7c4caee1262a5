import NavigationClient
import TestSupport
import Testing

/// Alerts, results, content and locks, with the real host.
@Suite(.timeLimit(.minutes(20)))
struct LiveResultTests {
    private let shop = ModuleRegistration(
        module: "shop",
        destinations: [
            DestinationType("shop.list"), DestinationType("shop.item", method: "sheet"),
            DestinationType("shop.ask", method: "alert"),
        ]
    )

    private func connected() async throws -> (host: LiveHost, module: NavigationClient, client: NavigationClient) {
        let host = try LiveHost()
        let module = try await NavigationClient.connect(to: host.path, timeout: patience)
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await module.register(shop)
        return (host, module, client)
    }

    /// The next presentation.
    private func presented(_ changes: inout NavigationWatch.Iterator) async throws -> Navigator {
        while let event = try await changes.next() {
            guard case .changed(let change) = event else { continue }
            for case .navigatorCreated(let navigator, _) in change.changes { return navigator }
        }
        throw NavigationClientError.badAnswer("nothing is presented")
    }

    @Test func alertIsAnswered() async throws {
        let (host, module, client) = try await connected()
        var changes = try await module.watch().makeAsyncIterator()
        let buttons = [AlertButton("yes", label: "Delete", role: .destructive), "no"]
        async let result = client.result(of: Destination("shop.ask"), buttons: buttons)
        let alert = try await presented(&changes)
        #expect(alert.buttons == buttons)
        let entry = try #require(alert.root?.id)
        #expect(await refusal { try await module.answer(entry, with: "maybe") }?.name == "unknown_answer")
        try await module.answer(entry, with: "yes", value: 7)
        let answered = try await result
        #expect(answered.outcome == .answered && answered.answer == "yes" && answered.value == 7)
        #expect(answered.entry == entry && answered.by?.method == "answer")
        withExtendedLifetime(host) {}
    }

    @Test func entryIsClosedWithAValueOrGoes() async throws {
        let (host, module, client) = try await connected()
        var changes = try await module.watch().makeAsyncIterator()
        async let bought = client.result(of: Destination("shop.item"))
        try await module.close(try #require(try await presented(&changes).root?.id), with: ["bought": 7])
        #expect(try await bought.value == ["bought": 7])
        async let dismissed = client.result(of: Destination("shop.item"))
        _ = try await presented(&changes)
        try await module.dismiss()
        #expect(try await dismissed.outcome == .dismissed)
        async let orphaned = client.result(of: Destination("shop.item"))
        _ = try await presented(&changes)
        await module.close()
        #expect(try await orphaned.outcome == .providerGone)
        withExtendedLifetime(host) {}
    }

    @Test func cancelledTaskLeavesTheEntry() async throws {
        let (host, module, client) = try await connected()
        var changes = try await module.watch().makeAsyncIterator()
        let task = Task { try await client.result(of: Destination("shop.item")) }
        let shown = try await presented(&changes)
        task.cancel()
        await #expect(throws: NavigationClientError.cancelled) { try await task.value }
        #expect(try await module.tree().current == shown.id)
        withExtendedLifetime(host) {}
    }

    @Test func contentAndLinksStandInTheEntry() async throws {
        let (host, module, client) = try await connected()
        let entry = try #require(try await client.push(Destination("shop.list")).entry)
        let links = [
            EntryLink("first", to: Destination("shop.item", ["id": 1]), label: "The first"),
            EntryLink("help", to: Destination("help.page")),
        ]
        try await module.provide(EntryContent(["title": "Shop"], links: links), for: entry)
        let shown = try #require(try await client.path().entries.first)
        #expect(shown.content == ["title": "Shop"] && shown.links == links)
        #expect(try await client.links(of: entry).map(\.isLive) == [true, false])
        let followed = try await client.follow("first", of: entry)
        #expect(try await client.tree()[try #require(followed.navigator)]?.root?.arguments == ["id": 1])
        #expect(await refusal { try await client.follow("last", of: entry) }?.name == "unknown_link")
        withExtendedLifetime(host) {}
    }

    @Test func lockHoldsUpWhatSweeps() async throws {
        let (host, module, client) = try await connected()
        try await client.push(Destination("shop.list"))
        let lock = try await module.lock(reason: "saving")
        #expect(try await client.tree().attachments(at: "n1").map(\.id) == [lock])
        let refusal = await refusal { try await client.reset() }
        #expect(refusal?.data?["locks"]?[0]?["reason"]?.string == "saving")
        try await module.unlock(lock)
        #expect(try await client.reset().changed)
        withExtendedLifetime(host) {}
    }

    @Test func pushOfWhatIsThereAlready() async throws {
        let (host, module, client) = try await connected()
        let first = try await client.push(Destination("shop.list"))
        try await client.push(Destination("shop.list", ["page": 2]), isTransient: true)
        #expect(try await client.path().entries.map(\.isTransient) == [false, true])
        let back = try await client.push(Destination("shop.list"), ifPresent: .back)
        #expect(back.entry == first.entry && back.changed && back.durability == .memory)
        #expect(try await client.path().count == 1)
        withExtendedLifetime((host, module)) {}
    }

    @Test func registrationSaysRolesRulesAndWhere() async throws {
        let (host, module, client) = try await connected()
        try await client.createNavigator(NavigatorRequest(name: "admin"))
        let type = DestinationType(
            "admin.users",
            orphan: .close,
            roles: ["private"],
            rules: PathRules(repeats: false, methods: ["push"])
        )
        try await module.register(ModuleRegistration(module: "admin", destinations: [type], navigator: "admin"))
        #expect(await refusal { try await client.push(Destination("admin.users"), at: Place(navigator: "n1")) } != nil)
        try await client.push(Destination("admin.users"), at: Place(navigator: "admin"))
        let twice = await refusal { try await client.push(Destination("admin.users"), at: Place(navigator: "admin")) }
        #expect(twice?.name == "path_refused" && twice?.data?["rule"]?.string == "repeats")

        let known = DestinationType("shop.about", hints: ["icon": "i"], orphan: .keep, roles: ["help"])
        try await module.register(ModuleRegistration(module: "shop", destinations: [known]))
        #expect(try await client.destinations(module: "shop").first { $0.type == "shop.about" } == known)
        withExtendedLifetime(host) {}
    }
}
