extension NavigationClient {
    /// Gives content and links to an entry of this client's module, of its own accord; what the entry had is replaced.
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

    /// Where an entry's content leads, each with whether its destination is registered there.
    public func links(of entry: EntryID, scene: String? = nil) async throws(NavigationClientError) -> [EntryLink] {
        var parameters = ParameterWriter()
        parameters.add("scene", scene)
        parameters.add("entry", entry.rawValue)
        let answer = try await call("entry.links", parameters.finish())
        return try EntryLink.list(try PayloadObject(answer, of: "the answer to entry.links").list("links"))
    }

    /// Goes where a link leads, as a person does who taps it, on the navigator that shows the entry. Refused with `unknown_link`.
    @discardableResult
    public func follow(
        _ link: String,
        of entry: EntryID,
        scene: String? = nil
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("entry.follow", Place(scene: scene)) { parameters in
            parameters.add("entry", entry.rawValue)
            parameters.add("link", link)
        }
    }
}
