/// Why the tree refused an operation. The tree is unchanged.
package enum NavigationError: Error, Hashable, Sendable {
    case unknownNavigator(String)
    case unknownEntry(EntryID)
    /// The entry is in the path of another navigator.
    case notInPath(EntryID, of: NavigatorID)
    /// A push onto a navigator without a path; the suggestion is the nearest navigator around it that has one.
    case noStack(NavigatorID, suggestion: NavigatorID?)
    /// The path is empty, or the destination is the one that the navigator was made for.
    case atRoot(NavigatorID)
    /// The navigator is not a presentation; `nearest` is the presentation that contains it.
    case notPresented(NavigatorID, nearest: NavigatorID?)
    /// The path has fewer entries.
    case outOfRange(NavigatorID, depth: Int)
    /// No entry on the way back shows this type. `elsewhere` shows it on the way through the presenters.
    case typeNotShown(TypeName, from: NavigatorID, elsewhere: NavigatorID?)
    /// The navigator already presents something, and the request did not want to replace it.
    case occupied(NavigatorID, presented: NavigatorID)
    case nameInUse(String, by: NavigatorID)
    case rootFixed
    case notSelectable(NavigatorID)
    /// These locks refuse an operation from outside of what they protect.
    case locked([Attachment])
    case unknownAttachment(AttachmentID)
    /// No place of that name can be returned to. `isKnown` is true when the name exists but returning would undo
    /// nothing.
    case cannotReturn(String, from: NavigatorID, isKnown: Bool)
    case unknownTrigger(String, at: NavigatorID, known: [String])
    /// The entry is not an alert or a dialog with buttons.
    case noAlert(EntryID)
    case unknownAnswer(String, to: EntryID, known: [String])
    /// The navigator is the last stack of its row, or not a stack.
    case noColumn(NavigatorID)
    /// The path would break a rule.
    case pathRefused([RuleViolation])
    case invalidState([StateProblem])
    /// The change would restore something of a session that has ended.
    case cannotUndo(revision: UInt64)
    case limitReached(TreeLimit, value: Int)
}

/// The limits of a scene.
package enum TreeLimit: String, Hashable, Sendable {
    case navigators
    case entries
    /// Bytes of the entries' arguments in total.
    case argumentBytes
    case attachments
}
