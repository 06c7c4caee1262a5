package import JSON
package import NavigationTree

// The content and the links that a module supplies for an entry.

extension Parameters {
    private static var expectedLinks: String {
        """
        a list of up to 256 {"link":…,"type":…,"arguments"?:{…},"label"?:…}, their names all different
        """
    }

    /// `content` and `links`; nil when neither is there.
    mutating func entryContent() throws(WireError) -> EntryContent? {
        let content = raw("content", "Any JSON, for renderers.")
        let supplied = try list(
            "links",
            "Where the entry leads: up to 256 links, their names all different.",
            count: 0...256
        ) {
            (element) throws(WireError) in
            try EntryLink(supplied: &element)
        }
        guard content != nil || supplied != nil else { return nil }
        let links = supplied ?? []
        guard links.count <= 256, Set(links.map(\.name)).count == links.count else {
            throw Self.invalid("links", Self.expectedLinks)
        }
        return EntryContent(content: content, links: links)
    }
}

extension EntryLink {
    fileprivate init(supplied parameters: inout Parameters) throws(WireError) {
        let type = try parameters.requiredString("type", "The destination type that it leads to.")
        try parameters.check(
            TypeName(type) != nil,
            else: Parameters.invalid("type", "a destination type, as \"shop.list\"")
        )
        let name = try parameters.requiredString("link", "The link's name, unique in its entry.")
        let label = try parameters.string("label", "The text that a person sees.")
        let arguments = try parameters.object("arguments", "The arguments that it leads to; none when left out.")
        let placeholders = try parameters.strings(
            "placeholders",
            "Further arguments, by their names, which `entry.follow` gives: one link for all items of a list.",
            count: 0...16
        )
        self.init(
            name: name,
            label: label,
            type: type,
            arguments: arguments ?? .emptyObject,
            placeholders: try Self.checked(placeholders ?? [], with: arguments)
        )
    }

    private static func checked(_ placeholders: [String], with arguments: RawJSON?) throws(WireError) -> [String] {
        guard !placeholders.isEmpty else { return [] }
        let given = Set((try? arguments?.shortValue())?.object?.members.map(\.key) ?? [])
        guard placeholders.count <= 16, Set(placeholders).count == placeholders.count,
            given.isDisjoint(with: placeholders)
        else {
            throw Parameters.invalid("placeholders", "up to 16 names, all different, and none of them in \"arguments\"")
        }
        return placeholders
    }
}

extension EntryContent {
    /// The answer of a module to `type.provide` for one entry; nil when the answer has another form.
    package static func read(_ text: RawJSON) -> EntryContent? {
        let bytes = text.bytes
        var scanner = JSONScanner()
        guard (try? scanner.scan(bytes.span.bytes)) != nil, scanner.top.kind == .object else { return nil }
        return bytes.span.bytes.withUnsafeBytes { text in
            var parameters = Parameters(document: text, members: scanner.outer.members) { ["content", "links"] }
            guard let content = try? parameters.entryContent(), (try? parameters.finish()) != nil else { return nil }
            return content
        }
    }
}
