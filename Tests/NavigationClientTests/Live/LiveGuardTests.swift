import NavigationClient
import TestSupport
import Testing

/// Guards of a client, with the real host.
@Suite(.timeLimit(.minutes(20)))
struct LiveGuardTests {
    private let shop = ModuleRegistration(
        module: "shop",
        destinations: [
            DestinationType("shop.list"), DestinationType("shop.order", roles: ["private"]),
            DestinationType("shop.login", method: "sheet"),
        ]
    )

    @Test func guardAllowsDeniesAndRedirects() async throws {
        let host = try LiveHost()
        let module = try await NavigationClient.connect(to: host.path, timeout: patience)
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await module.register(shop)
        let asked = Mailbox<GuardQuestion>()
        let added = try await module.addGuard(GuardRequest("login", types: ["shop.list"], roles: ["private"])) {
            question in
            asked.put(question)
            switch question.entries.first?.destination.arguments?["as"]?.string {
            case "owner": return .allow
            case "stranger": return .deny(reason: "not yours")
            default: return .redirect(to: Destination("shop.login", ["then": 1]))
            }
        }
        try await client.push(Destination("shop.order", ["as": "owner"]))
        let question = try #require(await asked.next())
        #expect(question.name == "login" && question.guard == added.id && question.moment == .enter)
        #expect(question.scene == "main" && question.cause.method == "push" && question.redirected == [])
        #expect(question.entries.map(\.destination) == [Destination("shop.order", ["as": "owner"])])
        #expect(question.entries.map(\.method) == ["push"] && question.entries.first?.navigator == "n1")

        let refusal = await refusal { try await client.push(Destination("shop.order", ["as": "stranger"])) }
        #expect(refusal?.name == "denied" && refusal?.data?["reason"]?.string == "not yours")

        let sent = try await client.push(Destination("shop.list"))
        #expect(sent.redirected.map(\.destination.type) == ["shop.list", "shop.login"])
        #expect(sent.redirected.map(\.guard) == [nil, added.id])
        #expect(try await client.tree().navigators.last?.root?.arguments == ["then": 1])

        try await module.removeGuard(added)
        #expect(try await client.dismiss().changed)
        #expect(try await client.push(Destination("shop.list")).redirected == [])
    }

    @Test func handlerThatThrowsLeavesItToTheDefault() async throws {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await client.register(shop)
        let lenient = try await client.addGuard(GuardRequest("lenient", on: .leave, default: .allow)) { _ in
            throw QuestionRefusal(message: "no idea")
        }
        let other = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await other.push(Destination("shop.list"))
        try await other.pop()
        try await client.removeGuard(lenient)
        try await client.addGuard(GuardRequest("strict")) { _ in throw QuestionRefusal(message: "no idea") }
        let refusal = await refusal { try await other.push(Destination("shop.list")) }
        #expect(refusal?.name == "denied" && refusal?.data?["byDefault"]?.bool == true)
    }

    @Test func guardStandsAgainAfterAReconnection() async throws {
        let host = try LiveHost()
        let module = try await NavigationClient.connect(to: host.path, timeout: patience, reconnecting: quick)
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await client.register(shop)
        let added = try await module.addGuard(GuardRequest("closed")) { _ in .deny(reason: "closed") }
        try await disconnect(module, by: client)
        try await module.ready()
        let refusal = await refusal { try await client.push(Destination("shop.list")) }
        #expect(refusal?.data?["guardName"]?.string == "closed")
        #expect(refusal?.data?["guard"]?.string != added.id.rawValue, "the host has given it another id")
        try await module.removeGuard(added)
        #expect(try await client.push(Destination("shop.list")).changed)
        try await disconnect(module, by: client)
        try await module.ready()
        #expect(try await client.push(Destination("shop.list")).changed, "what was removed stays away")
    }

    @Test func removedGuardIsUnknown() async throws {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        let added = try await client.addGuard(GuardRequest("a")) { _ in .allow }
        try await client.removeGuard(added)
        #expect(await refusal { try await client.removeGuard(added) }?.name == "unknown_guard")
        #expect(
            await refusal { try await client.addGuard(GuardRequest("a", scene: "side")) { _ in .allow } }?.name
                == "unknown_scene"
        )
    }
}
