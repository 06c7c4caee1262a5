/// Checks one JSON text to the letter of RFC 8259, in one pass, and finds the members of a message.
///
/// It records the members of an object and those of its member `params`, or the elements of an array. It does not
/// recurse. Once its buffers have grown, a valid text allocates nothing. libjson-c accepts texts that are not JSON
/// (`NaN`, `'a'`, `01`, raw control characters), so every text passes here before the library reads it.
///
/// A name that stands twice in the object or in `params` is refused; below them it is allowed. Such a text is JSON,
/// so the scanner reads it to its end, keeps the members, and throws `duplicateMember` only when nothing else is wrong.
/// It does the same for too many members. Two names are the same when their characters are, with or without escapes.
///
/// Half of a surrogate pair (`\uD800` alone) is refused everywhere, because RFC 8259 leaves its meaning open.
/// `\u0000` is a character like others.
package struct JSONScanner: Sendable {
    /// Levels of arrays and objects that are accepted.
    package let maximumDepth: Int
    /// Members accepted in the object, and in `params`.
    package let maximumMembers: Int
    /// Whether members and elements are recorded, and duplicates refused; false only checks the text.
    private let records: Bool

    /// The whole value.
    package private(set) var top = JSONSlice(from: 0, to: 0, .null)
    /// The elements of the array.
    package private(set) var elements: [JSONSlice] = []
    /// The members of the object, and those of its `params` when that is an object. Of a name that stands twice, a list
    /// holds the first member.
    package private(set) var outer = JSONMemberList()
    package private(set) var inner = JSONMemberList()
    /// The first rule of messages that the text breaks, and the member that breaks it.
    private var refusal: JSONSyntaxError?
    private var refused: JSONMember?

    /// The deepest nesting that `maximumDepth` can ask for.
    package static let depthLimit = 1024

    /// Reads what brokers have written. It may be nested deeper than what a client may send.
    package static var ofBrokers: JSONScanner { JSONScanner(maximumDepth: depthLimit) }

    package init(maximumDepth: Int = 128, maximumMembers: Int = 64, records: Bool = true) {
        self.records = records
        self.maximumDepth = min(maximumDepth, Self.depthLimit)
        self.maximumMembers = maximumMembers
    }

    /// Reads a text, and forgets the one before it.
    ///
    /// - Throws: what is wrong, and where. When `reason.isAboutMessages`, the whole text is JSON, and `top`,
    ///   `outer` and `value(of:in:)` can be used.
    package mutating func scan(_ text: RawSpan) throws(JSONSyntaxError) {
        guard text.byteCount < JSONSlice.offsetLimit else { throw JSONSyntaxError(.tooLong, at: text.byteCount) }
        outer.removeAll()
        inner.removeAll()
        (refusal, refused) = (nil, nil)
        if !elements.isEmpty { elements.removeAll(keepingCapacity: true) }
        try text.withUnsafeBytes { bytes throws(JSONSyntaxError) in try scan(JSONBytes(bytes)) }
        if let refusal { throw refusal }
    }

    /// The value of the object's member with this name, if the name stands there once. The id of a refused message is
    /// read by it.
    package func value(of name: StaticString, in text: RawSpan) -> JSONSlice? {
        guard let member = outer.members.first(where: { JSONText.keyEquals($0, name, in: text) }),
            !outer.doubled.contains(member)
        else { return nil }
        return member.value
    }

    /// The name of the member that was refused: the doubled name, or the first one beyond the limit. Nil when nothing
    /// was.
    package func refusedName(in text: RawSpan) -> String? { refused.map { JSONText.decodeKey($0, in: text) } }

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
                // A second `params` is refused below, with any content.
                inner.removeAll()
                value = try scanObject(bytes, at: place, isMessage: false)
            } else {
                value = try bytes.value(at: place, inside: depth, maximumDepth: maximumDepth)
            }
            let member = JSONMember(name: key, value: value)
            let reason =
                isMessage
                ? outer.add(member, of: bytes, limit: maximumMembers)
                : inner.add(member, of: bytes, limit: maximumMembers)
            if let reason { refuse(reason, member) }
            place = bytes.behindWhitespace(at: value.end)
            let isLast = try bytes.isEnd(at: place, closing: UInt8(ascii: "}"))
            place &+= 1
            if isLast { return JSONSlice(from: start, to: place, .object) }
        }
    }

    @inline(never)
    private mutating func refuse(_ reason: JSONSyntaxError.Reason, _ member: JSONMember) {
        guard refusal == nil else { return }
        (refusal, refused) = (JSONSyntaxError(reason, at: member.key.lowerBound), member)
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

/// The members of one object, each name once.
package struct JSONMemberList: Sendable {
    package private(set) var members: [JSONMember] = []
    /// The members whose name stands there again.
    private(set) var doubled: [JSONMember] = []
    /// The marks of their keys: a new key whose mark is among them may be a duplicate.
    private var marks: UInt64 = 0
    /// The members whose keys are written with escapes, with their characters. Nearly always empty.
    private var unescaped: [(name: JSONName, member: JSONMember)] = []

    mutating func removeAll() {
        // One by one: for the few members of a message, `removeAll` costs more.
        while members.popLast() != nil {}
        if !unescaped.isEmpty { unescaped.removeAll() }
        if !doubled.isEmpty { doubled.removeAll() }
        marks = 0
    }

    /// Adds a member, if its name is new and there are fewer than `limit`.
    ///
    /// - Returns: why it was not added.
    @inline(always)
    mutating func add(_ member: JSONMember, of bytes: JSONBytes, limit: Int) -> JSONSyntaxError.Reason? {
        if member.keyHasEscapes || !unescaped.isEmpty {
            if isDuplicate(member, in: bytes, limit: limit) { return .duplicateMember }
        } else {
            let mark = bytes.mark(member.name)
            if marks & mark != 0, let first = members.first(where: { bytes.areEqual($0.name, member.name) }) {
                noteDuplicate(of: first)
                return .duplicateMember
            }
            marks |= mark
        }
        guard members.count < limit else { return .tooManyMembers }
        members.append(member)
        return nil
    }

    /// The same check where keys are written with escapes. Each is unescaped once, so that comparing does not cost
    /// more than the text is long.
    @inline(never)
    private mutating func isDuplicate(_ member: JSONMember, in bytes: JSONBytes, limit: Int) -> Bool {
        let first: JSONMember?
        if member.keyHasEscapes {
            let name = JSONName(bytes.decode(member.name))
            first =
                unescaped.first { $0.name == name }?.member
                ?? members.first { !$0.keyHasEscapes && bytes.equals($0.name, name) }
            if first == nil, members.count < limit { unescaped.append((name, member)) }
        } else {
            first =
                unescaped.first { bytes.equals(member.name, $0.name) }?.member
                ?? members.first { !$0.keyHasEscapes && bytes.areEqual($0.name, member.name) }
        }
        if let first { noteDuplicate(of: first) }
        return first != nil
    }

    private mutating func noteDuplicate(of first: JSONMember) {
        if !doubled.contains(first) { doubled.append(first) }
    }
}
