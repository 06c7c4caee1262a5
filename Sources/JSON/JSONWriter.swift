/// Writes JSON text into a buffer.
///
/// 1. ``object(_:)`` writes an object and ``member(_:_:)`` its members; ``array(_:)`` and ``element(_:)`` write an
///    array. The writer adds the punctuation, so that no other code contains any.
/// 2. A value that can be written is a ``JSONWritable``. Text that is JSON already is a ``RawJSON``.
///
/// The writer owns its memory alone, so appending costs a comparison and a copy. An array would check with every append
/// whether it is shared. The functions that every request uses are public and inlinable, although no product exports
/// this module. The reason: the compiler inlines no `package` code of another module.
public struct JSONWriter: ~Copyable {
    @usableFromInline var start: UnsafeMutableRawPointer?
    @usableFromInline var capacity = 0
    @usableFromInline var written = 0
    /// How many bytes the text may have. Beyond it the writer goes on without keeping anything, and its text must be
    /// thrown away. Nothing stops in between but the elements of an array: a text of gigabytes is not built to be
    /// refused.
    public var limit = Int.max

    /// With nothing in it, and no memory yet.
    @inlinable
    public init() {}

    deinit { start?.deallocate() }

    // MARK: The written text

    /// How many bytes.
    @inlinable
    @inline(always)
    public var count: Int { written }

    /// Whether nothing has been.
    @inlinable
    public var isEmpty: Bool { written == 0 }

    /// Whether the text has more than ``limit`` bytes. How many more is not known then, and what they are neither.
    @inlinable
    @inline(always)
    public var isTooLong: Bool { written > limit }

    /// A copy of it.
    public var bytes: [UInt8] { withUnsafeBytes { Array($0) } }

    /// A copy of a part of it.
    public func bytes(in range: Range<Int>) -> [UInt8] { withUnsafeBytes { Array($0[range]) } }

    /// Lends it, for as long as the call lasts.
    @inlinable
    @inline(always)
    public func withUnsafeBytes<Outcome>(_ body: (UnsafeRawBufferPointer) -> Outcome) -> Outcome {
        body(UnsafeRawBufferPointer(start: start, count: count))
    }

    /// Keeps the first `count` bytes and drops the rest.
    public mutating func truncate(to count: Int) {
        precondition((0...self.count).contains(count), "there are \(self.count) bytes, not \(count)")
        written = count
    }

    /// Forgets all that was written, and keeps the memory unless it is more than this.
    @inlinable
    public mutating func removeAll(keepingUpTo limit: Int = .max) {
        written = 0
        guard capacity > limit else { return }
        start?.deallocate()
        (start, capacity) = (nil, 0)
    }

    // MARK: Writing

    /// Appends text that is a piece of JSON, or a line's end.
    @inlinable
    @inline(always)
    public mutating func raw(_ text: StaticString) {
        raw(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// A piece of JSON that was written before.
    @inlinable
    @inline(always)
    public mutating func raw(_ text: [UInt8]) { text.withUnsafeBytes { raw($0) } }

    /// Appends the text of another writer.
    @inlinable
    @inline(always)
    public mutating func raw(_ text: borrowing JSONWriter) { text.withUnsafeBytes { raw($0) } }

    /// A value, as the text it came in.
    @inlinable
    @inline(always)
    public mutating func raw(_ json: RawJSON) { json.withUnsafeBytes { raw($0) } }

    /// Bytes that are a piece of JSON.
    @inlinable
    @inline(always)
    public mutating func raw(_ text: UnsafeRawBufferPointer) {
        guard text.count > 0, let source = text.baseAddress else { return }
        room(for: text.count).copyMemory(from: source, byteCount: text.count)
        written += text.count
    }

    /// Where the next bytes go, at least one.
    @inlinable
    @inline(always)
    mutating func room(for length: Int) -> UnsafeMutableRawPointer {
        if length > capacity - count { grow(by: length) }
        return start.unsafelyUnwrapped + count
    }

    @usableFromInline
    @inline(never)
    mutating func grow(by length: Int) {
        if count + length > limit { return overflow(by: length) }
        // The memory ends with the limit, so that the writer comes here when it reaches that.
        reallocate(max(count + length, min(max(capacity * 2, 64), limit)))
    }

    /// All that comes behind the limit is written to the same place.
    private mutating func overflow(by length: Int) {
        written = min(written, limit + 1)
        if limit + 1 + length > capacity { reallocate(limit + 1 + length) }
        written = limit + 1
    }

    private mutating func reallocate(_ larger: Int) {
        let space = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: 1)
        if let start {
            space.copyMemory(from: start, byteCount: count)
            start.deallocate()
        }
        (start, capacity) = (space, larger)
    }

    @inlinable
    @inline(always)
    mutating func raw(_ byte: UInt8) {
        room(for: 1).storeBytes(of: byte, as: UInt8.self)
        written += 1
    }

    /// A string with its quotes; only what must be escaped is.
    public mutating func string(_ string: String) {
        Self.lend(string) { bytes in
            if Self.isPlain(bytes) { quoted(bytes) } else { escaped(bytes) }
        }
    }

    /// Writes a string that needs no escapes, as names of the protocol do.
    public mutating func string(plain string: String) {
        Self.lend(string) { quoted($0) }
    }

    /// Lends the bytes of a string, without counting a reference if they can be had as they are.
    @inline(__always)
    private static func lend(_ string: String, _ body: (UnsafeRawBufferPointer) -> Void) {
        let isLent: Void? = string.utf8.withContiguousStorageIfAvailable { body(UnsafeRawBufferPointer($0)) }
        guard isLent == nil else { return }
        var copy = string
        copy.withUTF8 { body(UnsafeRawBufferPointer($0)) }
    }

    /// Whether no byte of a string must be escaped.
    static func isPlain(_ string: String) -> Bool {
        var isPlain = false
        lend(string) { isPlain = Self.isPlain($0) }
        return isPlain
    }

    /// Whether no byte must be escaped. Looks at eight bytes at once, and at the last eight or four once more.
    private static func isPlain(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let count = bytes.count
        guard count >= 4, let start = bytes.baseAddress else { return !bytes.contains(where: needsEscape) }
        guard count >= 8 else {
            let first = UInt64(start.loadUnaligned(as: UInt32.self))
            let last = UInt64(start.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
            return isPlain(first << 32 | last)
        }
        var place = 0
        while place <= count - 8 {
            guard isPlain(start.loadUnaligned(fromByteOffset: place, as: UInt64.self)) else { return false }
            place += 8
        }
        return isPlain(start.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
    }

    /// The same for eight bytes.
    @inline(__always)
    private static func isPlain(_ word: UInt64) -> Bool { special(in: word) == 0 }

    /// The high bits of the bytes that must be escaped: a subtraction borrows into them. The lowest bit is exact.
    @inline(__always)
    private static func special(in word: UInt64) -> UInt64 {
        let word = UInt64(littleEndian: word)
        let (ones, highBits) = (UInt64(0x0101_0101_0101_0101), UInt64(0x8080_8080_8080_8080))
        let low = (word &- ones &* 0x20) & ~word
        let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
        let backslashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
        let found = low | (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
        return found & highBits
    }

    private mutating func quoted(_ bytes: UnsafeRawBufferPointer) {
        let length = bytes.count
        let place = room(for: length + 2)
        place.storeBytes(of: UInt8(ascii: "\""), as: UInt8.self)
        if let source = bytes.baseAddress { (place + 1).copyMemory(from: source, byteCount: length) }
        place.storeBytes(of: UInt8(ascii: "\""), toByteOffset: length + 1, as: UInt8.self)
        written += length + 2
    }

    private mutating func escaped(_ bytes: UnsafeRawBufferPointer) {
        raw(UInt8(ascii: "\""))
        var start = 0
        while true {
            let end = Self.behindPlain(bytes, from: start)
            raw(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
            guard end < bytes.count else { break }
            escape(bytes[end])
            start = end + 1
        }
        raw(UInt8(ascii: "\""))
    }

    /// The place of the next byte that must be escaped, or the end.
    private static func behindPlain(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        var place = start
        while place + 8 <= bytes.count {
            let special = special(in: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            guard special == 0 else { return place + special.trailingZeroBitCount / 8 }
            place += 8
        }
        while place < bytes.count, !needsEscape(bytes[place]) { place += 1 }
        return place
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
            raw(digits.utf8Start[Int(byte >> 4)])
            raw(digits.utf8Start[Int(byte & 0xF)])
        }
    }

    /// A whole number.
    public mutating func integer(_ value: Int64) {
        if value < 0 { raw(UInt8(ascii: "-")) }
        integer(value.magnitude)
    }

    /// Not generic: every line has several, and a generic one is not made for its types in another module.
    public mutating func integer(_ value: UInt64) {
        let length = Self.digitCount(of: value)
        Self.writeDigits(of: value, to: room(for: length), count: length)
        written += length
    }

    /// A string of a letter and a number, as `"n4"`.
    public mutating func number(_ value: UInt64, quotedBehind letter: UInt8) {
        let length = Self.digitCount(of: value)
        let place = room(for: length + 3)
        place.storeBytes(of: UInt8(ascii: "\""), as: UInt8.self)
        place.storeBytes(of: letter, toByteOffset: 1, as: UInt8.self)
        Self.writeDigits(of: value, to: place + 2, count: length)
        place.storeBytes(of: UInt8(ascii: "\""), toByteOffset: length + 2, as: UInt8.self)
        written += length + 3
    }

    @inline(always)
    private static func digitCount(of value: UInt64) -> Int {
        var (count, rest) = (1, value)
        while rest >= 10_000 {
            rest /= 10_000
            count += 4
        }
        return rest < 100 ? (rest < 10 ? count : count + 1) : (rest < 1000 ? count + 2 : count + 3)
    }

    @inline(always)
    private static func writeDigits(of value: UInt64, to place: UnsafeMutableRawPointer, count: Int) {
        var rest = value
        for index in stride(from: count - 1, through: 0, by: -1) {
            let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
            let character = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit)
            place.storeBytes(of: character, toByteOffset: index, as: UInt8.self)
            rest = quotient
        }
    }

    /// A whole number.
    public mutating func integer(_ value: Int) { integer(Int64(value)) }
    /// A whole number.
    public mutating func integer(_ value: Int32) { integer(Int64(value)) }
    /// A whole number.
    public mutating func integer(_ value: UInt32) { integer(UInt64(value)) }

    /// Writes the shortest text that reads as the same number; a whole number has no point. NaN and infinities become
    /// null, because JSON cannot express them.
    public mutating func double(_ value: Double) {
        if !value.isFinite { return raw("null") }
        if abs(value) < 0x1p53, let whole = Int64(exactly: value) { return integer(whole) }
        var text = value.description
        text.withUTF8 { raw(UnsafeRawBufferPointer($0)) }
    }

    /// `true` or `false`
    @inlinable
    @inline(always)
    public mutating func bool(_ value: Bool) {
        if value { raw("true") } else { raw("false") }
    }
}
