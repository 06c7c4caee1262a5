package import NavigationClient

/// A destination type as `navctl describe` writes it, from an answer to `destination.get`.
package struct TypePage: Sendable {
    private let type: JSONPayload

    package init(_ type: JSONPayload) { self.type = type }

    /// The page.
    ///
    /// - Parameter width: how many columns a line may have.
    package func lines(width: Int, inColour: Bool) -> [String] {
        var page = PageWriter(width: width, inColour: inColour)
        page.title(type["type"]?.string ?? "?", "a destination type of \(type["module"]?.string ?? "?")")
        page.paragraph(type["title"]?.string)
        page.paragraph(type["description"]?.string)
        page.paragraph("It is shown by \(type["method"]?.string ?? "push"), unless a request says otherwise.")
        page.heading("Arguments", unless: type["arguments"] == nil)
        page.members(of: type["arguments"])
        let messages = type["messages"]?.members ?? []
        page.heading("Messages", unless: messages.isEmpty)
        for (name, message) in messages {
            page.member(name, SchemaWords.of(message), message["description"]?.string)
        }
        return page.lines
    }
}
