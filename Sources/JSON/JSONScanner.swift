/// Checks one JSON text to the letter of RFC 8259, in one pass, and finds the members of a message.
///
/// Of an object it records the members, and those of its member `params`; of an array the elements. It does not recurse, and once its buffers have grown
/// a valid text allocates nothing. libjson-c accepts texts that are not JSON (`NaN`, `'a'`, `01`, raw control characters), so every text passes here
/// before the library sees it.
///
/// Duplicate members are refused in the object and in `params`, and left alone below them.
package struct JSONScanner: Sendable {
    /// Levels of arrays and objects that are accepted.
    package let maximumDepth: Int
    /// Members accepted in the object, and in `params`.
    package let maximumMembers: Int

    /// The whole value.
    package private(set) var top = JSONSlice(start: 0, end: 0, kind: .null, hasEscapes: false)
    package private(set) var members: [JSONMember] = []
    package private(set) var parameters: [JSONMember] = []
    package private(set) var elements: [JSONSlice] = []
    /// The open arrays and objects, outermost first.
    private var open: [Container] = []

    /// What a container's values are recorded as.
    private enum Record: UInt8 { case nothing, members, parameters, elements }

    private struct Container {
        let start: Int32
        let isObject: Bool
        let record: Record
        /// The key whose value is being read.
        var key: Range<Int> = 0..<0
        var keyHasEscapes = false
    }

    package init(maximumDepth: Int = 128, maximumMembers: Int = 64) {
        self.maximumDepth = maximumDepth
        self.maximumMembers = maximumMembers
    }

    package mutating func scan(_ text: RawSpan) throws(JSONSyntaxError) {
        guard text.byteCount < Int32.max else { throw JSONSyntaxError(.tooLong, at: text.byteCount) }
        members.removeAll(keepingCapacity: true)
        parameters.removeAll(keepingCapacity: true)
        elements.removeAll(keepingCapacity: true)
        open.removeAll(keepingCapacity: true)
        let failure = text.withUnsafeBytes { bytes -> JSONSyntaxError? in
            do throws(JSONSyntaxError) {
                var cursor = JSONCursor(bytes)
                try scanValue(&cursor)
                return nil
            } catch {
                return error
            }
        }
        if let failure { throw failure }
    }

    /// One turn for each value; a container's inside is read by further turns.
    private mutating func scanValue(_ cursor: inout JSONCursor) throws(JSONSyntaxError) {
        while true {
            cursor.skipWhitespace()
            let start = cursor.offset
            guard let byte = cursor.peek else { throw JSONSyntaxError(.unexpectedEnd, at: start) }
            var value: JSONSlice
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                cursor.advance()
                let isObject = byte == UInt8(ascii: "{")
                try enter(isObject: isObject, at: start)
                cursor.skipWhitespace()
                if cursor.peek == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
                    cursor.advance()
                    value = leave(at: cursor.offset)
                } else {
                    if isObject { try scanKey(&cursor) }
                    continue
                }
            case UInt8(ascii: "\""):
                let hasEscapes = try cursor.skipString()
                value = slice(start, cursor, .string, hasEscapes: hasEscapes)
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
            if try finish(&value, &cursor) { return }
        }
    }

    /// A value is complete: records it, closes the containers that end with it. True when the text is complete as well.
    private mutating func finish(
        _ value: inout JSONSlice,
        _ cursor: inout JSONCursor
    ) throws(JSONSyntaxError) -> Bool {
        while true {
            cursor.skipWhitespace()
            guard let container = open.last else {
                top = value
                guard cursor.peek == nil else { throw JSONSyntaxError(.trailingBytes, at: cursor.offset) }
                return true
            }
            if container.record != .nothing { try record(value, in: container, &cursor) }
            guard let byte = cursor.peek else { throw JSONSyntaxError(.unexpectedEnd, at: cursor.offset) }
            if byte == UInt8(ascii: ",") {
                cursor.advance()
                if container.isObject {
                    cursor.skipWhitespace()
                    try scanKey(&cursor)
                }
                return false
            }
            guard byte == (container.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
                throw JSONSyntaxError(.unexpectedByte, at: cursor.offset)
            }
            cursor.advance()
            value = leave(at: cursor.offset)
        }
    }

    /// Reads a key and its colon into the innermost container.
    private mutating func scanKey(_ cursor: inout JSONCursor) throws(JSONSyntaxError) {
        let start = cursor.offset
        guard cursor.peek == UInt8(ascii: "\"") else {
            throw JSONSyntaxError(cursor.peek == nil ? .unexpectedEnd : .unexpectedByte, at: start)
        }
        let hasEscapes = try cursor.skipString()
        let last = open.count - 1
        if open[last].record != .nothing {
            open[last].key = (start + 1)..<(cursor.offset - 1)
            open[last].keyHasEscapes = hasEscapes
        }
        cursor.skipWhitespace()
        guard cursor.peek == UInt8(ascii: ":") else {
            throw JSONSyntaxError(cursor.peek == nil ? .unexpectedEnd : .unexpectedByte, at: cursor.offset)
        }
        cursor.advance()
        guard last == 0, open[0].record == .members else { return }
        isAtParameters = isParams(open[0], cursor)
    }

    /// Whether the next value is that of the member `params`.
    private var isAtParameters = false

    private func isParams(_ container: Container, _ cursor: borrowing JSONCursor) -> Bool {
        if !container.keyHasEscapes { return cursor.equals(container.key, "params") }
        return cursor.decode(container.key) == "params"
    }

    private mutating func enter(isObject: Bool, at start: Int) throws(JSONSyntaxError) {
        guard open.count < maximumDepth else { throw JSONSyntaxError(.tooDeep, at: start) }
        let record: Record
        switch open.count {
        case 0: record = isObject ? .members : .elements
        case 1: record = isObject && isAtParameters && open[0].record == .members ? .parameters : .nothing
        default: record = .nothing
        }
        open.append(Container(start: Int32(truncatingIfNeeded: start), isObject: isObject, record: record))
    }

    private mutating func leave(at end: Int) -> JSONSlice {
        let container = open.removeLast()
        return JSONSlice(
            start: container.start,
            end: Int32(truncatingIfNeeded: end),
            kind: container.isObject ? .object : .array,
            hasEscapes: false
        )
    }

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

    private mutating func record(
        _ value: JSONSlice,
        in container: Container,
        _ cursor: inout JSONCursor
    ) throws(JSONSyntaxError) {
        let member = JSONMember(key: container.key, keyHasEscapes: container.keyHasEscapes, value: value)
        switch container.record {
        case .nothing: break
        case .elements: elements.append(value)
        case .members: try add(member, to: &members, cursor)
        case .parameters: try add(member, to: &parameters, cursor)
        }
    }

    private func add(
        _ member: JSONMember,
        to members: inout [JSONMember],
        _ cursor: borrowing JSONCursor
    ) throws(JSONSyntaxError) {
        guard members.count < maximumMembers else { throw JSONSyntaxError(.tooManyMembers, at: member.key.lowerBound) }
        for other in members where cursor.areEqual(other, member) {
            throw JSONSyntaxError(.duplicateMember, at: member.key.lowerBound)
        }
        members.append(member)
    }
}
