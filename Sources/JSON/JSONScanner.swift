/// Checks one JSON text to the letter of RFC 8259, in one pass, and finds the members of a message.
///
/// Of an object it records the members, and those of its member `params`; of an array the elements. It does not recurse, and once its buffers have grown
/// a valid text allocates nothing. libjson-c accepts texts that are not JSON (`NaN`, `'a'`, `01`, raw control characters), so every text passes here
/// before the library sees it.
///
/// Duplicate members are refused in the object and in `params`, and left alone below them. Names are the same when their characters are, however they
/// are written. Half a surrogate pair (`\uD800` alone) is refused everywhere: RFC 8259 leaves open what it means. `\u0000` is a character like others.
package struct JSONScanner: Sendable {
    /// Levels of arrays and objects that are accepted.
    package let maximumDepth: Int
    /// Members accepted in the object, and in `params`.
    package let maximumMembers: Int
    /// Whether members and elements are recorded, and duplicates refused; false only checks the text.
    private let records: Bool

    /// The whole value.
    package private(set) var top = JSONSlice(start: 0, end: 0, kind: .null, hasEscapes: false)
    package private(set) var members: [JSONMember] = []
    package private(set) var parameters: [JSONMember] = []
    package private(set) var elements: [JSONSlice] = []

    /// Whether each of the open containers around the innermost is an object: one bit each, the outermost in bit 1 of the first word.
    private var around = InlineArray<17, UInt64>(repeating: 0)

    /// The deepest nesting that `maximumDepth` can ask for.
    package static let depthLimit = 1024

    /// The marks of the recorded keys: a new one among them may be a duplicate.
    private var memberMarks: UInt64 = 0
    private var parameterMarks: UInt64 = 0
    /// The recorded keys that are written with escapes, as they read. Nearly always none.
    private var unescapedMembers: [JSONName] = []
    private var unescapedParameters: [JSONName] = []

    /// Where in the text's containers the scan is. A local variable, not a part of the scanner, so that it can be in registers.
    private struct Place {
        /// How many containers are open, and whether the innermost is an object.
        var depth = 0
        var isInObject = false
        /// Whether a key has to come next.
        var isBeforeKey = false
        /// The keys whose values are being read, at the two outer levels, which are recorded.
        var outer = Key()
        var inner = Key()
        /// Whether the outer one is `params`.
        var isInParameters = false
        /// Where the containers begin whose slices are recorded, by how many are open around them.
        var starts = (0, 0, 0)
    }

    private struct Key {
        var range = 0..<0
        var hasEscapes = false
    }

    package init(maximumDepth: Int = 128, maximumMembers: Int = 64, records: Bool = true) {
        self.records = records
        self.maximumDepth = min(maximumDepth, Self.depthLimit)
        self.maximumMembers = maximumMembers
    }

    package mutating func scan(_ text: RawSpan) throws(JSONSyntaxError) {
        guard text.byteCount < Int32.max else { throw JSONSyntaxError(.tooLong, at: text.byteCount) }
        members.removeAll(keepingCapacity: true)
        parameters.removeAll(keepingCapacity: true)
        elements.removeAll(keepingCapacity: true)
        if !unescapedMembers.isEmpty { unescapedMembers.removeAll() }
        if !unescapedParameters.isEmpty { unescapedParameters.removeAll() }
        (memberMarks, parameterMarks) = (0, 0)
        try text.withUnsafeBytes { bytes throws(JSONSyntaxError) in
            var cursor = JSONCursor(bytes)
            try scanValue(&cursor)
        }
    }

    /// One turn for each value; a container's inside is read by further turns.
    private mutating func scanValue(_ cursor: inout JSONCursor) throws(JSONSyntaxError) {
        var place = Place()
        while true {
            if place.isBeforeKey { try scanKey(&cursor, &place) }
            cursor.skipWhitespace()
            let start = cursor.offset
            guard let byte = cursor.peek else { throw JSONSyntaxError(.unexpectedEnd, at: start) }
            let value: JSONSlice
            switch byte {
            case UInt8(ascii: "\""):
                let hasEscapes = try cursor.skipString()
                value = slice(start, cursor, .string, hasEscapes: hasEscapes)
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                guard let empty = try enter(&cursor, &place, isObject: byte == UInt8(ascii: "{")) else { continue }
                value = empty
            case UInt8(ascii: "t"):
                try cursor.skip("true")
                value = slice(start, cursor, .true)
            case UInt8(ascii: "f"):
                try cursor.skip("false")
                value = slice(start, cursor, .false)
            case UInt8(ascii: "n"):
                try cursor.skip("null")
                value = slice(start, cursor, .null)
            default:
                try cursor.skipNumber()
                value = slice(start, cursor, .number)
            }
            if try finish(value, &cursor, &place) { return }
        }
    }

    /// A value is complete: records it, closes the containers that end with it. True when the text is complete as well.
    @inline(always)
    private mutating func finish(
        _ value: JSONSlice,
        _ cursor: inout JSONCursor,
        _ place: inout Place
    ) throws(JSONSyntaxError) -> Bool {
        var value = value
        while place.depth > 0 {
            if place.depth <= 2, records { try record(value, cursor, place) }
            cursor.skipWhitespace()
            guard let byte = cursor.peek else { throw JSONSyntaxError(.unexpectedEnd, at: cursor.offset) }
            if byte == UInt8(ascii: ",") {
                cursor.advance()
                place.isBeforeKey = place.isInObject
                return false
            }
            guard byte == (place.isInObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
                throw JSONSyntaxError(.unexpectedByte, at: cursor.offset)
            }
            cursor.advance()
            value = leave(&place, at: cursor.offset)
        }
        top = value
        cursor.skipWhitespace()
        guard cursor.peek == nil else { throw JSONSyntaxError(.trailingBytes, at: cursor.offset) }
        return true
    }

    /// Reads a key and its colon.
    @inline(always)
    private func scanKey(_ cursor: inout JSONCursor, _ place: inout Place) throws(JSONSyntaxError) {
        cursor.skipWhitespace()
        let start = cursor.offset
        guard cursor.peek == UInt8(ascii: "\"") else {
            throw JSONSyntaxError(cursor.peek == nil ? .unexpectedEnd : .unexpectedByte, at: start)
        }
        let hasEscapes = try cursor.skipString()
        let key = Key(range: (start + 1)..<(cursor.offset - 1), hasEscapes: hasEscapes)
        cursor.skipWhitespace()
        guard cursor.peek == UInt8(ascii: ":") else {
            throw JSONSyntaxError(cursor.peek == nil ? .unexpectedEnd : .unexpectedByte, at: cursor.offset)
        }
        cursor.advance()
        place.isBeforeKey = false
        if place.depth == 1 {
            place.outer = key
            place.isInParameters =
                hasEscapes ? JSONText.isSame(cursor.decode(key.range), "params") : cursor.equals(key.range, "params")
        } else if place.depth == 2 {
            place.inner = key
        }
    }

    /// Opens a container; answers it as a value when it is empty.
    @inline(always)
    private mutating func enter(
        _ cursor: inout JSONCursor,
        _ place: inout Place,
        isObject isOpeningObject: Bool
    ) throws(JSONSyntaxError) -> JSONSlice? {
        guard place.depth < maximumDepth else { throw JSONSyntaxError(.tooDeep, at: cursor.offset) }
        switch place.depth {
        case 0: place.starts.0 = cursor.offset
        case 1: place.starts.1 = cursor.offset
        case 2: place.starts.2 = cursor.offset
        default: break
        }
        open(&place, isObject: isOpeningObject)
        cursor.advance()
        cursor.skipWhitespace()
        if cursor.peek == (isOpeningObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
            cursor.advance()
            return leave(&place, at: cursor.offset)
        }
        place.isBeforeKey = isOpeningObject
        return nil
    }

    @inline(always)
    private mutating func open(_ place: inout Place, isObject isOpeningObject: Bool) {
        let bit: UInt64 = 1 << UInt64(place.depth & 63)
        if place.isInObject { around[place.depth >> 6] |= bit } else { around[place.depth >> 6] &= ~bit }
        place.isInObject = isOpeningObject
        place.depth += 1
    }

    /// Closes the innermost container.
    @inline(always)
    private func leave(_ place: inout Place, at end: Int) -> JSONSlice {
        let wasObject = place.isInObject
        place.depth -= 1
        place.isInObject = around[place.depth >> 6] >> UInt64(place.depth & 63) & 1 == 1
        // A deeper one is not recorded, so its start does not matter.
        let start = place.depth == 0 ? place.starts.0 : place.depth == 1 ? place.starts.1 : place.starts.2
        return JSONSlice(
            start: Int32(truncatingIfNeeded: start),
            end: Int32(truncatingIfNeeded: end),
            kind: wasObject ? .object : .array,
            hasEscapes: false
        )
    }

    @inline(always)
    private func slice(
        _ start: Int,
        _ cursor: borrowing JSONCursor,
        _ kind: JSONKind,
        hasEscapes: Bool = false
    ) -> JSONSlice {
        JSONSlice(
            start: Int32(truncatingIfNeeded: start),
            end: Int32(truncatingIfNeeded: cursor.offset),
            kind: kind,
            hasEscapes: hasEscapes
        )
    }

    /// Notes a value of the two outer containers.
    @inline(always)
    private mutating func record(
        _ value: JSONSlice,
        _ cursor: borrowing JSONCursor,
        _ place: Place
    ) throws(JSONSyntaxError) {
        if place.depth == 1 {
            guard place.isInObject else { return elements.append(value) }
            let member = JSONMember(key: place.outer.range, keyHasEscapes: place.outer.hasEscapes, value: value)
            try Self.add(member, to: &members, &memberMarks, &unescapedMembers, limit: maximumMembers, cursor)
        } else if place.isInParameters, place.isInObject {
            let member = JSONMember(key: place.inner.range, keyHasEscapes: place.inner.hasEscapes, value: value)
            try Self.add(member, to: &parameters, &parameterMarks, &unescapedParameters, limit: maximumMembers, cursor)
        }
    }

    @inline(always)
    private static func add(
        _ member: JSONMember,
        to members: inout [JSONMember],
        _ marks: inout UInt64,
        _ unescaped: inout [JSONName],
        limit: Int,
        _ cursor: borrowing JSONCursor
    ) throws(JSONSyntaxError) {
        guard members.count < limit else { throw JSONSyntaxError(.tooManyMembers, at: member.key.lowerBound) }
        if member.keyHasEscapes || !unescaped.isEmpty {
            try refuseDuplicate(of: member, among: members, &unescaped, cursor)
        } else {
            let mark = cursor.mark(member.key)
            if marks & mark != 0, members.contains(where: { cursor.areEqual($0.key, member.key) }) {
                throw JSONSyntaxError(.duplicateMember, at: member.key.lowerBound)
            }
            marks |= mark
        }
        members.append(member)
    }

    /// The same where keys are written with escapes. Each is unescaped once: comparing must not cost more than the text is long.
    @inline(never)
    private static func refuseDuplicate(
        of member: JSONMember,
        among members: [JSONMember],
        _ unescaped: inout [JSONName],
        _ cursor: borrowing JSONCursor
    ) throws(JSONSyntaxError) {
        var isDuplicate = false
        if member.keyHasEscapes {
            let name = JSONName(cursor.decode(member.key))
            isDuplicate = unescaped.contains(name)
            for other in members where !other.keyHasEscapes && cursor.equals(other.key, name) { isDuplicate = true }
            unescaped.append(name)
        } else {
            for name in unescaped where cursor.equals(member.key, name) { isDuplicate = true }
            for other in members where !other.keyHasEscapes && cursor.areEqual(other.key, member.key) {
                isDuplicate = true
            }
        }
        if isDuplicate { throw JSONSyntaxError(.duplicateMember, at: member.key.lowerBound) }
    }
}
