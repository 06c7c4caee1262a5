import NavigationTree

// The numbers of cases. They are in stores, so no number may be changed or used again for another case.

/// The first byte of a step.
enum StepTag: UInt8 {
    case navigatorCreated = 1
    case navigatorClosed = 2
    case selectedNavigatorClosed = 3
    case navigatorSelected = 4
    case entryAdded = 5
    case entryRemoved = 6
    case typeOrphaned = 7
    case typeRevived = 8
    case attached = 9
    case detached = 10
    case signalled = 11
    case entryChanged = 12
    case attachmentChanged = 13
    /// Several steps: entries of a path that the tree before the change has, topmost first.
    case entriesRemoved = 14

    static func number(of method: NavigationMethod) -> UInt8 {
        switch method {
        case .push: 0
        case .sheet: 1
        case .cover: 2
        case .managedSheet: 3
        case .managedCover: 4
        case .popover: 5
        case .alert: 6
        case .dialog: 7
        case .own: ownMethod
        }
    }

    /// The number of a method that a module defined; its definition follows. An entry has a flag instead.
    static let ownMethod: UInt8 = 8

    static let methods = NavigationMethod.builtIn.sorted { number(of: $0) < number(of: $1) }

    static func number(of kind: Signal.Kind) -> UInt8 {
        switch kind {
        case .checkpointReturned: 0
        case .alertAnswered: 1
        case .triggerFired: 2
        case .entryFinished: 3
        case .flowStarted: 4
        case .flowCompleted: 5
        case .flowCancelled: 6
        case .flowFailed: 7
        }
    }

    /// Signals with this number or a larger one are about flows, and have more fields.
    static let firstSignalOfFlows: UInt8 = 4

    /// Set in the number of a signal for a module. The name of the module is its last field.
    static let signalForModule: UInt8 = 1 << 7

    static let signals = Signal.Kind.allCases.sorted { number(of: $0) < number(of: $1) }
}

/// The kind of an attachment. It stands behind its id, its navigator and its session.
enum AttachmentTag: UInt8 {
    case lock = 0
    case checkpoint = 1
    case mapping = 2
    case trigger = 3
    case flow = 4
    /// A checkpoint with a module. The name of the module comes first.
    case moduleCheckpoint = 5
    /// A signal that waits for its module.
    case signal = 6
}

/// The first byte of an entry; its lowest three bits are the method.
enum EntryFlag {
    static let method: UInt8 = 0b111
    static let transient: UInt8 = 1 << 3
    static let session: UInt8 = 1 << 4
    /// The hints differ from those of the last entry of the type in this blob. They follow, or the entry has none.
    static let hints: UInt8 = 1 << 5
    static let noHints: UInt8 = 1 << 6
    /// A second byte follows, with the bits below.
    static let more: UInt8 = 1 << 7
    static let version: UInt8 = 1
    static let content: UInt8 = 2
    /// The type's module supplies content.
    static let expectsContent: UInt8 = 4
    /// The content failed; the reason follows instead of content and links.
    static let failure: UInt8 = 8
    /// Each link is followed by the names of its placeholders.
    static let placeholders: UInt8 = 16
    /// The definition of the method follows the flags.
    static let ownMethod: UInt8 = 32
    static let quarantined: UInt8 = 64
    /// Arguments, hints and content are in a row of their own; see ``EntryBody``.
    static let outside: UInt8 = 128
    /// The bits about content.
    static let anyContent = content | failure | placeholders
}

extension EntryFlag {
    /// The second byte of an entry; 0 when it is left out.
    static func more(of entry: Entry, isOutside: Bool) -> UInt8 {
        var bits: UInt8 = entry.destination.version == 0 ? 0 : version
        if entry.destination.expectsContent { bits |= expectsContent }
        if case .own = entry.method { bits |= ownMethod }
        if entry.isQuarantined { bits |= quarantined }
        return bits | (isOutside ? outside : self.content(of: entry))
    }

    /// The bits that tell what follows of an entry's content.
    static func content(of entry: Entry) -> UInt8 {
        guard let content = entry.content else { return 0 }
        let names = content.links.contains { !$0.placeholders.isEmpty } ? placeholders : 0
        return names | (content.failure == nil ? Self.content : failure)
    }
}

/// The fields of a method that a module defined, behind its name.
struct MethodFields: OptionSet {
    let rawValue: UInt64

    static let hasPath = Self(rawValue: 1)
    static let isExclusive = Self(rawValue: 1 << 1)
    /// The time follows, in milliseconds.
    static let closesAfter = Self(rawValue: 1 << 2)
    static let limit: UInt64 = 1 << 3
    /// Milliseconds, some 35 years: a clock can count so far.
    static let timeLimit: UInt64 = 1 << 40

    init(rawValue: UInt64) { self.rawValue = rawValue }

    init(_ method: PresentationMethod) {
        self = []
        if method.hasPath { insert(.hasPath) }
        if method.isExclusive { insert(.isExclusive) }
        if method.closesAfter != nil { insert(.closesAfter) }
    }
}

/// The fields of a navigator that follow, with its kind in the lowest two bits.
struct NavigatorFields: OptionSet {
    let rawValue: UInt64

    static let name = Self(rawValue: 1 << 2)
    static let parent = Self(rawValue: 1 << 3)
    static let anchor = Self(rawValue: 1 << 4)
    static let method = Self(rawValue: 1 << 5)
    static let root = Self(rawValue: 1 << 6)
    static let ephemeral = Self(rawValue: 1 << 7)
    static let buttons = Self(rawValue: 1 << 8)
    static let hasPath = Self(rawValue: 1 << 9)
    static let path = Self(rawValue: 1 << 10)
    static let limit: UInt64 = 1 << 18

    static let selected = Self(rawValue: 1 << 11)
    static let presented = Self(rawValue: 1 << 12)
    static let firstChild = Self(rawValue: 1 << 13)
    static let lastChild = Self(rawValue: 1 << 14)
    static let previousSibling = Self(rawValue: 1 << 15)
    static let nextSibling = Self(rawValue: 1 << 16)
    /// Behind the buttons.
    static let accepts = Self(rawValue: 1 << 17)

    init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    init(_ navigator: Navigator) {
        var fields = Self(rawValue: Self.number(of: navigator.kind))
        if navigator.name != nil { fields.insert(.name) }
        if navigator.parent != nil { fields.insert(.parent) }
        if navigator.anchor != nil { fields.insert(.anchor) }
        if navigator.method != nil { fields.insert(.method) }
        if navigator.root != nil { fields.insert(.root) }
        if navigator.ephemeral != nil { fields.insert(.ephemeral) }
        if navigator.buttons != nil { fields.insert(.buttons) }
        if navigator.hasPath { fields.insert(.hasPath) }
        if navigator.accepts != nil { fields.insert(.accepts) }
        if !navigator.path.isEmpty { fields.insert(.path) }
        fields.insert(links: navigator)
        self = fields
    }

    private mutating func insert(links navigator: Navigator) {
        if navigator.selected != nil { insert(.selected) }
        if navigator.presented != nil { insert(.presented) }
        if navigator.firstChild != nil { insert(.firstChild) }
        if navigator.lastChild != nil { insert(.lastChild) }
        if navigator.previousSibling != nil { insert(.previousSibling) }
        if navigator.nextSibling != nil { insert(.nextSibling) }
    }

    /// Nil when the kind is unknown.
    var kind: Navigator.Kind? {
        switch rawValue & 0b11 {
        case 0: .root
        case 1: .stack
        case 2: .presentation
        case 3: .overlay
        default: nil
        }
    }

    private static func number(of kind: Navigator.Kind) -> UInt64 {
        switch kind {
        case .root: 0
        case .stack: 1
        case .presentation: 2
        case .overlay: 3
        }
    }
}
