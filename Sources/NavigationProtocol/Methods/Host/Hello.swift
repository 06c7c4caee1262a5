package import JSON
package import NavigationTree

/// `hello`: a client names itself and says what it needs.
package struct Hello: MethodDefinition {
    package static let method = Method.hello
    package static let function = ClientFunction("hello")
    package static let summary =
        "Names the client, negotiates capabilities by name, and tells the limits. No client has to call it."
    package static let resultSummary = "The host that answers, and its capabilities."
    package static let errors: [ErrorCode] = [.missingCapability]
    package static let examples: [Example] = [
        Example(
            "a module with a name",
            #"{"name":"shop","capabilities":{"required":["watch"]}}"#,
            gives: """
                {"host":"navhost","version":"1.2.3","instance":"0123456789abcdef","session":"s1",\
                "capabilities":["access","activation","batch","during","entry.ask","flows","guards","history","host.watch","monitor","plan","renderers","request.cancel",\
                "rules","send","state","token","transaction","urls",\
                "watch","watch.credit","watch.events","watch.filter","watch.resume"],"limits":\
                \(Example.limits)}
                """
        )
    ]

    package let name: String?
    package let version: String?
    package let required: [String]
    /// The secret of an identity in the host's access document.
    package let secret: String?

    /// Everything that this host can do beyond JSON-RPC itself, by name.
    package static let capabilities = [
        "access", "activation", "batch", "during", "entry.ask", "flows", "guards", "history", "host.watch", "monitor",
        "plan",
        "renderers", "request.cancel", "rules", "send", "state", "token", "transaction", "urls", "watch",
        "watch.credit", "watch.events", "watch.filter", "watch.resume",
    ]

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.name = try parameters.string("name", "The name of the client; its first 64 characters count.")
            .map { String($0.prefix(64)) }
        self.version = try parameters.string("version", "The client's version; its first 64 characters count.")
            .map { String($0.prefix(64)) }
        self.secret = try parameters.string(
            "secret",
            "The content of an identity's secret file, where the host has an access document. Other hosts ignore it."
        )
        self.required =
            try parameters.object("capabilities", "The capabilities that the client needs or would use.") {
                (capabilities) throws(WireError) in
                let required = try capabilities.strings(
                    "required",
                    "Names that the client needs: the request is refused when the host lacks one."
                )
                _ = try capabilities.strings("optional", "Names that the client would use.")
                return required ?? []
            } ?? []
    }

    /// The host that answers.
    package struct Result: WireObject {
        let version: String
        let instance: String
        let session: SessionID
        let limits: LimitValues

        package init(version: String, instance: String, session: SessionID, limits: LimitValues) {
            (self.version, self.instance, self.session, self.limits) = (version, instance, session, limits)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.constant("host", "navhost", "Always `navhost`.")
            object.member("version", "The host's version.") { $0.version }
            object.member("instance", "This life of the host: 16 hexadecimal digits.") { $0.instance }
            object.member("session", "The id of this connection.") { $0.session }
            object.member("capabilities", "All that the host can do beyond JSON-RPC, by name.") { _ in capabilities }
            object.member("limits", "Every limit by its name: a count, bytes or seconds.") { $0.limits }
        }
    }
}

/// The limits of the host by name.
package struct LimitValues: WireValue {
    /// A count, bytes, or seconds.
    package enum Value: Equatable, Sendable {
        case count(Int)
        case seconds(Double)
    }

    let values: [(name: String, value: Value)]

    package init(_ values: [(name: String, value: Value)]) { self.values = values }

    package static var schema: Schema { .map(of: .number(minimum: 0)) }

    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for limit in values {
                writer.key(escaping: limit.name)
                switch limit.value {
                case .count(let count): writer.integer(count)
                case .seconds(let seconds): writer.double(seconds)
                }
            }
        }
    }
}
