internal import Glibc

extension UnsafeRawBufferPointer {
    /// The first position of the byte, at or after `start`.
    func offset(of byte: UInt8, from start: Int) -> Int? {
        guard let baseAddress, start < count else { return nil }
        guard let found = memchr(baseAddress + start, Int32(byte), count - start) else { return nil }
        return UnsafeRawPointer(found) - baseAddress
    }

    /// The first position of the text; nil for an empty text.
    package func offset(of text: StaticString) -> Int? {
        guard text.utf8CodeUnitCount > 0 else { return nil }
        var position = 0
        while let candidate = offset(of: text.utf8Start.pointee, from: position) {
            if holds(text, at: candidate) { return candidate }
            position = candidate + 1
        }
        return nil
    }

    /// Whether the text is at that position.
    func holds(_ text: StaticString, at position: Int) -> Bool {
        guard let baseAddress, position >= 0, count - position >= text.utf8CodeUnitCount else { return false }
        return memcmp(baseAddress + position, text.utf8Start, text.utf8CodeUnitCount) == 0
    }

    /// The digits from that position on, as a number; nil without digits, or with too many for an `Int`.
    func number(at position: Int) -> Int? {
        var value: Int?
        var next = position
        while next >= 0, next < count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self[next]) {
            guard next - position < 18 else { return nil }
            value = (value ?? 0) * 10 + Int(self[next] - UInt8(ascii: "0"))
            next += 1
        }
        return value
    }

    /// The number that follows the first occurrence of a text.
    package func number(after text: StaticString) -> Int? {
        offset(of: text).flatMap { number(at: $0 + text.utf8CodeUnitCount) }
    }

    /// The bytes as text for a message, shortened when they are many.
    package var text: String {
        let limit = 400
        let shown = String(decoding: prefix(limit), as: UTF8.self)
        return count > limit ? shown + "… (\(count) bytes)" : shown
    }
}
