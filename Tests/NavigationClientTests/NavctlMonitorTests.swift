import Testing

/// `navctl monitor`, with a host that plays a script.
@Suite(.serialized, .timeLimit(.minutes(20)))
struct NavctlMonitorTests {
    private static func traffic(_ id: Int) -> String {
        #"{"monitor":1,"time":1.5,"direction":"in","session":"s3","kind":"request","method":"ping","id":\#(id),"bytes":9}"#
    }

    @Test func filtersAreSentAndEachMessageIsALine() async throws {
        let lines = Mailbox<String?>()
        let host = try FakeHost { host in
            let line = host.readLine()
            lines.put(line)
            host.writeLine(#"{"jsonrpc":"2.0","id":1,"result":{"monitor":1}}"#)
            for id in 1...3 { host.writeLine(#"{"jsonrpc":"2.0","method":"traffic","params":\#(Self.traffic(id))}"#) }
            host.waitForEnd()
        }
        let options = [
            "--session", "s3", "--methods", "ping,back", "--direction", "in", "--kinds", "request", "--no-text", "-n",
            "2",
        ]
        let outcome = try await NavctlProcess.run(["monitor", "-s", host.path] + options)
        #expect(outcome == .init(status: 0, output: "\(Self.traffic(1))\n\(Self.traffic(2))\n", errors: ""))
        let params =
            #"{"session":"s3","methods":["ping","back"],"directions":["in"],"kinds":["request"],"lines":false}"#
        #expect(
            await lines.next() == .some(#"{"jsonrpc":"2.0","id":1,"method":"host.monitor","params":\#(params)}"#)
        )
    }

    @Test func refusalIsTold() async throws {
        let host = try FakeHost { host in
            _ = host.readLine()
            host.writeLine(
                #"{"jsonrpc":"2.0","id":1,"error":{"code":307,"message":"No.","data":{"name":"unknown_session"}}}"#
            )
            host.waitForEnd()
        }
        let outcome = try await NavctlProcess.run(["monitor", "-s", host.path, "--session", "s9"])
        #expect(outcome.status == 1 && outcome.output == "")
    }

    @Test func hostThatGoesAwayIsAnError() async throws {
        let host = try FakeHost { host in host.answer(#"{"monitor":1}"#) }
        let outcome = try await NavctlProcess.run(["monitor", "-s", host.path])
        #expect(outcome.status == 2 && outcome.output == "")
    }
}
