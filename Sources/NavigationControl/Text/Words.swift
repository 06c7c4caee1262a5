/// Splits a line into words as a shell does: at spaces, with quotation marks around a word and a backslash before a
/// single character.
package enum Words {
    /// The error for a quotation mark that is not closed.
    package struct OpenQuote: Error, Equatable, CustomStringConvertible {
        /// The problem as a sentence for people.
        package var description: String { "a quotation mark is not closed" }
    }

    /// The words of a line.
    package static func split(_ line: String) throws(OpenQuote) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Unicode.Scalar?
        var isEscaped = false
        for scalar in line.unicodeScalars {
            if isEscaped {
                isEscaped = false
                // Between double quotation marks a backslash is literal, except before a quotation mark or a backslash.
                if quote != nil, scalar != "\"", scalar != "\\" { word?.append("\\") }
                word?.unicodeScalars.append(scalar)
            } else if scalar == "\\", quote != "'" {
                isEscaped = true
                word = word ?? ""
            } else if let open = quote {
                if scalar == open { quote = nil } else { word?.unicodeScalars.append(scalar) }
            } else if scalar == "'" || scalar == "\"" {
                quote = scalar
                word = word ?? ""
            } else if scalar.properties.isWhitespace {
                if let word { words.append(word) }
                word = nil
            } else {
                word = word ?? ""
                word?.unicodeScalars.append(scalar)
            }
        }
        guard quote == nil, !isEscaped else { throw OpenQuote() }
        if let word { words.append(word) }
        return words
    }
}
