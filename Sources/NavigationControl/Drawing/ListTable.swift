/// A list of the host as a table for people: a line of titles, then a line for each row.
///
/// A line fits the terminal. Texts in elastic columns are shortened first, then columns are left out from the end. The
/// first column, which has the names, stays whole.
package struct ListTable: Sendable {
    struct Column {
        let title: String
        var isNumber = false
        var isElastic = false
    }

    struct Cell {
        let text: String
        var isAlarming = false

        init(_ text: String, isAlarming: Bool = false) { (self.text, self.isAlarming) = (text, isAlarming) }
    }

    private let columns: [Column]
    private let rows: [[Cell]]
    /// The line in place of a table without rows; nil keeps the titles.
    private let nothing: String?

    /// An elastic column keeps this width.
    private static let leastWidth = 8
    private static let gap = 2

    init(_ columns: [Column], _ rows: [[Cell]], nothing: String? = nil) {
        (self.columns, self.rows, self.nothing) = (columns, rows, nothing)
    }

    /// The lines.
    ///
    /// - Parameter width: how many columns of the terminal a line may have; nil for any number.
    package func lines(width: Int?, inColour: Bool) -> [String] {
        if rows.isEmpty, let nothing { return [nothing] }
        let widths = fitted(to: width ?? .max)
        let titles = columns.map { Cell($0.title) }
        return [line(titles, widths, isTitle: true, inColour)] + rows.map { line($0, widths, isTitle: false, inColour) }
    }

    /// The width of each column that is shown.
    private func fitted(to width: Int) -> [Int] {
        var widths = columns.indices.map { column in
            rows.map { DisplayWidth.columns(of: $0[column].text) }.reduce(columns[column].title.count, max)
        }
        var excess: Int { widths.reduce(0, +) + Self.gap * (widths.count - 1) - width }
        while excess > 0, let widest = widestElastic(widths) { widths[widest] -= 1 }
        while excess > 0, widths.count > 1 { widths.removeLast() }
        return widths
    }

    private func widestElastic(_ widths: [Int]) -> Int? {
        widths.indices.filter { $0 > 0 && columns[$0].isElastic && widths[$0] > Self.leastWidth }
            .max { widths[$0] < widths[$1] }
    }

    private func line(_ cells: [Cell], _ widths: [Int], isTitle: Bool, _ inColour: Bool) -> String {
        var line = StyledLine()
        for (index, width) in widths.enumerated() {
            let text = DisplayWidth.fit(cells[index].text, to: width)
            let space = String(repeating: " ", count: width - DisplayWidth.columns(of: text))
            let isLast = index == widths.count - 1
            if columns[index].isNumber { line.add(space) }
            line.add(text, isTitle ? .faint : cells[index].isAlarming ? .alarming : index == 0 ? .strong : .plain)
            if !columns[index].isNumber, !isLast { line.add(space) }
            if !isLast { line.add(String(repeating: " ", count: Self.gap)) }
        }
        return line.rendered(width: nil, inColour: inColour)
    }
}
