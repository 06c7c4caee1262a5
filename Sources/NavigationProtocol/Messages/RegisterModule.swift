package import NavigationTree

/// `module.register`: a module claims its name and says what it provides.
package struct RegisterModule: Sendable {
    package let module: String
    package let version: String?
    package let title: String?
    package let destinations: [DestinationDefinition]
    package let takeOver: Bool
    /// The navigator on which, and below which, the types are known; everywhere when nil.
    package let navigator: String?
    package let scene: String?

    private static let memberNames = [
        "type", "title", "description", "arguments", "version", "method", "hints", "orphan", "roles", "rules",
        "provides",
    ]

    package init(_ parameters: inout Parameters) throws(WireError) {
        let module = try parameters.name("module")
        self.module = module
        self.version = try parameters.string("version")
        self.title = try parameters.string("title")
        self.takeOver = try parameters.bool("takeOver") ?? false
        self.navigator = try parameters.string("navigator")
        self.scene = try parameters.string("scene")
        if scene != nil, navigator == nil {
            throw Parameters.invalid("scene", "left out, unless \"navigator\" says where the types are known")
        }
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
        let schemaText = try parameters.schemaText("arguments")
        let method = try parameters.requestedMethod()
        return DestinationDefinition(
            type: type,
            title: try parameters.string("title"),
            summary: try parameters.string("description"),
            schema: try schemaText.map { text throws(WireError) in
                try Parameters.schema(text, of: "\(type)", called: "arguments")
            },
            schemaText: schemaText,
            method: method.flatMap { if case .show(let method) = $0 { method } else { nil } },
            isSent: method == .send,
            hints: try parameters.object("hints"),
            orphan: try parameters.choice("orphan") ?? .keep,
            roles: Set(try parameters.roles("roles") ?? []),
            rule: try parameters.pathRule("rules") ?? PathRule(),
            version: Int32(try parameters.integer("version", in: 0...Int64(Int32.max)) ?? 0),
            providesContent: try parameters.bool("provides") ?? false
        )
    }
}
