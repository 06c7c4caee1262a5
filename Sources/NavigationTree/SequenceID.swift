/// Values that are sent one after the other. Written `s3.1` on the wire: sent by the session `s3`; never reused.
package struct SequenceID: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let session: SessionID
    package let number: UInt64

    package init(session: SessionID, number: UInt64) {
        self.session = session
        self.number = number
    }

    /// The id that `text` writes, or nil when it is no sequence's.
    package init?(_ text: String) {
        guard let (session, number) = wireNumbers(of: text, after: "s") else { return nil }
        self.init(session: session, number: number)
    }

    /// The older one first.
    package static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.number, lhs.session) < (rhs.number, rhs.session)
    }

    package var description: String { "s\(session.rawValue).\(number)" }
}

/// Who receives what is sent. Written `r3.1` on the wire: added by the session `s3`; never reused.
package struct ReceiverID: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let session: SessionID
    package let number: UInt64

    package init(session: SessionID, number: UInt64) {
        self.session = session
        self.number = number
    }

    /// The id that `text` writes, or nil when it is no receiver's.
    package init?(_ text: String) {
        guard let (session, number) = wireNumbers(of: text, after: "r") else { return nil }
        self.init(session: session, number: number)
    }

    /// The older one first.
    package static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.number, lhs.session) < (rhs.number, rhs.session)
    }

    package var description: String { "r\(session.rawValue).\(number)" }
}

/// A prefix, a session's number, a dot and a number.
private func wireNumbers(of text: String, after prefix: String) -> (SessionID, UInt64)? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = prefix.utf8.first,
        let session = wireNumber(of: String(parts[0]), after: first),
        let number = wireNumber(of: prefix + parts[1], after: first)
    else { return nil }
    return (SessionID(rawValue: session), number)
}
