package import JSON
import NavigationTree

// Parameters that requests about attachments share.

extension Parameters {
    /// - Parameter source: the method that answered the id.
    mutating func requiredAttachment(
        _ name: StaticString,
        _ summary: StaticString,
        from source: String
    ) throws(WireError) -> AttachmentID {
        guard let text = try string(name, summary, AttachmentID.schema) else {
            return try required(name, "the id that `\(source)` answered", nil)
        }
        guard let id = AttachmentID(text) else { throw Self.invalid(name, "an id, as \"a7\"") }
        return id
    }

    mutating func requiredFlow() throws(WireError) -> AttachmentID {
        try requiredAttachment("flow", "The id that `flow.start` answered.", from: "flow.start")
    }

    /// Any JSON but null, which stands for nothing.
    mutating func flowData(_ summary: StaticString) -> RawJSON? {
        let isNull = isNull("data")
        let data = raw("data", summary)
        return isNull ? nil : data
    }

    /// For people, 1,024 bytes at most.
    mutating func reason() throws(WireError) -> String? {
        guard let reason = try string("reason", "Why, for people; 1,024 bytes at most.") else { return nil }
        guard reason.utf8.count <= 1024 else { throw Self.invalid("reason", "a text of at most 1024 bytes") }
        return reason
    }

    /// A member that holds a JSON Schema, as the text it came in.
    mutating func schemaText(_ name: StaticString, _ summary: StaticString = "") throws(WireError) -> RawJSON? {
        let text = raw(name, summary, .oneOf([.anyObject, .boolean]))
        guard let text, let slice = slice(name) else { return nil }
        switch slice.kind {
        case .object, .true, .false:
            try lists.take(text.size.values)
            return text
        case .array, .string, .number, .null: throw Self.invalid(name, "a JSON Schema (an object)")
        }
    }

    /// - Parameter owner: what the schema belongs to, for people.
    package static func schema(
        _ text: RawJSON,
        of owner: String,
        called member: String
    ) throws(WireError) -> JSONSchema {
        func invalid(path: String, reason: String) -> WireError {
            WireError(
                .invalidSchema,
                "The \(member) schema of \(owner) cannot be used: \(reason)",
                ["type": .string(owner), "path": .string(path), "reason": .string(reason)]
            )
        }
        let document: JSONValue
        do { document = try text.value() } catch { throw invalid(path: "", reason: "\(error)") }
        do { return try JSONSchema(document) } catch { throw invalid(path: error.path, reason: error.reason) }
    }
}
