import JSON
package import NavigationTree

extension NavigationChange.Step: WireComponent, WireObject {
    package static let componentName = "Change"

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.variant { NavigatorCreated($0) }
        object.variant { NavigatorClosed($0) }
        object.variant { NavigatorSelected($0) }
        object.variant { EntryAdded($0) }
        object.variant { EntryRemoved($0) }
        object.variant { EntryChanged($0) }
        object.variant { TypeOrphaned($0) }
        object.variant { TypeRevived($0) }
        object.variant { AttachmentAdded($0) }
        object.variant { AttachmentRemoved($0) }
        object.variant { AttachmentChanged($0) }
        object.variant { Signalled($0) }
    }
}

private struct NavigatorCreated: WireObject {
    let navigator: Navigator

    init?(_ step: NavigationChange.Step) {
        guard case .navigatorCreated(let navigator) = step else { return nil }
        self.navigator = navigator
    }

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.constant("kind", "navigator.created", "A navigator was made.")
        object.member("navigator", "The new navigator.") { WireNavigator($0.navigator) }
        object.optional("previous", "The stack before it; it is the first one when left out.") {
            $0.navigator.previousSibling
        }
    }
}

private struct NavigatorClosed: WireObject {
    let navigator: Navigator

    init?(_ step: NavigationChange.Step) {
        guard case .navigatorClosed(let navigator, _) = step else { return nil }
        self.navigator = navigator
    }

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.constant("kind", "navigator.closed", "A navigator was closed.")
        object.member("navigator", "The navigator as it was.") { WireNavigator($0.navigator) }
    }
}

private struct NavigatorSelected: WireObject {
    let (parent, child, previous): (NavigatorID, NavigatorID?, NavigatorID?)

    init?(_ step: NavigationChange.Step) {
        guard case .navigatorSelected(let parent, let child, let previous) = step else { return nil }
        (self.parent, self.child, self.previous) = (parent, child, previous)
    }

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.constant("kind", "navigator.selected", "Another stack is in front.")
        object.member("parent", "The navigator whose stacks these are.") { $0.parent }
        object.member("child", "The stack in front now.") { Nullable($0.child) }
        object.member("previous", "The stack that was in front.") { Nullable($0.previous) }
    }
}

/// An entry at its place in a path.
private struct PlacedEntry: WireObject {
    let (navigator, position, entry): (NavigatorID, Int, Entry)

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("navigator", "The navigator whose path it is.") { $0.navigator }
        object.member("position", "The entry's place in the path, from 0.") { $0.position }
        object.member("entry", "The entry.") { $0.entry }
    }
}

private struct EntryAdded: WireObject {
    let place: PlacedEntry

    init?(_ step: NavigationChange.Step) {
        guard case .entryAdded(let navigator, let position, let entry) = step else { return nil }
        self.place = PlacedEntry(navigator: navigator, position: position, entry: entry)
    }

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.constant("kind", "entry.added", "An entry was added to a path.")
        object.include { $0.place }
    }
}

private struct EntryRemoved: WireObject {
    let place: PlacedEntry

    init?(_ step: NavigationChange.Step) {
        guard case .entryRemoved(let navigator, let position, let entry) = step else { return nil }
        self.place = PlacedEntry(navigator: navigator, position: position, entry: entry)
    }

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.constant("kind", "entry.removed", "An entry was removed from a path.")
        object.include { $0.place }
    }
}

private struct EntryChanged: WireObject {
    let place: PlacedEntry

    init?(_ step: NavigationChange.Step) {
        guard case .entryChanged(let navigator, let position, _, let entry) = step else { return nil }
        self.place = PlacedEntry(navigator: navigator, position: position, entry: entry)
    }

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.constant("kind", "entry.changed", "The arguments or the content of an entry changed.")
        object.include { $0.place }
    }
}

private struct TypeOrphaned: WireObject {
    let type: TypeName

    init?(_ step: NavigationChange.Step) {
        guard case .typeOrphaned(let type) = step else { return nil }
        self.type = type
    }

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.constant("kind", "type.orphaned", "No module provides a type of the scene any more.")
        object.member("type", "The type.") { $0.type }
    }
}

private struct TypeRevived: WireObject {
    let type: TypeName

    init?(_ step: NavigationChange.Step) {
        guard case .typeRevived(let type) = step else { return nil }
        self.type = type
    }

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.constant("kind", "type.revived", "A module provides a type of the scene again.")
        object.member("type", "The type.") { $0.type }
    }
}

private struct AttachmentAdded: WireObject {
    let attachment: Attachment

    init?(_ step: NavigationChange.Step) {
        guard case .attached(let attachment) = step else { return nil }
        self.attachment = attachment
    }

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.constant("kind", "attachment.added", "Something was attached to a navigator.")
        object.member("attachment", "The attachment.") { $0.attachment }
    }
}

private struct AttachmentRemoved: WireObject {
    let attachment: Attachment

    init?(_ step: NavigationChange.Step) {
        guard case .detached(let attachment) = step else { return nil }
        self.attachment = attachment
    }

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.constant("kind", "attachment.removed", "An attachment was removed.")
        object.member("attachment", "The attachment as it was.") { $0.attachment }
    }
}

private struct AttachmentChanged: WireObject {
    let attachment: Attachment

    init?(_ step: NavigationChange.Step) {
        guard case .attachmentChanged(_, let attachment) = step else { return nil }
        self.attachment = attachment
    }

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.constant("kind", "attachment.changed", "An attachment changed.")
        object.member("attachment", "The attachment as it is now.") { $0.attachment }
    }
}

private struct Signalled: WireObject {
    let signal: Signal

    init?(_ step: NavigationChange.Step) {
        guard case .signalled(let signal) = step else { return nil }
        self.signal = signal
    }

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.constant("kind", "signal", "Something happened besides a change of the tree.")
        object.member("signal", "The event.") { $0.signal }
    }
}
