/// What a module writes, cut into lines for the log.
///
/// A line ends at LF or CR LF. A longer one than the limit comes in pieces, so that nothing has to be kept; bytes that are not UTF-8 are repaired, and control
/// characters written out, so that nobody's output can pass for the host's own.
struct OutputLines {
    /// Bytes of a line.
    static let limit = 4096

    private var rest: [UInt8] = []

    /// The lines that are complete now.
    mutating func append(_ bytes: some Sequence<UInt8>) -> [String] {
        var lines: [String] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
                lines.append(take())
            } else {
                // A character that has begun may end.
                let isWithinCharacter = byte & 0xC0 == 0x80
                if rest.count >= Self.limit, !isWithinCharacter || rest.count >= Self.limit + 3 { lines.append(take()) }
                rest.append(byte)
            }
        }
        return lines
    }

    /// The line that was not ended; nil when there is none.
    mutating func finish() -> String? { rest.isEmpty ? nil : take() }

    private mutating func take() -> String {
        defer { rest.removeAll(keepingCapacity: true) }
        let text = String(decoding: rest, as: UTF8.self)
        guard text.unicodeScalars.contains(where: Self.isControl) else { return text }
        return text.unicodeScalars.reduce(into: "") { line, scalar in
            line += Self.isControl(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar != "\t" && scalar.properties.generalCategory == .control
    }
}
