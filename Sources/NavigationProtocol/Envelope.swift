package import JSON

/// What kind of message a JSON object is, by JSON-RPC 2.0, and where its parts are. Offsets only; the text stays where it is.
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

    /// The longest id that is accepted, with its quotes.
    package static let maximumIDLength = 258

    /// - Parameter members: of the whole object, as the scanner found them.
    package init(_ text: RawSpan, members: [JSONMember]) throws(WireError) {
        var id: JSONSlice?
        var method: JSONSlice?
        var outcome: (slice: JSONSlice, isError: Bool)?
        for member in members {
            if member.is("id", in: text) {
                id = member.value
            } else if member.is("method", in: text) {
                method = member.value
            } else if member.is("params", in: text) {
                guard member.value.kind == .object else { throw Self.invalid("\"params\" must be an object") }
            } else if member.is("jsonrpc", in: text) {
                guard member.value.kind == .string, JSONText.stringEquals(member.value, "2.0", in: text) else {
                    throw Self.invalid("\"jsonrpc\" must be \"2.0\", or be left out")
                }
            } else if member.is("result", in: text) {
                outcome = (member.value, false)
            } else if member.is("error", in: text) {
                outcome = (member.value, true)
            } else {
                let key = JSONText.decodeKey(member, in: text)
                throw Self.invalid("A message has no member \"\(key)\"; parameters go into \"params\"")
            }
        }
        if let id { try Self.check(id) }
        if let method {
            guard method.kind == .string else { throw Self.invalid("\"method\" must be a string") }
            guard outcome == nil else { throw Self.invalid("A request has no \"result\" or \"error\"") }
            self.content = method
            self.kind = id.map { .request(id: $0) } ?? .notification
        } else if let outcome, let id {
            self.content = outcome.slice
            self.kind = .response(id: id, isError: outcome.isError)
        } else {
            throw Self.invalid("A message needs a \"method\", as {\"id\":1,\"method\":\"ping\"}")
        }
    }

    /// The id that an answer to a malformed message can carry, if there is a usable one.
    package static func id(_ text: RawSpan, members: [JSONMember]) -> JSONSlice? {
        let id = members.first { $0.is("id", in: text) }?.value
        return id.flatMap { id in (try? check(id)) == nil ? nil : id }
    }

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

extension JSONMember {
    /// Whether the member's key is `name`, escapes considered.
    @inline(__always)
    func `is`(_ name: StaticString, in text: RawSpan) -> Bool {
        JSONText.keyEquals(self, name, in: text)
    }
}
