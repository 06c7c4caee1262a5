package import NavigationTree

/// `entry.get`: one entry.
package struct GetEntry: Equatable, Sendable {
    package let scene: String
    package let entry: EntryID

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try parameters.string("scene") ?? SceneTarget.defaultScene
        self.entry = try parameters.requiredEntry()
    }
}
