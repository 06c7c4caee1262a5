import NavigationProtocol
import NavigationTree

/// A property by which an open question is looked for.
enum QuestionKey: Hashable {
    /// The session that is asked.
    case provider(SessionID)
    /// The session whose request waits.
    case asker(SessionID)
    /// A session that has repeated the request.
    case repetition(SessionID)
    /// The token of a user's request.
    case token(String, user: RequestToken.Owner)
    /// The entry that the question is about, and its scene.
    case entry(EntryID, String)
    /// The request that a guard votes on.
    case vote(SuspensionNumber)
}

extension Question {
    /// Calls `body` with each property by which the question is found. One may come twice.
    fileprivate func forEachKey(_ body: (QuestionKey) -> Void) {
        body(.provider(provider))
        body(.asker(asker.session))
        for place in repetitions { body(.repetition(place.session)) }
        if let token { body(.token(token.name, user: token.user)) }
        switch subject {
        case .entry(let entry, let scene): body(.entry(entry, scene))
        case .vote(let number): body(.vote(number))
        case .migration, .content, .value, .url: break
        }
    }
}

/// The open questions by their properties, so that looking for one costs nothing for those of others.
struct QuestionIndex {
    /// Nearly every property has one question, which then needs no memory of its own.
    private var first: [QuestionKey: QuestionNumber] = [:]
    private var others: [QuestionKey: Set<QuestionNumber>] = [:]

    /// The questions with a property, oldest first.
    func numbers(at key: QuestionKey) -> [QuestionNumber] {
        guard let first = first[key] else { return [] }
        guard !others.isEmpty, let others = others[key] else { return [first] }
        return ([first] + others).sorted()
    }

    mutating func insert(_ number: QuestionNumber, _ question: Question) {
        question.forEachKey { key in
            if let known = first[key] {
                if known != number { others[key, default: []].insert(number) }
            } else {
                first[key] = number
            }
        }
    }

    mutating func remove(_ number: QuestionNumber, _ question: Question) {
        question.forEachKey { key in
            if first[key] == number {
                first[key] = others.isEmpty ? nil : others[key]?.popFirst()
            } else {
                others[key]?.remove(number)
            }
            if !others.isEmpty, others[key]?.isEmpty == true { others[key] = nil }
        }
    }
}
