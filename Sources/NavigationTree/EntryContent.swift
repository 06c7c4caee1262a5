package import JSON

/// What a module supplies for an entry that it provides: Navigator's provided destinations. Shared by all that hold it.
package final class EntryContent: Hashable, Sendable {
    /// For renderers; any JSON.
    package let content: RawJSON?
    /// Where one can go from there: SwiftUI's NavigationLink.
    package let links: [EntryLink]

    package init(content: RawJSON?, links: [EntryLink]) {
        self.content = content
        self.links = links
    }

    package static func == (one: EntryContent, other: EntryContent) -> Bool {
        one === other || (one.content == other.content && one.links == other.links)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(content)
        hasher.combine(links)
    }

    /// Bytes of text that it holds.
    var weight: Int { links.reduce(content?.count ?? 0) { $0 + $1.weight } }
}

/// A place to go to from an entry. Whether one can is for the host to say when it is looked at: the type may come and go.
package struct EntryLink: Hashable, Sendable {
    /// Unique in its entry.
    package let name: String
    /// For people.
    package let label: String?
    package let type: String
    package let arguments: RawJSON

    package init(name: String, label: String?, type: String, arguments: RawJSON) {
        self.name = name
        self.label = label
        self.type = type
        self.arguments = arguments
    }

    var weight: Int { name.utf8.count + (label?.utf8.count ?? 0) + type.utf8.count + arguments.count }
}
