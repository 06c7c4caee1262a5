import Testing

@testable import NavigationFleet

// The requests of all hosts, at the owner of the scene.

extension SceneRequestsTests {
    @Test func aRequestIsCarriedOutOnce() {
        var scene = Scene()
        let request = Self.request(1, from: Self.next)
        scene.requests.received(request, isAdmitted: true)
        #expect(scene.take() == [.carryOut(request)])
        scene.requests.received(request, isAdmitted: true)
        #expect(scene.take() == [Self.reply(.working, to: request)])
        scene.requests.received(request, isAdmitted: false)
        #expect(scene.take() == [])
        scene.log([TurnContents.Answer(request.id, settled: 1, [7])], upTo: 5)
        #expect(scene.take() == [Self.reply(.done([7], revision: 5), to: request)])
        scene.requests.received(request, isAdmitted: true)
        #expect(scene.take() == [Self.reply(.done([7], revision: 5), to: request)])
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
        #expect(scene.take() == [Self.reply(.done([7], revision: 5), to: one), .carryOut(two)])
    }

    @Test func aRequestThatHadAnEffectIsNotBegunAgain() {
        var scene = Scene()
        let request = Self.request(1, from: Self.next)
        scene.log([TurnContents.Answer(request.id, settled: 1, [])], upTo: 5)
        #expect(scene.take() == [])
        scene.requests.received(request, isAdmitted: true)
        #expect(scene.take() == [Self.reply(.unknown, to: request)])
        scene.log([TurnContents.Answer(request.id, settled: 1, [7])], upTo: 6)
        scene.requests.received(request, isAdmitted: true)
        #expect(scene.take() == [Self.reply(.done([7], revision: 6), to: request)])
    }

    @Test func aHostThatDoesNotOwnTheSceneSaysSo() {
        var scene = Scene()
        scene.requests.received(Self.request(1, from: Self.next), isAdmitted: false)
        #expect(scene.take() == [Self.reply(.again, to: Self.request(1, from: Self.next))])
    }

    @Test func aHostThatHasHaltedSaysSo() {
        var scene = Scene()
        let (one, two) = (Self.request(1, from: Self.next), Self.request(2, after: 1, from: Self.next))
        scene.requests.received(one, isAdmitted: true)
        scene.requests.revoked()
        scene.requests.halt()
        _ = scene.take()
        // The log may have the change of the first one.
        for request in [one, two] { scene.requests.received(request, isAdmitted: false) }
        #expect(scene.take() == [Self.reply(.again, to: one), Self.reply(.halted, to: two)])
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
        #expect(scene.take() == [Self.reply(.done([7], revision: 2), to: request)])
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
        #expect(scene.take() == [Self.reply(.again, to: request), Self.reply(.unknown, to: request)])
    }

    @Test func aCopyOfARefusedRequestGetsTheSameAnswer() {
        var scene = Scene()
        let request = Self.request(1, from: Self.next)
        scene.requests.received(request, isAdmitted: true)
        scene.requests.finished(request.id, [7], after: 0)
        scene.requests.received(request, isAdmitted: true)
        let reply = Self.reply(.done([7], revision: 0), to: request)
        #expect(scene.take() == [.carryOut(request), reply, reply])
        scene.requests.received(Self.request(2, settled: 2, from: Self.next), isAdmitted: true)
        _ = scene.take()
        scene.requests.received(request, isAdmitted: true)
        #expect(scene.take() == [])
    }

    /// Its host has it waiting, while many others are refused.
    @Test func aRefusedRequestWhoseAnswerIsForgottenIsNotCarriedOut() {
        var scene = Scene()
        for number in 1...258 as ClosedRange<UInt64> {
            scene.requests.received(Self.request(number, after: number - 1, from: Self.next), isAdmitted: true)
            if number > 1 { scene.requests.finished(Self.request(number, from: Self.next).id, [7], after: 0) }
        }
        _ = scene.take()
        let (waiting, first, second) = (
            Self.request(1, from: Self.next), Self.request(2, from: Self.next), Self.request(3, from: Self.next)
        )
        for copy in [waiting, first, second] { scene.requests.received(copy, isAdmitted: true) }
        #expect(
            scene.take() == [
                Self.reply(.working, to: waiting), Self.reply(.unknown, to: first),
                Self.reply(.done([7], revision: 0), to: second),
            ]
        )
    }

    @Test func answersThatAreKeptHaveALimitInBytes() {
        var scene = Scene()
        let (one, two) = (Self.request(1, from: Self.next), Self.request(2, after: 1, from: Self.next))
        let long = [UInt8](repeating: 7, count: 600 << 10)
        for request in [one, two] {
            scene.requests.received(request, isAdmitted: true)
            scene.requests.finished(request.id, long, after: 0)
        }
        _ = scene.take()
        for request in [one, two] { scene.requests.received(request, isAdmitted: true) }
        let replies = [Self.reply(.unknown, to: one), Self.reply(.done(long, revision: 0), to: two)]
        #expect(scene.take() == replies)
    }

    @Test func aCopyOfAnEarlierTimeHasNoEffect() {
        var scene = Scene()
        scene.follow(Self.host, epoch: 3)
        let old = Self.request(1, epoch: 1, from: Self.next)
        scene.requests.received(old, isAdmitted: true)
        #expect(scene.take() == [Self.reply(.again, to: old)])
    }

    @Test func aReplyOfAFormerOwnerDoesNotCount() {
        var scene = Scene()
        _ = scene.ask()
        scene.follow(Self.next, epoch: 2)
        _ = scene.take()
        scene.reply(.done([7], revision: 0), epoch: 1)
        scene.reply(.unknown, epoch: 1)
        #expect(scene.take() == [])
        scene.reply(.done([8], revision: 0), epoch: 2)
        #expect(scene.take() == [.answer(1, .done([8]))])
    }

    /// Until the request is sent to the next owner, the former one may answer.
    @Test func aReplyOfTheLastOwnerCounts() {
        var scene = Scene()
        _ = scene.ask()
        scene.follow(nil, epoch: 1)
        _ = scene.take()
        scene.reply(.done([7], revision: 0), epoch: 1)
        #expect(scene.take() == [.answer(1, .done([7]))])
    }

    @Test func aRequestBehindALaterOneIsNotCarriedOut() {
        var scene = Scene()
        let (late, next) = (Self.request(1, from: Self.next), Self.request(2, from: Self.next))
        // The host waits for the first one no more, and for another one still.
        scene.requests.received(next, isAdmitted: true)
        _ = scene.take()
        scene.requests.received(late, isAdmitted: true)
        #expect(scene.take() == [Self.reply(.unknown, to: late)])
    }

    @Test func theLogHasWhatWasRefusedBeforeAChange() {
        var scene = Scene()
        let requests = (1...4).map { Self.request($0, after: $0 - 1, from: Self.next) }
        let other = Self.request(1, from: Self.owner)
        for request in requests + [other] { scene.requests.received(request, isAdmitted: true) }
        func answer(_ request: SceneRequest, _ text: [UInt8]) -> TurnContents.Answer {
            TurnContents.Answer(request.id, settled: 1, text)
        }
        scene.requests.finished(requests[0].id, [7], after: 0)
        scene.requests.finished(requests[1].id, [UInt8](repeating: 7, count: 5_000), after: 0)
        scene.requests.finished(requests[3].id, [8], after: 0)
        scene.requests.finished(other.id, [9], after: 0)
        let change = TurnContents(changes: [[1]], answers: [answer(requests[2], [5])])
        let logged = [answer(requests[0], [7]), answer(requests[1], []), answer(requests[2], [5])]
        #expect(scene.requests.submitted(change) == TurnContents(changes: [[1]], answers: logged))
        #expect(scene.requests.submitted(change) == change)
        // The next owner knows it.
        _ = scene.take()
        scene.requests.revoked()
        scene.log(logged, upTo: 1)
        scene.follow(Self.host, epoch: 2)
        let again = (1...4).map { Self.request($0, epoch: 2, after: $0 - 1, from: Self.next) }
        for request in again { scene.requests.received(request, isAdmitted: true) }
        #expect(
            scene.take() == [
                Self.reply(.done([7], revision: 1), to: again[0]), Self.reply(.unknown, to: again[1]),
                Self.reply(.done([5], revision: 1), to: again[2]), .carryOut(again[3]),
            ]
        )
    }

    /// The answers of a host that has ended are forgotten, and a late copy of its request is not a new one.
    @Test func aHostThatHasEndedAsksNothingMore() {
        var scene = Scene()
        let request = Self.request(1, after: 0, from: Self.next)
        scene.requests.received(request, isAdmitted: true)
        scene.requests.finished(request.id, [7], after: 0)
        _ = scene.take()
        scene.requests.ended(Self.next)
        for late in [request, Self.request(2, after: 1, from: Self.next)] {
            scene.requests.received(late, isAdmitted: true)
            #expect(scene.take() == [Self.reply(.unknown, to: late)])
        }
    }

    /// A record has a limit. So the answers of earlier requests share it, whatever hosts they are of.
    @Test func earlierAnswersOfAllHostsHaveOneLimit() {
        var scene = Scene()
        var last: [TurnContents.Answer] = []
        for host in [Self.next, Self.owner] {
            for number in 1...13 as ClosedRange<UInt64> {
                let request = Self.request(number, after: number - 1, from: host)
                scene.requests.received(request, isAdmitted: true)
                guard number < 13 else {
                    last.append(TurnContents.Answer(request.id, settled: 1, [5]))
                    break
                }
                scene.requests.finished(request.id, [UInt8](repeating: 7, count: 4 << 10), after: 0)
            }
        }
        let logged = scene.requests.submitted(TurnContents(changes: [[1]], answers: last)).answers
        #expect(logged.count == 26)
        #expect(logged.filter { $0.answer.count == 4 << 10 }.count == 16)
        #expect(logged.filter(\.answer.isEmpty).count == 8)
    }

    /// A request that has not come to its turn has not had its effect.
    @Test func aRequestWaitsWhenItIsCarriedOut() {
        var scene = Scene()
        let requests = (1...3).map { Self.request($0, after: $0 - 1, from: Self.next) }
        for request in requests { scene.requests.received(request, isAdmitted: true) }
        scene.requests.waits(requests[1].id)
        let answers = [TurnContents.Answer(requests[2].id, settled: 1, [])]
        _ = scene.requests.submitted(TurnContents(changes: [[1]], answers: answers))
        #expect(scene.take().last == Self.reply(.waiting, to: requests[1]))
        for request in requests { scene.requests.received(request, isAdmitted: true) }
        #expect(
            scene.take() == [
                Self.reply(.working, to: requests[0]), Self.reply(.waiting, to: requests[1]),
                Self.reply(.waiting, to: requests[2]),
            ]
        )
    }

    /// Its answer comes as soon as the log has it, so it is not said to take its time.
    @Test func aFinishedRequestIsNotOneThatWaits() {
        var scene = Scene()
        let (one, two) = (Self.request(1, from: Self.next), Self.request(2, after: 1, from: Self.next))
        for request in [one, two] { scene.requests.received(request, isAdmitted: true) }
        let answers = [TurnContents.Answer(one.id, settled: 1, [7])]
        _ = scene.requests.submitted(TurnContents(changes: [[1]], answers: answers))
        scene.requests.finished(two.id, [7], after: 1)
        _ = scene.take()
        for request in [one, two] { scene.requests.received(request, isAdmitted: true) }
        #expect(scene.take() == [])
    }

    @Test func aClientsHostLearnsThatARequestWaits() {
        var scene = Scene()
        _ = (scene.ask(), scene.ask())
        _ = scene.take()
        scene.reply(.working)
        #expect(scene.take() == [])
        scene.reply(.waiting)
        scene.log([TurnContents.Answer(Self.request(2).id, settled: 1, [])], upTo: 1)
        #expect(scene.take() == [.waits(1), .waits(2)])
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
        let reply = Self.reply(.done([7], revision: 2_051), to: request)
        #expect(scene.take() == [.carryOut(request), Self.reply(.working, to: request), reply, reply])
    }

    @Test func theClientIsToldThatNothingIsKnown() {
        var scene = Scene()
        _ = scene.ask()
        _ = scene.take()
        scene.reply(.unknown)
        #expect(scene.take() == [.answer(1, .unknown)])
    }
}
