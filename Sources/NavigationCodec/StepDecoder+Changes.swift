package import JSON
package import NavigationTree

// Changes, which may leave out what the tree before them has.

extension StepDecoder {
    /// A change, as ``StepEncoder/encode(_:cause:withBodiesBelow:)`` wrote it.
    package struct Change {
        package let change: NavigationChange
        package let cause: RawJSON
        /// Whether it was written with the bodies of all entries, so that it means the same without the tree.
        package let isWhole: Bool
    }

    /// Reads a change.
    ///
    /// - Parameter tree: the tree before the change. With a newer one, the entries of a change that is not whole have
    ///   no arguments, and the change must not be used.
    package mutating func change(
        _ revision: UInt64,
        _ pool: inout TypePool,
        after tree: borrowing NavigationTree
    ) throws(CodecError) -> Change {
        let weight = Int(try reader.positive())
        var count = try reader.count()
        let isWhole = count > 0
        if !isWhole {
            count = Int(try reader.positive())
            bodies = tree.revision < revision ? .tree(copy tree) : .unknown
        }
        defer { bodies = .rows([:]) }
        var steps: [NavigationChange.Step] = []
        var lowest: [NavigatorID: Int] = [:]
        while count > 0 {
            if reader.isNext(StepTag.entriesRemoved.rawValue) {
                count -= try takeRun(into: &steps, &lowest, atMost: count)
            } else {
                steps.append(try step(&pool))
                count -= 1
            }
        }
        let change = NavigationChange(restoring: revision, steps: steps, weight: weight)
        return Change(change: change, cause: try reader.json(), isWhole: isWhole)
    }

    /// Reads the removal of several entries, which the tree before the change has.
    ///
    /// - Parameter lowest: where the removals of each path have ended so far. So no bytes make more steps than the tree
    ///   has entries.
    /// - Returns: the number of its steps.
    private mutating func takeRun(
        into steps: inout [NavigationChange.Step],
        _ lowest: inout [NavigatorID: Int],
        atMost limit: Int
    ) throws(CodecError) -> Int {
        _ = try reader.byte()
        let (navigator, position, count) = (try navigatorID(), try index(), Int(try reader.positive()))
        guard (1...limit).contains(count), count <= position + 1, position < lowest[navigator] ?? .max else {
            throw CodecError("too many entries")
        }
        lowest[navigator] = position - count + 1
        switch bodies {
        case .rows: throw CodecError("a removal of entries that nothing has")
        case .unknown: break
        case .tree(let tree):
            guard let path = tree[navigator]?.path, position < path.count else {
                throw CodecError("an entry of \(navigator) is missing")
            }
            for place in stride(from: position, to: position - count, by: -1) {
                steps.append(.entryRemoved(navigator, position: place, path[place]))
            }
        }
        return count
    }
}
