package import JSON
package import NavigationTree

/// A scene, or the part of it below a navigator: all of it, or one of several parts.
package struct Snapshot: WireComponent, WireObject {
    package static let componentName = "Snapshot"
    /// No entry has fewer bytes, with its comma.
    package static let fewestBytesOfEntry = 90
    /// A navigator takes about as long to write as entries with this many bytes.
    package static let weightOfNavigator = 256

    private enum Content {
        case whole(NavigationTree, NavigatorID?)
        case part(TreePart, below: NavigatorID)
    }

    private let content: Content
    /// Whether the reader may see nothing of the scene but this part.
    private let isLimited: Bool
    private let scene: String
    private let revision: UInt64
    private let instance: String
    private let configuration: SceneConfiguration

    package init(
        of tree: NavigationTree,
        below top: NavigatorID?,
        instance: String,
        configuration: SceneConfiguration,
        isLimited: Bool
    ) {
        self.content = .whole(tree, top)
        self.isLimited = isLimited
        (self.scene, self.revision) = (tree.scene, tree.revision)
        (self.instance, self.configuration) = (instance, configuration)
    }

    /// - Parameter revision: of the first part.
    package init(
        _ part: TreePart,
        below top: NavigatorID,
        of scene: String,
        at revision: UInt64,
        instance: String,
        configuration: SceneConfiguration,
        isLimited: Bool
    ) {
        self.content = .part(part, below: top)
        self.isLimited = isLimited
        (self.scene, self.revision) = (scene, revision)
        (self.instance, self.configuration) = (instance, configuration)
    }

    private var current: NavigatorID {
        switch content {
        case .whole(let tree, let top):
            if isLimited, let top, !tree.isInside(tree.current, top) { top } else { tree.current }
        case .part(let part, let top): isLimited ? top : part.current
        }
    }

    private var orphaned: [TypeName] {
        switch content {
        case .whole(let tree, let top):
            isLimited ? tree.orphaned(below: top ?? tree.root) : tree.orphaned.sorted()
        case .part(let part, _): isLimited ? part.ownOrphaned : part.orphaned
        }
    }

    private var attachments: [Attachment] {
        switch content {
        case .whole(let tree, let top):
            tree.allAttachments.filter { attachment in top.map { tree.isInside(attachment.navigator, $0) } ?? true }
        case .part(let part, _): part.attachments
        }
    }

    private var next: PartCursor? {
        guard case .part(let part, _) = content else { return nil }
        return part.next.map { PartCursor(revision, $0) }
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("scene", "The scene's name.") { $0.scene }
        object.member("revision", "The revision of what follows.") { $0.revision }
        object.member("instance", "The life of the host that the revision belongs to.") { $0.instance }
        object.member(
            "current",
            "The navigator in front. For a session that may not read that one, the navigator that it asked for."
        ) { $0.current }
        object.member("configuration", "The current configuration of the scene.") { $0.configuration }
        object.member(
            "orphaned",
            "The types of the scene that no module provides. For a session that may not read the whole scene, those that are shown here."
        ) { $0.orphaned }
        object.member("navigators", "Every navigator, parents before children; in a part, some of them.") {
            Navigators(content: $0.content)
        }
        object.member("attachments", "The attachments of these navigators; in parts, they follow the navigators.") {
            $0.attachments
        }
        object.optional("next", "Where the next part begins, for `after`; left out in the last part, and of a whole.") {
            $0.next
        }
        object.include { _ in SceneAge() }
    }

    /// Written one by one: a scene may have a million.
    private struct Navigators: WireValue {
        let content: Content

        static var schema: Schema { .array(of: WireNavigator.schema) }

        func write(to writer: inout JSONWriter) {
            switch content {
            case .whole(let tree, let top):
                writer.array(tree.subtree(of: top ?? tree.root)) { writer, id in
                    guard let navigator = tree[id] else { return }
                    WireNavigator(navigator, children: tree.children(of: id), overlays: tree.overlays(of: id)).write(
                        to: &writer
                    )
                }
            case .part(let part, _):
                writer.array(part.pieces) { writer, piece in WireNavigator(piece).write(to: &writer) }
            }
        }
    }
}

extension SceneConfiguration.Verbosity: WireChoice {}

extension SceneConfiguration: WireComponent, WireObject {
    package static let componentName = "Configuration"

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.optional("restorationKey", "The key of the scene's state, which `scene.restore` changes.") {
            $0.restorationKey
        }
        object.member("executionDelay", "Seconds between sent values.") { $0.executionDelay }
        object.member("verbosity", "The most talkative events that watches of the scene can get.") { $0.verbosity }
    }
}

/// A part of a scene as one value: what `state.get` answers, and `state.set` takes.
package struct State: WireComponent {
    package static let componentName = "State"

    let states: [NavigatorState]

    package init(_ states: [NavigatorState]) { self.states = states }

    package static var definition: Schema { .array(of: Element.schema, minimum: 1) }

    package func write(to writer: inout JSONWriter) {
        writer.array(states.enumerated()) { Element(state: $1.element, isTop: $1.offset == 0).write(to: &$0) }
    }

    private struct Element: WireObject {
        let state: NavigatorState
        let isTop: Bool

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("path", "The destinations pushed on the navigator.") {
                $0.state.path.map(WireDestination.init)
            }
            object.optional("parent", "The index of the navigator around it; the first one has none.") {
                $0.isTop ? nil : $0.state.parent
            }
            object.optional("anchor", "The place in the parent's path with which it goes; null for none.") {
                $0.isTop ? nil : Nullable($0.state.anchor)
            }
            object.optional("method", "How a presentation is shown; a stack has none.") { $0.state.method }
            object.optional("name", "The navigator's name.") { $0.state.name }
            object.optional("root", "The destination below its path.") { $0.state.root.map(WireDestination.init) }
            object.optional("selected", "Whether the stack is the one in front.") { $0.state.isSelected }
            object.optional("buttons", "The buttons with which a person can answer an alert or a dialog.") {
                $0.state.buttons.map(WireButtons.init)
            }
            object.optional("accepts", "The types and roles that the navigator's path accepts; all when left out.") {
                $0.state.accepts
            }
        }
    }
}

/// A destination as requests and states name it.
package struct WireDestination: WireComponent, WireObject {
    package static let componentName = "RequestedDestination"
    /// Its least share of the size of a state, in bytes. A short destination takes longer to make than to write.
    package static let weight = 64

    let destination: Destination

    package init(_ destination: Destination) { self.destination = destination }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("type", "The destination type.") { $0.destination.type }
        object.optional("arguments", "The destination's arguments; none when left out.") {
            $0.destination.arguments.isEmptyObject ? nil : OpaqueObject($0.destination.arguments)
        }
        object.optional("hints", "The hints that differ from those of the type; null for those that it has not.") {
            $0.destination.hints.map(OpaqueObject.init)
        }
    }
}
