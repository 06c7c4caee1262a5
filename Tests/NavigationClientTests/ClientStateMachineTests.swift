import Testing

@testable import NavigationClient

struct ClientStateMachineTests {
    private let one = RequestID(rawValue: 1)
    private let two = RequestID(rawValue: 2)
    private let watch = WatchKey(id: "w1")

    @Test func answerGoesToItsRequest() {
        var machine = asked()
        #expect(machine.messageReceived(.result(.request(two), "b")) == [.succeed(two, "b")])
        #expect(machine.messageReceived(.result(.request(one), "a")) == [.succeed(one, "a")])
    }

    @Test func refusalFailsItsRequest() {
        var machine = asked()
        let refusal = HostRefusal(code: 206, name: "at_root", message: "No.", data: nil)
        #expect(machine.messageReceived(.refusal(.request(one), refusal)) == [.fail(one, .refused(refusal))])
    }

    @Test func abandonedRequestIsCancelledAndItsAnswerDropped() {
        var machine = asked()
        let line = #"{"jsonrpc":"2.0","method":"request.cancel","params":{"request":1}}"#
        #expect(machine.requestAbandoned(one, .cancelled) == [.send(bytes(line)), .fail(one, .cancelled)])
        #expect(machine.messageReceived(.result(.request(one), "late")) == [])
        #expect(machine.requestAbandoned(one, .cancelled) == [])
    }

    @Test func answeredRequestCannotBeAbandoned() {
        var machine = asked()
        _ = machine.messageReceived(.result(.request(one), "a"))
        #expect(machine.requestAbandoned(one, .cancelled) == [])
    }

    @Test func answerToNothingEndsTheConnection() {
        var machine = asked()
        let error = NavigationClientError.badAnswer("an answer with an id that was never used")
        let stranger = RequestID(rawValue: 3)
        #expect(
            machine.messageReceived(.result(.request(stranger), "x")) == [.fail(one, error), .fail(two, error), .close]
        )
        #expect(machine.closedBecause == error)
    }

    @Test func endFailsEveryWaiterOnce() {
        var machine = asked()
        let error = NavigationClientError.connectionLost(reason: "gone")
        #expect(machine.connectionEnded(error) == [.fail(one, error), .fail(two, error), .close])
        #expect(machine.connectionEnded(.cancelled) == [])
        #expect(machine.messageReceived(.result(.request(one), "a")) == [])
        #expect(machine.requestAbandoned(one, .cancelled) == [])
        #expect(machine.watchAbandoned(watch) == [])
        #expect(machine.closedBecause == error)
    }

    @Test func farewellIsTheReasonOfTheEnd() {
        var machine = ClientStateMachine()
        let farewell: JSONPayload = ["reason": "slow_reader", "message": "Read faster."]
        let notice = HostNotice(method: "bye", parameters: farewell)
        #expect(machine.messageReceived(.notification(method: "bye", parameters: farewell)) == [.notify(notice)])
        #expect(machine.connectionEnded(.connectionLost(reason: "end of file")) == [.close])
        #expect(machine.closedBecause == .closedByHost(reason: "slow_reader", message: "Read faster."))
    }

    @Test func unreadableLineOverTheLimitFailsTheOldestThatIsTooLong() {
        var machine = ClientStateMachine()
        machine.requestSent(one, isWatch: false, line: 1, bytes: 10)
        machine.requestSent(two, isWatch: false, line: 2, bytes: 11)
        let refusal = HostRefusal(
            code: 100,
            name: "line_too_long",
            message: "Too long.",
            data: ["name": "line_too_long", "limit": 10]
        )
        #expect(machine.messageReceived(.refusal(.unknown, refusal)) == [.fail(two, .refused(refusal))])
    }

    @Test func unreadableLineIsThatOfTheOnlyRequest() {
        var machine = ClientStateMachine()
        machine.requestSent(one, isWatch: false, line: 1, bytes: 10)
        let refusal = HostRefusal(code: 101, name: "too_deep", message: "No.", data: ["name": "too_deep", "limit": 3])
        #expect(machine.messageReceived(.refusal(.unknown, refusal)) == [.fail(one, .refused(refusal))])
        #expect(machine.closedBecause == nil)
    }

    @Test(arguments: [(1, [RequestID(rawValue: 1)]), (2, [RequestID(rawValue: 2)]), (3, [])])
    func unreadableLineIsTheOneThatTheHostNames(line: Int, failed: [RequestID]) {
        var machine = ClientStateMachine()
        machine.requestSent(one, isWatch: false, line: 1, bytes: 10)
        machine.requestSent(two, isWatch: false, line: 2, bytes: 10)
        let data: JSONPayload = .object([("name", "parse_error"), ("line", JSONPayload(line))])
        let refusal = HostRefusal(code: -32700, name: "parse_error", message: "No.", data: data)
        #expect(machine.messageReceived(.refusal(.unknown, refusal)) == failed.map { .fail($0, .refused(refusal)) })
    }

    @Test func unreadableLineThatMayBeAnyOfSeveralFailsNone() {
        var machine = ClientStateMachine()
        machine.requestSent(one, isWatch: false, line: 1, bytes: 10)
        machine.requestSent(two, isWatch: false, line: 2, bytes: 10)
        let refusal = HostRefusal(code: -32700, name: "parse_error", message: "No.", data: ["name": "parse_error"])
        #expect(machine.messageReceived(.refusal(.unknown, refusal)).isEmpty)
        #expect(machine.closedBecause == nil)
    }

    @Test func watchIsOpenedByItsAnswer() {
        var machine = watching()
        let change: JSONPayload = ["watch": "w1", "revision": 3]
        let notification = IncomingMessage.notification(method: "changed", parameters: change)
        #expect(machine.messageReceived(notification) == [.deliver(watch, .changed(change))])
    }

    @Test func abandonedWatchIsUnwatchedOnceItIsKnown() {
        var machine = ClientStateMachine()
        machine.requestSent(one, isWatch: true, line: 1, bytes: 10)
        _ = machine.requestAbandoned(one, .cancelled)
        #expect(machine.messageReceived(.result(.request(one), ["watch": "w1"])) == [.send(bytes(unwatch))])
    }

    @Test func readerThatLeavesUnwatchesOnce() {
        var machine = watching()
        #expect(machine.watchAbandoned(watch) == [.send(bytes(unwatch))])
        #expect(machine.watchAbandoned(watch) == [])
        #expect(machine.messageReceived(.notification(method: "changed", parameters: ["watch": "w1"])) == [])
    }

    @Test func watchEndedByTheHostIsNotUnwatched() {
        var machine = watching()
        let ended: JSONPayload = ["watch": "w1", "reason": "scene_closed"]
        let actions = machine.messageReceived(.notification(method: "watchEnded", parameters: ended))
        #expect(actions == [.deliver(watch, .ended(ended)), .endWatch(watch, nil)])
        #expect(machine.watchAbandoned(watch) == [])
    }

    @Test func watchFailsWithTheConnection() {
        var machine = watching()
        let error = NavigationClientError.connectionLost(reason: "gone")
        #expect(machine.connectionEnded(error) == [.endWatch(watch, error), .close])
    }

    @Test func questionAboutAnEntryIsAsked() throws {
        var machine = ClientStateMachine()
        let parameters: JSONPayload = [
            "scene": "main", "navigator": "n1", "entry": "e2", "type": "a.b", "arguments": [:], "message": "hi",
            "timeout": 5,
        ]
        let actions = machine.messageReceived(.question(id: 9, method: "entry.ask", parameters: parameters))
        #expect(actions == [.ask(id: 9, HostQuestion(method: "entry.ask", parameters: parameters))])
    }

    @Test func questionOfAnyMethodIsAsked() {
        var machine = ClientStateMachine()
        let actions = machine.messageReceived(.question(id: "q", method: "guard.ask", parameters: .emptyObject))
        #expect(actions == [.ask(id: "q", HostQuestion(method: "guard.ask", parameters: .emptyObject))])
    }

    @Test func unknownNotificationIsPassedOn() {
        var machine = ClientStateMachine()
        let actions = machine.messageReceived(.notification(method: "news", parameters: ["x": 1]))
        #expect(actions == [.notify(HostNotice(method: "news", parameters: ["x": 1]))])
        #expect(machine.closedBecause == nil)
    }

    private let unwatch = #"{"jsonrpc":"2.0","method":"unwatch","params":{"watch":"w1"}}"#

    private func asked() -> ClientStateMachine {
        var machine = ClientStateMachine()
        machine.requestSent(one, isWatch: false, line: 1, bytes: 10)
        machine.requestSent(two, isWatch: false, line: 2, bytes: 10)
        return machine
    }

    private func watching(sourceLocation: SourceLocation = #_sourceLocation) -> ClientStateMachine {
        var machine = ClientStateMachine()
        machine.requestSent(one, isWatch: true, line: 1, bytes: 10)
        let actions = machine.messageReceived(.result(.request(one), ["watch": "w1"]))
        #expect(actions == [.openWatch(one, watch, ["watch": "w1"])], sourceLocation: sourceLocation)
        return machine
    }

    private func bytes(_ line: String) -> [UInt8] {
        Array((line + "\n").utf8)
    }
}
