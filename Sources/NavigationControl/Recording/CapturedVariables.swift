package import JSON

/// A difference between two messages.
package struct MessageDifference: Equatable, Sendable {
    /// The JSON Pointer to the place in the message.
    package let path: String
    /// Nil when the value should not be there.
    package let expected: JSONValue?
    /// Nil when the value is missing.
    package let found: JSONValue?
}

/// Compares messages of two runs, and learns which names of the new run stand for names of the recording.
///
/// Every inequality is a difference, with these exceptions. Each exception is checked as well:
///
/// 1. **Ids** (`e9`, `n4`, `s3`, `q7`, `a2`, `g1`, `r3.1`, in any string) and the numbers of watches and monitors. A
/// new id stands for the recorded id in whose place it first occurs. From then on it must occur wherever the recorded
/// one did, and nowhere else. The same holds for an `instance`, for `pid`, `uid` and `gid`, and for another session's
/// request ids (`request` beside `session`).
/// 2. **Revisions** may start at another number in each scene, but the distance must stay the same.
/// 3. **Times** (`time`, `uptime`, `age`) must be numbers; `time` and `uptime` must not decrease.
package struct CapturedVariables: Sendable {
    private struct Name: Hashable {
        let kind: String
        let value: JSONValue
    }

    private var found: [Name: JSONValue] = [:]
    private var recorded: [Name: JSONValue] = [:]
    private var distances: [String: Int64] = [:]
    private var latest: [String: Double] = [:]

    private static let revisions: Set = ["revision", "ifRevision", "since"]
    private static let captured: Set = ["instance", "pid", "uid", "gid", "watch", "monitor"]
    private static let times: Set = ["time", "uptime", "age"]
    private static let monotonicTimes: Set = ["time", "uptime"]

    package init() {}

    /// Whether a text is an id that the host made.
    static func isID(_ text: some StringProtocol) -> Bool {
        let bytes = text.utf8
        guard let first = bytes.first, bytes.count > 1, "nesaqgr".utf8.contains(first) else { return false }
        return bytes.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
    }

    /// Lets a new name stand for a recorded one. Returns false when either already stands for another.
    package mutating func bind(_ kind: String, _ expected: JSONValue, _ found: JSONValue) -> Bool {
        let (one, other) = (Name(kind: kind, value: expected), Name(kind: kind, value: found))
        if let known = self.found[one] { return known == found }
        guard recorded[other] == nil else { return false }
        self.found[one] = found
        recorded[other] = expected
        return true
    }

    // MARK: Comparing

    /// All differences between a recorded message and the received one.
    package mutating func differences(expected: JSONValue, found: JSONValue) -> [MessageDifference] {
        var differences: [MessageDifference] = []
        compare(expected, found, at: "", named: "", scene: "main", &differences)
        return differences
    }

    private mutating func compare(
        _ expected: JSONValue,
        _ found: JSONValue,
        at path: String,
        named name: String,
        scene: String,
        _ differences: inout [MessageDifference]
    ) {
        switch (expected, found) {
        case (.object(let one), .object(let other)):
            compare(one, other, at: path, named: name, scene: one["scene"]?.string ?? scene, &differences)
        case (.array(let one), .array(let other)):
            for index in 0..<max(one.count, other.count) {
                let place = "\(path)/\(index)"
                guard index < one.count, index < other.count else {
                    let expected = one.indices.contains(index) ? JSONValue?.some(one[index]) : .none
                    let found = other.indices.contains(index) ? JSONValue?.some(other[index]) : .none
                    differences.append(MessageDifference(path: place, expected: expected, found: found))
                    continue
                }
                compare(one[index], other[index], at: place, named: "", scene: scene, &differences)
            }
        default:
            guard !isSame(expected, found, named: name, scene: scene) else { return }
            differences.append(MessageDifference(path: path, expected: expected, found: found))
        }
    }

    private mutating func compare(
        _ expected: JSONObject,
        _ found: JSONObject,
        at path: String,
        named name: String,
        scene: String,
        _ differences: inout [MessageDifference]
    ) {
        // A session chooses its request ids itself.
        let session = expected["session"]?.string.map { "request of \($0)" }
        for member in expected.members {
            let place = "\(path)/\(JSONValue.token(member.key))"
            guard let value = found[member.key] else {
                differences.append(MessageDifference(path: place, expected: member.value, found: nil))
                continue
            }
            if member.key == "request", let session, member.value.isScalar(like: value) {
                guard !bind(session, member.value, value) else { continue }
                differences.append(MessageDifference(path: place, expected: member.value, found: value))
                continue
            }
            // The newest revision of a watch's window counts as a revision.
            let key = name == "window" && member.key == "to" ? "revision" : member.key
            compare(member.value, value, at: place, named: key, scene: scene, &differences)
        }
        for member in found.members where expected[member.key] == nil {
            let place = "\(path)/\(JSONValue.token(member.key))"
            differences.append(MessageDifference(path: place, expected: nil, found: member.value))
        }
    }

    private mutating func isSame(_ expected: JSONValue, _ found: JSONValue, named name: String, scene: String) -> Bool {
        if Self.captured.contains(name), expected.isScalar(like: found) { return bind(name, expected, found) }
        if Self.revisions.contains(name), case .integer(let one) = expected, case .integer(let other) = found {
            let distance = distances[scene] ?? other - one
            distances[scene] = distance
            return other - one == distance
        }
        if Self.times.contains(name), expected.double != nil, let time = found.double {
            defer { latest[name] = time }
            return !Self.monotonicTimes.contains(name) || time >= latest[name] ?? time
        }
        if let one = expected.string, let other = found.string { return isSame(one, other) }
        return expected == found
    }

    /// Whether two texts have the same words; ids in them may differ, as long as they stand for each other.
    private mutating func isSame(_ expected: String, _ found: String) -> Bool {
        let (one, other) = (expected.words, found.words)
        guard one.count == other.count else { return false }
        for (one, other) in zip(one, other) {
            if Self.isID(one), Self.isID(other), one.first == other.first {
                guard bind("id", .string(String(one)), .string(String(other))) else { return false }
            } else if !one.utf8.elementsEqual(other.utf8) {
                return false
            }
        }
        return true
    }

    // MARK: Translating

    /// A recorded message with the names of this run in place of the recorded ones.
    package func translated(_ message: JSONValue) -> JSONValue { translated(message, named: "", scene: "main") }

    private func translated(_ value: JSONValue, named name: String, scene: String) -> JSONValue {
        switch value {
        case .object(let object):
            let scene = object["scene"]?.string ?? scene
            let members = object.members.map { ($0.key, translated($0.value, named: $0.key, scene: scene)) }
            return .object(JSONObject(members))
        case .array(let elements): return .array(elements.map { translated($0, named: "", scene: scene) })
        case .string(let text):
            if let known = found[Name(kind: name, value: value)] { return known }
            let words = text.words.map { word -> Substring in
                guard Self.isID(word), let known = found[Name(kind: "id", value: .string(String(word)))]?.string else {
                    return word
                }
                return known[...]
            }
            return .string(words.joined())
        case .integer(let number):
            if Self.revisions.contains(name) { return .integer(number + (distances[scene] ?? 0)) }
            return found[Name(kind: name, value: value)] ?? value
        case .null, .bool, .number: return value
        }
    }
}

extension JSONValue {
    fileprivate func isScalar(like other: JSONValue) -> Bool {
        string != nil && other.string != nil || double != nil && other.double != nil
    }
}

extension String {
    /// The words and the parts between them. Joined, they are the text again.
    fileprivate var words: [Substring] {
        var parts: [Substring] = []
        var start = startIndex
        var isInWord = false
        for index in utf8.indices {
            let isOfWord = utf8[index].isOfWord
            if index != startIndex, isOfWord != isInWord {
                parts.append(self[start..<index])
                start = index
            }
            isInWord = isOfWord
        }
        if start < endIndex { parts.append(self[start...]) }
        return parts
    }
}

extension UInt8 {
    /// Whether ids and names can contain this byte. All bytes of characters beyond ASCII count, so that no character is
    /// cut.
    fileprivate var isOfWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...: true
        default: false
        }
    }
}
