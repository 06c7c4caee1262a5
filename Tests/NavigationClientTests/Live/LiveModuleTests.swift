import NavigationClient
import TestSupport
import Testing

/// A client's module that registers everything in one request, with the real host.
@Suite(.timeLimit(.minutes(20)))
struct LiveModuleTests {
    private func shop(_ asked: Mailbox<String>) -> ModuleRegistration {
        ModuleRegistration(
            module: "shop",
            destinations: [DestinationType("shop.list"), DestinationType("shop.item")],
            guards: [
                ModuleGuard(GuardRequest("cart", on: .enter, types: ["shop.item"])) { question in
                    asked.put(question.name)
                    return .allow
                }
            ],
            receivers: [
                ModuleReceiver(.route("shop.checkout")) { _ in
                    asked.put("checkout")
                    return .auto
                }, ModuleReceiver(.type("shop.list"), .navigating(on: "n1")),
            ],
            urls: [
                ModuleURL("shop://list", as: [.destination(Destination("shop.list"))]),
                ModuleURL("shop://today") { _ in
                    asked.put("today")
                    return [.destination(Destination("shop.list", ["day": "today"]))]
                },
            ],
            mappings: [ModuleMapping(from: "help.page", to: "shop.list", arguments: ["help": true], navigator: "n1")],
            flows: [FlowRequest("order", data: ["step": 1], destination: Destination("shop.list"), method: "sheet")]
        )
    }

    @Test func everyPartWorksAgainAfterAReconnection() async throws {
        let host = try LiveHost()
        let asked = Mailbox<String>()
        let module = try await NavigationClient.connect(to: host.path, timeout: patience, reconnecting: quick)
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        let outcome = try await module.register(shop(asked))
        #expect(outcome.guards.count == 1 && outcome.receivers.count == 2 && outcome.mappings.count == 1)
        #expect(outcome.urls.map(\.pattern) == ["shop://list", "shop://today"] && outcome.urls[0].isLive)
        try await disconnect(module, by: client)
        try await module.ready()
        try await client.push(Destination("shop.item"))
        #expect(await asked.next() == "cart")
        try await client.send([.route("shop.checkout")])
        #expect(await asked.next() == "checkout")
        #expect(try await client.resolveURL("shop://list").items.count == 1)
        _ = try await client.resolveURL("shop://today")
        #expect(await asked.next() == "today")
        try await client.push(Destination("help.page"))
        #expect(try await client.path().entries.last?.arguments == ["help": true])
        let flow = try await client.startFlow(FlowRequest("order", module: "shop"))
        #expect(flow.shownOn != nil)
    }

    @Test func methodsOfPresentationAreDefined() async throws {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        let shop = ModuleRegistration(
            module: "shop",
            destinations: [
                DestinationType("shop.menu", method: "drawer"), DestinationType("shop.saved", method: "toast"),
            ],
            presentations: [
                ModulePresentation("drawer", hasPath: true),
                ModulePresentation("toast", isExclusive: false, closesAfter: .seconds(3_600)),
            ]
        )
        try await client.register(shop)
        try await client.navigate(to: Destination("shop.saved"))
        try await client.navigate(to: Destination("shop.menu"))
        let shown = try await client.tree().navigators
        #expect(shown.map(\.method) == [nil, "toast", "drawer"] && shown.map(\.hasPath) == [true, false, true])
        #expect(shown.first?.overlays == [shown[1].id] && shown[1].closesAfter == 3_600)
    }

    @Test func aListTakesThePlaceOfTheOneBefore() async throws {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        let asked = Mailbox<String>()
        let first = try await client.register(shop(asked))
        let again = try await client.register(shop(asked))
        #expect(again.guards == first.guards && again.receivers == first.receivers && again.mappings == first.mappings)
        let types = [DestinationType("shop.item")]
        let whole = try await client.register(ModuleRegistration(module: "shop", destinations: types, replaces: true))
        #expect(whole.guards.isEmpty && whole.registered == ["shop.item"])
        #expect(try await client.destinations().map(\.type) == ["shop.item"])
        let wrong = ModuleRegistration(module: "shop", destinations: [], urls: [ModuleURL("shop://:a/:a", as: [])])
        let refusal = await refusal { try await client.register(wrong) }
        #expect(refusal?.data?["list"]?.string == "urls" && refusal?.data?["index"]?.integer == 0)
    }
}
