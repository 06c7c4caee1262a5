import JSON

/// The schemas of a registered type.
struct TypedDestination {
    let arguments: JSONSchema?
    let content: JSONSchema?
    /// Nil when the type's entries accept any message.
    let messages: [String: JSONSchema]?

    /// - Parameter destination: as `module.register` and `destination.list` have it. The host refuses an invalid
    ///   schema, so one is ignored here.
    init(_ destination: JSONValue) {
        arguments = destination["arguments"].flatMap { try? JSONSchema($0) }
        content = destination["content"].flatMap { try? JSONSchema($0) }
        messages = destination["messages"]?.object.map { object in
            var schemas: [String: JSONSchema] = [:]
            for member in object.members { schemas[member.key] = try? JSONSchema(member.value) }
            return schemas
        }
    }

    /// Why content does not fit; nil when it does.
    func problem(withContent value: JSONValue) -> String? { content?.check(value).map { Self.words("content", $0) } }

    /// Why a message does not fit; nil when it does.
    func problem(withMessage value: JSONValue, called name: String?) -> String? {
        guard let messages else { return nil }
        let known = messages.keys.sorted().joined(separator: ", ")
        guard let name else { return "the message needs a name, one of \(known)" }
        guard let schema = messages[name] else { return "no message is called \(name); there are \(known)" }
        return schema.check(value).map { Self.words("message \(name)", $0) }
    }

    private static func words(_ part: String, _ violation: JSONSchemaViolation) -> String {
        "\(part)\(violation.path): \(violation.reason) (\(violation.keyword))"
    }
}

/// Content or a message, which the schemas of a type decide about.
struct TypedPart {
    enum Value {
        case content(JSONValue)
        case message(JSONValue, name: String?)
        /// The host refused it, or nothing usable came; the reason is in the host's words.
        case refused(ContractProblem.Kind, String)
    }

    let session: String
    let method: String
    let type: String
    let value: Value

    /// The content of an entry that a host shows.
    static func shown(in entry: JSONValue, of type: String) -> [Self] {
        func part(_ value: Value) -> Self { Self(session: "shown", method: "tree.get", type: type, value: value) }
        if let content = entry["content"] { return [part(.content(content))] }
        guard entry["contentState"] == "failed" else { return [] }
        return [part(.refused(.wrongContent, entry["contentFailure"]?.string ?? "the content failed"))]
    }

    /// The content or the message of a recorded question.
    static func all(in question: TranscriptLine, of transcript: Transcript) -> [Self] {
        let params = question.message["params"] ?? [:]
        guard let type = params["type"]?.string, let method = question.method else { return [] }
        func part(_ value: Value) -> Self { Self(session: question.session, method: method, type: type, value: value) }
        switch method {
        case "entry.ask":
            return params["message"].map { [part(.message($0, name: params["name"]?.string))] } ?? []
        case "type.provide":
            let answer = transcript.lines.first { $0.isAnswer(to: question) }
            let elements = answer?.message["result"]?.array ?? []
            return elements.compactMap { $0["content"] }.map { part(.content($0)) }
        default: return []
        }
    }

    /// A recorded request whose content or message the host refused.
    static func refused(_ request: TranscriptLine, in transcript: Transcript) -> [Self] {
        guard let method = request.method, method == "entry.ask" || method == "entry.provide",
            let error = transcript.lines.first(where: { $0.isReply(to: request) })?.message["error"],
            let data = error["data"], let type = data["type"]?.string
        else { return [] }
        let kind: ContractProblem.Kind
        switch data["name"]?.string {
        case "unknown_message": kind = .wrongMessage
        case "invalid_arguments": kind = method == "entry.ask" ? .wrongMessage : .wrongContent
        default: return []
        }
        let reason = Value.refused(kind, "the host refused it: \(error["message"]?.string ?? "")")
        return [Self(session: request.session, method: method, type: type, value: reason)]
    }

    /// The problem with it; nil when it fits, or when nothing is known of its type.
    func problem(_ declared: TypedDestination?) -> ContractProblem? {
        let (kind, reason): (ContractProblem.Kind, String?)
        switch value {
        case .content(let content): (kind, reason) = (.wrongContent, declared?.problem(withContent: content))
        case .message(let message, let name):
            (kind, reason) = (.wrongMessage, declared?.problem(withMessage: message, called: name))
        case .refused(let refused, let why): (kind, reason) = (refused, why)
        }
        return reason.map { ContractProblem(kind: kind, session: session, method: method, type: type, reason: $0) }
    }
}

extension TranscriptLine {
    fileprivate func isReply(to request: TranscriptLine) -> Bool {
        kind == "answer" && direction == .out && session == request.session && message["id"] == request.message["id"]
    }
}
