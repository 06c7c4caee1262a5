// JSON-RPC 2.0: what is around a result. Every answer has it, so it is written in pieces that are as long as possible.

extension JSONWriter {
    /// The answer to a request that was carried out.
    ///
    /// - Parameters:
    ///   - id: the request's id.
    ///   - result: the text of the result.
    public mutating func response(to id: borrowing RawJSON, with result: borrowing JSONWriter) {
        raw(#"{"jsonrpc":"2.0","id":"#)
        // An id is a short string, whose bytes are here and not elsewhere.
        let isWritten: Void? = id.text.utf8.withContiguousStorageIfAvailable { raw(UnsafeRawBufferPointer($0)) }
        if isWritten == nil { raw(copy id) }
        raw(#","result":"#)
        raw(result)
        raw("}")
    }
}
