import JSON
package import NavigationClient

/// Collects the answers to the messages of one body, and writes them as JSON-RPC has them.
package struct RPCAnswer {
    private enum Outcome {
        case result(JSONPayload)
        case refusal(HostRefusal)
    }

    private var entries: [(id: JSONPayload, outcome: Outcome)] = []
    private let isBatch: Bool

    package init(isBatch: Bool) {
        self.isBatch = isBatch
    }

    /// Whether nothing was added: all messages were notifications.
    package var isEmpty: Bool { entries.isEmpty }

    /// Adds a result.
    package mutating func add(_ result: JSONPayload, to id: JSONPayload) {
        entries.append((id, .result(result)))
    }

    /// Adds an error.
    package mutating func add(_ refusal: HostRefusal, to id: JSONPayload) {
        entries.append((id, .refusal(refusal)))
    }

    /// The text.
    package func finish() -> [UInt8] {
        var writer = JSONWriter()
        if isBatch {
            writer.array(entries, Self.write)
        } else {
            for entry in entries { Self.write(&writer, entry) }
        }
        return writer.bytes
    }

    private static func write(_ writer: inout JSONWriter, _ entry: (id: JSONPayload, outcome: Outcome)) {
        writer.object { writer in
            writer.member("jsonrpc", "2.0")
            writer.member("id", entry.id.raw)
            switch entry.outcome {
            case .result(let result): writer.member("result", result.raw)
            case .refusal(let refusal):
                writer.key("error")
                write(&writer, refusal)
            }
        }
    }

    private static func write(_ writer: inout JSONWriter, _ refusal: HostRefusal) {
        writer.object { writer in
            writer.member("code", refusal.code)
            writer.member("message", refusal.message)
            writer.member("data", ifPresent: refusal.data?.raw)
        }
    }
}
