package import NavigationTree

/// `watch`: the state now, and every change from here on.
package struct Watch: Equatable, Sendable {
    package let scene: String
    package let navigator: String?
    package let kinds: Set<ChangeKind>?
    package let since: UInt64?
    package let instance: String?
    /// The most talkative events that it wants besides changes.
    package let verbosity: SceneConfiguration.Verbosity

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try parameters.string("scene") ?? SceneTarget.defaultScene
        self.navigator = try parameters.string("navigator")
        self.since = try parameters.integer("since", in: 0...Int64.max).map { UInt64($0) }
        self.instance = try parameters.string("instance")
        self.verbosity = try parameters.choice("verbosity") ?? .silent
        guard let names = try parameters.strings("kinds") else {
            self.kinds = nil
            return
        }
        var kinds: Set<ChangeKind> = []
        for name in names {
            guard let kind = ChangeKind(rawValue: name) else {
                let known = ChangeKind.allCases.map(\.rawValue)
                let nearest = Names.nearest(to: name, among: known).map { " (did you mean \"\($0)\"?)" } ?? ""
                throw Parameters.invalid("kinds", "a list of \(known.joined(separator: ", "))\(nearest)")
            }
            kinds.insert(kind)
        }
        self.kinds = kinds
    }
}

/// The kinds of change, as the wire names them.
package enum ChangeKind: String, CaseIterable, Hashable, Sendable {
    case navigatorCreated = "navigator.created"
    case navigatorClosed = "navigator.closed"
    case navigatorSelected = "navigator.selected"
    case entryAdded = "entry.added"
    case entryRemoved = "entry.removed"
    case entryChanged = "entry.changed"
    case typeOrphaned = "type.orphaned"
    case typeRevived = "type.revived"
    case attachmentAdded = "attachment.added"
    case attachmentRemoved = "attachment.removed"
    case attachmentChanged = "attachment.changed"
    case signal

    package init(_ step: NavigationChange.Step) {
        switch step {
        case .navigatorCreated: self = .navigatorCreated
        case .navigatorClosed: self = .navigatorClosed
        case .navigatorSelected: self = .navigatorSelected
        case .entryAdded: self = .entryAdded
        case .entryRemoved: self = .entryRemoved
        case .entryChanged: self = .entryChanged
        case .typeOrphaned: self = .typeOrphaned
        case .typeRevived: self = .typeRevived
        case .attached: self = .attachmentAdded
        case .detached: self = .attachmentRemoved
        case .attachmentChanged: self = .attachmentChanged
        case .signalled: self = .signal
        }
    }
}
