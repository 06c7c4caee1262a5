/// A wrong answer of a server. Each case ends the run, with the server's own text.
package enum ReplyFailure: Error, Equatable {
    /// The server answered with an error.
    case refused(String)
    /// The server sent a `bye`.
    case dismissed(String)
    /// The server sent a line that is not an answer, or not the expected one.
    case unexpected(String)
    /// A watcher missed a revision, or received one twice.
    case outOfOrder(expected: Int, received: Int)
}

extension ReplyFailure: CustomStringConvertible {
    package var description: String {
        switch self {
        case .refused(let text): "refused: \(text)"
        case .dismissed(let text): "dismissed: \(text)"
        case .unexpected(let text): "unexpected: \(text)"
        case .outOfOrder(let expected, let received): "revision \(expected) was due, revision \(received) came"
        }
    }
}
