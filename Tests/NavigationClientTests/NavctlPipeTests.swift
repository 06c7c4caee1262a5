import Testing

/// Tests of `navctl pipe`, and of the other commands that read or write more than one line.
@Suite(.serialized, .timeLimit(.minutes(20)))
struct NavctlPipeTests {
    @Test func requestsAreAnsweredInTheirOrder() async throws {
        let lines = Mailbox<String?>()
        let host = try FakeHost { host in
            for _ in 1...2 {
                let line = host.readLine()
                lines.put(line)
                host.writeLine(#"{"id":\#(line?.requestID ?? 0),"result":{"line":\#(line?.requestID ?? 0)}}"#)
            }
            host.waitForEnd()
        }
        let input = """
            # a comment, and an empty line

            {"id":"mine", "method":"pop", "params":{"count": 2}}
            navigate type=a.b 'arguments:={"text":"two words"}'
            """
        let outcome = try await NavctlProcess.run(["pipe", "-s", host.path], input: input)
        #expect(await lines.next() == .some(#"{"jsonrpc":"2.0","id":1,"method":"pop","params":{"count": 2}}"#))
        let second = #"{"type":"a.b","arguments":{"text":"two words"}}"#
        #expect(await lines.next() == .some(#"{"jsonrpc":"2.0","id":2,"method":"navigate","params":\#(second)}"#))
        let output = #"{"id":"mine","result":{"line":1}}"# + "\n" + #"{"id":2,"result":{"line":2}}"# + "\n"
        #expect(outcome == NavctlProcess.Outcome(status: 0, output: output, errors: ""))
    }

    @Test func refusalIsAnAnswerAndTheStatusTells() async throws {
        let host = try FakeHost { host in
            let id = host.readLine()?.requestID ?? 0
            host.writeLine(#"{"id":\#(id),"error":{"code":206,"message":"No.","data":{"name":"at_root"}}}"#)
            host.answer()
            host.waitForEnd()
        }
        let outcome = try await NavctlProcess.run(["pipe", "-s", host.path], input: "back\nnonsense here\nping\n")
        #expect(outcome.status == 1)
        #expect(outcome.errors == "")
        let output = outcome.output.split(separator: "\n")
        #expect(output.count == 3)
        #expect(output.first == #"{"id":1,"error":{"code":206,"message":"No.","data":{"name":"at_root"}}}"#)
        #expect(output.dropFirst().first?.hasPrefix(#"{"id":2,"error":{"code":-32700,"#) == true)
        #expect(output.last?.hasPrefix(#"{"id":3,"result":"#) == true)
    }

    @Test func pipeMayStopAtARefusal() async throws {
        let host = try FakeHost { $0.waitForEnd() }
        let outcome = try await NavctlProcess.run(["pipe", "--stop", "-s", host.path], input: "nonsense here\nping\n")
        #expect(outcome.status == 1)
        #expect(outcome.output.split(separator: "\n").count == 1)
    }

    @Test func brokenConnectionEndsThePipe() async throws {
        let host = try FakeHost { _ = $0.readLine() }
        #expect(try await NavctlProcess.run(["pipe", "-s", host.path], input: "ping\nping\n").status == 2)
    }

    @Test func watchEndsWhenItsConditionHolds() async throws {
        let host = try FakeHost { watched($0, [changed(1, "shop.item"), changed(2, "shop.list"), changed(3, "x.y")]) }
        let outcome = try await NavctlProcess.run(
            ["watch", "--until", "kind=entry.added type=shop.list", "-s", host.path]
        )
        #expect(outcome.status == 0)
        #expect(outcome.output.split(separator: "\n").count == 3)
    }

    @Test func watchThatIsOverTooSoonIsToldApart() async throws {
        let host = try FakeHost { watched($0, [changed(1, "shop.item"), changed(2, "shop.list")]) }
        let outcome = try await NavctlProcess.run(["watch", "-n", "1", "--until", "type=shop.list", "-s", host.path])
        #expect(outcome.status == 1)
        #expect(outcome.errors == "navctl: the watch is over and the condition never held\n")
    }

    @Test func watchHasItsTime() async throws {
        // The time includes the start, which takes longer on a slow machine.
        var outcome = NavctlProcess.Outcome(status: 0, output: "", errors: "")
        for seconds in ["0.5", "2", "8", "32", "128"] {
            let host = try FakeHost { watched($0, [changed(1, "a.b")]) }
            outcome = try await NavctlProcess.run(["watch", "--collect", "--timeout", seconds, "-s", host.path])
            #expect(outcome.status == 4)
            if outcome.output != "[]\n" { break }
        }
        #expect(outcome.output.hasPrefix(#"[{"started":"#))
        #expect(outcome.output.hasSuffix("}]\n"))
    }

    @Test func watchHearsEvents() async throws {
        let lines = Mailbox<String?>()
        let host = try FakeHost { host in
            let line = host.readLine()
            lines.put(line)
            host.writeLine(#"{"id":\#(line?.requestID ?? 0),"result":{"watch":"w1"}}"#)
            host.writeLine(
                #"{"jsonrpc":"2.0","method":"event","params":{"watch":"w1","scene":"main","level":"debug","kind":"session.opened","session":"s3"}}"#
            )
            host.waitForEnd()
        }
        let outcome = try await NavctlProcess.run(
            ["watch", "--verbosity", "debug", "--until", "kind=session.opened", "--flat", "-s", host.path]
        )
        #expect(
            await lines.next() == .some(#"{"jsonrpc":"2.0","id":1,"method":"watch","params":{"verbosity":"debug"}}"#)
        )
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("event.kind=session.opened\nevent.session=s3\n"))
    }

    @Test func drawingGoesIntoAPipeWhenAskedFor() async throws {
        let host = try FakeHost { host in
            host.answer(#"{"watch":"w1"}"#)
            host.answer(emptyTree)
            host.writeLine(#"{"jsonrpc":"2.0","method":"watchEnded","params":{"watch":"w1","reason":"scene_closed"}}"#)
            host.waitForEnd()
        }
        let outcome = try await NavctlProcess.run(["tree", "--follow", "--drawing", "-s", host.path])
        #expect(outcome == NavctlProcess.Outcome(status: 0, output: "main revision 3\nroot n1 *\n\n", errors: ""))
    }

    @Test func refusedPlanIsTold() async throws {
        let lines = Mailbox<String?>()
        let host = try FakeHost { host in
            let line = host.readLine()
            lines.put(line)
            host.writeLine(#"{"id":1,"result":{"allowed":false,"refusal":{"code":206,"message":"No."}}}"#)
            host.waitForEnd()
        }
        let outcome = try await NavctlProcess.run(["plan", "-", "-s", host.path], input: "pop\nback navigator=n4\n")
        let operations = #"[{"method":"pop","params":{}},{"method":"back","params":{"navigator":"n4"}}]"#
        #expect(
            await lines.next()
                == .some(
                    #"{"jsonrpc":"2.0","id":1,"method":"plan","params":{"operations":\#(operations)}}"#
                )
        )
        #expect(outcome.status == 1)
        #expect(outcome.errors == "navctl: would be refused: No.\n")
        #expect(outcome.output.hasPrefix(#"{"allowed":false,"#))
    }

    @Test func graphIsWrittenAsItsText() async throws {
        let host = try FakeHost { $0.answer(#"{"format":"dot","graph":"digraph {\n}\n"}"#) }
        let outcome = try await NavctlProcess.run(["rules", "--format", "dot", "-s", host.path])
        #expect(outcome == NavctlProcess.Outcome(status: 0, output: "digraph {\n}\n", errors: ""))
    }

    @Test func topHasPlainLines() async throws {
        let host = try FakeHost { $0.answer(#"{"sessions":[]}"#) }
        let outcome = try await NavctlProcess.run(["top", "-n", "1", "-s", host.path])
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("0 sessions, 0.0 requests/s, 0 bytes queued\nSESSION  "))
    }

    @Test func completionAsksTheHost() async throws {
        let host = try FakeHost { $0.answer(#"{"destinations":[{"type":"shop.list"},{"type":"shop.item"}]}"#) }
        let outcome = try await NavctlProcess.run(
            ["complete", "--timeout", "600", "--", "navctl", "push", "--socket", host.path, ""]
        )
        #expect(outcome == NavctlProcess.Outcome(status: 0, output: "shop.item\nshop.list\n", errors: ""))
    }

    @Test func completionWithoutAHostIsSilent() async throws {
        let words = ["navctl", "push", "--socket", "/tmp/navhost-there-is-none.sock", ""]
        let outcome = try await NavctlProcess.run(["complete", "--"] + words)
        #expect(outcome.status == 0)
        #expect(outcome.output.split(separator: "\n").isEmpty)
        #expect(outcome.errors == "")
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func shellsHaveAScript(shell: String) async throws {
        let outcome = try await NavctlProcess.run(["--generate-completion-script", shell])
        #expect(outcome.status == 0)
        #expect(outcome.output.contains(" complete -"))
    }
}

private func watched(_ host: FakeConnection, _ lines: [String]) {
    host.answer(#"{"watch":"w1"}"#)
    for line in lines { host.writeLine(line) }
    host.waitForEnd()
}

private func changed(_ revision: Int, _ type: String) -> String {
    let change = #"{"kind":"entry.added","navigator":"n1","position":0,"entry":{"id":"e2","type":"\#(type)"}}"#
    return
        #"{"jsonrpc":"2.0","method":"changed","params":{"watch":"w1","revision":\#(revision),"changes":[\#(change)]}}"#
}

private let emptyTree =
    #"{"scene":"main","revision":3,"instance":"aa","current":"n1","configuration":{"executionDelay":0,"verbosity":"info"},"orphaned":[],"attachments":[],"navigators":"#
    + #"[{"id":"n1","kind":"root","hasPath":true,"children":[],"path":[]}]}"#
