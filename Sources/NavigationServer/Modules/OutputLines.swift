import JSON

/// Cuts a module's output into lines for the log.
///
/// A line ends at LF or CR LF. A line over the limit comes in pieces, so that memory stays bounded. Bytes that are
/// not UTF-8 are repaired. Control characters are escaped, so that a module's output cannot imitate the host's own
/// messages.
struct OutputLines {
    /// The most bytes of a line, apart from a character that has begun.
    static let limit = 4096

    private var rest: [UInt8] = []

    /// Adds output. Returns the lines that it completes.
    mutating func append(_ bytes: some Sequence<UInt8>) -> [String] {
        var lines: [String] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
                lines.append(take())
            } else {
                // A character that has begun is not cut.
                let isWithinCharacter = byte & 0xC0 == 0x80
                if rest.count >= Self.limit, !isWithinCharacter || rest.count >= Self.limit + 3 { lines.append(take()) }
                rest.append(byte)
            }
        }
        return lines
    }

    /// The unfinished line at the end of the output, if any.
    mutating func finish() -> String? { rest.isEmpty ? nil : take() }

    private mutating func take() -> String {
        defer { rest.removeAll(keepingCapacity: true) }
        return VisibleText.of(String(decoding: rest, as: UTF8.self), keeping: ["\t"])
    }
}
