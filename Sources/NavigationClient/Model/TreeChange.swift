/// One step of a revision; section 6 of the protocol lists them.
public enum TreeChange: Equatable, Sendable {
    /// A navigator was added as a child of its parent after `previous`, or as its presentation.
    case navigatorCreated(Navigator, previous: NavigatorID?)
    /// A navigator was removed, with the state it had.
    case navigatorClosed(Navigator)
    /// Another child of `parent` is in front.
    case navigatorSelected(parent: NavigatorID, child: NavigatorID?, previous: NavigatorID?)
    /// An entry was inserted into a path.
    case entryAdded(navigator: NavigatorID, position: Int, Entry)
    /// An entry was taken out of a path.
    case entryRemoved(navigator: NavigatorID, position: Int, Entry)
    /// The same entry has other arguments now; position -1 is the entry that the navigator was made for.
    case entryChanged(navigator: NavigatorID, position: Int, Entry)
    /// The entries of a type lost their provider.
    case typeOrphaned(String)
    /// The provider is back, or the last entry is gone.
    case typeRevived(String)
    /// Something hangs on a navigator now.
    case attachmentAdded(Attachment)
    /// Something hangs there no more.
    case attachmentRemoved(Attachment)
    /// The same attachment holds something else now.
    case attachmentChanged(Attachment)
    /// Something happened besides; the tree is as it was. The payload has `kind`, `navigator`, and what the protocol lists for that kind.
    case signal(JSONPayload)
    /// A kind that this client does not know; the tree cannot be followed past it.
    case unknown(kind: String, JSONPayload)

    /// The kinds that a host of this version tells, as they are written.
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
            let place = try object.entryPlace()
            self = .entryAdded(navigator: place.navigator, position: place.position, place.entry)
        case "entry.removed":
            let place = try object.entryPlace()
            self = .entryRemoved(navigator: place.navigator, position: place.position, place.entry)
        case "entry.changed":
            let place = try object.entryPlace()
            self = .entryChanged(navigator: place.navigator, position: place.position, place.entry)
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

    fileprivate func entryPlace() throws(NavigationClientError) -> (navigator: NavigatorID, position: Int, entry: Entry)
    {
        let navigator = NavigatorID(rawValue: try string("navigator"))
        return (navigator, try integer("position"), try Entry(try required("entry")))
    }
}
