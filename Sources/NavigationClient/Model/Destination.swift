/// A destination to show: a type, its arguments, and hints for the entry that shows it.
public typealias Destination = Contract.RequestedDestination

extension Contract.RequestedDestination {
    /// A destination with its type, `module.name`, its arguments, and hints for the entry that shows it.
    public init(_ type: String, _ arguments: JSONPayload? = nil, hints: JSONPayload? = nil) {
        self.init(type: type, arguments: arguments, hints: hints)
    }
}

/// A value that says what to show: a ``Destination``, or a case of a ``NavigationDestination``.
public protocol DestinationRepresentable: Sendable {
    /// The type and the arguments to show.
    var destination: Destination { get throws(NavigationClientError) }
}

/// A destination represents itself.
extension Contract.RequestedDestination: DestinationRepresentable {
    /// This destination.
    public var destination: Destination { self }
}
