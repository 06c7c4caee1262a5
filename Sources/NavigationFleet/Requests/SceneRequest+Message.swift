// The form of requests and replies between hosts: headers, and the client's bytes as they are.

private enum Header {
    static let id = "NH-Q"
    static let epoch = "NH-E"
    static let settled = "NH-S"
    static let after = "NH-P"
    static let reply = "NH-A"
    static let revision = "NH-R"
}

extension SceneRequest {
    func message(to subject: String) -> EngineMessage {
        let headers = [
            Header.id: "\(id)", Header.epoch: "\(epoch)", Header.settled: "\(settled)", Header.after: "\(after)",
        ]
        return EngineMessage(subject, headers: headers, body: body)
    }

    /// Nil for a message that is not written in this way.
    init?(_ message: EngineMessage) {
        func number(_ header: String) -> UInt64? { message.headers[header].flatMap { UInt64($0) } }
        guard let id = message.headers[Header.id].flatMap({ RequestID($0) }), let epoch = number(Header.epoch),
            let settled = number(Header.settled), let after = number(Header.after)
        else { return nil }
        self.init(id, epoch: epoch, settled: settled, after: after, body: message.body)
    }
}

extension SceneReply {
    /// - Parameter epoch: That of the request.
    func message(to subject: String, epoch: UInt64) -> EngineMessage {
        var headers = [Header.epoch: "\(epoch)"]
        var body: [UInt8] = []
        switch self {
        case .done(let answer, let revision):
            headers[Header.reply] = "done"
            headers[Header.revision] = "\(revision)"
            body = answer
        case .again: headers[Header.reply] = "again"
        case .halted: headers[Header.reply] = "halted"
        case .working: headers[Header.reply] = "working"
        case .waiting: headers[Header.reply] = "waiting"
        case .unknown: headers[Header.reply] = "unknown"
        }
        return EngineMessage(subject, headers: headers, body: body)
    }

    /// A reply and its epoch; nil for a message that is not written in this way.
    static func read(_ message: EngineMessage) -> (reply: SceneReply, epoch: UInt64)? {
        func number(_ header: String) -> UInt64? { message.headers[header].flatMap { UInt64($0) } }
        guard let epoch = number(Header.epoch) else { return nil }
        switch (message.headers[Header.reply], number(Header.revision)) {
        case ("done", let revision?): return (.done(message.body, revision: revision), epoch)
        case ("again", _): return (.again, epoch)
        case ("halted", _): return (.halted, epoch)
        case ("working", _): return (.working, epoch)
        case ("waiting", _): return (.waiting, epoch)
        case ("unknown", _): return (.unknown, epoch)
        default: return nil
        }
    }
}
