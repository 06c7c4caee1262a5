package import JSON

/// What is to be shown: a registered type with its arguments.
package struct Destination: Hashable, Sendable {
    package let type: TypeName
    /// A JSON object, as the text it came in.
    package let arguments: RawJSON
    /// For renderers; from the type's registration at the time it is shown.
    package let hints: RawJSON?
    /// Of the form of the arguments, as the type's registration had it when they came.
    package let version: Int32

    package init(type: TypeName, arguments: RawJSON = .emptyObject, hints: RawJSON? = nil, version: Int32 = 0) {
        self.type = type
        self.arguments = arguments
        self.hints = hints
        self.version = version
    }

    /// The same type with equal arguments: what is shown already need not be shown again.
    package func showsTheSame(as other: Self) -> Bool {
        type == other.type && arguments.isEquivalent(to: other.arguments)
    }
}

/// One shown destination. Two equal destinations in one path are two entries.
package struct Entry: Hashable, Sendable {
    package let id: EntryID
    package let destination: Destination
    package let method: NavigationMethod
    /// The revision that showed it.
    package let revision: UInt64
    /// Who asked for it; nil when the host did.
    package let session: SessionID?
    /// Whether it goes as soon as another is pushed over it.
    package let isTransient: Bool
    /// What its provider has supplied for it, if anything.
    package var content: EntryContent? = nil
}

extension Entry {
    /// Bytes of text that it holds.
    var weight: Int { destination.arguments.count + (content?.weight ?? 0) }
}
