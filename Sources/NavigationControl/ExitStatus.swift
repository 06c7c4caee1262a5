import JSON
package import NavigationClient

/// The exit statuses of navctl. Scripts rely on the numbers.
package enum ExitStatus: Int32, Sendable {
    case done = 0
    /// The host refused the request.
    case refused = 1
    /// No host answers, or the connection was lost.
    case unreachable = 2
    /// The command line is invalid.
    case usage = 3
    /// The answer did not come in time.
    case timedOut = 4

    /// The status for this error.
    package init(_ error: NavigationClientError) {
        switch error {
        case .refused: self = .refused
        case .cannotConnect, .connectionLost, .closedByHost, .badAnswer, .watchOverflowed, .cancelled:
            self = .unreachable
        case .timedOut: self = .timedOut
        case .invalidDestination, .cannotReadSecret: self = .usage
        }
    }
}

extension NavigationClientError {
    /// The line that navctl writes to standard error, with the refusal's data at its end.
    package var complaint: String {
        guard case .refused(let refusal) = self, let data = refusal.data else {
            return VisibleText.of("navctl: \(self)")
        }
        return VisibleText.of("navctl: \(self) \(JSONLayout.compact.lay(out: data.text))")
    }
}
