/// Checks the lines that navhost sends to a client without a watch: each must be the result of a request.
///
/// The first result must have the identifier of the first request. Of later results, only the number and kind are
/// checked.
package struct HostAnswers: Equatable, Sendable {
    private var due: Int?

    /// - Parameter first: The `id` of the first request.
    package init(first: Int) {
        self.due = first
    }

    /// Checks a line, without its LF. Every line completes an answer.
    mutating func completes(_ line: UnsafeRawBufferPointer) throws(ReplyFailure) -> Bool {
        guard due == nil else { return try completesFirst(line) }
        guard !Self.beginsAsResult(line) else { return true }
        try Self.inspect(line)
        return true
    }

    private mutating func completesFirst(_ line: UnsafeRawBufferPointer) throws(ReplyFailure) -> Bool {
        try Self.inspect(line)
        guard let id = line.number(after: #""id":"#), id == due else { throw .unexpected(line.text) }
        // A load of requests that change nothing would measure something else.
        guard line.offset(of: #""changed":false"#) == nil else { throw .unexpected(line.text) }
        due = nil
        return true
    }

    /// Whether the line begins like a result with the usual order of members. Another order is legal, and is checked
    /// more slowly.
    private static func beginsAsResult(_ line: UnsafeRawBufferPointer) -> Bool {
        let opening: StaticString = #"{"jsonrpc":"2.0","id":"#
        guard line.holds(opening, at: 0) else { return false }
        var position = opening.utf8CodeUnitCount
        while position < line.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(line[position]) { position += 1 }
        return line.holds(#","result":"#, at: position)
    }

    /// Refuses a line that is not a result, in any order of members.
    package static func inspect(_ line: UnsafeRawBufferPointer) throws(ReplyFailure) {
        let result = line.offset(of: #""result":"#)
        let error = line.offset(of: #""error":"#)
        // A result may contain a member `error`, and the data of an error a member `result`. The outer member comes
        // first.
        if let error, error < result ?? .max { throw .refused(line.text) }
        if result != nil { return }
        throw line.offset(of: #""method":"bye""#) != nil ? .dismissed(line.text) : .unexpected(line.text)
    }
}
