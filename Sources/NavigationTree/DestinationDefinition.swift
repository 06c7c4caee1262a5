package import JSON

/// What becomes of a type's entries when its provider vanishes.
package enum OrphanPolicy: String, CaseIterable, Hashable, Sendable {
    /// They stay, are orphaned, and revive when the type is registered again.
    case keep
    /// They are closed, with all above them.
    case close
}

/// A destination type as its module registered it. Never changes; registering again makes another one.
package final class DestinationDefinition: Sendable {
    package let type: TypeName
    package let title: String?
    package let summary: String?
    /// What the arguments must look like; nil when any object will do.
    package let schema: JSONSchema?
    /// The schema as the text it came in.
    package let schemaText: RawJSON?
    /// How it is shown when the request does not say.
    package let method: NavigationMethod?
    /// Whether navigating to it sends it, so that whoever receives it decides how it is shown.
    package let isSent: Bool
    /// For renderers; passed on with each entry.
    package let hints: RawJSON?
    package let orphan: OrphanPolicy
    /// What it is to others, in words that no module owns.
    package let roles: Set<String>
    package let rule: PathRule
    /// Of the form of the arguments: entries of an older one are migrated.
    package let version: Int32
    /// Whether its module is asked for content when an entry is shown.
    package let providesContent: Bool

    /// About what keeping it costs, in bytes of text.
    var weight: Int {
        let texts =
            [type.description, title ?? "", summary ?? ""] + roles + (rule.under ?? []) + (rule.within ?? [])
        return 256 + texts.reduce(0) { $0 + $1.utf8.count } + (schemaText?.count ?? 0) + (hints?.count ?? 0)
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
        providesContent: Bool = false
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
    }
}
