/// The host's reason to refuse a request: an error of section 9 of the protocol.
public struct HostRefusal: Error, Equatable, Sendable {
    /// The fixed number of the error.
    public let code: Int
    /// The fixed name of the error, such as `unknown_destination`; empty when the error carries none.
    public let name: String
    /// The sentence for people.
    public let message: String
    /// What a program needs to act on the error; nil when there is nothing.
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

extension HostRefusal: CustomStringConvertible {
    /// Name, code and sentence on one line.
    public var description: String { "\(name) (\(code)): \(message)" }
}
