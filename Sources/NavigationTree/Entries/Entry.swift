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
    /// Whether the type's module supplies content for each entry, as the type's registration says.
    package let expectsContent: Bool

    package init(
        type: TypeName,
        arguments: RawJSON = .emptyObject,
        hints: RawJSON? = nil,
        version: Int32 = 0,
        expectsContent: Bool = false
    ) {
        self.type = type
        self.arguments = arguments
        self.hints = hints
        self.version = version
        self.expectsContent = expectsContent
    }

    /// Bytes of text that it holds.
    var weight: Int { arguments.count + (hints?.count ?? 0) }

    /// Arguments of more bytes are equal only when their texts are. To compare their values would take too long.
    static let mostComparedBytes = 1_024

    /// Whether the other destination has the same type and equal arguments, so that it need not be shown again.
    package func showsTheSame(as other: Self) -> Bool {
        guard type == other.type else { return false }
        let isLong = max(arguments.count, other.arguments.count) > Self.mostComparedBytes
        return isLong ? arguments == other.arguments : arguments.isEquivalent(to: other.arguments)
    }
}

/// One shown destination. Two equal destinations in one path are two entries.
package struct Entry: Hashable, Sendable {
    package let id: EntryID
    package let destination: Destination
    /// Whether it is removed as soon as another entry is pushed over it.
    package let isTransient: Bool
    /// Whether it was restored, and breaks a rule or has arguments that do not fit a schema which was not known then.
    package internal(set) var isQuarantined: Bool
    /// Whether it is in quarantine because of its arguments. Not stored: the next registration of its type judges
    /// again.
    package internal(set) var isUnfit: Bool
    package let method: NavigationMethod
    /// The revision that showed it.
    package let revision: UInt64
    /// Zero, which no session has, when the host asked for it. An optional would take eight bytes more in each entry.
    private let sessionNumber: UInt64
    /// The content that its provider has supplied for it, if any.
    package var content: EntryContent?

    /// The session that asked for it; nil when the host did.
    package var session: SessionID? { sessionNumber == 0 ? nil : SessionID(rawValue: sessionNumber) }
}

extension Entry {
    /// Made of its parts in one step, because an initializer that sets one part after the other ends with a copy.
    package init(
        id: EntryID,
        destination: Destination,
        method: NavigationMethod,
        revision: UInt64,
        session: SessionID?,
        isTransient: Bool,
        isQuarantined: Bool = false,
        content: EntryContent? = nil
    ) {
        self.init(
            id: id,
            destination: destination,
            isTransient: isTransient,
            isQuarantined: isQuarantined,
            isUnfit: false,
            method: method,
            revision: revision,
            sessionNumber: session?.rawValue ?? 0,
            content: content
        )
    }

    /// Whether there is content; nil when the type does not supply content and none was supplied.
    package var contentState: ContentState? {
        guard let content else { return destination.expectsContent ? .pending : nil }
        if content.failure != nil { return .failed }
        return content.isEmpty ? .absent : .supplied
    }

    /// The same entry with other content, for a type that supplies content or not.
    func with(_ content: EntryContent?, expectsContent: Bool) -> Self {
        var new = showing(
            Destination(
                type: destination.type,
                arguments: destination.arguments,
                hints: destination.hints,
                version: destination.version,
                expectsContent: expectsContent
            )
        )
        new.content = content
        return new
    }

    /// The same entry with another destination, whose arguments fit if they are others.
    func showing(_ destination: Destination) -> Entry {
        var new = Entry(
            id: id,
            destination: destination,
            method: method,
            revision: revision,
            session: session,
            isTransient: isTransient,
            isQuarantined: isQuarantined,
            content: content
        )
        new.isUnfit = isUnfit && destination.arguments == self.destination.arguments
        return new
    }

    /// Bytes of text that it holds.
    package var weight: Int { destination.weight + (content?.weight ?? 0) }
}
