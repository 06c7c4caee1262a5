package import JSON

/// Something that hangs on a navigator and goes with it: a lock, a checkpoint, a mapping, a trigger or a flow.
package struct Attachment: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        /// Stops the global operations, as Navigator's `navigationLocked`.
        case lock(reason: String?)
        case checkpoint(Checkpoint)
        case mapping(Mapping)
        case trigger(Trigger)
        case flow(Flow)
    }

    package let id: AttachmentID
    package let navigator: NavigatorID
    /// Who put it there; nil when the host did.
    package let session: SessionID?
    package let content: Content

    /// A checkpoint outlives the session that established it: the place is still there. So does a flow that a module drives: the module may come back.
    var endsWithSession: Bool {
        switch content {
        case .lock, .mapping, .trigger: true
        case .checkpoint: false
        case .flow(let flow): flow.module == nil
        }
    }

    package var checkpoint: Checkpoint? {
        if case .checkpoint(let checkpoint) = content { checkpoint } else { nil }
    }

    package var mapping: Mapping? {
        if case .mapping(let mapping) = content { mapping } else { nil }
    }

    package var trigger: Trigger? {
        if case .trigger(let trigger) = content { trigger } else { nil }
    }

    package var flow: Flow? {
        if case .flow(let flow) = content { flow } else { nil }
    }

    /// The place on the path that it needs to be there.
    var position: Int? { checkpoint?.position ?? flow?.position }

    /// Bytes of text that it holds.
    var weight: Int { content.weight }
}

extension Attachment.Content {
    /// Bytes of text that it holds.
    var weight: Int {
        switch self {
        case .lock(let reason): reason?.utf8.count ?? 0
        case .checkpoint(let checkpoint): checkpoint.schema?.count ?? 0
        case .mapping(let mapping): mapping.arguments?.count ?? 0
        case .trigger(let trigger): trigger.parameters.count
        case .flow(let flow): (flow.schema?.count ?? 0) + (flow.data?.count ?? 0)
        }
    }
}

/// A named place to return to: Navigator's `NavigationCheckpoint`.
package struct Checkpoint: Hashable, Sendable {
    package let name: String
    /// Whose it is, in whichever session; nil when it is the session's that established it.
    package let module: String?
    /// Entries in the navigator's path when it was established.
    package let position: Int
    /// The JSON Schema of the value that may be returned with; nil when any may.
    package let schema: RawJSON?

    package init(name: String, module: String? = nil, position: Int, schema: RawJSON? = nil) {
        self.name = name
        self.module = module
        self.position = position
        self.schema = schema
    }
}

/// Shows another destination in place of one type's: Navigator's `navigationMap`, as data.
package struct Mapping: Hashable, Sendable {
    /// The type that a request asks for.
    package let source: String
    /// The type that is shown.
    package let target: String
    /// The arguments of what is shown; those of the request when nil.
    package let arguments: RawJSON?
    /// Whether it holds for the navigators below as well.
    package let inherits: Bool

    package init(source: String, target: String, arguments: RawJSON? = nil, inherits: Bool = true) {
        self.source = source
        self.target = target
        self.arguments = arguments
        self.inherits = inherits
    }
}

/// An operation that waits under a name: the triggers of Navigator's declarative modifiers.
package struct Trigger: Hashable, Sendable {
    package let name: String
    /// The method of the wire.
    package let method: String
    /// Its parameters, an object.
    package let parameters: RawJSON

    package init(name: String, method: String, parameters: RawJSON) {
        self.name = name
        self.method = method
        self.parameters = parameters
    }
}

/// Something that happened besides the changes of the tree: part of a revision, and told to the one whom it concerns.
package struct Signal: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case checkpointReturned = "checkpoint.returned"
        case alertAnswered = "alert.answered"
        case triggerFired = "trigger.fired"
        case entryFinished = "entry.finished"
        case flowStarted = "flow.started"
        case flowCompleted = "flow.completed"
        case flowCancelled = "flow.cancelled"
        case flowFailed = "flow.failed"
    }

    /// What a signal says of a flow.
    package struct Flow: Hashable, Sendable {
        package let id: AttachmentID
        /// Who drives it, and is told as well.
        package let module: String?
        /// Why it was cancelled or failed, for people.
        package let reason: String?

        package init(id: AttachmentID, module: String?, reason: String?) {
            self.id = id
            self.module = module
            self.reason = reason
        }
    }

    package let kind: Kind
    package let navigator: NavigatorID
    package let entry: EntryID?
    /// Of the checkpoint, the trigger or the flow; the answer of an alert.
    package let name: String?
    package let value: RawJSON?
    /// There for the kinds of flows.
    package let flow: Flow?
    /// Whom it concerns, besides those who watch.
    package let recipient: SessionID?
    /// Whose checkpoint it is about: whichever session has this module now is concerned in place of the recipient.
    package let recipientModule: String?

    package init(
        _ kind: Kind,
        navigator: NavigatorID,
        entry: EntryID? = nil,
        name: String? = nil,
        value: RawJSON? = nil,
        flow: Flow? = nil,
        recipient: SessionID?,
        recipientModule: String? = nil
    ) {
        self.kind = kind
        self.navigator = navigator
        self.entry = entry
        self.name = name
        self.value = value
        self.flow = flow
        self.recipient = recipient
        self.recipientModule = recipientModule
    }
}
