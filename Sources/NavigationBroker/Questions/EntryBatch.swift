import NavigationTree

/// The entries that one question or one change is about.
///
/// There are as many as a module answers in one line, and a message between hosts of a fleet takes.
struct EntryBatch {
    let entries: [(navigator: NavigatorID, entry: Entry)]

    static let mostEntries = 256
    /// The bytes of text of all entries, apart from the last one.
    private static let mostBytes = 256 << 10

    /// Takes entries from the first one on. Those that have gone are left out.
    ///
    /// - Returns: Nil when all have gone.
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
}
