import JSON
package import NavigationTree

extension Parameters {
    private static let expectedButtons =
        "a list of 1 to 16 {\"answer\":…,\"label\"?:…,\"role\"?:\"default\"|\"cancel\"|\"destructive\"}, their answers all different"

    /// What an alert or a dialog may be answered with: SwiftUI's buttons of an alert, the Composable Architecture's `AlertState`.
    package mutating func buttons() throws(WireError) -> Buttons? {
        guard let text = raw("buttons") else { return nil }
        let elements = try nestedList("buttons", known: ["answer", "label", "role"]) ?? []
        var answers: [String] = []
        for var element in elements {
            answers.append(try element.requiredString("answer"))
            _ = try element.string("label")
            let _: ButtonRole? = try element.choice("role")
            try element.finish()
        }
        guard (1...16).contains(answers.count), Set(answers).count == answers.count else {
            throw Self.invalid("buttons", Self.expectedButtons)
        }
        return Buttons(text: text, answers: answers)
    }
}
