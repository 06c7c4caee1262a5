/// A compiled schema: the subset of JSON Schema 2020-12 that `docs/protocol.md` section 8 lists.
///
/// A keyword that is not implemented is refused when the schema is compiled, never ignored. Compiling turns the document into a flat list of nodes that
/// name each other by index, so `$ref` may be recursive. Checking visits a bounded number of nodes, whatever the schema.
package struct JSONSchema: Sendable {
    let nodes: [JSONSchemaNode]

    /// Nodes that one check may visit; a schema can be written so that checking it would take for ever.
    static let maximumVisits = 1_000_000
    /// Schemas within one document.
    static let maximumNodes = 4_096

    /// - Throws: what is wrong with the schema, and where.
    package init(_ document: JSONValue) throws(JSONSchemaError) {
        var compiler = JSONSchemaCompiler(document)
        self.nodes = try compiler.compile()
    }

    /// The first thing that does not fit, or nil.
    package func check(_ value: JSONValue) -> JSONSchemaViolation? {
        var check = JSONSchemaCheck(nodes, visitsLeft: Self.maximumVisits)
        return check.violation(of: value, against: 0, at: JSONPointer())
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

/// A place in a document, as RFC 6901 writes it.
struct JSONPointer: Hashable, CustomStringConvertible {
    private(set) var description = ""

    func appending(_ key: String) -> Self {
        var pointer = self
        pointer.description += "/" + key.replacing("~", with: "~0").replacing("/", with: "~1")
        return pointer
    }

    func appending(_ index: Int) -> Self {
        var pointer = self
        pointer.description += "/\(index)"
        return pointer
    }

    /// The keys and indices of a pointer's text, unescaped.
    static func tokens(_ text: Substring) -> [String] {
        text.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
            String($0).replacing("~1", with: "/").replacing("~0", with: "~")
        }
    }
}

/// One schema of a document: what its keywords ask for.
struct JSONSchemaNode: Sendable {
    /// A schema that is `true` or `false`.
    var verdict: Bool?
    var types: [JSONSchemaType]?
    var constant: JSONValue?
    var choices: [JSONValue]?

    var minimum: Double?
    var maximum: Double?
    var exclusiveMinimum: Double?
    var exclusiveMaximum: Double?
    var multipleOf: Double?

    var minLength: Int?
    var maxLength: Int?

    var items: Int?
    var prefixItems: [Int] = []
    var contains: Int?
    var minContains: Int?
    var maxContains: Int?
    var minItems: Int?
    var maxItems: Int?
    var areItemsUnique = false

    var properties: [String: Int] = [:]
    var additionalProperties: Int?
    var propertyNames: Int?
    var required: [String] = []
    var dependentRequired: [(key: String, needs: [String])] = []
    var minProperties: Int?
    var maxProperties: Int?

    var reference: Int?
    var allOf: [Int] = []
    var anyOf: [Int]?
    var oneOf: [Int]?
    var not: Int?
    var condition: Int?
    var consequence: Int?
    var alternative: Int?

    /// The schemas that apply to the same value as this one.
    var inPlace: [Int] {
        allOf + (anyOf ?? []) + (oneOf ?? []) + [reference, not, condition, consequence, alternative].compactMap { $0 }
    }
}

/// The types that `type` names.
enum JSONSchemaType: String, CaseIterable, Sendable {
    case null, boolean, integer, number, string, array, object

    func fits(_ value: JSONValue) -> Bool {
        switch (self, value) {
        case (.null, .null), (.boolean, .bool), (.integer, .integer), (.number, .integer), (.number, .number),
            (.string, .string), (.array, .array), (.object, .object):
            true
        case (.integer, .number(let number)): number == number.rounded()
        case (.null, _), (.boolean, _), (.integer, _), (.number, _), (.string, _), (.array, _), (.object, _): false
        }
    }
}
