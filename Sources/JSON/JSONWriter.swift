/// Writes JSON text into a buffer, for lines that are made too often to build a value first.
///
/// It adds no punctuation of its own: who writes an object writes its braces and commas with ``raw(_:)-(StaticString)``.
///
/// What every request goes through is public in this module, though no product shows it: the compiler inlines no `package` code of another module.
public struct JSONWriter: Sendable {
    /// What has been written.
    public var bytes: [UInt8]

    /// Goes on behind these bytes.
    @inlinable
    public init(bytes: consuming [UInt8] = []) {
        self.bytes = bytes
    }

    /// A piece of JSON that is known beforehand.
    @inlinable
    @inline(always)
    public mutating func raw(_ text: StaticString) {
        raw(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// A piece of JSON that was written before.
    @inlinable
    @inline(always)
    public mutating func raw(_ text: [UInt8]) { text.withUnsafeBytes { raw($0) } }

    /// A value, as the text it came in.
    @inlinable
    @inline(always)
    public mutating func raw(_ json: RawJSON) { json.withUnsafeBytes { raw($0) } }

    /// Bytes that are a piece of JSON. (The array's own way to append a collection takes twice the instructions.)
    @inlinable
    @inline(always)
    public mutating func raw(_ text: UnsafeRawBufferPointer) {
        bytes.append(addingCapacity: text.count) { space in
            space.withUnsafeMutableBufferPointer { buffer, written in
                UnsafeMutableRawBufferPointer(buffer).copyMemory(from: text)
                written = text.count
            }
        }
    }

    /// A string with its quotes; only what must be escaped is.
    public mutating func string(_ string: String) {
        var string = string
        bytes.append(UInt8(ascii: "\""))
        string.withUTF8 { characters in
            var start = 0
            for index in 0..<characters.count where Self.needsEscape(characters[index]) {
                raw(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(characters)[start..<index]))
                escape(characters[index])
                start = index + 1
            }
            raw(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(characters)[start...]))
        }
        bytes.append(UInt8(ascii: "\""))
    }

    @inline(always)
    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): raw("\\\"")
        case UInt8(ascii: "\\"): raw("\\\\")
        case 0x08: raw("\\b")
        case 0x09: raw("\\t")
        case 0x0A: raw("\\n")
        case 0x0C: raw("\\f")
        case 0x0D: raw("\\r")
        default:
            let digits: StaticString = "0123456789abcdef"
            raw("\\u00")
            bytes.append(digits.utf8Start[Int(byte >> 4)])
            bytes.append(digits.utf8Start[Int(byte & 0xF)])
        }
    }

    /// A whole number.
    public mutating func integer(_ value: Int64) {
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        integer(value.magnitude)
    }

    /// Not generic: every line has several, and a generic one is not made for its types in another module.
    public mutating func integer(_ value: UInt64) {
        guard value > 9 else { return bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value)) }
        withUnsafeTemporaryAllocation(byteCount: 20, alignment: 1) { text in
            let start = Self.writeDigits(of: value, into: text, endingAt: 20)
            raw(UnsafeRawBufferPointer(rebasing: text[start..<20]))
        }
    }

    /// A string of a letter and a number, as `"n4"`.
    public mutating func number(_ value: UInt64, quotedBehind letter: UInt8) {
        withUnsafeTemporaryAllocation(byteCount: 24, alignment: 1) { text in
            let start = Self.writeDigits(of: value, into: text, endingAt: 23) - 2
            text[start] = UInt8(ascii: "\"")
            text[start + 1] = letter
            text[23] = UInt8(ascii: "\"")
            raw(UnsafeRawBufferPointer(rebasing: text[start..<24]))
        }
    }

    /// Answers where they begin. At most 20.
    @inline(always)
    private static func writeDigits(
        of value: UInt64,
        into text: UnsafeMutableRawBufferPointer,
        endingAt end: Int
    ) -> Int {
        var (rest, start) = (value, end)
        repeat {
            let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
            start -= 1
            text[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
            rest = quotient
        } while rest > 0
        return start
    }

    /// A whole number.
    public mutating func integer(_ value: Int) { integer(Int64(value)) }
    /// A whole number.
    public mutating func integer(_ value: Int32) { integer(Int64(value)) }
    /// A whole number.
    public mutating func integer(_ value: UInt32) { integer(UInt64(value)) }

    /// The shortest text that reads as the same number; a whole number without a point. Not a number and infinities, which JSON cannot say, become null.
    public mutating func double(_ value: Double) {
        if !value.isFinite { return raw("null") }
        if abs(value) < 0x1p53, let whole = Int64(exactly: value) { return integer(whole) }
        bytes.append(contentsOf: value.description.utf8)
    }

    /// `true` or `false`
    @inlinable
    public mutating func bool(_ value: Bool) {
        if value { raw("true") } else { raw("false") }
    }

    /// What `write` writes for each item, with commas between.
    @inlinable
    @inline(always)
    public mutating func list<Items: Sequence>(_ items: Items, _ write: (inout Self, Items.Element) -> Void) {
        var isFirst = true
        for item in items {
            if !isFirst { raw(",") }
            isFirst = false
            write(&self, item)
        }
    }
}
