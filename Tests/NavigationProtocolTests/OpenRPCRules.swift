import JSON

/// The rules of version 1.3.2 of the OpenRPC specification about the objects of the document.
struct OpenRPCRules {
    /// The required and the optional members of an object of the specification.
    fileprivate struct Form {
        let required: [String]
        let optional: [String]
        /// Whether members that begin with `x-` are allowed.
        var isExtensible = true
    }

    /// "OpenRPC Object".
    fileprivate static let document = Form(
        required: ["openrpc", "info", "methods"],
        optional: ["servers", "components", "externalDocs"]
    )
    /// "Info Object".
    fileprivate static let info = Form(
        required: ["title", "version"],
        optional: ["description", "termsOfService", "contact", "license"]
    )
    /// "Method Object".
    fileprivate static let method = Form(
        required: ["name", "params", "result"],
        optional: [
            "tags", "summary", "description", "externalDocs", "deprecated", "servers", "errors", "links",
            "paramStructure", "examples",
        ]
    )
    /// "Content Descriptor Object".
    fileprivate static let descriptor = Form(
        required: ["name", "schema"],
        optional: ["summary", "description", "required", "deprecated"]
    )
    /// "Example Pairing Object". The meta-schema leaves its other members open.
    fileprivate static let pairing = Form(
        required: ["name", "params", "result"],
        optional: ["description", "summary"]
    )
    /// "Example Object".
    fileprivate static let example = Form(required: ["name", "value"], optional: ["summary", "description"])
    /// "Error Object". It is the one that forbids extensions.
    fileprivate static let error = Form(required: ["code", "message"], optional: ["data"], isExtensible: false)
    /// "Tag Object".
    fileprivate static let tag = Form(required: ["name"], optional: ["summary", "description", "externalDocs"])
    /// "Components Object".
    fileprivate static let components = Form(
        required: [],
        optional: ["contentDescriptors", "schemas", "examples", "links", "errors", "examplePairingObjects", "tags"]
    )

    /// Every place where the document does not follow the rules, with a JSON Pointer.
    func violations(of document: JSONValue) -> [String] {
        var found = Self.document.violations(of: document, at: "/")
        guard found.isEmpty, let members = document.object else { return found }
        if members["openrpc"] != "1.3.2" { found.append("/openrpc is not 1.3.2") }
        found += Self.info.violations(of: members["info"], at: "/info")
        found += Self.each(members["methods"], at: "/methods", method)
        found += unique(members["methods"], at: "/methods")
        if let parts = members["components"] { found += components(parts) }
        return found
    }

    // MARK: Objects

    private func method(_ value: JSONValue, at path: String) -> [String] {
        var found = Self.method.violations(of: value, at: path)
        guard found.isEmpty, let method = value.object else { return found }
        found += nonEmpty(method["name"], at: "\(path)/name")
        if let structure = method["paramStructure"], !["by-name", "by-position", "either"].contains(structure) {
            found.append("\(path)/paramStructure is unknown")
        }
        found += Self.each(method["params"], at: "\(path)/params", descriptor)
        found += unique(method["params"], at: "\(path)/params")
        found += method["result"].map { descriptor($0, at: "\(path)/result") } ?? []
        found += Self.each(method["errors"] ?? [], at: "\(path)/errors", error)
        found += Self.each(method["tags"] ?? [], at: "\(path)/tags") { Self.tag.violations(of: $0, at: $1) }
        found += Self.each(method["examples"] ?? [], at: "\(path)/examples", pairing)
        return found
    }

    private func descriptor(_ value: JSONValue, at path: String) -> [String] {
        if isReference(value) { return [] }
        let found = Self.descriptor.violations(of: value, at: path)
        guard found.isEmpty, let descriptor = value.object else { return found }
        return nonEmpty(descriptor["name"], at: "\(path)/name")
            + (descriptor["schema"].map { SchemaRules().violations(of: $0, at: "\(path)/schema") } ?? [])
    }

    private func pairing(_ value: JSONValue, at path: String) -> [String] {
        if isReference(value) { return [] }
        let found = Self.pairing.violations(of: value, at: path)
        guard found.isEmpty, let pairing = value.object else { return found }
        return nonEmpty(pairing["name"], at: "\(path)/name")
            + Self.each(pairing["params"], at: "\(path)/params") { Self.example.violations(of: $0, at: $1) }
            + Self.example.violations(of: pairing["result"], at: "\(path)/result")
    }

    private func error(_ value: JSONValue, at path: String) -> [String] {
        if isReference(value) { return [] }
        let found = Self.error.violations(of: value, at: path)
        guard found.isEmpty, let error = value.object else { return found }
        var wrong = error["message"]?.string == nil ? ["\(path)/message is no string"] : []
        if case .integer = error["code"] {} else { wrong.append("\(path)/code is no integer") }
        return wrong
    }

    private func components(_ value: JSONValue) -> [String] {
        let found = Self.components.violations(of: value, at: "/components")
        guard found.isEmpty, let parts = value.object else { return found }
        let errors = parts["errors"]?.object?.members ?? []
        let schemas = parts["schemas"]?.object?.members ?? []
        return errors.flatMap { error($0.value, at: "/components/errors/\($0.key)") }
            + schemas.flatMap { SchemaRules().violations(of: $0.value, at: "/components/schemas/\($0.key)") }
    }

    // MARK: Values

    /// "Reference Object": `$ref` and nothing else.
    private func isReference(_ value: JSONValue) -> Bool {
        value.object?.members.map(\.key) == ["$ref"] && value.object?["$ref"]?.string != nil
    }

    private func nonEmpty(_ value: JSONValue?, at path: String) -> [String] {
        value?.string?.isEmpty == false ? [] : ["\(path) is no name"]
    }

    /// "The name MUST be unique", of methods and of parameters.
    private func unique(_ list: JSONValue?, at path: String) -> [String] {
        let names = list?.array?.compactMap { $0.object?["name"]?.string } ?? []
        return Set(names).count == names.count ? [] : ["\(path) has a name twice"]
    }

    private static func each(
        _ list: JSONValue?,
        at path: String,
        _ check: (JSONValue, String) -> [String]
    ) -> [String] {
        guard let elements = list?.array else { return ["\(path) is no list"] }
        return elements.enumerated().flatMap { check($0.element, "\(path)/\($0.offset)") }
    }
}

extension OpenRPCRules.Form {
    /// The members that are missing, and those that may not be there.
    fileprivate func violations(of value: JSONValue?, at path: String) -> [String] {
        guard let object = value?.object else { return ["\(path) is no object"] }
        let known = required + optional
        let missing = required.filter { object[$0] == nil }.map { "\(path) lacks \"\($0)\"" }
        let unknown = object.members.map(\.key).filter { key in
            !known.contains(key) && !(isExtensible && key.hasPrefix("x-"))
        }
        return missing + unknown.map { "\(path) has \"\($0)\"" }
    }
}

/// "Schema Object": JSON Schema draft 7, of which this checks the keywords that the document uses. Any other keyword is
/// a violation.
struct SchemaRules {
    private static let types: [JSONValue] = ["null", "boolean", "object", "array", "number", "string", "integer"]

    func violations(of schema: JSONValue, at path: String) -> [String] {
        if case .bool = schema { return [] }
        guard let keywords = schema.object else { return ["\(path) is no schema"] }
        return keywords.members.flatMap { keyword($0.key, $0.value, at: "\(path)/\($0.key)") }
    }

    private func keyword(_ keyword: String, _ value: JSONValue, at path: String) -> [String] {
        switch keyword {
        case "type": (value.array ?? [value]).allSatisfy(Self.types.contains) ? [] : ["\(path) is no type"]
        case "description", "pattern", "$ref": value.string == nil ? ["\(path) is no string"] : []
        case "minimum", "maximum", "exclusiveMinimum": value.double == nil ? ["\(path) is no number"] : []
        case "minItems", "maxItems", "minLength", "maxLength":
            value.double.map { $0 >= 0 } == true ? [] : ["\(path) is no count"]
        case "items", "additionalProperties": violations(of: value, at: path)
        case "oneOf": value.array?.isEmpty == false ? schemas(value, at: path) : ["\(path) is no list of schemas"]
        case "properties":
            value.object?.members.flatMap { violations(of: $0.value, at: "\(path)/\($0.key)") }
                ?? ["\(path) is no object"]
        case "enum": value.array?.isEmpty == false ? [] : ["\(path) is no list of values"]
        case "required":
            value.array.map { $0.allSatisfy { $0.string != nil } } == true ? [] : ["\(path) is no list of names"]
        case "examples": value.array == nil ? ["\(path) is no list"] : []
        default: ["\(path) is no keyword that the document uses"]
        }
    }

    private func schemas(_ list: JSONValue, at path: String) -> [String] {
        (list.array ?? []).enumerated().flatMap { violations(of: $0.element, at: "\(path)/\($0.offset)") }
    }
}
