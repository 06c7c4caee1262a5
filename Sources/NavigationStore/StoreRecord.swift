package import JSON
package import NavigationTree

/// Something to be remembered, in the order in which it happened.
package enum StoreRecord: Sendable {
    /// A new scene at revision 0. What was set aside under the same name and key is forgotten.
    case sceneCreated(name: String, restorationKey: String = "", configuration: RawJSON)
    /// The scene is configured otherwise from now on.
    case sceneConfigured(name: String, configuration: RawJSON)
    /// One revision of a scene, and what brought it about; the store does not look into that. A change without steps is none.
    case change(scene: String, NavigationChange, cause: RawJSON)
    /// The scene is gone, and so is all that was stored of it.
    case sceneClosed(name: String)
    /// The scene is gone, but can be brought back under its restoration key.
    case sceneSetAside(name: String)
}

/// A scene as the store knows it.
package struct StoredScene: Sendable {
    package let name: String
    /// Says which program's state it is; a state is only given back to the same.
    package let restorationKey: String
    package let configuration: RawJSON
    package let tree: NavigationTree
    /// The last revisions without a gap up to the tree's, oldest first.
    package let history: [(change: NavigationChange, cause: RawJSON)]
}

/// What a commit outlives.
package enum Durability: String, CaseIterable, Sendable {
    /// Power loss: each commit waits for the disk (`synchronous=FULL`).
    case synced
    /// The end of the process, however it ends. SQLite hands each commit to the system and waits for the disk only when it moves its log into the
    /// database (`synchronous=NORMAL`): after power loss the last commits may be gone, but what is there is a state that was. With `OFF` nothing would be
    /// sure of that, for a file sync in a few thousand commits.
    case written
}

package struct StoreOptions: Sendable {
    package var durability = Durability.synced
    /// Revisions of a scene that are kept for those who ask what they missed.
    package var history = 4096
    /// A snapshot is due after so many revisions of a scene, or so many bytes of them: what a start has to replay at most.
    package var snapshotChanges = 1024
    package var snapshotBytes = 4 << 20
    /// What restored trees may grow to.
    package var limits = NavigationTree.Limits()

    package init() {}
}
