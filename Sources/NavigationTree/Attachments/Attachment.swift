package import JSON

/// Something that belongs to a navigator and is removed with it: a lock, a checkpoint, a mapping, a trigger,
/// a flow, or a signal that waits for its module.
package struct Attachment: Hashable, Sendable {
    /// The kinds of attachments, each with its data.
    package enum Content: Hashable, Sendable {
        /// Protects its navigator from operations from outside, as Navigator's `navigationLocked` does.
        case lock(reason: String?)
        case checkpoint(Checkpoint)
        case mapping(Mapping)
        case trigger(Trigger)
        case flow(Flow)
        case signal(KeptSignal)
    }

    package let id: AttachmentID
    package let navigator: NavigatorID
    /// The session that added it; nil when the host did.
    package let session: SessionID?
    package let content: Content

    /// Whether it is removed when its session ends.
    ///
    /// A checkpoint outlives the session that established it, because the place is still there. A flow that a module
    /// drives also outlives its session, because the module may come back.
    var endsWithSession: Bool {
        switch content {
        case .lock, .mapping, .trigger: true
        case .checkpoint, .signal: false
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

    package var keptSignal: KeptSignal? {
        if case .signal(let kept) = content { kept } else { nil }
    }

    /// The part of a navigator that only one attachment can play.
    enum Role: Hashable {
        case checkpoint(name: String, position: Int)
        case mapping(source: String)
        case trigger(name: String)
    }

    /// Its role; nil for attachments of which any number may be there.
    var role: Role? {
        switch content {
        case .checkpoint(let checkpoint): .checkpoint(name: checkpoint.name, position: checkpoint.position)
        case .mapping(let mapping): .mapping(source: mapping.source)
        case .trigger(let trigger): .trigger(name: trigger.name)
        case .lock, .flow, .signal: nil
        }
    }

    /// The path length that it needs: it is removed when the path becomes shorter.
    var position: Int? { checkpoint?.position ?? flow?.position }

    /// The same checkpoint or flow at another position of the path; anything else as it is.
    func moved(to position: Int) -> Attachment {
        let content: Content =
            switch content {
            case .checkpoint(let checkpoint): .checkpoint(checkpoint.moved(to: position))
            case .flow(let flow): .flow(flow.moved(to: position))
            case .lock, .mapping, .trigger, .signal: content
            }
        return Attachment(id: id, navigator: navigator, session: session, content: content)
    }

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
        case .signal(let kept): kept.weight
        }
    }
}

/// A named place to return to: Navigator's `NavigationCheckpoint`.
package struct Checkpoint: Hashable, Sendable {
    package let name: String
    /// The module that owns it, in whichever session the module is; nil when the session that established it owns it.
    package let module: String?
    /// The number of entries in the navigator's path when it was established.
    package let position: Int
    /// The JSON Schema of the value that a return may carry; nil when any value is allowed.
    package let schema: RawJSON?

    package init(name: String, module: String? = nil, position: Int, schema: RawJSON? = nil) {
        self.name = name
        self.module = module
        self.position = position
        self.schema = schema
    }

    func moved(to position: Int) -> Checkpoint {
        Checkpoint(name: name, module: module, position: position, schema: schema)
    }
}

/// Shows another destination in place of one type: Navigator's `navigationMap`, as data.
package struct Mapping: Hashable, Sendable {
    /// The type that a request asks for.
    package let source: String
    /// The type that is shown.
    package let target: String
    /// The arguments of the shown destination; nil keeps those of the request.
    package let arguments: RawJSON?
    /// Whether it also applies to the navigators below.
    package let inherits: Bool

    package init(source: String, target: String, arguments: RawJSON? = nil, inherits: Bool = true) {
        self.source = source
        self.target = target
        self.arguments = arguments
        self.inherits = inherits
    }
}

/// An operation that is bound to a name and carried out later: the triggers of Navigator's declarative modifiers.
package struct Trigger: Hashable, Sendable {
    package let name: String
    /// The method on the wire.
    package let method: String
    /// The parameters, a JSON object.
    package let parameters: RawJSON

    package init(name: String, method: String, parameters: RawJSON) {
        self.name = name
        self.method = method
        self.parameters = parameters
    }
}
