/// A node of the navigation tree.
///
/// Links between nodes are ids, and siblings form a doubly linked list, so that no operation costs more because of nodes that it does not touch.
/// Only ``NavigationTree`` changes one.
package struct Navigator: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        /// The one at the top of its scene.
        case root
        /// A tab, a column, a pane: owns a path beside its siblings.
        case stack
        /// Shown over its presenter, with or without a path of its own.
        case presentation
    }

    package let id: NavigatorID
    package let kind: Kind
    /// Unique in the scene.
    package let name: String?
    /// The presenter of a presentation; nil for the root.
    package let parent: NavigatorID?
    /// The entry of the parent's path that it goes with; nil when it goes only with the parent itself.
    package let anchor: EntryID?
    /// How a presentation is shown; nil for the other kinds.
    package let method: NavigationMethod?
    /// The destination that it was made for. Not in the path and not removable, as the root view of SwiftUI's NavigationStack.
    package internal(set) var root: Entry?
    /// The session whose end closes this navigator; nil when it outlives its creator.
    package let ephemeral: SessionID?
    /// What an alert or a dialog may be answered with.
    package let buttons: Buttons?
    package let hasPath: Bool

    /// Oldest first.
    package internal(set) var path: [Entry] = []
    /// The stack below it that is in front.
    package internal(set) var selected: NavigatorID?
    /// The presentation over it.
    package internal(set) var presented: NavigatorID?

    package internal(set) var firstChild: NavigatorID?
    package internal(set) var lastChild: NavigatorID?
    package internal(set) var previousSibling: NavigatorID?
    package internal(set) var nextSibling: NavigatorID?

    /// What is in front of this navigator, one step: its presentation, else its selected child.
    package var front: NavigatorID? { presented ?? selected }

    /// Entries in the path; nil when it has none of its own.
    var pathLength: Int? { hasPath ? path.count : nil }

    /// The last entry of the path, when the path has more than `remaining`.
    func topmost(above remaining: Int) -> EntryID? {
        path.count > remaining ? path[path.count - 1].id : nil
    }

    /// Takes an entry out of the path; true when it was the topmost.
    mutating func removeEntry(at position: Int) -> Bool {
        if position == path.count - 1 {
            path.removeLast()
            return true
        }
        path.remove(at: position)
        return false
    }

    /// Puts an entry into the path; true when it is the topmost now.
    mutating func insert(_ entry: Entry, at position: Int) -> Bool {
        if position == path.count {
            path.append(entry)
            return true
        }
        path.insert(entry, at: position)
        return false
    }
}
