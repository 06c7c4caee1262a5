import JSON
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// The machine alone: its state is where its item is.
struct SentSequenceTests {
    private let start = MonotonicTime(nanoseconds: 0)
    private let receiver = ReceiverID(session: SessionID(rawValue: 2), number: 1)

    private func items(_ count: Int) -> [SentItem] {
        (0..<count).compactMap { number in
            TypeName("shop.v\(number)").map { SentItem(sending: $0, arguments: .emptyObject) }
        }
    }

    private func sequence(_ count: Int, maximum: Int = 256, bytes: Int = 1 << 20) throws -> SentSequence {
        let session = SessionID(rawValue: 1)
        var limits = Limits()
        limits.sequenceItems = maximum
        limits.sequenceBytes = bytes
        return try SentSequence(
            SequenceID(session: session, number: 1),
            items(count),
            in: ("main", nil),
            answering: AnswerPlace(session: session, id: nil, batch: nil),
            limits: limits
        )
    }

    private func indices(_ sequence: SentSequence) -> [Int] { sequence.steps.map(\.item.index) }

    @Test func itemsComeInOrder() throws {
        var sequence = try sequence(2)
        for index in 0...1 {
            let item = sequence.next()
            #expect(item?.index == index && sequence.index == index)
            let continuation = try sequence.settle(.shown, .auto, delay: 0, now: start)
            #expect(continuation == .ready)
        }
        let last = sequence.next()
        #expect(last == nil && sequence.index == nil && indices(sequence) == [0, 1])
    }

    @Test func autoWaitsForTheDelayAndNoLonger() throws {
        var sequence = try sequence(2)
        _ = sequence.next()
        let end = start + 0.5
        let continuation = try sequence.settle(.shown, .auto, delay: 0.5, now: start)
        #expect(continuation == .waits(until: end))
        let wakes = [sequence.wake(now: start + 0.49), sequence.wake(now: end), sequence.wake(now: end)]
        #expect(wakes == [false, true, false], "in time, and once")
        _ = sequence.next()
        let second = try sequence.settle(.shown, .auto, delay: 0.5, now: end)
        #expect(second == .ready, "nothing is left to wait for")
    }

    @Test(
        arguments: [
            (ResumeRule.immediately, SentSequence.Continuation.ready),
            (.after(2), .waits(until: MonotonicTime(nanoseconds: 2_000_000_000))),
            (.after(0), .ready), (.pause, .pauses), (.cancel, .isCancelled),
        ]
    )
    func rulesSayHowItGoesOn(rule: ResumeRule, expected: SentSequence.Continuation) throws {
        var sequence = try sequence(2)
        _ = sequence.next()
        let continuation = try sequence.settle(.received, rule, by: receiver, delay: 1, now: start)
        #expect(continuation == expected)
        #expect(sequence.pending.count == 1 && sequence.steps.first?.receiver == receiver)
    }

    @Test func insertedItemsComeNextAndAppendedLast() throws {
        var sequence = try sequence(2)
        _ = sequence.next()
        let continuation = try sequence.settle(.received, .appending(items(1)), delay: 1, now: start)
        #expect(continuation == .ready)
        _ = sequence.next()
        let second = try sequence.settle(.received, .inserting(items(2)), delay: 1, now: start)
        #expect(second == .ready)
        #expect(sequence.pending.map(\.index) == [3, 4, 2])
        #expect(sequence.pending.map(\.addedBy) == [1, 1, 0])
    }

    @Test func replacedItemsAreAccountedFor() throws {
        var sequence = try sequence(3)
        _ = sequence.next()
        let continuation = try sequence.settle(.received, .replacing(items(1)), delay: 1, now: start)
        #expect(continuation == .ready)
        #expect(sequence.steps.map(\.outcome) == [.received, .replaced, .replaced])
        #expect(sequence.pending.map(\.index) == [3])
        sequence.end(nil)
        #expect(indices(sequence) == [0, 1, 2, 3] && sequence.steps.last?.outcome == .notSent)
    }

    @Test func pausedItWaitsUntilSomebodyResumes() throws {
        var sequence = try sequence(1)
        let early = sequence.resume()
        #expect(!early, "it was not paused")
        _ = sequence.next()
        _ = try sequence.settle(.performed, .pause, delay: 0, now: start)
        let wakes = [sequence.wake(now: start + 1000), sequence.isPaused]
        #expect(wakes == [false, true])
        let resumes = [sequence.resume(), sequence.resume()]
        #expect(resumes == [true, false])
        let next = sequence.next()
        #expect(next == nil)
    }

    @Test func endingAccountsForTheItemUnderWay() throws {
        var asked = try sequence(2)
        _ = asked.next()
        asked.ask(receiver, question: QuestionNumber(rawValue: 1))
        asked.end(WireError(.receiverGone, "gone"))
        #expect(asked.steps.map(\.outcome) == [.failed, .notSent] && asked.steps[0].error?.code == .receiverGone)

        var performing = try sequence(1)
        _ = performing.next()
        performing.begin(.init(outcome: .shown))
        performing.end(nil)
        #expect(performing.steps.map(\.outcome) == [.notSent])
    }

    @Test func tooManyItemsSettleNothing() throws {
        var sequence = try sequence(2, maximum: 3)
        _ = sequence.next()
        #expect(throws: WireError.limitReached("sequenceItems", 3)) {
            _ = try sequence.settle(.received, .inserting(items(2)), delay: 0, now: start)
        }
        #expect(sequence.steps.isEmpty && sequence.current?.index == 0 && sequence.pending.count == 1)
    }

    @Test func bytesAreLimitedToo() {
        #expect(throws: WireError.limitReached("sequenceBytes", 60)) { _ = try sequence(2, bytes: 60) }
    }

    @Test func operationAnswersAreReadForWhatAStepTells() {
        let answer = OperationAnswer(Array(#"{"scene":"main","revision":4,"changed":false,"entry":"e2"}"#.utf8))
        #expect(!answer.changed && answer.operation.revision == 4)
        #expect(answer.operation.navigator == nil && answer.operation.entry == EntryID(rawValue: 2))
        #expect(OperationAnswer(Array("{}".utf8)).changed)
    }
}
