package import JSON
package import NavigationTree

/// An event that the store keeps. Records come in the order of the events.
package enum StoreRecord: Sendable {
    /// A new scene at revision 0. A scene that was set aside under the same name and key is deleted.
    case sceneCreated(name: String, restorationKey: String = "", configuration: RawJSON)
    /// A new configuration of the scene.
    case sceneConfigured(name: String, configuration: RawJSON)
    /// The scene has another restoration key of its own, which is in the configuration. The change of its tree is a
    /// record of its own.
    ///
    /// `setAside` is the state of the former key. `forgotten` has the revisions of the states that are not set aside
    /// any more.
    indirect case sceneRestored(
        name: String,
        configuration: RawJSON,
        setAside: SetAsideState?,
        forgotten: [UInt64]
    )
    /// One revision of a scene, and its cause, which the store does not interpret. A change without steps is ignored.
    case change(scene: String, NavigationChange, cause: RawJSON)
    /// The scene was deleted, with all of its rows.
    case sceneClosed(name: String)
    /// The scene was closed. It can be brought back under its restoration key.
    case sceneSetAside(name: String)
}

/// A scene that was read from the store.
package struct StoredScene: Sendable {
    package let name: String
    /// Names the program whose state it is. Only the same program gets the state back.
    package let restorationKey: String
    package let configuration: RawJSON
    package let tree: NavigationTree
    /// The last revisions up to the tree's, without a gap, oldest first. Empty after a change that was written without
    /// what it removed.
    package let history: [(change: NavigationChange, cause: RawJSON)]
    /// The states under former restoration keys of the scene's own.
    package let setAside: [SetAsideState]
}

/// The failures that a commit survives.
package enum Durability: String, CaseIterable, Sendable {
    /// A power loss: each commit waits for the disk (`synchronous=FULL`).
    case synced
    /// A crash of the process. SQLite passes each commit to the system, and waits for the disk only when it moves its
    /// log into the database (`synchronous=NORMAL`). After a power loss the last commits may be lost, but the store
    /// has an earlier complete state. `OFF` would save one file sync in a few thousand commits, and a power loss
    /// could damage the store.
    case written
}

package struct StoreOptions: Sendable {
    package var durability = Durability.synced
    /// How many revisions of a scene are kept for clients that ask for the revisions that they missed.
    package var history = 4096
    /// The bytes that they may have together. The oldest are given up first.
    package var historyBytes = 16 << 20
    /// The number of revisions of a scene, and their size in bytes, after which a snapshot is due. A start replays at
    /// most that much. A change that removes as many bytes is written without them, and no revision up to it is kept
    /// over a restart.
    package var snapshotChanges = 16_384
    package var snapshotBytes = 1 << 20
    /// The rows of a snapshot that make it due before that: the clients wait while it is written.
    package var snapshotRows = 1024
    /// The limits of restored trees.
    package var limits = NavigationTree.Limits()

    package init() {}
}
