import NavigationClient
import NavigationControl
import Testing

/// The findings of `navctl doctor`.
struct CheckTests {
    // MARK: The socket

    private func socket(_ file: SocketCheck.File, _ failure: String?) -> Finding {
        SocketCheck(path: "/run/h.sock", origin: "--socket", file: file, user: 1000).finding(failure)
    }

    @Test func aSocketThatAnswers() {
        #expect(socket(.socket(owner: 1000), nil) == Finding(.good, "socket", "/run/h.sock, by --socket"))
    }

    @Test(
        arguments: [
            (.missing, "there is no file", "Start a host"),
            (.notASocket, "the file is not a socket", "A host does not replace it"),
            (.socket(owner: 7), "it belongs to user 7, and you are user 1000: refused", "Connect as that user"),
            (.socket(owner: 1000), "nobody answers: refused", "a new host takes the file over"),
        ] as [(SocketCheck.File, String, String)]
    )
    func aSocketThatDoesNot(file: SocketCheck.File, text: String, advice: String) {
        let finding = socket(file, "refused")
        #expect(finding.weight == .problem)
        #expect(finding.text == "/run/h.sock, by --socket: \(text)")
        #expect(finding.advice?.contains(advice) == true)
    }

    @Test func findingsAreJSONToo() {
        let weighed = Finding(.problem, "socket", "nobody", advice: "Start one.")
        #expect(
            weighed.payload
                == ["weight": "problem", "subject": "socket", "text": "nobody", "advice": "Start one."]
        )
        #expect(Finding(.good, "answer", "1 ms").payload == ["weight": "ok", "subject": "answer", "text": "1 ms"])
    }

    @Test func rootMayConnectToSocketsOfOthers() {
        let check = SocketCheck(path: "/x", origin: "--socket", file: .socket(owner: 7), user: 0)
        #expect(check.finding("refused").text.contains("nobody answers"))
    }

    // MARK: The host

    private func findings(
        _ status: [(name: String, value: JSONPayload)] = [],
        sessions: [JSONPayload] = [],
        modules: [JSONPayload] = [],
        seconds: Double = 0.0002
    ) -> [Finding] {
        let usual: [(name: String, value: JSONPayload)] = [
            ("version", "1.2.3"), ("sessions", 3), ("limits", ["connections": 10, "outputSoft": 100]),
        ]
        let names = Set(status.map(\.name))
        return HostCheck(
            status: .object(usual.filter { !names.contains($0.name) } + status),
            sessions: ["sessions": .array(sessions)],
            modules: ["modules": .array(modules)]
        ).findings(seconds: seconds, version: "1.2.3")
    }

    @Test func aHostThatIsWell() {
        #expect(
            findings(modules: [["module": "shop"], ["module": "map", "state": "running"]]) == [
                Finding(.good, "answer", "within 1 ms"), Finding(.good, "version", "1.2.3"),
                Finding(.good, "store", "no failure"), Finding(.good, "connections", "3 of 10"),
                Finding(.good, "modules", "2, none has failed"),
            ]
        )
    }

    private func bad(_ findings: [Finding]) -> [String] {
        findings.filter { $0.weight != .good && $0.advice != nil }.map { "\($0.weight) \($0.subject): \($0.text)" }
    }

    private func fleet(isConnected: Bool = true, heard: Double = 0.1, _ states: [String]) -> [Finding] {
        let scenes = states.enumerated().map { index, state in #"{"scene":"s\#(index)","state":"\#(state)"}"# }
            .joined(separator: ",")
        let text = #"""
            {"fleet":"try","engine":{"connected":\#(isConnected)},"scenes":[\#(scenes)],\#
            "hosts":[{"host":"one","heard":\#(heard)}]}
            """#
        return (try? FleetCheck(JSONPayload(text: text)).findings) ?? []
    }

    @Test func aFleet() {
        #expect(FleetCheck(["hosts": [], "scenes": []]).findings.isEmpty)
        #expect(fleet(["ready", "ready"]) == [Finding(.good, "fleet", "try: 1 host, 2 scenes")])
        #expect(
            bad(fleet(heard: 7.9, ["away", "ready", "halted", "away"])) == [
                "problem fleet: s0, s3 cannot be changed: away", "problem fleet: s2 cannot be changed: halted",
                "notice fleet: the host one was not heard for 7 s",
            ]
        )
        #expect(bad(fleet(isConnected: false, heard: 60, [])) == ["problem fleet: try: no connection to its servers"])
        let others: JSONPayload = [
            "fleet": "try", "engine": ["connected": false, "failure": "refused"],
            "hosts": [["host": "one", "heard": 0], ["host": "two", "heard": 0, "sharesOthers": true]],
        ]
        #expect(
            bad(FleetCheck(others).findings) == [
                "problem fleet: try: no connection to its servers: refused",
                "problem fleet: the host two shares other scenes than this one",
            ]
        )
    }

    @Test func aHostThatIsSlow() {
        #expect(bad(findings(seconds: 0.25)) == ["notice answer: took 250 ms"])
    }

    @Test func anotherVersion() {
        #expect(bad(findings([("version", "2.0")])) == ["notice version: the host is 2.0, navctl 1.2.3"])
    }

    @Test func aStoreThatFailed() {
        #expect(
            bad(findings([("storeFailure", "no space"), ("rolledBack", [["scene": "main", "from": 9, "to": 7]])])) == [
                "problem store: changes are refused: no space", "notice store: main went back from revision 9 to 7",
            ]
        )
    }

    @Test(arguments: [(9, 0), (10, 1)])
    func manyConnections(count: Int, expected: Int) {
        #expect(bad(findings([("sessions", JSONPayload(count))])).count == expected)
    }

    @Test func aReaderThatIsSlow() {
        let sessions: [JSONPayload] = [
            ["session": "s1", "name": "kiosk", "pid": 7, "queued": 100], ["session": "s2", "pid": 8, "queued": 99],
        ]
        #expect(
            bad(findings(sessions: sessions)) == ["notice reader: kiosk (process 7) does not read what it is sent"]
        )
    }

    @Test func modulesThatFailed() {
        let modules: [JSONPayload] = [
            ["module": "shop", "state": "failed", "lastFailure": ["message": "It could not be started."]],
            ["module": "map", "state": "backingOff"], ["module": "bank", "state": "stopped"],
        ]
        #expect(
            bad(findings(modules: modules)) == [
                "problem modules: shop: It could not be started.", "problem modules: map: its process ended",
            ]
        )
    }

    @Test func lines() {
        let finding = Finding(.problem, "store", "changes are\u{1B} refused", advice: "Make room.")
        #expect(
            finding.lines(inColour: false) == [
                #"problem  store       changes are\u{1b} refused"#, "                     Make room.",
            ]
        )
    }
}
