// The indexes of the attachments. An operation looks for what it needs, and passes no others.

extension NavigationTree {
    /// A property by which the attachments of a navigator are looked for.
    enum AttachmentKey: Hashable {
        case lock(NavigatorID)
        case checkpoint(String, NavigatorID)
        case mapping(String, NavigatorID)
        case trigger(String, NavigatorID)

        /// Nil for an attachment that is not looked for by a property.
        init?(_ attachment: Attachment) {
            let navigator = attachment.navigator
            switch attachment.content {
            case .lock: self = .lock(navigator)
            case .checkpoint(let checkpoint): self = .checkpoint(checkpoint.name, navigator)
            case .mapping(let mapping): self = .mapping(mapping.source, navigator)
            case .trigger(let trigger): self = .trigger(trigger.name, navigator)
            case .flow, .signal: return nil
            }
        }
    }

    /// A checkpoint or a flow, and the path length that it needs.
    struct Place: Hashable, Comparable, Sendable {
        let position: Int
        let id: AttachmentID

        static func < (one: Self, other: Self) -> Bool { (one.position, one.id) < (other.position, other.id) }
    }

    /// The attachments with a property, oldest first.
    func attachments(_ key: AttachmentKey) -> [Attachment] {
        keyedAttachments[key, default: []].compactMap { attachments[$0] }
    }

    /// Enters an attachment in every index.
    mutating func index(_ attachment: Attachment) {
        let id = attachment.id
        attachmentsAt[attachment.navigator, default: []].insertSorted(id)
        if attachment.endsWithSession, let session = attachment.session {
            attachmentsOf[session, default: []].insert(id)
        }
        if let key = AttachmentKey(attachment) { keyedAttachments[key, default: []].insertSorted(id) }
        if let position = attachment.position {
            places[attachment.navigator, default: []].insertSorted(Place(position: position, id: id))
        }
        switch attachment.content {
        case .lock: locks.insert(id)
        case .mapping: mappings.insert(id)
        case .flow: flows.insert(id)
        case .signal: keptSignals.insert(id)
        case .checkpoint, .trigger: break
        }
    }

    /// Removes an attachment from every index.
    mutating func unindex(_ attachment: Attachment) {
        let (id, navigator) = (attachment.id, attachment.navigator)
        attachmentsAt[navigator]?.removeSorted(id)
        if attachmentsAt[navigator]?.isEmpty == true { attachmentsAt[navigator] = nil }
        if let session = attachment.session {
            attachmentsOf[session]?.remove(id)
            if attachmentsOf[session]?.isEmpty == true { attachmentsOf[session] = nil }
        }
        if let key = AttachmentKey(attachment) {
            keyedAttachments[key]?.removeSorted(id)
            if keyedAttachments[key]?.isEmpty == true { keyedAttachments[key] = nil }
        }
        if let position = attachment.position {
            places[navigator]?.removeSorted(Place(position: position, id: id))
            if places[navigator]?.isEmpty == true { places[navigator] = nil }
        }
        locks.remove(id)
        mappings.remove(id)
        flows.remove(id)
        keptSignals.remove(id)
    }
}
