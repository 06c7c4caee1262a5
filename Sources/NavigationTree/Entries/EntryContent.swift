package import JSON

/// Whether an entry has content.
package enum ContentState: String, CaseIterable, Hashable, Sendable {
    /// The module has not supplied it yet.
    case pending
    /// The module has supplied content, links or both.
    case supplied
    /// The module has nothing to show.
    case absent = "none"
    /// The module's answer is an error, came too late, or breaks the schema of its type.
    case failed
}

/// The content that a module supplies for an entry: Navigator's provided destinations. A shared object, so that copies
/// of an entry cost nothing more.
package final class EntryContent: Hashable, Sendable {
    /// Data for renderers; any JSON.
    package let content: RawJSON?
    /// The places that the entry links to: SwiftUI's NavigationLink.
    package let links: [EntryLink]
    /// Why there is neither, for people; nil when the module has answered.
    package let failure: String?

    package init(content: RawJSON?, links: [EntryLink], failure: String? = nil) {
        self.content = content
        self.links = links
        self.failure = failure
    }

    /// The module has said that there is nothing.
    package static let nothing = EntryContent(content: nil, links: [])

    /// Neither content nor a link.
    package var isEmpty: Bool { content == nil && links.isEmpty }

    /// Compares the object, then its values.
    package static func == (one: EntryContent, other: EntryContent) -> Bool {
        one === other || (one.content == other.content && one.links == other.links && one.failure == other.failure)
    }

    /// Combines all values.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(content)
        hasher.combine(links)
        hasher.combine(failure)
    }

    /// Bytes of text that it holds.
    var weight: Int { links.reduce((content?.count ?? 0) + (failure?.utf8.count ?? 0)) { $0 + $1.weight } }
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
    /// The arguments that the follower gives, so that one link serves all items of a list. None of them is in
    /// `arguments`.
    package let placeholders: [String]

    package init(name: String, label: String?, type: String, arguments: RawJSON, placeholders: [String] = []) {
        self.name = name
        self.label = label
        self.type = type
        self.arguments = arguments
        self.placeholders = placeholders
    }

    var weight: Int {
        let texts = name.utf8.count + (label?.utf8.count ?? 0) + type.utf8.count + arguments.count
        return placeholders.reduce(texts) { $0 + $1.utf8.count }
    }
}
