package import JSON
package import NavigationTree

extension ChangeDurability: WireChoice {
    /// Every answer to a change has it, so it is written without a look at its characters.
    package func write(to writer: inout JSONWriter) {
        switch self {
        case .memory: writer.name("memory")
        case .written: writer.name("written")
        case .synced: writer.name("synced")
        case .replicated: writer.name("replicated")
        }
    }
}

/// How every answer to an operation begins.
package struct ChangeResult: WireComponent, WireObject {
    package static let componentName = "ChangedResult"

    let scene: WireText
    package let revision: UInt64
    /// The promise about a change; nil when nothing has changed.
    package let durability: ChangeDurability?

    package init(scene: WireText, revision: UInt64, durability: ChangeDurability?) {
        (self.scene, self.revision, self.durability) = (scene, revision, durability)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("scene", "The scene's name.") { $0.scene }
        object.member("revision", "The scene's revision afterwards.") { $0.revision }
        object.member("changed", "Whether anything has changed.") { $0.durability != nil }
        object.optional("durability", "The durability of the change: `synced`, `written` or only in `memory`.") {
            $0.durability
        }
    }
}

/// The answer to an operation that shows something.
package struct ShownResult: WireComponent, WireObject {
    package static let componentName = "ShownResult"

    let change: ChangeResult
    let navigator: NavigatorID
    let entry: EntryID?

    package init(_ change: ChangeResult, _ navigator: NavigatorID, _ entry: EntryID?) {
        (self.change, self.navigator, self.entry) = (change, navigator, entry)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.include { $0.change }
        object.member("navigator", "The navigator where it is shown now.") { $0.navigator }
        object.optional("entry", "The entry that shows it.") { $0.entry }
    }
}

/// The answer to an operation that removes something.
package struct RemovedResult: WireComponent, WireObject {
    package static let componentName = "RemovedResult"

    let change: ChangeResult
    let removed: NavigationChange.Removed

    package init(_ change: ChangeResult, _ removed: NavigationChange.Removed) {
        (self.change, self.removed) = (change, removed)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.include { $0.change }
        object.member("removed", "How much went.") { $0.removed }
    }
}

/// How every answer about a scene at a revision begins.
package struct SceneRevision: WireObject {
    let scene: String
    let revision: UInt64

    package init(_ tree: borrowing NavigationTree) {
        (self.scene, self.revision) = (tree.scene, tree.revision)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("scene", "The scene's name.") { $0.scene }
        object.member("revision", "The scene's revision.") { $0.revision }
        object.include { _ in SceneAge() }
    }
}

/// The age of a result about a scene that a fleet shares. The host writes it behind the others of the result.
package struct SceneAge: WireObject {
    private let seconds: Double?

    /// - Parameter age: For how long the host has not been in touch with the log; nil while it is.
    package init(_ age: Duration? = nil) { seconds = age.map { ($0 / .milliseconds(1)).rounded() / 1_000 } }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.optional(
            "age",
            "Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have changed. Left out otherwise."
        ) { $0.seconds }
    }
}
