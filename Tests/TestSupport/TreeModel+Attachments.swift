import JSON

@testable package import NavigationTree

// Locks, checkpoints, mappings, triggers, flows, alerts and columns, slow and obvious.

extension TreeModel {
    private func attach(_ content: Attachment.Content, to node: Node, by session: SessionID?) {
        attachments.append(
            Attachment(
                id: AttachmentID(rawValue: takeID()),
                navigator: NavigatorID(rawValue: node.id),
                session: session,
                content: content
            )
        )
    }

    /// Adds an attachment in place of those that `isSame` selects. Does nothing when an equal one is there.
    private func put(
        _ content: Attachment.Content,
        on node: Node,
        by session: SessionID?,
        insteadOf isSame: (Attachment) -> Bool
    ) {
        let former = attachments.filter { $0.navigator.rawValue == node.id && isSame($0) }
        if former.contains(where: { $0.content == content && $0.session == session }) { return }
        attachments.removeAll { former.contains($0) }
        attach(content, to: node, by: session)
    }

    func lock(_ node: Node, reason: String?, by session: SessionID?) {
        attach(.lock(reason: reason), to: node, by: session)
    }

    func detach(_ id: AttachmentID) throws(NavigationError) {
        guard attachments.contains(where: { $0.id == id }) else { throw .unknownAttachment(id) }
        attachments.removeAll { $0.id == id }
    }

    func establish(_ name: String, at node: Node, by session: SessionID?) {
        let checkpoint = Checkpoint(name: name, position: node.path.count)
        put(.checkpoint(checkpoint), on: node, by: session) {
            $0.checkpoint?.name == name && $0.checkpoint?.position == checkpoint.position
        }
    }

    private func checkpoints(_ name: String, at node: Node) -> [Attachment] {
        attachments.filter { $0.navigator.rawValue == node.id && $0.checkpoint?.name == name }
    }

    func returnToCheckpoint(_ name: String, from start: Node) throws(NavigationError) {
        let nodes = (start.ancestors + [start]).reversed()
        for node in nodes {
            let isPresenting = node.all.contains(where: \.isPresenting)
            let position = checkpoints(name, at: node).compactMap { $0.checkpoint?.position }
                .filter { $0 < node.path.count || isPresenting }.max()
            guard let position else { continue }
            dismissChildren(node)
            return cut(node, to: position)
        }
        throw .cannotReturn(
            name,
            from: NavigatorID(rawValue: start.id),
            isKnown: nodes.contains { !checkpoints(name, at: $0).isEmpty }
        )
    }

    func removeCheckpoint(_ name: String, at node: Node) throws(NavigationError) {
        let found = checkpoints(name, at: node)
        if found.isEmpty { throw .cannotReturn(name, from: NavigatorID(rawValue: node.id), isKnown: false) }
        attachments.removeAll { found.contains($0) }
    }

    func map(_ mapping: Mapping, on node: Node, by session: SessionID?) {
        put(.mapping(mapping), on: node, by: session) { $0.mapping?.source == mapping.source }
    }

    package func mapping(of type: String, on node: Node) -> Mapping? {
        for candidate in (node.ancestors + [node]).reversed() {
            let found = attachments.last { attachment in
                guard attachment.navigator.rawValue == candidate.id, let mapping = attachment.mapping else {
                    return false
                }
                return mapping.source == type && (candidate === node || mapping.inherits)
            }
            if let found { return found.mapping }
        }
        return nil
    }

    func bind(_ trigger: Trigger, to node: Node, by session: SessionID?) {
        put(.trigger(trigger), on: node, by: session) { $0.trigger?.name == trigger.name }
    }

    /// The anchor is on the node itself, or at the nearest checkpoint of the name.
    func startFlow(_ request: FlowRequest, at start: Node, by session: SessionID?) throws(NavigationError) {
        var (node, position) = (start, start.path.count)
        if start.path.last?.isTransient == true { position -= 1 }
        if let name = request.checkpoint {
            let nodes = (start.ancestors + [start]).reversed()
            guard let found = nodes.first(where: { !checkpoints(name, at: $0).isEmpty }) else {
                throw .cannotReturn(name, from: NavigatorID(rawValue: start.id), isKnown: false)
            }
            node = found
            position = checkpoints(name, at: found).compactMap { $0.checkpoint?.position }.max() ?? 0
        }
        let flow = Flow(
            name: request.name,
            module: request.module,
            position: position,
            checkpoint: request.checkpoint,
            schema: request.schema,
            data: request.data
        )
        attach(.flow(flow), to: node, by: session)
    }

    private func find(flow id: AttachmentID) throws(NavigationError) -> (index: Int, flow: Flow) {
        guard let index = attachments.firstIndex(where: { $0.id == id }), let flow = attachments[index].flow else {
            throw .unknownAttachment(id)
        }
        return (index, flow)
    }

    func updateFlow(_ id: AttachmentID, data: RawJSON?) throws(NavigationError) {
        let (index, old) = try find(flow: id)
        let new = Flow(
            name: old.name,
            module: old.module,
            position: old.position,
            checkpoint: old.checkpoint,
            schema: old.schema,
            data: data
        )
        let former = attachments[index]
        attachments[index] = Attachment(
            id: id,
            navigator: former.navigator,
            session: former.session,
            content: .flow(new)
        )
    }

    func endFlow(_ id: AttachmentID) throws(NavigationError) {
        let (index, flow) = try find(flow: id)
        guard let node = node(attachments[index].navigator) else { return }
        attachments.remove(at: index)
        dismissChildren(node)
        cut(node, to: flow.position)
    }

    func answer(_ entry: EntryID, with answer: String) throws(NavigationError) {
        guard let (node, position) = find(entry) else { throw .unknownEntry(entry) }
        guard position < 0, let buttons = node.buttons else { throw .noAlert(entry) }
        if !buttons.answers.contains(answer) { throw .unknownAnswer(answer, to: entry, known: buttons.answers) }
        try keepingLocks(from: node) { close(node) }
    }

    func finishEntry(_ entry: EntryID) throws(NavigationError) {
        guard let (node, position) = find(entry) else { throw .unknownEntry(entry) }
        if position < 0, !node.kind.isShownOver { throw .atRoot(NavigatorID(rawValue: node.id)) }
        try keepingLocks(from: node) { if position >= 0 { cut(node, to: position) } else { close(node) } }
    }

    func showInNextColumn(_ destination: Destination?, after node: Node) throws(NavigationError) {
        let id = NavigatorID(rawValue: node.id)
        guard node.kind == .stack, let parent = node.parent,
            let index = parent.stacks.firstIndex(where: { $0 === node }), index + 1 < parent.stacks.count
        else { throw .noColumn(id) }
        try keepingLocks(from: node) { show(destination, in: parent, after: index) }
    }

    private func show(_ destination: Destination?, in parent: Node, after index: Int) {
        let (node, next) = (parent.stacks[index], parent.stacks[index + 1])
        for further in parent.stacks[(index + (destination == nil ? 1 : 2))...] {
            cut(further, to: 0)
            closePresentation(over: further)
        }
        if let destination {
            closePresentation(over: next)
            if next.path.first.map({ $0.destination.looks(like: destination) }) ?? false {
                cut(next, to: 1)
            } else {
                keepingPlaces(of: next) {
                    cut(next, to: 0)
                    next.path.append(item(destination))
                }
            }
        }
        parent.selected = destination == nil ? node.id : next.id
    }
}
