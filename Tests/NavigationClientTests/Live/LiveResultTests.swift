import NavigationClient
import TestSupport
import Testing

/// Alerts, results, content and locks, with the real host.
@Suite(.timeLimit(.minutes(20)))
struct LiveResultTests {
    private let shop = ModuleRegistration(
        module: "shop",
        destinations: [
            Contract.RegisteredDestination(type: "shop.list"),
            Contract.RegisteredDestination(type: "shop.item", method: "sheet"),
            Contract.RegisteredDestination(type: "shop.ask", method: "alert"),
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
    private func presented(_ changes: inout NavigationWatch.Iterator) async throws -> Contract.Navigator {
        while let event = try await changes.next() {
            guard case .changed(let change) = event else { continue }
            for case .navigatorCreated(let created) in change.changes { return created.navigator }
        }
        throw NavigationClientError.badAnswer("nothing is presented")
    }

    @Test func alertIsAnswered() async throws {
        let (host, module, client) = try await connected()
        var changes = try await module.watch().makeAsyncIterator()
        let buttons: [Contract.Button] = [
            .init(answer: "yes", label: "Delete", role: .destructive), .init(answer: "no"),
        ]
        async let result = client.result(of: Destination("shop.ask"), buttons: buttons)
        let alert = try await presented(&changes)
        #expect(alert.buttons == buttons)
        let entry = try #require(alert.root?.id)
        #expect(
            await refusal { try await module.contract.answer(entry: entry, answer: "maybe") }?.name == "unknown_answer"
        )
        try await module.contract.answer(entry: entry, answer: "yes", value: 7)
        let answered = try await result
        #expect(answered.outcome == "answered" && answered.answer == "yes" && answered.value == 7)
        #expect(answered.entry == entry && answered.by?.method == "answer")
        withExtendedLifetime(host) {}
    }

    @Test func entryIsClosedWithAValueOrGoes() async throws {
        let (host, module, client) = try await connected()
        var changes = try await module.watch().makeAsyncIterator()
        async let bought = client.result(of: Destination("shop.item"))
        let entry = try #require(try await presented(&changes).root?.id)
        try await module.contract.closeEntry(entry: entry, value: ["bought": 7])
        #expect(try await bought.value == ["bought": 7])
        async let dismissed = client.result(of: Destination("shop.item"))
        _ = try await presented(&changes)
        try await module.contract.dismiss()
        #expect(try await dismissed.outcome == "dismissed")
        async let orphaned = client.result(of: Destination("shop.item"))
        _ = try await presented(&changes)
        await module.close()
        #expect(try await orphaned.outcome == "provider_gone")
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
        try await module.contract.provideContent(
            entry: entry,
            content: ["title": "Shop"],
            links: [
                .init(type: "shop.item", link: "first", label: "The first", arguments: ["id": 1]),
                .init(type: "help.page", link: "help"),
            ]
        )
        let shown = try #require(try await client.contract.path().path.first)
        #expect(shown.content == ["title": "Shop"] && shown.links?.map(\.link) == ["first", "help"])
        #expect(try await client.contract.links(entry: entry).links.map(\.isLive) == [true, false])
        let followed = try await client.contract.follow(entry: entry, link: "first")
        #expect(try await client.tree()[try #require(followed.navigator)]?.root?.arguments == ["id": 1])
        #expect(await refusal { try await client.contract.follow(entry: entry, link: "last") }?.name == "unknown_link")
        withExtendedLifetime(host) {}
    }

    @Test func lockHoldsUpWhatSweeps() async throws {
        let (host, module, client) = try await connected()
        try await client.push(Destination("shop.list"))
        let lock = try await module.contract.lock(reason: "saving").lock
        #expect(try await client.tree().attachments(at: "n1").map(\.id) == [lock])
        let refusal = await refusal { try await client.contract.reset() }
        #expect(refusal?.data?["locks"]?[0]?["reason"]?.string == "saving")
        try await module.contract.unlock(lock: lock)
        #expect(try await client.contract.reset().changed == true)
        withExtendedLifetime(host) {}
    }

    @Test func pushOfWhatIsThereAlready() async throws {
        let (host, module, client) = try await connected()
        let first = try await client.push(Destination("shop.list"))
        try await client.push(Destination("shop.list", ["page": 2]), transient: true)
        #expect(try await client.contract.path().path.map(\.transient) == [nil, true])
        let back = try await client.push(Destination("shop.list"), ifPresent: .back)
        #expect(back.entry == first.entry && back.changed == true && back.durability == .memory)
        #expect(try await client.contract.path().count == 1)
        withExtendedLifetime((host, module)) {}
    }

    @Test func registrationSaysRolesRulesAndWhere() async throws {
        let (host, module, client) = try await connected()
        try await client.contract.createNavigator(name: "admin")
        let type = Contract.RegisteredDestination(
            type: "admin.users",
            orphan: .close,
            roles: ["private"],
            rules: .init(repeats: false, methods: ["push"])
        )
        try await module.register(ModuleRegistration(module: "admin", destinations: [type], navigator: "admin"))
        #expect(await refusal { try await client.push(Destination("admin.users"), at: Place(navigator: "n1")) } != nil)
        try await client.push(Destination("admin.users"), at: Place(navigator: "admin"))
        let twice = await refusal { try await client.push(Destination("admin.users"), at: Place(navigator: "admin")) }
        #expect(twice?.name == "path_refused" && twice?.data?["rule"]?.string == "repeats")

        let known = Contract.RegisteredDestination(
            type: "shop.about",
            hints: ["icon": "i"],
            orphan: .keep,
            roles: ["help"]
        )
        try await module.register(ModuleRegistration(module: "shop", destinations: [known]))
        let about = try await client.contract.destinations(module: "shop").destinations.first {
            $0.type == "shop.about"
        }
        #expect(about?.hints == known.hints && about?.orphan == .keep && about?.roles == ["help"])
        withExtendedLifetime(host) {}
    }
}
