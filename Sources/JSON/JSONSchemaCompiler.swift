/// Turns a schema document into nodes. Node 0 is the document itself.
///
/// It does not recurse: a schema that is met gets its node at once and waits its turn, so neither nesting nor a chain of references costs stack.
struct JSONSchemaCompiler {
    private let document: JSONValue
    private var compiled: [JSONSchemaKeywords] = []
    /// The schema of each node, those that are compiled first; the others wait.
    private var sources: [(schema: JSONValue, path: JSONPointer)] = []
    /// Node of each place that was met.
    private var known: [JSONPointer: Int] = [:]

    /// Keywords that are checked, for the hint.
    private static let assertions = [
        "type", "enum", "const", "properties", "required", "additionalProperties", "propertyNames", "minProperties",
        "maxProperties", "dependentRequired", "items", "prefixItems", "contains", "minContains", "maxContains",
        "minItems",
        "maxItems", "uniqueItems", "minLength", "maxLength", "minimum", "maximum", "exclusiveMinimum",
        "exclusiveMaximum",
        "multipleOf", "allOf", "anyOf", "oneOf", "not", "if", "then", "else", "$defs", "$ref",
    ]

    init(_ document: JSONValue) {
        self.document = document
    }

    mutating func compile() throws(JSONSchemaError) -> [JSONSchemaNode] {
        _ = try node(for: document, at: JSONPointer())
        while compiled.count < sources.count {
            let (schema, path) = sources[compiled.count]
            compiled.append(try keywords(of: schema, at: path))
        }
        try refuseCycles()
        return compiled.map(JSONSchemaNode.init)
    }

    /// The node of the schema at a place; it is compiled later.
    private mutating func node(for schema: JSONValue, at path: JSONPointer) throws(JSONSchemaError) -> Int {
        if let index = known[path] { return index }
        guard sources.count < JSONSchema.maximumNodes else {
            throw Self.error(path, "the schema holds more than \(JSONSchema.maximumNodes) schemas")
        }
        guard path.description.utf8.count <= JSONSchema.maximumPathLength else {
            throw Self.error(
                JSONPointer(),
                "a schema in it stands under names of more than \(JSONSchema.maximumPathLength) bytes in all"
            )
        }
        known[path] = sources.count
        sources.append((schema, path))
        return sources.count - 1
    }

    private mutating func keywords(
        of schema: JSONValue,
        at path: JSONPointer
    ) throws(JSONSchemaError) -> JSONSchemaKeywords {
        var node = JSONSchemaKeywords()
        switch schema {
        case .bool(let verdict): node.verdict = verdict
        case .object(let members):
            for member in members.members {
                try compile(member.key, member.value, at: path.appending(member.key), into: &node)
            }
        case .null, .integer, .number, .string, .array: throw Self.error(path, "a schema is an object, true or false")
        }
        return node
    }

    private static func error(_ path: JSONPointer, _ reason: String) -> JSONSchemaError {
        JSONSchemaError(path: path.description, reason: reason)
    }

    private mutating func compile(
        _ keyword: String,
        _ value: JSONValue,
        at path: JSONPointer,
        into node: inout JSONSchemaKeywords
    ) throws(JSONSchemaError) {
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

        case "items": node.items = try self.node(for: value, at: path)
        case "prefixItems": node.prefixItems = try nonEmpty(value, path)
        case "contains": node.contains = try self.node(for: value, at: path)
        case "minContains": node.minContains = try Self.count(value, path)
        case "maxContains": node.maxContains = try Self.count(value, path)
        case "minItems": node.minItems = try Self.count(value, path)
        case "maxItems": node.maxItems = try Self.count(value, path)
        case "uniqueItems":
            guard case .bool(let isUnique) = value else { throw Self.error(path, "must be true or false") }
            node.areItemsUnique = isUnique

        case "properties": node.properties = try namedSchemas(value, path)
        case "additionalProperties": node.additionalProperties = try self.node(for: value, at: path)
        case "propertyNames": node.propertyNames = try self.node(for: value, at: path)
        case "required": node.required = try Self.names(value, path)
        case "dependentRequired": node.dependentRequired = try Self.dependencies(value, path)
        case "minProperties": node.minProperties = try Self.count(value, path)
        case "maxProperties": node.maxProperties = try Self.count(value, path)

        case "$ref": node.reference = try reference(value, path)
        case "$defs": _ = try namedSchemas(value, path)
        case "allOf": node.allOf = try nonEmpty(value, path)
        case "anyOf": node.anyOf = try nonEmpty(value, path)
        case "oneOf": node.oneOf = try nonEmpty(value, path)
        case "not": node.not = try self.node(for: value, at: path)
        case "if": node.condition = try self.node(for: value, at: path)
        case "then": node.consequence = try self.node(for: value, at: path)
        case "else": node.alternative = try self.node(for: value, at: path)

        case "default": break
        case "$schema", "$comment", "title", "description":
            guard value.string != nil else { throw Self.error(path, "must be a string") }
        case "deprecated", "readOnly", "writeOnly":
            guard case .bool = value else { throw Self.error(path, "must be true or false") }
        case "examples": _ = try Self.list(value, path)

        default: throw Self.error(path, "the keyword \"\(keyword)\" is not implemented here\(Self.hint(keyword))")
        }
    }

    private static func hint(_ keyword: String) -> String {
        let lowered = keyword.lowercased()
        let nearest = assertions.first {
            $0.lowercased() == lowered || $0.dropFirst() == keyword || $0 == keyword + "s"
        }
        return nearest.map { "; did you mean \"\($0)\"?" } ?? ", so arguments could not be checked by it"
    }

    // MARK: Kinds of values

    private static func types(_ value: JSONValue, _ path: JSONPointer) throws(JSONSchemaError) -> [JSONSchemaType] {
        let names = value.string.map { [JSONValue.string($0)] } ?? value.array ?? []
        let types = names.compactMap { $0.string.flatMap(JSONSchemaType.init(rawValue:)) }
        guard !names.isEmpty, types.count == names.count, Set(types).count == types.count else {
            let known = JSONSchemaType.allCases.map(\.rawValue).joined(separator: ", ")
            throw error(path, "must be one of \(known), or a list of different ones")
        }
        return types
    }

    private static func number(_ value: JSONValue, _ path: JSONPointer) throws(JSONSchemaError) -> JSONValue {
        guard value.double?.isFinite == true else { throw error(path, "must be a number, at most 1.8e308") }
        return value
    }

    private static func count(_ value: JSONValue, _ path: JSONPointer) throws(JSONSchemaError) -> Int {
        guard let number = value.double, number >= 0, let count = Int(exactly: number) else {
            throw error(path, "must be a whole number from 0")
        }
        return count
    }

    private static func list(_ value: JSONValue, _ path: JSONPointer) throws(JSONSchemaError) -> [JSONValue] {
        guard let list = value.array else { throw error(path, "must be a list") }
        return list
    }

    private static func names(_ value: JSONValue, _ path: JSONPointer) throws(JSONSchemaError) -> [String] {
        let list = value.array ?? []
        let names = list.compactMap(\.string)
        guard value.array != nil, names.count == list.count, Set(names.map(JSONName.init)).count == names.count else {
            throw error(path, "must be a list of different strings")
        }
        return names
    }

    private static func dependencies(
        _ value: JSONValue,
        _ path: JSONPointer
    ) throws(JSONSchemaError) -> [(key: String, needs: [String])] {
        guard let object = value.object else { throw error(path, "must be an object of lists") }
        var dependencies: [(key: String, needs: [String])] = []
        for member in object.members {
            dependencies.append((member.key, try names(member.value, path.appending(member.key))))
        }
        return dependencies
    }

    private mutating func schemas(_ value: JSONValue, _ path: JSONPointer) throws(JSONSchemaError) -> [Int] {
        var indices: [Int] = []
        for (index, schema) in try Self.list(value, path).enumerated() {
            indices.append(try node(for: schema, at: path.appending(index)))
        }
        return indices
    }

    private mutating func nonEmpty(_ value: JSONValue, _ path: JSONPointer) throws(JSONSchemaError) -> [Int] {
        let indices = try schemas(value, path)
        guard !indices.isEmpty else { throw Self.error(path, "must hold at least one schema") }
        return indices
    }

    private mutating func namedSchemas(
        _ value: JSONValue,
        _ path: JSONPointer
    ) throws(JSONSchemaError) -> [JSONName: Int] {
        guard let object = value.object else { throw Self.error(path, "must be an object of schemas") }
        var indices: [JSONName: Int] = [:]
        for member in object.members {
            indices[JSONName(member.key)] = try node(for: member.value, at: path.appending(member.key))
        }
        return indices
    }

    // MARK: References

    private mutating func reference(_ value: JSONValue, _ path: JSONPointer) throws(JSONSchemaError) -> Int {
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

    /// A schema that leads back to itself without going down into the value would never come to an end.
    private func refuseCycles() throws(JSONSchemaError) {
        var finished = Set<Int>()
        for start in compiled.indices where !finished.contains(start) {
            var onPath: Set<Int> = [start]
            var stack: [(node: Int, next: [Int])] = [(start, compiled[start].inPlace)]
            while var top = stack.popLast() {
                guard let next = top.next.popLast() else {
                    onPath.remove(top.node)
                    finished.insert(top.node)
                    continue
                }
                stack.append(top)
                guard !onPath.contains(next) else {
                    throw Self.error(sources[next].path, "this schema refers back to itself for the same value")
                }
                if !finished.contains(next) {
                    onPath.insert(next)
                    stack.append((next, compiled[next].inPlace))
                }
            }
        }
    }
}
