/// Why the bytes of a server are not what was asked for. Each case ends the run, with the server's own text.
package enum ReplyFailure: Error, Equatable {
    /// The server answered with an error.
    case refused(String)
    /// The server said goodbye.
    case dismissed(String)
    /// A line that is no answer, or not the one that was due.
    case unexpected(String)
    /// A watcher missed a revision, or saw one twice.
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
