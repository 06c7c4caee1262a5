extension Report {
    /// The report as a table for people, with the notes below it.
    package var table: String {
        let headings = ["row", "what", "navhost", "reference", "ratio", "bar", "aim", "verdict"]
        let rows = [headings] + lines.map(\.cells)
        let widths = headings.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        let body = rows.map { row in
            zip(row, widths).map { $0.padded(to: $1) }.joined(separator: "  ").trimmingTrailingSpaces
        }
        let ruler = widths.map { String(repeating: "-", count: $0) }.joined(separator: "  ")
        let top = [body[0], ruler] + body.dropFirst()
        return ([heading] + top + notes + failureTexts).joined(separator: "\n") + "\n"
    }

    private var heading: String {
        let kind = isQuick ? ", quick: no ground for a judgement" : ""
        return "\(machine.text)\n\(runs) × \(Decimal.text(seconds, places: 1)) s, medians\(kind)\n"
    }

    private var notes: [String] {
        lines.flatMap { line in line.notes.map { "\(line.row) \(line.what): \($0)" } }
    }

    private var failureTexts: [String] {
        failures.map { "\($0.row) FAILED: \($0.reason)" }
    }
}

extension ReportLine {
    fileprivate var cells: [String] {
        [
            row, what, navhost.text, reference.map { "\($0.text) \(referenceName ?? "")" } ?? "–",
            ratio.map { Decimal.text($0, places: 2) + " ×" } ?? "–", goalText(\.bar), goalText(\.aim), verdict.rawValue,
        ]
    }

    private func goalText(_ limit: KeyPath<Goal, Double>) -> String {
        guard let goal else { return "–" }
        let sign = goal.direction == .atMost ? "≤ " : "≥ "
        let value = goal[keyPath: limit]
        guard referenceName == nil else {
            let isInTenths = (value * 10).rounded() / 10 == value
            return sign + Decimal.text(value, places: isInTenths ? 1 : 2) + " ×"
        }
        return sign + Decimal.text(value, places: 0) + " " + navhost.unit.rawValue
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }

    fileprivate var trimmingTrailingSpaces: String {
        guard let last = lastIndex(where: { $0 != " " }) else { return "" }
        return String(self[...last])
    }
}
