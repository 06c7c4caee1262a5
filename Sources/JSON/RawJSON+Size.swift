/// How much there is in a text, without making a value of it.
package struct JSONSize: Equatable, Sendable {
    /// Arrays and objects.
    package fileprivate(set) var containers = 0
    /// Values, those in containers included. An empty container counts as if it had one.
    package fileprivate(set) var values = 1

    /// The cost of making a value of the text, in steps of a check by a schema. A step takes about 0.1 µs.
    var steps: Int { 10 * containers + 2 * values }
}

extension RawJSON {
    /// Whether it is an object. No whitespace comes before it.
    package var isObject: Bool { withUnsafeBytes { $0.first == UInt8(ascii: "{") } }

    /// The values that a text may have where other clients wait while the host makes them. They take 10 ms at most.
    package static let mostShortValues = 8_192

    /// Counts the values of the text, at about 1 ns a byte.
    package var size: JSONSize {
        withUnsafeBytes { text in
            var size = JSONSize()
            var index = 0
            while index < text.count {
                switch text[index] {
                case UInt8(ascii: "\""): index = text.endOfString(from: index)
                case UInt8(ascii: "["), UInt8(ascii: "{"):
                    size.containers += 1
                    size.values += 1
                case UInt8(ascii: ","): size.values += 1
                default: break
                }
                index += 1
            }
            return size
        }
    }

    /// The value that a text from outside stands for. A text with more than ``mostShortValues`` is refused.
    package func shortValue() throws(JSONValueError) -> JSONValue {
        // Each value has a byte of its own and one that separates it from the next.
        guard count <= 2 * Self.mostShortValues || size.values <= Self.mostShortValues else {
            throw JSONValueError(description: "it has more than \(Self.mostShortValues) values")
        }
        return try value()
    }

    /// The elements, as texts; nil for a text that is not an array.
    package var elements: [RawJSON]? {
        withUnsafeBytes { text in
            var scanner = JSONScanner(maximumDepth: .max)
            guard (try? scanner.scan(text.bytes)) != nil, scanner.top.kind == .array else { return nil }
            return scanner.elements.map { RawJSON(copying: text.bytes, $0) }
        }
    }
}

extension UnsafeRawBufferPointer {
    /// The place of the quote that ends the string which begins at `start`.
    fileprivate func endOfString(from start: Int) -> Int {
        var index = start + 1
        while index < count, self[index] != UInt8(ascii: "\"") { index += self[index] == UInt8(ascii: "\\") ? 2 : 1 }
        return index
    }
}
