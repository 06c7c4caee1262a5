import JSON

/// A digest of all valid records of a log up to one of them. Two hosts with the same chain have the same history.
package struct LogChain: Hashable, Sendable {
    package let digest: UInt64

    package init(digest: UInt64) { self.digest = digest }

    /// Before the first record.
    package static let start = LogChain(digest: Digest().value)

    /// The chain with one more record.
    func adding(epoch: UInt64, revisions: ClosedRange<UInt64>?, kind: LogRecord.Kind, body: [UInt8]) -> LogChain {
        var digest = Digest(digest)
        digest.add(epoch)
        digest.add(revisions?.lowerBound ?? 0)
        digest.add(revisions?.upperBound ?? 0)
        digest.add(kind.word.utf8)
        digest.add(body)
        return LogChain(digest: digest.value)
    }
}
