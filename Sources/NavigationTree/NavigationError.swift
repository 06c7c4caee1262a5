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
    /// A global operation met these locks.
    case locked([Attachment])
    case unknownAttachment(AttachmentID)
    /// Nothing of that name to return to; `isKnown` when there is one, and returning would undo nothing.
    case cannotReturn(String, from: NavigatorID, isKnown: Bool)
    case unknownTrigger(String, at: NavigatorID, known: [String])
    /// The entry is not an alert or a dialog with buttons.
    case noAlert(EntryID)
    case unknownAnswer(String, to: EntryID, known: [String])
    /// No stack comes after this one.
    case noColumn(NavigatorID)
    /// The path would break a rule.
    case pathRefused([RuleViolation])
    case invalidState([StateProblem])
    /// The change would bring back what belonged to a session that is gone.
    case cannotUndo(revision: UInt64)
    case limitReached(TreeLimit, value: Int)
}

/// What a scene may hold at most.
package enum TreeLimit: String, Hashable, Sendable {
    case navigators
    case entries
    /// Bytes of the entries' arguments together.
    case argumentBytes
    case attachments
}
