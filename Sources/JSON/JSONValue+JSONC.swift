import CJSONC

// Values from text and back, through libjson-c. No pointer of the library leaves this file.
//
// Three things that the library does (0.16) would lose what the client wrote, so they are dealt with before it sees a text:
// it accepts texts that are not JSON, so only texts that `JSONScanner` accepted come here; it clamps integers beyond 64 bits, so those are handed over as
// floating-point literals; it cuts keys at `\u0000`, so such a text is refused.

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
    package func value() throws(JSONValueError) -> JSONValue {
        let (text, depth) = try JSONLiterals.prepare(bytes)
        // The tokener's memory grows with the depth that it is told, so it is told the true one, and a level for the value itself.
        guard let tokener = json_tokener_new_ex(Int32(depth + 2)) else {
            throw JSONValueError(description: "out of memory")
        }
        defer { json_tokener_free(tokener) }
        json_tokener_set_flags(tokener, JSON_TOKENER_STRICT)
        let pointer = text.withUnsafeBytes { bytes in
            json_tokener_parse_ex(tokener, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count))
        }
        let error = json_tokener_get_error(tokener)
        // A number at the very end is only complete with what follows it: the text is passed with its closing NUL.
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
        case json_type_double: self = .number(json_object_get_double(pointer))
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

    /// A new json-c object, which the caller owns; nil stands for null.
    private func makeNode() -> OpaquePointer? {
        switch self {
        case .null: return nil
        case .bool(let value): return json_object_new_boolean(value ? 1 : 0)
        case .integer(let value): return json_object_new_int64(value)
        case .number(let value):
            var writer = JSONWriter()
            writer.double(value)
            return RawJSON(writer).description.withCString { json_object_new_double_s(value, $0) }
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
