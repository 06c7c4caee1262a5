/// The meaning of the lines of one connection.
package enum ReplyGrammar: Equatable, Sendable {
    /// A client of navhost: every line answers a request.
    case answers(HostAnswers)
    /// A client of navhost whose requests are all refused.
    case refusals(HostRefusals)
    /// A watcher of navhost: every line is the next revision.
    case changes(HostChanges)
    /// A client or subscriber of Redis.
    case redis(RedisReplies)

    /// Whether this line, without its LF, completes an answer or a delivery.
    mutating func completes(_ line: UnsafeRawBufferPointer) throws(ReplyFailure) -> Bool {
        // The payload is copied, changed and put back. It has only a few words.
        switch self {
        case .answers(var answers):
            defer { self = .answers(answers) }
            return try answers.completes(line)
        case .refusals(var refusals):
            defer { self = .refusals(refusals) }
            return try refusals.completes(line)
        case .changes(var changes):
            defer { self = .changes(changes) }
            return try changes.completes(line)
        case .redis(var replies):
            defer { self = .redis(replies) }
            return try replies.completes(line)
        }
    }
}
