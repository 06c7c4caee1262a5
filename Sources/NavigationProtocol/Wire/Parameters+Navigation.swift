package import JSON
package import NavigationTree

// The parameters that many methods share.

/// Which scene a request acts on, and at which revision.
package struct SceneTarget: Equatable, Sendable {
    package let scene: String
    /// Refuse unless the scene is at this revision.
    package let ifRevision: UInt64?
    /// Refuse if something was navigated after this revision.
    package let ifNavigation: UInt64?

    /// The scene that is meant when none is named.
    package static let defaultScene = "main"

    package init(scene: String) {
        self.scene = scene
        self.ifRevision = nil
        self.ifNavigation = nil
    }

    // Here and below, the properties are set when nothing can be refused any more. An initializer that may stop half
    // way keeps what it makes in memory, and returns a copy.
    package init(_ parameters: inout Parameters) throws(WireError) {
        let scene = try parameters.scene()
        let revision = try parameters.integer(
            "ifRevision",
            "The request is refused unless the scene is at this revision.",
            in: 0...Int64.max
        )
        let seen = try parameters.integer(
            "ifNavigation",
            "The request is refused if a revision after this one has navigated. Content, hints and attachments do not count.",
            in: 0...Int64.max
        )
        self.scene = scene
        self.ifRevision = parameters.hasWaited ? nil : revision.map { UInt64($0) }
        self.ifNavigation = parameters.hasWaited ? nil : seen.map { UInt64($0) }
    }

    /// For methods that change nothing, and so have no `ifRevision`.
    package init(reading parameters: inout Parameters) throws(WireError) {
        self.scene = try parameters.scene()
        self.ifRevision = nil
        self.ifNavigation = nil
    }
}

/// Which navigator a request acts on: an id or a name, the one that shows an entry, or the current one when both are
/// nil.
package struct NavigatorTarget: Equatable, Sendable {
    package let scene: SceneTarget
    package let navigator: String?
    /// The entry whose view makes the request.
    package let fromEntry: EntryID?

    package init(scene: SceneTarget, navigator: String?) {
        self.scene = scene
        self.navigator = navigator
        self.fromEntry = nil
    }

    package init(_ parameters: inout Parameters) throws(WireError) {
        let scene = try SceneTarget(&parameters)
        let named = try parameters.navigator()
        let entry = try parameters.entry(
            "fromEntry",
            "The entry that the request comes from: the request acts on the navigator that shows it."
        )
        self.scene = scene
        self.navigator = named ?? (entry == nil ? parameters.context?.navigator : nil)
        self.fromEntry = entry
    }

    /// For methods that change nothing, and so have no `ifRevision`.
    package init(reading parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(reading: &parameters)
        self.navigator = try parameters.navigator()
        self.fromEntry = nil
    }
}

extension NavigatorTarget {
    /// For methods that act on the navigator that the request means, and never on the current one.
    package init(requiring parameters: inout Parameters) throws(WireError) {
        let scene = try SceneTarget(&parameters)
        let named = try parameters.string("navigator", "Id or name of the navigator; needed without `fromEntry`.")
        let entry = try parameters.entry(
            "fromEntry",
            "The entry that the request comes from: the navigator that shows it is meant."
        )
        let navigator = named ?? (entry == nil ? parameters.context?.navigator : nil)
        try parameters.check(
            navigator != nil || entry != nil,
            else: Parameters.invalid("navigator", "an id or a name; or give \"fromEntry\"")
        )
        self.scene = scene
        self.navigator = navigator
        self.fromEntry = entry
    }

    /// For methods that may name the entry that they come from for the cause only.
    package init(scene: SceneTarget, navigator: String?, fromEntry: EntryID?) {
        self.scene = scene
        self.navigator = navigator
        self.fromEntry = fromEntry
    }
}

/// A destination as a request names it; not yet known to be registered.
package struct RequestedDestination: Hashable, ParameterObject {
    package static let componentName = "RequestedDestination"
    package static let sample = RequestedDestination(type: .sample, arguments: .emptyObject)

    package let type: String
    package let arguments: RawJSON
    /// Hints for renderers, besides those of the type; nil for none.
    package let hints: RawJSON?

    package init(type: String, arguments: RawJSON, hints: RawJSON? = nil) {
        self.type = type
        self.arguments = arguments
        self.hints = hints
    }

    package init(_ parameters: inout Parameters) throws(WireError) {
        let type = try parameters.requiredString("type", "The destination type.")
        let arguments = try parameters.object("arguments", "The destination's arguments; none when left out.")
        let hints = try parameters.hints()
        self.type = type
        self.arguments = arguments ?? .emptyObject
        self.hints = hints
    }

    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("type", type)
            writer.member("arguments", arguments)
            writer.member("hints", ifPresent: hints)
        }
    }

    /// A parameter that holds one.
    package static func optional(
        _ name: StaticString,
        _ summary: StaticString = "",
        _ parameters: inout Parameters
    ) throws(WireError) -> Self? {
        try parameters.object(name, summary)
    }

    /// A parameter that holds a list of them.
    package static func list(
        _ name: StaticString,
        _ summary: StaticString = "",
        _ parameters: inout Parameters
    ) throws(WireError) -> [Self] {
        try parameters.required(name, "a list of destinations, each with a type", parameters.list(name, summary))
    }
}

extension Parameters {
    /// The hints of a request for the entry that it shows.
    mutating func hints() throws(WireError) -> RawJSON? {
        try countedObject(
            "hints",
            "Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace those of the same name; null removes one."
        )
    }

    /// An object that the host reads as a value. Its values count like the elements of lists.
    mutating func countedObject(_ name: StaticString, _ summary: StaticString) throws(WireError) -> RawJSON? {
        let object = try object(name, summary)
        if let object { try lists.take(object.size.values) }
        return object
    }

    /// The scene that a request acts on. A part of another request acts on that one's scene.
    mutating func scene() throws(WireError) -> String {
        guard let name = try string("scene", "The scene to act on; `main` when left out.") else {
            return context?.scene ?? SceneTarget.defaultScene
        }
        if let context, context.scene != name {
            throw Self.invalid("scene", "left out, or \"\(context.scene)\" as in the request around it")
        }
        return name
    }

    /// The navigator that a request acts on.
    mutating func navigator() throws(WireError) -> String? {
        try string("navigator", "Id or name of the navigator to act on; the current one when left out.")
    }

    /// An id that the host has given out.
    @inline(__always)
    package mutating func id<ID: NumberedID>(
        _ name: StaticString,
        _ summary: StaticString,
        as type: ID.Type = ID.self
    ) throws(WireError) -> ID? {
        mayHave(name) ? try id(at: name) : absent(name, summary, ID.schema)
    }

    private mutating func id<ID: NumberedID>(at name: StaticString) throws(WireError) -> ID? {
        guard let text = try string(name) else { return nil }
        guard let id = ID(text) else { throw Self.invalid(name, "an id, as \"\(ID.prefix)9\"") }
        return id
    }

    /// Whose scene is meant. A host that shares scenes reads it before a broker sees the request.
    mutating func local() throws(WireError) {
        _ = try bool("local", "Means the scene of this host, also when its fleet shares one of the same name.")
    }

    /// An entry's id.
    @inline(__always)
    package mutating func entry(
        _ name: StaticString = "entry",
        _ summary: StaticString = "The entry's id."
    ) throws(WireError) -> EntryID? {
        try id(name, summary)
    }

    package mutating func requiredEntry(
        _ summary: StaticString = "The entry's id."
    ) throws(WireError) -> EntryID {
        try required("entry", "an entry's id, as \"e9\"", entry("entry", summary))
    }

    /// A name for a new navigator.
    package mutating func navigatorName() throws(WireError) -> String? {
        guard let name = try string("name", "A name for the new navigator, unique in the scene.", .name) else {
            return nil
        }
        guard Names.isValidForNavigator(name) else {
            throw Self.invalid(
                "name",
                "a name (1 to 64 of A-Z a-z 0-9 _ -, a letter or _ first) that is not like \"n4\""
            )
        }
        return name
    }

    /// The name of something that the request creates.
    package mutating func name(_ parameter: StaticString, _ summary: StaticString = "") throws(WireError) -> String {
        let name = try requiredString(parameter, summary, .name)
        guard Names.isValid(name) else {
            throw Self.invalid(parameter, "a name: 1 to 64 of A-Z a-z 0-9 _ -, a letter or _ first")
        }
        return name
    }
}

extension Schema {
    /// The name of a module, scene or navigator.
    package static let name = Self.name(as: [])

    /// A name: one of these, or another one.
    package static func name(as examples: [String]) -> Schema {
        .string(StringForm(pattern: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", examples: examples))
    }
}
