import JSON
package import NavigationClient

/// One thing that `navctl doctor` has looked at.
package struct Finding: Equatable, Sendable {
    /// How bad it is.
    package enum Weight: String, Sendable {
        case good = "ok"
        /// It works, and a person should know.
        case notice
        case problem
    }

    package let weight: Weight
    /// The thing that was looked at, such as "socket".
    package let subject: String
    package let text: String
    /// The next step, if there is one.
    package let advice: String?

    package init(_ weight: Weight, _ subject: String, _ text: String, advice: String? = nil) {
        (self.weight, self.subject, self.text, self.advice) = (weight, subject, text, advice)
    }

    /// The members `weight` (`ok`, `notice` or `problem`), `subject`, `text`, and `advice` if there is any.
    package var payload: JSONPayload {
        var members: [(name: String, value: JSONPayload)] = [
            ("weight", JSONPayload(weight.rawValue)), ("subject", JSONPayload(subject)), ("text", JSONPayload(text)),
        ]
        if let advice { members.append(("advice", JSONPayload(advice))) }
        return .object(members)
    }

    /// The lines for a person.
    package func lines(inColour: Bool) -> [String] {
        var line = StyledLine()
        let word = weight.rawValue.padded(to: 9)
        line.add(word, weight == .problem ? .alarming : weight == .notice ? .strong : .faint)
        line.add("\(subject.padded(to: 12))\(VisibleText.of(text))")
        let first = line.rendered(width: nil, inColour: inColour)
        return [first] + (advice.map { [String(repeating: " ", count: 21) + VisibleText.of($0)] } ?? [])
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(1, width - count))
    }
}
