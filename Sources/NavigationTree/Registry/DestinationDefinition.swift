package import JSON

/// The fate of a type's entries when its provider ends.
package enum OrphanPolicy: String, CaseIterable, Hashable, Sendable {
    /// The entries stay, are marked as orphaned, and revive when the type is registered again.
    case keep
    /// The entries are closed, with all above them.
    case close
}

/// A destination type as its module registered it. It never changes; registering again makes another one.
package final class DestinationDefinition: Sendable {
    package let type: TypeName
    package let title: String?
    package let summary: String?
    /// The schema of the arguments; nil when any object is valid.
    package let schema: JSONSchema?
    /// The schema as the text that the module sent.
    package let schemaText: RawJSON?
    /// How it is shown when the request does not say.
    package let method: NavigationMethod?
    /// Whether navigating to it sends it, so that its receiver decides how it is shown.
    package let isSent: Bool
    /// Data for renderers; passed on with each entry.
    package let hints: RawJSON?
    package let orphan: OrphanPolicy
    /// Its roles for others, in words that no module owns.
    package let roles: Set<String>
    package let rule: PathRule
    /// The version of the arguments' form. Entries of an older version are migrated.
    package let version: Int32
    /// Whether the host asks its module for content when an entry is shown.
    package let providesContent: Bool
    /// The schema of its content; nil when any content is valid.
    package let content: DeclaredSchema?
    /// The messages that its entries accept; nil when they accept any.
    package let messages: DeclaredMessages?
    /// The name and the buttons of its presentations when the request gives none; nil for neither.
    package let presentation: DeclaredPresentation?

    /// Roughly how many bytes of text it occupies.
    var weight: Int {
        let texts =
            [type.description, title ?? "", summary ?? ""] + roles + (rule.under ?? []) + (rule.within ?? [])
        return 256 + texts.reduce(0) { $0 + $1.utf8.count } + (schemaText?.count ?? 0) + (hints?.count ?? 0)
            + (content?.text.count ?? 0) + (messages?.text.count ?? 0) + (presentation?.weight ?? 0)
    }

    package init(
        type: TypeName,
        title: String? = nil,
        summary: String? = nil,
        schema: JSONSchema? = nil,
        schemaText: RawJSON? = nil,
        method: NavigationMethod? = nil,
        isSent: Bool = false,
        hints: RawJSON? = nil,
        orphan: OrphanPolicy = .keep,
        roles: Set<String> = [],
        rule: PathRule = PathRule(),
        version: Int32 = 0,
        providesContent: Bool = false,
        content: DeclaredSchema? = nil,
        messages: DeclaredMessages? = nil,
        presentation: DeclaredPresentation? = nil
    ) {
        self.type = type
        self.title = title
        self.summary = summary
        self.schema = schema
        self.schemaText = schemaText
        self.method = method
        self.isSent = isSent
        self.hints = hints
        self.orphan = orphan
        self.roles = roles
        self.rule = rule
        self.version = version
        self.providesContent = providesContent
        self.content = content
        self.messages = messages
        self.presentation = presentation
    }
}

extension DestinationDefinition {
    /// The destination of a request, and how its type wants to be shown.
    package typealias Resolved = (
        destination: Destination, method: NavigationMethod?, isSent: Bool, presentation: DeclaredPresentation?
    )

    /// The destination that a request asks for, checked against the schema.
    ///
    /// - Parameters:
    ///   - requested: the hints of the request, which are put over those of the type.
    ///   - budget: of the request.
    package func resolve(
        arguments: RawJSON,
        hints requested: RawJSON? = nil,
        within budget: inout JSONSchemaBudget
    ) throws(RegistryError) -> Resolved {
        try check(arguments: arguments, within: &budget)
        let destination = Destination(
            type: type,
            arguments: arguments,
            hints: requested.map { hints(with: $0) } ?? hints,
            version: version,
            expectsContent: providesContent
        )
        return (destination, method, isSent, presentation)
    }
}
