/// A place in a text that is being read. Every step looks at each byte once.
struct JSONCursor: ~Copyable {
    private let bytes: UnsafeRawBufferPointer
    private(set) var offset = 0

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    var peek: UInt8? {
        offset < bytes.count ? bytes[offset] : nil
    }

    mutating func advance() { offset += 1 }

    mutating func skipWhitespace() {
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x20, 0x09, 0x0A, 0x0D: offset += 1
            default: return
            }
        }
    }

    /// A literal: `true`, `false` or `null`.
    mutating func skip(_ literal: StaticString) throws(JSONSyntaxError) {
        for index in 0..<literal.utf8CodeUnitCount {
            guard offset < bytes.count else { throw JSONSyntaxError(.unexpectedEnd, at: offset) }
            guard bytes[offset] == literal.utf8Start[index] else { throw JSONSyntaxError(.unexpectedByte, at: offset) }
            offset += 1
        }
    }

    // MARK: Numbers

    mutating func skipNumber() throws(JSONSyntaxError) {
        let start = offset
        if peek == UInt8(ascii: "-") { offset += 1 }
        guard let first = peek else { throw JSONSyntaxError(.unexpectedEnd, at: offset) }
        guard Self.isDigit(first) else {
            throw JSONSyntaxError(
                offset > start || first == UInt8(ascii: "+") || first == UInt8(ascii: ".")
                    ? .invalidNumber : .unexpectedByte,
                at: offset
            )
        }
        offset += 1
        if first == UInt8(ascii: "0") {
            if let next = peek, Self.isDigit(next) { throw JSONSyntaxError(.invalidNumber, at: offset) }
        } else {
            skipDigits()
        }
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

    private mutating func skipDigits() {
        while let byte = peek, Self.isDigit(byte) { offset += 1 }
    }

    private mutating func skipRequiredDigits() throws(JSONSyntaxError) {
        guard let byte = peek else { throw JSONSyntaxError(.unexpectedEnd, at: offset) }
        guard Self.isDigit(byte) else { throw JSONSyntaxError(.invalidNumber, at: offset) }
        skipDigits()
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    // MARK: Strings

    /// From the opening quote past the closing one. True when there were escapes.
    mutating func skipString() throws(JSONSyntaxError) -> Bool {
        offset += 1
        var hasEscapes = false
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\"") {
                offset += 1
                return hasEscapes
            }
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                try skipEscape()
            } else if byte < 0x20 {
                throw JSONSyntaxError(.controlCharacter, at: offset)
            } else if byte < 0x80 {
                offset += 1
            } else {
                try skipMultibyte(byte)
            }
        }
        throw JSONSyntaxError(.unexpectedEnd, at: offset)
    }

    private mutating func skipEscape() throws(JSONSyntaxError) {
        let start = offset
        guard offset + 1 < bytes.count else { throw JSONSyntaxError(.unexpectedEnd, at: bytes.count) }
        switch bytes[offset + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            offset += 2
        case UInt8(ascii: "u"):
            let unit = try codeUnit(at: offset)
            offset += 6
            guard unit & 0xF800 == 0xD800 else { return }
            guard unit < 0xDC00 else { throw JSONSyntaxError(.loneSurrogate, at: start) }
            guard offset < bytes.count else { throw JSONSyntaxError(.unexpectedEnd, at: offset) }
            guard bytes[offset] == UInt8(ascii: "\\") else { throw JSONSyntaxError(.loneSurrogate, at: start) }
            guard offset + 1 < bytes.count else { throw JSONSyntaxError(.unexpectedEnd, at: bytes.count) }
            guard bytes[offset + 1] == UInt8(ascii: "u") else { throw JSONSyntaxError(.loneSurrogate, at: start) }
            let low = try codeUnit(at: offset)
            guard low & 0xFC00 == 0xDC00 else { throw JSONSyntaxError(.loneSurrogate, at: start) }
            offset += 6
        default:
            throw JSONSyntaxError(.invalidEscape, at: offset + 1)
        }
    }

    /// The four digits of `\uXXXX`; the backslash is at `start`.
    private func codeUnit(at start: Int) throws(JSONSyntaxError) -> UInt16 {
        var unit: UInt16 = 0
        for index in (start + 2)..<(start + 6) {
            guard index < bytes.count else { throw JSONSyntaxError(.unexpectedEnd, at: bytes.count) }
            guard let digit = Self.hexadecimal(bytes[index]) else { throw JSONSyntaxError(.invalidEscape, at: index) }
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
        let (count, second): (Int, ClosedRange<UInt8>)
        switch first {
        case 0xC2...0xDF: (count, second) = (2, 0x80...0xBF)
        case 0xE0: (count, second) = (3, 0xA0...0xBF)
        case 0xE1...0xEC, 0xEE...0xEF: (count, second) = (3, 0x80...0xBF)
        case 0xED: (count, second) = (3, 0x80...0x9F)
        case 0xF0: (count, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (count, second) = (4, 0x80...0xBF)
        case 0xF4: (count, second) = (4, 0x80...0x8F)
        default: throw JSONSyntaxError(.invalidUTF8, at: offset)
        }
        guard offset + count <= bytes.count, second.contains(bytes[offset + 1]),
            (offset + 2..<offset + count).allSatisfy({ bytes[$0] & 0xC0 == 0x80 })
        else { throw JSONSyntaxError(.invalidUTF8, at: offset) }
        offset += count
    }

    // MARK: Comparing keys

    func equals(_ range: Range<Int>, _ name: StaticString) -> Bool {
        range.count == name.utf8CodeUnitCount
            && UnsafeRawBufferPointer(rebasing: bytes[range]).elementsEqual(
                UnsafeRawBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
            )
    }

    func decode(_ range: Range<Int>) -> String {
        JSONText.unescape(UnsafeRawBufferPointer(rebasing: bytes[range]))
    }

    func areEqual(_ one: JSONMember, _ other: JSONMember) -> Bool {
        if one.keyHasEscapes || other.keyHasEscapes { return decode(one.key) == decode(other.key) }
        return one.key.count == other.key.count && bytes[one.key].elementsEqual(bytes[other.key])
    }
}
