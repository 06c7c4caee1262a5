package import JSON
package import NavigationTree

/// The cause of a revision.
package struct Cause: Hashable, Sendable {
    package enum Event: Hashable, Sendable {
        case request(Method)
        case sessionEnded
        /// The host came back, and those who were connected to it before are gone.
        case hostStarted

        /// As the wire calls it, in `method`.
        package var name: String {
            switch self {
            case .request(let method): method.rawValue
            case .sessionEnded: "session.ended"
            case .hostStarted: "host.started"
            }
        }

        package init?(name: String) {
            switch name {
            case "session.ended": self = .sessionEnded
            case "host.started": self = .hostStarted
            default:
                guard let method = Method(rawValue: name) else { return nil }
                self = .request(method)
            }
        }
    }

    package let event: Event
    package let session: SessionID?
    /// The module of that session, when it has exactly one.
    package let module: String?
    /// The request's id, as it was written.
    package let request: RawJSON?

    package init(_ event: Event, session: SessionID?, module: String? = nil, request: RawJSON? = nil) {
        self.event = event
        self.session = session
        self.module = module
        self.request = request
    }

    /// Reads a cause as it is written on the wire; nil when the text does not describe a cause.
    package init?(_ text: RawJSON) {
        guard let object = (try? text.value())?.object, let event = object["method"]?.string.flatMap(Event.init(name:))
        else { return nil }
        self.init(
            event,
            session: object["session"]?.string.flatMap { SessionID($0) },
            module: object["module"]?.string,
            request: object["request"].map { $0.serialized() }
        )
    }
}
