internal import JSON

/// Answers the questions of a host as cheaply as possible: the id is read at a fixed position, and the result is always
/// the same.
package struct QuestionLines: Sendable {
    private var unread: [UInt8] = []

    package init() {}

    /// The answers to the questions that these bytes complete. Other lines are skipped.
    package mutating func answers(to bytes: UnsafeRawBufferPointer) -> [UInt8] {
        unread.append(contentsOf: bytes)
        var answers = JSONWriter()
        var start = unread.startIndex
        while let end = unread[start...].firstIndex(of: UInt8(ascii: "\n")) {
            if let id = Self.question(unread[start..<end]) {
                answers.object { writer in
                    writer.key("id")
                    id.withUnsafeBytes { writer.string(copying: $0) }
                    writer.member("result", 1)
                }
                answers.raw("\n")
            }
            start = end + 1
        }
        unread.removeSubrange(..<start)
        return answers.bytes
    }

    /// The host's usual beginning of a question, up to the first letter of its id.
    private static let opening: [UInt8] = {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("jsonrpc", "2.0")
            writer.member("id", "")
        }
        return writer.bytes.dropLast(2)
    }()

    /// The id of a question, such as `q7`; nil for other lines. The ids of results are numbers.
    private static func question(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard line.starts(with: opening) else { return nil }
        return line.dropFirst(opening.count).prefix { $0 != UInt8(ascii: "\"") }
    }
}
