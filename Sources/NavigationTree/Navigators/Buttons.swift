package import JSON

/// The buttons of an alert or a dialog. A shared object, so that copies of a navigator cost nothing more.
package final class Buttons: Hashable, Sendable {
    /// The list as the request wrote it, for renderers.
    package let text: RawJSON
    /// The answer of each button; all are different.
    package let answers: [String]

    package init(text: RawJSON, answers: [String]) {
        self.text = text
        self.answers = answers
    }

    /// Compares the object, then its values.
    package static func == (one: Buttons, other: Buttons) -> Bool {
        one === other || (one.answers == other.answers && one.text.isEquivalent(to: other.text))
    }

    /// Combines the answers only, because equal JSON texts may differ in layout.
    package func hash(into hasher: inout Hasher) { hasher.combine(answers) }
}
