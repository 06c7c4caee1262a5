import JSON
package import NavigationTree

/// `module.register`: a module claims its name and says what it provides.
package struct RegisterModule: Sendable {
    package let module: String
    package let version: String?
    package let title: String?
    package let destinations: [DestinationDefinition]
    package let takeOver: Bool

    private static let memberNames = ["type", "title", "description", "arguments", "method", "hints", "orphan"]

    package init(_ parameters: inout Parameters) throws(WireError) {
        let module = try parameters.name("module")
        self.module = module
        self.version = try parameters.string("version")
        self.title = try parameters.string("title")
        self.takeOver = try parameters.bool("takeOver") ?? false
        let elements = try parameters.required(
            "destinations",
            "a list of {\"type\":…}",
            parameters.nestedList("destinations", known: Self.memberNames)
        )
        var destinations: [DestinationDefinition] = []
        var seen: Set<TypeName> = []
        for var element in elements {
            let definition = try Self.definition(&element, of: module)
            try element.finish()
            guard seen.insert(definition.type).inserted else {
                throw Parameters.invalid("destinations", "a list that names \(definition.type) once")
            }
            destinations.append(definition)
        }
        self.destinations = destinations
    }

    private static func definition(
        _ parameters: inout Parameters,
        of module: String
    ) throws(WireError) -> DestinationDefinition {
        let name = try parameters.requiredString("type")
        guard let type = TypeName(name), type.module == module else {
            throw Parameters.invalid("type", "a name that begins with \"\(module).\", as \"\(module).list\"")
        }
        let schemaText = try schemaText(&parameters)
        return DestinationDefinition(
            type: type,
            title: try parameters.string("title"),
            summary: try parameters.string("description"),
            schema: try schemaText.map { text throws(WireError) in try schema(text, of: type) },
            schemaText: schemaText,
            method: try parameters.choice("method"),
            hints: try parameters.object("hints"),
            orphan: try parameters.choice("orphan") ?? .keep
        )
    }

    private static func schemaText(_ parameters: inout Parameters) throws(WireError) -> RawJSON? {
        guard let slice = parameters.slice("arguments") else { return nil }
        switch slice.kind {
        case .object, .true, .false: return parameters.raw("arguments")
        case .array, .string, .number, .null: throw Parameters.invalid("arguments", "a JSON Schema (an object)")
        }
    }

    private static func schema(_ text: RawJSON, of type: TypeName) throws(WireError) -> JSONSchema {
        let document: JSONValue
        do { document = try text.value() } catch { throw invalid(type, path: "", reason: "\(error)") }
        do { return try JSONSchema(document) } catch { throw invalid(type, path: error.path, reason: error.reason) }
    }

    private static func invalid(_ type: TypeName, path: String, reason: String) -> WireError {
        WireError(
            .invalidSchema,
            "The arguments schema of \(type) cannot be used: \(reason)",
            ["type": .string(type.description), "path": .string(path), "reason": .string(reason)]
        )
    }
}
