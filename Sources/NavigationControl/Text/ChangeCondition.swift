package import NavigationClient

/// The condition of `navctl watch --until`, such as `kind=entry.added type=shop.list`. All its terms must hold for one
/// change or one event.
///
/// A member is looked up in the change, then in the change's entry, navigator, attachment or signal, then in the whole
/// notification. Therefore `cause.session=s3` works as well. Dots lead into objects, and numbers into lists.
package struct ChangeCondition: Sendable {
    /// Why a condition is invalid.
    package enum Problem: Error, Equatable, CustomStringConvertible {
        case empty
        case openQuote
        case noTerm(String)
        case noKind(String)

        /// The problem as a sentence for people.
        package var description: String {
            switch self {
            case .empty: "a condition is one or more of member=value and member!=value"
            case .openQuote: "\(Words.OpenQuote())"
            case .noTerm(let word): "'\(word)' must be member=value or member!=value"
            case .noKind(let kind):
                "changes do not have the kind '\(kind)', but \(ChangeCondition.kinds.joined(separator: ", ")); events have others, and "
                    + "come with --verbosity"
            }
        }
    }

    /// The kinds of changes.
    package static let kinds = [
        "navigator.created", "navigator.closed", "navigator.selected", "entry.added", "entry.removed", "entry.changed",
        "type.orphaned", "type.revived", "attachment.added", "attachment.removed", "attachment.changed", "signal",
    ]

    private struct Term: Sendable {
        let path: [String]
        let isNegated: Bool
        let value: String

        /// Whether it cannot hold for any change.
        var isOfNoChange: Bool { path == ["kind"] && !isNegated && !ChangeCondition.kinds.contains(value) }
    }

    private let terms: [Term]

    /// Reads a condition.
    ///
    /// - Parameter hearsEvents: whether the watch also delivers events, whose kinds are not checked.
    package init(_ text: String, hearsEvents: Bool) throws(Problem) {
        let words: [String]
        do {
            words = try Words.split(text)
        } catch {
            throw .openQuote
        }
        var terms: [Term] = []
        for word in words { terms.append(try Self.term(word)) }
        guard !terms.isEmpty else { throw .empty }
        if !hearsEvents, let term = terms.first(where: \.isOfNoChange) { throw .noKind(term.value) }
        self.terms = terms
    }

    /// Whether it holds for something in this notification.
    package func holds(in signal: WatchSignal) -> Bool {
        switch signal {
        case .changed(let payload): (payload["changes"]?.elements ?? []).contains { holds(for: $0, of: payload) }
        case .event(let payload): holds(for: payload, of: payload)
        case .started, .lagged, .ended: false
        }
    }

    private func holds(for change: JSONPayload, of notification: JSONPayload) -> Bool {
        terms.allSatisfy { term in
            let found = Self.value(at: term.path, of: change, notification)
            return (found.map(Self.text) == term.value) != term.isNegated
        }
    }

    private static func term(_ word: String) throws(Problem) -> Term {
        let bytes = word.utf8
        guard let sign = bytes.firstIndex(of: UInt8(ascii: "=")) else { throw .noTerm(word) }
        var name = bytes[..<sign]
        let isNegated = name.last == UInt8(ascii: "!")
        if isNegated { name.removeLast() }
        guard !name.isEmpty else { throw .noTerm(word) }
        let path = String(Substring(name)).split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        return Term(path: path, isNegated: isNegated, value: String(Substring(bytes[bytes.index(after: sign)...])))
    }

    private static func value(at path: [String], of change: JSONPayload, _ notification: JSONPayload) -> JSONPayload? {
        let subjects = ["entry", "navigator", "attachment", "signal"].compactMap { change[$0] }
        for place in [change] + subjects + [notification] {
            if let found = value(at: path, in: place) { return found }
        }
        return nil
    }

    private static func value(at path: [String], in place: JSONPayload) -> JSONPayload? {
        path.reduce(Optional(place)) { place, step in place?[step] ?? Int(step).flatMap { place?[$0] } }
    }

    private static func text(_ payload: JSONPayload) -> String {
        payload.string ?? JSONLayout.compact.lay(out: payload.text)
    }
}

/// The end of `navctl watch`.
package struct WatchEnding: Sendable {
    private var left: Int?
    private let condition: ChangeCondition?
    /// False while a condition is set that has not held yet.
    package private(set) var isFulfilled: Bool

    /// Ends after a number of notifications, or when the condition has held.
    package init(count: Int? = nil, condition: ChangeCondition? = nil) {
        left = count
        self.condition = condition
        isFulfilled = condition == nil
    }

    /// Takes the next signal. Returns true when it is the last one wanted. The signal that starts the watch does not
    /// count.
    package mutating func isOver(after signal: WatchSignal) -> Bool {
        if case .started = signal {} else { left? -= 1 }
        if let condition, condition.holds(in: signal) {
            isFulfilled = true
            return true
        }
        return left == 0
    }
}
