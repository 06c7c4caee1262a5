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

    /// The entries that change when their types are registered, and those that wait for content.
    package struct Review {
        /// By their types, with ascending ids.
        package var found: [TypeName: [EntryID]] = [:]
        /// The entry to go on with; nil when all were looked at.
        package var next: EntryID?
    }

    /// Looks for entries that change when their types are registered, and for those that wait for content.
    ///
    /// - Parameters:
    ///   - types: for each type, whether it supplies content.
    ///   - range: other entries are left out.
    ///   - most: how many entries it looks at.
    package func review(
        _ types: [TypeName: Bool],
        in range: Range<EntryID> = EntryID(rawValue: 0)..<EntryID(rawValue: .max),
        atMost most: Int = .max
    ) -> Review {
        var review = Review()
        guard types.keys.contains(where: { entriesOfType[$0] != nil }) else { return review }
        let ids = locations.ids(in: range, atMost: most)
        for id in ids {
            guard let entry = try? entry(id), let expects = types[entry.destination.type],
                expects && entry.contentState == .pending || expecting(expects, entry) != nil
            else { continue }
            review.found[entry.destination.type, default: []].append(id)
        }
        if let last = ids.last, ids.count >= most { review.next = EntryID(rawValue: last.rawValue + 1) }
        return review
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
        for (type, ids) in review(types).found.sorted(by: { $0.key < $1.key }) {
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
