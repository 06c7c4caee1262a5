import Testing

@testable import NavigationFleet

struct SceneLinkTests {
    static let names = FleetNames(fleet: "f", host: FleetHostID(name: "one", life: 7))
    static let rival = FleetHostID(name: "two", life: 1)
    static let inbox = "nh1.f.in.one.7.s"

    /// A link that is connected, and whose reader has started.
    struct Host {
        var link = SceneLink(of: "s", names, rank: 0, replicas: 3, logBytes: 1 << 20, now: .zero)
        var now = Duration.zero

        /// - Parameter isAtEnd: Whether the leader of the stream has said that the log is empty.
        init(isAtEnd: Bool = true) {
            link.connected(now: now)
            let start = take()
            #expect(start.count == 2)
            answer("consumer.1", "{}")
            if isAtEnd { answer("end", SceneLinkTests.end(0)) }
        }

        mutating func take() -> [SceneLink.Output] {
            defer { link.outputs.removeAll() }
            return link.outputs
        }

        /// The messages that were published since the last call.
        mutating func published() -> [EngineMessage] {
            take().compactMap { if case .publish(let message) = $0 { message } else { nil } }
        }

        mutating func answer(_ purpose: String, _ text: String) {
            link.received(EngineMessage("\(inbox).\(purpose)", body: Array(text.utf8)), now: now)
        }

        mutating func wait(_ time: Duration) {
            now += time
            link.alarmed(now: now)
        }

        /// A consumer of this host delivers a claim of another host.
        mutating func deliver(at sequence: UInt64, generation: Int = 1) {
            let claim = LogRecord(.claim, from: rival, number: 1, expected: 0, epoch: 1, after: .start)
            let reply = "$JS.ACK.NH1=f=s.one-7-\(generation).1.\(sequence).1.1795633038225386878.0"
            let message = claim.message(to: "nh1.f.log.s", stream: "NH1=f=s", reply: reply)
            link.received(message, now: now)
        }

        mutating func heartbeat(last: UInt64, generation: Int = 1, _ more: [String: String] = [:], reply: String? = nil)
        {
            var headers = ["Status": "100", "Nats-Last-Stream": "\(last)"]
            headers.merge(more) { $1 }
            let subject = "nh1.f.rd.one.7.s.delivery.\(generation)"
            link.received(EngineMessage(subject, reply: reply, headers: headers), now: now)
        }

        /// The reader has started again, which gives its consumer another number.
        mutating func expectStart(_ generation: Int, sourceLocation: SourceLocation = #_sourceLocation) {
            let outputs = take()
            let (former, present) = ("delivery.\(generation - 1)", "delivery.\(generation)")
            #expect(outputs.contains(.unsubscribe("nh1.f.rd.one.7.s.\(former)")), sourceLocation: sourceLocation)
            #expect(outputs.contains(.subscribe("nh1.f.rd.one.7.s.\(present)")), sourceLocation: sourceLocation)
        }
    }

    @Test func aReaderSubscribesAndAsksForAConsumer() throws {
        var link = SceneLink(of: "s", Self.names, rank: 0, replicas: 3, logBytes: 1 << 20, now: .zero)
        link.connected(now: .zero)
        #expect(link.outputs.first == .subscribe("nh1.f.rd.one.7.s.delivery.1"))
        guard case .publish(let request)? = link.outputs.last else { throw Missing() }
        #expect(request.subject == "$JS.API.CONSUMER.CREATE.NH1=f=s.one-7-1")
        #expect(request.reply == "\(Self.inbox).consumer.1")
        let text = String(decoding: request.body, as: UTF8.self)
        #expect(
            text.contains(#""opt_start_seq":1"#) && text.contains(#""deliver_subject":"nh1.f.rd.one.7.s.delivery.1""#)
        )
    }

    private struct Missing: Error {}

    @Test func aStreamThatIsMissingIsMade() throws {
        var host = Host()
        host.answer("consumer.1", #"{"error":{"code":404,"err_code":10059,"description":"stream not found"}}"#)
        let request = try #require(host.published().first)
        #expect(request.subject == "$JS.API.STREAM.CREATE.NH1=f=s" && request.reply == "\(Self.inbox).stream")
        #expect(String(decoding: request.body, as: UTF8.self).contains(#""num_replicas":3"#))
        host.answer("stream", "{}")
        host.expectStart(2)
    }

    @Test func aStreamThatCannotBeMadeIsTold() {
        var host = Host()
        host.answer("stream", #"{"error":{"code":503,"err_code":10005,"description":"no suitable peers"}}"#)
        #expect(host.take() == [.refused("no suitable peers")])
    }

    @Test func aConsumerThatCannotBeMadeIsTriedAgain() {
        var host = Host()
        host.answer("consumer.1", #"{"error":{"code":503,"err_code":10008,"description":"away"}}"#)
        #expect(host.take() == [.refused("away")])
        host.wait(.milliseconds(500))
        host.expectStart(2)
        host.answer("consumer.1", #"{"error":{"code":503,"err_code":10008,"description":"late"}}"#)
        #expect(host.take() == [])
    }

    @Test func aDeliveryIsApplied() {
        var host = Host()
        host.deliver(at: 1)
        let claim = LogRecord(.claim, from: Self.rival, number: 1, expected: 0, epoch: 1, after: .start)
        #expect(host.take() == [.member(.apply(claim))])
        #expect(host.link.member.log.owner == Self.rival)
    }

    @Test func whatAFormerConsumerDeliversIsNotRead() {
        var host = Host()
        host.heartbeat(last: 4)
        host.expectStart(2)
        host.deliver(at: 1)
        #expect(host.take() == [])
        host.deliver(at: 1, generation: 2)
        #expect(host.link.member.log.sequence == 1)
    }

    @Test func whatAnotherHostOrFleetReceivesIsNotRead() {
        var host = Host()
        for subject in ["nh1.f.in.one.8.s.stream", "nh1.g.in.one.7.s.stream", "nh1.f.in.one.7.s.unknown"] {
            host.link.received(EngineMessage(subject, body: Array("{}".utf8)), now: host.now)
        }
        #expect(host.take() == [])
        #expect(Self.names.scene(of: EngineMessage("nh1.f.in.one.7.hall.append.3")) == "hall")
    }

    @Test func aMessageThatDidNotComeStartsTheReaderAgain() {
        var host = Host()
        host.heartbeat(last: 0)
        #expect(host.take() == [])
        host.heartbeat(last: 1)
        host.expectStart(2)
    }

    @Test func aSilentReaderStartsAgain() {
        var host = Host()
        for _ in 0..<6 {
            host.now += .seconds(2)
            host.heartbeat(last: 0)
            host.link.heard(Self.rival, now: host.now)
        }
        #expect(host.take() == [])
        #expect(host.link.alarm != nil)
        host.wait(.seconds(3))
        host.expectStart(2)
    }

    @Test(arguments: [(nil, "$JS.FC.x"), ("$JS.FC.x", nil)] as [(String?, String?)])
    func theEngineIsToldThatTheHostKeepsUp(_ stalled: String?, _ reply: String?) {
        var host = Host()
        host.heartbeat(last: 0, stalled.map { ["Nats-Consumer-Stalled": $0] } ?? [:], reply: reply)
        #expect(host.take() == [.publish(EngineMessage("$JS.FC.x"))])
    }

    @Test func anAppendIsPublishedAndItsAnswerCounts() throws {
        var host = Host()
        host.wait(.milliseconds(700))
        let claim = try #require(host.published().first)
        #expect(claim.subject == "nh1.f.log.s" && claim.reply == "\(Self.inbox).append.1")
        host.answer("append.1", #"{"stream":"NH1=f=s","seq":1}"#)
        #expect(host.take() == [.member(.own)] && host.link.member.isOwner)
    }

    @Test func aRefusalDoesNotStartAReaderThatIsAboutToTell() throws {
        var host = Host()
        host.wait(.milliseconds(700))
        _ = host.take()
        let refusal = #"{"error":{"code":400,"err_code":10071,"description":"wrong last sequence: 1"}}"#
        host.answer("append.1", refusal)
        #expect(host.take() == [])
        // The reader says nothing for two seconds.
        host.now += .seconds(2)
        host.answer("append.1", refusal)
        host.expectStart(2)
    }

    @Test func aStreamThatStoresNothingGetsAnotherLeader() {
        var host = Host()
        host.wait(.milliseconds(700))
        var requests: [Int: Int] = [:]
        for attempt in 2...12 {
            host.heartbeat(last: 0)
            host.wait(.seconds(1))
            let subjects = host.published().map(\.subject)
            #expect(subjects.last == "nh1.f.log.s")
            requests[attempt] = subjects.count { $0 == "$JS.API.STREAM.LEADER.STEPDOWN.NH1=f=s" }
        }
        #expect(requests.filter { $0.value > 0 } == [6: 1, 11: 1])
    }

    @Test func aStreamThatHasNoLeaderIsGivenTime() {
        var host = Host()
        host.wait(.milliseconds(700))
        _ = host.take()
        for _ in 0..<20 {
            host.heartbeat(last: 0)
            host.link.received(EngineMessage("\(Self.inbox).append.1", headers: ["Status": "503"]), now: host.now)
            host.wait(.seconds(2))
            #expect(host.published().map(\.subject) == ["nh1.f.log.s"])
        }
    }

    @Test func aLostConnectionEndsTheReader() {
        var host = Host()
        host.link.disconnected()
        #expect(host.take() == [.unsubscribe("nh1.f.rd.one.7.s.delivery.1")])
        #expect(host.link.alarm == nil)
        host.deliver(at: 1)
        #expect(host.take() == [])
        #expect(host.link.member.log.sequence == 0)
        host.link.connected(now: host.now)
        let outputs = host.take()
        #expect(outputs.first == .subscribe("nh1.f.rd.one.7.s.delivery.2") && outputs.count == 2)
    }

    @Test func aNewerFormatHaltsTheMember() {
        var host = Host()
        let reply = "$JS.ACK.NH1=f=s.one-7-1.1.1.1.1795633038225386878.0"
        host.link.received(EngineMessage("nh1.f.log.s", reply: reply, headers: ["NH-V": "2"]), now: host.now)
        #expect(host.take() == [.member(.formatTooNew(2))])
        #expect(host.link.member.isHalted)
        host.wait(.seconds(10))
        #expect(host.take() == [])
    }

    // MARK: Requests

    private static let request = SceneRequest(
        RequestID(origin: rival, number: 3),
        epoch: 1,
        settled: 2,
        after: 2,
        body: [1, 10]
    )

    @Test func aRequestGoesToTheOwnerOfTheLog() {
        var host = Host()
        #expect(host.link.ask([1], deadline: .seconds(9), now: host.now) == 1)
        #expect(host.take() == [])
        host.deliver(at: 1)
        let headers = ["NH-Q": "one.7#1", "NH-E": "1", "NH-S": "1", "NH-P": "0"]
        let message = EngineMessage("nh1.f.rq.two.1.s.request", headers: headers, body: [1])
        #expect(host.take().last == .publish(message))
        let reply = SceneReply.done([7], revision: 0).message(to: "\(Self.inbox).reply.1", epoch: 1)
        host.link.received(reply, now: host.now)
        #expect(host.take() == [.answer(1, .done([7]))])
    }

    @Test func aHostThatDoesNotOwnTheSceneSaysSo() {
        var host = Host()
        host.link.received(Self.request.message(to: "nh1.f.rq.one.7.s.request"), now: host.now)
        let reply = EngineMessage("nh1.f.in.two.1.s.reply.3", headers: ["NH-A": "again", "NH-E": "1"])
        #expect(host.take() == [.publish(reply)])
    }

    @Test func theOwnerCarriesARequestOutAndReplies() throws {
        var host = Host()
        host.wait(.milliseconds(700))
        host.answer("append.1", #"{"seq":1}"#)
        _ = host.take()
        let request = SceneRequest(Self.request.id, epoch: 1, settled: 2, body: [1, 10])
        host.link.received(request.message(to: "nh1.f.rq.one.7.s.request"), now: host.now)
        #expect(host.take() == [.carryOut(request)])
        #expect(host.link.revision == 0)
        let answers = [TurnContents.Answer(Self.request.id, settled: 2, [7])]
        host.link.submit(TurnContents(changes: [[1], [2]], answers: answers), now: host.now)
        #expect(host.link.revision == 2)
        #expect(host.published().map(\.subject) == ["nh1.f.log.s"])
        host.answer("append.2", #"{"seq":2}"#)
        let headers = ["NH-A": "done", "NH-E": "1", "NH-R": "2"]
        let reply = EngineMessage("nh1.f.in.two.1.s.reply.3", headers: headers, body: [7])
        #expect(host.take().last == .publish(reply))
    }

    @Test func theLogBringsTheAnswerToARequestForSettings() throws {
        var host = Host()
        host.wait(.milliseconds(700))
        host.answer("append.1", #"{"seq":1}"#)
        let requests = (3...4).map { number in
            SceneRequest(RequestID(origin: Self.rival, number: number), epoch: 1, settled: 3, body: [1, 10])
        }
        for request in requests {
            host.link.received(request.message(to: "nh1.f.rq.one.7.s.request"), now: host.now)
        }
        _ = host.take()
        let answers = [TurnContents.Answer(requests[0].id, settled: 3, [7])]
        host.link.submit(TurnContents(changes: [], answers: answers, settings: [1]), now: host.now)
        // The second one shows the settings, perhaps.
        host.link.finished(requests[1].id, [8], now: host.now)
        #expect(host.published().map(\.subject) == ["nh1.f.log.s"])
        host.answer("append.2", #"{"seq":2}"#)
        let replies = host.published().filter { $0.subject.contains("reply") }
        #expect(replies.map(\.subject) == ["nh1.f.in.two.1.s.reply.4"])
        // A host that has not read the log as far asks again.
        host.link.received(requests[0].message(to: "nh1.f.rq.one.7.s.request"), now: host.now)
        #expect(host.published().map(\.body) == [[7]])
    }

    @Test(arguments: [
        SceneReply.done([7, 10], revision: 4), .again, .halted, .working, .waiting, .unknown, .done([], revision: 0),
    ])
    func aReplyIsReadAsItWasWritten(_ reply: SceneReply) throws {
        let read = try #require(SceneReply.read(reply.message(to: "s", epoch: 5)))
        #expect(read == (reply, 5))
    }

    @Test func aRequestWithoutAnAnswerIsToldToTheClientsHost() {
        var host = Host()
        host.wait(.milliseconds(700))
        host.answer("append.1", #"{"seq":1}"#)
        let own = host.link.ask([1], deadline: .seconds(9), now: host.now)
        host.link.received(Self.early.message(to: "nh1.f.rq.one.7.s.request"), now: host.now)
        _ = host.take()
        host.link.waits(Self.early.id, now: host.now)
        host.link.waits(RequestID(origin: FleetHostID(name: "one", life: 7), number: own), now: host.now)
        let headers = ["NH-A": "waiting", "NH-E": "1"]
        #expect(
            host.take() == [.publish(EngineMessage("nh1.f.in.two.1.s.reply.3", headers: headers)), .waits(own)]
        )
    }

    private static let early = SceneRequest(request.id, epoch: 1, settled: 2, body: [1, 10])

    @Test func linesOfTheOwnerReachTheHostOfTheirClient() {
        var host = Host()
        let lines = OwnerLines(epoch: 2, number: 3, revision: 4, session: 5, [1, 10])
        host.link.send(lines, to: Self.rival)
        let headers = ["NH-E": "2", "NH-N": "3", "NH-R": "4", "NH-L": "5"]
        #expect(host.take() == [.publish(EngineMessage("nh1.f.in.two.1.s.lines", headers: headers, body: [1, 10]))])
        host.link.received(EngineMessage("\(Self.inbox).lines", headers: headers, body: [1, 10]), now: host.now)
        #expect(host.take() == [.lines(lines)])
        host.link.received(EngineMessage("\(Self.inbox).lines", body: [1, 10]), now: host.now)
        #expect(host.take() == [])
    }

    @Test func aRequestIsReadAsItWasWritten() { #expect(SceneRequest(Self.request.message(to: "s")) == Self.request) }

    @Test(arguments: [
        [:], ["NH-A": "done", "NH-E": "1"], ["NH-A": "no", "NH-E": "1"], ["NH-A": "again"], ["NH-Q": "two.1#3"],
        ["NH-Q": "two#3", "NH-E": "1", "NH-S": "1", "NH-P": "0"], ["NH-Q": "two.1#3", "NH-S": "1", "NH-P": "0"],
    ])
    func anotherMessageIsNeither(_ headers: [String: String]) {
        let message = EngineMessage("s", headers: headers)
        #expect(SceneReply.read(message) == nil && SceneRequest(message) == nil)
    }
}
