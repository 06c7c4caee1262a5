package import JSON

/// What an alert or a dialog may be answered with. Shared by all that hold it.
package final class Buttons: Hashable, Sendable {
    /// As the request listed them, for renderers.
    package let text: RawJSON
    /// The answer that each of them gives; different from each other.
    package let answers: [String]

    package init(text: RawJSON, answers: [String]) {
        self.text = text
        self.answers = answers
    }

    package static func == (one: Buttons, other: Buttons) -> Bool {
        one === other || (one.answers == other.answers && one.text.isEquivalent(to: other.text))
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(answers) }
}
