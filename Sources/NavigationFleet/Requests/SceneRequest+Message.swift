// The form of requests and replies between hosts: headers, and the client's bytes as they are.

private enum Header {
    static let id = "NH-Q"
    static let settled = "NH-S"
    static let after = "NH-P"
    static let reply = "NH-A"
    static let revision = "NH-R"
}

extension SceneRequest {
    func message(to subject: String) -> EngineMessage {
        let headers = [Header.id: "\(id)", Header.settled: "\(settled)", Header.after: "\(after)"]
        return EngineMessage(subject, headers: headers, body: body)
    }

    /// Nil for a message that is not written in this way.
    init?(_ message: EngineMessage) {
        guard let id = message.headers[Header.id].flatMap({ RequestID($0) }),
            let settled = message.headers[Header.settled].flatMap({ UInt64($0) }),
            let after = message.headers[Header.after].flatMap({ UInt64($0) })
        else { return nil }
        self.init(id, settled: settled, after: after, body: message.body)
    }
}

extension SceneReply {
    func message(to subject: String) -> EngineMessage {
        switch self {
        case .done(let answer, let revision):
            EngineMessage(subject, headers: [Header.reply: "done", Header.revision: "\(revision)"], body: answer)
        case .again: EngineMessage(subject, headers: [Header.reply: "again"])
        case .working: EngineMessage(subject, headers: [Header.reply: "working"])
        case .unknown: EngineMessage(subject, headers: [Header.reply: "unknown"])
        }
    }

    /// Nil for a message that is not written in this way.
    init?(_ message: EngineMessage) {
        switch (message.headers[Header.reply], message.headers[Header.revision].flatMap { UInt64($0) }) {
        case ("done", let revision?): self = .done(message.body, revision: revision)
        case ("again", _): self = .again
        case ("working", _): self = .working
        case ("unknown", _): self = .unknown
        default: return nil
        }
    }
}
