/// A link from an entry's content to a destination. A client follows it by its name.
public struct EntryLink: Equatable, Sendable {
    /// Its name, unique in the entry.
    public var link: String
    /// The text for people.
    public var label: String?
    /// The destination of the link.
    public var destination: Destination
    /// Further arguments, by their names, which the follower gives: one link for all items of a list.
    public var placeholders: [String]
    /// Whether the destination is registered where the entry is shown. Nil unless the host was asked for the entry's
    /// links (``NavigationClient/links(of:scene:)``).
    public internal(set) var isLive: Bool?

    /// A link with this name to a destination.
    public init(_ link: String, to destination: Destination, label: String? = nil, placeholders: [String] = []) {
        self.link = link
        self.label = label
        self.destination = destination
        self.placeholders = placeholders
    }

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "a link")
        link = try object.string("link")
        label = try object.optionalString("label")
        destination = Destination(try object.string("type"), object.optional("arguments"))
        placeholders = try object.strings("placeholders")
        isLive = try object.optionalFlag("isLive")
    }

    /// The link as a module supplies it.
    var payload: JSONPayload {
        var members: [(name: String, value: JSONPayload)] = [("link", JSONPayload(link))]
        if let label { members.append(("label", JSONPayload(label))) }
        members.append(("type", JSONPayload(destination.type)))
        if let arguments = destination.arguments { members.append(("arguments", arguments)) }
        if !placeholders.isEmpty { members.append(("placeholders", .array(placeholders.map { JSONPayload($0) }))) }
        return .object(members)
    }

    /// Reads a list of links.
    static func list(_ payloads: [JSONPayload]) throws(NavigationClientError) -> [EntryLink] {
        var links: [EntryLink] = []
        for payload in payloads { links.append(try EntryLink(payload)) }
        return links
    }
}
