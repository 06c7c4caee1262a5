import JSON

/// The layout of a JSON text. It changes only the space between tokens, and writes characters as escapes that could
/// operate a terminal.
package enum JSONLayout: Sendable {
    /// One line without spaces.
    case compact
    /// One line for each member and element, indented by two spaces a level. Empty objects and lists stay on one line.
    case pretty

    /// Lays out a text that is known to be valid JSON.
    package func lay(out text: String) -> String {
        var setter = Typesetter(isPretty: self == .pretty)
        for byte in text.utf8 { setter.take(byte) }
        return VisibleText.inJSON(String(decoding: setter.output, as: UTF8.self))
    }
}

/// Reads a valid text byte by byte. It tracks only the depth and whether it is inside a string.
private struct Typesetter {
    let isPretty: Bool
    var output: [UInt8] = []
    private var depth = 0
    private var isInString = false
    private var isEscaped = false
    /// Whether a bracket was opened and nothing has followed it yet.
    private var isJustOpened = false

    init(isPretty: Bool) {
        self.isPretty = isPretty
    }

    /// Takes the next byte of the text.
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
