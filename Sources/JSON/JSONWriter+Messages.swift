// JSON-RPC 2.0: what is around a result. Every answer has it, so it is written in pieces that are as long as possible.

extension JSONWriter {
    /// The answer to a request that was carried out.
    ///
    /// - Parameters:
    ///   - id: the request's id.
    ///   - result: the text of the result.
    @inlinable
    public mutating func response(to id: RawJSON, with result: borrowing JSONWriter) {
        raw(#"{"jsonrpc":"2.0","id":"#)
        raw(id)
        raw(#","result":"#)
        raw(result)
        raw("}")
    }
}
