package import JSON
package import NavigationTree

// The parameters that many methods share.

/// Which scene a request acts on, and at which revision.
package struct SceneTarget: Equatable, Sendable {
    package let scene: String
    /// Refuse unless the scene is at this revision.
    package let ifRevision: UInt64?

    /// The scene that is meant when none is named.
    package static let defaultScene = "main"

    package init(scene: String) {
        self.scene = scene
        self.ifRevision = nil
    }

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try parameters.scene()
        self.ifRevision = try parameters.integer("ifRevision", in: 0...Int64.max).map { UInt64($0) }
    }

    /// For methods that change nothing, and so have no `ifRevision`.
    package init(reading parameters: inout Parameters) throws(WireError) {
        self.scene = try parameters.scene()
        self.ifRevision = nil
    }
}

/// Which navigator a request acts on: an id or a name, the current one when nil.
package struct NavigatorTarget: Equatable, Sendable {
    package let scene: SceneTarget
    package let navigator: String?

    package init(scene: SceneTarget, navigator: String?) {
        self.scene = scene
        self.navigator = navigator
    }

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        self.navigator = try parameters.string("navigator") ?? parameters.context?.navigator
    }

    /// For methods that change nothing, and so have no `ifRevision`.
    package init(reading parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(reading: &parameters)
        self.navigator = try parameters.string("navigator")
    }
}

/// A destination as a request names it; not yet known to be registered.
package struct RequestedDestination: Hashable, Sendable {
    package let type: String
    package let arguments: RawJSON

    static let memberNames = ["type", "arguments"]

    package init(type: String, arguments: RawJSON) {
        self.type = type
        self.arguments = arguments
    }

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.type = try parameters.requiredString("type")
        self.arguments = try parameters.object("arguments") ?? .emptyObject
    }

    /// A parameter that holds one.
    package static func optional(_ name: StaticString, _ parameters: inout Parameters) throws(WireError) -> Self? {
        guard var nested = try parameters.nested(name, known: memberNames) else { return nil }
        let destination = try Self(&nested)
        try nested.finish()
        return destination
    }

    /// A parameter that holds a list of them.
    package static func list(_ name: StaticString, _ parameters: inout Parameters) throws(WireError) -> [Self] {
        let elements = try parameters.required(
            name,
            "a list of {\"type\":…,\"arguments\":…}",
            parameters.nestedList(name, known: memberNames)
        )
        var destinations: [Self] = []
        destinations.reserveCapacity(elements.count)
        for var element in elements {
            destinations.append(try Self(&element))
            try element.finish()
        }
        return destinations
    }
}

extension Parameters {
    /// The scene that a request acts on. A part of another request acts on that one's scene.
    mutating func scene() throws(WireError) -> String {
        guard let name = try string("scene") else { return context?.scene ?? SceneTarget.defaultScene }
        if let context, context.scene != name {
            throw Self.invalid("scene", "left out, or \"\(context.scene)\" as in the request around it")
        }
        return name
    }

    /// An entry's id.
    package mutating func entry(_ name: StaticString = "entry") throws(WireError) -> EntryID? {
        guard let text = try string(name) else { return nil }
        guard let id = EntryID(text) else { throw Self.invalid(name, "an entry's id, as \"e9\"") }
        return id
    }

    package mutating func requiredEntry() throws(WireError) -> EntryID {
        try required("entry", "an entry's id, as \"e9\"", entry())
    }

    /// A name for a new navigator.
    package mutating func navigatorName() throws(WireError) -> String? {
        guard let name = try string("name") else { return nil }
        guard Names.isValidForNavigator(name) else {
            throw Self.invalid(
                "name",
                "a name (1 to 64 of A-Z a-z 0-9 _ -, a letter or _ first) that is not like \"n4\""
            )
        }
        return name
    }

    /// The name of a module or a scene that is to be made.
    package mutating func name(_ parameter: StaticString) throws(WireError) -> String {
        let name = try requiredString(parameter)
        guard Names.isValid(name) else {
            throw Self.invalid(parameter, "a name: 1 to 64 of A-Z a-z 0-9 _ -, a letter or _ first")
        }
        return name
    }
}
