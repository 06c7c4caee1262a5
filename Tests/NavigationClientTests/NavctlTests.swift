import TestSupport
import Testing

/// navctl as scripts see it: what it sends, writes and ends with.
@Suite(.serialized, .timeLimit(.minutes(20)))
struct NavctlTests {
    @Test func resultIsOneCompactLineInAPipe() async throws {
        let host = try FakeHost { $0.answer("{ \"pong\": true }") }
        let outcome = try await NavctlProcess.run(["ping", "-s", host.path])
        #expect(outcome == NavctlProcess.Outcome(status: 0, output: "{\"pong\":true}\n", errors: ""))
    }

    @Test func optionsMayStandBeforeTheCommand() async throws {
        let host = try FakeHost { $0.answer("{\"pong\":true}") }
        let outcome = try await NavctlProcess.run(["--socket", host.path, "--json", "pretty", "ping"])
        #expect(outcome == NavctlProcess.Outcome(status: 0, output: "{\n  \"pong\": true\n}\n", errors: ""))
    }

    @Test func environmentNamesTheSocket() async throws {
        let host = try FakeHost { $0.answer() }
        #expect(try await NavctlProcess.run(["ping", "-q"], environment: ["NAVHOST_SOCKET=\(host.path)"]).status == 0)
    }

    @Test func environmentNamesTheTrace() async throws {
        let lines = Mailbox<String>()
        let host = try FakeHost { host in
            let line = host.readLine() ?? ""
            lines.put(line)
            host.writeLine(#"{"id":\#(line.requestID ?? 0),"result":{}}"#)
        }
        let traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
        _ = try await NavctlProcess.run(["pop", "-q", "-s", host.path], environment: ["TRACEPARENT=\(traceparent)"])
        #expect(await lines.next()?.contains(#""traceparent":"\#(traceparent)""#) == true)
    }

    @Test func quietWritesNothing() async throws {
        let host = try FakeHost { $0.answer() }
        let outcome = try await NavctlProcess.run(["-q", "ping", "-s", host.path])
        #expect(outcome == NavctlProcess.Outcome(status: 0, output: "", errors: ""))
    }

    @Test func refusalIsOneLineWithItsData() async throws {
        let host = try FakeHost { host in
            let id = host.readLine()?.requestID ?? 0
            host.writeLine(
                #"{"id":\#(id),"error":{"code":206,"message":"Nothing to go back to.","data":{"name":"at_root", "navigator":"n1"}}}"#
            )
        }
        let outcome = try await NavctlProcess.run(["call", "back", "-s", host.path])
        #expect(outcome.status == 1)
        #expect(outcome.output == "")
        let data = #"{"name":"at_root","navigator":"n1"}"#
        #expect(outcome.errors == "navctl: refused: at_root (206): Nothing to go back to. \(data)\n")
    }

    @Test func missingHostIsToldApart() async throws {
        let outcome = try await NavctlProcess.run(["ping", "-s", "/tmp/navhost-there-is-none.sock"])
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix("navctl: cannot connect to /tmp/navhost-there-is-none.sock"))
    }

    @Test func brokenConnectionIsToldApart() async throws {
        let host = try FakeHost { _ = $0.readLine() }
        #expect(try await NavctlProcess.run(["ping", "-s", host.path]).status == 2)
    }

    @Test func silenceIsATimeout() async throws {
        let host = try FakeHost { $0.waitForEnd() }
        let outcome = try await NavctlProcess.run(["ping", "--timeout", "0.05", "-s", host.path])
        #expect(outcome.status == 4)
    }

    @Test(arguments: [
        ["nonsense"], ["ping", "--nonsense"], ["ping", "extra"], ["navigate"], ["call"], ["call", "x", "noequals"],
        ["call", "x", "a:=nope"], ["call", "x", "a=1", "a=2"], ["ping", "--timeout", "0"], ["ping", "--json", "yaml"],
        ["watch", "-n", "-1"], ["watch", "--until", "x"], ["watch", "--until", ""], ["watch", "--verbosity", "loud"],
        ["ping", "--flat", "--json", "pretty"], ["tree", "--drawing", "--flat"], ["pop", "2", "--all"],
        ["plan", "-", "a=1"], ["state", "--token", "t"], ["state", "--set", "/nonexistent"], ["top", "-n", "0"],
        ["rules", "--check", "--format", "dot"],
    ])
    func wrongUsageIsToldApart(arguments: [String]) async throws {
        let outcome = try await NavctlProcess.run(arguments + ["-s", "/tmp/navhost-there-is-none.sock"])
        #expect(outcome.status == 3, "\(outcome)")
        #expect(outcome.output == "")
        #expect(outcome.errors != "")
    }

    @Test(arguments: [[], ["--help"], ["--version"], ["watch", "--help"], ["help", "tree"]])
    func helpIsWrittenAndIsNoError(arguments: [String]) async throws {
        let outcome = try await NavctlProcess.run(arguments)
        #expect(outcome.status == 0)
        #expect(outcome.output != "")
        #expect(outcome.errors == "")
    }

    @Test(arguments: [
        (["call", "pop"], #""method":"pop","params":{}}"#),
        (["call", "pop", "count:=2", "navigator=n4"], #""method":"pop","params":{"count":2,"navigator":"n4"}}"#),
        (["call", "pop", "-"], #""method":"pop","params":{"count":  3}}"#),
        (["navigate", "a.b"], #""method":"navigate","params":{"type":"a.b"}}"#),
        (
            [
                "navigate", "a.b", "name=x y", "id:=42", "--method", "sheet", "--navigator", "n4", "--scene", "s",
                "--name", "top",
            ],
            #""method":"navigate","params":{"type":"a.b","arguments":{"name":"x y","id":42},"method":"sheet","navigator":"n4","scene":"s","name":"top"}}"#
        ),
        (
            ["navigate", "a.b", "--if-revision", "3", "--token", "t"],
            #""method":"navigate","params":{"type":"a.b","ifRevision":3,"token":"t"}}"#
        ),
        (
            ["push", "a.b", "x=1", "--if-present", "raise", "--navigator", "n4", "--scene", "s", "--token", "t"],
            #""method":"push","params":{"type":"a.b","arguments":{"x":"1"},"ifPresent":"raise","navigator":"n4","scene":"s","token":"t"}}"#
        ),
        (
            ["present", "a.b", "--method", "cover", "--name", "top"],
            #""method":"present","params":{"type":"a.b","method":"cover","name":"top"}}"#
        ),
        (["pop"], #""method":"pop","params":{}}"#),
        (["pop", "2", "--if-revision", "7"], #""method":"pop","params":{"count":2,"ifRevision":7}}"#),
        (["pop", "--to", "1"], #""method":"pop","params":{"to":1}}"#),
        (["pop", "--entry", "e4"], #""method":"pop","params":{"entry":"e4"}}"#),
        (["pop", "--all", "--navigator", "n4"], #""method":"popAll","params":{"navigator":"n4"}}"#),
        (["back", "--scene", "s"], #""method":"back","params":{"scene":"s"}}"#),
        (["dismiss", "--navigator", "n4"], #""method":"dismiss","params":{"navigator":"n4"}}"#),
        (["reset", "--token", "t"], #""method":"reset","params":{"token":"t"}}"#),
        (["state"], #""method":"state.get","params":{}}"#),
        (["state", "--set", "-"], #""method":"state.set","params":{"state":{"count":  3}}}"#),
        (
            ["history", "--since", "4", "--limit", "2", "--entry", "e9"],
            #""method":"history.list","params":{"since":4,"limit":2,"entry":"e9"}}"#
        ),
        (["undo", "--to", "4"], #""method":"undo","params":{"to":4}}"#),
        (["rules"], #""method":"rules.describe","params":{}}"#),
        (["rules", "--check", "--scene", "s"], #""method":"rules.check","params":{"scene":"s"}}"#),
        (
            ["plan", "pop", "count:=2", "--scene", "s"],
            #""method":"plan","params":{"scene":"s","operations":[{"method":"pop","params":{"count":2}}]}}"#
        ),
        (["access"], #""method":"access.describe","params":{}}"#),
        (
            ["access", "check", "navigate", "--identity", "shop", "--navigator", "home", "--type", "shop.list"],
            #""method":"access.check","params":{"verb":"navigate","identity":"shop","type":"shop.list","navigator":"home"}}"#
        ),
        (["modules"], #""method":"module.list","params":{}}"#),
        (["destinations"], #""method":"destination.list","params":{}}"#),
        (["destinations", "shop"], #""method":"destination.list","params":{"module":"shop"}}"#),
        (["sessions"], #""method":"host.sessions","params":{}}"#),
        (["status"], #""method":"host.status","params":{}}"#),
        (["tree", "--scene", "s"], #""method":"tree.get","params":{"scene":"s"}}"#),
    ])
    func commandIsTheRequest(arguments: [String], expected: String) async throws {
        let lines = Mailbox<String?>()
        let host = try FakeHost { host in
            let line = host.readLine()
            lines.put(line)
            host.writeLine(#"{"id":\#(line?.requestID ?? 0),"result":{}}"#)
        }
        let outcome = try await NavctlProcess.run(arguments + ["-s", host.path], input: "{\"count\":\n 3}\n")
        #expect(await lines.next() == .some(#"{"jsonrpc":"2.0","id":1,"# + expected))
        #expect(outcome == NavctlProcess.Outcome(status: 0, output: "{}\n", errors: ""))
    }

    @Test(arguments: [
        (["NO_COLOR=1", "TERM=xterm"], "main revision 3\r\nroot n1 *\r\n└─ a.b {\"x\":\"… e2\r\n"),
        (
            ["TERM=xterm"],
            "main \u{1B}[2mrevision 3\u{1B}[0m\r\n\u{1B}[1mroot\u{1B}[0m\u{1B}[2m n1\u{1B}[0m\u{1B}[1m *\u{1B}[0m\r\n"
                + "\u{1B}[2m└─ \u{1B}[0ma.b {\"x\":\"…\u{1B}[2m e2\u{1B}[0m\r\n"
        ),
    ])
    func treeIsDrawnOnATerminal(environment: [String], expected: String) async throws {
        let host = try FakeHost { $0.answer(tree) }
        let process = try NavctlProcess(["tree", "-s", host.path], environment: environment, terminalColumns: 17)
        #expect(await onThread { process.end() } == NavctlProcess.Outcome(status: 0, output: expected, errors: ""))
    }

    @Test func followedTreeIsShownAfterEveryChange() async throws {
        let host = try FakeHost { host in
            host.answer(#"{"watch":"w1"}"#)
            host.answer("1")
            host.writeLine(#"{"jsonrpc":"2.0","method":"changed","params":{"watch":"w1","revision":1}}"#)
            host.answer("2")
            host.writeLine(#"{"jsonrpc":"2.0","method":"watchEnded","params":{"watch":"w1","reason":"scene_closed"}}"#)
            host.waitForEnd()
        }
        let outcome = try await NavctlProcess.run(["tree", "--follow", "-s", host.path])
        #expect(outcome == NavctlProcess.Outcome(status: 0, output: "1\n2\n", errors: ""))
    }

    @Test func watchWritesEachEventAsALine() async throws {
        let host = try FakeHost { host in
            host.answer(#"{"watch":"w1","revision":0,"snapshot":{}}"#)
            host.writeLine(#"{"jsonrpc":"2.0","method":"changed","params":{"watch":"w1","revision":1}}"#)
            host.writeLine(#"{"jsonrpc":"2.0","method":"lagged","params":{"watch":"w1","revision":9}}"#)
            host.writeLine(#"{"jsonrpc":"2.0","method":"watchEnded","params":{"watch":"w1","reason":"scene_closed"}}"#)
            host.waitForEnd()
        }
        let outcome = try await NavctlProcess.run(["watch", "-s", host.path])
        #expect(outcome.status == 0)
        #expect(
            outcome.output == """
                {"started":{"watch":"w1","revision":0,"snapshot":{}}}
                {"changed":{"watch":"w1","revision":1}}
                {"lagged":{"watch":"w1","revision":9}}
                {"ended":{"watch":"w1","reason":"scene_closed"}}

                """
        )
    }

    @Test func watchEndsAfterTheCountedChanges() async throws {
        let host = try FakeHost { host in
            host.answer(#"{"watch":"w1"}"#)
            for revision in 1...3 {
                host.writeLine(#"{"jsonrpc":"2.0","method":"changed","params":{"watch":"w1","revision":\#(revision)}}"#)
            }
            host.waitForEnd()
        }
        let outcome = try await NavctlProcess.run(["watch", "-n", "2", "-s", host.path])
        #expect(outcome.status == 0)
        #expect(outcome.output.split(separator: "\n").count == 3)
    }

    @Test func watchEndsWhenItsReaderGoesThoughNothingHappens() async throws {
        let host = try FakeHost { host in
            host.answer(#"{"watch":"w1"}"#)
            host.waitForEnd()
        }
        let process = try NavctlProcess(["watch", "-s", host.path])
        #expect(await onThread { process.firstLine() } == #"{"started":{"watch":"w1"}}"#)
        #expect(
            await onThread { process.endWithoutReader() } == NavctlProcess.Outcome(status: 0, output: "", errors: "")
        )
    }

    @Test func watchFailsWhenTheHostGoes() async throws {
        let host = try FakeHost { host in
            host.answer(#"{"watch":"w1"}"#)
            host.writeLine(
                #"{"jsonrpc":"2.0","method":"bye","params":{"reason":"shutting_down","message":"Goodbye."}}"#
            )
        }
        let outcome = try await NavctlProcess.run(["watch", "-s", host.path])
        #expect(outcome.status == 2)
        #expect(outcome.errors == "navctl: connection lost: shutting_down: Goodbye.\n")
    }
}

private let tree =
    #"{"scene":"main","revision":3,"instance":"aa","current":"n1","configuration":{"executionDelay":0,"verbosity":"info"},"orphaned":[],"attachments":[],"navigators":[{"id":"n1","kind":"root","#
    + #""hasPath":true,"children":[],"path":[{"id":"e2","type":"a.b","arguments":{"x":"long text"},"module":"a","method":"push","#
    + #""cause":{"revision":1}}]}]}"#
