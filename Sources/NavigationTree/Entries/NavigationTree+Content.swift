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
        var walk = ContentWalk(of: types, in: self)
        return expectContent(&walk, entries: .max, bytes: .max)
    }

    /// The same in several changes, until the walk is at its end.
    ///
    /// - Parameters:
    ///   - entries: The most of one change.
    ///   - bytes: A change with as many bytes of text takes no further entry.
    package mutating func expectContent(_ walk: inout ContentWalk, entries: Int, bytes: Int) -> NavigationChange {
        var (taken, weight) = (0, 0)
        while let id = walk.navigators.first {
            guard let navigator = self[id], walk.position < navigator.path.count else {
                walk.navigators.removeFirst()
                walk.position = -1
                continue
            }
            guard taken < entries, weight < bytes else { break }
            let position = walk.position
            walk.position += 1
            guard let entry = position < 0 ? navigator.root : navigator.path[position],
                let new = expectingContent(walk.types, entry)
            else { continue }
            take(.entryChanged(id, position: position, from: entry, to: new))
            (taken, weight) = (taken + 1, weight + entry.weight)
        }
        return finish()
    }

    /// The entry as it is when its types were registered; nil when that does not change it.
    private func expectingContent(_ types: [TypeName: Bool], _ entry: Entry) -> Entry? {
        guard let expects = types[entry.destination.type] else { return nil }
        let isSupplied = entry.contentState == .supplied
        guard expects != entry.destination.expectsContent || (entry.content != nil && !isSupplied) else { return nil }
        return entry.with(isSupplied ? entry.content : nil, expectsContent: expects)
    }
}

/// How far ``NavigationTree/expectContent(_:entries:bytes:)`` has come.
package struct ContentWalk {
    fileprivate let types: [TypeName: Bool]
    /// Those that are left.
    fileprivate var navigators: ArraySlice<NavigatorID>
    /// The next entry of the first one; -1 is its root.
    fileprivate var position = -1

    /// - Parameter types: for each type, whether it supplies content.
    package init(of types: [TypeName: Bool], in tree: NavigationTree) {
        self.types = types
        navigators = types.keys.contains { tree.shows($0) } ? tree.navigators.ids[...] : []
    }

    package var isAtEnd: Bool { navigators.isEmpty }
}
