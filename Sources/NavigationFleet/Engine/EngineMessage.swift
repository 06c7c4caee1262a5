/// A message to the engine, or from it.
package struct EngineMessage: Hashable, Sendable {
    package let subject: String
    /// Where an answer goes; nil when none is expected.
    package let reply: String?
    /// A name comes once. Names are compared as they are written.
    package let headers: [String: String]
    package let body: [UInt8]

    package init(_ subject: String, reply: String? = nil, headers: [String: String] = [:], body: [UInt8] = []) {
        self.subject = subject
        self.reply = reply
        self.headers = headers
        self.body = body
    }

    /// The number in a message of the engine itself, such as 503: the subject has no subscriber.
    package var status: Int? { headers["Status"].flatMap(Int.init) }
}
