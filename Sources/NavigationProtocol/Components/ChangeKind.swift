package import NavigationTree

/// The kinds of change, as the wire names them.
package enum ChangeKind: String, WireChoice, Hashable {
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
