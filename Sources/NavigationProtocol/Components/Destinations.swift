package import JSON
package import NavigationTree

extension OrphanPolicy: WireChoice {}

extension RequestedMethod: WireValue {
    package static var schema: Schema { .name(as: NavigationMethod.builtIn.map(\.rawValue) + ["send"]) }

    package func write(to writer: inout JSONWriter) {
        switch self {
        case .show(let method): method.write(to: &writer)
        case .send: writer.string("send")
        }
    }
}

/// A destination type as it was registered.
package struct DestinationDescription: WireComponent, WireObject {
    package static let componentName = "Destination"

    private let definition: DestinationDefinition
    private let scope: RegistrationScope?

    /// - Parameter scope: where the registration holds; everywhere when nil.
    package init(_ definition: DestinationDefinition, on scope: RegistrationScope? = nil) {
        (self.definition, self.scope) = (definition, scope)
    }

    private var method: RequestedMethod? { definition.isSent ? .send : definition.method.map { .show($0) } }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("type", Meaning.type) { $0.definition.type }
        object.member("module", "The module that provides it.") { $0.definition.type.module }
        object.optional("title", Meaning.title) { $0.definition.title }
        object.optional("description", Meaning.description) { $0.definition.summary }
        object.optional("arguments", Meaning.arguments) { $0.definition.schemaText }
        object.optional("version", Meaning.version) { $0.definition.version == 0 ? nil : $0.definition.version }
        object.optional("method", Meaning.method) { $0.method }
        object.optional("presentation", Meaning.presentation) { $0.definition.presentation?.name }
        object.optional("buttons", Meaning.buttons) { $0.definition.presentation?.buttons.map(WireButtons.init) }
        object.optional("provides", Meaning.provides) { $0.definition.providesContent ? true : nil }
        object.optional("content", Meaning.content) { $0.definition.content?.text }
        object.optional("messages", Meaning.messages) { $0.definition.messages.map { SchemasByName($0.text) } }
        object.optional("hints", Meaning.hints) { $0.definition.hints.map(OpaqueObject.init) }
        object.member("orphan", Meaning.orphan) { $0.definition.orphan }
        object.optional("roles", Meaning.roles) { $0.definition.roles.isEmpty ? nil : $0.definition.roles.sorted() }
        object.optional("rules", Meaning.rules) { $0.definition.rule.isEmpty ? nil : $0.definition.rule }
        object.optional("scene", "The scene of `navigator`.") { $0.scope?.scene }
        object.optional("navigator", "The registration holds on this navigator and below it; everywhere when left out.")
        {
            $0.scope?.navigator
        }
    }
}

/// A destination type as a module registers it.
package struct RegisteredDestination: ParameterObject {
    package static let componentName = "RegisteredDestination"
    package static let sample = Self(DestinationDefinition(type: .sample))

    package let definition: DestinationDefinition

    private init(_ definition: DestinationDefinition) { self.definition = definition }

    /// For the description. A registration names the module as well.
    package init(_ parameters: inout Parameters) throws(WireError) { try self.init(&parameters, of: "") }

    /// - Parameter module: whose type it must be.
    package init(_ parameters: inout Parameters, of module: String) throws(WireError) {
        let name = try parameters.requiredString("type", Meaning.type)
        let type = TypeName(name)
        try parameters.check(
            type?.module == module,
            else: Parameters.invalid("type", "a name that begins with \"\(module).\", as \"\(module).list\"")
        )
        let title = try parameters.string("title", Meaning.title)
        let summary = try parameters.string("description", Meaning.description)
        let schemaText = try parameters.schemaText("arguments", Meaning.arguments)
        let version = try parameters.integer("version", Meaning.version, in: 0...Int64(Int32.max))
        let method = try parameters.requestedMethod(Meaning.method)
        let hints = try parameters.countedObject("hints", Meaning.hints)
        let orphan: OrphanPolicy? = try parameters.choice("orphan", Meaning.orphan)
        let roles = try parameters.roles("roles", Meaning.roles)
        let rule = try parameters.pathRule("rules", Meaning.rules)
        let provides = try parameters.bool("provides", Meaning.provides)
        let contentText = try parameters.schemaText("content", Meaning.content)
        let content = try contentText.map { text throws(WireError) in
            DeclaredSchema(try Parameters.schema(text, of: name, called: "content"), text: text)
        }
        let presentation = try parameters.string("presentation", Meaning.presentation, .name)
        try parameters.check(
            presentation.map(Names.isValid) ?? true,
            else: Parameters.invalid("presentation", "a name (1 to 64 of A-Z a-z 0-9 _ -, a letter or _ first)")
        )
        let buttons = try parameters.buttons()
        let messages = try parameters.messages("messages", Meaning.messages, of: name)
        self.definition = DestinationDefinition(
            // Only a description gets here without a type.
            type: type ?? .sample,
            title: title,
            summary: summary,
            schema: try schemaText.map { text throws(WireError) in
                try Parameters.schema(text, of: name, called: "arguments")
            },
            schemaText: schemaText,
            method: method.flatMap { if case .show(let method) = $0 { method } else { nil } },
            isSent: method == .send,
            hints: hints,
            orphan: orphan ?? .keep,
            roles: Set(roles ?? []),
            rule: rule ?? PathRule(),
            version: Int32(version ?? 0),
            providesContent: provides ?? false,
            content: content,
            messages: messages,
            presentation: DeclaredPresentation(name: presentation, buttons: buttons)
        )
    }

    /// As the host's answers show it.
    package func write(to writer: inout JSONWriter) { DestinationDescription(definition).write(to: &writer) }
}

/// The meanings of the members that requests and answers share.
private enum Meaning {
    static let type: StaticString = "The type's name: its module's, a dot, and a name of its own."
    static let title: StaticString = "Its title for people."
    static let description: StaticString = "A description of what it shows, in a sentence for people."
    static let arguments: StaticString = "The JSON Schema of its arguments; any object is valid when left out."
    static let version: StaticString =
        "The version of its arguments' form, from 0; 0 when left out. The host has older entries migrated."
    static let method: StaticString =
        "How it is shown when a request does not say so. `send` leaves that to its receiver."
    static let presentation: StaticString =
        "The name of the navigator that presents it, when the request gives no name and no other navigator has this one."
    static let buttons: StaticString =
        "The buttons of its alert or dialog when the request gives none: 1 to 16, their answers all different."
    static let provides: StaticString =
        "True when the host asks the module for content for each entry; false when left out."
    static let content: StaticString =
        "The JSON Schema of its content, which the host checks when the module supplies it; any content is valid when left out."
    static let messages: StaticString =
        "The messages that its entries accept: up to 64 names with a JSON Schema each. Any message is valid when left out."
    static let hints: StaticString = "Hints that renderers get with each entry. The host passes them on."
    static let orphan: StaticString =
        "Whether its entries stay or are closed when its provider ends. `keep` when left out."
    static let roles: StaticString = "Its roles, which rules and guards name."
    static let rules: StaticString = "Where it may stand."
}
