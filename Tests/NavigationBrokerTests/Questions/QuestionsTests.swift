import JSON
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// The machine alone: each question is settled once.
struct QuestionsTests {
    private var questions = Questions()

    private func question(of provider: UInt64, by asker: UInt64, timeout: Double = 5) -> Question {
        Question(
            .entry(EntryID(rawValue: 2), scene: "main"),
            of: Material.session(provider),
            module: "m\(provider)",
            for: Material.place(asker),
            timeout: timeout
        )
    }

    @Test mutating func questionIsTakenOnce() {
        let number = questions.ask(question(of: 2, by: 1), now: Material.start)
        let taken = [questions.take(number), questions.take(number)]
        #expect("\(number)" == "q1" && taken[0]?.module == "m2" && taken[1] == nil)
        #expect(questions.count == 0)
    }

    @Test mutating func onlyTheAskedSessionAnswers() {
        let number = questions.ask(question(of: 2, by: 1), now: Material.start)
        let taken = questions.take(number, answeredBy: Material.session(3))
        #expect(taken == nil && questions[number] != nil)
        let answered = questions.take(number, answeredBy: Material.session(2))
        #expect(answered != nil)
    }

    @Test mutating func questionExpiresAtItsTime() {
        let late = questions.ask(question(of: 2, by: 1, timeout: 2), now: Material.start)
        let early = questions.ask(question(of: 2, by: 1, timeout: 1), now: Material.start)
        #expect(questions.nextDeadline == Material.start + 1)
        let tooEarly = questions.takeExpired(now: Material.start)
        #expect(tooEarly == nil)
        let due = [questions.takeExpired(now: Material.start + 3), questions.takeExpired(now: Material.start + 3)]
        #expect(due == [early, late])
    }

    @Test mutating func settledQuestionDoesNotExpire() {
        let number = questions.ask(question(of: 2, by: 1), now: Material.start)
        _ = questions.take(number)
        let expired = questions.takeExpired(now: Material.start + 9)
        #expect(expired == nil && questions.nextDeadline == nil)
    }

    @Test mutating func questionsAreFoundByProviderAndRequest() throws {
        let first = questions.ask(question(of: 2, by: 1), now: Material.start)
        let second = questions.ask(question(of: 2, by: 3), now: Material.start)
        #expect(questions.asked(of: Material.session(2)) == [first, second])
        #expect(questions.asked(as: try RawJSON(parsing: "1"), by: Material.session(3)) == second)
        #expect(questions.asked(as: try RawJSON(parsing: "2"), by: Material.session(3)) == nil)
        #expect(questions.countsByProvider == [Material.session(2): 2])
    }

    @Test mutating func askersQuestionsAreFound() {
        let own = questions.ask(question(of: 2, by: 1), now: Material.start)
        _ = questions.ask(question(of: 2, by: 3), now: Material.start)
        #expect(questions.asked(by: Material.session(1)) == [own])
    }

    @Test mutating func votesAreFoundByTheirRequest() {
        let number = SuspensionNumber(rawValue: 7)
        let vote = Question(.vote(number), of: Material.session(2), module: "login", timeout: 5)
        let asked = questions.ask(vote, now: Material.start)
        #expect(questions.votes(on: [SuspensionNumber(rawValue: 8)]).isEmpty)
        #expect(questions.votes(on: [number]) == [asked])
    }

    @Test mutating func circleIsRefused() {
        let first = questions.ask(question(of: 2, by: 1), now: Material.start)
        var back = question(of: 1, by: 2)
        back.during = first
        let error = #expect(throws: WireError.self) {
            try questions.refuseCycle(back, askedBy: Material.session(2))
        }
        #expect(error?.code == .questionCycle)
        var onward = question(of: 3, by: 2)
        onward.during = first
        #expect(throws: Never.self) { try questions.refuseCycle(onward, askedBy: Material.session(2)) }
    }

    @Test mutating func questionOfAnotherSessionIsUnknown() {
        let first = questions.ask(question(of: 2, by: 1), now: Material.start)
        var other = question(of: 3, by: 4)
        other.during = first
        let error = #expect(throws: WireError.self) {
            try questions.refuseCycle(other, askedBy: Material.session(4))
        }
        #expect(error?.code == .unknownQuestion)
    }

    @Test mutating func waitsFollowTheModulesThatWereAsked() {
        _ = questions.ask(question(of: 2, by: 1), now: Material.start)
        _ = questions.ask(question(of: 3, by: 2), now: Material.start)
        let sessions = questions.waits(of: Material.session(1)).array?.map { $0.object?["session"] }
        #expect(sessions == ["s2", "s3"])
        #expect(questions.waits(of: Material.session(3)) == .array([]))
    }
}

/// The heap alone.
struct DeadlinesTests {
    @Test func earliestComesFirstAndTheLowestOfOneMoment() {
        var deadlines = Deadlines<Int>()
        for (subject, seconds) in [(3, 1.0), (1, 2.0), (2, 1.0)] {
            deadlines.insert(subject, at: Material.start + seconds, open: 3) { _, _ in true }
        }
        let due = (0..<4).map { _ in deadlines.takeDue(now: Material.start + 2) }
        #expect(due == [2, 3, 1, nil])
    }

    @Test func settledSubjectsAreCleanedAway() {
        var deadlines = Deadlines<Int>()
        for subject in 0..<5_000 {
            deadlines.insert(subject, at: Material.start + Double(subject), open: 1) { other, _ in other == subject }
        }
        #expect(deadlines.count <= 1_027)
    }
}
