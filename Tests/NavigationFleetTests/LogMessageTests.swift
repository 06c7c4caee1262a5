import Testing

@testable import NavigationFleet

struct LogMessageTests {
    private static let host = FleetHostID(name: "wall-1", life: 7)

    private static func record(_ kind: LogRecord.Kind, body: [UInt8] = []) -> LogRecord {
        LogRecord(
            kind,
            from: host,
            number: 12,
            expected: 40,
            epoch: 3,
            revisions: kind == .turn ? 5...9 : nil,
            after: LogChain(digest: .max),
            body: body
        )
    }

    private static func message(_ record: LogRecord) -> EngineMessage {
        record.message(to: "nh1.f.log.s", stream: "NH1=f=s", reply: "here")
    }

    @Test(arguments: [record(.turn, body: [1, 0, 10]), record(.claim), record(.handover(to: "wall_2"))])
    func aRecordIsReadAsItWasWritten(_ record: LogRecord) {
        #expect(LogMessage(Self.message(record)) == .record(record))
    }

    @Test func aTurnNeedNotHaveRevisions() {
        let record = LogRecord(
            .turn,
            from: Self.host,
            number: 12,
            expected: 40,
            epoch: 3,
            after: .start,
            body: [1]
        )
        #expect(LogMessage(Self.message(record)) == .record(record))
    }

    @Test func theEngineChecksTheStreamAndTheSequence() {
        let headers = Self.message(Self.record(.claim)).headers
        #expect(headers["Nats-Expected-Stream"] == "NH1=f=s")
        #expect(headers["Nats-Expected-Last-Sequence"] == "40")
    }

    @Test func noMessageIsEmpty() {
        for kind in [.claim, .handover(to: "x")] as [LogRecord.Kind] {
            #expect(!Self.message(Self.record(kind)).body.isEmpty)
        }
    }

    @Test func aNewerFormatIsTold() {
        #expect(LogMessage(EngineMessage("s", headers: ["NH-V": "2"])) == .newer(format: 2))
    }

    @Test(
        arguments: [
            ("NH-V", nil), ("NH-V", "-1"), ("Nats-Expected-Last-Sequence", nil), ("NH-K", "other"),
            ("NH-H", "wall.1.2"),
            ("NH-H", "wall"), ("NH-I", "x"), ("NH-E", nil), ("NH-R", "5"), ("NH-R", "9-5"), ("NH-R", ""),
            ("NH-C", "xyz"),
        ] as [(String, String?)]
    )
    func whatIsNotWrittenLikeARecordIsForeign(_ header: String, _ value: String?) {
        let message = Self.message(Self.record(.turn))
        var headers = message.headers
        headers[header] = value
        #expect(LogMessage(EngineMessage(message.subject, headers: headers, body: message.body)) == .foreign)
    }

    @Test func aHandoverNamesAHost() {
        let message = Self.message(Self.record(.handover(to: "x")))
        var headers = message.headers
        headers["NH-T"] = "a.b"
        #expect(LogMessage(EngineMessage(message.subject, headers: headers)) == .foreign)
    }

    @Test(arguments: [
        (#"{"stream":"s","seq":5}"#, EngineAnswer.done(sequence: 5)),
        (#"{"type":"x","name":"c"}"#, .done(sequence: nil)),
        (#"{"config":{"name":"s"},"state":{"first_seq":3,"last_seq":7}}"#, .done(sequence: 7)),
        (#"{"error":{"code":400,"err_code":10071,"description":"wrong last sequence: 12"}}"#, .wrongLastSequence(12)),
        (
            #"{"error":{"code":400,"err_code":10071,"description":"wrong last sequence"}}"#,
            .failed(code: 10071, "wrong last sequence")
        ),
        (#"{"error":{"code":404,"err_code":10059,"description":"stream not found"}}"#, .noStream),
        (#"{"error":{"code":503,"description":"away"}}"#, .failed(code: 503, "away")),
        ("", .failed(code: 0, "the answer is not JSON")), ("[1]", .failed(code: 0, "the answer is not JSON")),
    ])
    func anAnswerOfTheEngineIsRead(_ text: String, _ answer: EngineAnswer) {
        #expect(EngineAnswer(EngineMessage("s", body: Array(text.utf8))) == answer)
    }

    @Test func nobodyAnswers() {
        let answer = EngineAnswer(EngineMessage("s", headers: ["Status": "503"]))
        #expect(answer == .failed(code: 503, "JetStream is off, or has no leader now"))
    }

    @Test(arguments: [
        ("$JS.ACK.NH1=f=s.one-7-2.1.40.3.1795633038225386878.0", 40 as UInt64?),
        ("$JS.ACK._.account.NH1=f=s.one-7-2.1.40.3.1795633038225386878.0", 40),
        ("$JS.ACK._.account.NH1=f=s.one-7-2.1.40.3.1795633038225386878.0.token", 40), ("$JS.FC.NH1=f=s.one-7-2", nil),
        ("$JS.ACK.NH1=f=s.one-7-2", nil), ("$JS.ACK.NH1=f=s.one-7-2.1.x.3.1.0", nil),
    ])
    func theSequenceOfADeliveryIsRead(_ reply: String, _ sequence: UInt64?) {
        let delivery = Delivery(EngineMessage("nh1.f.log.s", reply: reply))
        #expect(delivery?.sequence == sequence)
        #expect(delivery.map { $0.stream == "NH1=f=s" && $0.consumer == "one-7-2" } ?? (sequence == nil))
    }

    @Test func aWordHasFewLetters() {
        #expect(FleetNames.isWord("Wall_2-a") && FleetNames.isWord(String(repeating: "x", count: 64)))
        for word in ["", "a.b", "a b", "*", ">", "ä", String(repeating: "x", count: 65)] {
            #expect(!FleetNames.isWord(word), "\(word)")
        }
    }

    @Test func twoScenesNeverHaveOneStream() {
        let words = ["a", "b", "a_b", "b_a", "a-b", "_", "-"]
        let host = FleetHostID(name: "one", life: 1)
        let streams = words.flatMap { fleet in
            words.map { FleetNames(fleet: fleet, host: host).stream(of: $0) }
        }
        #expect(Set(streams).count == words.count * words.count)
    }
}
