/// The bytes of a text that is being checked.
///
/// Each function gets a place, reads from there, and returns the place behind. So the reader's place is a local
/// variable, and the compiler keeps it in a register. Rare cases are functions that are not inlined.
struct JSONBytes {
    private let start: UnsafeRawPointer
    private let count: Int

    init(_ bytes: UnsafeRawBufferPointer) {
        self.count = bytes.count
        // An empty text has no address. This one is never read, because the count is zero.
        self.start = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 1).unsafelyUnwrapped
    }

    /// The byte at a place; nil at the end.
    @inline(always)
    subscript(place: Int) -> UInt8? { place < count ? byte(at: place) : nil }

    @inline(always)
    private func byte(at place: Int) -> UInt8 { start.load(fromByteOffset: place, as: UInt8.self) }

    @inline(always)
    func behindWhitespace(at place: Int) -> Int {
        var place = place
        while place < count {
            let byte = byte(at: place)
            // A byte above a space ends the whitespace, by one comparison.
            guard byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { break }
            place &+= 1
        }
        return place
    }

    // MARK: Values

    /// The value that begins here.
    ///
    /// - Parameter depth: how many arrays and objects are around it.
    @inline(always)
    func value(at place: Int, inside depth: Int, maximumDepth: Int) throws(JSONSyntaxError) -> JSONSlice {
        switch self[place] {
        case UInt8(ascii: "\""): return try string(at: place)
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            return try container(at: place, inside: depth, maximumDepth: maximumDepth)
        case let first: return try scalar(first, at: place)
        }
    }

    /// A number or a literal.
    @inline(never)
    private func scalar(_ first: UInt8?, at place: Int) throws(JSONSyntaxError) -> JSONSlice {
        switch first {
        case nil: throw JSONSyntaxError(.unexpectedEnd, at: place)
        case UInt8(ascii: "t"): JSONSlice(from: place, to: try behind("true", at: place), .true)
        case UInt8(ascii: "f"): JSONSlice(from: place, to: try behind("false", at: place), .false)
        case UInt8(ascii: "n"): JSONSlice(from: place, to: try behind("null", at: place), .null)
        default: JSONSlice(from: place, to: try behindNumber(at: place), .number)
        }
    }

    /// From an opening bracket to its closing one, with any content. Does not recurse.
    ///
    /// - Parameter depth: how many arrays and objects are around it.
    @inline(never)
    private func container(
        at start: Int,
        inside depth: Int,
        maximumDepth: Int
    ) throws(JSONSyntaxError) -> JSONSlice {
        var place = start
        // One bit for each open container: whether it is an object. The outermost one is bit 0 of the first word.
        var kinds = InlineArray<17, UInt64>(repeating: 0)
        var open = 0
        var isInObject = false
        while true {
            let byte = self[place]
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
                guard depth + open < maximumDepth else { throw JSONSyntaxError(.tooDeep, at: place) }
                isInObject = byte == UInt8(ascii: "{")
                let bit: UInt64 = 1 << UInt64(open & 63)
                if isInObject { kinds[open >> 6] |= bit } else { kinds[open >> 6] &= ~bit }
                open &+= 1
                place = behindWhitespace(at: place &+ 1)
                guard self[place] == (isInObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
                    if isInObject { place = try behindKey(at: place) }
                    continue
                }
                // The container is empty, and is closed below.
            } else {
                let value = byte == UInt8(ascii: "\"") ? try string(at: place) : try scalar(byte, at: place)
                place = behindWhitespace(at: value.end)
            }
            // A value is complete, and perhaps also the containers around it.
            while try isEnd(at: place, closing: isInObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
                open &-= 1
                guard open > 0 else { return JSONSlice(from: start, to: place &+ 1, isInObject ? .object : .array) }
                isInObject = kinds[(open - 1) >> 6] >> UInt64((open - 1) & 63) & 1 == 1
                place = behindWhitespace(at: place &+ 1)
            }
            place = isInObject ? try behindKey(at: place &+ 1) : behindWhitespace(at: place &+ 1)
        }
    }

    /// Whether a container ends here. Otherwise a comma stands here, and it goes on.
    @inline(always)
    func isEnd(at place: Int, closing: UInt8) throws(JSONSyntaxError) -> Bool {
        let byte = self[place]
        if byte == UInt8(ascii: ",") { return false }
        guard byte == closing else {
            throw JSONSyntaxError(byte == nil ? .unexpectedEnd : .unexpectedByte, at: place)
        }
        return true
    }

    /// The key of a member, here or behind whitespace.
    @inline(always)
    func key(at place: Int) throws(JSONSyntaxError) -> JSONSlice {
        let start = behindWhitespace(at: place)
        guard self[start] == UInt8(ascii: "\"") else {
            throw JSONSyntaxError(self[start] == nil ? .unexpectedEnd : .unexpectedByte, at: start)
        }
        return try string(at: start)
    }

    /// Past the colon, and the whitespace around it.
    @inline(always)
    func behindColon(at place: Int) throws(JSONSyntaxError) -> Int {
        let colon = behindWhitespace(at: place)
        guard self[colon] == UInt8(ascii: ":") else {
            throw JSONSyntaxError(self[colon] == nil ? .unexpectedEnd : .unexpectedByte, at: colon)
        }
        return behindWhitespace(at: colon &+ 1)
    }

    /// Past a key and its colon.
    private func behindKey(at place: Int) throws(JSONSyntaxError) -> Int {
        try behindColon(at: key(at: place).end)
    }

    /// A literal: `true`, `false` or `null`.
    func behind(_ literal: StaticString, at place: Int) throws(JSONSyntaxError) -> Int {
        var place = place
        for index in 0..<literal.utf8CodeUnitCount {
            guard place < count else { throw JSONSyntaxError(.unexpectedEnd, at: place) }
            guard byte(at: place) == literal.utf8Start[index] else { throw JSONSyntaxError(.unexpectedByte, at: place) }
            place += 1
        }
        return place
    }

    // MARK: Numbers

    func behindNumber(at place: Int) throws(JSONSyntaxError) -> Int {
        var place = place
        let isNegative = self[place] == UInt8(ascii: "-")
        if isNegative { place += 1 }
        guard let first = self[place] else { throw JSONSyntaxError(.unexpectedEnd, at: place) }
        guard Self.isDigit(first) else {
            let looksLikeNumber = isNegative || first == UInt8(ascii: "+") || first == UInt8(ascii: ".")
            throw JSONSyntaxError(looksLikeNumber ? .invalidNumber : .unexpectedByte, at: place)
        }
        place += 1
        if first == UInt8(ascii: "0") {
            if let next = self[place], Self.isDigit(next) { throw JSONSyntaxError(.invalidNumber, at: place) }
        } else {
            place = behindDigits(at: place)
        }
        guard let next = self[place], next == UInt8(ascii: ".") || next | 0x20 == UInt8(ascii: "e") else {
            return place
        }
        return try behindFractionAndExponent(at: place)
    }

    private func behindFractionAndExponent(at place: Int) throws(JSONSyntaxError) -> Int {
        var place = place
        if self[place] == UInt8(ascii: ".") { place = try behindRequiredDigits(at: place + 1) }
        guard self[place] == UInt8(ascii: "e") || self[place] == UInt8(ascii: "E") else { return place }
        place += 1
        if self[place] == UInt8(ascii: "+") || self[place] == UInt8(ascii: "-") { place += 1 }
        return try behindRequiredDigits(at: place)
    }

    @inline(always)
    private func behindDigits(at place: Int) -> Int {
        var place = place
        while place < count, Self.isDigit(byte(at: place)) { place &+= 1 }
        return place
    }

    private func behindRequiredDigits(at place: Int) throws(JSONSyntaxError) -> Int {
        guard let byte = self[place] else { throw JSONSyntaxError(.unexpectedEnd, at: place) }
        guard Self.isDigit(byte) else { throw JSONSyntaxError(.invalidNumber, at: place) }
        return behindDigits(at: place)
    }

    @inline(always)
    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    // MARK: Strings

    /// From the opening quote to the closing one.
    @inline(always)
    func string(at start: Int) throws(JSONSyntaxError) -> JSONSlice {
        let end = behindPlain(at: start &+ 1)
        guard end < count, byte(at: end) == UInt8(ascii: "\"") else { return try string(at: start, goingOnAt: end) }
        return JSONSlice(from: start, to: end &+ 1, .string)
    }

    /// Skips characters that stand for themselves: ASCII without control characters, quotes and backslashes. It reads
    /// eight bytes at a time, and the last few one by one.
    @inline(always)
    private func behindPlain(at place: Int) -> Int {
        var place = place
        while place &+ 8 <= count {
            let special = Self.special(in: start.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            guard special == 0 else { return place &+ special.trailingZeroBitCount / 8 }
            place &+= 8
        }
        while place < count {
            let byte = byte(at: place)
            guard byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else { break }
            place &+= 1
        }
        return place
    }

    /// The top bits of the special bytes among eight; zero when all are plain. The lowest bit is exact. A borrow can
    /// set others above it.
    ///
    /// It uses the usual trick: a subtraction borrows into a byte's top bit when the byte is smaller.
    @inline(always)
    private static func special(in word: UInt64) -> UInt64 {
        let word = UInt64(littleEndian: word)
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
        let backslashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
        let special = (word &- ones &* 0x20) | (quotes &- ones) | (backslashes &- ones) | word
        return special & (ones &* 0x80)
    }

    /// Reads the rest of a string, from the first character that does not stand for itself.
    @inline(never)
    private func string(at start: Int, goingOnAt place: Int) throws(JSONSyntaxError) -> JSONSlice {
        var (place, hasEscapes) = (place, false)
        while place < count {
            let byte = byte(at: place)
            if byte == UInt8(ascii: "\"") {
                return JSONSlice(from: start, to: place + 1, .string, hasEscapes: hasEscapes)
            }
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                place = try behindEscape(at: place)
            } else if byte < 0x20 {
                throw JSONSyntaxError(.controlCharacter, at: place)
            } else if byte >= 0x80 {
                place = try behindMultibyte(byte, at: place)
            }
            place = behindPlain(at: place)
        }
        throw JSONSyntaxError(.unexpectedEnd, at: place)
    }

    private func behindEscape(at place: Int) throws(JSONSyntaxError) -> Int {
        guard place + 1 < count else { throw JSONSyntaxError(.unexpectedEnd, at: count) }
        switch byte(at: place + 1) {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return place + 2
        case UInt8(ascii: "u"):
            let unit = try codeUnit(at: place)
            guard unit & 0xF800 == 0xD800 else { return place + 6 }
            guard unit < 0xDC00 else { throw JSONSyntaxError(.loneSurrogate, at: place) }
            return try behindLowSurrogate(at: place + 6, afterHighAt: place)
        default:
            throw JSONSyntaxError(.invalidEscape, at: place + 1)
        }
    }

    private func behindLowSurrogate(at place: Int, afterHighAt high: Int) throws(JSONSyntaxError) -> Int {
        guard place < count else { throw JSONSyntaxError(.unexpectedEnd, at: count) }
        guard byte(at: place) == UInt8(ascii: "\\") else { throw JSONSyntaxError(.loneSurrogate, at: high) }
        guard place + 1 < count else { throw JSONSyntaxError(.unexpectedEnd, at: count) }
        guard byte(at: place + 1) == UInt8(ascii: "u") else { throw JSONSyntaxError(.loneSurrogate, at: high) }
        let low = try codeUnit(at: place)
        guard low & 0xFC00 == 0xDC00 else { throw JSONSyntaxError(.loneSurrogate, at: high) }
        return place + 6
    }

    /// The four digits behind `\u`; the backslash is at `place`.
    private func codeUnit(at place: Int) throws(JSONSyntaxError) -> UInt16 {
        var unit: UInt16 = 0
        for index in (place + 2)..<(place + 6) {
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

    /// Skips one character of two to four bytes, by the table of well-formed UTF-8 in the Unicode Standard.
    private func behindMultibyte(_ first: UInt8, at place: Int) throws(JSONSyntaxError) -> Int {
        let (length, second): (Int, ClosedRange<UInt8>)
        switch first {
        case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xE1...0xEC, 0xEE...0xEF: (length, second) = (3, 0x80...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: throw JSONSyntaxError(.invalidUTF8, at: place)
        }
        guard place + length <= count, second.contains(byte(at: place + 1)),
            (place + 2..<place + length).allSatisfy({ byte(at: $0) & 0xC0 == 0x80 })
        else { throw JSONSyntaxError(.invalidUTF8, at: place) }
        return place + length
    }

    // MARK: Keys, by the slice of their string

    /// Its characters, unescaped.
    func decode(_ key: JSONSlice) -> String {
        JSONText.unescape(UnsafeRawBufferPointer(start: address(of: key), count: key.contentCount))
    }

    /// Whether it has these characters, however it is written.
    @inline(always)
    func isCalled(_ key: JSONSlice, _ name: StaticString) -> Bool {
        if key.hasEscapes { return JSONText.isSame(decode(key), name) }
        return key.contentCount == name.utf8CodeUnitCount
            && JSONText.isSame(address(of: key), name.utf8Start, name.utf8CodeUnitCount)
    }

    func equals(_ key: JSONSlice, _ name: JSONName) -> Bool {
        guard key.contentCount == name.text.utf8.count else { return false }
        var text = name.text
        return text.withUTF8 { characters in
            characters.baseAddress.map { JSONText.isSame(address(of: key), $0, characters.count) } ?? true
        }
    }

    @inline(always)
    func areEqual(_ one: JSONSlice, _ other: JSONSlice) -> Bool {
        one.contentCount == other.contentCount
            && JSONText.isSame(address(of: one), address(of: other), one.contentCount)
    }

    @inline(always)
    func mark(_ key: JSONSlice) -> UInt64 { JSONText.mark(address(of: key), key.contentCount) }

    @inline(always)
    private func address(of key: JSONSlice) -> UnsafeRawPointer { start + key.contentStart }
}
