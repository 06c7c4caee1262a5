package import NavigationProtocol
package import NavigationTree

/// What a store gives back to a host that starts.
package struct Restoration: Sendable {
    /// A scene as it was at its last revision.
    package struct Scene: Sendable {
        package let configuration: SceneConfiguration
        package let tree: NavigationTree
        /// The last revisions, oldest first.
        package let history: [(change: NavigationChange, cause: Cause)]

        package init(
            configuration: SceneConfiguration,
            tree: NavigationTree,
            history: [(change: NavigationChange, cause: Cause)]
        ) {
            self.configuration = configuration
            self.tree = tree
            self.history = history
        }
    }

    package var scenes: [Scene] = []
    /// Sessions with smaller numbers were there before.
    package var lastSession: UInt64 = 0
    /// Lives of the host over the same store, by instance: up to which revision of each scene a client of that life has seen what is true now.
    package var formerInstances: [String: [String: UInt64]] = [:]

    package init() {}
}
