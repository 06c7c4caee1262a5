/// A digest of all valid records of a log up to one of them. Two hosts with the same chain have the same history.
///
/// FNV-1a with 64 bits. It finds accidents. It does not stop a host that lies; the hosts of a fleet trust each other.
package struct LogChain: Hashable, Sendable {
    package let digest: UInt64

    package init(digest: UInt64) { self.digest = digest }

    /// Before the first record.
    package static let start = LogChain(digest: 0xCBF2_9CE4_8422_2325)

    /// The chain with one more record.
    func adding(epoch: UInt64, revisions: ClosedRange<UInt64>?, kind: LogRecord.Kind, body: [UInt8]) -> LogChain {
        var digest = digest
        func add(_ byte: UInt8) { digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        func add(_ number: UInt64) {
            for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
        }
        add(epoch)
        add(revisions?.lowerBound ?? 0)
        add(revisions?.upperBound ?? 0)
        for byte in kind.word.utf8 { add(byte) }
        for byte in body { add(byte) }
        return LogChain(digest: digest)
    }
}
