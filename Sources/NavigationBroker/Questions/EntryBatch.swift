import NavigationTree

/// How many entries one question or one change is about. A module answers in one line, a turn must end, and the hosts of
/// a fleet send each other messages of a bounded size.
enum EntryBatch {
    static let mostEntries = 256
    /// The bytes of text of all entries, apart from the last one.
    static let mostBytes = 256 << 10

    /// How many of these entries, from the first one on, a question is about: one at least, if there is one.
    static func count(_ entries: some Sequence<Entry>) -> Int {
        var (count, bytes) = (0, 0)
        for entry in entries {
            guard count < mostEntries, bytes < mostBytes else { break }
            (count, bytes) = (count + 1, bytes + entry.weight)
        }
        return count
    }
}
