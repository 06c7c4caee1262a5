import JSON

/// One line of the host, sorted by kind but not yet interpreted.
enum IncomingMessage: Equatable {
    /// The request that an answer belongs to.
    enum Recipient: Equatable {
        case request(RequestID)
        /// `null`: the host could not tell which line it answers.
        case unknown
    }

    case result(Recipient, JSONPayload)
    case refusal(Recipient, HostRefusal)
    case question(id: JSONPayload, method: String, parameters: JSONPayload)
    case notification(method: String, parameters: JSONPayload)

    /// Reads one line. A line that breaks the protocol throws ``NavigationClientError/badAnswer(_:)``.
    init(line: RawSpan, scanner: inout JSONScanner) throws(NavigationClientError) {
        do {
            try scanner.scan(line)
        } catch {
            throw .badAnswer("a line that is not JSON: \(error)")
        }
        guard scanner.top.kind == .object else { throw .badAnswer("a line that is not an object") }
        let parts = Parts(scanner.outer.members, line)
        if let method = parts.method {
            self = try .asked(method, parts, line)
        } else {
            self = try .answered(parts, line)
        }
    }

    private static func asked(
        _ method: JSONSlice,
        _ parts: Parts,
        _ line: RawSpan
    ) throws(NavigationClientError) -> IncomingMessage {
        guard method.kind == .string else { throw .badAnswer("a method that is not a string") }
        let name = JSONText.decodeString(method, in: line)
        let parameters = parts.parameters.map { JSONPayload(copying: line, $0) } ?? .emptyObject
        guard let id = parts.id else { return .notification(method: name, parameters: parameters) }
        return .question(id: JSONPayload(copying: line, id), method: name, parameters: parameters)
    }

    private static func answered(_ parts: Parts, _ line: RawSpan) throws(NavigationClientError) -> IncomingMessage {
        let recipient = try recipient(parts.id, line)
        switch (parts.result, parts.error) {
        case (let result?, nil):
            return .result(recipient, JSONPayload(copying: line, result))
        case (nil, let error?):
            return .refusal(recipient, try HostRefusal(JSONPayload(copying: line, error)))
        case (nil, nil), (_?, _?):
            throw .badAnswer("a line without method, result and error, or with both result and error")
        }
    }

    private static func recipient(_ id: JSONSlice?, _ line: RawSpan) throws(NavigationClientError) -> Recipient {
        guard let id else { throw .badAnswer("an answer without id") }
        if id.kind == .null { return .unknown }
        guard id.kind == .number, let number = JSONText.integer(id, in: line), let value = UInt64(exactly: number)
        else {
            throw .badAnswer("an answer with an id that was never used")
        }
        return .request(RequestID(rawValue: value))
    }
}

/// The members of the envelope, found in one pass.
private struct Parts {
    var id: JSONSlice?
    var method: JSONSlice?
    var parameters: JSONSlice?
    var result: JSONSlice?
    var error: JSONSlice?

    init(_ members: [JSONMember], _ line: RawSpan) {
        for member in members {
            if JSONText.keyEquals(member, "id", in: line) { id = member.value }
            if JSONText.keyEquals(member, "method", in: line) { method = member.value }
            if JSONText.keyEquals(member, "params", in: line) { parameters = member.value }
            if JSONText.keyEquals(member, "result", in: line) { result = member.value }
            if JSONText.keyEquals(member, "error", in: line) { error = member.value }
        }
    }
}
