// The graph in the languages of Graphviz and Mermaid. A path is a chain: each entry follows the one before it.

extension TreeGraph {
    /// The text of a graph for Graphviz: one line a node, then one line an edge.
    package var dot: String {
        let nodes = nodes.map { node in
            let style = (node.isEntry ? ["rounded"] : []) + (node.isCurrent ? ["bold"] : [])
            let colour = node.marks.isEmpty ? "" : ", color=\"#b00020\""
            let label = Self.lines(of: node).map(Self.inDot).joined(separator: "\\n")
            return
                "  \"\(Self.inDot(node.id))\" [label=\"\(label)\", style=\"\(style.joined(separator: ","))\"\(colour)];"
        }
        let edges = edges.map { edge in
            let style = edge.link.isOver ? ", style=dashed" : ""
            let label = edge.label.map { " [label=\"\($0)\"\(style)]" } ?? ""
            return "  \"\(Self.inDot(edge.from))\" -> \"\(Self.inDot(edge.to))\"\(label);"
        }
        let head = [
            "digraph \"\(Self.inDot(scene))\" {",
            "  label=\"\(Self.inDot(title))\"; labelloc=t; fontname=\"sans-serif\";",
            "  node [shape=box, fontname=\"sans-serif\"];",
            "  edge [fontname=\"sans-serif\", fontsize=10];",
        ]
        return (head + nodes + edges + ["}"]).joined(separator: "\n")
    }

    /// The text of a flowchart for Mermaid: one line a node, then one line an edge.
    package var mermaid: String {
        let nodes = nodes.map { node in
            let label = Self.lines(of: node).map(Self.inMermaid).joined(separator: "<br>")
            return "  \(node.id)\(node.isEntry ? "(\"\(label)\")" : "[\"\(label)\"]")"
        }
        let edges = edges.map { edge in
            let arrow = edge.link.isOver ? "-.->" : "-->"
            return "  \(edge.from) \(arrow)\(edge.label.map { "|\($0)|" } ?? "") \(edge.to)"
        }
        let current = self.nodes.filter(\.isCurrent).map { "  style \($0.id) stroke-width:3px" }
        return (["%% \(title)", "flowchart TB"] + nodes + edges + current).joined(separator: "\n")
    }

    private typealias Edge = (from: String, to: String, link: Link, label: String?)

    private var edges: [Edge] {
        var lastOfPath: [Int: String] = [:]
        return nodes.compactMap { node in
            guard let parent = node.parent else { return nil }
            guard node.link == .path else {
                return (nodes[parent].id, node.id, node.link, node.link == .stack ? nil : node.link.rawValue)
            }
            let previous = lastOfPath.updateValue(node.id, forKey: parent)
            return (previous ?? nodes[parent].id, node.id, node.link, nil)
        }
    }

    /// The lines of a node's label.
    static func lines(of node: Node) -> [String] {
        let marks = node.marks.isEmpty ? nil : "(\(node.marks.joined(separator: ", ")))"
        return [node.title + (node.isCurrent ? " *" : ""), node.details, marks].compactMap(\.self)
    }

    /// A text between quotation marks of Graphviz, where a backslash begins an escape.
    ///
    /// It is read by scalars, because a mark that follows a quotation mark makes one character with it.
    private static func inDot(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            if scalar == "\\" || scalar == "\"" { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
    }

    /// A text between quotation marks of Mermaid, which reads entities and formats text between backticks.
    private static func inMermaid(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\"", "#", "&", "<", ">", "`", "\\": result += "#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
