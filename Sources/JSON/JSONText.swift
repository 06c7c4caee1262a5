/// Reading the values that a scanner found. The text must be the one it scanned.
public enum JSONText {
    /// The characters of a string.
    public static func decodeString(_ slice: JSONSlice, in text: RawSpan) -> String {
        text.withUnsafeBytes { bytes in
            let content = UnsafeRawBufferPointer(rebasing: bytes[slice.contentStart..<slice.end - 1])
            return slice.hasEscapes ? unescape(content) : string(content)
        }
    }

    /// The string of characters that a scanner has checked. They are not checked again.
    static func string(_ content: UnsafeRawBufferPointer) -> String {
        String(copying: UTF8Span(unchecked: content.bindMemory(to: UInt8.self).span))
    }

    /// Constant parts with two strings between them, in one piece of memory that has no need to grow.
    package static func joined(
        _ first: StaticString,
        _ one: String,
        _ second: StaticString,
        _ other: String,
        _ last: StaticString
    ) -> String {
        withBytes(of: one) { one in
            withBytes(of: other) { other in
                let constant = first.utf8CodeUnitCount + second.utf8CodeUnitCount + last.utf8CodeUnitCount
                let count = constant + one.count + other.count
                return String(unsafeUninitializedCapacity: count) { bytes in
                    var rest = UnsafeMutableRawBufferPointer(bytes)
                    let parts: InlineArray<5, _> = [first.bytes, one, second.bytes, other, last.bytes]
                    for index in parts.indices {
                        rest.copyMemory(from: parts[index])
                        rest = UnsafeMutableRawBufferPointer(rebasing: rest[parts[index].count...])
                    }
                    return count
                }
            }
        }
    }

    /// Lends the bytes of a string, for as long as the call lasts.
    @inlinable
    @inline(always)
    public static func withBytes<Outcome>(of text: String, _ body: (UnsafeRawBufferPointer) -> Outcome) -> Outcome {
        if let outcome = text.utf8.withContiguousStorageIfAvailable({ body(UnsafeRawBufferPointer($0)) }) {
            return outcome
        }
        // Only strings that another system made come here.
        return Array(text.utf8).withUnsafeBytes(body)
    }

    /// Whether a member has this key, however it is written.
    @inlinable
    @inline(always)
    public static func keyEquals(_ member: JSONMember, _ name: StaticString, in text: RawSpan) -> Bool {
        if member.keyHasEscapes { return isSame(decodeKey(member, in: text), name) }
        guard member.name.contentCount == name.utf8CodeUnitCount else { return false }
        return text.withUnsafeBytes { bytes in
            bytes.baseAddress.map { isSame($0 + member.name.contentStart, name.utf8Start, name.utf8CodeUnitCount) }
                ?? false
        }
    }

    /// A member's key, unescaped.
    public static func decodeKey(_ member: JSONMember, in text: RawSpan) -> String {
        text.withUnsafeBytes { bytes in
            let content = UnsafeRawBufferPointer(rebasing: bytes[member.key])
            return member.keyHasEscapes ? unescape(content) : String(decoding: content, as: UTF8.self)
        }
    }

    /// Whether a string has these characters, however it is written.
    @inlinable
    public static func stringEquals(_ slice: JSONSlice, _ name: StaticString, in text: RawSpan) -> Bool {
        if slice.hasEscapes { return isSame(decodeString(slice, in: text), name) }
        guard slice.contentCount == name.utf8CodeUnitCount else { return false }
        return text.withUnsafeBytes { bytes in
            bytes.baseAddress.map { isSame($0 + slice.contentStart, name.utf8Start, name.utf8CodeUnitCount) } ?? false
        }
    }

    /// The first byte of a key as it is written; its quote when it is empty.
    @inlinable
    @inline(always)
    public static func firstByte(of member: JSONMember, in text: RawSpan) -> UInt8 {
        text.unsafeLoad(fromByteOffset: member.name.contentStart, as: UInt8.self)
    }

    /// One of 64 bits for a name, by its length and its first byte. Names whose marks differ differ, so most need not
    /// be compared.
    @inlinable
    @inline(always)
    public static func mark(_ name: UnsafeRawPointer, _ count: Int) -> UInt64 {
        1 &<< (UInt64(truncatingIfNeeded: count) &+ UInt64(name.load(as: UInt8.self)) &* 5)
    }

    /// Whether two runs of as many bytes are the same. A run in the same memory is the same.
    static func areSame(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Bool {
        guard let first = one.baseAddress, let second = other.baseAddress, first != second else { return true }
        return isSame(first, second, one.count)
    }

    /// Whether two runs of bytes are the same.
    @inlinable
    @inline(always)
    public static func isSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, _ count: Int) -> Bool {
        if count >= 8 {
            var index = 0
            while index + 8 < count {
                guard isSame(one, other, at: index, as: UInt64.self) else { return false }
                index += 8
            }
            // The last eight again cover what is left, however long it is.
            return isSame(one, other, at: count - 8, as: UInt64.self)
        }
        if count >= 4 {
            return isSame(one, other, at: 0, as: UInt32.self) && isSame(one, other, at: count - 4, as: UInt32.self)
        }
        for index in 0..<count where !isSame(one, other, at: index, as: UInt8.self) { return false }
        return true
    }

    /// Whether both have the same word at an offset.
    @inlinable
    @inline(always)
    public static func isSame<Word: FixedWidthInteger & BitwiseCopyable>(
        _ one: UnsafeRawPointer,
        _ other: UnsafeRawPointer,
        at offset: Int,
        as word: Word.Type
    ) -> Bool {
        one.loadUnaligned(fromByteOffset: offset, as: word) == other.loadUnaligned(fromByteOffset: offset, as: word)
    }

    /// Whether a string holds the characters of a name; see `JSONName`.
    public static func isSame(_ string: String, _ name: StaticString) -> Bool {
        string.utf8.elementsEqual(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    }

    /// The value of a number that is a whole one and fits; `1.0` and `1e2` are whole numbers.
    public static func integer(_ slice: JSONSlice, in text: RawSpan) -> Int64? {
        guard slice.kind == .number else { return nil }
        return text.withUnsafeBytes { JSONDecimal(UnsafeRawBufferPointer(rebasing: $0[slice.range]))?.integer }
    }

    /// The value of a number; nil when it is too large for one.
    public static func double(_ slice: JSONSlice, in text: RawSpan) -> Double? {
        guard slice.kind == .number else { return nil }
        return Double(literal(slice, in: text)).flatMap { $0.isFinite ? $0 : nil }
    }

    private static func literal(_ slice: JSONSlice, in text: RawSpan) -> String {
        text.withUnsafeBytes { String(decoding: UnsafeRawBufferPointer(rebasing: $0[slice.range]), as: UTF8.self) }
    }

    /// The characters that the inside of a valid string stands for.
    static func unescape(_ content: UnsafeRawBufferPointer) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(content.count)
        var index = 0
        while index < content.count {
            let byte = content[index]
            guard byte == UInt8(ascii: "\\") else {
                bytes.append(byte)
                index += 1
                continue
            }
            let escape = content[index + 1]
            index += 2
            switch escape {
            case UInt8(ascii: "b"): bytes.append(0x08)
            case UInt8(ascii: "f"): bytes.append(0x0C)
            case UInt8(ascii: "n"): bytes.append(0x0A)
            case UInt8(ascii: "r"): bytes.append(0x0D)
            case UInt8(ascii: "t"): bytes.append(0x09)
            case UInt8(ascii: "u"): index += appendScalar(in: content, at: index, to: &bytes)
            default: bytes.append(escape)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Reads the four digits behind `\u`, and those of its other half; answers how many bytes they took.
    private static func appendScalar(in content: UnsafeRawBufferPointer, at index: Int, to bytes: inout [UInt8]) -> Int
    {
        let high = codeUnit(in: content, at: index)
        var (value, length) = (UInt32(high), 4)
        if high & 0xFC00 == 0xD800 {
            let low = codeUnit(in: content, at: index + 6)
            value = 0x10000 + (UInt32(high & 0x3FF) << 10 | UInt32(low & 0x3FF))
            length = 10
        }
        if let scalar = Unicode.Scalar(value) { bytes.append(contentsOf: UTF8.encode(scalar) ?? .init()) }
        return length
    }

    private static func codeUnit(in content: UnsafeRawBufferPointer, at index: Int) -> UInt16 {
        (index..<index + 4).reduce(0) { $0 << 4 | UInt16(JSONBytes.hexadecimal(content[$1]) ?? 0) }
    }
}

extension StaticString {
    fileprivate var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: utf8Start, count: utf8CodeUnitCount) }
}
