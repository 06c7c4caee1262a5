import JSON
import NavigationProtocol
import NavigationTree

// Who waits for whom. A client that asks while it answers says so with `during`; that links the two questions, and a chain of them that comes back to
// somebody who waits in it could never end.
//
// Only what clients say is a reason to refuse: two modules may well ask each other at the same time about different things. For those that say nothing
// there is a deadline, and the refusal then tells what the late module was waiting for.

extension Machines {
    /// Refuses a question whose answer would wait for itself: the one who would be asked waits already, as asker or as asked, in the chain of questions
    /// that the request is made for.
    ///
    /// To be called for every question that a request waits for, before anything is sent; ``Question/during`` is what its client says.
    func refuseCycle(_ question: Question, _ context: Execution) throws(WireError) {
        guard let during = question.during else { return }
        guard questions[during]?.provider == context.session else {
            throw WireError(
                .unknownQuestion,
                "q\(during) is not a question that this session is being asked now; \"during\" names one that it is answering",
                ["question": .string("q\(during)")]
            )
        }
        let chain = chain(to: during)
        guard
            chain.contains(where: {
                $0.question.provider == question.provider || $0.question.asker.session == question.provider
            })
        else { return }
        throw WireError(
            .questionCycle,
            "The module \"\(question.module)\" cannot be asked during q\(during): it waits for that answer itself",
            question.about + [.init("session", .id(question.provider)), .init("chain", .array(chain.map(Self.link)))]
        )
    }

    private typealias OpenQuestion = (number: UInt64, question: Question)

    /// The open questions that led to this one, the first one first. One that is over holds nobody up any more, and ends the chain.
    private func chain(to last: UInt64) -> [OpenQuestion] {
        var chain: [OpenQuestion] = []
        var next: UInt64? = last
        while let number = next, let question = questions[number] {
            chain.append((number, question))
            next = question.during
        }
        return chain.reversed()
    }

    /// Links of ``waits(of:)``; enough to see a circle, and few enough for a line.
    private static let maximumWaits = 16

    /// What a session waits for: the questions that it asked, then those that the modules it asked have asked, and so on. Each session's are told once.
    func waits(of session: SessionID) -> JSONValue {
        var found: [OpenQuestion] = []
        var (sessions, seen) = ([session], Set([session]))
        while !sessions.isEmpty, found.count < Self.maximumWaits {
            let asked = questions.filter { sessions.contains($0.value.asker.session) && $0.value.hasAsker }
                .sorted { $0.key < $1.key }
            found += asked.map { ($0.key, $0.value) }
            sessions = asked.map(\.value.provider).filter { seen.insert($0).inserted }
        }
        return .array(found.prefix(Self.maximumWaits).map(Self.link))
    }

    private static func link(_ open: OpenQuestion) -> JSONValue {
        let question = open.question
        var link = JSONObject([("question", .string("q\(open.number)"))])
        if question.hasAsker { link.set("asker", .id(question.asker.session)) }
        link.set("session", .id(question.provider))
        link.set("module", .string(question.module))
        if let type = question.type { link.set("type", .string(type.description)) }
        if case .entry(let entry) = question.subject { link.set("entry", .id(entry)) }
        return .object(link)
    }
}

extension Question {
    /// Whether a client waits for the answer, and not the host.
    var hasAsker: Bool {
        switch subject {
        case .entry, .vote, .url, .value: true
        case .migration, .content: false
        }
    }
}
