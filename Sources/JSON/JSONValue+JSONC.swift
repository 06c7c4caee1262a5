import CJSONC

// Values from text and back, through libjson-c. No pointer of the library leaves this file.
//
// Four things that the library does (0.16) would lose what the client wrote, so they are prevented before it sees a
// text:
// - It accepts texts that are not JSON. So it gets only texts that `JSONScanner` accepted.
// - It clamps integers beyond 64 bits. So it gets them as floating-point literals, whose text it keeps; see
//   `JSONLiterals`.
// - It replaces escaped characters such as `\uD836\uDD1E`, whose lowest 16 bits look like a surrogate, by U+FFFD. So it
//   gets the characters themselves.
// - It cuts keys at `\u0000`. So such a text is refused.

/// Why a valid JSON text cannot be looked into.
package struct JSONValueError: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String
}

/// A json-c object that this file owns.
private struct Node: ~Copyable {
    let pointer: OpaquePointer

    deinit { json_object_put(pointer) }
}

extension RawJSON {
    /// The value that the text stands for. Numbers stay exact.
    package func value() throws(JSONValueError) -> JSONValue {
        let (text, depth) = try JSONLiterals.prepare(bytes)
        // The tokener allocates memory for the depth that it is given: that of the text, and a level for the value
        // itself.
        guard let tokener = json_tokener_new_ex(Int32(depth + 2)) else {
            throw JSONValueError(description: "out of memory")
        }
        defer { json_tokener_free(tokener) }
        json_tokener_set_flags(tokener, JSON_TOKENER_STRICT)
        let pointer = text.withUnsafeBytes { bytes in
            json_tokener_parse_ex(tokener, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count))
        }
        let error = json_tokener_get_error(tokener)
        // The text has a closing NUL, because the tokener ends a number only at the byte behind it.
        guard error == json_tokener_success else {
            throw JSONValueError(description: String(cString: json_tokener_error_desc(error)))
        }
        guard let pointer else { return .null }
        let node = Node(pointer: pointer)
        return JSONValue(node.pointer)
    }
}

extension JSONValue {
    fileprivate init(_ pointer: OpaquePointer?) {
        guard let pointer else {
            self = .null
            return
        }
        switch json_object_get_type(pointer) {
        case json_type_boolean: self = .bool(json_object_get_boolean(pointer) != 0)
        case json_type_int: self = .integer(json_object_get_int64(pointer))
        case json_type_double: self = .number(Self.number(pointer))
        case json_type_string:
            let length = Int(json_object_get_string_len(pointer))
            let bytes = UnsafeRawBufferPointer(start: json_object_get_string(pointer), count: length)
            self = .string(String(decoding: bytes, as: UTF8.self))
        case json_type_array:
            let count = json_object_array_length(pointer)
            self = .array((0..<count).map { JSONValue(json_object_array_get_idx(pointer, $0)) })
        case json_type_object:
            var object = JSONObject()
            var entry = cjsonc_first_entry(pointer)
            while let current = entry {
                object.set(String(cString: cjsonc_entry_key(current)), JSONValue(cjsonc_entry_value(current)))
                entry = cjsonc_next_entry(current)
            }
            self = .object(object)
        default: self = .null
        }
    }

    private static func number(_ pointer: OpaquePointer) -> JSONNumber {
        let double = json_object_get_double(pointer)
        // The tokener keeps the text of a floating-point number with it.
        guard let text = json_object_get_userdata(pointer) else { return JSONNumber(double) }
        let literal = String(cString: text.assumingMemoryBound(to: CChar.self))
        return JSONNumber(JSONLiterals.unmarked(literal), nearest: double)
    }

    /// The value's text, without spaces.
    package func serialized() -> RawJSON {
        guard let pointer = makeNode() else { return .null }
        let node = Node(pointer: pointer)
        var length = 0
        let flags = JSON_C_TO_STRING_PLAIN | JSON_C_TO_STRING_NOSLASHESCAPE
        guard let text = json_object_to_json_string_length(node.pointer, flags, &length) else { return .null }
        var writer = JSONWriter()
        writer.raw(UnsafeRawBufferPointer(start: text, count: length))
        return RawJSON(writer)
    }

    /// A new json-c object, which the caller owns; nil for null.
    private func makeNode() -> OpaquePointer? {
        switch self {
        case .null: return nil
        case .bool(let value): return json_object_new_boolean(value ? 1 : 0)
        case .integer(let value): return json_object_new_int64(value)
        case .number(let value):
            if let literal = value.literal {
                return literal.withCString { json_object_new_double_s(value.double, $0) }
            }
            var writer = JSONWriter()
            writer.double(value.double)
            return RawJSON(writer).description.withCString { json_object_new_double_s(value.double, $0) }
        case .string(let value):
            var value = value
            return value.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { json_object_new_string_len($0.baseAddress, Int32($0.count)) }
            }
        case .array(let elements):
            let array = json_object_new_array_ext(Int32(elements.count))
            for element in elements { json_object_array_add(array, element.makeNode()) }
            return array
        case .object(let object):
            let node = json_object_new_object()
            for member in object.members { json_object_object_add(node, member.key, member.value.makeNode()) }
            return node
        }
    }
}
