/// A message that the host sends without being asked, except the events of watches.
public struct HostNotice: Equatable, Sendable {
    /// The notification's name, such as `signal`, `moduleLost` or `bye`. A newer host may send others.
    public let method: String
    /// The parameters as the host wrote them, an object.
    public let parameters: JSONPayload

    /// The notification with the type that the contract gives it.
    ///
    /// Throws ``NavigationClientError/badAnswer(_:)`` when the parameters are not those of the contract.
    public func details() throws(NavigationClientError) -> Contract.HostNotification {
        try Contract.HostNotification(method: method, parameters: parameters)
    }
}

extension HostNotice: CustomStringConvertible {
    /// The notice on one line, for people and logs.
    public var description: String { "\(method): \(parameters)" }
}
