import JSON
package import NavigationClient

/// A JSON text as lines `path.to.member=value`, for grep and cut.
///
/// The path of a list's element contains its index. Strings have no quotation marks, and their control characters are
/// escaped. Empty objects and lists are written as `{}` and `[]`.
package enum FlatLines {
    /// The lines, in the order of the text.
    package static func lines(of payload: JSONPayload) -> [String] {
        var lines: [String] = []
        var waiting = [(path: "", value: payload)]
        while let (path, value) = waiting.popLast() {
            var below: [(path: String, value: JSONPayload)] = []
            if let members = value.members {
                below = members.map { (join(path, VisibleText.of($0.name)), $0.value) }
            } else if let elements = value.elements {
                below = elements.enumerated().map { (join(path, "\($0.offset)"), $0.element) }
            }
            guard below.isEmpty else {
                waiting.append(contentsOf: below.reversed())
                continue
            }
            let text = VisibleText.of(value.string ?? JSONLayout.compact.lay(out: value.text))
            lines.append(path.isEmpty ? text : "\(path)=\(text)")
        }
        return lines
    }

    private static func join(_ path: String, _ step: String) -> String {
        path.isEmpty ? step : "\(path).\(step)"
    }
}
