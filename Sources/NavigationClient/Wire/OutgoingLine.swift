import JSON

/// The lines that a client sends, each with its LF.
enum OutgoingLine {
    /// A request, which the host answers.
    static func request(_ id: RequestID, _ method: String, _ parameters: [UInt8]) -> [UInt8] {
        line { writer in
            writer.raw(",\"id\":")
            writer.integer(id.rawValue)
            addCall(method, parameters, to: &writer)
        }
    }

    /// A notification, which the host does not answer.
    static func notification(_ method: String, _ parameters: [UInt8]) -> [UInt8] {
        line { addCall(method, parameters, to: &$0) }
    }

    /// The answer to a question of the host.
    static func answer(_ id: JSONPayload, _ result: JSONPayload) -> [UInt8] {
        line { writer in
            writer.raw(",\"id\":")
            writer.raw(id.bytes)
            writer.raw(",\"result\":")
            writer.raw(result.bytes)
        }
    }

    /// A refusal to answer a question of the host.
    static func refusal(_ id: JSONPayload, _ refusal: QuestionRefusal) -> [UInt8] {
        line { writer in
            writer.raw(",\"id\":")
            writer.raw(id.bytes)
            writer.raw(",\"error\":{\"code\":")
            writer.integer(refusal.code)
            writer.raw(",\"message\":")
            writer.string(refusal.message)
            if let data = refusal.data {
                writer.raw(",\"data\":")
                writer.raw(data.bytes)
            }
            writer.raw("}")
        }
    }

    private static func addCall(_ method: String, _ parameters: [UInt8], to writer: inout JSONWriter) {
        writer.raw(",\"method\":")
        writer.string(method)
        writer.raw(",\"params\":")
        writer.raw(parameters)
    }

    private static func line(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
        var writer = JSONWriter()
        writer.raw("{\"jsonrpc\":\"2.0\"")
        write(&writer)
        writer.raw("}\n")
        return writer.bytes
    }
}
