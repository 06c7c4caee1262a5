package import NavigationTree

/// `host.monitor`: the traffic of other sessions.
package struct Monitor: Equatable, Sendable {
    /// As it was written, for a refusal; nil for all sessions.
    package let name: String?
    /// Nil when none is named, or when the name is no session's.
    package let session: SessionID?
    package let methods: Set<String>?
    package let directions: Set<TrafficDirection>
    package let kinds: Set<TrafficKind>
    /// Whether the text of the lines is wanted.
    package let lines: Bool
    /// Bytes of a line that are shown; nil for as many as the host shows when nobody says.
    package let lineBytes: Int?

    /// The most of a line that a monitor may ask for.
    package static let maximumLineBytes: Int64 = 1 << 20

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.name = try parameters.string("session")
        self.session = name.flatMap { SessionID($0) }
        self.directions = try Set(parameters.choices("directions") ?? TrafficDirection.allCases)
        self.kinds = try Set(parameters.choices("kinds") ?? TrafficKind.allCases)
        self.lines = try parameters.bool("lines") ?? true
        self.lineBytes = try parameters.integer("lineBytes", in: 1...Self.maximumLineBytes)
        self.methods = try parameters.strings("methods").map { Set($0) }
        if let methods, !(1...64).contains(methods.count) || methods.contains(where: { $0.utf8.count > 128 }) {
            throw Parameters.invalid("methods", "1 to 64 names of methods, of 128 bytes each at most")
        }
    }
}

/// Which way a line goes, as seen from the host.
package enum TrafficDirection: String, CaseIterable, Hashable, Sendable {
    case `in`, out
}

/// What a line is.
package enum TrafficKind: String, CaseIterable, Hashable, Sendable {
    /// A client wants something and an answer.
    case request
    /// A client wants something and no answer.
    case notification
    /// To a request, or to a question of the host.
    case answer
    /// The host wants something of a module.
    case question
    /// A notification of the host.
    case event
    /// A line of a client that is no message.
    case invalid
}
