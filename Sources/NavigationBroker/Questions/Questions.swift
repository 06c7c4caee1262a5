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
    private var index = QuestionIndex()
    private var deadlines = Deadlines<QuestionNumber>()
    private var last: UInt64
    /// Whether other brokers ask the same sessions.
    private let isOneOfSeveral: Bool

    /// - Parameters:
    ///   - last: The first question has the number behind this one.
    ///   - isOneOfSeveral: Whether there are other brokers, whose questions have other numbers.
    init(after last: UInt64 = 0, isOneOfSeveral: Bool = false) {
        (self.last, self.isOneOfSeveral) = (last, isOneOfSeveral)
    }

    var count: Int { open.count }

    var isEmpty: Bool { open.isEmpty }

    /// The questions about entries of a scene, oldest first.
    func aboutEntries(of scene: String) -> [(number: QuestionNumber, entry: EntryID)] {
        open.compactMap { number, question in
            if case .entry(let entry, scene) = question.subject { (number, entry) } else { nil }
        }.sorted { $0.number < $1.number }
    }

    /// The questions about an entry, oldest first.
    func about(_ entry: EntryID, of scene: String) -> [QuestionNumber] { index.numbers(at: .entry(entry, scene)) }

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
        index.insert(number, question)
        deadlines.insert(number, at: now + question.timeout, open: open.count) { [open] number, _ in
            open[number] != nil
        }
        return number
    }

    /// Takes a question out; nil when it is settled already.
    mutating func take(_ number: QuestionNumber) -> Question? {
        guard let question = open.removeValue(forKey: number) else { return nil }
        index.remove(number, question)
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

    /// Whether this question may have been asked. This broker does not know the questions of others.
    func mayHaveBeenAsked(_ number: QuestionNumber) -> Bool {
        isOneOfSeveral || last > 0 && (1...last).contains(number.rawValue)
    }

    // MARK: Whose they are

    /// How many questions each session is asked.
    var countsByProvider: [SessionID: Int] {
        Dictionary(grouping: open.values, by: \.provider).mapValues(\.count)
    }

    /// The questions that a session is asked, oldest first.
    func asked(of provider: SessionID) -> [QuestionNumber] {
        index.numbers(at: .provider(provider))
    }

    /// The question that a request of a session waits for.
    func asked(as request: RawJSON, by session: SessionID) -> QuestionNumber? {
        index.numbers(at: .asker(session)).first { open[$0]?.asker.id == request }
    }

    /// The questions that a client's requests wait for, oldest first.
    func asked(by session: SessionID) -> [QuestionNumber] {
        index.numbers(at: .asker(session)).filter { number in
            guard let question = open[number] else { return false }
            return question.hasAsker && question.token == nil && question.asker.isClient(session)
        }
    }

    /// The questions that requests of these sessions wait for, oldest first.
    func asked(byAnyOf sessions: [SessionID]) -> [(number: QuestionNumber, question: Question)] {
        sessions.flatMap { index.numbers(at: .asker($0)) }.sorted()
            .compactMap { number in open[number].flatMap { $0.hasAsker ? (number, $0) : nil } }
    }

    /// The question that a request with this token waits for.
    func asked(with token: RequestToken) -> (number: QuestionNumber, token: RequestToken)? {
        let number = index.numbers(at: .token(token.name, user: token.user)).first
        return number.flatMap { number in open[number]?.token.map { (number, $0) } }
    }

    /// A repetition of the request waits for the same answer.
    mutating func join(_ number: QuestionNumber, _ place: AnswerPlace) {
        guard let question = open[number] else { return }
        index.remove(number, question)
        open[number]?.repetitions.append(place)
        if let question = open[number] { index.insert(number, question) }
    }

    /// Repetitions of requests of a session are not wanted any more. Answers them.
    ///
    /// - Parameter request: nil for all of them.
    mutating func leave(_ session: SessionID, _ request: RawJSON? = nil) -> [AnswerPlace] {
        var left: [AnswerPlace] = []
        for number in index.numbers(at: .repetition(session)) {
            guard var question = open[number] else { continue }
            index.remove(number, question)
            let isMeant = { (place: AnswerPlace) in
                place.session == session && (request == nil || place.id == request)
            }
            left += question.repetitions.filter(isMeant)
            question.repetitions.removeAll(where: isMeant)
            open[number] = question
            index.insert(number, question)
        }
        return left
    }

    /// The votes on these requests, oldest first.
    func votes(on suspensions: Set<SuspensionNumber>) -> [QuestionNumber] {
        suspensions.flatMap { index.numbers(at: .vote($0)) }.sorted()
    }

    /// All open questions, oldest first.
    var all: [(number: QuestionNumber, question: Question)] {
        open.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    // MARK: Forgetting

    /// Forgets all questions. Answers what they were, oldest first.
    mutating func removeAll() -> [(number: QuestionNumber, question: Question)] {
        defer { (open, index) = ([:], QuestionIndex()) }
        return all
    }
}
