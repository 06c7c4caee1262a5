package import NavigationTree

/// `host.monitor`: the traffic of other connections.
package struct HostMonitor: MethodDefinition {
    package static let method = Method.hostMonitor
    package static let function = ClientFunction("monitor")
    package static let summary = """
        Shows the traffic of the user's other connections as `traffic` notifications, with arguments and answers; root sees those of all users. A monitor \
        does not slow the others down: a line that its reader is too slow for is left out, and the next notification says how many were (`dropped`).
        """
    package static let resultSummary = "The monitor's number on this connection."
    package static let errors: [ErrorCode] = [.unknownSession, .otherUser, .limitReached]
    package static let examples: [Example] = [
        Example(
            "the requests of another session",
            besides: 1,
            #"{"session":"s2","directions":["in"],"lines":false}"#,
            gives: #"{"monitor":1}"#
        )
    ]

    /// As it was written, for a refusal; nil for all connections.
    package let name: String?
    /// Nil when none is named, or when no connection can have this id.
    package let session: SessionID?
    package let methods: Set<String>?
    package let directions: Set<TrafficDirection>
    package let kinds: Set<TrafficKind>
    /// Whether the text of the lines is wanted.
    package let lines: Bool
    /// Bytes of a line that are shown; nil for the host's limit `monitorLine`.
    package let lineBytes: Int?

    /// The most of a line that a monitor may ask for.
    package static let maximumLineBytes: Int64 = 1 << 20

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.name = try parameters.string(
            "session",
            "Only this connection; another one of the same user.",
            SessionID.schema
        )
        self.session = name.flatMap { SessionID($0) }
        self.directions = try Set(
            parameters.choices("directions", "Only what goes `in` to the host, or `out` of it.")
                ?? TrafficDirection.allCases
        )
        self.kinds = try Set(parameters.choices("kinds", "Only these kinds of line.") ?? TrafficKind.allCases)
        self.lines =
            try parameters.bool(
                "lines",
                "Whether the text of the lines is shown, with what is in it; true when left out."
            )
            ?? true
        self.lineBytes = try parameters.integer(
            "lineBytes",
            "How many bytes of a line are shown; the limit `monitorLine` when left out.",
            in: 1...Self.maximumLineBytes
        )
        self.methods = try parameters.strings(
            "methods",
            "Only these methods, and the answers to them: 1 to 64 names of at most 128 bytes.",
            count: 1...64
        ).map { Set($0) }
        if let methods, !(1...64).contains(methods.count) || methods.contains(where: { $0.utf8.count > 128 }) {
            throw Parameters.invalid("methods", "1 to 64 names of methods, of 128 bytes each at most")
        }
    }

    /// The monitor's number.
    package struct Result: WireObject {
        let number: Int

        package init(_ number: Int) { self.number = number }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("monitor", "The monitor's number on this connection.") { $0.number }
        }
    }
}

/// Which way a line goes, as seen from the host.
package enum TrafficDirection: String, WireChoice, Hashable {
    case `in`, out
}

/// The kind of a line.
package enum TrafficKind: String, WireChoice, Hashable {
    /// A client wants something and an answer.
    case request
    /// A client wants something and no answer.
    case notification
    /// The answer to a request, or to a question of the host.
    case answer
    /// The host wants something of a module.
    case question
    /// A notification of the host.
    case event
    /// A line of a client that is not a message.
    case invalid
}
