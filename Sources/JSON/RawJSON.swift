/// One JSON text that was validated, exactly as it came.
///
/// What the host does not interpret (arguments, messages, hints, ids) is kept and passed on in this form, byte for byte.
package struct RawJSON: Hashable, Sendable, CustomStringConvertible {
    package let bytes: [UInt8]

    package static let emptyObject = RawJSON(validated: Array("{}".utf8))
    package static let null = RawJSON(validated: Array("null".utf8))

    private init(validated bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// - Parameter slice: a value of `text` that a scanner found.
    package init(copying text: RawSpan, _ slice: JSONSlice) {
        if slice.end - slice.start == 2, slice.kind == .object {
            self = .emptyObject
        } else {
            self.bytes = text.withUnsafeBytes { Array(UnsafeRawBufferPointer(rebasing: $0[slice.range])) }
        }
    }

    /// Validates a text, for those that do not come over the socket. Whitespace around the value is left out.
    package init(parsing text: String, maximumDepth: Int = 128) throws(JSONSyntaxError) {
        var scanner = JSONScanner(maximumDepth: maximumDepth, records: false)
        let bytes = Array(text.utf8)
        try scanner.scan(bytes.span.bytes)
        self.init(copying: bytes.span.bytes, scanner.top)
    }

    /// - Parameter writer: holds one JSON value.
    package init(_ writer: consuming JSONWriter) {
        self.bytes = writer.bytes
    }

    package var description: String { String(decoding: bytes, as: UTF8.self) }

    /// Whether both mean the same: numbers by value, objects whatever the order of their members.
    package func isEquivalent(to other: RawJSON) -> Bool {
        if bytes == other.bytes { return true }
        guard let one = try? value(), let two = try? other.value() else { return false }
        return one == two
    }
}
