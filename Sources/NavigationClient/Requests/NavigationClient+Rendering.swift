/// The part of a scene that has a person's attention.
public struct RendererFocus: Hashable, Sendable {
    /// The entry.
    public var entry: EntryID
    /// The part of the entry, such as the id of a block of its content; nil for the whole entry.
    public var part: String?

    /// The whole entry, unless `part` says otherwise.
    public init(_ entry: EntryID, part: String? = nil) { (self.entry, self.part) = (entry, part) }

    var payload: JSONPayload {
        var writer = ParameterWriter()
        writer.add("entry", entry.rawValue)
        writer.add("part", part)
        return writer.payload()
    }
}

/// A part of an entry that a renderer could not draw.
public struct RendererGap: Hashable, Sendable {
    /// The entry.
    public var entry: EntryID
    /// The name of the part, for people.
    public var what: String

    /// A part of an entry.
    public init(_ entry: EntryID, _ what: String) { (self.entry, self.what) = (entry, what) }

    var payload: JSONPayload {
        var writer = ParameterWriter()
        writer.add("entry", entry.rawValue)
        writer.add("what", what)
        return writer.payload()
    }
}

/// Reports of a renderer about a scene that it draws.
extension NavigationClient {
    /// Says that this client draws a scene. The report replaces the former one. It ends with the connection.
    ///
    /// Refused with `unknown_scene` and `limit_reached`.
    ///
    /// - Parameters:
    ///   - focus: the part that has a person's attention; nil for none.
    ///   - undrawn: the parts that could not be drawn, at most 64.
    ///   - scene: the scene; nil for `main`.
    /// - Returns: whether the report differs from the former one.
    @discardableResult
    public func reportRendering(
        focus: RendererFocus? = nil,
        undrawn: [RendererGap] = [],
        scene: String? = nil
    ) async throws(NavigationClientError) -> Bool {
        var parameters = ParameterWriter()
        parameters.add("scene", scene)
        parameters.add("focus", focus?.payload)
        if !undrawn.isEmpty { parameters.add("undrawn", .array(undrawn.map(\.payload))) }
        return try await report(parameters.finish())
    }

    /// Says that this client draws a scene no longer. Returns whether it has drawn the scene before.
    @discardableResult
    public func endRendering(scene: String? = nil) async throws(NavigationClientError) -> Bool {
        var parameters = ParameterWriter()
        parameters.add("scene", scene)
        parameters.add("ends", true)
        return try await report(parameters.finish())
    }

    private func report(_ parameters: [UInt8]) async throws(NavigationClientError) -> Bool {
        try PayloadObject(try await call("renderer.report", parameters), of: "the answer to renderer.report")
            .flag("changed")
    }
}
