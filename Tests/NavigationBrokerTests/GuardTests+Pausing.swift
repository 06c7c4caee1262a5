import JSON
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// A guard that goes on missing its deadlines is not asked for a while.
extension GuardTests {
    /// Pushes, and lets the guard miss its deadline, this many times. Answers the refusals.
    private func miss(_ count: Int) -> [JSONObject?] {
        (0..<count).map { _ in
            deliver(Self.push, from: asker)
            host.advance(seconds: 1)
            return answers()["7"]
        }
    }

    /// The pauses that the guard's session is told of.
    private func pauses() -> [JSONValue] {
        host.take(keeper).compactMap(object).filter { $0["method"] == "guardPause" }.compactMap { $0["params"] }
    }

    private var isAsked: Bool {
        deliver(Self.push, from: asker)
        return !questions().isEmpty
    }

    @Test func defaultHoldsAtOnceAfterThreeMisses() {
        add(#"{"name":"late","on":"enter","timeout":1}"#)
        #expect(miss(3).map { $0?["error"]?["data"]?["paused"] } == [nil, nil, nil])
        let told = pauses()
        #expect(told == [["guard": "g1", "name": "late", "paused": true, "misses": 3, "retryAfter": 10]])
        deliver(Self.push, from: asker)
        let refusal = answers()["7"]?["error"]?["data"]
        #expect(refusal?["name"] == "denied" && refusal?["byDefault"] == true && refusal?["paused"] == true)
        #expect(refusal?["retryAfter"] == 10 && questions().isEmpty)
        let listed = host.result("guard.list", from: other)?["guards"]?.array?.first?["pause"]
        #expect(listed == ["misses": 3, "until": .integer(Harness.epoch + 13_000)])
    }

    @Test func guardThatAllowsByDefaultIsPassedAtOnce() {
        add(#"{"name":"late","on":"enter","timeout":1,"default":"allow"}"#)
        #expect(miss(3).allSatisfy { $0?["result"] != nil })
        _ = pauses()
        deliver(Self.push, from: asker)
        #expect(answers()["7"]?["result"] != nil && questions().isEmpty)
    }

    @Test func anAnswerInTimeCountsFromTheBeginning() {
        add(#"{"name":"late","on":"enter","timeout":1}"#)
        _ = miss(2)
        _ = host.take(keeper)
        deliver(Self.push, from: asker)
        vote(questions().first?.id, #"{"verdict":"deny"}"#)
        _ = miss(2)
        #expect(pauses().isEmpty)
        #expect(host.result("guard.list", from: other)?["guards"]?.array?.first?["pause"] == nil)
    }

    /// After the pause one request is put to the guard; the others get the default until it has answered.
    @Test func oneRequestIsTriedAfterThePause() {
        add(#"{"name":"late","on":"enter","timeout":1}"#)
        _ = miss(3)
        _ = host.take(keeper)
        _ = host.result("navigator.create", #"{"name":"aside"}"#, from: other)
        host.advance(seconds: 9.9)
        deliver(Self.push, from: asker)
        #expect(answers()["7"]?["error"] != nil)
        host.advance(seconds: 0.1)
        deliver(Self.push, from: asker)
        let asked = questions()
        #expect(asked.count == 1 && answers()["7"] == nil)
        let besides = host.error("push", #"{"type":"shop.list","navigator":"n1"}"#, from: other)
        #expect(besides?["data"]?["paused"] == true && besides?["data"]?["retryAfter"] == 0)
        vote(asked.first?.id, #"{"verdict":"allow"}"#)
        #expect(answers()["7"]?["result"] != nil)
        #expect(pauses() == [["guard": "g1", "name": "late", "paused": false]])
        #expect(isAsked)
    }

    @Test func eachFurtherPauseIsTwiceAsLong() {
        host.reconfigure { $0.guardPauseMaximum = 30 }
        add(#"{"name":"late","on":"enter","timeout":1}"#)
        _ = miss(3)
        var told = pauses().compactMap { $0["retryAfter"] }
        for pause in [10.0, 20, 30] {
            host.advance(seconds: pause)
            _ = miss(1)
            told += pauses().compactMap { $0["retryAfter"] }
        }
        #expect(told == [10, 20, 30, 30])
    }

    /// A trial that was cancelled says nothing about the guard.
    @Test func cancelledTrialLeavesTheNextRequestToBeTried() {
        add(#"{"name":"late","on":"enter","timeout":1}"#)
        _ = miss(3)
        _ = host.take(keeper)
        host.advance(seconds: 10)
        deliver(Self.push, from: asker)
        #expect(questions().count == 1)
        _ = host.result("request.cancel", #"{"request":7}"#, from: asker)
        _ = host.take(asker)
        #expect(isAsked)
    }

    @Test func otherGuardsAndSessionsAreNotPaused() {
        add(#"{"name":"late","on":"enter","timeout":1,"default":"allow"}"#)
        _ = miss(3)
        add(#"{"name":"prompt","on":"enter"}"#, from: other)
        deliver(Self.push, from: asker)
        #expect(questions(other).count == 1)
    }

    @Test func guardThatComesBackIsAskedAgain() {
        add(#"{"name":"late","on":"enter","timeout":1,"away":"deny","module":"shop"}"#)
        _ = miss(3)
        host.close(keeper)
        let next = host.connect()
        host.send(Requests.shop, from: next)
        add(#"{"name":"late","on":"enter","timeout":1,"away":"deny"}"#, from: next)
        _ = host.take(next)
        deliver(Self.push, from: asker)
        #expect(questions(next).count == 1)
    }

    @Test func watchesAreToldOfPauses() {
        _ = host.result("watch", #"{"verbosity":"info","kinds":["signal"]}"#, from: other)
        add(#"{"name":"late","on":"enter","timeout":1}"#)
        _ = miss(3)
        _ = host.take(keeper)
        host.advance(seconds: 10)
        deliver(Self.push, from: asker)
        vote(questions().first?.id, #"{"verdict":"allow"}"#)
        let kinds = host.take(other).compactMap(object).compactMap { $0["params"]?["kind"]?.string }
        #expect(kinds.filter { $0.hasPrefix("guard.") } == ["guard.paused", "guard.resumed"])
    }
}
