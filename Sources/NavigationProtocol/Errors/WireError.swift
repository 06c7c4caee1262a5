package import JSON

/// An error as it goes out: a code, a sentence for people, and in `data` the code's name and what a program needs.
package struct WireError: Error, Equatable, Sendable {
    package let code: ErrorCode
    package let message: String
    /// Members of `data` after `name`, in order.
    package let data: [Member]

    package struct Member: Equatable, Sendable {
        package let name: String
        package let value: RawJSON

        package init(name: String, value: RawJSON) {
            self.name = name
            self.value = value
        }

        /// A string, which nearly every member is, is written at once. libjson-c would make a value of it first.
        package init(_ name: String, _ value: JSONValue) {
            let text = if case .string(let string) = value { RawJSON(writing: string) } else { value.serialized() }
            self.init(name: name, value: text)
        }
    }

    package init(_ code: ErrorCode, _ message: String, _ data: KeyValuePairs<String, JSONValue?> = [:]) {
        self.code = code
        self.message = message
        self.data = data.compactMap { name, value in value.map { Member(name, $0) } }
    }

    /// With a member whose text is passed on as it came.
    package init(_ code: ErrorCode, _ message: String, _ data: [Member]) {
        self.code = code
        self.message = message
        self.data = data
    }
}

extension WireError {
    /// The host ends.
    package static let shuttingDown = WireError(.shuttingDown, "The host is shutting down")
}

extension JSONWriter {
    /// `{"code":…,"message":…,"data":{"name":…}}`
    package mutating func error(_ error: WireError) {
        object { writer in
            writer.member("code", error.code.rawValue)
            writer.member("message", error.message)
            writer.key("data")
            writer.object { writer in
                writer.member("name", error.code.name)
                writer.members(error.data)
            }
        }
    }

    /// The answer to a request that is refused.
    package mutating func refusal(of id: RawJSON, _ error: WireError) {
        object { writer in
            writer.member("jsonrpc", "2.0")
            writer.member("id", id)
            writer.key("error")
            writer.error(error)
        }
    }

    /// Writes members of `data`.
    mutating func members(_ members: [WireError.Member]) {
        for member in members {
            key(escaping: member.name)
            raw(member.value)
        }
    }
}
