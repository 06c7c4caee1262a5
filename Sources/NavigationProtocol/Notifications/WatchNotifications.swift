package import NavigationTree

/// `changed`: a revision of a watched scene.
package struct Changed: NotificationDefinition {
    package static let name: StaticString = "changed"
    package static let summary = """
        A watched scene has a new revision. Each revision comes once, in order, and whole; a watch with a filter gets only those that pass it.
        """

    let watch: Int
    let scene: String
    let revision: UInt64
    let cause: Cause
    let changes: [NavigationChange.Step]

    package init(
        watch: Int,
        scene: String,
        revision: UInt64,
        cause: Cause,
        changes: [NavigationChange.Step]
    ) {
        (self.watch, self.scene, self.revision, self.cause, self.changes) = (watch, scene, revision, cause, changes)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("watch", "The watch's number on this connection.") { $0.watch }
        object.member("scene", "The scene's name.") { $0.scene }
        object.member("revision", "The new revision.") { $0.revision }
        object.member("cause", "The cause of the change.") { $0.cause }
        object.member("changes", "The changes, in order.") { $0.changes }
    }
}

/// `lagged`: the state instead of changes that a slow reader missed.
package struct Lagged: NotificationDefinition {
    package static let name: StaticString = "lagged"
    package static let summary = """
        The client read too slowly, so revisions were left out. The snapshot is the state now; changes go on after it.
        """

    let watch: Int
    let scene: String
    let revision: UInt64
    let snapshot: Snapshot

    package init(watch: Int, scene: String, revision: UInt64, snapshot: Snapshot) {
        (self.watch, self.scene, self.revision, self.snapshot) = (watch, scene, revision, snapshot)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("watch", "The watch's number on this connection.") { $0.watch }
        object.member("scene", "The scene's name.") { $0.scene }
        object.member("revision", "The scene's present revision.") { $0.revision }
        object.member("snapshot", "The scene, or the part of it that is watched.") { $0.snapshot }
    }
}

/// `watchEnded`: a watch that the host ended.
package struct WatchEnded: NotificationDefinition {
    package static let name: StaticString = "watchEnded"
    package static let summary = "The host has ended a watch. No other notification about it follows."

    /// Why it ended.
    package enum Reason: String, WireChoice {
        case navigatorClosed = "navigator_closed"
        case sceneClosed = "scene_closed"
        case snapshotTooLarge = "snapshot_too_large"
        /// The session may not watch or read this any more.
        case notAllowed = "not_allowed"
    }

    let watch: Int
    let reason: Reason

    package init(watch: Int, _ reason: Reason) { (self.watch, self.reason) = (watch, reason) }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("watch", "The watch's number on this connection.") { $0.watch }
        object.member("reason", "Why it ended.") { $0.reason }
    }
}
