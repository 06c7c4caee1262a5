// The graph as a picture: a box for each node, below the box above it and further to the right.

extension TreeGraph {
    /// Lengths in pixels. The font has a fixed width, so the width of a box follows from its text.
    private enum Size {
        static let font = 13.0
        static let column = 7.9
        static let line = 17.0
        static let padding = 9.0
        static let gap = 12.0
        static let indentation = 28.0
        static let margin = 16.0
    }

    private struct Box {
        let node: Node
        let lines: [String]
        let x: Double
        let y: Double

        var height: Double { Double(lines.count) * Size.line + 2 * Size.padding - 4 }
        var width: Double {
            Double(lines.map { DisplayWidth.columns(of: $0) }.max() ?? 0) * Size.column + 2 * Size.padding
        }
    }

    /// The text of an SVG document. Its colours follow the reader's light or dark scheme.
    package var svg: String {
        let boxes = boxes
        let titleWidth = Double(DisplayWidth.columns(of: title)) * Size.column
        let width = (boxes.map { $0.x + $0.width } + [Size.margin + titleWidth]).reduce(0, max) + Size.margin
        let height = (boxes.last.map { $0.y + $0.height } ?? Size.margin + Size.line) + Size.margin
        let size = "width=\"\(Self.number(width))\" height=\"\(Self.number(height))\""
        let view = "viewBox=\"0 0 \(Self.number(width)) \(Self.number(height))\""
        let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) \(view) role=\"img\" aria-labelledby=\"t\">"
        let background = "<rect class=\"page\" width=\"100%\" height=\"100%\"/>"
        let name = Self.text(title, "quiet", Size.margin, Size.margin + Size.font)
        let lines = boxes.compactMap { box in box.node.parent.map { Self.line(from: boxes[$0], to: box) } }
        return
            ([head, "<title id=\"t\">\(Self.inXML(title))</title>", Self.style, background, name] + lines
            + boxes.map(Self.drawn) + ["</svg>"]).joined(separator: "\n")
    }

    private var boxes: [Box] {
        var y = Size.margin + Size.line + Size.gap
        return nodes.map { node in
            var lines = Self.lines(of: node)
            if node.link.isOver || node.link == .selected { lines[0] += " · \(node.link.rawValue)" }
            let box = Box(node: node, lines: lines, x: Size.margin + Double(node.level) * Size.indentation, y: y)
            y += box.height + Size.gap
            return box
        }
    }

    private static func drawn(_ box: Box) -> String {
        let classes = [
            box.node.isEntry ? "entry" : "navigator", box.node.isCurrent ? "current" : nil,
            box.node.marks.isEmpty ? nil : "marked",
        ].compactMap(\.self).joined(separator: " ")
        let place = "x=\"\(number(box.x))\" y=\"\(number(box.y))\""
        let size = "width=\"\(number(box.width))\" height=\"\(number(box.height))\""
        let corners = "rx=\"\(box.node.isEntry ? 9 : 2)\""
        let texts = box.lines.enumerated().map { index, line in
            let y = box.y + Size.padding + Size.font - 3 + Double(index) * Size.line
            return text(line, index == 0 ? "name" : "quiet", box.x + Size.padding, y)
        }
        return (["<rect class=\"\(classes)\" \(place) \(size) \(corners)/>"] + texts).joined(separator: "\n")
    }

    /// A line from the lower left of a box to the left of one below it.
    private static func line(from upper: Box, to lower: Box) -> String {
        let x = upper.x + Size.indentation / 2
        let y = lower.y + lower.height / 2
        let path = "M\(number(x)) \(number(upper.y + upper.height)) V\(number(y)) H\(number(lower.x))"
        return "<path class=\"\(lower.node.link.isOver ? "over" : "below")\" d=\"\(path)\"/>"
    }

    private static func text(_ text: String, _ style: String, _ x: Double, _ y: Double) -> String {
        "<text class=\"\(style)\" x=\"\(number(x))\" y=\"\(number(y))\" xml:space=\"preserve\">\(inXML(text))</text>"
    }

    /// A length with at most one decimal.
    private static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }

    private static func inXML(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // XML allows no such characters.
            case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    private static let style = """
        <style>
        text { font: 13px ui-monospace, "DejaVu Sans Mono", monospace; fill: #1c1e22 }
        .quiet { fill: #5b6068 }
        .page { fill: #ffffff }
        .entry, .navigator { fill: #f4f6f9; stroke: #8a919c }
        .navigator { fill: #e6eefb; stroke: #5b7db1 }
        .current { stroke-width: 3 }
        .marked { stroke: #b00020 }
        .below, .over { fill: none; stroke: #8a919c }
        .over { stroke-dasharray: 4 3 }
        @media (prefers-color-scheme: dark) {
        text { fill: #e2e4e8 }
        .quiet { fill: #a3a9b3 }
        .page { fill: #16181d }
        .entry { fill: #23272e }
        .navigator { fill: #1f2c40 }
        .marked { stroke: #ff6b7d }
        }
        </style>
        """
}
