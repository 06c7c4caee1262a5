/// `hello`: a client names itself and says what it needs.
package struct Hello: Equatable, Sendable {
    package let name: String?
    package let version: String?
    package let required: [String]

    /// Everything this host can do beyond JSON-RPC itself, by name.
    package static let capabilities = [
        "activation", "batch", "during", "entry.ask", "flows", "guards", "history", "monitor", "plan", "request.cancel",
        "rules", "send", "state", "token", "transaction", "urls", "watch",
        "watch.events", "watch.filter", "watch.resume",
    ]

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.name = try parameters.string("name").map { String($0.prefix(64)) }
        self.version = try parameters.string("version").map { String($0.prefix(64)) }
        if var nested = try parameters.nested("capabilities", known: ["required", "optional"]) {
            self.required = try nested.strings("required") ?? []
            _ = try nested.strings("optional")
            try nested.finish()
        } else {
            self.required = []
        }
    }
}
