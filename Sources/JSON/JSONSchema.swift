/// A compiled schema: the subset of JSON Schema 2020-12 that `docs/protocol.md` lists.
///
/// A keyword that is not implemented is refused when the schema is compiled, never ignored. Compiling turns the document into a flat list of nodes that
/// name each other by index, so `$ref` may be recursive. Neither a schema nor a value can make the host run out of time or stack: what a check may do
/// is counted in steps, and how far it may go down is bounded.
package struct JSONSchema: Sendable {
    let nodes: [JSONSchemaNode]

    /// Steps that one check may take; a schema can be written so that checking it would take for ever. A million take a quarter of a second at most.
    static let maximumSteps = 1_000_000
    /// Schemas that one check may be inside of at once: levels of the value, times the schemas that apply to the same one.
    static let maximumNesting = 1_024
    /// Schemas within one document.
    static let maximumNodes = 4_096
    /// Bytes of the pointer to a schema within its document.
    static let maximumPathLength = 4_096

    /// - Throws: what is wrong with the schema, and where.
    package init(_ document: JSONValue) throws(JSONSchemaError) {
        var compiler = JSONSchemaCompiler(document)
        self.nodes = try compiler.compile()
    }

    /// The first thing that does not fit, or nil.
    package func check(_ value: JSONValue) -> JSONSchemaViolation? {
        var check = JSONSchemaCheck(nodes)
        return check.violation(of: value)
    }
}

/// Why a document is no schema that this host can check with.
package struct JSONSchemaError: Error, Hashable, Sendable {
    /// JSON Pointer into the schema.
    package let path: String
    package let reason: String
}

/// What in a value does not fit.
package struct JSONSchemaViolation: Hashable, Sendable {
    /// JSON Pointer into the value.
    package let path: String
    package let keyword: String
    package let reason: String
}
