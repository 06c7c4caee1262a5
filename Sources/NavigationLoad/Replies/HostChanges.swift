/// Checks the lines that navhost sends to a watcher: each must be a `changed` with the revision after the last one.
package struct HostChanges: Equatable, Sendable {
    /// The last revision that the watcher has received.
    package private(set) var revision: Int
    /// The position of the number in the last line, which is nearly always its position in the next.
    private var position = 0

    /// - Parameter revision: The revision of the snapshot that `watch` returned.
    package init(after revision: Int) {
        self.revision = revision
    }

    /// Checks a line, without its LF. Every line completes a delivery.
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
