/// A node of the navigation tree.
///
/// Links between nodes are ids, and siblings form a doubly linked list. Therefore the cost of an operation does not
/// depend on nodes that it does not touch. Only ``NavigationTree`` changes a navigator.
package struct Navigator: Hashable, Sendable {
    /// The kinds of navigators.
    package enum Kind: String, Hashable, Sendable {
        /// The top of its scene.
        case root
        /// A tab, a column or a pane, with a path of its own beside its siblings.
        case stack
        /// Shown over its presenter, with or without a path of its own.
        case presentation
        /// Shown over its presenter beside the presentation, any number of them. It is never in front. It stands on the
        /// navigator and not on an entry.
        case overlay

        /// Whether it is shown over another navigator.
        package var isShownOver: Bool { self == .presentation || self == .overlay }
    }

    package let id: NavigatorID
    package let kind: Kind
    /// Unique in the scene.
    package let name: String?
    /// The presenter of a presentation, the navigator around a stack; nil for the root.
    package let parent: NavigatorID?
    /// The entry of the parent's path with which it is closed; nil when only the parent closes it.
    package let anchor: EntryID?
    /// How a presentation is shown; nil for the other kinds.
    package let method: NavigationMethod?
    /// The destination that it was made for. It is not in the path and cannot be removed, like the root view of
    /// SwiftUI's NavigationStack.
    package internal(set) var root: Entry?
    /// The session whose end closes this navigator; nil when it outlives its creator.
    package let ephemeral: SessionID?
    /// The buttons of an alert or a dialog.
    package let buttons: Buttons?
    package let hasPath: Bool
    /// The destinations that its path accepts; nil for all.
    package private(set) var accepts: Acceptance? = nil

    /// The pushed entries, oldest first.
    package internal(set) var path: PagedArray<Entry> = []
    /// The stack in front among its children.
    package internal(set) var selected: NavigatorID?
    /// The presentation over this navigator.
    package internal(set) var presented: NavigatorID?

    package internal(set) var firstChild: NavigatorID?
    package internal(set) var lastChild: NavigatorID?
    package internal(set) var previousSibling: NavigatorID?
    package internal(set) var nextSibling: NavigatorID?

    /// Seconds after which the host closes it; nil when it stays.
    package var closesAfter: Double? { if case .own(let method) = method { method.closesAfter } else { nil } }

    /// The next navigator towards the front: the presentation, else the selected child.
    package var front: NavigatorID? { presented ?? selected }

    /// The entry at a position of its path. At -1 it is the destination that the navigator was made for, if any.
    func entry(at position: Int) -> Entry? { position < 0 ? root : path[position] }

    // These are inlined, because a call of them would copy the whole navigator.

    /// The number of entries in the path; nil when it has no path of its own.
    var pathLength: Int? {
        @inline(__always)
        get { hasPath ? path.count : nil }
    }

    /// The last entry of the path, when the path has more than `remaining`.
    @inline(__always)
    func topmost(above remaining: Int) -> EntryID? {
        path.count > remaining ? path.withLast { $0.id } : nil
    }

    /// Whether the last entry of the path is transient.
    var endsWithTransient: Bool {
        @inline(__always)
        get { !path.isEmpty && path.withLast { $0.isTransient } }
    }

    /// Removes an entry from the path.
    mutating func removeEntry(at position: Int) -> Entry {
        position == path.count - 1 ? path.removeLast() : path.remove(at: position)
    }

    /// Puts an entry into the path. Returns true when it is now the topmost.
    mutating func insert(_ entry: Entry, at position: Int) -> Bool {
        if position == path.count {
            path.append(entry)
            return true
        }
        path.insert(entry, at: position)
        return false
    }
}
