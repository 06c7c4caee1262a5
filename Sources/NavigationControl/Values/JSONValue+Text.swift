package import JSON

/// Texts and places of values.
extension JSONValue {
    /// Reads a text; nil when it is not JSON or has a name that cannot be decoded.
    package init?(text: String) {
        guard let value = try? RawJSON(parsing: text, maximumDepth: 512).value() else { return nil }
        self = value
    }

    /// Its text on one line, without spaces.
    package var text: String { "\(serialized())" }

    /// The member with this name; nil when it is missing or this is not an object.
    package subscript(name: String) -> JSONValue? { object?[name] }

    /// The value of an integer; nil for other values.
    package var integer: Int? {
        guard case .integer(let value) = self else { return nil }
        return Int(exactly: value)
    }

    /// The value at a JSON Pointer (RFC 6901); nil when the pointer leads nowhere.
    package subscript(pointer pointer: String) -> JSONValue? {
        guard !pointer.isEmpty else { return self }
        guard pointer.hasPrefix("/") else { return nil }
        var value = self
        for part in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
            let token = String(part).replacing("~1", with: "/").replacing("~0", with: "~")
            let index = value.array.flatMap { list in Int(token).flatMap { list.indices.contains($0) ? $0 : nil } }
            let next = index.flatMap { value.array?[$0] }
            guard let found = next ?? value[token] else { return nil }
            value = found
        }
        return value
    }

    /// Every string in the value, with the JSON Pointer to it.
    package func strings(at pointer: String = "") -> [(pointer: String, string: String)] {
        switch self {
        case .string(let string): [(pointer, string)]
        case .array(let elements):
            elements.enumerated().flatMap { $1.strings(at: "\(pointer)/\($0)") }
        case .object(let object):
            object.members.flatMap { $0.value.strings(at: "\(pointer)/\(Self.token($0.key))") }
        case .null, .bool, .integer, .number: []
        }
    }

    /// A member's name in the form that a JSON Pointer requires.
    package static func token(_ name: String) -> String {
        name.replacing("~", with: "~0").replacing("/", with: "~1")
    }

    /// The value with replaced parts: every part for which `replace` returns a value, from the outside in.
    package func replacing(_ replace: (JSONValue) -> JSONValue?) -> JSONValue {
        if let new = replace(self) { return new }
        switch self {
        case .array(let elements): return .array(elements.map { $0.replacing(replace) })
        case .object(let object):
            return .object(JSONObject(object.members.map { ($0.key, $0.value.replacing(replace)) }))
        case .null, .bool, .integer, .number, .string: return self
        }
    }

    /// The object without these members.
    package func without(_ names: Set<String>) -> JSONValue {
        guard let object else { return self }
        return .object(JSONObject(object.members.filter { !names.contains($0.key) }.map { ($0.key, $0.value) }))
    }
}
