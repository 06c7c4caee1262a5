import NavigationClient
import TestSupport
import Testing

/// Tests of sending and receiving, with the real host.
@Suite(.timeLimit(.minutes(20)))
struct LiveSequenceTests {
    private let app = ModuleRegistration(
        module: "app",
        destinations: [
            Contract.RegisteredDestination(type: "app.profile"),
            Contract.RegisteredDestination(type: "app.photo", method: "sheet"),
            Contract.RegisteredDestination(type: "app.inbox", method: "send"),
        ]
    )

    @Test func itemsGoToTheirReceiversAndTheRestIsShown() async throws {
        let host = try LiveHost()
        let module = try await NavigationClient.connect(to: host.path, timeout: patience)
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await module.register(app)
        try await module.contract.createNavigator(name: "home")
        try await module.contract.createNavigator(name: "settings")
        try await module.receive(.valueAuto(.init(value: "tabs.settings", auto: .init(select: "settings"))))
        try await module.receive(
            .typeAuto(.init(type: "app.inbox", auto: .init(navigate: "home", resume: .word(.immediately))))
        )
        let asked = Mailbox<Contract.ValueReceiveQuestion>()
        let added = try await module.receive(.route("app.checkout", navigator: "settings")) { question in
            asked.put(question)
            let photo = Destination("app.photo", ["of": question.data ?? .null])
            return .inserting([try .destination(photo)])
        }
        let outcome = try await client.send(
            [
                .action(.reset), .value("tabs.settings"), .route("app.checkout", data: 7),
                try .destination(Destination("app.inbox")), .actionMethod("dismissAny"),
                .actionValues(
                    .init(values: [.type("app.profile", navigator: "n1"), .action(.empty)])
                ),
            ],
            name: "link"
        )
        #expect(outcome.outcome == .completed && outcome.scene == "main")
        #expect(
            outcome.steps.map(\.outcome) == [
                .performed, .selected, .received, .shown, .shown, .performed, .performed, .shown, .performed,
            ]
        )
        #expect(outcome.steps.map(\.item)[3] == .type("app.photo", arguments: ["of": 7]))
        #expect(outcome.steps[3].addedBy == 2 && outcome.steps[2].by?.receiver == added.id)
        let question = try #require(await asked.next())
        #expect(question.route == "app.checkout" && question.data == 7 && question.index == 2)
        #expect(question.receiver == added.id && question.sequence == outcome.sequence)
        #expect(try await client.tree().navigators.map(\.path.count) == [1, 1, 0])
    }

    @Test func receiverOfATypeIsGivenItsArguments() async throws {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await client.register(app)
        try await client.receive(.type("app.inbox")) { question in
            .replacing([.type("app.profile", arguments: question.arguments)])
        }
        let outcome = try await client.send([try .destination(Destination("app.inbox", ["id": 3]), method: "send")])
        #expect(outcome.steps.map(\.outcome) == [.received, .shown])
        #expect(try await client.contract.path().path.map(\.arguments) == [["id": 3]])
    }

    @Test func whatFailsSaysWhatBecameOfTheRest() async throws {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await client.register(app)
        let missing = await refusal {
            try await client.send([.type("app.profile"), .value("app.nothing"), .action(.reset)])
        }
        #expect(missing?.name == "no_receiver")
        #expect(try missing?.context().steps?.map(\.outcome) == [.shown, .failed, .notSent])
        let added = try await client.receive(.value("app.bad")) { _ in throw QuestionRefusal(message: "no") }
        let failed = await refusal { try await client.send([.value("app.bad")]) }
        #expect(failed?.name == "receiver_error")
        #expect(try failed?.context().steps?.map(\.outcome) == [.failed])
        try await client.stopReceiving(added)
        #expect(await refusal { try await client.stopReceiving(added) }?.name == "unknown_receiver")
        #expect(await refusal { try await client.send([.value("app.bad")]) }?.name == "no_receiver")
    }

    /// The next paused sequence.
    private func paused(_ events: inout NavigationWatch.Iterator) async throws -> String {
        while let event = try await events.next() {
            guard case .happened(.sequencePaused(let event)) = event else { continue }
            return event.sequence
        }
        throw NavigationClientError.badAnswer("nothing is paused")
    }

    @Test func pausedSequencesGoOnOrAreGivenUp() async throws {
        let host = try LiveHost()
        let app = try await NavigationClient.connect(to: host.path, timeout: patience)
        let login = try await NavigationClient.connect(to: host.path, timeout: patience)
        var events = try await login.watch(WatchRequest(verbosity: .info)).makeAsyncIterator()
        try await app.receive(.value("app.account")) { _ in .pause }
        async let first = app.send([.value("app.account"), .action(.empty)])
        let sequence = try await paused(&events)
        #expect(try await login.contract.resume(sequence: sequence).resumed == [sequence])
        #expect(try await first.steps.map(\.resume) == [.pause, .immediately])

        async let second = app.send([.value("app.account")])
        _ = try await paused(&events)
        #expect(try await login.contract.cancelResume().cancelled.count == 1)
        #expect(try await second.outcome == .cancelled)
        #expect(try await login.contract.resume().resumed == [])
        #expect(await refusal { try await login.contract.resume(sequence: sequence) }?.name == "unknown_sequence")
    }

    @Test func deadlineOfTheClientIsNotThatOfASequence() async throws {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: .zero)
        #expect(try await client.send([.action(.empty)]).outcome == .completed)
        guard
            case .timedOut("send", .zero)? = await failure({ try await client.send([.action(.pause)], timeout: .zero) })
        else {
            Issue.record("a deadline that was asked for is kept")
            return
        }
    }

    @Test func cancelledTaskCancelsItsSequence() async throws {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        var events = try await client.watch(WatchRequest(verbosity: .info)).makeAsyncIterator()
        let task = Task { try await client.send([.action(.pause)]) }
        _ = try await paused(&events)
        task.cancel()
        await #expect(throws: NavigationClientError.cancelled) { try await task.value }
        #expect(try await client.call("sequence.list")["sequences"] == [])
    }

    @Test(
        arguments: [
            (.auto, #""auto""#), (.after(0.5), #"{"after":0.5}"#),
            (.appending([.action(.empty)]), #"{"appending":[{"action":"empty"}]}"#),
            (.replacing([]), #"{"replacing":[]}"#),
        ] as [(Contract.ValueReceiveAnswerResume, String)]
    )
    func resumeIsWrittenAsTheHostReadsIt(resume: Contract.ValueReceiveAnswerResume, text: String) async throws {
        let host = try FakeHost { host in
            host.answer()
            host.writeLine(
                """
                {"id":"q1","method":"value.receive","params":{"scene":"main","sequence":"s2.1","index":0,"navigator":"n1",\
                "receiver":"r1.1","value":"a.b","data":null,"timeout":3600}}
                """
            )
            #expect(host.readLine() == #"{"jsonrpc":"2.0","id":"q1","result":{"resume":\#(text)}}"#)
        }
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        _ = await failure { try await client.receive(.value("a.b")) { _ in resume } }
        await client.closed()
    }

    @Test func receiverStandsAgainAfterAReconnection() async throws {
        let host = try LiveHost()
        let module = try await NavigationClient.connect(to: host.path, timeout: patience, reconnecting: quick)
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        let added = try await module.receive(.value("app.account")) { _ in .auto }
        try await disconnect(module, by: client)
        try await module.ready()
        #expect(try await client.send([.value("app.account")]).steps.map(\.outcome) == [.received])
        try await module.stopReceiving(added)
        #expect(await refusal { try await client.send([.value("app.account")]) }?.name == "no_receiver")
    }
}
