import NavigationTree

/// The entries that one question or one change is about. A module answers in one line, a turn must end, and the hosts of
/// a fleet send each other messages of a bounded size.
struct EntryBatch {
    let entries: [(navigator: NavigatorID, entry: Entry)]

    static let mostEntries = 256
    /// The bytes of text of all entries, apart from the last one.
    private static let mostBytes = 256 << 10

    /// Takes entries from the first one on. Those that are not there any more are left out.
    ///
    /// - Returns: Nil when there is none.
    init?(taking left: inout ArraySlice<EntryID>, in scene: Scene) {
        var (entries, bytes) = ([(navigator: NavigatorID, entry: Entry)](), 0)
        while entries.count < Self.mostEntries, bytes < Self.mostBytes, let id = left.popFirst() {
            guard let (entry, place) = try? scene.entry(id) else { continue }
            entries.append((place.navigator, entry))
            bytes += entry.weight
        }
        guard !entries.isEmpty else { return nil }
        self.entries = entries
    }

    /// How many of these entries, from the first one on, belong together: one at least, if there is one.
    static func count(_ entries: some Sequence<Entry>) -> Int {
        var (count, bytes) = (0, 0)
        for entry in entries {
            guard count < mostEntries, bytes < mostBytes else { break }
            (count, bytes) = (count + 1, bytes + entry.weight)
        }
        return count
    }
}
