/// Splits a line into words as a shell does: at spaces, with quotes around what belongs together and a backslash before a single character.
package enum Words {
    /// A quote that is opened and not closed.
    package struct OpenQuote: Error, Equatable, CustomStringConvertible {
        package var description: String { "a quote is not closed" }
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
                // Between double quotes a backslash stands for itself, except before what it can protect there.
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
