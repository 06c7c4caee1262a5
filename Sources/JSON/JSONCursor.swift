/// A place in a text that is being read. Every step looks at each byte once.
struct JSONCursor: ~Copyable {
    private let bytes: UnsafeRawBufferPointer
    private let start: UnsafeRawPointer
    private let count: Int
    private(set) var offset = 0

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        self.count = bytes.count
        // An empty text has no address; nothing is ever read through this one, because the count is zero.
        self.start = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 1).unsafelyUnwrapped
    }

    @inline(always)
    private func byte(at offset: Int) -> UInt8 { start.load(fromByteOffset: offset, as: UInt8.self) }

    @inline(always)
    var peek: UInt8? { offset < count ? byte(at: offset) : nil }

    @inline(always)
    mutating func advance() { offset += 1 }

    @inline(always)
    mutating func skipWhitespace() {
        while offset < count {
            let byte = byte(at: offset)
            // Anything above a space ends it, in one comparison.
            guard byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
            offset += 1
        }
    }

    /// A literal: `true`, `false` or `null`.
    mutating func skip(_ literal: StaticString) throws(JSONSyntaxError) {
        for index in 0..<literal.utf8CodeUnitCount {
            guard offset < count else { throw JSONSyntaxError(.unexpectedEnd, at: offset) }
            guard byte(at: offset) == literal.utf8Start[index] else {
                throw JSONSyntaxError(.unexpectedByte, at: offset)
            }
            offset += 1
        }
    }

    // MARK: Numbers

    mutating func skipNumber() throws(JSONSyntaxError) {
        let isNegative = peek == UInt8(ascii: "-")
        if isNegative { offset += 1 }
        guard let first = peek else { throw JSONSyntaxError(.unexpectedEnd, at: offset) }
        guard Self.isDigit(first) else {
            let looksLikeNumber = isNegative || first == UInt8(ascii: "+") || first == UInt8(ascii: ".")
            throw JSONSyntaxError(looksLikeNumber ? .invalidNumber : .unexpectedByte, at: offset)
        }
        offset += 1
        if first == UInt8(ascii: "0") {
            if let next = peek, Self.isDigit(next) { throw JSONSyntaxError(.invalidNumber, at: offset) }
        } else {
            skipDigits()
        }
        guard let next = peek, next == UInt8(ascii: ".") || next | 0x20 == UInt8(ascii: "e") else { return }
        try skipFractionAndExponent()
    }

    private mutating func skipFractionAndExponent() throws(JSONSyntaxError) {
        if peek == UInt8(ascii: ".") {
            offset += 1
            try skipRequiredDigits()
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            offset += 1
            if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { offset += 1 }
            try skipRequiredDigits()
        }
    }

    @inline(always)
    private mutating func skipDigits() {
        while offset < count, Self.isDigit(byte(at: offset)) { offset += 1 }
    }

    private mutating func skipRequiredDigits() throws(JSONSyntaxError) {
        guard let byte = peek else { throw JSONSyntaxError(.unexpectedEnd, at: offset) }
        guard Self.isDigit(byte) else { throw JSONSyntaxError(.invalidNumber, at: offset) }
        skipDigits()
    }

    @inline(always)
    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    // MARK: Strings

    /// From the opening quote past the closing one. True when there were escapes.
    @inline(always)
    mutating func skipString() throws(JSONSyntaxError) -> Bool {
        offset += 1
        skipPlain()
        guard offset < count, byte(at: offset) == UInt8(ascii: "\"") else { return try skipRestOfString() }
        offset += 1
        return false
    }

    /// Characters that stand for themselves: ASCII that is no control character, quote or backslash. Eight at a time while it goes.
    @inline(always)
    private mutating func skipPlain() {
        while offset + 8 <= count {
            let word = start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            let special = Self.special(in: word)
            guard special == 0 else {
                offset += special.trailingZeroBitCount / 8
                return
            }
            offset += 8
        }
        while offset < count {
            let byte = byte(at: offset)
            guard byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else { return }
            offset += 1
        }
    }

    /// The top bits of those of eight bytes that are special, and zero if none is. The lowest one is exact; a borrow can add others above it.
    ///
    /// The usual trick: subtracting borrows into a byte's top bit when the byte is smaller.
    @inline(always)
    private static func special(in word: UInt64) -> UInt64 {
        let word = UInt64(littleEndian: word)
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
        let backslashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
        let special = (word &- ones &* 0x20) | (quotes &- ones) | (backslashes &- ones) | word
        return special & (ones &* 0x80)
    }

    private mutating func skipRestOfString() throws(JSONSyntaxError) -> Bool {
        var hasEscapes = false
        while offset < count {
            let byte = byte(at: offset)
            if byte == UInt8(ascii: "\"") {
                offset += 1
                return hasEscapes
            }
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                try skipEscape()
            } else if byte < 0x20 {
                throw JSONSyntaxError(.controlCharacter, at: offset)
            } else if byte >= 0x80 {
                try skipMultibyte(byte)
            }
            skipPlain()
        }
        throw JSONSyntaxError(.unexpectedEnd, at: offset)
    }

    private mutating func skipEscape() throws(JSONSyntaxError) {
        let start = offset
        guard offset + 1 < count else { throw JSONSyntaxError(.unexpectedEnd, at: count) }
        switch byte(at: offset + 1) {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            offset += 2
        case UInt8(ascii: "u"):
            let unit = try codeUnit(at: offset)
            offset += 6
            guard unit & 0xF800 == 0xD800 else { return }
            guard unit < 0xDC00 else { throw JSONSyntaxError(.loneSurrogate, at: start) }
            try skipLowSurrogate(after: start)
        default:
            throw JSONSyntaxError(.invalidEscape, at: offset + 1)
        }
    }

    private mutating func skipLowSurrogate(after start: Int) throws(JSONSyntaxError) {
        guard offset < count else { throw JSONSyntaxError(.unexpectedEnd, at: count) }
        guard byte(at: offset) == UInt8(ascii: "\\") else { throw JSONSyntaxError(.loneSurrogate, at: start) }
        guard offset + 1 < count else { throw JSONSyntaxError(.unexpectedEnd, at: count) }
        guard byte(at: offset + 1) == UInt8(ascii: "u") else { throw JSONSyntaxError(.loneSurrogate, at: start) }
        let low = try codeUnit(at: offset)
        guard low & 0xFC00 == 0xDC00 else { throw JSONSyntaxError(.loneSurrogate, at: start) }
        offset += 6
    }

    /// The four digits behind `\u`; the backslash is at `start`.
    private func codeUnit(at start: Int) throws(JSONSyntaxError) -> UInt16 {
        var unit: UInt16 = 0
        for index in (start + 2)..<(start + 6) {
            guard index < count else { throw JSONSyntaxError(.unexpectedEnd, at: count) }
            guard let digit = Self.hexadecimal(byte(at: index)) else {
                throw JSONSyntaxError(.invalidEscape, at: index)
            }
            unit = unit << 4 | UInt16(digit)
        }
        return unit
    }

    static func hexadecimal(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// One character of two to four bytes, by the table of well-formed UTF-8 in the Unicode Standard.
    private mutating func skipMultibyte(_ first: UInt8) throws(JSONSyntaxError) {
        let (length, second): (Int, ClosedRange<UInt8>)
        switch first {
        case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xE1...0xEC, 0xEE...0xEF: (length, second) = (3, 0x80...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: throw JSONSyntaxError(.invalidUTF8, at: offset)
        }
        guard offset + length <= count, second.contains(byte(at: offset + 1)),
            (offset + 2..<offset + length).allSatisfy({ byte(at: $0) & 0xC0 == 0x80 })
        else { throw JSONSyntaxError(.invalidUTF8, at: offset) }
        offset += length
    }

    // MARK: Comparing keys

    @inline(always)
    func equals(_ range: Range<Int>, _ name: StaticString) -> Bool {
        range.count == name.utf8CodeUnitCount && JSONText.isSame(start + range.lowerBound, name.utf8Start, range.count)
    }

    func equals(_ range: Range<Int>, _ name: JSONName) -> Bool {
        guard range.count == name.text.utf8.count else { return false }
        var text = name.text
        return text.withUTF8 { characters in
            characters.baseAddress.map { JSONText.isSame(start + range.lowerBound, $0, range.count) } ?? true
        }
    }

    func decode(_ range: Range<Int>) -> String {
        JSONText.unescape(UnsafeRawBufferPointer(rebasing: bytes[range]))
    }

    @inline(always)
    func mark(_ key: Range<Int>) -> UInt64 { JSONText.mark(start + key.lowerBound, key.count) }

    @inline(always)
    func areEqual(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
        one.count == other.count && JSONText.isSame(start + one.lowerBound, start + other.lowerBound, one.count)
    }
}
