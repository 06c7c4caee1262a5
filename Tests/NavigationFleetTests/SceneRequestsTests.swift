import Testing

@testable import NavigationFleet

struct SceneRequestsTests {
    private static let (host, owner, next) = (
        FleetHostID(name: "one", life: 1), FleetHostID(name: "two", life: 2), FleetHostID(name: "three", life: 3)
    )

    /// The requests of a host, with its clock.
    private struct Scene {
        var requests = SceneRequests(on: host)
        var now = Duration.zero

        init(ownedBy owner: FleetHostID? = SceneRequestsTests.owner) {
            requests.ownerChanged(to: owner, now: now)
        }

        mutating func take() -> [SceneRequests.Action] {
            defer { requests.actions.removeAll() }
            return requests.actions
        }

        mutating func ask(_ body: [UInt8] = [1], for patience: Duration = .seconds(10)) -> UInt64 {
            requests.ask(body, deadline: now + patience, now: now)
        }

        mutating func wait(_ time: Duration) {
            now += time
            requests.alarmed(now: now)
        }

        mutating func reply(_ reply: SceneReply, to number: UInt64 = 1) {
            requests.replied(reply, to: number, now: now)
        }

        mutating func log(_ answers: [TurnContents.Answer] = [], upTo revision: UInt64) {
            requests.logged(answers, upTo: revision, now: now)
        }
    }

    private static func request(
        _ number: UInt64,
        settled: UInt64 = 1,
        after: UInt64 = 0,
        from origin: FleetHostID = host
    ) -> SceneRequest {
        SceneRequest(RequestID(origin: origin, number: number), settled: settled, after: after, body: [1])
    }

    // MARK: The host of a client

    @Test func aRequestGoesToTheOwnerAndItsAnswerToTheClient() {
        var scene = Scene()
        #expect(scene.ask() == 1)
        #expect(scene.take() == [.send(Self.request(1), to: Self.owner)])
        scene.reply(.done([7], revision: 0))
        #expect(scene.take() == [.answer(1, .done([7]))])
        scene.reply(.done([7], revision: 0))
        #expect(scene.take() == [])
    }

    @Test func aRequestWithoutAReplyIsSentAgain() {
        var scene = Scene()
        _ = scene.ask()
        _ = scene.take()
        scene.wait(.milliseconds(999))
        #expect(scene.take() == [])
        scene.wait(.milliseconds(1))
        #expect(scene.take() == [.send(Self.request(1), to: Self.owner)])
    }

    @Test func aHostThatTakesNoRequestsIsAskedAgainSoon() {
        var scene = Scene()
        _ = scene.ask()
        _ = scene.take()
        scene.reply(.again)
        scene.wait(.milliseconds(100))
        #expect(scene.take() == [.send(Self.request(1), to: Self.owner)])
    }

    @Test func aRequestWaitsForAnOwner() {
        var scene = Scene(ownedBy: nil)
        _ = scene.ask()
        #expect(scene.take() == [])
        scene.requests.ownerChanged(to: Self.owner, now: scene.now)
        #expect(scene.take() == [.send(Self.request(1), to: Self.owner)])
        scene.requests.ownerChanged(to: Self.next, now: scene.now)
        #expect(scene.take() == [.send(Self.request(1), to: Self.next)])
        scene.requests.ownerChanged(to: Self.next, now: scene.now)
        #expect(scene.take() == [])
    }

    @Test func anAnswerWaitsUntilTheHostHasReadAsFar() {
        var scene = Scene()
        _ = scene.ask()
        _ = scene.take()
        scene.reply(.done([7], revision: 4))
        scene.log(upTo: 3)
        #expect(scene.take() == [])
        scene.log(upTo: 4)
        #expect(scene.take() == [.answer(1, .done([7]))])
    }

    @Test func theLogItselfAnswersWhenTheReplyIsLost() {
        var scene = Scene()
        _ = scene.ask()
        _ = scene.take()
        scene.log([TurnContents.Answer(Self.request(1).id, settled: 1, [7])], upTo: 1)
        #expect(scene.take() == [.answer(1, .done([7]))])
    }

    @Test func theDeadlineTellsWhetherTheRequestWasSent() {
        var scene = Scene(ownedBy: nil)
        _ = scene.ask(for: .seconds(1))
        #expect(scene.requests.alarm == .seconds(1))
        scene.wait(.seconds(1))
        #expect(scene.take() == [.answer(1, .notDone)])
        scene.requests.ownerChanged(to: Self.owner, now: scene.now)
        _ = scene.ask(for: .milliseconds(300))
        _ = scene.take()
        scene.wait(.milliseconds(300))
        #expect(scene.take() == [.answer(2, .unknown)])
        #expect(scene.requests.alarm == nil)
    }

    @Test func anAnswerThatCannotBeFollowedInTimeIsNotGiven() {
        var scene = Scene()
        _ = scene.ask(for: .seconds(1))
        _ = scene.take()
        scene.reply(.done([7], revision: 4))
        scene.wait(.seconds(1))
        #expect(scene.take() == [.answer(1, .unknown)])
    }

    @Test func aRequestSaysWhichOnesAreSettled() {
        var scene = Scene()
        for _ in 1...3 { _ = scene.ask() }
        _ = scene.take()
        scene.reply(.done([], revision: 0), to: 2)
        scene.reply(.done([], revision: 0), to: 1)
        _ = scene.take()
        _ = scene.ask()
        #expect(scene.take() == [.send(Self.request(4, settled: 3, after: 3), to: Self.owner)])
    }

    @Test func anAnswerThatWaitsIsNotARequestThatIsOpen() {
        var scene = Scene()
        _ = scene.ask()
        scene.reply(.done([7], revision: 4))
        _ = scene.take()
        _ = scene.ask()
        #expect(scene.take() == [.send(Self.request(2, settled: 1), to: Self.owner)])
    }

    @Test func anOwnerThatWorksIsGivenTime() {
        var scene = Scene()
        _ = scene.ask(for: .seconds(3))
        scene.wait(.seconds(2))
        scene.reply(.working)
        _ = scene.take()
        scene.wait(.seconds(2))
        #expect(scene.take() == [.send(Self.request(1), to: Self.owner)])
        scene.wait(.seconds(1))
        #expect(scene.take().last == .answer(1, .unknown))
    }

    @Test func thereIsALimit() {
        var scene = Scene()
        for _ in 0..<256 {
            #expect(scene.requests.hasRoom)
            _ = scene.ask()
        }
        #expect(!scene.requests.hasRoom)
        scene.reply(.done([], revision: 0))
        #expect(scene.requests.hasRoom)
        _ = scene.ask([UInt8](repeating: 0, count: 4 << 20))
        scene.reply(.done([], revision: 0), to: 2)
        #expect(!scene.requests.hasRoom)
    }

    // MARK: The owner

    @Test func aRequestIsCarriedOutOnce() {
        var scene = Scene()
        let request = Self.request(1, from: Self.next)
        scene.requests.received(request, isAdmitted: true)
        #expect(scene.take() == [.carryOut(request)])
        scene.requests.received(request, isAdmitted: true)
        #expect(scene.take() == [.reply(.working, to: request.id)])
        scene.requests.received(request, isAdmitted: false)
        #expect(scene.take() == [])
        scene.log([TurnContents.Answer(request.id, settled: 1, [7])], upTo: 5)
        #expect(scene.take() == [.reply(.done([7], revision: 5), to: request.id)])
        scene.requests.received(request, isAdmitted: true)
        #expect(scene.take() == [.reply(.done([7], revision: 5), to: request.id)])
    }

    @Test func requestsAreCarriedOutInTheOrderOfTheirHost() {
        var scene = Scene()
        let (one, two) = (Self.request(1, from: Self.next), Self.request(2, after: 1, from: Self.next))
        let three = Self.request(3, after: 2, from: Self.next)
        let other = Self.request(9, from: Self.owner)
        for early in [three, two, other] { scene.requests.received(early, isAdmitted: true) }
        #expect(scene.take() == [.carryOut(other)])
        scene.requests.received(one, isAdmitted: true)
        #expect(scene.take() == [.carryOut(one), .carryOut(two), .carryOut(three)])
    }

    @Test func aRequestWaitsForNoneThatIsSettled() {
        var scene = Scene()
        let late = Self.request(3, settled: 3, after: 2, from: Self.next)
        scene.requests.received(late, isAdmitted: true)
        #expect(scene.take() == [.carryOut(late)])
    }

    @Test func aRequestBehindAnAnsweredOneIsCarriedOut() {
        var scene = Scene()
        let (one, two) = (Self.request(1, from: Self.next), Self.request(2, after: 1, from: Self.next))
        scene.log([TurnContents.Answer(one.id, settled: 1, [7])], upTo: 5)
        scene.requests.received(two, isAdmitted: true)
        #expect(scene.take() == [])
        scene.requests.received(one, isAdmitted: true)
        #expect(scene.take() == [.reply(.done([7], revision: 5), to: one.id), .carryOut(two)])
    }

    @Test func aRequestThatHadAnEffectIsNotBegunAgain() {
        var scene = Scene()
        let request = Self.request(1, from: Self.next)
        scene.log([TurnContents.Answer(request.id, settled: 1, [])], upTo: 5)
        #expect(scene.take() == [])
        scene.requests.received(request, isAdmitted: true)
        #expect(scene.take() == [.reply(.unknown, to: request.id)])
        scene.log([TurnContents.Answer(request.id, settled: 1, [7])], upTo: 6)
        scene.requests.received(request, isAdmitted: true)
        #expect(scene.take() == [.reply(.done([7], revision: 6), to: request.id)])
    }

    @Test func aHostThatDoesNotOwnTheSceneSaysSo() {
        var scene = Scene()
        scene.requests.received(Self.request(1, from: Self.next), isAdmitted: false)
        #expect(scene.take() == [.reply(.again, to: Self.request(1, from: Self.next).id)])
    }

    @Test func anAnswerWithoutAChangeWaitsForTheChangesBeforeIt() {
        var scene = Scene()
        let request = Self.request(1, from: Self.next)
        scene.requests.received(request, isAdmitted: true)
        _ = scene.take()
        scene.requests.finished(request.id, [7], after: 2)
        scene.log(upTo: 1)
        #expect(scene.take() == [])
        scene.log(upTo: 2)
        #expect(scene.take() == [.reply(.done([7], revision: 2), to: request.id)])
    }

    @Test func aRequestOfALostSceneIsForgotten() {
        var scene = Scene()
        let request = Self.request(1, from: Self.next)
        scene.requests.received(request, isAdmitted: true)
        scene.requests.finished(request.id, [7], after: 2)
        _ = scene.take()
        scene.requests.revoked()
        scene.log(upTo: 2)
        #expect(scene.take() == [])
        scene.requests.received(request, isAdmitted: true)
        #expect(scene.take() == [.carryOut(request)])
    }

    @Test func aLateRequestIsNotCarriedOut() {
        var scene = Scene()
        scene.log([TurnContents.Answer(Self.request(8, from: Self.next).id, settled: 6, [7])], upTo: 1)
        scene.requests.received(Self.request(5, from: Self.next), isAdmitted: true)
        #expect(scene.take() == [])
        scene.requests.received(Self.request(6, from: Self.next), isAdmitted: true)
        #expect(scene.take() == [.carryOut(Self.request(6, from: Self.next))])
    }

    @Test func whatIsSettledIsForgottenAndSoAreFormerLives() {
        var answers = AnsweredRequests()
        func id(_ life: UInt64, _ number: UInt64) -> RequestID {
            RequestID(origin: FleetHostID(name: "x", life: life), number: number)
        }
        answers.add(TurnContents.Answer(id(1, 1), settled: 1, [1]), at: 1)
        answers.add(TurnContents.Answer(id(1, 2), settled: 2, [2]), at: 2)
        #expect(answers.knowledge(of: id(1, 1)) == .settled)
        #expect(answers.knowledge(of: id(1, 2)) == .answered(.init(answer: [2], revision: 2)))
        for life in 2...64 as ClosedRange<UInt64> {
            answers.add(TurnContents.Answer(id(life, 1), settled: 1, []), at: 3)
        }
        answers.add(TurnContents.Answer(id(1, 3), settled: 2, [3]), at: 4)
        answers.add(TurnContents.Answer(id(65, 1), settled: 1, []), at: 5)
        #expect(answers.knowledge(of: id(1, 3)) == .answered(.init(answer: [3], revision: 4)))
        #expect(answers.knowledge(of: id(2, 1)) == .new)
    }

    @Test func answersOfOneHostHaveALimit() {
        var answers = AnsweredRequests()
        func id(_ number: UInt64) -> RequestID { RequestID(origin: Self.next, number: number) }
        // The first request waits, while the others are answered.
        for number in 2...2_049 as ClosedRange<UInt64> {
            answers.add(TurnContents.Answer(id(number), settled: 1, []), at: number)
        }
        #expect(
            answers.knowledge(of: id(1)) == .new
                && answers.knowledge(of: id(2)) == .answered(.init(answer: [], revision: 2))
        )
        answers.add(TurnContents.Answer(id(2_050), settled: 1, []), at: 2_050)
        #expect(answers.knowledge(of: id(1)) == .forgotten && answers.knowledge(of: id(1_026)) == .forgotten)
        #expect(answers.knowledge(of: id(1_027)) == .answered(.init(answer: [], revision: 1_027)))
        #expect(answers.knowledge(of: id(2_051)) == .new)
    }

    @Test func aForgottenRequestIsNotCarriedOut() {
        var scene = Scene()
        for number in 2...2_050 as ClosedRange<UInt64> {
            scene.log([TurnContents.Answer(Self.request(number, from: Self.next).id, settled: 1, [])], upTo: number)
        }
        let request = Self.request(1, from: Self.next)
        scene.requests.received(request, isAdmitted: false)
        scene.requests.received(request, isAdmitted: true)
        #expect(scene.take() == [.reply(.again, to: request.id), .reply(.unknown, to: request.id)])
    }

    @Test func aRequestThatIsCarriedOutIsNotForgotten() {
        var scene = Scene()
        let request = Self.request(1, from: Self.next)
        scene.requests.received(request, isAdmitted: true)
        for number in 2...2_050 as ClosedRange<UInt64> {
            scene.log([TurnContents.Answer(Self.request(number, from: Self.next).id, settled: 1, [])], upTo: number)
        }
        scene.requests.received(request, isAdmitted: true)
        scene.log([TurnContents.Answer(request.id, settled: 1, [7])], upTo: 2_051)
        scene.requests.received(request, isAdmitted: true)
        let reply = SceneRequests.Action.reply(.done([7], revision: 2_051), to: request.id)
        #expect(scene.take() == [.carryOut(request), .reply(.working, to: request.id), reply, reply])
    }

    @Test func theClientIsToldThatNothingIsKnown() {
        var scene = Scene()
        _ = scene.ask()
        _ = scene.take()
        scene.reply(.unknown)
        #expect(scene.take() == [.answer(1, .unknown)])
    }

    // MARK: This host as the owner

    @Test func aHostThatOwnsTheSceneAsksItself() {
        var (scene, member) = (Scene(ownedBy: nil), SceneMember(Self.host, rank: 0, now: .zero))
        member.connected(now: .zero)
        member.alarmed(now: .milliseconds(700))
        member.acknowledged(1, at: 1, now: .milliseconds(700))
        for action in member.actions { scene.requests.follow(action, of: member, now: .zero) }
        _ = scene.ask()
        #expect(scene.requests.takeActions(of: member, now: .milliseconds(700)) == [.carryOut(Self.request(1))])
        scene.requests.finished(Self.request(1).id, [7], after: 0)
        #expect(scene.requests.takeActions(of: member, now: .milliseconds(700)) == [.answer(1, .done([7]))])
    }

    // MARK: The contents of a turn

    private static let contents = TurnContents(
        changes: [[], [10, 99, 10], Array("c3\n".utf8)],
        answers: [
            TurnContents.Answer(request(4).id, settled: 3, [32, 10]),
            TurnContents.Answer(request(5).id, settled: 3, []),
        ]
    )

    @Test func contentsAreReadAsTheyWereWritten() {
        #expect(TurnContents(Self.contents.bytes) == Self.contents)
        #expect(TurnContents([]) == TurnContents())
    }

    @Test func contentsOfTurnsAreJoinedByTheirBytes() throws {
        let joined = try #require(TurnContents(Self.contents.bytes + Self.contents.bytes))
        #expect(joined.changes == Self.contents.changes + Self.contents.changes)
        #expect(joined.answers == Self.contents.answers + Self.contents.answers)
    }

    @Test func everyShorterTextIsRefusedOrIsPartOfTheContents() {
        let bytes = TurnContents(changes: [[1, 2]], answers: [TurnContents.Answer(Self.request(1).id, settled: 1, [])])
            .bytes
        let first = TurnContents(changes: [[1, 2]], answers: [])
        for count in 1..<bytes.count {
            let read = TurnContents(Array(bytes.prefix(count)))
            #expect(read == (count == first.bytes.count ? first : nil), "\(count) bytes")
        }
    }

    @Test(arguments: [
        "x1\na\n", "c-1\n\n", "c\n\n", "c2\na\n", "a4\none \n", "a12\none.1#1 x y\n", "c9223372036854775807\n\n",
    ])
    func anotherTextIsRefused(_ text: String) { #expect(TurnContents(Array(text.utf8)) == nil) }
}
