// Flows: sequences of steps that return to where they began, even when modules come and go meanwhile.
//
// A flow belongs to the navigator of its anchor, as a checkpoint does. When the path becomes shorter than the anchor,
// the flow is cancelled and removed.

package import JSON

extension NavigationTree {
    /// The flows of the scene, oldest first.
    package var allFlows: [Attachment] { flows.sorted().compactMap { attachments[$0] } }

    /// Starts a flow that returns to where the path ends now, or to a checkpoint on the navigator or above it.
    ///
    /// A transient entry on top does not count, because it is removed once it is covered and the flow could not return
    /// to it.
    package mutating func startFlow(
        _ request: FlowRequest,
        at navigator: NavigatorID,
        by session: SessionID?
    ) throws(NavigationError) -> Attached {
        var anchor = (navigator: navigator, position: lastingCount(of: navigator))
        if let name = request.checkpoint {
            guard let found = nearestCheckpoint(name, from: navigator), let place = found.checkpoint else {
                throw .cannotReturn(name, from: navigator, isKnown: false)
            }
            anchor = (found.navigator, place.position)
        }
        let flow = Flow(
            name: request.name,
            module: request.module,
            position: anchor.position,
            checkpoint: request.checkpoint,
            schema: request.schema,
            data: request.data
        )
        try checkRoom(forText: Attachment.Content.flow(flow).weight)
        let id = AttachmentID(rawValue: takeID())
        let attachment = Attachment(id: id, navigator: anchor.navigator, session: session, content: .flow(flow))
        take(.attached(attachment))
        if request.tellsModule { tell(.flowStarted, of: attachment, flow, to: nil) }
        return Attached(change: finish(), attachment: attachment)
    }

    private func lastingCount(of navigator: NavigatorID) -> Int {
        let path = self[existing: navigator].path
        return path.last?.isTransient == true ? path.count - 1 : path.count
    }

    /// The highest checkpoint of a name on the nearest navigator that has one.
    private func nearestCheckpoint(_ name: String, from navigator: NavigatorID) -> Attachment? {
        var next: NavigatorID? = navigator
        while let id = next {
            let highest = attachments(.checkpoint(name, id))
                .max { ($0.checkpoint?.position ?? 0) < ($1.checkpoint?.position ?? 0) }
            if let highest { return highest }
            next = self[existing: id].parent
        }
        return nil
    }

    /// Replaces the data of a flow. The flow keeps its id.
    package mutating func updateFlow(_ id: AttachmentID, data: RawJSON?) throws(NavigationError) -> NavigationChange {
        let (former, flow) = try flow(id)
        guard flow.data != data else { return finish() }
        let content = Attachment.Content.flow(flow.with(data))
        try checkRoom(forText: content.weight, insteadOf: former)
        let new = Attachment(id: id, navigator: former.navigator, session: former.session, content: content)
        take(.attachmentChanged(from: former, to: new))
        return finish()
    }

    /// The navigator that shows the next step of a flow: in front of its anchor, presented over it or selected below
    /// it.
    package func front(of flow: Attachment) -> NavigatorID { foremost(from: flow.navigator) }

    /// Ends a flow: closes the presentations at or below its anchor, and pops to it. Tells the session that started the
    /// flow and the module that drives it.
    ///
    /// When the flow is completed and its checkpoint still exists, the checkpoint's owner is told as well, as of any
    /// return.
    package mutating func endFlow(_ id: AttachmentID, _ end: FlowEnd) throws(NavigationError) -> Attached {
        let (attachment, flow) = try flow(id)
        closePresentations(atOrBelow: attachment.navigator)
        removeEntries(of: attachment.navigator, downTo: flow.position)
        take(.detached(attachment))
        if case .completed(let value) = end, let checkpoint = checkpoint(of: attachment) {
            signal(
                Signal(
                    .checkpointReturned,
                    navigator: attachment.navigator,
                    name: flow.checkpoint,
                    value: value,
                    recipient: checkpoint.session,
                    recipientModule: checkpoint.checkpoint?.module
                )
            )
        }
        tell(end, of: attachment, flow)
        return Attached(change: finish(), attachment: attachment)
    }

    /// The checkpoint at a flow's anchor; nil when the flow was started without one, or when it was removed.
    package func checkpoint(of attachment: Attachment) -> Attachment? {
        guard let flow = attachment.flow, let name = flow.checkpoint else { return nil }
        return attachments(.checkpoint(name, attachment.navigator)).first {
            $0.checkpoint?.position == flow.position
        }
    }

    private func flow(_ id: AttachmentID) throws(NavigationError) -> (Attachment, Flow) {
        guard let attachment = attachments[id], let flow = attachment.flow else { throw .unknownAttachment(id) }
        return (attachment, flow)
    }

    // MARK: Parts

    /// Removes an attachment that no request asked to remove. If it is a flow, this cancels it.
    mutating func drop(_ attachment: Attachment) {
        take(.detached(attachment))
        if let flow = attachment.flow { tell(.cancelled(reason: nil), of: attachment, flow) }
    }

    /// After an undo: tells that the flows which it removed are cancelled, and that those which it brought back go on.
    mutating func tellFlows(since former: [Attachment]) {
        for attachment in former where !flows.contains(attachment.id) {
            if let flow = attachment.flow { tell(.cancelled(reason: nil), of: attachment, flow) }
        }
        let known = Set(former.map(\.id))
        for attachment in allFlows where !known.contains(attachment.id) {
            if let flow = attachment.flow { tell(.flowStarted, of: attachment, flow, to: attachment.session) }
        }
    }

    private mutating func tell(_ end: FlowEnd, of attachment: Attachment, _ flow: Flow) {
        let session = attachment.session
        switch end {
        case .completed(let value): tell(.flowCompleted, of: attachment, flow, to: session, value: value)
        case .cancelled(let reason): tell(.flowCancelled, of: attachment, flow, to: session, reason: reason)
        case .failed(let reason, let data):
            tell(.flowFailed, of: attachment, flow, to: session, reason: reason, value: data)
        }
    }

    private mutating func tell(
        _ kind: Signal.Kind,
        of attachment: Attachment,
        _ flow: Flow,
        to session: SessionID?,
        reason: String? = nil,
        value: RawJSON? = nil
    ) {
        signal(
            Signal(
                kind,
                navigator: attachment.navigator,
                name: flow.name,
                value: value,
                flow: Signal.Flow(id: attachment.id, module: flow.module, reason: reason),
                recipient: session
            )
        )
    }
}
