package import NavigationTree

/// A connection that draws a scene, as it says itself.
package struct Renderer: WireComponent, WireObject, Equatable, Sendable {
    package static let componentName = "Renderer"

    /// The place that has a person's attention.
    package struct Focus: ParameterObject, WireObject, Equatable, Sendable {
        package static let componentName = "RendererFocus"
        package static let sample = Focus(entry: .sample)

        package let entry: EntryID
        /// The part of the entry, in words of its content.
        package var part: String?

        init(entry: EntryID) { self.entry = entry }

        package init(_ parameters: inout Parameters) throws(WireError) {
            self.entry = try parameters.requiredEntry("The entry that has the focus.")
            self.part = try parameters.words("part", "The part of the entry: the id of a block of its content, say.")
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("entry", "The entry that has the focus.") { $0.entry }
            object.optional("part", "The part of the entry.") { $0.part }
        }
    }

    /// A part of an entry that it could not draw.
    package struct Gap: ParameterObject, WireObject, Equatable, Sendable {
        package static let componentName = "RendererGap"
        package static let sample = Gap(entry: .sample, what: .sample)

        package let entry: EntryID
        package let what: String

        init(entry: EntryID, what: String) { (self.entry, self.what) = (entry, what) }

        package init(_ parameters: inout Parameters) throws(WireError) {
            let entry = try parameters.requiredEntry("The entry.")
            let what = try parameters.words("what", "The part that it could not draw, for people.")
            self.entry = entry
            self.what = try parameters.required("what", "words about what was not drawn", what)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("entry", "The entry.") { $0.entry }
            object.member("what", "The part that it could not draw, for people.") { $0.what }
        }
    }

    package let session: SessionID
    package let client: String?
    package let scene: String
    package let focus: Focus?
    package let undrawn: [Gap]

    package init(_ session: SessionID, _ client: String?, scene: String, focus: Focus?, undrawn: [Gap]) {
        (self.session, self.client, self.scene) = (session, client, scene)
        (self.focus, self.undrawn) = (focus, undrawn)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("session", "The connection that draws.") { $0.session }
        object.optional("client", "The name that it gave itself in `hello`, with its version.") { $0.client }
        object.member("scene", "The scene that it draws.") { $0.scene }
        object.optional("focus", "The place that has a person's attention.") { $0.focus }
        object.member("undrawn", "The parts that it could not draw.") { $0.undrawn }
    }

    /// The same without the entries that are not there.
    package func without(_ isGone: (EntryID) -> Bool) -> Renderer {
        Renderer(
            session,
            client,
            scene: scene,
            focus: focus.flatMap { isGone($0.entry) ? nil : $0 },
            undrawn: undrawn.filter { !isGone($0.entry) }
        )
    }
}

extension Parameters {
    /// A short text for people.
    fileprivate mutating func words(_ name: StaticString, _ summary: StaticString) throws(WireError) -> String? {
        let words = try string(name, summary, .words)
        if let words, !(1...200).contains(words.unicodeScalars.count) {
            throw Self.invalid(name, "1 to 200 characters")
        }
        return words
    }
}

extension Schema {
    /// A short text for people.
    fileprivate static let words = Schema.string(StringForm(minimum: 1, maximum: 200))
}
