package import JSON

/// The kind of a JSON-RPC 2.0 message, and where its parts are in the text.
///
/// It holds offsets only; it does not copy the text.
package struct Envelope {
    package enum Kind {
        /// Wants an answer.
        case request(id: JSONSlice)
        case notification
        /// Answers a question of the host.
        case response(id: JSONSlice, isError: Bool)
    }

    package let kind: Kind
    /// The method of a request or notification; the `result` or `error` of a response.
    package let content: JSONSlice
    /// Whether `params` is an object or is left out. JSON-RPC also allows a list, whose parameters have no names.
    package let hasNamedParameters: Bool

    /// The longest id that is accepted, with its quotes.
    package static let maximumIDLength = 258

    /// - Parameter members: of the whole object, as the scanner found them.
    package init(_ text: RawSpan, members: borrowing [JSONMember]) throws(WireError) {
        var id: JSONSlice?
        var method: JSONSlice?
        var outcome: (slice: JSONSlice, isError: Bool)?
        var parameters = JSONKind.object
        for index in members.indices {
            let member = members[index]
            switch Member(member, in: text) {
            case .id: id = member.value
            case .method: method = member.value
            case .parameters: parameters = member.value.kind
            case .version:
                guard member.value.kind == .string, JSONText.stringEquals(member.value, "2.0", in: text) else {
                    throw Self.invalid("\"jsonrpc\" must be \"2.0\", or be left out")
                }
            case .result: outcome = (member.value, false)
            case .error: outcome = (member.value, true)
            case nil:
                let key = JSONText.decodeKey(member, in: text)
                throw Self.invalid("A message has no member \"\(key)\"; parameters go into \"params\"")
            }
        }
        if let id { try Self.check(id) }
        if let method {
            guard method.kind == .string else { throw Self.invalid("\"method\" must be a string") }
            guard outcome == nil else { throw Self.invalid("A request has no \"result\" or \"error\"") }
            // A notification is not answered, whatever its parameters are.
            guard id == nil || parameters == .object || parameters == .array else {
                throw Self.invalid("\"params\" must be an object")
            }
            self.content = method
            self.hasNamedParameters = parameters == .object
            self.kind = id.map { .request(id: $0) } ?? .notification
        } else if let outcome, let id {
            self.content = outcome.slice
            self.hasNamedParameters = true
            self.kind = .response(id: id, isError: outcome.isError)
        } else {
            throw Self.invalid("A message needs a \"method\", as {\"id\":1,\"method\":\"ping\"}")
        }
    }

    private enum Member {
        case id, method, parameters, version, result, error

        init?(_ member: JSONMember, in text: RawSpan) {
            if member.keyHasEscapes {
                guard let meaning = Self(JSONText.decodeKey(member, in: text)) else { return nil }
                self = meaning
                return
            }
            // Each comparison is with a literal, so that it is one of whole words.
            switch member.name.contentCount {
            case 2 where JSONText.keyEquals(member, "id", in: text): self = .id
            case 5 where JSONText.keyEquals(member, "error", in: text): self = .error
            case 6 where JSONText.keyEquals(member, "method", in: text): self = .method
            case 6 where JSONText.keyEquals(member, "params", in: text): self = .parameters
            case 6 where JSONText.keyEquals(member, "result", in: text): self = .result
            case 7 where JSONText.keyEquals(member, "jsonrpc", in: text): self = .version
            default: return nil
            }
        }

        private init?(_ name: String) {
            switch name {
            case "id": self = .id
            case "error": self = .error
            case "method": self = .method
            case "params": self = .parameters
            case "result": self = .result
            case "jsonrpc": self = .version
            default: return nil
            }
        }
    }

    /// The id that an answer to a malformed message can carry, if there is a usable one.
    package static func id(_ text: RawSpan, members: [JSONMember]) -> JSONSlice? {
        let id = members.first { JSONText.keyEquals($0, "id", in: text) }?.value
        return id.flatMap { id in (try? check(id)) == nil ? nil : id }
    }

    /// Whether an id is one that an answer can carry.
    package static func isUsable(_ id: JSONSlice) -> Bool { (try? check(id)) != nil }

    private static func check(_ id: JSONSlice) throws(WireError) {
        switch id.kind {
        case .string, .number, .null:
            guard id.range.count <= maximumIDLength else { throw invalid("\"id\" is longer than 256 bytes") }
        case .object, .array, .true, .false:
            throw invalid("\"id\" must be a string, a number or null")
        }
    }

    private static func invalid(_ message: String) -> WireError {
        WireError(.invalidRequest, message)
    }
}
