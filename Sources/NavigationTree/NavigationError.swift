/// Why the tree refused an operation. Whatever is thrown, the tree is as it was.
package enum NavigationError: Error, Hashable, Sendable {
    case unknownNavigator(String)
    case unknownEntry(EntryID)
    /// A push onto a navigator without a path; the suggestion is the nearest one around it that has one.
    case noStack(NavigatorID, suggestion: NavigatorID?)
    /// Nothing left to take back.
    case atRoot(NavigatorID)
    /// Not a presentation; `nearest` is the presentation it is inside of.
    case notPresented(NavigatorID, nearest: NavigatorID?)
    /// More than the path holds.
    case outOfRange(NavigatorID, depth: Int)
    /// It presents something already, and the request did not want to replace it.
    case occupied(NavigatorID, presented: NavigatorID)
    case nameInUse(String, by: NavigatorID)
    case rootFixed
    case notSelectable(NavigatorID)
    case limitReached(TreeLimit, value: Int)
}

/// What a scene may hold at most.
package enum TreeLimit: String, Hashable, Sendable {
    case navigators
    case entries
    /// Bytes of the entries' arguments together.
    case argumentBytes
}
