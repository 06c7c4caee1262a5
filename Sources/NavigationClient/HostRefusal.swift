/// The host's reason to refuse a request: an error of `docs/reference/errors.md`.
public struct HostRefusal: Error, Equatable, Sendable {
    /// The fixed number of the error; `docs/reference/errors.md` lists them.
    public let code: Int
    /// The fixed name of the error, such as `unknown_destination`; empty when the error carries none.
    public let name: String
    /// The host's sentence for people. It may change; programs use ``name`` or ``code``.
    public let message: String
    /// The details that a program needs to act on the error; nil without details.
    public let data: JSONPayload?

    package init(code: Int, name: String, message: String, data: JSONPayload?) {
        self.code = code
        self.name = name
        self.message = message
        self.data = data
    }

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "an error")
        code = try object.integer("code")
        message = try object.string("message")
        data = object.optional("data")
        name = data?["name"]?.string ?? ""
    }
}

/// A text for people and logs.
extension HostRefusal: CustomStringConvertible {
    /// The name, the code and the sentence on one line.
    public var description: String { "\(name) (\(code)): \(message)" }
}
