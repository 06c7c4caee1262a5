package import JSON
package import NavigationTree

/// `entry.provide`: what a module supplies for an entry that it provides.
package struct ProvideEntry: Sendable {
    package let scene: SceneTarget
    package let entry: EntryID
    /// Nil takes back what was supplied.
    package let content: EntryContent?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        self.entry = try parameters.requiredEntry()
        self.content = try parameters.entryContent()
    }
}

/// `entry.follow`: go where a link of an entry leads.
package struct FollowLink: Equatable, Sendable {
    package let scene: SceneTarget
    package let entry: EntryID
    package let link: String

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        self.entry = try parameters.requiredEntry()
        self.link = try parameters.requiredString("link")
    }
}

extension Parameters {
    private static let expectedLinks =
        "a list of up to 256 {\"link\":…,\"type\":…,\"arguments\"?:{…},\"label\"?:…}, their names all different"

    /// `content` and `links`; nil when neither is there.
    mutating func entryContent() throws(WireError) -> EntryContent? {
        let content = raw("content")
        let elements = try nestedList("links", known: ["link", "label", "type", "arguments"])
        guard content != nil || elements != nil else { return nil }
        var links: [EntryLink] = []
        for var element in elements ?? [] {
            let type = try element.requiredString("type")
            guard TypeName(type) != nil else { throw Self.invalid("type", "a destination type, as \"shop.list\"") }
            links.append(
                EntryLink(
                    name: try element.requiredString("link"),
                    label: try element.string("label"),
                    type: type,
                    arguments: try element.object("arguments") ?? .emptyObject
                )
            )
            try element.finish()
        }
        guard links.count <= 256, Set(links.map(\.name)).count == links.count else {
            throw Self.invalid("links", Self.expectedLinks)
        }
        return EntryContent(content: content, links: links)
    }
}

extension EntryContent {
    /// What a module answered to `type.provide` for one entry; nil when it is none.
    package static func read(_ text: RawJSON) -> EntryContent? {
        let bytes = text.bytes
        var scanner = JSONScanner()
        guard (try? scanner.scan(bytes.span.bytes)) != nil, scanner.top.kind == .object else { return nil }
        return bytes.span.bytes.withUnsafeBytes { text in
            var parameters = Parameters(document: text, members: scanner.members, known: ["content", "links"])
            guard let content = try? parameters.entryContent(), (try? parameters.finish()) != nil else { return nil }
            return content
        }
    }
}
