import JSON
package import NavigationTree

// Options of requests that show a destination.

/// Options of a presentation.
package struct PresentationOptions: Equatable, Sendable {
    package let name: String?
    package let ifOccupied: OccupiedPolicy
    package let buttons: Buttons?

    package init() { (self.name, self.ifOccupied, self.buttons) = (nil, .replace, nil) }

    init(_ parameters: inout Parameters) throws(WireError) {
        let name = try parameters.navigatorName()
        let ifOccupied: OccupiedPolicy? = try parameters.choice(
            "ifOccupied",
            "The behaviour when the navigator already presents something; `replace` when left out."
        )
        let buttons = try parameters.buttons()
        self.name = name
        self.ifOccupied = ifOccupied ?? .replace
        self.buttons = buttons
    }
}

/// Options of a push.
package struct PushOptions: Equatable, Sendable {
    package let ifPresent: PresentPolicy
    package let isTransient: Bool

    package init() { (self.ifPresent, self.isTransient) = (.push, false) }

    init(_ parameters: inout Parameters) throws(WireError) {
        let ifPresent: PresentPolicy? = try parameters.choice(
            "ifPresent",
            """
            The way of a push when the path shows the same already: `push` another (the default), go `back` to it, `raise` it to the top, keep a `single` \
            one, `replaceTop`, or `clear` the path.
            """
        )
        let isTransient = try parameters.bool(
            "transient",
            "Whether the entry goes as soon as another is pushed over it; false when left out."
        )
        self.ifPresent = ifPresent ?? .push
        self.isTransient = isTransient ?? false
    }
}

extension Parameters {
    mutating func forResult(
        _ summary: StaticString = """
        Whether the answer waits for what becomes of the entry: `answered`, `dismissed`, `replaced`, `provider_gone` or `redirected`.
        """
    ) throws(WireError) -> Bool {
        guard try bool("forResult", summary) == true else { return false }
        guard context == nil else {
            throw Self.invalid("forResult", "left out within another request: only a request of its own can wait")
        }
        return true
    }

    /// A destination that may be left out, without an object of its own.
    mutating func optionalDestination(_ summary: StaticString) throws(WireError) -> RequestedDestination? {
        let type = try string("type", summary)
        let arguments = try object("arguments", "The destination's arguments; none when left out.")
        let hints = try hints()
        guard type != nil || arguments != nil || hints != nil else { return nil }
        return RequestedDestination(
            type: try required("type", "a string", type),
            arguments: arguments ?? .emptyObject,
            hints: hints
        )
    }

    private static var expectedButtons: String {
        """
        a list of 1 to 16 {"answer":…,"label"?:…,"role"?:"default"|"cancel"|"destructive"}, their answers all different
        """
    }

    /// The buttons of an alert or a dialog, like those of SwiftUI's alerts and of `AlertState` in the Composable
    /// Architecture.
    mutating func buttons() throws(WireError) -> Buttons? {
        let text = raw(
            "buttons",
            "The buttons of an alert or a dialog: 1 to 16, their answers all different.",
            WireButtons.schema
        )
        guard let text else { return nil }
        let buttons: [Button] = try list("buttons", "") ?? []
        let answers = buttons.map(\.answer)
        guard (1...16).contains(answers.count), Set(answers).count == answers.count else {
            throw Self.invalid("buttons", Self.expectedButtons)
        }
        return Buttons(text: text, answers: answers)
    }
}
