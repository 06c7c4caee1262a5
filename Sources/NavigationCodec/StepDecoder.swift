import JSON
package import NavigationTree

/// The names of types, each once, so that a million entries of one type share it.
package struct TypePool {
    private var types: [String: TypeName] = [:]

    package init() {}

    mutating func type(_ text: String) throws(CodecError) -> TypeName {
        if let type = types[text] { return type }
        guard let type = TypeName(text) else { throw CodecError("a type has no proper name") }
        types[text] = type
        return type
    }
}

/// Reads the bytes of a ``StepEncoder``. For other bytes it throws or returns some steps.
package struct StepDecoder {
    var reader: ByteReader
    /// Where the bodies are that the bytes leave out.
    var bodies: LeftOutBodies
    /// How many bodies the steps so far have taken.
    package private(set) var bodiesTaken = 0
    private var types: [TypeName] = []
    private var hints: [RawJSON?] = []
    private var lastEntry: UInt64 = 0
    private var lastRevision: UInt64

    package var isAtEnd: Bool { reader.isAtEnd }

    /// - Parameters:
    ///   - revision: the revision that the encoder got.
    ///   - bodies: the parts of large entries that have rows of their own.
    ///   - checksJSON: whether texts are checked to be JSON. Bytes with a right checksum do not need it.
    package init(
        _ bytes: UnsafeRawBufferPointer,
        near revision: UInt64 = 0,
        bodies: [EntryID: EntryBody] = [:],
        checksJSON: Bool = false
    ) throws(CodecError) {
        self.bodies = .rows(bodies)
        reader = ByteReader(bytes, checksJSON: checksJSON)
        lastRevision = revision
        guard try reader.byte() == StepEncoder.version else { throw CodecError("written by another version") }
    }

    package mutating func step(_ pool: inout TypePool) throws(CodecError) -> NavigationChange.Step {
        guard let tag = StepTag(rawValue: try reader.byte()) else { throw CodecError("an unknown step") }
        switch tag {
        case .navigatorCreated: return .navigatorCreated(try navigator(&pool))
        case .navigatorClosed: return .navigatorClosed(try navigator(&pool), wasSelected: false)
        case .selectedNavigatorClosed: return .navigatorClosed(try navigator(&pool), wasSelected: true)
        case .navigatorSelected: return try selection()
        case .entryAdded: return .entryAdded(try navigatorID(), position: try index(), try entry(&pool))
        case .entryRemoved: return .entryRemoved(try navigatorID(), position: try index(), try entry(&pool))
        case .entryChanged:
            let (navigator, position) = (try navigatorID(), try index() - 1)
            return .entryChanged(navigator, position: position, from: try entry(&pool), to: try entry(&pool))
        case .typeOrphaned: return .typeOrphaned(types[try type(&pool)])
        case .typeRevived: return .typeRevived(types[try type(&pool)])
        case .attached: return .attached(try attachment())
        case .detached: return .detached(try attachment())
        case .attachmentChanged:
            let from = try attachment()
            let to = Attachment(restoring: from.id, on: from.navigator, by: from.session, try content())
            return .attachmentChanged(from: from, to: to)
        case .signalled: return .signalled(try signal())
        case .entriesRemoved: throw CodecError("a removal of entries that nothing has")
        }
    }

    // MARK: Parts

    mutating func navigatorID() throws(CodecError) -> NavigatorID {
        NavigatorID(rawValue: try reader.positive())
    }

    /// A place on a path, which the tree counts in 32 bits.
    mutating func index() throws(CodecError) -> Int {
        let number = try reader.number()
        guard number < UInt64(Int32.max) else { throw CodecError("a position is too large") }
        return Int(number)
    }

    private mutating func isThere() throws(CodecError) -> Bool { try reader.flags(below: 2) == 1 }

    private mutating func optionalNumber() throws(CodecError) -> UInt64? {
        try isThere() ? try reader.positive() : nil
    }

    private mutating func optionalText() throws(CodecError) -> String? { try isThere() ? try reader.text() : nil }
    private mutating func optionalJSON() throws(CodecError) -> RawJSON? { try isThere() ? try reader.json() : nil }

    private mutating func method() throws(CodecError) -> NavigationMethod {
        let number = Int(try reader.byte())
        if number == StepTag.ownMethod { return .own(try ownMethod()) }
        guard number < StepTag.methods.count else { throw CodecError("an unknown method") }
        return StepTag.methods[number]
    }

    private mutating func ownMethod() throws(CodecError) -> PresentationMethod {
        let name = try reader.text()
        guard PresentationMethod.mayBeCalled(name) else { throw CodecError("an invalid name of a method") }
        let fields = MethodFields(rawValue: try reader.flags(below: MethodFields.limit))
        let milliseconds = fields.contains(.closesAfter) ? try reader.positive() : nil
        guard milliseconds ?? 0 < MethodFields.timeLimit else { throw CodecError("a time that is too long") }
        return PresentationMethod(
            name: name,
            hasPath: fields.contains(.hasPath),
            isExclusive: fields.contains(.isExclusive),
            closesAfter: milliseconds.map { Double($0) / 1_000 }
        )
    }

    private mutating func selection() throws(CodecError) -> NavigationChange.Step {
        let flags = try reader.flags(below: 4)
        let parent = try navigatorID()
        let child = flags & 1 == 0 ? nil : try navigatorID()
        let previous = flags & 2 == 0 ? nil : try navigatorID()
        return .navigatorSelected(parent: parent, child: child, previous: previous)
    }

    // MARK: Navigators

    private mutating func navigator(_ pool: inout TypePool) throws(CodecError) -> Navigator {
        let fields = NavigatorFields(rawValue: try reader.flags(below: NavigatorFields.limit))
        guard let kind = fields.kind else { throw CodecError("an unknown kind of navigator") }
        let id = try navigatorID()
        let name = fields.contains(.name) ? try reader.text() : nil
        let parent = fields.contains(.parent) ? try navigatorID() : nil
        let anchor = fields.contains(.anchor) ? EntryID(rawValue: try reader.positive()) : nil
        let method = fields.contains(.method) ? try method() : nil
        let root = fields.contains(.root) ? try entry(&pool) : nil
        let session = fields.contains(.ephemeral) ? SessionID(rawValue: try reader.positive()) : nil
        let buttons = fields.contains(.buttons) ? try buttons() : nil
        let accepts = fields.contains(.accepts) ? Acceptance(types: try texts(), roles: try texts()) : nil
        let path = fields.contains(.path) ? try path(&pool) : []
        return Navigator(
            restoring: id,
            kind: kind,
            name: name,
            parent: parent,
            anchor: anchor,
            method: method,
            root: root,
            ephemeral: session,
            buttons: buttons,
            hasPath: fields.contains(.hasPath),
            accepts: accepts,
            path: path,
            links: try links(fields)
        )
    }

    private mutating func links(_ fields: NavigatorFields) throws(CodecError) -> Navigator.Links {
        var links = Navigator.Links()
        if fields.contains(.selected) { links.selected = try navigatorID() }
        if fields.contains(.presented) { links.presented = try navigatorID() }
        if fields.contains(.firstChild) { links.firstChild = try navigatorID() }
        if fields.contains(.lastChild) { links.lastChild = try navigatorID() }
        if fields.contains(.previousSibling) { links.previousSibling = try navigatorID() }
        if fields.contains(.nextSibling) { links.nextSibling = try navigatorID() }
        return links
    }

    private mutating func path(_ pool: inout TypePool) throws(CodecError) -> [Entry] {
        let count = try reader.count()
        guard count > 0 else { throw CodecError("an empty path") }
        var path: [Entry] = []
        for _ in 0..<count { path.append(try entry(&pool)) }
        return path
    }

    private mutating func texts() throws(CodecError) -> [String] {
        let count = try reader.count()
        var texts: [String] = []
        for _ in 0..<count { texts.append(try reader.text()) }
        return texts
    }

    private mutating func buttons() throws(CodecError) -> Buttons {
        let text = try reader.json()
        let count = try reader.count()
        var answers: [String] = []
        for _ in 0..<count { answers.append(try reader.text()) }
        return Buttons(text: text, answers: answers)
    }

    // MARK: Entries

    private mutating func entry(_ pool: inout TypePool) throws(CodecError) -> Entry {
        let flags = try reader.byte()
        let other = EntryFlag.hints | EntryFlag.noHints
        guard flags & other != other else { throw CodecError("unknown flags") }
        let more = flags & EntryFlag.more == 0 ? 0 : try reader.byte()
        let isOutside = more & EntryFlag.outside != 0
        guard flags & EntryFlag.more == 0 || more > 0, !isOutside || flags & other == 0 else {
            throw CodecError("unknown flags")
        }
        let contents = try Self.contentFlags(more & EntryFlag.anyContent, none: isOutside)
        let own = more & EntryFlag.ownMethod == 0 ? nil : try ownMethod()
        let index = try type(&pool)
        let id = try reader.difference(from: lastEntry)
        let revision = try reader.difference(from: lastRevision)
        (lastEntry, lastRevision) = (id, revision)
        let session = flags & EntryFlag.session == 0 ? nil : SessionID(rawValue: try reader.positive())
        if flags & other != 0 { hints[index] = flags & EntryFlag.hints == 0 ? nil : try reader.json() }
        let version = more & EntryFlag.version == 0 ? 0 : try reader.positive()
        guard version <= Int32.max else { throw CodecError("a version that is too large") }
        let body = isOutside ? try body(of: id) : nil
        let arguments = if let body { body.arguments } else { try reader.json() }
        let destination = Destination(
            type: types[index],
            arguments: arguments,
            hints: isOutside ? body?.hints : hints[index],
            version: Int32(version),
            expectsContent: more & EntryFlag.expectsContent != 0
        )
        return Entry(
            id: EntryID(rawValue: id),
            destination: destination,
            method: own.map { .own($0) } ?? StepTag.methods[Int(flags & EntryFlag.method)],
            revision: revision,
            session: session,
            isTransient: flags & EntryFlag.transient != 0,
            isQuarantined: more & EntryFlag.quarantined != 0,
            content: isOutside ? body?.content : try content(contents)
        )
    }

    private mutating func body(of id: UInt64) throws(CodecError) -> EntryBody {
        let id = EntryID(rawValue: id)
        guard let found = bodies.body(of: id) else { throw CodecError("the arguments of \(id) are missing") }
        bodiesTaken += 1
        return found
    }

    /// The parts of a large entry, as ``StepEncoder/encode(bodyOf:)`` wrote them.
    package mutating func entryBody() throws(CodecError) -> EntryBody {
        let flags = try Self.contentFlags(try reader.byte(), none: false)
        let (arguments, hints) = (try reader.json(), try optionalJSON())
        return EntryBody(arguments: arguments, hints: hints, content: try content(flags))
    }

    private static func contentFlags(_ flags: UInt8, none: Bool) throws(CodecError) -> UInt8 {
        let kind = flags & (EntryFlag.content | EntryFlag.failure)
        guard flags & ~EntryFlag.anyContent == 0, !none || flags == 0,
            kind != EntryFlag.content | EntryFlag.failure,
            flags & EntryFlag.placeholders == 0 || kind == EntryFlag.content
        else { throw CodecError("unknown flags") }
        return flags
    }

    /// - Parameter flags: those of ``EntryFlag/anyContent``.
    private mutating func content(_ flags: UInt8) throws(CodecError) -> EntryContent? {
        if flags & EntryFlag.failure != 0 { return EntryContent(content: nil, links: [], failure: try reader.text()) }
        return flags & EntryFlag.content == 0 ? nil : try content(flags & EntryFlag.placeholders != 0)
    }

    private mutating func content(_ withPlaceholders: Bool) throws(CodecError) -> EntryContent {
        let content = try optionalJSON()
        let count = try reader.count()
        var links: [EntryLink] = []
        for _ in 0..<count {
            let name = try reader.text()
            let label = try optionalText()
            let (type, arguments) = (try reader.text(), try reader.json())
            var placeholders: [String] = []
            for _ in 0..<(withPlaceholders ? try reader.count() : 0) { placeholders.append(try reader.text()) }
            links.append(
                EntryLink(name: name, label: label, type: type, arguments: arguments, placeholders: placeholders)
            )
        }
        return EntryContent(content: content, links: links)
    }

    /// The place of a type in `types`.
    private mutating func type(_ pool: inout TypePool) throws(CodecError) -> Int {
        let index = try reader.number()
        guard index >= UInt64(types.count) else { return Int(index) }
        guard index == UInt64(types.count) else { throw CodecError("an unknown type") }
        types.append(try pool.type(try reader.text()))
        hints.append(nil)
        return types.count - 1
    }

    // MARK: Attachments and signals

    private mutating func attachment() throws(CodecError) -> Attachment {
        let id = AttachmentID(rawValue: try reader.positive())
        let navigator = try navigatorID()
        let session = try optionalNumber().map { SessionID(rawValue: $0) }
        return Attachment(restoring: id, on: navigator, by: session, try content())
    }

    private mutating func content() throws(CodecError) -> Attachment.Content {
        guard let tag = AttachmentTag(rawValue: try reader.byte()) else { throw CodecError("an unknown attachment") }
        switch tag {
        case .lock:
            return .lock(reason: try optionalText())
        case .checkpoint: return .checkpoint(try checkpoint(of: nil))
        case .moduleCheckpoint: return .checkpoint(try checkpoint(of: try reader.text()))
        case .signal: return .signal(try keptSignal())
        case .mapping:
            return .mapping(
                Mapping(
                    source: try reader.text(),
                    target: try reader.text(),
                    arguments: try optionalJSON(),
                    inherits: try isThere()
                )
            )
        case .trigger:
            return .trigger(
                Trigger(name: try reader.text(), method: try reader.text(), parameters: try reader.json())
            )
        case .flow:
            return .flow(
                Flow(
                    name: try reader.text(),
                    module: try optionalText(),
                    position: try index(),
                    checkpoint: try optionalText(),
                    schema: try optionalJSON(),
                    data: try optionalJSON()
                )
            )
        }
    }

    private mutating func keptSignal() throws(CodecError) -> KeptSignal {
        let (module, revision, cause) = (try reader.text(), try reader.number(), try reader.json())
        return KeptSignal(try signal(), for: module, revision: revision, cause: cause)
    }

    private mutating func checkpoint(of module: String?) throws(CodecError) -> Checkpoint {
        Checkpoint(name: try reader.text(), module: module, position: try index(), schema: try optionalJSON())
    }

    private mutating func signal() throws(CodecError) -> Signal {
        let tag = try reader.byte()
        let kind = Int(tag & ~StepTag.signalForModule)
        guard kind < StepTag.signals.count else { throw CodecError("an unknown signal") }
        let navigator = try navigatorID()
        let entry = try optionalNumber().map { EntryID(rawValue: $0) }
        let (name, value) = (try optionalText(), try optionalJSON())
        let recipient = try optionalNumber().map { SessionID(rawValue: $0) }
        return Signal(
            StepTag.signals[kind],
            navigator: navigator,
            entry: entry,
            name: name,
            value: value,
            flow: kind < Int(StepTag.firstSignalOfFlows) ? nil : try flow(),
            recipient: recipient,
            recipientModule: tag & StepTag.signalForModule == 0 ? nil : try reader.text()
        )
    }

    /// The fields of a signal about a flow.
    private mutating func flow() throws(CodecError) -> Signal.Flow {
        Signal.Flow(
            id: AttachmentID(rawValue: try reader.positive()),
            module: try optionalText(),
            reason: try optionalText()
        )
    }
}
