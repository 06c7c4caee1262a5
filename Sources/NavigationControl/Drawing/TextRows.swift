/// The rows that lines take on a terminal, where a long line goes on in the next row.
package enum TextRows {
    /// - Parameter columns: the width of the terminal, from 1.
    package static func count(_ lines: [some StringProtocol], columns: Int) -> Int {
        lines.reduce(0) { rows, line in
            let width = DisplayWidth.columns(of: visible(line))
            return rows + max(1, (width + columns - 1) / max(columns, 1))
        }
    }

    /// A line without the codes for colours, which take no columns.
    private static func visible(_ line: some StringProtocol) -> String {
        var result = ""
        var isCode = false
        for scalar in line.unicodeScalars {
            if scalar == "\u{1B}" { isCode = true }
            if !isCode { result.unicodeScalars.append(scalar) }
            if isCode, scalar == "m" { isCode = false }
        }
        return result
    }
}
