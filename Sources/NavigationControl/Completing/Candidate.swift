import JSON

/// A word that can stand in place of the one that is typed.
package struct Candidate: Equatable, Sendable {
    package let text: String
    /// Its meaning, in a sentence.
    package let summary: String?
    /// False for the beginning of a word, such as `name=`, behind which no space belongs.
    package let isWhole: Bool

    /// - Parameters:
    ///   - text: the whole word, not only its rest.
    ///   - summary: the meaning of the word.
    ///   - isWhole: false if more must follow within the word.
    package init(_ text: String, _ summary: String? = nil, isWhole: Bool = true) {
        (self.text, self.summary, self.isWhole) = (text, summary, isWhole)
    }

    /// The candidate as a line for the scripts of shells: the word, and its summary behind a tab.
    package var line: String {
        let summary = summary.map { "\t\(VisibleText.of($0))" } ?? ""
        return text + summary
    }

    /// The candidate as a word of a line in navctl's shell.
    package var quoted: String { Self.quoted(text) }

    /// A text as a word of a line, with quotes where it needs them.
    package static func quoted(_ text: String) -> String { CommandLineWords.quoted(text) }

    /// The words that only navctl's shell knows.
    package static func ofShell(_ current: String) -> [Candidate] {
        "exit".hasPrefix(current) ? [Candidate("exit", "End the shell.")] : []
    }

    /// The beginning that all candidates have in common.
    package static func commonBeginning(_ candidates: [Candidate]) -> String {
        guard var common = candidates.first?.text else { return "" }
        for candidate in candidates.dropFirst() { common = candidate.text.commonPrefix(with: common) }
        return common
    }

    /// The candidates as lines of a table, which fits the terminal. The last line says how many do not fit.
    ///
    /// - Parameter rows: the number of lines that may be used; 2 or more.
    package static func table(_ candidates: [Candidate], width: Int, rows: Int, inColour: Bool) -> [String] {
        guard candidates.count > rows else { return table(candidates[...], width: width, inColour: inColour) }
        let shown = candidates.prefix(rows - 1)
        var more = StyledLine()
        more.add("and \(candidates.count - shown.count) more; type more of the word", .faint, isElastic: true)
        return table(shown, width: width, inColour: inColour) + [more.rendered(width: width, inColour: inColour)]
    }

    private static func table(_ candidates: ArraySlice<Candidate>, width: Int, inColour: Bool) -> [String] {
        let room = min(candidates.map { DisplayWidth.columns(of: $0.text) }.max() ?? 0, max(width / 2, 1))
        return candidates.map { candidate in
            var line = StyledLine()
            line.add(candidate.text, .strong)
            let gap = max(room - DisplayWidth.columns(of: candidate.text), 0) + 2
            if let summary = candidate.summary {
                line.add(String(repeating: " ", count: gap))
                line.add(VisibleText.of(summary), .faint, isElastic: true)
            }
            return line.rendered(width: width, inColour: inColour)
        }
    }
}

extension String {
    fileprivate func commonPrefix(with other: String) -> String {
        String(zip(self, other).prefix { $0 == $1 }.map(\.0))
    }
}
