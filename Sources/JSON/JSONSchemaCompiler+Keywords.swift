// The keywords of a schema, each read into the member of its name.

extension JSONSchemaCompiler {
    /// The keywords that are checked, for the hint about a misspelled one.
    private static let assertions = [
        "type", "enum", "const", "properties", "required", "additionalProperties", "propertyNames", "minProperties",
        "maxProperties", "dependentRequired", "items", "prefixItems", "contains", "minContains", "maxContains",
        "minItems",
        "maxItems", "uniqueItems", "minLength", "maxLength", "minimum", "maximum", "exclusiveMinimum",
        "exclusiveMaximum",
        "multipleOf", "allOf", "anyOf", "oneOf", "not", "if", "then", "else", "$defs", "$ref",
    ]

    /// Reads one keyword.
    mutating func compile(
        _ keyword: String,
        _ value: JSONValue,
        at path: JSONPointer,
        into node: inout JSONSchemaKeywords
    ) throws(JSONSchemaError) {
        if try compilePlain(keyword, value, path, into: &node) { return }
        if try compileArrays(keyword, value, path, into: &node) { return }
        if try compileObjects(keyword, value, path, into: &node) { return }
        if try compileInPlace(keyword, value, path, into: &node) { return }
        if try isAnnotation(keyword, value, path) { return }
        throw Self.error(path, "the keyword \"\(keyword)\" is not implemented here\(Self.hint(keyword))")
    }

    private static func hint(_ keyword: String) -> String {
        let lowered = keyword.lowercased()
        let nearest = assertions.first {
            $0.lowercased() == lowered || $0.dropFirst() == keyword || $0 == keyword + "s"
        }
        return nearest.map { "; did you mean \"\($0)\"?" } ?? "; leave it out, or use another one"
    }

    private func compilePlain(
        _ keyword: String,
        _ value: JSONValue,
        _ path: JSONPointer,
        into node: inout JSONSchemaKeywords
    ) throws(JSONSchemaError) -> Bool {
        switch keyword {
        case "type": node.types = try Self.types(value, path)
        case "const": node.constant = value
        case "enum": node.choices = JSONSchemaChoices(try Self.list(value, path))
        case "minimum": node.minimum = try Self.number(value, path)
        case "maximum": node.maximum = try Self.number(value, path)
        case "exclusiveMinimum": node.exclusiveMinimum = try Self.number(value, path)
        case "exclusiveMaximum": node.exclusiveMaximum = try Self.number(value, path)
        case "multipleOf":
            node.multipleOf = try Self.number(value, path)
            guard JSONValue.integer(0).isBelow(value) else { throw Self.error(path, "must be above zero") }
        case "minLength": node.minLength = try Self.count(value, path)
        case "maxLength": node.maxLength = try Self.count(value, path)
        default: return false
        }
        return true
    }

    private mutating func compileArrays(
        _ keyword: String,
        _ value: JSONValue,
        _ path: JSONPointer,
        into node: inout JSONSchemaKeywords
    ) throws(JSONSchemaError) -> Bool {
        switch keyword {
        case "items": node.items = try self.node(for: value, at: path)
        case "prefixItems": node.prefixItems = try nonEmpty(value, path)
        case "contains": node.contains = try self.node(for: value, at: path)
        case "minContains": node.minContains = try Self.count(value, path)
        case "maxContains": node.maxContains = try Self.count(value, path)
        case "minItems": node.minItems = try Self.count(value, path)
        case "maxItems": node.maxItems = try Self.count(value, path)
        case "uniqueItems": node.areItemsUnique = try Self.bool(value, path)
        default: return false
        }
        return true
    }

    private mutating func compileObjects(
        _ keyword: String,
        _ value: JSONValue,
        _ path: JSONPointer,
        into node: inout JSONSchemaKeywords
    ) throws(JSONSchemaError) -> Bool {
        switch keyword {
        case "properties": node.properties = try namedSchemas(value, path)
        case "additionalProperties": node.additionalProperties = try self.node(for: value, at: path)
        case "propertyNames": node.propertyNames = try self.node(for: value, at: path)
        case "required": node.required = try Self.names(value, path)
        case "dependentRequired": node.dependentRequired = try Self.dependencies(value, path)
        case "minProperties": node.minProperties = try Self.count(value, path)
        case "maxProperties": node.maxProperties = try Self.count(value, path)
        default: return false
        }
        return true
    }

    private mutating func compileInPlace(
        _ keyword: String,
        _ value: JSONValue,
        _ path: JSONPointer,
        into node: inout JSONSchemaKeywords
    ) throws(JSONSchemaError) -> Bool {
        switch keyword {
        case "$ref": node.reference = try reference(value, path)
        case "$defs": _ = try namedSchemas(value, path)
        case "allOf": node.allOf = try nonEmpty(value, path)
        case "anyOf": node.anyOf = try nonEmpty(value, path)
        case "oneOf": node.oneOf = try nonEmpty(value, path)
        case "not": node.not = try self.node(for: value, at: path)
        case "if": node.condition = try self.node(for: value, at: path)
        case "then": node.consequence = try self.node(for: value, at: path)
        case "else": node.alternative = try self.node(for: value, at: path)
        default: return false
        }
        return true
    }

    /// Whether a keyword only describes the schema. Its value is checked all the same.
    private func isAnnotation(
        _ keyword: String,
        _ value: JSONValue,
        _ path: JSONPointer
    ) throws(JSONSchemaError) -> Bool {
        switch keyword {
        case "default": break
        case "$schema", "$comment", "title", "description":
            guard value.string != nil else { throw Self.error(path, "must be a string") }
        case "deprecated", "readOnly", "writeOnly": _ = try Self.bool(value, path)
        case "examples": _ = try Self.list(value, path)
        default: return false
        }
        return true
    }
}
