import JSON
package import NavigationClient

/// Draws a scene's tree with box lines, one line for each navigator or entry.
///
/// A navigator's line shows its kind or method, name and id, then the entry that it was made for and the buttons of an
/// alert. An entry's line shows its type, arguments and id. Marks show what is `selected`, `presented`, `locked`,
/// `orphaned`, `quarantined` or `transient`; `*` marks the navigator in front.
///
/// Below ``indentedLevels`` the indentation stays the same and each line begins with its level as a number, so that a
/// tree of any depth fits.
package struct TreeDrawing {
    /// The number of levels that are indented.
    package static let indentedLevels = 16

    private let snapshot: Snapshot
    private let current: String
    private let width: Int?
    private let inColour: Bool
    private var lines: [String] = []
    private var waiting: [Item] = []

    /// One line still to be drawn.
    private struct Item {
        /// The navigator or entry that the line shows.
        enum Subject {
            case navigator(Contract.Navigator, mark: String?)
            case entry(Contract.Entry)
        }

        let subject: Subject
        let level: Int
        /// The text before the item's line and before all lines below it.
        let indentation: String
        let isLast: Bool
    }

    /// The lines of the drawing, none wider than `width` columns if there is a limit.
    package static func lines(of snapshot: Snapshot, width: Int? = nil, inColour: Bool = false) -> [String] {
        var drawing = TreeDrawing(snapshot: snapshot, width: width, inColour: inColour)
        drawing.drawAll()
        return drawing.lines
    }

    private init(snapshot: Snapshot, width: Int?, inColour: Bool) {
        self.snapshot = snapshot
        self.width = width
        self.inColour = inColour
        current = snapshot.current
    }

    private mutating func drawAll() {
        var title = StyledLine()
        title.add("\(VisibleText.of(snapshot.scene)) ")
        title.add("revision \(snapshot.revision)", .faint)
        lines.append(title.rendered(width: width, inColour: inColour))
        guard let root = snapshot[snapshot.root] else { return }
        waiting = [Item(subject: .navigator(root, mark: nil), level: 0, indentation: "", isLast: true)]
        while let item = waiting.popLast() { draw(item) }
    }

    private mutating func draw(_ item: Item) {
        var line = StyledLine()
        line.add(item.level == 0 ? "" : "\(item.indentation)\(item.isLast ? "└─ " : "├─ ")", .faint)
        if item.level > Self.indentedLevels { line.add("\(item.level): ", .faint) }
        switch item.subject {
        case .navigator(let navigator, let mark):
            add(navigator, mark, to: &line)
            queue(below: navigator, item)
        case .entry(let entry):
            add(entry, to: &line)
            line.add(" \(entry.id)", .faint)
            addMarks(marks(of: entry), to: &line)
        }
        lines.append(line.rendered(width: width, inColour: inColour))
    }

    private func add(_ navigator: Contract.Navigator, _ mark: String?, to line: inout StyledLine) {
        let isCurrent = navigator.id == current
        line.add(navigator.method ?? navigator.kind.rawValue, isCurrent ? .strong : .plain)
        if let name = navigator.name { line.add(" \(VisibleText.of(name))", .strong) }
        line.add(" \(navigator.id)", .faint)
        var marks = mark.map { [$0] } ?? []
        if let root = navigator.root {
            line.add(" · ", .faint)
            add(root, to: &line)
            marks += self.marks(of: root)
        }
        if snapshot.isLocked(navigator.id) { marks.append("locked") }
        addMarks(marks, to: &line)
        for button in navigator.buttons ?? [] { add(button: button, to: &line) }
        if isCurrent { line.add(" *", .strong) }
    }

    private func add(_ entry: Contract.Entry, to line: inout StyledLine) {
        line.add(VisibleText.of(entry.type))
        let arguments = VisibleText.of(JSONLayout.compact.lay(out: entry.arguments.text))
        if arguments != JSONPayload.emptyObject.text { line.add(" \(arguments)", isElastic: true) }
    }

    /// Adds a button: the answer that `answer` takes, and the label when it differs from the answer.
    private func add(button: Contract.Button, to line: inout StyledLine) {
        let label = button.label.flatMap { $0 == button.answer ? nil : ": \($0)" } ?? ""
        line.add(
            " [\(VisibleText.of(button.answer + label))]",
            button.role == .destructive ? .alarming : .plain
        )
    }

    private func marks(of entry: Contract.Entry) -> [String] {
        (isOrphaned(entry) ? ["orphaned"] : []) + (entry.quarantined == true ? ["quarantined"] : [])
            + (entry.transient == true ? ["transient"] : [])
    }

    private func addMarks(_ marks: [String], to line: inout StyledLine) {
        guard !marks.isEmpty else { return }
        line.add(
            " (\(marks.joined(separator: ", ")))",
            marks.contains { ["orphaned", "quarantined", "locked"].contains($0) } ? .alarming : .plain
        )
    }

    /// Queues what is below a navigator: its path, its stacks, then its presentation.
    private mutating func queue(below navigator: Contract.Navigator, _ item: Item) {
        var subjects: [Item.Subject] = navigator.path.map { .entry($0) }
        for child in navigator.children {
            guard let node = snapshot[child] else { continue }
            subjects.append(.navigator(node, mark: child == navigator.selected ? "selected" : nil))
        }
        for overlay in navigator.overlays ?? [] {
            if let node = snapshot[overlay] { subjects.append(.navigator(node, mark: "overlay")) }
        }
        if let presented = navigator.presented, let node = snapshot[presented] {
            subjects.append(.navigator(node, mark: "presented"))
        }
        let indentation = indentation(below: item)
        for (index, subject) in subjects.enumerated().reversed() {
            let isLast = index == subjects.count - 1
            waiting.append(Item(subject: subject, level: item.level + 1, indentation: indentation, isLast: isLast))
        }
    }

    private func indentation(below item: Item) -> String {
        guard item.level > 0, item.level < Self.indentedLevels else { return item.indentation }
        return item.indentation + (item.isLast ? "   " : "│  ")
    }

    private func isOrphaned(_ entry: Contract.Entry) -> Bool {
        snapshot.orphaned.contains(entry.type)
    }
}
