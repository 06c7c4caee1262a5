package import JSON
package import NavigationTree

/// `url.register`: a module says what URLs of a form become.
package struct RegisterURL: Sendable {
    /// The session's only one when nil.
    package let module: String?
    package let pattern: String
    /// Items of a sequence with placeholders; the module is asked when nil.
    package let items: RawJSON?
    /// Where the items go when whoever opens the URL does not say.
    package let scene: String?
    package let navigator: String?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.module = try parameters.string("module")
        self.pattern = try parameters.requiredString("pattern")
        self.scene = try parameters.string("scene")
        self.navigator = try parameters.string("navigator")
        let items = try parameters.items(called: "to")
        let asks = try parameters.bool("ask") ?? false
        guard asks == (items == nil) else {
            throw Parameters.invalid("to", "a list of items, or \"ask\":true in its place, and not both")
        }
        self.items = items
    }
}

/// `url.unregister`: a module takes back a pattern, or all of them when `pattern` is nil.
package struct UnregisterURL: Equatable, Sendable {
    /// The session's only one when nil.
    package let module: String?
    package let pattern: String?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.module = try parameters.string("module")
        self.pattern = try parameters.string("pattern")
    }
}

/// `url.resolve` and `url.open`: what a URL would become, or becomes.
package struct ResolveURL: Equatable, Sendable {
    package enum Purpose: Sendable { case resolve, open }

    package let purpose: Purpose
    package let url: String
    /// Nil leaves it to the pattern.
    package let scene: String?
    package let navigator: String?

    /// Whether the sequence ends with the session that opens the URL.
    package let isEphemeral: Bool

    package init(_ purpose: Purpose, _ parameters: inout Parameters) throws(WireError) {
        self.purpose = purpose
        self.url = try parameters.requiredString("url")
        self.isEphemeral = purpose == .open ? try parameters.bool("ephemeral") ?? false : false
        self.scene = try parameters.string("scene")
        self.navigator = try parameters.string("navigator")
    }
}

/// `url.encode`: the URL of a place, or of items.
package struct EncodeURL: Sendable {
    package enum Subject: Sendable {
        /// All that a navigator shows.
        case navigator(NavigatorTarget)
        case entry(EntryID, scene: SceneTarget)
        case items(RawJSON)
    }

    package let subject: Subject

    package init(_ parameters: inout Parameters) throws(WireError) {
        let items = try parameters.items(called: "items")
        let entry = try parameters.entry()
        let target = try NavigatorTarget(reading: &parameters)
        guard [items != nil, entry != nil, target.navigator != nil].count(where: { $0 }) < 2 else {
            throw WireError(.invalidParams, "Only one of \"items\", \"entry\" and \"navigator\" can be meant")
        }
        if let items {
            self.subject = .items(items)
        } else if let entry {
            self.subject = .entry(entry, scene: target.scene)
        } else {
            self.subject = .navigator(target)
        }
    }
}

extension Parameters {
    fileprivate mutating func items(called name: StaticString) throws(WireError) -> RawJSON? {
        guard let slice = slice(name) else { return nil }
        guard slice.kind == .array else { throw Self.invalid(name, "a list of items, each an object") }
        return raw(name)
    }
}
