/// The id of values that a session sends one after the other. Written `s3.1` on the wire when session `s3` sends them;
/// never reused.
package struct SequenceID: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let session: SessionID
    package let number: UInt64

    package init(session: SessionID, number: UInt64) {
        self.session = session
        self.number = number
    }

    /// The id that `text` writes; nil when it is not a sequence id.
    package init?(_ text: String) {
        guard let (session, number) = wireNumbers(of: text, after: "s") else { return nil }
        self.init(session: session, number: number)
    }

    /// Orders by age, older first.
    package static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.number, lhs.session) < (rhs.number, rhs.session)
    }

    package var description: String { "s\(session.rawValue).\(number)" }
}

/// The id of a receiver of sent values. Written `r3.1` on the wire when session `s3` added it; never reused.
package struct ReceiverID: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let session: SessionID
    package let number: UInt64

    package init(session: SessionID, number: UInt64) {
        self.session = session
        self.number = number
    }

    /// The id that `text` writes; nil when it is not a receiver id.
    package init?(_ text: String) {
        guard let (session, number) = wireNumbers(of: text, after: "r") else { return nil }
        self.init(session: session, number: number)
    }

    /// Orders by age, older first.
    package static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.number, lhs.session) < (rhs.number, rhs.session)
    }

    package var description: String { "r\(session.rawValue).\(number)" }
}

/// The session and the number in a prefix, a session's number, a dot and a number.
private func wireNumbers(of text: String, after prefix: String) -> (SessionID, UInt64)? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = prefix.utf8.first,
        let session = wireNumber(of: String(parts[0]), after: first),
        let number = wireNumber(of: prefix + parts[1], after: first)
    else { return nil }
    return (SessionID(rawValue: session), number)
}
