package import JSON
package import NavigationTree

/// Writes steps as bytes. Each blob of the store begins with ``version``; `docs/store.md` describes every field.
///
/// No field is nested, so the encoder does not recurse. Repeated values are written once in a blob: the name of a
/// type at its first use, and hints when they change. The ids and revisions of entries are differences from the entry
/// before.
package struct StepEncoder {
    /// The version of the format. A reader refuses other versions.
    static let version: UInt8 = 1

    private var writer = ByteWriter()
    /// Whether a large entry is written without its ``EntryBody``, which has a row of its own.
    private let leavesOutBodies: Bool
    /// Set while a change is written whose reader takes the bodies of former entries from its tree.
    private var former: FormerBodies?
    private var types: [TypeName: Int] = [:]
    private var hints: [RawJSON?] = []
    private var lastType: TypeName?
    private var lastIndex = 0
    private var lastEntry: UInt64 = 0
    private var lastRevision: UInt64 = 0

    package var bytes: [UInt8] { writer.bytes }

    /// - Parameter revision: a revision near those of most entries. The reader must know it as well.
    package init(near revision: UInt64 = 0, leavesOutBodies: Bool = false) {
        self.leavesOutBodies = leavesOutBodies
        begin(near: revision)
    }

    /// Begins another blob in the same memory.
    package mutating func begin(near revision: UInt64) {
        writer.clear()
        types.removeAll(keepingCapacity: true)
        hints.removeAll(keepingCapacity: true)
        lastType = nil
        lastEntry = 0
        lastRevision = revision
        writer.byte(Self.version)
    }

    /// Writes a change and its cause, without its revision.
    ///
    /// - Parameter limit: the bytes of bodies. A change that takes as many from the tree is written without them, and
    ///   its reader needs the tree before the change.
    /// - Returns: whether the change is whole, and its reader needs nothing else.
    @discardableResult
    package mutating func encode(_ change: NavigationChange, cause: RawJSON, withBodiesBelow limit: Int = .max) -> Bool
    {
        let isWhole = !FormerBodies.areTaken(by: change, atLeast: limit)
        writer.count(change.weight)
        if !isWhole {
            former = FormerBodies(change)
            writer.count(0)
        }
        writer.count(change.steps.count)
        var index = 0
        while index < change.steps.count {
            if let run = former?.run(of: change.steps, from: index) {
                encode(.entriesRemoved, run.navigator, run.position)
                writer.count(run.count)
                index += run.count
            } else {
                encode(change.steps[index])
                index += 1
            }
        }
        writer.json(cause)
        former = nil
        return isWhole
    }

    package mutating func encode(_ step: NavigationChange.Step) {
        switch step {
        case .navigatorCreated(let navigator): encode(.navigatorCreated, navigator)
        case .navigatorClosed(let navigator, wasSelected: false): encode(.navigatorClosed, navigator)
        case .navigatorClosed(let navigator, wasSelected: true): encode(.selectedNavigatorClosed, navigator)
        case .navigatorSelected(let parent, let child, let previous): encode(parent, child, previous)
        case .entryAdded(let navigator, let position, let entry):
            encode(.entryAdded, navigator, position)
            encode(entry, .comes)
        case .entryRemoved(let navigator, let position, let entry):
            encode(.entryRemoved, navigator, position)
            encode(entry, .goes)
        case .entryChanged(let navigator, let position, let from, let to):
            encode(.entryChanged, navigator, position + 1)
            encode(from, .goes)
            encode(to, .comes)
        case .typeOrphaned(let type): encode(.typeOrphaned, type)
        case .typeRevived(let type): encode(.typeRevived, type)
        case .attached(let attachment): encode(.attached, attachment)
        case .detached(let attachment): encode(.detached, attachment)
        case .attachmentChanged(let from, let to):
            encode(.attachmentChanged, from)
            encode(to.content)
        case .signalled(let signal):
            writer.byte(StepTag.signalled.rawValue)
            encode(signal)
        }
    }

    // MARK: Steps

    private mutating func encode(_ tag: StepTag, _ navigator: NavigatorID, _ position: Int) {
        writer.byte(tag.rawValue)
        writer.number(navigator.rawValue)
        writer.count(position)
    }

    private mutating func encode(_ tag: StepTag, _ type: TypeName) {
        writer.byte(tag.rawValue)
        _ = encode(type)
    }

    private mutating func encode(_ parent: NavigatorID, _ child: NavigatorID?, _ previous: NavigatorID?) {
        writer.byte(StepTag.navigatorSelected.rawValue)
        writer.byte((child == nil ? 0 : 1) | (previous == nil ? 0 : 2))
        writer.number(parent.rawValue)
        if let child { writer.number(child.rawValue) }
        if let previous { writer.number(previous.rawValue) }
    }

    private mutating func encode(_ tag: StepTag, _ navigator: Navigator) {
        let turn = tag == .navigatorCreated ? FormerBodies.Turn.comes : .goes
        writer.byte(tag.rawValue)
        writer.number(NavigatorFields(navigator).rawValue)
        writer.number(navigator.id.rawValue)
        if let name = navigator.name { writer.text(name) }
        if let parent = navigator.parent { writer.number(parent.rawValue) }
        if let anchor = navigator.anchor { writer.number(anchor.rawValue) }
        if let method = navigator.method {
            writer.byte(StepTag.number(of: method))
            if case .own(let own) = method { encode(own) }
        }
        if let root = navigator.root { encode(root, turn) }
        if let session = navigator.ephemeral { writer.number(session.rawValue) }
        if let buttons = navigator.buttons { encode(buttons) }
        if let accepts = navigator.accepts {
            for texts in [accepts.types, accepts.roles] {
                writer.count(texts.count)
                for text in texts { writer.text(text) }
            }
        }
        if !navigator.path.isEmpty {
            writer.count(navigator.path.count)
            for entry in navigator.path { encode(entry, turn) }
        }
        encode(links: navigator)
    }

    private mutating func encode(links navigator: Navigator) {
        if let id = navigator.selected { writer.number(id.rawValue) }
        if let id = navigator.presented { writer.number(id.rawValue) }
        if let id = navigator.firstChild { writer.number(id.rawValue) }
        if let id = navigator.lastChild { writer.number(id.rawValue) }
        if let id = navigator.previousSibling { writer.number(id.rawValue) }
        if let id = navigator.nextSibling { writer.number(id.rawValue) }
    }

    private mutating func encode(_ method: PresentationMethod) {
        writer.text(method.name)
        writer.number(MethodFields(method).rawValue)
        if let seconds = method.closesAfter { writer.number(UInt64((seconds * 1_000).rounded())) }
    }

    private mutating func encode(_ buttons: Buttons) {
        writer.json(buttons.text)
        writer.count(buttons.answers.count)
        for answer in buttons.answers { writer.text(answer) }
    }

    // MARK: Entries

    private mutating func encode(_ entry: Entry, _ turn: FormerBodies.Turn) {
        let destination = entry.destination
        let isOutside = former?.has(entry, turn) ?? (leavesOutBodies && entry.isLarge)
        let isKnown = lastType === destination.type || types[destination.type] != nil
        let former = isKnown ? hints[index(of: destination.type)] : nil
        let hasSameHints = isOutside || destination.hints == former
        let own: PresentationMethod? = if case .own(let method) = entry.method { method } else { nil }
        var flags = own == nil ? StepTag.number(of: entry.method) : 0
        if entry.isTransient { flags |= EntryFlag.transient }
        if entry.session != nil { flags |= EntryFlag.session }
        if !hasSameHints { flags |= destination.hints == nil ? EntryFlag.noHints : EntryFlag.hints }
        let more = EntryFlag.more(of: entry, isOutside: isOutside)
        if more != 0 { flags |= EntryFlag.more }
        writer.byte(flags)
        if more != 0 { writer.byte(more) }
        if let own { encode(own) }
        let index = encode(destination.type)
        writer.difference(entry.id.rawValue, from: lastEntry)
        writer.difference(entry.revision, from: lastRevision)
        (lastEntry, lastRevision) = (entry.id.rawValue, entry.revision)
        if let session = entry.session { writer.number(session.rawValue) }
        if !hasSameHints {
            hints[index] = destination.hints
            if let hints = destination.hints { writer.json(hints) }
        }
        if destination.version != 0 { writer.number(UInt64(UInt32(bitPattern: destination.version))) }
        guard !isOutside else { return }
        writer.json(destination.arguments)
        encode(contentOf: entry, more)
    }

    private mutating func encode(contentOf entry: Entry, _ flags: UInt8) {
        if let failure = entry.content?.failure {
            writer.text(failure)
        } else if let content = entry.content {
            encode(content, withPlaceholders: flags & EntryFlag.placeholders != 0)
        }
    }

    /// Writes the parts of a large entry that its block leaves out.
    package mutating func encode(bodyOf entry: Entry) {
        let flags = EntryFlag.content(of: entry)
        writer.byte(flags)
        writer.json(entry.destination.arguments)
        optional(entry.destination.hints)
        encode(contentOf: entry, flags)
    }

    private mutating func encode(_ content: EntryContent, withPlaceholders: Bool) {
        writer.byte(content.content == nil ? 0 : 1)
        if let content = content.content { writer.json(content) }
        writer.count(content.links.count)
        for link in content.links {
            writer.text(link.name)
            writer.byte(link.label == nil ? 0 : 1)
            if let label = link.label { writer.text(label) }
            writer.text(link.type)
            writer.json(link.arguments)
            guard withPlaceholders else { continue }
            writer.count(link.placeholders.count)
            for name in link.placeholders { writer.text(name) }
        }
    }

    /// The number of a type that was written before.
    private func index(of type: TypeName) -> Int {
        lastType === type ? lastIndex : types[type] ?? 0
    }

    /// Writes the number of a type, and at its first use the name.
    private mutating func encode(_ type: TypeName) -> Int {
        if lastType === type {
            writer.count(lastIndex)
            return lastIndex
        }
        lastType = type
        if let index = types[type] {
            lastIndex = index
            writer.count(index)
        } else {
            lastIndex = types.count
            types[type] = lastIndex
            hints.append(nil)
            writer.count(lastIndex)
            writer.text(type.description)
        }
        return lastIndex
    }

    // MARK: Attachments and signals

    private mutating func encode(_ tag: StepTag, _ attachment: Attachment) {
        writer.byte(tag.rawValue)
        writer.number(attachment.id.rawValue)
        writer.number(attachment.navigator.rawValue)
        optional(attachment.session?.rawValue)
        encode(attachment.content)
    }

    private mutating func encode(_ content: Attachment.Content) {
        switch content {
        case .lock(let reason):
            writer.byte(AttachmentTag.lock.rawValue)
            optional(reason)
        case .checkpoint(let checkpoint):
            if let module = checkpoint.module {
                writer.byte(AttachmentTag.moduleCheckpoint.rawValue)
                writer.text(module)
            } else {
                writer.byte(AttachmentTag.checkpoint.rawValue)
            }
            writer.text(checkpoint.name)
            writer.count(checkpoint.position)
            optional(checkpoint.schema)
        case .mapping(let mapping):
            writer.byte(AttachmentTag.mapping.rawValue)
            writer.text(mapping.source)
            writer.text(mapping.target)
            optional(mapping.arguments)
            writer.byte(mapping.inherits ? 1 : 0)
        case .trigger(let trigger):
            writer.byte(AttachmentTag.trigger.rawValue)
            writer.text(trigger.name)
            writer.text(trigger.method)
            writer.json(trigger.parameters)
        case .flow(let flow):
            writer.byte(AttachmentTag.flow.rawValue)
            writer.text(flow.name)
            optional(flow.module)
            writer.count(flow.position)
            optional(flow.checkpoint)
            optional(flow.schema)
            optional(flow.data)
        case .signal(let kept):
            writer.byte(AttachmentTag.signal.rawValue)
            writer.text(kept.module)
            writer.number(kept.revision)
            writer.json(kept.cause)
            encode(kept.signal)
        }
    }

    private mutating func encode(_ signal: Signal) {
        let isForModule = signal.recipientModule != nil
        writer.byte(StepTag.number(of: signal.kind) | (isForModule ? StepTag.signalForModule : 0))
        writer.number(signal.navigator.rawValue)
        optional(signal.entry?.rawValue)
        optional(signal.name)
        optional(signal.value)
        optional(signal.recipient?.rawValue)
        if let flow = signal.flow {
            writer.number(flow.id.rawValue)
            optional(flow.module)
            optional(flow.reason)
        }
        if let module = signal.recipientModule { writer.text(module) }
    }

    private mutating func optional(_ number: UInt64?) {
        writer.byte(number == nil ? 0 : 1)
        if let number { writer.number(number) }
    }

    private mutating func optional(_ text: String?) {
        writer.byte(text == nil ? 0 : 1)
        if let text { writer.text(text) }
    }

    private mutating func optional(_ json: RawJSON?) {
        writer.byte(json == nil ? 0 : 1)
        if let json { writer.json(json) }
    }
}
