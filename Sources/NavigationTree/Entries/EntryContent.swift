package import JSON

/// The content that a module supplies for an entry: Navigator's provided destinations. A shared object, so that copies
/// of an entry cost nothing more.
package final class EntryContent: Hashable, Sendable {
    /// Data for renderers; any JSON.
    package let content: RawJSON?
    /// The places that the entry links to: SwiftUI's NavigationLink.
    package let links: [EntryLink]

    package init(content: RawJSON?, links: [EntryLink]) {
        self.content = content
        self.links = links
    }

    /// Compares the object, then its values.
    package static func == (one: EntryContent, other: EntryContent) -> Bool {
        one === other || (one.content == other.content && one.links == other.links)
    }

    /// Combines both values.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(content)
        hasher.combine(links)
    }

    /// Bytes of text that it holds.
    var weight: Int { links.reduce(content?.count ?? 0) { $0 + $1.weight } }
}

/// A link from an entry to another place. The host decides on each look whether the link is available, because the type
/// may come and go.
package struct EntryLink: Hashable, Sendable {
    /// Unique in its entry.
    package let name: String
    /// Text for people.
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
