import JSON
import NavigationControl
import Testing

/// Recordings: written from the messages of a monitor, and read again.
struct RecordingTests {
    private var recorder = TrafficRecorder(
        sessions:
            #"{"sessions":[{"session":"s1","modules":["shop"],"name":"x"},{"session":"s2","modules":[],"name":"tool"},{"session":"s9","modules":[]}]}"#
    )

    private func traffic(_ session: String, _ message: String, bytes: Int? = nil, more: String = "") -> String {
        let method = JSONValue(text: message)?["method"].map { #""method":\#($0.text),"# } ?? ""
        return """
            {"monitor":1,\(more)"time":1,"direction":"in","session":"\(session)","kind":"request",\(method)\
            "bytes":\(bytes ?? message.utf8.count),"line":\(JSONValue.string(message).text)}
            """
    }

    private func transcript(_ lines: [String]) throws -> Transcript {
        let header = TrafficRecorder.header(instance: "aa", version: "1")
        return try Transcript(([header] + lines).joined(separator: "\n"))
    }

    @Test mutating func sessionsGoByTheirNames() throws {
        var lines = recorder.lines(for: traffic("s1", #"{"id":1,"method":"ping"}"#))
        lines += recorder.lines(for: traffic("s2", #"{"id":1,"method":"ping"}"#))
        lines += recorder.lines(for: traffic("s9", #"{"id":1,"method":"ping"}"#))
        lines += recorder.lines(for: traffic("s10", #"{"id":1,"method":"hello","params":{"name":"tool"}}"#))
        lines += recorder.lines(for: traffic("s11", #"{"id":1,"method":"module.register","params":{"module":"cart"}}"#))
        #expect(
            lines.first
                == #"{"session":"shop","direction":"in","kind":"request","method":"ping","message":{"id":1,"method":"ping"}}"#
        )
        let transcript = try transcript(lines)
        #expect(transcript.sessions == ["shop", "tool", "client-1", "tool-2", "cart"])
        #expect(transcript.session(of: "cart") == "cart")
        #expect(recorder.messages == 5)
    }

    @Test mutating func nameThatComesLateCountsFromTheBeginning() throws {
        var lines = recorder.lines(for: traffic("s5", #"{"id":1,"method":"ping"}"#))
        lines += recorder.lines(for: traffic("s5", #"{"id":2,"method":"module.register","params":{"module":"late"}}"#))
        #expect(lines.count == 3 && lines[1] == #"{"session":"client-1","named":"late"}"#)
        #expect(try transcript(lines).lines(of: "late").map(\.number) == [2, 4])
    }

    @Test mutating func whatIsMissingIsInTheFile() throws {
        let lines = recorder.lines(for: traffic("s1", #"{"id":1,"method":"ping"}"#, more: #""dropped":3,"#))
        #expect(lines.first == #"{"dropped":3}"# && lines.count == 2)
        #expect(try transcript(lines).gap == "3 messages are missing before line 2")
        #expect((recorder.dropped, recorder.cut, recorder.messages) == (3, 0, 1))
    }

    @Test mutating func whatIsCutIsNoMessage() throws {
        let lines = recorder.lines(for: traffic("s1", #"{"id":1,"method":"#, bytes: 5000))
        #expect(lines == [#"{"session":"shop","direction":"in","kind":"request","cut":5000}"#])
        #expect(try transcript(lines).gap == "the message of line 2 is cut")
        #expect((recorder.dropped, recorder.cut, recorder.messages) == (0, 1, 0))
    }

    @Test func onlyTheSessionThatIsWanted() {
        for only in ["tool", "s2"] {
            var recorder = TrafficRecorder(
                sessions: #"{"sessions":[{"session":"s2","modules":[],"name":"tool"}]}"#,
                only: only
            )
            #expect(recorder.lines(for: traffic("s1", #"{"id":1,"method":"ping"}"#)) == [])
            #expect(recorder.lines(for: traffic("s2", #"{"id":1,"method":"ping"}"#)).count == 1)
        }
    }

    @Test(arguments: [
        ("", "the recording is empty"), ("{}", "not the first of a recording"),
        ("nonsense", "line 1 is not a JSON object"),
        (#"{"recording":1}"# + "\n{}", "line 2 has no \"session\""),
        (
            #"{"recording":1}"# + "\n" + #"{"session":"a","direction":"up","kind":"answer","message":1}"#,
            "line 2 is not a message"
        ),
    ])
    func whatIsNoRecordingIsRefused(text: String, reason: String) {
        #expect {
            try Transcript(text)
        } throws: {
            "\($0)".contains(reason)
        }
    }

    // MARK: Mocks of recordings

    private static let conversation = [
        #"{"session":"m","direction":"in","kind":"request","method":"hello","message":{"id":1,"method":"hello"}}"#,
        #"{"session":"m","direction":"in","kind":"request","method":"module.register","message":{"id":2,"method":"module.register","params":{"module":"m","destinations":[{"type":"m.a"}]}}}"#,
        #"{"session":"m","direction":"in","kind":"request","method":"guard.register","message":{"id":3,"method":"guard.register","params":{"name":"g"}}}"#,
        #"{"session":"m","direction":"out","kind":"question","method":"entry.ask","message":{"id":"q1","method":"entry.ask","params":{"scene":"main","navigator":"n1","entry":"e2","type":"m.a","arguments":{},"message":1,"timeout":5}}}"#,
        #"{"session":"m","direction":"in","kind":"request","method":"push","message":{"id":4,"method":"push","params":{"type":"o.o","during":"q1"}}}"#,
        #"{"session":"m","direction":"out","kind":"answer","method":"push","message":{"id":4,"result":{"entry":"e3"}}}"#,
        #"{"session":"m","direction":"in","kind":"answer","method":"entry.ask","message":{"id":"q1","result":{"entry":"e3"}}}"#,
        #"{"session":"m","direction":"out","kind":"question","method":"entry.ask","message":{"id":"q2","method":"entry.ask","params":{"entry":"e2","type":"m.a","arguments":{},"message":2}}}"#,
        #"{"session":"m","direction":"in","kind":"answer","method":"entry.ask","message":{"id":"q2","result":"first"}}"#,
        #"{"session":"m","direction":"out","kind":"question","method":"entry.ask","message":{"id":"q3","method":"entry.ask","params":{"entry":"e2","type":"m.a","arguments":{},"message":2}}}"#,
        #"{"session":"m","direction":"in","kind":"answer","method":"entry.ask","message":{"id":"q3","result":"second"}}"#,
        #"{"session":"m","direction":"out","kind":"question","method":"entry.ask","message":{"id":"q4","method":"entry.ask","params":{"entry":"e2","type":"m.a","arguments":{},"message":3}}}"#,
    ]

    @Test func mockOfARecordingDoesWhatTheModuleDid() throws {
        let scripts = try MockScript.scripts(of: transcript(Self.conversation))
        let answers = [
            #"{"question":"entry.ask","params":{"type":"m.a","arguments":{},"message":1},"first":[{"method":"push","params":{"type":"o.o"}}],"result":{"entry":{"$from":"/results/0/entry"}}}"#,
            #"{"question":"entry.ask","params":{"type":"m.a","arguments":{},"message":2},"result":"first","times":1}"#,
            #"{"question":"entry.ask","params":{"type":"m.a","arguments":{},"message":2},"result":"second"}"#,
            #"{"question":"entry.ask","params":{"type":"m.a","arguments":{},"message":3},"noAnswer":true}"#,
        ]
        #expect(
            scripts.map(\.text) == [
                #"{"module":"m","destinations":[{"type":"m.a"}],"answers":[\#(answers.joined(separator: ","))],"requests":[{"method":"guard.register","params":{"name":"g"}}]}"#
            ]
        )
    }

    @Test(arguments: [[], [#"{"dropped":1}"#]])
    func recordingWithoutModulesOrWithGapsMakesNoMock(lines: [String]) throws {
        let transcript = try transcript(lines)
        #expect(throws: MockScriptError.self) { try MockScript.scripts(of: transcript) }
    }
}
