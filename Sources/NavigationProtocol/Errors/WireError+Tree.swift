import JSON
import NavigationTree

// The refusals of the tree, one by one.

extension WireError {
    static func unknownEntry(_ entry: EntryID) -> Self {
        WireError(.unknownEntry, "There is no entry \(entry) (any more)", ["entry": .id(entry)])
    }

    static func notInPath(_ entry: EntryID, _ navigator: NavigatorID) -> Self {
        WireError(
            .unknownEntry,
            "Entry \(entry) is not in the path of navigator \(navigator), and an entry does not leave its path",
            ["entry": .id(entry), "navigator": .id(navigator)]
        )
    }

    static func noStack(_ navigator: NavigatorID, _ suggestion: NavigatorID?) -> Self {
        let hint = suggestion.map { "; the nearest one around it that has one is \($0)" } ?? ""
        return WireError(
            .noStack,
            "Navigator \(navigator) has no path to push on\(hint)",
            ["navigator": .id(navigator), "suggestion": suggestion.map { .id($0) }]
        )
    }

    static func atRoot(_ navigator: NavigatorID, in tree: borrowing NavigationTree) -> Self {
        WireError(
            .atRoot,
            "Navigator \(navigator) shows its root, which cannot be removed",
            [
                "navigator": .id(navigator), "depth": .integer(Int64(tree[navigator]?.path.count ?? 0)),
                "nearest": tree.presentation(around: navigator).map { .id($0) },
            ]
        )
    }

    static func notPresented(_ navigator: NavigatorID, _ nearest: NavigatorID?) -> Self {
        let hint = nearest.map { "; the presentation around it is \($0)" } ?? ""
        return WireError(
            .notPresented,
            "Navigator \(navigator) is not a presentation, so it cannot be dismissed\(hint)",
            ["navigator": .id(navigator), "nearest": nearest.map { .id($0) }]
        )
    }

    static func outOfRange(_ navigator: NavigatorID, _ depth: Int) -> Self {
        WireError(
            .outOfRange,
            "The path of navigator \(navigator) has \(depth == 1 ? "one entry" : "\(depth) entries"), and the request does not fit that",
            ["navigator": .id(navigator), "depth": .integer(Int64(depth))]
        )
    }

    static func typeNotShown(_ type: TypeName, _ navigator: NavigatorID, _ elsewhere: NavigatorID?) -> Self {
        let hint = elsewhere.map { "; navigator \($0) shows one, on the way through the presenters" } ?? ""
        return WireError(
            .typeNotShown,
            "The path of navigator \(navigator) and its root show no \(type)\(hint)",
            [
                "navigator": .id(navigator), "type": .string(type.description),
                "elsewhere": elsewhere.map { .id($0) },
            ]
        )
    }

    static func occupied(_ navigator: NavigatorID, _ presented: NavigatorID) -> Self {
        WireError(
            .occupied,
            "Navigator \(navigator) presents \(presented) already, and the request said not to replace it",
            ["navigator": .id(navigator), "presented": .id(presented)]
        )
    }

    static func nameInUse(_ name: String, _ owner: NavigatorID, in scene: String) -> Self {
        WireError(
            .nameInUse,
            "The name \"\(name)\" belongs to navigator \(owner) of this scene",
            ["scene": .string(scene), "wanted": .string(name), "navigator": .id(owner)]
        )
    }

    static func notSelectable(_ navigator: NavigatorID) -> Self {
        WireError(
            .notSelectable,
            "Navigator \(navigator) is not a stack beside others, so it cannot be selected",
            ["navigator": .id(navigator)]
        )
    }

    static func unknownAttachment(_ id: AttachmentID) -> Self {
        WireError(
            .unknownAttachment,
            "There is no such thing as \(id) (any more); \"attachment.list\" tells what there is",
            ["attachment": .id(id)]
        )
    }

    static func unknownTrigger(_ name: String, _ navigator: NavigatorID, _ known: [String]) -> Self {
        let nearest = Spelling.nearest(to: name, among: known)
        let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
        return WireError(
            .unknownTrigger,
            "Navigator \(navigator) has no trigger \"\(name)\"\(hint)",
            ["navigator": .id(navigator), "trigger": .string(name), "nearest": nearest.map { .string($0) }]
        )
    }

    static func noAlert(_ entry: EntryID) -> Self {
        WireError(
            .noAlert,
            "Entry \(entry) is no alert or dialog with buttons, so it cannot be answered",
            ["entry": .id(entry)]
        )
    }

    static func unknownAnswer(_ answer: String, _ entry: EntryID, _ known: [String]) -> Self {
        WireError(
            .unknownAnswer,
            "\(entry) has no button that answers \"\(answer)\"; it has \(known.joined(separator: ", "))",
            ["entry": .id(entry), "answer": .string(answer), "answers": .array(known.map { .string($0) })]
        )
    }

    static func noColumn(_ navigator: NavigatorID) -> Self {
        WireError(
            .noColumn,
            "No stack comes after navigator \(navigator) below the same parent, so it drives nothing",
            ["navigator": .id(navigator)]
        )
    }

    static func cannotUndo(_ revision: UInt64) -> Self {
        WireError(
            .cannotUndo,
            "Revision \(revision) closed a navigator of a session that is gone, and it cannot come back",
            ["revision": .integer(Int64(revision))]
        )
    }

    /// The revision exchanged the state of the scene.
    package static func cannotUndo(importing revision: UInt64) -> Self {
        WireError(
            .cannotUndo,
            "Revision \(revision) gave the scene an imported state; the former one is gone",
            ["revision": .integer(Int64(revision))]
        )
    }

    package static func cannotUndo(restoring revision: UInt64) -> Self {
        WireError(
            .cannotUndo,
            "Revision \(revision) gave the scene another restoration key; scene.restore brings the former state back",
            ["revision": .integer(Int64(revision))]
        )
    }
}
