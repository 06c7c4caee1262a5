package import NavigationTree

/// `history.list`: what changed, and who caused it.
package struct ListHistory: Equatable, Sendable {
    package let scene: SceneTarget
    /// Only what came after this revision; all that is kept when nil.
    package let since: UInt64?
    package let limit: Int
    /// Only revisions that mention this entry.
    package let entry: EntryID?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(reading: &parameters)
        self.since = try parameters.integer("since", in: 0...Int64.max).map { UInt64($0) }
        self.limit = try parameters.integer("limit", in: 1...Int64(Int32.max)) ?? 100
        self.entry = try parameters.entry()
    }
}

/// `undo`: go back to how the tree was.
package struct Undo: Equatable, Sendable {
    package let scene: SceneTarget
    /// The revision to go back to; the one before the newest when nil.
    package let to: UInt64?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        self.to = try parameters.integer("to", in: 0...Int64.max).map { UInt64($0) }
    }
}

/// `tree.get`: the tree, or a part of it, now or at a revision that is kept.
package struct GetTree: Equatable, Sendable {
    package let target: NavigatorTarget
    package let revision: UInt64?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(reading: &parameters)
        self.revision = try parameters.integer("revision", in: 0...Int64.max).map { UInt64($0) }
    }
}
