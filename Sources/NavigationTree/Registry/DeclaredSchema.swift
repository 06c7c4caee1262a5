package import JSON

/// A schema that a module declares, with the text that it sent.
package struct DeclaredSchema: Sendable {
    package let schema: JSONSchema
    package let text: RawJSON

    package init(_ schema: JSONSchema, text: RawJSON) {
        self.schema = schema
        self.text = text
    }
}

/// The messages that the entries of a type accept: a name and a schema for each.
package struct DeclaredMessages: Sendable {
    package let schemas: [String: JSONSchema]
    /// The names with their schemas, as the text that the module sent.
    package let text: RawJSON

    package init(_ schemas: [String: JSONSchema], text: RawJSON) {
        self.schemas = schemas
        self.text = text
    }
}

extension DestinationDefinition {
    /// Refuses arguments that do not fit the type's schema.
    package func check(arguments: RawJSON, within budget: inout JSONSchemaBudget) throws(RegistryError) {
        if let schema { try check(arguments, against: schema, as: .arguments, within: &budget) }
    }

    /// Refuses content that does not fit the type's schema.
    package func check(content value: RawJSON, within budget: inout JSONSchemaBudget) throws(RegistryError) {
        if let content { try check(value, against: content.schema, as: .content, within: &budget) }
    }

    /// Refuses a message that the type's entries do not accept. A type that declares no messages accepts any.
    ///
    /// - Parameter name: the message's name; nil when the request gives none.
    package func check(
        _ message: RawJSON,
        called name: String?,
        within budget: inout JSONSchemaBudget
    ) throws(RegistryError) {
        guard let messages else { return }
        guard let name, let schema = messages.schemas[name] else {
            throw .unknownMessage(type, name: name, known: messages.schemas.keys.sorted())
        }
        try check(message, against: schema, as: .message(name), within: &budget)
    }

    private func check(
        _ text: RawJSON,
        against schema: JSONSchema,
        as part: CheckedPart,
        within budget: inout JSONSchemaBudget
    ) throws(RegistryError) {
        let violation: JSONSchemaViolation?
        do { violation = try schema.check(text, within: &budget) } catch {
            throw .unreadable(part, type, reason: "\(error)")
        }
        if let violation { throw .invalid(part, type, violation) }
    }
}
