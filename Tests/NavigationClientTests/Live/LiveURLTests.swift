import NavigationClient
import TestSupport
import Testing

/// URLs of a client's module, with the real host.
@Suite(.timeLimit(.minutes(20)))
struct LiveURLTests {
    private let shop = ModuleRegistration(
        module: "shop",
        destinations: [.init(type: "shop.list"), .init(type: "shop.item")]
    )
    private let item: [Contract.SentItem] = [.type("shop.item", arguments: ["id": "{id}"])]

    @Test func patternLeadsToAPlaceAndBack() async throws {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await client.register(shop)
        #expect(try await client.registerURL("shop://item/:id(int)", as: item))
        #expect(try await !client.registerURL("shop://help", as: [.type("help.page")]))
        let resolved = try await client.contract.resolveURL(url: "shop://item/12")
        #expect(resolved.items == [.type("shop.item", arguments: ["id": 12])])
        #expect(resolved.parameters == ["id": 12] && resolved.module == "shop")
        let opened = try await client.openURL("shop://item/12")
        let entry = try #require(opened.steps.first?.entry)
        #expect(try await client.contract.encodeURL().url == "shop://item/12")
        #expect(try await client.contract.encodeURL(entry: entry).url == "shop://item/12")
        try await client.push(Destination("shop.list"))
        #expect(await refusal { _ = try await client.contract.encodeURL() }?.name == "url_no_link")
        #expect(try await client.unregisterURL("shop://help") == ["shop://help"])
        #expect(try await client.unregisterURL() == ["shop://item/:id(int)"])
        #expect(await refusal { try await client.openURL("shop://item/12") }?.name == "url_unknown")
    }

    @Test func moduleSaysWhatAURLBecomes() async throws {
        let host = try LiveHost()
        let module = try await NavigationClient.connect(to: host.path, timeout: patience)
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await module.register(shop)
        try await module.registerURL("shop://today/:day") { question in
            question.parameters["day"] == "sunday"
                ? nil : [try .destination(Destination("shop.list", question.parameters))]
        }
        #expect(try await client.openURL("shop://today/monday").steps.map(\.outcome) == [.shown])
        #expect(try await client.contract.path().path.map(\.arguments) == [["day": "monday"]])
        #expect(
            await refusal { _ = try await client.contract.resolveURL(url: "shop://today/sunday") }?.name
                == "url_unknown"
        )
    }

    @Test func patternsComeBackAfterAReconnectionAndGoWithTheirModule() async throws {
        let host = try LiveHost()
        let module = try await NavigationClient.connect(to: host.path, timeout: patience, reconnecting: quick)
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await module.register(shop)
        try await module.registerURL("shop://item/:id(int)", as: item)
        try await module.registerURL("shop://list", as: [.type("shop.list")])
        try await module.unregisterURL("shop://list")
        try await disconnect(module, by: client)
        try await module.ready()
        #expect(try await client.contract.resolveURL(url: "shop://item/1").module == "shop")
        #expect(await refusal { _ = try await client.contract.resolveURL(url: "shop://list") }?.name == "url_unknown")

        // The module is registered again, without patterns.
        try await module.unregister("shop")
        try await module.register(shop)
        try await disconnect(module, by: client)
        try await module.ready()
        #expect(await refusal { _ = try await client.contract.resolveURL(url: "shop://item/1") }?.name == "url_unknown")
    }
}
