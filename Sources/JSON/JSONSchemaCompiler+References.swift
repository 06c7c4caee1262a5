// References from one schema of a document to another.

extension JSONSchemaCompiler {
    /// The node of the schema that a `$ref` names.
    mutating func reference(_ value: JSONValue, _ path: JSONPointer) throws(JSONSchemaError) -> Int {
        guard let text = value.string, text.utf8.first == UInt8(ascii: "#"),
            let tokens = Self.percentDecoded(text.utf8.dropFirst()).flatMap(JSONPointer.tokens)
        else {
            throw Self.error(path, "must be \"#\" or a JSON Pointer within this document, as \"#/$defs/name\"")
        }
        var (target, pointer) = (document, JSONPointer())
        for token in tokens {
            let next: JSONValue?
            switch target {
            case .object(let object): next = object[token]
            case .array(let elements):
                next = Int(token).flatMap { elements.indices.contains($0) && "\($0)" == token ? elements[$0] : nil }
            case .null, .bool, .integer, .number, .string: next = nil
            }
            guard let next else { throw Self.error(path, "\"\(text)\" names nothing in this document") }
            (target, pointer) = (next, pointer.appending(token))
        }
        return try node(for: target, at: pointer)
    }

    private static func percentDecoded(_ text: Substring.UTF8View) -> String? {
        var bytes: [UInt8] = []
        var rest = text[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(JSONBytes.hexadecimal),
                let low = rest.popFirst().flatMap(JSONBytes.hexadecimal)
            else { return nil }
            bytes.append(high << 4 | low)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
