/// The content of entries and their links.
extension NavigationClient {
    /// Supplies content and links for an entry of this client's module without being asked. Replaces the entry's former
    /// content.
    ///
    /// Refused with `unknown_entry`, and with `not_owner` when another module provides the entry.
    @discardableResult
    public func provide(
        _ content: EntryContent,
        for entry: EntryID,
        scene: String? = nil
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("entry.provide", Place(scene: scene)) { parameters in
            parameters.add("entry", entry.rawValue)
            parameters.add("content", content.content)
            if !content.links.isEmpty { parameters.add("links", .array(content.links.map(\.payload))) }
        }
    }

    /// The links of an entry's content. Each says whether its destination is registered there.
    public func links(of entry: EntryID, scene: String? = nil) async throws(NavigationClientError) -> [EntryLink] {
        var parameters = ParameterWriter()
        parameters.add("scene", scene)
        parameters.add("entry", entry.rawValue)
        let answer = try await call("entry.links", parameters.finish())
        return try EntryLink.list(try PayloadObject(answer, of: "the answer to entry.links").list("links"))
    }

    /// Follows a link of an entry, as a person does who taps it. The destination is shown on the navigator of the
    /// entry.
    ///
    /// Refused with `unknown_link` when the entry has no such link.
    ///
    /// - Parameters:
    ///   - link: the link's name.
    ///   - entry: the entry.
    ///   - values: an object with a value for each of the link's placeholders; nil for a link without any.
    ///   - scene: the scene of the entry; nil for `main`.
    @discardableResult
    public func follow(
        _ link: String,
        of entry: EntryID,
        values: JSONPayload? = nil,
        scene: String? = nil
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("entry.follow", Place(scene: scene)) { parameters in
            parameters.add("entry", entry.rawValue)
            parameters.add("link", link)
            parameters.add("values", values)
        }
    }
}
