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

        package init(_ name: String, _ value: JSONValue) {
            self.init(name: name, value: value.serialized())
        }
    }

    package init(_ code: ErrorCode, _ message: String, _ data: KeyValuePairs<String, JSONValue?> = [:]) {
        self.code = code
        self.message = message
        self.data = data.compactMap { name, value in value.map { Member(name: name, value: $0.serialized()) } }
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

    /// Writes members of `data`.
    mutating func members(_ members: [WireError.Member]) {
        for member in members {
            key(escaping: member.name)
            raw(member.value)
        }
    }
}
