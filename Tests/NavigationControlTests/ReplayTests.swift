import JSON
import NavigationControl
import Testing

struct CapturedVariablesTests {
    private func differences(_ pairs: [(String, String)]) throws -> [String] {
        var variables = CapturedVariables()
        return try pairs.flatMap { expected, found in
            try variables.differences(
                expected: #require(JSONValue(text: expected)),
                found: #require(JSONValue(text: found))
            )
            .map { "\($0.path) \($0.expected?.text ?? "-") \($0.found?.text ?? "-")" }
        }
    }

    @Test(
        arguments: [
            ("1", "1.0", []), (#"{"a":1}"#, #"{"a":2}"#, ["/a 1 2"]), (#"{"a":1}"#, "{}", ["/a 1 -"]),
            ("{}", #"{"a~/b":1}"#, ["/a~0~1b - 1"]), ("[1,2]", "[1]", ["/1 2 -"]),
            ("[1]", "[2,3]", ["/0 1 2", "/1 - 3"]),
            (#"{"a":[{"b":null}]}"#, #"{"a":[{"b":false}]}"#, ["/a/0/b null false"]),
            (#""e""#, #""n""#, [#" "e" "n""#]),
            // Of another kind.
            (#""e1""#, #""n1""#, [#" "e1" "n1""#]), (#""entry e1 of é""#, #""entry e7 of é""#, []),
            (#""a b""#, #""a  b""#, [#" "a b" "a  b""#]),
        ] as [(String, String, [String])]
    )
    func everyDifferenceIsNamed(expected: String, found: String, differences: [String]) throws {
        #expect(try self.differences([(expected, found)]) == differences)
    }

    @Test func idStandsForOneIdOnly() throws {
        #expect(try differences([(#"["e1","e2","e1"]"#, #"["e5","e6","e5"]"#)]) == [])
        #expect(
            try differences([(#"["r3.1","s3.1"]"#, #"["r5.1","s5.1"]"#), (#""r3.1""#, #""r5.2""#)]) == [
                #" "r3.1" "r5.2""#
            ]
        )
        #expect(try differences([(#""e1""#, #""e5""#), (#"{"x":"e1"}"#, #"{"x":"e6"}"#)]) == [#"/x "e1" "e6""#])
        #expect(try differences([(#""e1""#, #""e5""#), (#""e2""#, #""e5""#)]) == [#" "e2" "e5""#])
    }

    @Test func revisionsKeepTheirDistanceInEachScene() throws {
        let first = (#"{"revision":1}"#, #"{"revision":11}"#)
        #expect(try differences([first, (#"{"revision":3}"#, #"{"revision":13}"#)]) == [])
        #expect(try differences([first, (#"{"revision":3}"#, #"{"revision":12}"#)]) == ["/revision 3 12"])
        let other = (#"{"scene":"b","x":[{"revision":5}]}"#, #"{"scene":"b","x":[{"revision":5}]}"#)
        #expect(try differences([first, other]) == [])
    }

    @Test func timesAreTimesAndInstancesAreInstances() throws {
        #expect(try differences([(#"{"uptime":5}"#, #"{"uptime":99}"#), (#"{"uptime":6}"#, #"{"uptime":99}"#)]) == [])
        #expect(
            try differences([(#"{"uptime":5}"#, #"{"uptime":9}"#), (#"{"uptime":6}"#, #"{"uptime":8}"#)]) == [
                "/uptime 6 8"
            ]
        )
        #expect(try differences([(#"{"age":5}"#, #"{"age":"x"}"#)]) == [#"/age 5 "x""#])
        let one = (#"{"instance":"aa"}"#, #"{"instance":"bb"}"#)
        #expect(try differences([one, one]) == [])
        #expect(try differences([one, (#"{"instance":"aa"}"#, #"{"instance":"cc"}"#)]) == [#"/instance "aa" "cc""#])
    }

    @Test func requestsOfAnotherSessionHaveOtherIds() throws {
        let cause = (#"{"session":"s1","request":3}"#, #"{"session":"s4","request":7}"#)
        #expect(try differences([cause, cause]) == [])
        #expect(
            try differences([cause, (#"{"session":"s1","request":4}"#, #"{"session":"s4","request":7}"#)]) == [
                "/request 4 7"
            ]
        )
    }

    @Test func messagesAreSentWithTheNamesOfThisRun() throws {
        var variables = CapturedVariables()
        _ = try variables.differences(
            expected: #require(JSONValue(text: #"{"entry":"e1","revision":1,"watch":1,"instance":"aa"}"#)),
            found: #require(JSONValue(text: #"{"entry":"e9","revision":5,"watch":3,"instance":"bb"}"#))
        )
        let message =
            #"{"entry":"e1","other":"e2","ifRevision":2,"watch":1,"count":1,"instance":"aa","text":"not e10, but e1."}"#
        #expect(
            try variables.translated(#require(JSONValue(text: message))).text
                == #"{"entry":"e9","other":"e2","ifRevision":6,"watch":3,"count":1,"instance":"bb","text":"not e10, but e9."}"#
        )
    }
}

struct ReplayPlayerTests {
    private func lines(_ messages: [(TranscriptLine.Direction, String)]) throws -> [TranscriptLine] {
        try messages.enumerated().map { index, message in
            let value = try #require(JSONValue(text: message.1))
            let kind = value["method"] == nil ? "answer" : value["id"] == nil ? "event" : "request"
            return TranscriptLine(
                number: index + 2,
                session: "a",
                direction: message.0,
                kind: kind,
                method: value["method"]?.string,
                message: value
            )
        }
    }

    /// Replays against another side that says these lines as soon as it is read.
    private func play(
        _ messages: [(TranscriptLine.Direction, String)],
        as role: ReplayPlayer.Role,
        against other: [String]
    )
        throws -> (sent: [String], problems: [String])
    {
        var player = ReplayPlayer(try lines(messages), as: role)
        var (sent, rest) = ([String](), other[...])
        for _ in 0..<100 {
            switch player.next() {
            case .send(let line): sent.append(line)
            case .receive:
                if let line = rest.popFirst() { player.received(line) } else { player.nothingCame() }
            case .readRest:
                for line in rest { player.received(line) }
                player.finish()
                return (sent, player.problems.map(\.description))
            }
        }
        Issue.record("it does not end")
        return (sent, [])
    }

    private static let end = #"{"jsonrpc":"2.0","id":"navctl-replay-end","result":{"pong":true}}"#
    private static let push = #"{"jsonrpc":"2.0","id":1,"method":"push","params":{"type":"m.a"}}"#
    private static let pushed = #"{"id":1,"result":{"entry":"e2"}}"#
    private static let pop = #"{"jsonrpc":"2.0","id":2,"method":"pop","params":{"entry":"e2"}}"#

    @Test func sessionIsPlayedWithTheIdsOfThisRun() throws {
        let (sent, problems) = try play(
            [(.in, Self.push), (.out, Self.pushed), (.in, Self.pop)],
            as: .session,
            against: [#"{"id":1,"result":{"entry":"e7"}}"#, Self.end]
        )
        #expect(sent.prefix(2) == [Self.push, Self.pop.replacing("e2", with: "e7")])
        #expect(sent.last?.contains("navctl-replay-end") == true)
        #expect(problems == [])
    }

    @Test func whatDoesNotComeIsMissingAndWhatIsLeftIsUnexpected() throws {
        let event = #"{"method":"changed","params":{"x":1}}"#
        let (_, problems) = try play(
            [(.in, Self.push), (.out, event), (.out, Self.pushed)],
            as: .session,
            against: [Self.pushed, #"{"method":"bye","params":{}}"#, Self.end]
        )
        #expect(
            problems == [
                #"line 3, event changed: missing: expected {"method":"changed","params":{"x":1}}"#,
                #"notification bye: unexpected: found {"method":"bye","params":{}}"#,
            ]
        )
    }

    @Test func otherOrderIsADifference() throws {
        let event = #"{"method":"changed","params":{"x":1}}"#
        let (_, problems) = try play(
            [(.in, Self.push), (.out, event), (.out, Self.pushed)],
            as: .session,
            against: [Self.pushed, event, Self.end]
        )
        #expect(problems == ["line 4, answer: came earlier than in the recording"])
    }

    @Test func hostIsPlayedWithTheIdsOfTheModule() throws {
        let (sent, problems) = try play(
            [
                (.in, Self.push), (.out, Self.pushed),
                (.out, #"{"id":"q1","method":"entry.ask","params":{"entry":"e2"}}"#), (.in, #"{"id":"q1","result":1}"#),
            ],
            as: .host,
            against: [#"{"id":41,"method":"push","params":{"type":"m.a"}}"#, #"{"id":"q1","result":2}"#]
        )
        #expect(
            sent == [
                #"{"id":41,"result":{"entry":"e2"}}"#, #"{"id":"q1","method":"entry.ask","params":{"entry":"e2"}}"#,
            ]
        )
        #expect(problems == ["line 5, answer: /result: expected 1, found 2"])
    }

    @Test func moduleThatSaysTooMuchIsToldApart() throws {
        let (_, problems) = try play([(.in, Self.push)], as: .host, against: [Self.push, "nonsense", Self.pop])
        #expect(
            problems == [
                #"a line that is not JSON: unexpected: found "nonsense""#,
                "request pop: unexpected: found \(Self.pop)",
            ]
        )
    }
}
