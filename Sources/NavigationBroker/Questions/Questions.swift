import JSON
import NavigationProtocol
import NavigationTree

/// The questions to modules that wait for an answer.
///
/// 1. Each question has a number and a deadline, and is taken out exactly once: it is answered, expires, is cancelled,
///    or
///    loses its provider or asker.
/// 2. The numbers count up and are never reused, so a late answer finds nothing.
/// 3. It refuses a question whose answer would wait for itself; see `Questions+Chains.swift`.
struct Questions {
    private var open: [QuestionNumber: Question] = [:]
    /// The questions to guards, by the request that they vote on.
    private var votes: [SuspensionNumber: Set<QuestionNumber>] = [:]
    private var deadlines = Deadlines<QuestionNumber>()
    private var last: UInt64 = 0

    var count: Int { open.count }

    var isEmpty: Bool { open.isEmpty }

    /// The questions about entries of a scene, oldest first.
    func aboutEntries(of scene: String) -> [(number: QuestionNumber, entry: EntryID)] {
        open.compactMap { number, question in
            if case .entry(let entry, scene) = question.subject { (number, entry) } else { nil }
        }.sorted { $0.number < $1.number }
    }

    /// Deadlines that are kept, those of answered questions included.
    var deadlineCount: Int { deadlines.count }

    /// When ``takeExpired(now:)`` may have something next.
    var nextDeadline: MonotonicTime? { deadlines.next }

    subscript(number: QuestionNumber) -> Question? { open[number] }

    /// Begins to wait for an answer.
    mutating func ask(_ question: Question, now: MonotonicTime) -> QuestionNumber {
        last += 1
        let number = QuestionNumber(rawValue: last)
        var question = question
        question.askedAt = now
        open[number] = question
        if case .vote(let suspension) = question.subject { votes[suspension, default: []].insert(number) }
        deadlines.insert(number, at: now + question.timeout, open: open.count) { [open] number, _ in
            open[number] != nil
        }
        return number
    }

    /// Takes a question out; nil when it is settled already.
    mutating func take(_ number: QuestionNumber) -> Question? {
        guard let question = open.removeValue(forKey: number) else { return nil }
        if case .vote(let suspension) = question.subject {
            votes[suspension]?.remove(number)
            if votes[suspension]?.isEmpty == true { votes[suspension] = nil }
        }
        return question
    }

    /// Takes the question that a session answers; nil when it is settled already, or was asked of another session.
    mutating func take(_ number: QuestionNumber, answeredBy session: SessionID) -> Question? {
        open[number]?.provider == session ? take(number) : nil
    }

    /// The next question whose time has come; it is still open.
    mutating func takeExpired(now: MonotonicTime) -> QuestionNumber? {
        while let number = deadlines.takeDue(now: now) {
            if open[number] != nil { return number }
        }
        return nil
    }

    /// Whether there ever was such a question.
    func wasAsked(_ number: QuestionNumber) -> Bool { (1...max(1, last)).contains(number.rawValue) && last > 0 }

    // MARK: Whose they are

    /// How many questions each session is asked.
    var countsByProvider: [SessionID: Int] {
        Dictionary(grouping: open.values, by: \.provider).mapValues(\.count)
    }

    /// The questions that a session is asked, oldest first.
    func asked(of provider: SessionID) -> [QuestionNumber] {
        open.filter { $0.value.provider == provider }.keys.sorted()
    }

    /// The question that a request of a session waits for.
    func asked(as request: RawJSON, by session: SessionID) -> QuestionNumber? {
        open.filter { $0.value.asker.session == session && $0.value.asker.id == request }.keys.min()
    }

    /// The questions that a client's requests wait for, oldest first.
    func asked(by session: SessionID) -> [QuestionNumber] {
        open.filter { $0.value.hasAsker && $0.value.token == nil && $0.value.asker.isClient(session) }.keys.sorted()
    }

    /// The question that a request with this token waits for.
    func asked(with token: RequestToken) -> (number: QuestionNumber, token: RequestToken)? {
        for (number, question) in open {
            if let other = question.token, other.user == token.user, other.name == token.name { return (number, other) }
        }
        return nil
    }

    /// A repetition of the request waits for the same answer.
    mutating func join(_ number: QuestionNumber, _ place: AnswerPlace) { open[number]?.repetitions.append(place) }

    /// Repetitions of requests are not wanted any more. Answers them.
    mutating func leave(where condition: (AnswerPlace) -> Bool) -> [AnswerPlace] {
        var left: [AnswerPlace] = []
        for (number, question) in open where question.repetitions.contains(where: condition) {
            left += question.repetitions.filter(condition)
            open[number]?.repetitions.removeAll(where: condition)
        }
        return left
    }

    /// The votes on these requests, oldest first.
    func votes(on suspensions: Set<SuspensionNumber>) -> [QuestionNumber] {
        suspensions.flatMap { votes[$0] ?? [] }.sorted()
    }

    /// All open questions, oldest first.
    var all: [(number: QuestionNumber, question: Question)] {
        open.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    // MARK: Forgetting

    /// Forgets all questions. Answers what they were, oldest first.
    mutating func removeAll() -> [Question] {
        defer { (open, votes) = ([:], [:]) }
        return all.map(\.question)
    }
}
