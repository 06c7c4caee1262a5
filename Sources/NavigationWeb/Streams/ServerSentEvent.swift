import JSON
package import NIOCore
package import NavigationClient

/// One event of a stream: its name, its data on one line, and its id if it has a revision.
package struct ServerSentEvent: Equatable, Sendable {
    package let name: String
    package let data: JSONPayload
    package let id: String?

    package init(_ name: String, id: String? = nil, data: JSONPayload) {
        self.name = name
        self.id = id
        self.data = data
    }

    /// How many bytes it has in the stream.
    package var length: Int {
        // "event: ", "data: ", "id: ", their line ends, and the blank line.
        name.utf8.count + data.raw.count + 16 + (id.map { $0.utf8.count + 5 } ?? 0)
    }

    /// Writes the event as the stream has it.
    package func write(to buffer: inout ByteBuffer) {
        buffer.writeString("event: \(name)\n")
        if let id { buffer.writeString("id: \(id)\n") }
        buffer.writeString("data: ")
        _ = data.raw.withUnsafeBytes { buffer.writeBytes($0) }
        buffer.writeString("\n\n")
    }
}

extension JSONPayload {
    /// How many lines of traffic were left out.
    static func dropped(_ count: Int) -> JSONPayload { ["dropped": JSONPayload(count)] }
}
