/// Judges the lines that navhost sends to a watcher: each must be a `changed` with exactly the revision after the one before.
package struct HostChanges: Equatable, Sendable {
    /// The revision that the watcher has reached.
    package private(set) var revision: Int
    /// Where the number stood in the last line, which is nearly always where it stands in the next.
    private var position = 0

    /// - Parameter revision: that of the snapshot which `watch` returned.
    package init(after revision: Int) {
        self.revision = revision
    }

    mutating func completes(_ line: UnsafeRawBufferPointer) throws(ReplyFailure) -> Bool {
        let member: StaticString = #""revision":"#
        if !line.holds(member, at: position) { position = line.offset(of: member) ?? line.count }
        guard let received = line.number(at: position + member.utf8CodeUnitCount), line.isChange else {
            throw line.offset(of: #""method":"bye""#) != nil ? .dismissed(line.text) : .unexpected(line.text)
        }
        guard received == revision + 1 else { throw .outOfOrder(expected: revision + 1, received: received) }
        revision = received
        return true
    }
}

extension UnsafeRawBufferPointer {
    fileprivate var isChange: Bool {
        holds(#"{"jsonrpc":"2.0","method":"changed","#, at: 0) || offset(of: #""method":"changed""#) != nil
    }
}
