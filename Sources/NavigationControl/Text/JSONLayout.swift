/// How a JSON text is set in lines. Only the space between the tokens changes, never a token.
package enum JSONLayout: Sendable {
    /// One line without spaces.
    case compact
    /// A line for each member and element, indented by two spaces a level; empty ones stay closed.
    case pretty

    /// Lays out a text that is known to be valid.
    package func lay(out text: String) -> String {
        var setter = Typesetter(isPretty: self == .pretty)
        for byte in text.utf8 { setter.take(byte) }
        return String(decoding: setter.output, as: UTF8.self)
    }
}

/// Reads a valid text byte by byte; it knows no more than whether it is inside a string and how deep it is.
private struct Typesetter {
    let isPretty: Bool
    var output: [UInt8] = []
    private var depth = 0
    private var isInString = false
    private var isEscaped = false
    /// A bracket was opened and nothing came after it yet.
    private var isJustOpened = false

    init(isPretty: Bool) {
        self.isPretty = isPretty
    }

    mutating func take(_ byte: UInt8) {
        guard !isInString else { return takeInString(byte) }
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D: break
        case UInt8(ascii: "{"), UInt8(ascii: "["): open(byte)
        case UInt8(ascii: "}"), UInt8(ascii: "]"): close(byte)
        case UInt8(ascii: ","):
            output.append(byte)
            breakLine()
        case UInt8(ascii: ":"):
            output.append(byte)
            if isPretty { output.append(0x20) }
        default:
            begin()
            isInString = byte == UInt8(ascii: "\"")
            output.append(byte)
        }
    }

    private mutating func takeInString(_ byte: UInt8) {
        output.append(byte)
        if isEscaped {
            isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
            isInString = false
        }
    }

    private mutating func open(_ byte: UInt8) {
        begin()
        output.append(byte)
        depth += 1
        isJustOpened = true
    }

    private mutating func close(_ byte: UInt8) {
        depth -= 1
        if !isJustOpened { breakLine() }
        isJustOpened = false
        output.append(byte)
    }

    private mutating func begin() {
        if isJustOpened { breakLine() }
        isJustOpened = false
    }

    private mutating func breakLine() {
        guard isPretty else { return }
        output.append(0x0A)
        output.append(contentsOf: repeatElement(0x20, count: 2 * depth))
    }
}
