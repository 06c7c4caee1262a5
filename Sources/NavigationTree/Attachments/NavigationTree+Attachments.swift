// Checkpoints, mappings and triggers; locks and flows have files of their own.
//
// All of them are removed with their navigator. Those that end with their session are removed with it as well;
// checkpoints and the flows of modules stay (`Attachment.endsWithSession`).

package import JSON

extension NavigationTree {
    /// An attachment that an operation made or found.
    package struct Attached: Hashable, Sendable {
        package let change: NavigationChange
        package let attachment: Attachment
    }

    /// The attachments of a navigator, oldest first.
    package func attachments(at navigator: NavigatorID) -> [Attachment] {
        attachmentsAt[navigator, default: []].compactMap { attachments[$0] }
    }

    /// All attachments of the scene, oldest first.
    package var allAttachments: [Attachment] { attachments.values.sorted { $0.id < $1.id } }

    /// The attachment with this id; nil when the id is unknown.
    package func attachment(_ id: AttachmentID) -> Attachment? { attachments[id] }

    /// The attachments that end with a session, oldest first.
    package func attachments(of session: SessionID) -> [Attachment] {
        (attachmentsOf[session] ?? []).sorted().compactMap { attachments[$0] }
    }

    /// Removes a lock, a mapping or a trigger. Checkpoints are removed by name.
    package mutating func detach(_ id: AttachmentID) throws(NavigationError) -> NavigationChange {
        guard let attachment = attachments[id] else { throw .unknownAttachment(id) }
        take(.detached(attachment))
        return finish()
    }

    // MARK: Checkpoints

    /// Names the place where a navigator's path ends now. When the name exists at the same place, the checkpoint gets
    /// the new owner.
    package mutating func establishCheckpoint(
        _ name: String,
        at navigator: NavigatorID,
        schema: RawJSON?,
        of module: String? = nil,
        by session: SessionID?
    ) throws(NavigationError) -> Attached {
        let position = self[existing: navigator].path.count
        let checkpoint = Checkpoint(name: name, module: module, position: position, schema: schema)
        let same = attachments(.checkpoint(name, navigator)).first { $0.checkpoint?.position == position }
        if let same, same.session == session, same.checkpoint == checkpoint {
            return Attached(change: finish(), attachment: same)
        }
        try checkRoom(forText: schema?.count ?? 0, insteadOf: same)
        if let same { take(.detached(same)) }
        return attach(.checkpoint(checkpoint), to: navigator, by: session)
    }

    /// The checkpoint that a return from `navigator` would go to.
    ///
    /// It is on that navigator, or on the nearest one above it that has a checkpoint of the name. Of several on one
    /// navigator, the highest counts. A checkpoint counts only when the return would undo something there.
    package func checkpoint(_ name: String, from navigator: NavigatorID) -> Attachment? {
        var next: NavigatorID? = attachments.isEmpty ? nil : navigator
        while let id = next {
            let highest = attachments(.checkpoint(name, id)).filter { isAbove($0.checkpoint?.position ?? 0, id) }
                .max { ($0.checkpoint?.position ?? 0) < ($1.checkpoint?.position ?? 0) }
            if let highest { return highest }
            next = self[existing: id].parent
        }
        return nil
    }

    private func isAbove(_ position: Int, _ navigator: NavigatorID) -> Bool {
        self[existing: navigator].path.count > position || isAnyPresenting(atOrBelow: navigator)
    }

    /// Closes the presentations at or below the checkpoint's navigator, pops to its place, and tells the session that
    /// established it.
    package mutating func returnToCheckpoint(
        _ name: String,
        from navigator: NavigatorID,
        value: RawJSON?
    ) throws(NavigationError) -> Attached {
        guard let found = checkpoint(name, from: navigator), let checkpoint = found.checkpoint else {
            throw .cannotReturn(name, from: navigator, isKnown: isCheckpointKnown(name, from: navigator))
        }
        closePresentations(atOrBelow: found.navigator)
        removeEntries(of: found.navigator, downTo: checkpoint.position)
        signal(
            Signal(
                .checkpointReturned,
                navigator: found.navigator,
                name: name,
                value: value,
                recipient: found.session,
                recipientModule: checkpoint.module
            )
        )
        return Attached(change: finish(), attachment: found)
    }

    private func isCheckpointKnown(_ name: String, from navigator: NavigatorID) -> Bool {
        var next: NavigatorID? = navigator
        while let id = next {
            if keyedAttachments[.checkpoint(name, id)] != nil { return true }
            next = self[existing: id].parent
        }
        return false
    }

    /// Removes the checkpoints of a name from a navigator.
    package mutating func removeCheckpoint(
        _ name: String,
        at navigator: NavigatorID
    ) throws(NavigationError) -> NavigationChange {
        let found = attachments(.checkpoint(name, navigator))
        guard !found.isEmpty else { throw .cannotReturn(name, from: navigator, isKnown: false) }
        for attachment in found { take(.detached(attachment)) }
        return finish()
    }

    /// Removes the checkpoints and cancels the flows whose place is above the path.
    mutating func dropPlaces(of navigator: NavigatorID) {
        guard !places.isEmpty, let places = places[navigator] else { return }
        let count = self[existing: navigator].path.count
        let lost = places.reversed().prefix { $0.position > count }
        for id in lost.map(\.id).sorted() { if let attachment = attachments[id] { drop(attachment) } }
    }

    /// Moves checkpoints and the anchors of flows, because the path below them has changed.
    ///
    /// - Parameter shift: the new position; nil removes the checkpoint, and cancels the flow.
    mutating func shiftPlaces(of navigator: NavigatorID, _ shift: (Int) -> Int?) {
        guard !attachmentsAt.isEmpty else { return }
        for attachment in attachments(at: navigator) {
            guard let old = attachment.position else { continue }
            guard let new = shift(old) else {
                drop(attachment)
                continue
            }
            if new != old { take(.attachmentChanged(from: attachment, to: attachment.moved(to: new))) }
        }
        dropDoubles(at: navigator)
    }

    /// Of the attachments that cannot be there twice, the newest stays: checkpoints with one name at one position,
    /// mappings of one type, triggers with one name.
    mutating func dropDoubles(at navigator: NavigatorID) {
        var taken: Set<Attachment.Role> = []
        for attachment in attachments(at: navigator).reversed() {
            if let role = attachment.role, !taken.insert(role).inserted { drop(attachment) }
        }
    }

    // MARK: Mappings

    /// From now on, this navigator shows another type when a request asks for `mapping.source`. A later mapping of the
    /// same type replaces the earlier one.
    package mutating func map(
        _ mapping: Mapping,
        on navigator: NavigatorID,
        by session: SessionID?
    ) throws(NavigationError) -> Attached {
        let former = attachments(.mapping(mapping.source, navigator)).first
        if let former, former.mapping == mapping, former.session == session {
            return Attached(change: finish(), attachment: former)
        }
        try checkRoom(forText: mapping.arguments?.count ?? 0, insteadOf: former)
        if let former { take(.detached(former)) }
        return attach(.mapping(mapping), to: navigator, by: session)
    }

    /// The mapping that applies to a type on a navigator: its own, else that of the nearest navigator above that passes
    /// its mappings on.
    ///
    /// A mapping is applied once, as Navigator applies `navigationMap`: its target is not mapped again.
    package func mapping(of type: String, on navigator: NavigatorID) -> Mapping? {
        guard !mappings.isEmpty else { return nil }
        var next: NavigatorID? = navigator
        while let id = next {
            for attachment in attachments(.mapping(type, id)) {
                guard let mapping = attachment.mapping else { continue }
                if id == navigator || mapping.inherits { return mapping }
            }
            next = self[existing: id].parent
        }
        return nil
    }

    // MARK: Triggers

    /// Binds an operation to a name on a navigator. Binding the name again replaces the operation.
    package mutating func bind(
        _ trigger: Trigger,
        to navigator: NavigatorID,
        by session: SessionID?
    ) throws(NavigationError) -> Attached {
        let former = attachments(.trigger(trigger.name, navigator)).first
        if let former, former.trigger == trigger, former.session == session {
            return Attached(change: finish(), attachment: former)
        }
        try checkRoom(forText: trigger.parameters.count, insteadOf: former)
        if let former { take(.detached(former)) }
        return attach(.trigger(trigger), to: navigator, by: session)
    }

    /// The trigger of a name on a navigator.
    package func trigger(_ name: String, at navigator: NavigatorID) throws(NavigationError) -> Attachment {
        guard let found = attachments(.trigger(name, navigator)).first else {
            throw .unknownTrigger(name, at: navigator, known: attachments(at: navigator).compactMap(\.trigger?.name))
        }
        return found
    }

    /// Records in the running transaction that a trigger fired. The caller carries out the trigger's operation.
    package mutating func fire(_ trigger: Attachment) {
        signal(
            Signal(
                .triggerFired,
                navigator: trigger.navigator,
                name: trigger.trigger?.name,
                recipient: trigger.session
            )
        )
        _ = finish()
    }

    // MARK: Parts

    mutating func attach(
        _ content: Attachment.Content,
        to navigator: NavigatorID,
        by session: SessionID?
    ) -> Attached {
        let id = AttachmentID(rawValue: takeID())
        let attachment = Attachment(id: id, navigator: navigator, session: session, content: content)
        take(.attached(attachment))
        return Attached(change: finish(), attachment: attachment)
    }

    /// Throws when a limit would be exceeded by an attachment with this much text, which may replace a former one.
    func checkRoom(forText bytes: Int, insteadOf former: Attachment? = nil) throws(NavigationError) {
        guard argumentBytes + bytes - (former?.weight ?? 0) <= maximumArgumentBytes else {
            throw .limitReached(.argumentBytes, value: maximumArgumentBytes)
        }
        guard former != nil || attachments.count < maximumAttachments else {
            throw .limitReached(.attachments, value: maximumAttachments)
        }
    }

    /// Records a signal in the running operation.
    mutating func signal(_ signal: Signal) { take(.signalled(signal)) }

    /// Removes all attachments of a navigator. Must be called before the navigator is closed.
    mutating func detachAll(from navigator: NavigatorID) {
        guard !attachmentsAt.isEmpty else { return }
        for attachment in attachments(at: navigator).reversed() { drop(attachment) }
    }

    /// Removes a session's locks, mappings and triggers, and cancels the flows that the session drives itself.
    mutating func detachAll(of session: SessionID) {
        for id in attachmentsOf[session, default: []].sorted() {
            if let attachment = attachments[id] { drop(attachment) }
        }
    }
}
