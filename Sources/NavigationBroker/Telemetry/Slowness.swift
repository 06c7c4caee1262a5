import JSON
import NavigationProtocol
import NavigationTree

// Work that took longer than the configured time. The shell measures it, except for questions. This file counts it and
// describes it for the log.

/// The kinds of work that can be slow.
package enum SlowKind: String, CaseIterable, Sendable {
    /// The work of one line.
    case request
    case turn
    /// Writing a turn into the store.
    case commit
    /// A module's answer, or its absence.
    case question
}

/// A question that took longer than ``NavigationBroker/Configuration/slow``.
package struct SlowQuestion: Equatable, Sendable {
    /// As the wire calls it.
    package let method: String
    package let module: String
    /// The destination type that it was about, if it was about one.
    package let type: String?
    package let seconds: Double
}

/// A request as a log may show it: names that the host knows, and no data that only the client knows.
package struct LineSummary: Equatable, Sendable {
    /// A method; else `answer` to a question, `batch`, or `invalid`.
    package let kind: String
    /// The scene that it is about, if it is about one that there is.
    package let scene: String?
}
