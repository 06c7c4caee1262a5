import NavigationClient
import TestSupport
import Testing

/// Guards of a client, with the real host.
@Suite(.timeLimit(.minutes(20)))
struct LiveGuardTests {
    private let shop = ModuleRegistration(
        module: "shop",
        destinations: [
            Contract.RegisteredDestination(type: "shop.list"),
            Contract.RegisteredDestination(type: "shop.order", roles: ["private"]),
            Contract.RegisteredDestination(type: "shop.login", method: "sheet"),
        ]
    )

    @Test func guardAllowsDeniesAndRedirects() async throws {
        let host = try LiveHost()
        let module = try await NavigationClient.connect(to: host.path, timeout: patience)
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await module.register(shop)
        let asked = Mailbox<Contract.GuardAskQuestion>()
        let added = try await module.addGuard(
            .init(name: "login", on: .enter, types: ["shop.list"], roles: ["private"])
        ) {
            question in
            asked.put(question)
            switch question.entries.first?.arguments["as"]?.string {
            case "owner": return .allow
            case "stranger": return .deny(reason: "not yours")
            default: return try .redirect(to: Destination("shop.login", ["then": 1]))
            }
        }
        try await client.push(Destination("shop.order", ["as": "owner"]))
        let question = try #require(await asked.next())
        #expect(question.name == "login" && question.guard == added.id && question.on == .enter)
        #expect(question.scene == "main" && question.cause.method == "push" && question.redirected == nil)
        #expect(
            question.entries.map(\.type) == ["shop.order"] && question.entries.map(\.arguments) == [["as": "owner"]]
        )
        #expect(question.entries.map(\.method) == ["push"] && question.entries.first?.navigator == "n1")

        let refusal = await refusal { try await client.push(Destination("shop.order", ["as": "stranger"])) }
        #expect(refusal?.name == "denied" && refusal?.data?["reason"]?.string == "not yours")

        let sent = try await client.push(Destination("shop.list"))
        #expect(sent.redirected?.map(\.type) == ["shop.list", "shop.login"])
        #expect(sent.redirected?.map(\.guard) == [nil, added.id])
        #expect(try await client.tree().navigators.last?.root?.arguments == ["then": 1])

        try await module.removeGuard(added)
        #expect(try await client.contract.dismiss().changed == true)
        #expect(try await client.push(Destination("shop.list")).redirected == nil)
    }

    @Test func handlerThatThrowsLeavesItToTheDefault() async throws {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await client.register(shop)
        let lenient = try await client.addGuard(.init(name: "lenient", on: .leave, default: .allow)) { _ in
            throw QuestionRefusal(message: "no idea")
        }
        let other = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await other.push(Destination("shop.list"))
        try await other.contract.pop()
        try await client.removeGuard(lenient)
        try await client.addGuard(.init(name: "strict", on: .enter)) { _ in throw QuestionRefusal(message: "no idea") }
        let refusal = await refusal { try await other.push(Destination("shop.list")) }
        #expect(refusal?.name == "denied" && refusal?.data?["byDefault"]?.bool == true)
    }

    @Test func guardStandsAgainAfterAReconnection() async throws {
        let host = try LiveHost()
        let module = try await NavigationClient.connect(to: host.path, timeout: patience, reconnecting: quick)
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await client.register(shop)
        let added = try await module.addGuard(.init(name: "closed", on: .enter)) { _ in .deny(reason: "closed") }
        try await disconnect(module, by: client)
        try await module.ready()
        let refusal = await refusal { try await client.push(Destination("shop.list")) }
        #expect(refusal?.data?["guardName"]?.string == "closed")
        #expect(refusal?.data?["guard"]?.string != added.id, "the host has given it another id")
        try await module.removeGuard(added)
        #expect(try await client.push(Destination("shop.list")).changed == true)
        try await disconnect(module, by: client)
        try await module.ready()
        #expect(try await client.push(Destination("shop.list")).changed == true, "what was removed stays away")
    }

    @Test func removedGuardIsUnknown() async throws {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        let added = try await client.addGuard(.init(name: "a", on: .enter)) { _ in .allow }
        try await client.removeGuard(added)
        #expect(await refusal { try await client.removeGuard(added) }?.name == "unknown_guard")
        #expect(
            await refusal { try await client.addGuard(.init(name: "a", on: .enter, scene: "side")) { _ in .allow } }?
                .name
                == "unknown_scene"
        )
    }
}
