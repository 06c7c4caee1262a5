/// A place in a document, as RFC 6901 writes it.
struct JSONPointer: Hashable, CustomStringConvertible {
    private(set) var description = ""

    func appending(_ key: String) -> Self {
        var pointer = self
        pointer.description.unicodeScalars.append("/")
        for scalar in key.unicodeScalars {
            switch scalar {
            case "~": pointer.description += "~0"
            case "/": pointer.description += "~1"
            default: pointer.description.unicodeScalars.append(scalar)
            }
        }
        return pointer
    }

    func appending(_ index: Int) -> Self {
        var pointer = self
        pointer.description += "/\(index)"
        return pointer
    }

    /// The keys and indices of a pointer's text, unescaped; nil when the text is not a pointer.
    static func tokens(_ text: String) -> [String]? {
        guard text.unicodeScalars.first ?? "/" == "/" else { return nil }
        var tokens: [String] = []
        for part in text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
            guard let token = unescape(part) else { return nil }
            tokens.append(token)
        }
        return tokens
    }

    private static func unescape(_ part: Substring.UnicodeScalarView) -> String? {
        var token = String.UnicodeScalarView()
        var scalars = part.makeIterator()
        while let scalar = scalars.next() {
            guard scalar == "~" else {
                token.append(scalar)
                continue
            }
            switch scalars.next() {
            case "0": token.append("~")
            case "1": token.append("/")
            default: return nil
            }
        }
        return String(token)
    }

    // Compared by characters, as names are; see `JSONName`.

    static func == (one: Self, other: Self) -> Bool { JSONName.isSame(one.description, other.description) }

    func hash(into hasher: inout Hasher) { JSONName.hash(description, into: &hasher) }
}
