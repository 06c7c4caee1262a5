import Testing

@testable import NavigationFleet

struct SceneRequestsTests {
    static let (host, owner, next) = (
        FleetHostID(name: "one", life: 1), FleetHostID(name: "two", life: 2), FleetHostID(name: "three", life: 3)
    )

    /// The requests of a host, with its clock.
    struct Scene {
        var requests = SceneRequests(on: host)
        var now = Duration.zero

        init(ownedBy owner: FleetHostID? = SceneRequestsTests.owner) {
            requests.ownerChanged(to: owner, epoch: 1, now: now)
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

        mutating func reply(_ reply: SceneReply, to number: UInt64 = 1, epoch: UInt64 = 1) {
            requests.replied(reply, to: number, epoch: epoch, now: now)
        }

        /// Another host has claimed the scene.
        mutating func follow(_ owner: FleetHostID?, epoch: UInt64) {
            requests.ownerChanged(to: owner, epoch: epoch, now: now)
        }

        mutating func log(_ answers: [TurnContents.Answer] = [], upTo revision: UInt64) {
            requests.logged(answers, upTo: revision, now: now)
        }
    }

    static func request(
        _ number: UInt64,
        epoch: UInt64 = 1,
        settled: UInt64 = 1,
        after: UInt64 = 0,
        from origin: FleetHostID = host
    ) -> SceneRequest {
        let id = RequestID(origin: origin, number: number)
        return SceneRequest(id, epoch: epoch, settled: settled, after: after, body: [1])
    }

    static func reply(_ reply: SceneReply, to request: SceneRequest) -> SceneRequests.Action {
        .reply(reply, to: request.id, epoch: request.epoch)
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

    @Test func anOwnerThatHasHaltedEndsARequestAtOnce() {
        var scene = Scene()
        _ = scene.ask()
        _ = scene.take()
        scene.reply(.halted)
        #expect(scene.take() == [.answer(1, .halted(by: Self.owner))])
        #expect(scene.requests.alarm == nil)
    }

    @Test func aRequestWaitsForAnOwner() {
        var scene = Scene(ownedBy: nil)
        _ = scene.ask()
        #expect(scene.take() == [])
        scene.follow(Self.owner, epoch: 2)
        #expect(scene.take() == [.send(Self.request(1, epoch: 2), to: Self.owner)])
        scene.follow(Self.next, epoch: 3)
        #expect(scene.take() == [.send(Self.request(1, epoch: 3), to: Self.next)])
        scene.follow(Self.next, epoch: 3)
        #expect(scene.take() == [])
        scene.follow(Self.next, epoch: 4)
        #expect(scene.take() == [.send(Self.request(1, epoch: 4), to: Self.next)])
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

    /// Replies and the log come on different ways: here one reply before the log, another one behind it.
    @Test func answersOfOneTurnKeepTheirOrder() {
        var scene = Scene()
        for _ in 1...3 { _ = scene.ask() }
        _ = scene.take()
        scene.reply(.done([1], revision: 3), to: 1)
        #expect(scene.take() == [])
        let answers = (1...3).map { TurnContents.Answer(Self.request($0).id, settled: 1, [UInt8($0)]) }
        scene.log(answers, upTo: 3)
        #expect(scene.take() == (1...3).map { .answer($0, .done([UInt8($0)])) })
        scene.reply(.done([2], revision: 3), to: 2)
        #expect(scene.take() == [])
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
        scene.follow(Self.owner, epoch: 2)
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

    @Test func requestsThatWaitTakeNoRoom() {
        var scene = Scene()
        func room() -> [Bool] { [scene.requests.hasRoom, scene.requests.hasRoomForAnswers] }
        for number in 1...600 as ClosedRange<UInt64> {
            _ = scene.ask()
            scene.reply(.waiting, to: number)
        }
        #expect(room() == [true, true])
        for _ in 0..<256 { _ = scene.ask() }
        #expect(room() == [false, true])
        scene.reply(.waiting, to: 601)
        #expect(room() == [true, true])
        // The next owner has to come as far with them.
        scene.follow(Self.owner, epoch: 2)
        #expect(room() == [false, false])
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
        ],
        tokens: [[10, 1], []],
        settings: [123, 125]
    )

    @Test func contentsAreReadAsTheyWereWritten() {
        #expect(TurnContents(Self.contents.bytes) == Self.contents)
        #expect(TurnContents([]) == TurnContents())
    }

    @Test func contentsOfTurnsAreJoinedByTheirBytes() throws {
        let joined = try #require(TurnContents(Self.contents.bytes + Self.contents.bytes))
        #expect(joined.changes == Self.contents.changes + Self.contents.changes)
        #expect(joined.answers == Self.contents.answers + Self.contents.answers)
        #expect(joined.tokens == Self.contents.tokens + Self.contents.tokens)
        #expect(joined.settings == [[123, 125], [123, 125]])
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
