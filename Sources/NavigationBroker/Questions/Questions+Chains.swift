import JSON
import NavigationProtocol
import NavigationTree

// Chains of questions. A client that asks while it answers says so with `during`, which links the two questions. A
// chain that comes back to a session that waits in it could never end.
//
// Only a link that a client names is a reason to refuse: two modules may ask each other at the same time about
// different things. Without a link the deadline ends a circle, and the refusal says what the late module was waiting
// for.

extension Questions {
    /// Refuses a question whose answer would wait for itself: the session that would be asked waits already, as asker
    /// or as asked, in the chain of questions that the request is made for.
    ///
    /// Must be called for every question that a request waits for, before anything is sent. ``Question/during`` is the
    /// link that its client names.
    func refuseCycle(_ question: Question, askedBy session: SessionID) throws(WireError) {
        guard let during = question.during else { return }
        // A client that says it too late is right about what it was doing, and the link is over. A question of another
        // broker does not wait for one of this.
        guard let open = self[during] else {
            if mayHaveBeenAsked(during) { return }
            throw .unknownQuestion(during)
        }
        guard open.provider == session else { throw .unknownQuestion(during) }
        let chain = chain(to: during)
        guard
            chain.contains(where: {
                $0.question.provider == question.provider || $0.question.asker.session == question.provider
            })
        else { return }
        throw WireError(
            .questionCycle,
            "The module \"\(question.module)\" cannot be asked during \(during): it waits for that answer itself",
            question.about + [.init("session", .id(question.provider)), .init("chain", .array(chain.map(Self.link)))]
        )
    }

    /// The requests on whose votes a client answers, when it answers this question.
    func votes(leadingTo last: QuestionNumber?) -> Set<SuspensionNumber> {
        guard let last else { return [] }
        return Set(
            chain(to: last).compactMap { link in
                if case .vote(let number) = link.question.subject { number } else { nil }
            }
        )
    }

    /// The question to the guard that votes on a request.
    func asked(about vote: SuspensionNumber) -> QuestionNumber? {
        votes(on: [vote]).first
    }

    /// The refusal of a request that would wait for itself through these questions.
    func circle(_ numbers: [QuestionNumber]) -> WireError {
        let links = numbers.compactMap { number in self[number].map { (number, $0) } }
        let last = links.last?.1
        return WireError(
            .questionCycle,
            "This request would wait for the answer to \(numbers.last.map { "\($0)" } ?? ""), which waits for the question that it is made for",
            (last?.about ?? []) + (last.map { [.init("session", .id($0.provider))] } ?? [])
                + [.init("chain", .array(links.map(Self.link)))]
        )
    }

    private typealias OpenQuestion = (number: QuestionNumber, question: Question)

    /// The open questions that led to this one, the first one first. A settled question ends the chain.
    private func chain(to last: QuestionNumber) -> [OpenQuestion] {
        var chain: [OpenQuestion] = []
        var next: QuestionNumber? = last
        while let number = next, let question = self[number] {
            chain.append((number, question))
            next = question.during
        }
        return chain.reversed()
    }

    /// Links of ``waits(of:)``; enough to see a circle, and few enough for a line.
    private static let maximumWaits = 16

    /// The questions that a session waits for: its own, then those of the modules that it asked, and so on. Each
    /// session's are named once.
    func waits(of session: SessionID) -> JSONValue {
        var found: [OpenQuestion] = []
        var (sessions, seen) = ([session], Set([session]))
        while !sessions.isEmpty, found.count < Self.maximumWaits {
            let asked = self.asked(byAnyOf: sessions)
            found += asked
            sessions = asked.map(\.question.provider).filter { seen.insert($0).inserted }
        }
        return .array(found.prefix(Self.maximumWaits).map(Self.link))
    }

    private static func link(_ open: OpenQuestion) -> JSONValue {
        let question = open.question
        var link = JSONObject([("question", .id(open.number))])
        if question.hasAsker { link.set("asker", .id(question.asker.session)) }
        link.set("session", .id(question.provider))
        link.set("module", .string(question.module))
        if let type = question.type { link.set("type", .string(type.description)) }
        if case .entry(let entry, _) = question.subject { link.set("entry", .id(entry)) }
        return .object(link)
    }
}

extension WireError {
    fileprivate static func unknownQuestion(_ during: QuestionNumber) -> Self {
        WireError(
            .unknownQuestion,
            "\(during) is not a question that this session is being asked now; \"during\" names one that it is answering",
            ["question": .id(during)]
        )
    }
}
