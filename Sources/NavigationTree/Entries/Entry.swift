package import JSON

/// A destination to show: a registered type with its arguments.
package struct Destination: Hashable, Sendable {
    package let type: TypeName
    /// A JSON object, as the text that the client sent.
    package let arguments: RawJSON
    /// Data for renderers, from the type's registration at the time the entry is shown.
    package let hints: RawJSON?
    /// The version of the arguments' form, as the type's registration had it when they came.
    package let version: Int32

    package init(type: TypeName, arguments: RawJSON = .emptyObject, hints: RawJSON? = nil, version: Int32 = 0) {
        self.type = type
        self.arguments = arguments
        self.hints = hints
        self.version = version
    }

    /// Bytes of text that it holds.
    var weight: Int { arguments.count + (hints?.count ?? 0) }

    /// Whether the other destination has the same type and equal arguments, so that it need not be shown again.
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
    /// The session that asked for it; nil when the host did.
    package let session: SessionID?
    /// Whether it is removed as soon as another entry is pushed over it.
    package let isTransient: Bool
    /// The content that its provider has supplied for it, if any.
    package var content: EntryContent? = nil
}

extension Entry {
    /// The same entry with another destination.
    func showing(_ destination: Destination) -> Entry {
        Entry(
            id: id,
            destination: destination,
            method: method,
            revision: revision,
            session: session,
            isTransient: isTransient,
            content: content
        )
    }

    /// Bytes of text that it holds.
    var weight: Int { destination.weight + (content?.weight ?? 0) }
}
