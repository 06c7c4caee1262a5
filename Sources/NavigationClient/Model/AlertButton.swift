/// One of the answers that an alert or a dialog may be given.
public struct AlertButton: Equatable, Sendable, ExpressibleByStringLiteral {
    /// How a renderer shows a button.
    public enum Role: String, Sendable {
        /// What is done by the return key.
        case `default`
        /// Leaves everything as it is.
        case cancel
        /// Deletes, or cannot be undone.
        case destructive
    }

    /// The answer, by which the alert is closed.
    public var answer: String
    /// A text for people.
    public var label: String?
    /// How it is shown; nil leaves that to the renderer.
    public var role: Role?

    /// A button with this answer.
    public init(_ answer: String, label: String? = nil, role: Role? = nil) {
        self.answer = answer
        self.label = label
        self.role = role
    }

    /// A button with this answer, and nothing else.
    public init(stringLiteral answer: String) {
        self.init(answer)
    }

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "a button")
        self.init(
            try object.string("answer"),
            label: try object.optionalString("label"),
            // A role of a later host is none that this client could show.
            role: try object.optionalString("role").flatMap(Role.init(rawValue:))
        )
    }

    var payload: JSONPayload {
        var members: [(name: String, value: JSONPayload)] = [("answer", JSONPayload(answer))]
        if let label { members.append(("label", JSONPayload(label))) }
        if let role { members.append(("role", JSONPayload(role.rawValue))) }
        return .object(members)
    }

    package static func list(_ payloads: [JSONPayload]) throws(NavigationClientError) -> [AlertButton] {
        var buttons: [AlertButton] = []
        for payload in payloads { buttons.append(try AlertButton(payload)) }
        return buttons
    }
}
