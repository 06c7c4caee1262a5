package import NavigationClient

/// What navctl ends with. Scripts rely on the numbers.
package enum ExitStatus: Int32, Sendable {
    case done = 0
    /// The host read the request and refused it.
    case refused = 1
    /// There is no host, or the connection broke.
    case unreachable = 2
    /// The command line makes no sense.
    case usage = 3
    /// The answer did not come in time.
    case timedOut = 4

    /// The status that tells this error apart.
    package init(_ error: NavigationClientError) {
        switch error {
        case .refused: self = .refused
        case .cannotConnect, .connectionLost, .closedByHost, .badAnswer, .watchOverflowed, .cancelled:
            self = .unreachable
        case .timedOut: self = .timedOut
        case .invalidDestination: self = .usage
        }
    }
}

extension NavigationClientError {
    /// The one line that navctl writes to standard error; a refusal's data is at its end.
    package var complaint: String {
        guard case .refused(let refusal) = self, let data = refusal.data else {
            return DisplayWidth.visible("navctl: \(self)")
        }
        return DisplayWidth.visible("navctl: \(self) \(JSONLayout.compact.lay(out: data.text))")
    }
}
