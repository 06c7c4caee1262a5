import NavigationClient
import TestSupport
import Testing

/// Tests of a client against a host that follows the protocol, and against one that does not.
@Suite(.timeLimit(.minutes(20)))
struct NavigationClientTests {
    @Test func resultArrivesAsItWasWritten() async throws {
        let host = try FakeHost { host in
            host.answer(#"{"b": 1.0}"#)
            host.waitForEnd()
        }
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        #expect(try await client.call("ping").text == #"{"b": 1.0}"#)
    }

    @Test func answersFindTheirRequestsInAnyOrder() async throws {
        let host = try FakeHost { host in
            let lines = (0..<3).compactMap { _ in host.readLine() }
            for line in lines.reversed() {
                let method = line.contains(#""method":"a""#) ? "a" : line.contains(#""method":"b""#) ? "b" : "c"
                host.writeLine(#"{"jsonrpc":"2.0","id":\#(line.requestID ?? 0),"result":"\#(method)"}"#)
            }
            host.waitForEnd()
        }
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        async let a = client.call("a").string
        async let b = client.call("b").string
        async let c = client.call("c").string
        #expect(try await [a, b, c] == ["a", "b", "c"])
    }

    @Test func refusalCarriesWhatTheHostSaid() async throws {
        let host = try FakeHost { host in
            let id = host.readLine()?.requestID ?? 0
            host.writeLine(
                #"{"jsonrpc":"2.0","id":\#(id),"error":{"code":206,"message":"No.","data":{"name":"at_root"}}}"#
            )
            host.waitForEnd()
        }
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        let refusal = await refusal { try await client.contract.back() }
        #expect(refusal?.code == 206)
        #expect(refusal?.name == "at_root")
        #expect(refusal?.message == "No.")
        #expect(refusal?.data?.text == #"{"name":"at_root"}"#)
    }

    @Test func missingSocketSaysSo() async {
        let path = "/tmp/navhost-there-is-none.sock"
        let expected = NavigationClientError.cannotConnect(
            path: path,
            reason: "the socket does not exist; is navhost running?"
        )
        await #expect(throws: expected) { try await NavigationClient.connect(to: path) }
    }

    @Test func pathTooLongForASocketSaysSo() async {
        let path = "/tmp/" + String(repeating: "x", count: 200)
        await #expect { try await NavigationClient.connect(to: path) } throws: { error in
            guard case .cannotConnect(path, _)? = error as? NavigationClientError else { return false }
            return true
        }
    }

    @Test func timeoutCancelsTheRequestAndItsLateAnswerIsDropped() async throws {
        let cancels = Mailbox<String>()
        let host = try FakeHost { host in
            let id = host.readLine()?.requestID ?? 0
            cancels.put(host.readLine() ?? "nothing")
            host.writeLine(
                #"{"jsonrpc":"2.0","id":\#(id),"error":{"code":106,"message":"Cancelled.","data":{"name":"cancelled"}}}"#
            )
            host.answer()
            host.waitForEnd()
        }
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        await #expect(throws: NavigationClientError.timedOut(method: "slow", after: .milliseconds(20))) {
            try await client.call("slow", timeout: .milliseconds(20))
        }
        #expect(await cancels.next() == #"{"jsonrpc":"2.0","method":"request.cancel","params":{"request":1}}"#)
        #expect(try await client.call("ping").text == "{}")
    }

    @Test func cancelledTaskCancelsItsRequest() async throws {
        let lines = Mailbox<String>()
        let host = try FakeHost { host in
            while let line = host.readLine() { lines.put(line) }
        }
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        let task = Task { try await client.call("slow") }
        #expect(await lines.next()?.contains(#""method":"slow""#) == true)
        task.cancel()
        await #expect(throws: NavigationClientError.cancelled) { try await task.value }
        #expect(await lines.next() == #"{"jsonrpc":"2.0","method":"request.cancel","params":{"request":1}}"#)
    }

    @Test func taskCancelledBeforehandSendsNothing() async throws {
        let lines = Mailbox<String>()
        let host = try FakeHost { host in
            while let line = host.readLine() {
                lines.put(line)
                host.writeLine(#"{"id":\#(line.requestID ?? 0),"result":{}}"#)
            }
        }
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await client.call("never")
        }
        await #expect(throws: NavigationClientError.cancelled) { try await task.value }
        _ = try await client.call("ping")
        #expect(await lines.next()?.contains(#""method":"ping""#) == true)
    }

    @Test func endOfFileFailsEveryWaiterAndEveryLaterRequest() async throws {
        let host = try FakeHost { host in
            for _ in 0..<3 { _ = host.readLine() }
        }
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        let errors = await withTaskGroup(of: NavigationClientError?.self) { group in
            for _ in 0..<3 { group.addTask { await failure { _ = try await client.call("ping") } } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        let lost = NavigationClientError.connectionLost(reason: "the host closed the connection")
        #expect(errors == [lost, lost, lost])
        #expect(await failure { _ = try await client.call("ping") } == lost)
        #expect(await client.closed() == lost)
    }

    @Test(
        arguments: [
            (#"{"jsonrpc":"2.0","id":1,"res"#, .connectionLost(reason: "the host closed in the middle of a line")),
            ("garbage\n", nil),
            (#"{"jsonrpc":"2.0","id":77,"result":{}}"# + "\n", .badAnswer("an answer with an id that was never used")),
            (
                #"{"jsonrpc":"2.0","id":"a","result":{}}"# + "\n",
                .badAnswer("an answer with an id that was never used")
            ),
            ("[]\n", .badAnswer("a line that is not an object")),
            ("{}\n", nil),
            (
                #"{"jsonrpc":"2.0","method":"bye","params":{"reason":"shutting_down","message":"Goodbye."}}"# + "\n",
                .closedByHost(reason: "shutting_down", message: "Goodbye.")
            ),
        ] as [(String, NavigationClientError?)]
    )
    func misbehaviourEndsTheConnectionWithAReason(text: String, expected: NavigationClientError?) async throws {
        let host = try FakeHost { host in
            _ = host.readLine()
            host.write(text)
        }
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        let error = await failure { _ = try await client.call("ping") }
        if let expected {
            #expect(error == expected)
        } else if case .badAnswer? = error {
        } else {
            Issue.record("not a bad answer: \(String(describing: error))")
        }
    }

    @Test func answerInSmallPiecesIsPutTogether() async throws {
        let host = try FakeHost { host in
            guard let id = host.readLine()?.requestID else { return }
            for byte in #"{"jsonrpc":"2.0","id":\#(id),"result":"日本"}"#.utf8 + [0x0A] {
                host.writeByte(byte)
            }
            host.waitForEnd()
        }
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        #expect(try await client.call("ping").string == "日本")
    }

    @Test func closedClientFailsItsRequests() async throws {
        let host = try FakeHost { $0.waitForEnd() }
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        await client.close()
        let lost = NavigationClientError.connectionLost(reason: "closed by this client")
        #expect(await failure { _ = try await client.call("ping") } == lost)
    }

    @Test func releasedClientClosesItsConnection() async throws {
        let ends = Mailbox<Bool>()
        let host = try FakeHost { host in
            host.waitForEnd()
            ends.put(true)
        }
        _ = try await NavigationClient.connect(to: host.path, timeout: patience)
        #expect(await ends.next() == true)
    }

    @Test func noticesReachTheProgram() async throws {
        let notices = Mailbox<HostNotice>()
        let host = try FakeHost { host in
            host.writeLine(#"{"jsonrpc":"2.0","method":"moduleLost","params":{"module":"a","session":"s9"}}"#)
            host.waitForEnd()
        }
        let client = try await NavigationClient.connect(to: host.path, timeout: patience, onNotice: { notices.put($0) })
        #expect(await notices.next()?.description == #"moduleLost: {"module":"a","session":"s9"}"#)
        await client.close()
    }
}

/// The error of a request; nil when it succeeds.
func failure(_ request: () async throws -> Void) async -> NavigationClientError? {
    do {
        try await request()
        return nil
    } catch {
        return error as? NavigationClientError
    }
}

/// The host's refusal of a request; nil when it succeeds or fails in another way.
func refusal(_ request: () async throws -> Void) async -> HostRefusal? {
    guard case .refused(let refusal)? = await failure(request) else { return nil }
    return refusal
}
