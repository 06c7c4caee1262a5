import Testing

@testable import NavigationFleet

// Hosts that go on from a snapshot, and the requests that are in it.

extension SceneRequestsTests {
    /// The answers of a host that has read the log.
    static func answers(_ answers: [TurnContents.Answer], upTo revision: UInt64) -> AnsweredRequests {
        var scene = Scene()
        scene.log(answers, upTo: revision)
        return scene.requests.answered
    }

    static func written(_ answered: AnsweredRequests) throws -> [ItemReader.Item] {
        var items = Items()
        answered.write(to: &items)
        var reader = ItemReader(items.bytes)
        var found: [ItemReader.Item] = []
        while let item = try reader.next() { found.append(item) }
        return found
    }

    @Test func anOwnerDoesNotCarryOutWhatTheSnapshotHas() {
        let request = Self.request(1, epoch: 2, from: Self.next)
        var scene = Scene()
        scene.requests.restore(
            Self.answers([TurnContents.Answer(request.id, settled: 1, [7])], upTo: 5),
            upTo: 9,
            now: .zero
        )
        scene.follow(Self.host, epoch: 2)
        scene.requests.received(request, isAdmitted: true)
        #expect(scene.take() == [Self.reply(.done([7], revision: 5), to: request)])
    }

    @Test func anOwnRequestHasTheAnswerOfTheSnapshot() {
        var scene = Scene()
        let (done, waiting, open) = (scene.ask(), scene.ask(), scene.ask())
        _ = scene.take()
        let answers = [
            TurnContents.Answer(RequestID(origin: Self.host, number: done), settled: 1, [7]),
            TurnContents.Answer(RequestID(origin: Self.host, number: waiting), settled: 1, []),
        ]
        scene.requests.restore(Self.answers(answers, upTo: 5), upTo: 5, now: .zero)
        #expect(scene.take() == [.answer(done, .done([7])), .waits(waiting)])
        scene.reply(.done([8], revision: 5), to: open)
        #expect(scene.take() == [.answer(open, .done([8]))])
    }

    @Test func anAnswerThatWaitedForTheLogLeaves() {
        var scene = Scene()
        let number = scene.ask()
        _ = scene.take()
        scene.reply(.done([7], revision: 5), to: number)
        #expect(scene.take() == [])
        scene.requests.restore(AnsweredRequests(), upTo: 5, now: .zero)
        #expect(scene.take() == [.answer(number, .done([7]))])
    }

    @Test func answersComeBackFromItems() throws {
        let answers = (1...5 as ClosedRange<UInt64>).flatMap { number in
            [Self.next, Self.owner].map {
                TurnContents.Answer(RequestID(origin: $0, number: number), settled: 2, Array("a \(number) b".utf8))
            }
        }
        let answered = Self.answers(answers, upTo: 5)
        var other = AnsweredRequests()
        for item in try Self.written(answered) {
            let isTaken = other.take(item)
            #expect(isTaken)
        }
        #expect(other == answered)
        for item in [("x", "1"), ("o", "x"), ("o", "one.1 2 3"), ("a", "one.1#2 3 x"), ("a", "#")] {
            let isTaken = other.take(ItemReader.Item(kind: Character(item.0), content: Array(item.1.utf8)))
            #expect(!isTaken)
        }
    }

    /// One request waits, so no answer is settled.
    @Test func theAnswersOfAHostHaveALimitInBytes() throws {
        let answers = (2...200 as ClosedRange<UInt64>).map { number in
            TurnContents.Answer(
                RequestID(origin: Self.next, number: number),
                settled: 1,
                [UInt8](repeating: 1, count: 100_000)
            )
        }
        let answered = Self.answers(answers, upTo: 5)
        #expect(try Self.written(answered).reduce(0) { $0 + $1.content.count } < 5 << 20)
        #expect(answered.knowledge(of: RequestID(origin: Self.next, number: 2)) == .forgotten)
        #expect(answered.knowledge(of: RequestID(origin: Self.next, number: 201)) == .new)
        guard case .answered = answered.knowledge(of: RequestID(origin: Self.next, number: 200)) else {
            Issue.record("the last answer is forgotten")
            return
        }
    }
}
