package import NavigationProtocol
package import NavigationTree

/// The state that a store gives back to a host that starts.
package struct Restoration: Sendable {
    /// A scene as it was at its last revision.
    package struct Scene: Sendable {
        package let configuration: SceneConfiguration
        package let tree: NavigationTree
        /// The last revisions, oldest first.
        package let history: [(change: NavigationChange, cause: Cause)]
        /// The states under former restoration keys.
        package let setAside: [SetAsideState]

        package init(
            configuration: SceneConfiguration,
            tree: NavigationTree,
            history: [(change: NavigationChange, cause: Cause)],
            setAside: [SetAsideState] = []
        ) {
            self.configuration = configuration
            self.tree = tree
            self.history = history
            self.setAside = setAside
        }
    }

    package var scenes: [Scene] = []
    /// Sessions with smaller numbers were there before.
    package var lastSession: UInt64 = 0
    /// The former lives of the host over the same store, by instance. For each scene: the last revision of that life
    /// that still holds now.
    package var formerInstances: [String: [String: UInt64]] = [:]

    /// Scenes that lost revisions in the store.
    package var rolledBack: [RolledBack] = []

    package init() {}

    /// The modules of former sessions, as far as the history knows them.
    var formerModules: [SessionID: String] {
        var modules: [SessionID: String] = [:]
        for scene in scenes {
            for (_, cause) in scene.history {
                if let session = cause.session { modules[session] = cause.author?.module ?? modules[session] }
            }
        }
        return modules
    }
}
