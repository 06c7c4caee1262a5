/// One line of a drawing, in parts with styles of their own. Colours do not count when the line is measured.
struct StyledLine {
    /// The look of a part.
    enum Style {
        case plain, strong, faint, alarming, good, changing

        /// The terminal's code for the style; nil for none.
        fileprivate var code: String? {
            switch self {
            case .plain: nil
            case .strong: "1"
            case .faint: "2"
            case .alarming: "31"
            case .good: "32"
            case .changing: "33"
            }
        }
    }

    private var parts: [(text: String, style: Style, isElastic: Bool)] = []

    /// Adds text; an elastic part is shortened first when the line is too long.
    mutating func add(_ text: String, _ style: Style = .plain, isElastic: Bool = false) {
        if !text.isEmpty { parts.append((text, style, isElastic)) }
    }

    /// The line, at most `width` columns wide if there is a limit.
    func rendered(width: Int?, inColour: Bool) -> String {
        var room = width ?? .max
        var result = ""
        for part in fitted(to: width) where room > 0 {
            let text = DisplayWidth.fit(part.text, to: room)
            room -= DisplayWidth.columns(of: text)
            guard inColour, let code = part.style.code else {
                result += text
                continue
            }
            result += "\u{1B}[\(code)m\(text)\u{1B}[0m"
        }
        return result
    }

    /// The parts, with elastic ones shortened as far as needed.
    private func fitted(to width: Int?) -> [(text: String, style: Style)] {
        var excess = width.map { total - $0 } ?? 0
        return parts.map { part in
            guard part.isElastic, excess > 0 else { return (part.text, part.style) }
            let columns = DisplayWidth.columns(of: part.text)
            // An elastic part keeps two columns: one character shows that something is there, and the ellipsis that
            // more follows.
            let text = DisplayWidth.fit(part.text, to: max(columns - excess, 2))
            excess -= columns - DisplayWidth.columns(of: text)
            return (text, part.style)
        }
    }

    private var total: Int {
        parts.reduce(0) { $0 + DisplayWidth.columns(of: $1.text) }
    }
}
