import NavigationClient

/// Carries out the messages of one body, with the rights of its token.
struct RPCCaller: Sendable {
    let session: HostSession
    let rights: Set<Right>

    /// The answer, or nil when all messages were notifications. The messages of a batch are carried out one after the
    /// other.
    func answer(_ body: [UInt8]) async -> [UInt8]? {
        do {
            let (messages, isBatch) = try RPCMessage.read(body)
            var answer = RPCAnswer(isBatch: isBatch)
            for message in messages { await carryOut(message, &answer) }
            return answer.isEmpty ? nil : answer.finish()
        } catch {
            var answer = RPCAnswer(isBatch: false)
            answer.add(error.refusal, to: error.id)
            return answer.finish()
        }
    }

    private func carryOut(_ message: Result<RPCMessage, RPCMessage.Fault>, _ answer: inout RPCAnswer) async {
        switch message {
        case .failure(let fault): answer.add(fault.refusal, to: fault.id)
        case .success(let message):
            do {
                try check(message)
                let result = try await session.call(message)
                if let id = message.id { answer.add(result, to: id) }
            } catch {
                if let id = message.id { answer.add(Self.refusal(error), to: id) }
            }
        }
    }

    private func check(_ message: RPCMessage) throws(HostRefusal) {
        guard !Right.ofConnections.contains(message.method) else {
            throw Self.refusal(
                of: message,
                "\(message.method) belongs to a connection; use GET /watch, or the host's socket"
            )
        }
        guard let right = Right.needed(for: message.method) else {
            throw Self.refusal(of: message, "the gateway does not know \(message.method.forMessage)")
        }
        guard rights.contains(right) else {
            throw Self.refusal(of: message, "\(message.method) needs the right \(right.rawValue)", right)
        }
    }

    /// The code and the name of a refusal by the gateway itself.
    private static func refusal(of message: RPCMessage, _ text: String, _ right: Right? = nil) -> HostRefusal {
        var data: [(name: String, value: JSONPayload)] = [
            ("name", "rights"), ("method", JSONPayload(message.method)),
        ]
        if let right { data.append(("right", JSONPayload(right.rawValue))) }
        return HostRefusal(code: 900, name: "rights", message: text, data: .object(data))
    }

    private static func refusal(_ error: any Error) -> HostRefusal {
        switch error {
        case let refusal as HostRefusal: refusal
        case NavigationClientError.refused(let refusal): refusal
        default:
            HostRefusal(
                code: 901,
                name: "host_away",
                message: "the host went away, and may have carried out the request: \(error)",
                data: ["name": "host_away"]
            )
        }
    }
}
