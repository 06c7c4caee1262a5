import JSON

/// The lines that a client sends, each with its LF.
enum OutgoingLine {
    /// A request, which the host answers.
    static func request(_ id: RequestID, _ method: String, _ parameters: [UInt8]) -> [UInt8] {
        line { writer in
            writer.member("id", id.rawValue)
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
            writer.member("id", id.raw)
            writer.member("result", result.raw)
        }
    }

    /// A refusal to answer a question of the host.
    static func refusal(_ id: JSONPayload, _ refusal: QuestionRefusal) -> [UInt8] {
        line { writer in
            writer.member("id", id.raw)
            writer.key("error")
            writer.object { writer in
                writer.member("code", refusal.code)
                writer.member("message", refusal.message)
                writer.member("data", ifPresent: refusal.data?.raw)
            }
        }
    }

    private static func addCall(_ method: String, _ parameters: [UInt8], to writer: inout JSONWriter) {
        writer.member("method", method)
        writer.key("params")
        writer.raw(parameters)
    }

    private static func line(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("jsonrpc", "2.0")
            write(&writer)
        }
        writer.raw("\n")
        return writer.bytes
    }
}
