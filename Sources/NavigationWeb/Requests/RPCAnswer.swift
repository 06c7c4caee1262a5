import JSON
package import NavigationClient

/// Writes answers as JSON-RPC has them.
package struct RPCAnswer: ~Copyable {
    private var writer = JSONWriter()
    private let isBatch: Bool
    /// Whether nothing was added: all messages were notifications.
    package private(set) var isEmpty = true

    package init(isBatch: Bool) {
        self.isBatch = isBatch
        if isBatch { writer.raw("[") }
    }

    /// Adds a result.
    package mutating func add(_ result: JSONPayload, to id: JSONPayload) {
        isEmpty = false
        add(id) { $0.member("result", result.raw) }
    }

    /// Adds an error.
    package mutating func add(_ refusal: HostRefusal, to id: JSONPayload) {
        isEmpty = false
        add(id) { writer in
            writer.key("error")
            writer.object { writer in
                writer.member("code", refusal.code)
                writer.member("message", refusal.message)
                writer.member("data", ifPresent: refusal.data?.raw)
            }
        }
    }

    /// The text.
    package consuming func finish() -> [UInt8] {
        if isBatch { writer.raw("]") }
        return writer.bytes
    }

    private mutating func add(_ id: JSONPayload, _ body: (inout JSONWriter) -> Void) {
        writer.object { writer in
            writer.member("jsonrpc", "2.0")
            writer.member("id", id.raw)
            body(&writer)
        }
    }
}
