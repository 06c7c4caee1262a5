/// Checks the lines that navhost sends to a client whose requests name an unknown type: each must be that error.
package struct HostRefusals: Equatable, Sendable {
    private var due: Int?
    /// The position of the code in the last line, which is nearly always its position in the next.
    private var position = 0

    /// - Parameter first: The `id` of the first request.
    package init(first: Int) {
        self.due = first
    }

    /// Checks a line, without its LF. Every line completes an answer.
    mutating func completes(_ line: UnsafeRawBufferPointer) throws(ReplyFailure) -> Bool {
        let code: StaticString = #""code":203,"#
        if !line.holds(code, at: position) { position = line.offset(of: code) ?? line.count }
        guard position < line.count, let error = line.offset(of: #""error":"#), error < position else {
            throw .unexpected(line.text)
        }
        if let due {
            guard line.number(after: #""id":"#) == due else { throw .unexpected(line.text) }
            self.due = nil
        }
        return true
    }
}
