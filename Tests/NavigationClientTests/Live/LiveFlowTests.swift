import NavigationClient
import TestSupport
import Testing

/// Flows and checkpoints, with the real host.
@Suite(.timeLimit(.minutes(20)))
struct LiveFlowTests {
    private let shop = ModuleRegistration(
        module: "shop",
        destinations: [DestinationType("shop.list"), DestinationType("shop.address"), DestinationType("shop.payment")]
    )

    @Test func flowGoesThroughItsSteps() async throws {
        let host = try LiveHost()
        let notices = Mailbox<HostSignal>()
        let module = try await NavigationClient.connect(to: host.path, timeout: patience) { notice in
            if case .signal(let signal) = notice { notices.put(signal) }
        }
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await module.register(shop)
        try await client.push(Destination("shop.list"))
        let order = FlowRequest(
            "order",
            module: "shop",
            schema: ["type": "integer"],
            data: ["step": 1],
            destination: Destination("shop.address")
        )
        async let ended = client.runFlow(order)
        let started = try #require(await notices.next())
        #expect(started.kind == "flow.started" && started.name == "order" && started.module == "shop")
        #expect(started.by?.method == "flow.start")
        let flow = try #require(started.flow)
        let open = try #require(try await module.flows(module: "shop").first)
        #expect(open.id == flow && open.data == ["step": 1] && open.position == 1 && open.state == .running)

        try await module.nextStep(of: flow, Destination("shop.payment"), data: ["step": 2])
        #expect(try await module.flows().first?.data == ["step": 2])
        try await module.updateFlow(flow, data: ["step": 3])
        #expect(await refusal { try await client.completeFlow(flow, with: 7) }?.name == "not_flow_owner")
        #expect(await refusal { try await module.completeFlow(flow, with: "x") }?.name == "invalid_arguments")
        let completed = try await module.completeFlow(flow, with: 7)
        #expect(completed.position == 1 && completed.removed == .init(entries: 2, navigators: 0))
        let end = try await ended
        #expect(end.outcome == .completed && end.flow == flow && end.value == 7 && end.by?.method == "flow.complete")
        #expect(try await client.flows() == [])
    }

    @Test func flowEndsEarly() async throws {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await client.register(shop)
        let first = try await client.startFlow(FlowRequest("order", destination: Destination("shop.address")))
        #expect(first.entry != nil && first.outcome.changed)
        try await client.cancelFlow(try #require(first.flow), reason: "enough")
        let second = try await client.startFlow(FlowRequest("order"))
        #expect(second.entry == nil)
        #expect(try await client.failFlow(try #require(second.flow), reason: "the card", data: 51).position == 0)
        #expect(await refusal { try await client.cancelFlow("a99") }?.name == "unknown_attachment")
    }

    @Test func moduleThatComesBackFindsItsFlows() async throws {
        let host = try LiveHost()
        let first = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await first.register(shop)
        let flow = try await first.startFlow(FlowRequest("order", data: ["step": 1])).flow
        let second = try await NavigationClient.connect(to: host.path, timeout: patience)
        // This host has a thread for each connection. It may read the next connection's request before it sees that the
        // first is closed.
        try await disconnect(first, by: second)
        let found = try #require(try await second.register(shop).flows.first)
        #expect(found.id == flow && found.scene == "main" && found.data == ["step": 1])
    }

    @Test func guardKeepsAFlowFromBeginning() async throws {
        let host = try LiveHost()
        let module = try await NavigationClient.connect(to: host.path, timeout: patience)
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await module.register(shop)
        try await module.addGuard(GuardRequest("login", types: ["shop.address"])) { _ in
            .redirect(to: Destination("shop.list"))
        }
        let order = FlowRequest("order", destination: Destination("shop.address"))
        let start = try await client.startFlow(order)
        #expect(start.flow == nil && start.outcome.redirected.count == 2)
        #expect(try await client.runFlow(order).outcome == .redirected)
    }

    @Test func checkpointIsReturnedTo() async throws {
        let host = try LiveHost()
        let notices = Mailbox<HostSignal>()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience) { notice in
            if case .signal(let signal) = notice { notices.put(signal) }
        }
        let other = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await client.register(shop)
        let established = try await client.establishCheckpoint("home", value: ["type": "integer"])
        #expect(established.position == 0 && established.navigator == "n1")
        #expect(try await !other.canReturnToCheckpoint("home"))
        try await other.push(Destination("shop.list"))
        #expect(try await other.canReturnToCheckpoint("home"))
        #expect(await refusal { try await other.returnToCheckpoint("home", value: "x") }?.name == "invalid_arguments")
        #expect(try await other.returnToCheckpoint("home", value: 7).removed?.entries == 1)
        let signal = try #require(await notices.next())
        #expect(signal.kind == "checkpoint.returned" && signal.name == "home" && signal.value == 7)
        #expect(await refusal { try await other.returnToCheckpoint("home") }?.name == "cannot_return")
        #expect(try await client.removeCheckpoint("home").changed)
    }
}
