// The content that modules supply for entries.

extension NavigationTree {
    /// Sets the content that an entry's provider supplies. Replaces the former content; nil removes it.
    package mutating func provide(_ content: EntryContent?, for id: EntryID) throws(NavigationError) -> NavigationChange
    {
        let place = try location(of: id)
        let old = try entry(id)
        let isSupplied = content.map { !$0.isEmpty || $0.failure != nil } ?? false
        let content = isSupplied ? content : old.destination.expectsContent ? EntryContent.nothing : nil
        guard old.content != content else { return finish() }
        try checkRoom(for: [], entries: 0, text: (content?.weight ?? 0) - (old.content?.weight ?? 0))
        var new = old
        new.content = content
        take(.entryChanged(place.navigator, position: Int(place.position), from: old, to: new))
        return finish()
    }

    /// Types were registered: their entries expect content from now on, or no longer.
    ///
    /// An entry of a type that supplies content is pending afterwards, unless it has content. Walks the whole scene
    /// when it shows one of the types.
    ///
    /// - Parameter types: for each type, whether it supplies content.
    package mutating func expectContent(_ types: [TypeName: Bool]) -> NavigationChange {
        guard types.keys.contains(where: { entriesOfType[$0] != nil }) else { return finish() }
        for id in navigators.ids {
            let navigator = self[existing: id]
            if let root = navigator.root { expectContent(types, for: root, at: -1, in: id) }
            for (position, entry) in navigator.path.enumerated() {
                expectContent(types, for: entry, at: position, in: id)
            }
        }
        return finish()
    }

    private mutating func expectContent(
        _ types: [TypeName: Bool],
        for entry: Entry,
        at position: Int,
        in navigator: NavigatorID
    ) {
        guard let expects = types[entry.destination.type] else { return }
        let isSupplied = entry.contentState == .supplied
        guard expects != entry.destination.expectsContent || (entry.content != nil && !isSupplied) else { return }
        let new = entry.with(isSupplied ? entry.content : nil, expectsContent: expects)
        take(.entryChanged(navigator, position: position, from: entry, to: new))
    }
}
