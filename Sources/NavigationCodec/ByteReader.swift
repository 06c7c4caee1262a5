package import JSON

/// The bytes are not from the codec, or were changed.
package struct CodecError: Error, Hashable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}

/// Reads the bytes of a ``ByteWriter``. For other bytes it throws or returns some values. Its memory grows only with
/// the bytes.
///
/// Each value has one form, so a number with unnecessary zeros is refused.
package struct ByteReader {
    private let bytes: UnsafeRawBufferPointer
    private(set) var position = 0
    /// Whether JSON texts are checked. It is true for bytes from outside of the store.
    let checksJSON: Bool

    package init(_ bytes: UnsafeRawBufferPointer, checksJSON: Bool) {
        self.bytes = bytes
        self.checksJSON = checksJSON
    }

    package var isAtEnd: Bool { position == bytes.count }
    var remaining: Int { bytes.count - position }

    mutating func byte() throws(CodecError) -> UInt8 {
        guard position < bytes.count else { throw CodecError("cut off") }
        defer { position &+= 1 }
        return bytes[position]
    }

    /// Whether this byte comes next.
    func isNext(_ byte: UInt8) -> Bool { position < bytes.count && bytes[position] == byte }

    package mutating func number() throws(CodecError) -> UInt64 {
        let first = try byte()
        if first < 0x80 { return UInt64(first) }
        var number = UInt64(first & 0x7F)
        var shift: UInt64 = 7
        while true {
            let next = try byte()
            guard shift < 63 || next <= 1 else { throw CodecError("a number is too large") }
            number |= UInt64(next & 0x7F) &<< shift
            if next < 0x80 {
                guard next != 0 else { throw CodecError("a number has unnecessary zeros") }
                return number
            }
            shift &+= 7
        }
    }

    /// A number that fits 63 bits: an id, a revision or a position.
    mutating func positive() throws(CodecError) -> UInt64 {
        let number = try number()
        guard number <= UInt64(Int64.max) else { throw CodecError("a number is too large") }
        return number
    }

    mutating func difference(from base: UInt64) throws(CodecError) -> UInt64 {
        let folded = try number()
        let difference = Int64(bitPattern: folded &>> 1) ^ -Int64(bitPattern: folded & 1)
        let number = base &+ UInt64(bitPattern: difference)
        guard number <= UInt64(Int64.max) else { throw CodecError("a number is too large") }
        return number
    }

    /// The number of items that follow. Each of them takes at least one byte.
    mutating func count() throws(CodecError) -> Int {
        let number = try number()
        guard number <= UInt64(remaining) else { throw CodecError("cut off") }
        return Int(number)
    }

    /// Flags, as a number below `limit`.
    mutating func flags(below limit: UInt64) throws(CodecError) -> UInt64 {
        let flags = try number()
        guard flags < limit else { throw CodecError("unknown flags") }
        return flags
    }

    private mutating func slice() throws(CodecError) -> UnsafeRawBufferPointer {
        let count = try count()
        defer { position += count }
        return UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
    }

    package mutating func text() throws(CodecError) -> String {
        let slice = try slice()
        guard let text = String(validating: slice, as: UTF8.self) else { throw CodecError("a text is not UTF-8") }
        return text
    }

    mutating func json() throws(CodecError) -> RawJSON {
        let slice = try slice()
        guard let first = slice.first, slice.count < JSONSlice.offsetLimit else {
            throw CodecError("a JSON text is empty or too long")
        }
        if checksJSON { return try Self.checked(slice) }
        let kind: JSONKind = first == UInt8(ascii: "{") ? .object : .string
        return RawJSON(copying: slice.bytes, JSONSlice(from: 0, to: slice.count, kind))
    }

    private static func checked(_ slice: UnsafeRawBufferPointer) throws(CodecError) -> RawJSON {
        guard let text = String(validating: slice, as: UTF8.self), let json = RawJSON(stored: text),
            json.count == slice.count
        else { throw CodecError("a JSON text is not JSON") }
        return json
    }
}

extension RawJSON {
    /// A text of a store; nil when it is not JSON. It may be nested as deep as the largest limit of a host.
    package init?(stored text: String) {
        guard let json = try? RawJSON(parsing: text, maximumDepth: JSONScanner.depthLimit) else { return nil }
        self = json
    }
}
