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
    package private(set) var top = JSONSlice(from: 0, to: 0, .null)
    package private(set) var elements: [JSONSlice] = []
    /// Of the object.
    package var members: [JSONMember] { _read { yield outer.members } }
    /// Those of the object's `params`, when that is an object.
    package var parameters: [JSONMember] { _read { yield inner.members } }

    /// The members of the object, and those of its `params`.
    private var outer = JSONMemberList()
    private var inner = JSONMemberList()

    /// The deepest nesting that `maximumDepth` can ask for.
    package static let depthLimit = 1024

    package init(maximumDepth: Int = 128, maximumMembers: Int = 64, records: Bool = true) {
        self.records = records
        self.maximumDepth = min(maximumDepth, Self.depthLimit)
        self.maximumMembers = maximumMembers
    }

    package mutating func scan(_ text: RawSpan) throws(JSONSyntaxError) {
        guard text.byteCount < JSONSlice.offsetLimit else { throw JSONSyntaxError(.tooLong, at: text.byteCount) }
        outer.removeAll()
        inner.removeAll()
        if !elements.isEmpty { elements.removeAll(keepingCapacity: true) }
        try text.withUnsafeBytes { bytes throws(JSONSyntaxError) in try scan(JSONBytes(bytes)) }
    }

    private mutating func scan(_ bytes: JSONBytes) throws(JSONSyntaxError) {
        let start = bytes.behindWhitespace(at: 0)
        switch bytes[start] {
        case UInt8(ascii: "{") where records: top = try scanObject(bytes, at: start, isMessage: true)
        case UInt8(ascii: "[") where records: top = try scanArray(bytes, at: start)
        default: top = try bytes.value(at: start, inside: 0, maximumDepth: maximumDepth)
        }
        let end = bytes.behindWhitespace(at: top.end)
        guard bytes[end] == nil else { throw JSONSyntaxError(.trailingBytes, at: end) }
    }

    /// Records the members of the message itself, or of its parameters.
    private mutating func scanObject(
        _ bytes: JSONBytes,
        at start: Int,
        isMessage: Bool
    ) throws(JSONSyntaxError) -> JSONSlice {
        let depth = isMessage ? 1 : 2
        guard depth <= maximumDepth else { throw JSONSyntaxError(.tooDeep, at: start) }
        var place = bytes.behindWhitespace(at: start &+ 1)
        if bytes[place] == UInt8(ascii: "}") { return JSONSlice(from: start, to: place &+ 1, .object) }
        while true {
            let key = try bytes.key(at: place)
            place = try bytes.behindColon(at: key.end)
            let value: JSONSlice
            if isMessage, bytes[place] == UInt8(ascii: "{"), bytes.isCalled(key, "params") {
                // A second `params` is refused below, whatever is in it.
                inner.removeAll()
                value = try scanObject(bytes, at: place, isMessage: false)
            } else {
                value = try bytes.value(at: place, inside: depth, maximumDepth: maximumDepth)
            }
            let member = JSONMember(name: key, value: value)
            if isMessage {
                try outer.add(member, of: bytes, limit: maximumMembers)
            } else {
                try inner.add(member, of: bytes, limit: maximumMembers)
            }
            place = bytes.behindWhitespace(at: value.end)
            let isLast = try bytes.isEnd(at: place, closing: UInt8(ascii: "}"))
            place &+= 1
            if isLast { return JSONSlice(from: start, to: place, .object) }
        }
    }

    /// Records the elements.
    private mutating func scanArray(_ bytes: JSONBytes, at start: Int) throws(JSONSyntaxError) -> JSONSlice {
        guard maximumDepth > 0 else { throw JSONSyntaxError(.tooDeep, at: start) }
        var place = bytes.behindWhitespace(at: start &+ 1)
        if bytes[place] == UInt8(ascii: "]") { return JSONSlice(from: start, to: place &+ 1, .array) }
        while true {
            place = bytes.behindWhitespace(at: place)
            let element = try bytes.value(at: place, inside: 1, maximumDepth: maximumDepth)
            elements.append(element)
            place = bytes.behindWhitespace(at: element.end)
            let isLast = try bytes.isEnd(at: place, closing: UInt8(ascii: "]"))
            place &+= 1
            if isLast { return JSONSlice(from: start, to: place, .array) }
        }
    }
}

/// The members of one object, none of them twice.
private struct JSONMemberList {
    private(set) var members: [JSONMember] = []
    /// The marks of their keys: a new one among them may be a duplicate.
    private var marks: UInt64 = 0
    /// The keys that are written with escapes, as they read. Nearly always none.
    private var unescaped: [JSONName] = []

    mutating func removeAll() {
        // One by one: the library's ways to remove all cost more than the handful that there is.
        while members.popLast() != nil {}
        if !unescaped.isEmpty { unescaped.removeAll() }
        marks = 0
    }

    @inline(always)
    mutating func add(_ member: JSONMember, of bytes: JSONBytes, limit: Int) throws(JSONSyntaxError) {
        guard members.count < limit else { throw JSONSyntaxError(.tooManyMembers, at: member.key.lowerBound) }
        if member.keyHasEscapes || !unescaped.isEmpty {
            try refuseDuplicate(of: member, in: bytes)
        } else {
            let mark = bytes.mark(member.name)
            if marks & mark != 0, members.contains(where: { bytes.areEqual($0.name, member.name) }) {
                throw JSONSyntaxError(.duplicateMember, at: member.key.lowerBound)
            }
            marks |= mark
        }
        members.append(member)
    }

    /// The same where keys are written with escapes. Each is unescaped once: comparing must not cost more than the text is long.
    @inline(never)
    private mutating func refuseDuplicate(of member: JSONMember, in bytes: JSONBytes) throws(JSONSyntaxError) {
        var isDuplicate = false
        if member.keyHasEscapes {
            let name = JSONName(bytes.decode(member.name))
            isDuplicate = unescaped.contains(name)
            for other in members where !other.keyHasEscapes && bytes.equals(other.name, name) { isDuplicate = true }
            unescaped.append(name)
        } else {
            for name in unescaped where bytes.equals(member.name, name) { isDuplicate = true }
            for other in members where !other.keyHasEscapes && bytes.areEqual(other.name, member.name) {
                isDuplicate = true
            }
        }
        if isDuplicate { throw JSONSyntaxError(.duplicateMember, at: member.key.lowerBound) }
    }
}
