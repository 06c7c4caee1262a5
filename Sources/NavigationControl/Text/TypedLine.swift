/// A line up to the cursor, split into words as a shell does. It may end within a word, or between quotation marks.
package struct TypedLine: Equatable, Sendable {
    /// The words before the last one.
    package private(set) var words: [String] = []
    /// The word that the cursor is in; nil when none has begun.
    private(set) var last: String?
    /// The number of characters that were typed for the last word, with its quotation marks.
    package private(set) var typedLength = 0
    /// True when a quotation mark is not closed, or when the line ends with a backslash.
    private(set) var isOpen = false

    /// The word that the cursor is in, which may be empty.
    package var current: String { last ?? "" }

    /// - Parameter hasComments: whether `#` at the beginning of a word begins a comment.
    package init(_ line: String, hasComments: Bool = false) {
        var quote: Unicode.Scalar?
        var isEscaped = false
        for scalar in line.unicodeScalars {
            if hasComments, scalar == "#", last == nil { break }
            typedLength += 1
            if isEscaped {
                isEscaped = false
                // Between double quotation marks a backslash is literal, except before a quotation mark or a backslash.
                if quote != nil, scalar != "\"", scalar != "\\" { append("\\") }
                append(scalar)
            } else if scalar == "\\", quote != "'" {
                isEscaped = true
                last = current
            } else if let open = quote {
                if scalar == open { quote = nil } else { append(scalar) }
            } else if scalar == "'" || scalar == "\"" {
                quote = scalar
                last = current
            } else if scalar.properties.isWhitespace {
                endWord()
            } else {
                append(scalar)
            }
        }
        isOpen = quote != nil || isEscaped
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        var word = current
        word.unicodeScalars.append(scalar)
        last = word
    }

    private mutating func endWord() {
        if let last { words.append(last) }
        last = nil
        typedLength = 0
    }
}
