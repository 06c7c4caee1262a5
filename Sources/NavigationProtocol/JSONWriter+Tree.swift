package import JSON
package import NavigationTree

// How the tree's values are written on the wire. The forms are those of `docs/reference/components.md`.

extension JSONWriter {
    package mutating func id(_ id: some NumberedID) {
        number(id.rawValue, quotedBehind: UInt8(ascii: type(of: id).prefix))
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
        if entry.destination.version != 0 {
            raw(",\"version\":")
            integer(entry.destination.version)
        }
        if entry.isTransient { raw(",\"transient\":true") }
        if let content = entry.content { contentMembers(content) }
        raw(",\"cause\":{\"revision\":")
        integer(entry.revision)
        if let session = entry.session {
            raw(",\"session\":")
            id(session)
        }
        raw("}")
    }

    private mutating func contentMembers(_ content: EntryContent) {
        if let content = content.content {
            raw(",\"content\":")
            raw(content)
        }
        guard !content.links.isEmpty else { return }
        raw(",\"links\":[")
        list(content.links) { writer, link in
            writer.raw("{")
            writer.linkMembers(link)
            writer.raw("}")
        }
        raw("]")
    }

    /// Without the braces, for answers that say more.
    package mutating func linkMembers(_ link: EntryLink) {
        raw("\"link\":")
        string(link.name)
        if let label = link.label {
            raw(",\"label\":")
            string(label)
        }
        raw(",\"type\":")
        string(link.type)
        if link.arguments != .emptyObject {
            raw(",\"arguments\":")
            raw(link.arguments)
        }
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
        if let buttons = navigator.buttons {
            raw(",\"buttons\":")
            raw(buttons.text)
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
        case .navigatorClosed(let navigator, _):
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
        case .entryChanged(let navigator, let position, _, let entry):
            raw("\"navigator\":")
            id(navigator)
            raw(",\"position\":")
            integer(position)
            raw(",\"entry\":")
            self.entry(entry)
        case .typeOrphaned(let type), .typeRevived(let type):
            raw("\"type\":")
            string(type.description)
        case .attached(let attachment), .detached(let attachment), .attachmentChanged(_, let attachment):
            raw("\"attachment\":")
            self.attachment(attachment)
        case .signalled(let signal):
            raw("\"signal\":{")
            signalMembers(signal)
            raw("}")
        }
        raw("}")
    }

    package mutating func strings(_ strings: [String]) {
        raw("[")
        list(strings) { $0.string($1) }
        raw("]")
    }

    /// As a registration writes it.
    package mutating func rule(_ rule: PathRule) {
        var members: [(StaticString, (inout JSONWriter) -> Void)] = []
        if let under = rule.under { members.append(("under", { $0.strings(under) })) }
        if let within = rule.within { members.append(("within", { $0.strings(within) })) }
        if let most = rule.most { members.append(("most", { $0.integer(most) })) }
        if let repeats = rule.repeats { members.append(("repeats", { $0.bool(repeats) })) }
        if let first = rule.first { members.append(("first", { $0.bool(first) })) }
        if let last = rule.last { members.append(("last", { $0.bool(last) })) }
        if let methods = rule.methods { members.append(("methods", { $0.strings(methods.map(\.rawValue)) })) }
        raw("{")
        list(members) { writer, member in
            writer.raw("\"")
            writer.raw(member.0)
            writer.raw("\":")
            member.1(&writer)
        }
        raw("}")
    }

    package mutating func attachment(_ attachment: Attachment) {
        raw("{")
        attachmentMembers(attachment)
        raw("}")
    }

    /// Without the braces, for answers that say more.
    package mutating func attachmentMembers(_ attachment: Attachment) {
        raw("\"id\":")
        id(attachment.id)
        raw(",\"navigator\":")
        id(attachment.navigator)
        if let session = attachment.session {
            raw(",\"session\":")
            id(session)
        }
        switch attachment.content {
        case .lock(let reason):
            raw(",\"kind\":\"lock\"")
            if let reason {
                raw(",\"reason\":")
                string(reason)
            }
        case .checkpoint(let checkpoint):
            raw(",\"kind\":\"checkpoint\",\"name\":")
            string(checkpoint.name)
            text(",\"module\":", checkpoint.module)
            raw(",\"position\":")
            integer(checkpoint.position)
            if let schema = checkpoint.schema {
                raw(",\"value\":")
                raw(schema)
            }
        case .mapping(let mapping):
            raw(",\"kind\":\"mapping\",\"from\":")
            string(mapping.source)
            raw(",\"to\":")
            string(mapping.target)
            if let arguments = mapping.arguments {
                raw(",\"arguments\":")
                raw(arguments)
            }
            raw(",\"inherits\":")
            bool(mapping.inherits)
        case .trigger(let trigger):
            raw(",\"kind\":\"trigger\",\"name\":")
            string(trigger.name)
            raw(",\"operation\":{\"method\":")
            string(trigger.method)
            raw(",\"params\":")
            raw(trigger.parameters)
            raw("}")
        case .flow(let flow): flowMembers(flow)
        }
    }

    private mutating func flowMembers(_ flow: Flow) {
        raw(",\"kind\":\"flow\",\"name\":")
        string(flow.name)
        text(",\"module\":", flow.module)
        raw(",\"position\":")
        integer(flow.position)
        text(",\"checkpoint\":", flow.checkpoint)
        if let schema = flow.schema {
            raw(",\"schema\":")
            raw(schema)
        }
        if let data = flow.data {
            raw(",\"data\":")
            raw(data)
        }
    }

    private mutating func text(_ key: StaticString, _ value: String?) {
        guard let value else { return }
        raw(key)
        string(value)
    }

    /// Without the braces, for notifications that say more.
    package mutating func signalMembers(_ signal: Signal) {
        raw("\"kind\":")
        string(signal.kind.rawValue)
        raw(",\"navigator\":")
        id(signal.navigator)
        if let entry = signal.entry {
            raw(",\"entry\":")
            id(entry)
        }
        if let name = signal.name {
            raw(",\"name\":")
            string(name)
        }
        if let value = signal.value {
            raw(",\"value\":")
            raw(value)
        }
        if let flow = signal.flow {
            raw(",\"flow\":")
            id(flow.id)
            text(",\"module\":", flow.module)
            text(",\"reason\":", flow.reason)
        }
    }

    /// A state document: the list of a navigator and all below it.
    package mutating func state(_ states: [NavigatorState]) {
        raw("[")
        var isFirst = true
        for state in states {
            if !isFirst { raw(",") }
            self.state(state, isTop: isFirst)
            isFirst = false
        }
        raw("]")
    }

    private mutating func state(_ state: NavigatorState, isTop: Bool) {
        raw("{\"path\":[")
        list(state.path) { $0.requested($1) }
        raw("]")
        if !isTop {
            raw(",\"parent\":")
            integer(state.parent)
            raw(",\"anchor\":")
            if let anchor = state.anchor { integer(anchor) } else { raw("null") }
        }
        if let method = state.method {
            raw(",\"method\":")
            string(method.rawValue)
        }
        if let name = state.name {
            raw(",\"name\":")
            string(name)
        }
        if let root = state.root {
            raw(",\"root\":")
            requested(root)
        }
        if let isSelected = state.isSelected {
            raw(",\"selected\":")
            bool(isSelected)
        }
        if let buttons = state.buttons {
            raw(",\"buttons\":")
            raw(buttons.text)
        }
        raw("}")
    }

    /// A destination as a request names it.
    private mutating func requested(_ destination: Destination) {
        raw("{\"type\":")
        string(destination.type.description)
        if destination.arguments != .emptyObject {
            raw(",\"arguments\":")
            raw(destination.arguments)
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
        raw("],\"attachments\":[")
        let attachments = tree.allAttachments.filter { attachment in
            top.map { tree.isInside(attachment.navigator, $0) } ?? true
        }
        list(attachments) { $0.attachment($1) }
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
