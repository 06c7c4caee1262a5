/// Splits a line into words as a shell does: at spaces, with quotation marks around a word and a backslash before a
/// single character.
package enum Words {
    /// The error for a quotation mark that is not closed.
    package struct OpenQuote: Error, Equatable, CustomStringConvertible {
        /// The problem as a sentence for people.
        package var description: String { "a quotation mark is not closed" }
    }

    /// The words of a line.
    ///
    /// - Parameter hasComments: whether `#` at the beginning of a word begins a comment.
    package static func split(_ line: String, hasComments: Bool = false) throws(OpenQuote) -> [String] {
        let typed = TypedLine(line, hasComments: hasComments)
        guard !typed.isOpen else { throw OpenQuote() }
        return typed.words + [typed.last].compactMap { $0 }
    }
}
