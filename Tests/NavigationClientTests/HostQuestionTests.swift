import NavigationClient
import TestSupport
import Testing

/// Questions besides messages to entries, and what the host tells one session.
@Suite(.timeLimit(.minutes(20)))
struct HostQuestionTests {
    @Test func contentIsProvided() async throws {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        client.contract.answerTypeProvide { question in
            question.entries.map { item in
                item.arguments["id"] == 1
                    ? nil : .init(content: ["for": item.arguments["id"] ?? .null, "type": JSONPayload(question.type)])
            }
        }
        let page = Contract.RegisteredDestination(type: "shop.page", provides: true)
        try await client.register(ModuleRegistration(module: "shop", destinations: [page]))
        var changes = try await client.watch().makeAsyncIterator()
        _ = try await changes.next()
        try await client.push(Destination("shop.page", ["id": 1]))
        try await client.push(Destination("shop.page", ["id": 2]))
        // Each entry is shown, and then the module has answered about it.
        for _ in 0..<4 { _ = try await changes.next() }
        #expect(try await client.call("entry.get", ["entry": "e2"])["content"] == nil)
        #expect(try await client.call("entry.get", ["entry": "e3"])["content"] == ["for": 2, "type": "shop.page"])
    }

    @Test func entriesAreMigrated() async throws {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        client.contract.answerTypeMigrate { question in
            question.entries.map { ["was": JSONPayload($0.from), "is": JSONPayload(question.to)] }
        }
        var page = Contract.RegisteredDestination(type: "shop.page", version: 1)
        try await client.register(ModuleRegistration(module: "shop", destinations: [page]))
        var changes = try await client.watch().makeAsyncIterator()
        _ = try await changes.next()
        try await client.push(Destination("shop.page"))
        page.version = 2
        try await client.register(ModuleRegistration(module: "shop", destinations: [page]))
        for _ in 0..<2 { _ = try await changes.next() }
        #expect(try await client.tree().navigators[0].path[0].arguments == ["was": 1, "is": 2])
    }

    @Test func methodHasItsHandlerUnlessTheTypeHasOne() async throws {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        client.on("entry.ask") { question in ["method": JSONPayload(question.method)] }
        let types = [
            Contract.RegisteredDestination(type: "shop.page"), Contract.RegisteredDestination(type: "shop.list"),
        ]
        try await client.register(ModuleRegistration(module: "shop", destinations: types))
        await client.answerQuestions(about: "shop.list") { _ in "the list" }
        let page = try #require(try await client.push(Destination("shop.page")).entry)
        let list = try #require(try await client.push(Destination("shop.list")).entry)
        #expect(try await client.ask(page, 1) == ["method": "entry.ask"])
        #expect(try await client.ask(list, 1) == "the list")
        client.on("entry.ask", answer: nil)
        #expect(await refusal { _ = try await client.ask(page, 1) }?.name == "provider_error")
    }

    @Test func signalIsToldToWhomItConcerns() async throws {
        let host = try LiveHost()
        let notices = Mailbox<HostNotice>()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience, onNotice: { notices.put($0) })
        let alert = Contract.RegisteredDestination(type: "shop.sure", method: "alert")
        try await client.register(ModuleRegistration(module: "shop", destinations: [alert]))
        let shown = try await client.call("present", ["type": "shop.sure", "buttons": [["answer": "yes"]]])
        _ = try await client.call("answer", ["entry": shown["entry"] ?? .null, "answer": "yes", "value": 7])
        guard case .signal(let signal)? = try await notices.next()?.details() else {
            Issue.record("no signal")
            return
        }
        #expect(signal.kind == .alertAnswered)
        #expect(signal.name == "yes")
        #expect(signal.value == 7)
        #expect(signal.revision == 2)
    }
}
