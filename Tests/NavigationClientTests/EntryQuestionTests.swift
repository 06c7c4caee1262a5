import NavigationClient
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20)))
struct EntryQuestionTests {
    @Test func handlerAnswersWithTheIDOfTheQuestion() async throws {
        let answer = try await answer { client in
            await client.answerQuestions(about: "shop.item") { question in
                #expect(question.scene == "main")
                #expect(question.navigator == "n1")
                #expect(question.entry == "e2")
                #expect(question.timeout == 2500)
                return ["title": question.arguments["id"] ?? .null, "asked": question.message]
            }
        }
        #expect(answer == #"{"jsonrpc":"2.0","id":"q7","result":{"title":42,"asked":"title"}}"#)
    }

    @Test func handlerOfTheTypeGoesBeforeTheGeneralOne() async throws {
        let answer = try await answer { client in
            await client.answerQuestions { _ in "general" }
            await client.answerQuestions(about: "shop.item") { _ in "of the type" }
        }
        #expect(answer == #"{"jsonrpc":"2.0","id":"q7","result":"of the type"}"#)
    }

    @Test func generalHandlerAnswersForEveryOtherType() async throws {
        let answer = try await answer { client in
            await client.answerQuestions { _ in "general" }
            await client.answerQuestions(about: "shop.list") { _ in "of another type" }
        }
        #expect(answer == #"{"jsonrpc":"2.0","id":"q7","result":"general"}"#)
    }

    @Test func questionWithoutHandlerIsRefused() async throws {
        let answer = try await answer { _ in }
        let message = "This module does not answer questions about shop.item."
        #expect(answer == #"{"jsonrpc":"2.0","id":"q7","error":{"code":-32601,"message":"\#(message)"}}"#)
    }

    @Test func refusalOfTheHandlerIsPassedOn() async throws {
        let answer = try await answer { client in
            await client.answerQuestions { _ in throw QuestionRefusal(code: 5, message: "Sold out.", data: ["id": 42]) }
        }
        #expect(answer == #"{"jsonrpc":"2.0","id":"q7","error":{"code":5,"message":"Sold out.","data":{"id":42}}}"#)
    }

    @Test func otherErrorOfTheHandlerHasTheCodeOne() async throws {
        let answer = try await answer { client in
            await client.answerQuestions { _ in throw Mishap.spilled }
        }
        #expect(answer == #"{"jsonrpc":"2.0","id":"q7","error":{"code":1,"message":"spilled"}}"#)
    }

    @Test(arguments: ["connection ends": 3600, "deadline passes": 0.02, "the host waits no longer": 3601])
    func handlerIsCancelled(when: String, timeout: Double) async throws {
        let cancels = Mailbox<Bool>()
        let starts = Mailbox<Bool>()
        let host = try FakeHost { host in
            host.answer()
            host.writeLine(question(timeout: timeout))
            if timeout == 3601 {
                host.answer()
                host.writeLine(#"{"method":"questionEnded","params":{"question":"q7","reason":"cancelled"}}"#)
            }
            host.waitForEnd()
        }
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        await client.answerQuestions { _ in
            starts.put(true)
            await untilCancelled()
            cancels.put(true)
            return .null
        }
        _ = try await client.call("ping")
        try #require(await starts.next() == true)
        if timeout == 3600 { await client.close() }
        if timeout == 3601 { _ = try await client.call("ping") }
        #expect(await cancels.next() == true)
    }

    /// The host sees which session waits for which, also for a task that the handler started. After the answer, and
    /// over another connection, requests do not say so.
    @Test func requestsOfAHandlerSayForWhichQuestionTheyAre() async throws {
        let lines = Mailbox<String?>()
        let released = Mailbox<Bool>()
        let host = try hostThatAsks(lines, released)
        let others = Mailbox<String?>()
        let other = try FakeHost { host in
            others.put(host.readLine())
            host.waitForEnd()
        }
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        let stranger = try await NavigationClient.connect(to: other.path, timeout: patience)
        let late = Mailbox<Bool>()
        await sendRequestsFromHandler(of: client, stranger, released, late)
        _ = try await client.call("ping")
        let expected = [
            #""method":"back","params":{"during":"q7"}}"#, #""method":"pop","params":{"count":2,"during":"q7"}}"#,
            #""method":"ping","params":{"during":"q3"}}"#, #""id":"q7","result":true}"#,
            #""method":"reset","params":{}}"#,
        ]
        for end in expected {
            let line = await lines.next() ?? nil
            try #require(line?.hasSuffix(end) == true, "\(line ?? "nothing")")
        }
        let strange = await others.next() ?? nil
        try #require(strange?.hasSuffix(#""method":"ping","params":{}}"#) == true)
        _ = await late.next()
        await client.close()
        await stranger.close()
    }

    /// A host that asks a question and passes on what it reads: three requests of the handler, its answer, and a
    /// request after the answer. It says when the answer has come.
    private func hostThatAsks(_ lines: Mailbox<String?>, _ released: Mailbox<Bool>) throws -> FakeHost {
        try FakeHost { host in
            host.answer()
            host.writeLine(question(timeout: 3600))
            for _ in 1...3 {
                let line = host.readLine()
                lines.put(line)
                if let id = line?.requestID { host.writeLine(#"{"jsonrpc":"2.0","id":\#(id),"result":{}}"#) }
            }
            lines.put(host.readLine())
            released.put(true)
            let late = host.readLine()
            lines.put(late)
            if let id = late?.requestID { host.writeLine(#"{"jsonrpc":"2.0","id":\#(id),"result":{}}"#) }
            host.waitForEnd()
        }
    }

    /// The handler sends requests itself, in a task, over another connection, and after its answer. The last one is
    /// over when `late` has a value.
    private func sendRequestsFromHandler(
        of client: NavigationClient,
        _ stranger: NavigationClient,
        _ released: Mailbox<Bool>,
        _ late: Mailbox<Bool>
    ) async {
        await client.answerQuestions { _ in
            _ = try await client.call("back")
            async let pop = client.call("pop", ["count": 2])
            _ = try await pop
            _ = try await client.call("ping", ["during": "q3"])
            _ = try? await stranger.call("ping", timeout: .milliseconds(1))
            Task {
                _ = await released.next()
                _ = try? await client.call("reset")
                late.put(true)
            }
            return true
        }
    }

    /// The answer of a prepared client to a question.
    private func answer(_ prepare: (NavigationClient) async -> Void) async throws -> String? {
        let lines = Mailbox<String?>()
        let host = try FakeHost { host in
            host.answer()
            host.writeLine(question(timeout: 2500))
            lines.put(host.readLine())
            host.waitForEnd()
        }
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        await prepare(client)
        _ = try await client.call("ping")
        let line = await lines.next()
        await client.close()
        return line ?? nil
    }

    private enum Mishap: Error { case spilled }
}

private func question(timeout: Double) -> String {
    #"{"jsonrpc":"2.0","id":"q7","method":"entry.ask","params":{"scene":"main","navigator":"n1","entry":"e2","#
        + #""type":"shop.item","arguments":{"id":42},"message":"title","timeout":\#(timeout)}}"#
}
