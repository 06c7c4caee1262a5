/// A button of an alert or a dialog.
public struct AlertButton: Equatable, Sendable, ExpressibleByStringLiteral {
    /// How a renderer shows a button.
    public enum Role: String, Sendable {
        /// The action of the return key.
        case `default`
        /// Leaves everything as it is.
        case cancel
        /// Deletes something, or cannot be undone.
        case destructive
    }

    /// The answer that the button gives; unique in its alert.
    public var answer: String
    /// The text for people; nil shows the answer.
    public var label: String?
    /// How it is shown; nil leaves it to the renderer.
    public var role: Role?

    /// A button with this answer.
    public init(_ answer: String, label: String? = nil, role: Role? = nil) {
        self.answer = answer
        self.label = label
        self.role = role
    }

    /// A button with this answer, without label and role.
    public init(stringLiteral answer: String) {
        self.init(answer)
    }

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "a button")
        self.init(
            try object.string("answer"),
            label: try object.optionalString("label"),
            // A role that only a newer host knows is ignored, because this client could not show it.
            role: try object.optionalString("role").flatMap(Role.init(rawValue:))
        )
    }

    /// The button as the protocol writes it.
    var payload: JSONPayload {
        var members: [(name: String, value: JSONPayload)] = [("answer", JSONPayload(answer))]
        if let label { members.append(("label", JSONPayload(label))) }
        if let role { members.append(("role", JSONPayload(role.rawValue))) }
        return .object(members)
    }

    /// Reads a list of buttons.
    package static func list(_ payloads: [JSONPayload]) throws(NavigationClientError) -> [AlertButton] {
        var buttons: [AlertButton] = []
        for payload in payloads { buttons.append(try AlertButton(payload)) }
        return buttons
    }
}
