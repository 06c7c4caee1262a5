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

    /// The entries that change when their types are registered, and those that wait for content, by their types. Walks
    /// the whole scene when it shows one of the types.
    ///
    /// - Parameter types: for each type, whether it supplies content.
    package func entriesToReview(_ types: [TypeName: Bool]) -> [TypeName: [EntryID]] {
        guard types.keys.contains(where: { entriesOfType[$0] != nil }) else { return [:] }
        var found: [TypeName: [EntryID]] = [:]
        func look(_ entry: Entry) {
            guard let expects = types[entry.destination.type] else { return }
            guard expects && entry.contentState == .pending || expecting(expects, entry) != nil else { return }
            found[entry.destination.type, default: []].append(entry.id)
        }
        for id in navigators.ids {
            let navigator = self[existing: id]
            if let root = navigator.root { look(root) }
            for entry in navigator.path { look(entry) }
        }
        return found
    }

    /// Entries expect content from now on, or no longer, since their type was registered. Those that are not there any
    /// more are left out.
    ///
    /// An entry that expects content is pending afterwards, unless it has content.
    package mutating func expectContent(_ expects: Bool, of ids: some Sequence<EntryID>) -> NavigationChange {
        takeExpectations(expects, of: ids)
        return finish()
    }

    /// All entries of these types at once.
    ///
    /// - Parameter types: for each type, whether it supplies content.
    package mutating func expectContent(_ types: [TypeName: Bool]) -> NavigationChange {
        for (type, ids) in entriesToReview(types).sorted(by: { $0.key < $1.key }) {
            takeExpectations(types[type] == true, of: ids)
        }
        return finish()
    }

    private mutating func takeExpectations(_ expects: Bool, of ids: some Sequence<EntryID>) {
        for id in ids {
            guard let place = try? location(of: id), let old = try? entry(id), let new = expecting(expects, old) else {
                continue
            }
            take(.entryChanged(place.navigator, position: Int(place.position), from: old, to: new))
        }
    }

    /// The entry as it is afterwards. Nil when it stays the same.
    private func expecting(_ expects: Bool, _ entry: Entry) -> Entry? {
        let isSupplied = entry.contentState == .supplied
        guard expects != entry.destination.expectsContent || (entry.content != nil && !isSupplied) else { return nil }
        return entry.with(isSupplied ? entry.content : nil, expectsContent: expects)
    }
}
