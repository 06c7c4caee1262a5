import NavigationFleet

extension TurnContents {
    /// The parts of a turn that go to the log, one after the other: as few as it takes. None when nothing has changed.
    ///
    /// A request makes several changes when what it does concerns much: when a module registers, all entries of its
    /// types expect content.
    ///
    /// - Parameter most: The bytes of changes in each part.
    static func pieces(
        _ changes: [[UInt8]],
        _ tokens: [[UInt8]],
        _ settings: [UInt8]?,
        most: Int
    ) -> [TurnContents] {
        // Tokens are in the first one, and settings in the last one.
        let most = most - tokens.reduce(settings?.count ?? 0) { $0 + $1.count }
        var (groups, room): ([[[UInt8]]], Int) = ([], 0)
        for change in changes {
            if change.count > room || groups.isEmpty {
                groups.append([])
                room = most
            }
            groups[groups.count - 1].append(change)
            room -= change.count
        }
        if groups.isEmpty, settings != nil { groups = [[]] }
        return groups.enumerated().map { place, changes in
            TurnContents(
                changes: changes,
                answers: [],
                tokens: place == 0 ? tokens : [],
                settings: place == groups.count - 1 ? settings : nil
            )
        }
    }
}
