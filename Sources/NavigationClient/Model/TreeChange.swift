/// One step of a revision; `docs/reference/components.md` lists them.
public enum TreeChange: Equatable, Sendable {
    /// A navigator was added, as a child of its parent after `previous` or as its presentation.
    case navigatorCreated(Navigator, previous: NavigatorID?)
    /// A navigator was removed, in the state that it had.
    case navigatorClosed(Navigator)
    /// Another child of `parent` is in front; nil when no child is.
    case navigatorSelected(parent: NavigatorID, child: NavigatorID?, previous: NavigatorID?)
    /// An entry was inserted into a path.
    case entryAdded(navigator: NavigatorID, position: Int, Entry)
    /// An entry was removed from a path.
    case entryRemoved(navigator: NavigatorID, position: Int, Entry)
    /// The same entry has other arguments or content. Position -1 is the entry that the navigator was made for.
    case entryChanged(navigator: NavigatorID, position: Int, Entry)
    /// The entries of a type lost their provider.
    case typeOrphaned(String)
    /// The type is provided again, or its last entry was removed.
    case typeRevived(String)
    /// An attachment was added to its navigator.
    case attachmentAdded(Attachment)
    /// An attachment was removed.
    case attachmentRemoved(Attachment)
    /// The same attachment has other content.
    case attachmentChanged(Attachment)
    /// An event that does not change the tree. The payload has `kind`, `navigator` and the members that the protocol
    /// lists for its kind.
    case signal(JSONPayload)
    /// A kind that this client does not know. The client cannot follow the tree any further.
    case unknown(kind: String, JSONPayload)

    /// The kinds of a host of this version, as they are written.
    package static let kinds = [
        "navigator.created", "navigator.closed", "navigator.selected", "entry.added", "entry.removed", "entry.changed",
        "type.orphaned", "type.revived", "attachment.added", "attachment.removed", "attachment.changed", "signal",
    ]

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "a change")
        let kind = try object.string("kind")
        switch kind {
        case "navigator.created":
            self = .navigatorCreated(
                try Navigator(try object.required("navigator")),
                previous: try object.navigator("previous")
            )
        case "navigator.closed":
            self = .navigatorClosed(try Navigator(try object.required("navigator")))
        case "navigator.selected":
            self = .navigatorSelected(
                parent: NavigatorID(rawValue: try object.string("parent")),
                child: try object.navigator("child"),
                previous: try object.navigator("previous")
            )
        case "entry.added":
            self = try object.entryChange(TreeChange.entryAdded)
        case "entry.removed":
            self = try object.entryChange(TreeChange.entryRemoved)
        case "entry.changed":
            self = try object.entryChange(TreeChange.entryChanged)
        case "type.orphaned":
            self = .typeOrphaned(try object.string("type"))
        case "type.revived":
            self = .typeRevived(try object.string("type"))
        case "attachment.added":
            self = .attachmentAdded(try Attachment(try object.required("attachment")))
        case "attachment.removed":
            self = .attachmentRemoved(try Attachment(try object.required("attachment")))
        case "attachment.changed":
            self = .attachmentChanged(try Attachment(try object.required("attachment")))
        case "signal":
            self = .signal(try object.required("signal"))
        default:
            self = .unknown(kind: kind, payload)
        }
    }
}

extension PayloadObject {
    fileprivate func navigator(_ name: String) throws(NavigationClientError) -> NavigatorID? {
        try optionalString(name).map(NavigatorID.init(rawValue:))
    }

    fileprivate func entryChange(
        _ change: (NavigatorID, Int, Entry) -> TreeChange
    ) throws(NavigationClientError) -> TreeChange {
        change(
            NavigatorID(rawValue: try string("navigator")),
            try integer("position"),
            try Entry(try required("entry"))
        )
    }
}
