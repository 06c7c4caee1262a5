import JSON
import NavigationClient

/// Writes a page for people: a title, paragraphs, headings and members, none of them wider than the terminal.
struct PageWriter {
    private let width: Int
    private let inColour: Bool
    private(set) var lines: [String] = []

    /// The least width that a text is given, however narrow the terminal is.
    private static let leastWidth = 20

    init(width: Int, inColour: Bool) { (self.width, self.inColour) = (width, inColour) }

    mutating func title(_ name: String, _ kind: String) {
        var line = StyledLine()
        line.add(VisibleText.of(name), .strong)
        line.add("  " + VisibleText.of(kind), .faint, isElastic: true)
        lines.append(line.rendered(width: width, inColour: inColour))
    }

    mutating func heading(_ text: String, unless isEmpty: Bool = false) {
        guard !isEmpty else { return }
        var line = StyledLine()
        line.add(text, .strong)
        lines += ["", line.rendered(width: width, inColour: inColour)]
    }

    /// A text in lines of words; nothing for nil.
    mutating func paragraph(_ text: String?, indent: Int = 2) {
        guard let text, !text.isEmpty else { return }
        let room = max(width - indent, Self.leastWidth)
        let space = String(repeating: " ", count: indent)
        for line in Self.wrapped(VisibleText.of(text), to: room) { lines.append(space + line) }
    }

    /// A text as it is, to be copied: it is neither broken nor shortened.
    mutating func line(_ text: String, indent: Int) {
        lines.append(String(repeating: " ", count: indent) + VisibleText.inJSON(text))
    }

    /// A name with its type, and its meaning below.
    mutating func member(_ name: String, _ type: String, _ summary: String?) {
        var line = StyledLine()
        line.add("  ")
        line.add(VisibleText.of(name), .strong)
        line.add("  " + VisibleText.of(type), .faint, isElastic: true)
        lines.append(line.rendered(width: width, inColour: inColour))
        paragraph(summary, indent: 6)
    }

    /// The members of an object; of one of several objects each in turn; else the words for the type.
    mutating func members(of schema: JSONPayload?) {
        guard let schema else { return }
        if let options = schema["oneOf"]?.elements, options.contains(where: { $0["properties"] != nil }) {
            for (index, option) in options.enumerated() {
                if option["properties"] != nil, index > 0 { paragraph("or") }
                members(of: option)
            }
        } else if let properties = schema["properties"]?.members {
            let required = Set((schema["required"]?.elements ?? []).compactMap(\.string))
            for (name, value) in properties {
                let type = SchemaWords.of(value) + (required.contains(name) ? "" : ", may be left out")
                member(name, type, value["description"]?.string)
            }
        } else {
            paragraph(SchemaWords.of(schema))
        }
    }

    /// Lines of whole words. A word that is too long has a line of its own.
    private static func wrapped(_ text: String, to room: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(whereSeparator: \.isWhitespace) {
            let columns = DisplayWidth.columns(of: String(word))
            if let last = lines.last, DisplayWidth.columns(of: last) + 1 + columns <= room {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
