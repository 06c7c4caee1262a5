import enum NavigationClient.Contract
import struct NavigationClient.JSONPayload

extension TestTree: CustomStringConvertible {
    /// An outline with a line for each navigator and entry.
    public var description: String { outline.joined(separator: "\n") }

    var outline: [String] {
        var lines: [String] = []
        root.draw(into: &lines, level: 0, isSelected: false)
        if !orphaned.isEmpty { lines.append("orphaned: \(orphaned.joined(separator: ", "))") }
        return lines
    }

    /// The lines to remove (−) and to add (+) to get from this tree to `found`, among the equal lines; nil when both
    /// trees are equal.
    func difference(to found: TestTree) -> String? {
        guard self != found else { return nil }
        let (expected, found) = (outline, found.outline)
        let difference = found.difference(from: expected)
        let missing = Set(difference.removals.map(\.offset))
        let extra = Set(difference.insertions.map(\.offset))
        var lines: [String] = []
        var (one, other) = (0, 0)
        while one < expected.count || other < found.count {
            if missing.contains(one), one < expected.count {
                lines.append("− \(expected[one])")
                one += 1
            } else if extra.contains(other), other < found.count {
                lines.append("+ \(found[other])")
                other += 1
            } else {
                lines.append("  \(expected[one])")
                one += 1
                other += 1
            }
        }
        return lines.joined(separator: "\n")
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}

extension TestNavigator {
    fileprivate func draw(into lines: inout [String], level: Int, isSelected: Bool) {
        let indentation = String(repeating: "  ", count: level)
        var title = indentation + (method ?? (level == 0 ? "root" : "stack"))
        if let name { title += " \(name)" }
        if let destination { title += " · \(destination)" }
        for button in buttons { title += button.outline }
        if isSelected { title += " (selected)" }
        if !attachments.isEmpty { title += " [\(attachments.joined(separator: ", "))]" }
        lines.append(title)
        for entry in path { lines.append("\(indentation)  \(entry)") }
        for (index, stack) in stacks.enumerated() {
            stack.draw(into: &lines, level: level + 1, isSelected: index == selected)
        }
        for overlay in overlays { overlay.draw(into: &lines, level: level + 1, isSelected: false) }
        presented?.draw(into: &lines, level: level + 1, isSelected: false)
    }
}

extension TestEntry: CustomStringConvertible {
    /// The type, the arguments and the content on one line.
    public var description: String {
        let arguments = arguments.isEquivalent(to: [:]) ? "" : " \(arguments)"
        return type + arguments + (isTransient ? " (transient)" : "")
            + (hasFailedContent ? " (content failed)" : "") + (content.map { " = \($0)" } ?? "")
            + links.map(\.outline).joined()
    }
}

extension Contract.Button {
    fileprivate var outline: String {
        " <\(answer)\(label.map { " \"\($0)\"" } ?? "")\(role.map { " \($0.rawValue)" } ?? "")>"
    }
}
