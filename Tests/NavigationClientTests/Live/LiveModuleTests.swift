import NavigationClient
import TestSupport
import Testing

/// A client's module that registers everything in one request, with the real host.
@Suite(.timeLimit(.minutes(20)))
struct LiveModuleTests {
    private func shop(_ asked: Mailbox<String>) -> ModuleRegistration {
        ModuleRegistration(
            module: "shop",
            destinations: [.init(type: "shop.list"), .init(type: "shop.item")],
            guards: [
                ModuleGuard(.init(name: "cart", on: .enter, types: ["shop.item"])) { question in
                    asked.put(question.name)
                    return .allow
                }
            ],
            receivers: [
                ModuleReceiver(.route("shop.checkout")) { _ in
                    asked.put("checkout")
                    return .auto
                }, ModuleReceiver(.typeAuto(.init(type: "shop.list", auto: .init(navigate: "n1")))),
            ],
            urls: [
                ModuleURL(.to(.init(pattern: "shop://list", to: [.type("shop.list")]))),
                ModuleURL(.ask(.init(pattern: "shop://today", ask: true))) { _ in
                    asked.put("today")
                    return [try .destination(Destination("shop.list", ["day": "today"]))]
                },
            ],
            mappings: [.init(from: "help.page", to: "shop.list", navigator: "n1", arguments: ["help": true])],
            flows: [.init(name: "order", data: ["step": 1], type: "shop.list", method: "sheet")]
        )
    }

    @Test func everyPartWorksAgainAfterAReconnection() async throws {
        let host = try LiveHost()
        let asked = Mailbox<String>()
        let module = try await NavigationClient.connect(to: host.path, timeout: patience, reconnecting: quick)
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        let outcome = try await module.register(shop(asked))
        #expect(outcome.guards?.count == 1 && outcome.receivers?.count == 2 && outcome.mappings?.count == 1)
        #expect(outcome.urls?.map(\.pattern) == ["shop://list", "shop://today"] && outcome.urls?[0].isLive == true)
        try await disconnect(module, by: client)
        try await module.ready()
        try await client.push(Destination("shop.item"))
        #expect(await asked.next() == "cart")
        try await client.send([.route("shop.checkout")])
        #expect(await asked.next() == "checkout")
        #expect(try await client.contract.resolveURL(url: "shop://list").items.count == 1)
        _ = try await client.contract.resolveURL(url: "shop://today")
        #expect(await asked.next() == "today")
        try await client.push(Destination("help.page"))
        #expect(try await client.contract.path().path.last?.arguments == ["help": true])
        let flow = try await client.contract.startFlow(name: "order", module: "shop")
        #expect(flow.shown != nil)
    }

    @Test func methodsOfPresentationAreDefined() async throws {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        let shop = ModuleRegistration(
            module: "shop",
            destinations: [
                Contract.RegisteredDestination(type: "shop.menu", method: "drawer"),
                Contract.RegisteredDestination(type: "shop.saved", method: "toast"),
            ],
            presentations: [
                .init(method: "drawer", hasPath: true),
                .init(method: "toast", exclusive: false, closesAfter: 3_600),
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
        let types = [Contract.RegisteredDestination(type: "shop.item")]
        let whole = try await client.register(ModuleRegistration(module: "shop", destinations: types, replaces: true))
        #expect(whole.guards == nil && whole.registered == ["shop.item"])
        #expect(try await client.contract.destinations().destinations.map(\.type) == ["shop.item"])
        let wrong = ModuleRegistration(
            module: "shop",
            destinations: [],
            urls: [ModuleURL(.to(.init(pattern: "shop://:a/:a", to: [.type("shop.list")])))]
        )
        let refusal = await refusal { try await client.register(wrong) }
        #expect(refusal?.data?["list"]?.string == "urls" && refusal?.data?["index"]?.integer == 0)
    }
}
