/// A page in Markdown, from its title on.
struct MarkdownPage {
    private(set) var text: String

    init(_ title: String) {
        text = "<!-- Tests/reference/write writes this page from the code. -->\n\n# \(title)\n"
    }

    mutating func heading(_ title: String, level: Int = 2) {
        text += "\n\(String(repeating: "#", count: level)) \(title)\n"
    }

    mutating func paragraph(_ paragraph: String) { text += "\n\(paragraph)\n" }

    mutating func list(_ items: [String]) {
        text += "\n" + items.map { "- \($0)\n" }.joined()
    }

    /// A table; one without rows is left out.
    mutating func table(_ head: [String], _ rows: [[String]]) {
        guard !rows.isEmpty else { return }
        text += "\n" + Self.row(head) + Self.row(head.map { _ in "---" }) + rows.map(Self.row).joined()
    }

    mutating func block(_ language: String, _ lines: [String]) {
        text += "\n```\(language)\n" + lines.map { "\($0)\n" }.joined() + "```\n"
    }

    private static func row(_ cells: [String]) -> String {
        let cells = cells.map {
            $0.split(whereSeparator: \.isNewline).joined(separator: " ").replacing("|", with: "\\|")
        }
        return "| " + cells.joined(separator: " | ") + " |\n"
    }
}
