/// Cuts the lines of Redis (RESP 2) into replies and published messages, each of which counts as one.
///
/// Strings must not contain LF, and arrays must not nest. Both hold for everything that the benchmark sends.
package struct RedisReplies: Equatable, Sendable {
    /// Elements of the current array that have not arrived.
    private var elements = 0
    /// The next line is the content of a string, and must not be read as a reply.
    private var isContentDue = false

    package init() {}

    /// Checks a line, without its LF. Returns whether it completes a reply or a message.
    mutating func completes(_ line: UnsafeRawBufferPointer) throws(ReplyFailure) -> Bool {
        if isContentDue {
            isContentDue = false
            return completesElement()
        }
        switch line.first {
        case UInt8(ascii: "+"), UInt8(ascii: ":"):
            return completesElement()
        case UInt8(ascii: "$"):
            isContentDue = line.count > 1 && line[1] != UInt8(ascii: "-")
            return isContentDue ? false : completesElement()
        case UInt8(ascii: "*"):
            guard elements == 0, let count = line.number(at: 1), count > 0 else { throw .unexpected(line.text) }
            elements = count
            return false
        case UInt8(ascii: "-"):
            throw .refused(line.text)
        default:
            throw .unexpected(line.text)
        }
    }

    /// A value outside of an array is a reply of its own; within one, the last value is.
    private mutating func completesElement() -> Bool {
        guard elements > 0 else { return true }
        elements -= 1
        return elements == 0
    }
}
