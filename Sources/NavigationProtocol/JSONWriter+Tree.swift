package import JSON
package import NavigationTree

// How the tree's values are written on the wire. The forms are those of `docs/protocol.md` section 6.

extension JSONWriter {
    package mutating func id(_ id: NavigatorID) {
        raw("\"n")
        integer(id.rawValue)
        raw("\"")
    }

    package mutating func id(_ id: EntryID) {
        raw("\"e")
        integer(id.rawValue)
        raw("\"")
    }

    package mutating func id(_ id: SessionID) {
        raw("\"s")
        integer(id.rawValue)
        raw("\"")
    }

    private mutating func idOrNull(_ id: NavigatorID?) {
        if let id { self.id(id) } else { raw("null") }
    }

    package mutating func entry(_ entry: Entry) {
        raw("{")
        entryMembers(entry)
        raw("}")
    }

    /// Without the braces, for answers that say more than the entry.
    package mutating func entryMembers(_ entry: Entry) {
        raw("\"id\":")
        id(entry.id)
        raw(",\"type\":")
        string(entry.destination.type.description)
        raw(",\"arguments\":")
        raw(entry.destination.arguments)
        raw(",\"module\":")
        string(entry.destination.type.module)
        raw(",\"method\":")
        string(entry.method.rawValue)
        if let hints = entry.destination.hints {
            raw(",\"hints\":")
            raw(hints)
        }
        raw(",\"cause\":{\"revision\":")
        integer(entry.revision)
        if let session = entry.session {
            raw(",\"session\":")
            id(session)
        }
        raw("}")
    }

    /// A navigator without its path, and without the brace that closes it.
    package mutating func navigatorMembers(_ navigator: Navigator, children: [NavigatorID]) {
        raw("\"id\":")
        id(navigator.id)
        raw(",\"kind\":")
        string(navigator.kind.rawValue)
        if let name = navigator.name {
            raw(",\"name\":")
            string(name)
        }
        member(",\"parent\":", navigator.parent)
        if let method = navigator.method {
            raw(",\"method\":")
            string(method.rawValue)
        }
        if let anchor = navigator.anchor {
            raw(",\"anchor\":")
            id(anchor)
        }
        if let root = navigator.root {
            raw(",\"root\":")
            entry(root)
        }
        if let session = navigator.ephemeral {
            raw(",\"ephemeral\":")
            id(session)
        }
        raw(",\"hasPath\":")
        bool(navigator.hasPath)
        raw(",\"children\":[")
        list(children) { $0.id($1) }
        raw("]")
        member(",\"selected\":", navigator.selected)
        member(",\"presented\":", navigator.presented)
    }

    private mutating func member(_ key: StaticString, _ navigator: NavigatorID?) {
        guard let navigator else { return }
        raw(key)
        id(navigator)
    }

    /// A navigator as it stands in snapshots and changes.
    package mutating func navigator(_ navigator: Navigator, children: [NavigatorID]) {
        raw("{")
        navigatorMembers(navigator, children: children)
        raw(",\"path\":[")
        list(navigator.path) { $0.entry($1) }
        raw("]}")
    }

    package mutating func removed(_ removed: NavigationChange.Removed) {
        raw("{\"entries\":")
        integer(removed.entries)
        raw(",\"navigators\":")
        integer(removed.navigators)
        raw("}")
    }

    /// One change of a `changed` notification.
    package mutating func step(_ step: NavigationChange.Step) {
        raw("{\"kind\":")
        string(ChangeKind(step).rawValue)
        raw(",")
        switch step {
        case .navigatorCreated(let navigator):
            raw("\"navigator\":")
            self.navigator(navigator, children: [])
            member(",\"previous\":", navigator.previousSibling)
        case .navigatorClosed(let navigator):
            raw("\"navigator\":")
            self.navigator(navigator, children: [])
        case .navigatorSelected(let parent, let child, let previous):
            raw("\"parent\":")
            id(parent)
            raw(",\"child\":")
            idOrNull(child)
            raw(",\"previous\":")
            idOrNull(previous)
        case .entryAdded(let navigator, let position, let entry), .entryRemoved(let navigator, let position, let entry):
            raw("\"navigator\":")
            id(navigator)
            raw(",\"position\":")
            integer(position)
            raw(",\"entry\":")
            self.entry(entry)
        case .typeOrphaned(let type), .typeRevived(let type):
            raw("\"type\":")
            string(type.description)
        }
        raw("}")
    }

    /// A whole scene, or the part of it below `top`.
    package mutating func snapshot(
        of tree: borrowing NavigationTree,
        below top: NavigatorID? = nil,
        instance: String,
        configuration: SceneConfiguration
    ) {
        raw("{\"scene\":")
        string(tree.scene)
        raw(",\"revision\":")
        integer(tree.revision)
        raw(",\"instance\":")
        string(instance)
        raw(",\"current\":")
        id(tree.current)
        raw(",\"configuration\":")
        self.configuration(configuration)
        raw(",\"orphaned\":[")
        list(tree.orphaned.sorted()) { $0.string($1.description) }
        raw("],\"navigators\":[")
        var isFirst = true
        for id in tree.subtree(of: top ?? tree.root) {
            guard let navigator = tree[id] else { continue }
            if !isFirst { raw(",") }
            isFirst = false
            self.navigator(navigator, children: tree.children(of: id))
        }
        raw("]}")
    }

    package mutating func cause(_ cause: Cause) {
        raw("{\"method\":")
        string(cause.event.name)
        if let session = cause.session {
            raw(",\"session\":")
            id(session)
        }
        if let module = cause.module {
            raw(",\"module\":")
            string(module)
        }
        if let request = cause.request {
            raw(",\"request\":")
            raw(request)
        }
        raw("}")
    }

    /// The parameters of `changed` behind the watch's number: `"scene":…,"revision":…,"cause":…,"changes":[…]}`.
    package mutating func changedMembers(
        scene: String,
        revision: UInt64,
        cause: Cause,
        steps: some Sequence<NavigationChange.Step>
    ) {
        raw("\"scene\":")
        string(scene)
        raw(",\"revision\":")
        integer(revision)
        raw(",\"cause\":")
        self.cause(cause)
        raw(",\"changes\":[")
        list(steps) { $0.step($1) }
        raw("]}")
    }
}
