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
        raw("{\"code\":")
        integer(error.code.rawValue)
        raw(",\"message\":")
        string(error.message)
        raw(",\"data\":{\"name\":")
        string(error.code.name)
        for member in error.data {
            raw(",")
            string(member.name)
            raw(":")
            raw(member.value)
        }
        raw("}}")
    }
}
