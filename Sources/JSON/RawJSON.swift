/// One JSON text that was validated, exactly as it came.
///
/// The host keeps arguments, messages, hints and ids in this form, and passes them on byte for byte.
public struct RawJSON: Hashable, Sendable, CustomStringConvertible {
    /// A string of up to fifteen bytes needs no memory of its own: most ids, and many arguments.
    @usableFromInline let text: String

    /// `{}`
    public static let emptyObject = RawJSON(validated: "{}")
    /// `null`
    public static let null = RawJSON(validated: "null")

    private init(validated text: String) {
        self.text = text
    }

    /// - Parameter slice: a value of `text` that a scanner found.
    public init(copying text: RawSpan, _ slice: JSONSlice) {
        self.text = text.withUnsafeBytes {
            JSONText.string(UnsafeRawBufferPointer(rebasing: $0[slice.range]))
        }
    }

    /// Validates a text that did not come over the socket. Whitespace around the value is left out.
    package init(parsing text: String, maximumDepth: Int = 128) throws(JSONSyntaxError) {
        var scanner = JSONScanner(maximumDepth: maximumDepth, records: false)
        let bytes = Array(text.utf8)
        try scanner.scan(bytes.span.bytes)
        self.init(copying: bytes.span.bytes, scanner.top)
    }

    /// - Parameter plain: characters that need no escapes.
    init(quoting plain: String) {
        var plain = plain
        text = plain.withUTF8 { characters in
            String(unsafeUninitializedCapacity: characters.count + 2) { bytes in
                bytes[0] = UInt8(ascii: "\"")
                _ = bytes[1...].update(fromContentsOf: characters)
                bytes[characters.count + 1] = UInt8(ascii: "\"")
                return characters.count + 2
            }
        }
    }

    /// - Parameter writer: holds one JSON value.
    public init(_ writer: borrowing JSONWriter) {
        self.text = writer.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
    }

    /// The text itself.
    public var description: String { text }

    /// How many bytes it has.
    public var count: Int { text.utf8.count }

    /// Whether it is ``emptyObject``. This costs less than a comparison.
    public var isEmptyObject: Bool { text.utf8.count == 2 && text.utf8.first == UInt8(ascii: "{") }

    /// A copy.
    public var bytes: [UInt8] { Array(text.utf8) }

    /// Lends its bytes, for as long as the call lasts.
    @inlinable
    public func withUnsafeBytes<Outcome>(_ body: (UnsafeRawBufferPointer) -> Outcome) -> Outcome {
        JSONText.withBytes(of: text, body)
    }

    /// Compares the bytes. Two strings in Swift can be equal without having the same bytes.
    public static func == (one: Self, other: Self) -> Bool {
        one.count == other.count
            && one.withUnsafeBytes { bytes in other.withUnsafeBytes { JSONText.areSame(bytes, $0) } }
    }

    /// By its bytes.
    public func hash(into hasher: inout Hasher) {
        withUnsafeBytes { hasher.combine(bytes: $0) }
    }

    /// Whether both mean the same: compares numbers by value, and objects without regard to the order of their members.
    public func isEquivalent(to other: RawJSON) -> Bool {
        if self == other { return true }
        guard let one = try? value(), let two = try? other.value() else { return false }
        return one == two
    }
}
