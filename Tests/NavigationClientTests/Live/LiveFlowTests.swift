import NavigationClient
import TestSupport
import Testing

/// Flows and checkpoints, with the real host.
@Suite(.timeLimit(.minutes(20)))
struct LiveFlowTests {
    private let shop = ModuleRegistration(
        module: "shop",
        destinations: [.init(type: "shop.list"), .init(type: "shop.address"), .init(type: "shop.payment")]
    )

    @Test func flowGoesThroughItsSteps() async throws {
        let host = try LiveHost()
        let notices = Mailbox<Contract.SignalNotification>()
        let module = try await NavigationClient.connect(to: host.path, timeout: patience) { notice in
            if case .signal(let signal)? = try? notice.details() { notices.put(signal) }
        }
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await module.register(shop)
        try await client.push(Destination("shop.list"))
        async let ended = client.runFlow(
            "order",
            module: "shop",
            schema: ["type": "integer"],
            data: ["step": 1],
            destination: Destination("shop.address")
        )
        let started = try #require(await notices.next())
        #expect(started.kind == .flowStarted && started.name == "order" && started.module == "shop")
        #expect(started.by?.method == "flow.start")
        let flow = try #require(started.flow)
        let open = try #require(try await module.contract.flows(module: "shop").flows.first)
        #expect(open.id == flow && open.data == ["step": 1] && open.position == 1 && open.state == .running)

        try await module.nextStep(of: flow, Destination("shop.payment"), data: ["step": 2])
        #expect(try await module.contract.flows().flows.first?.data == ["step": 2])
        try await module.contract.updateFlow(flow: flow, data: ["step": 3])
        #expect(
            await refusal { try await client.contract.completeFlow(flow: flow, value: 7) }?.name == "not_flow_owner"
        )
        #expect(
            await refusal { try await module.contract.completeFlow(flow: flow, value: "x") }?.name
                == "invalid_arguments"
        )
        let completed = try await module.contract.completeFlow(flow: flow, value: 7)
        #expect(completed.position == 1 && completed.removed?.entries == 2)
        let end = try await ended
        #expect(end.outcome == "completed" && end.flow == flow && end.value == 7 && end.by?.method == "flow.complete")
        #expect(try await client.contract.flows().flows == [])
    }

    @Test func flowEndsEarly() async throws {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await client.register(shop)
        let first = try await client.contract.startFlow(name: "order", type: "shop.address")
        #expect(first.shown?.entry != nil && first.changed == true)
        try await client.contract.cancelFlow(flow: try #require(first.flow), reason: "enough")
        let second = try await client.contract.startFlow(name: "order")
        #expect(second.shown == nil)
        #expect(try await client.contract.failFlow(flow: try #require(second.flow), reason: "the card").position == 0)
        #expect(await refusal { try await client.contract.cancelFlow(flow: "a99") }?.name == "unknown_attachment")
    }

    @Test func moduleThatComesBackFindsItsFlows() async throws {
        let host = try LiveHost()
        let first = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await first.register(shop)
        let flow = try await first.contract.startFlow(name: "order", data: ["step": 1]).flow
        let second = try await NavigationClient.connect(to: host.path, timeout: patience)
        // This host has a thread for each connection. It may read the next connection's request before it sees that the
        // first is closed.
        try await disconnect(first, by: second)
        let found = try #require(try await second.register(shop).flows?.first)
        #expect(found.id == flow && found.scene == "main" && found.data == ["step": 1])
    }

    @Test func guardKeepsAFlowFromBeginning() async throws {
        let host = try LiveHost()
        let module = try await NavigationClient.connect(to: host.path, timeout: patience)
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await module.register(shop)
        try await module.addGuard(.init(name: "login", on: .enter, types: ["shop.address"])) { _ in
            try .redirect(to: Destination("shop.list"))
        }
        let start = try await client.contract.startFlow(name: "order", type: "shop.address")
        #expect(start.flow == nil && start.redirected?.count == 2)
        let end = try await client.runFlow("order", destination: Destination("shop.address"))
        #expect(end.outcome == "redirected")
    }

    @Test func checkpointIsReturnedTo() async throws {
        let host = try LiveHost()
        let notices = Mailbox<Contract.SignalNotification>()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience) { notice in
            if case .signal(let signal)? = try? notice.details() { notices.put(signal) }
        }
        let other = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await client.register(shop)
        let established = try await client.contract.establishCheckpoint(checkpoint: "home", value: ["type": "integer"])
        #expect(established.position == 0 && established.navigator == "n1")
        #expect(try await !other.contract.canReturn(checkpoint: "home").canReturn)
        try await other.push(Destination("shop.list"))
        #expect(try await other.contract.canReturn(checkpoint: "home").canReturn)
        #expect(
            await refusal { try await other.contract.returnToCheckpoint(checkpoint: "home", value: "x") }?.name
                == "invalid_arguments"
        )
        #expect(try await other.contract.returnToCheckpoint(checkpoint: "home", value: 7).removed?.entries == 1)
        let signal = try #require(await notices.next())
        #expect(signal.kind == .checkpointReturned && signal.name == "home" && signal.value == 7)
        #expect(
            await refusal { try await other.contract.returnToCheckpoint(checkpoint: "home") }?.name == "cannot_return"
        )
        #expect(try await client.contract.removeCheckpoint(checkpoint: "home").changed)
    }
}
