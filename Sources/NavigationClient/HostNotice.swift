/// A message that the host sends without being asked, except the events of watches.
public enum HostNotice: Equatable, Sendable {
    /// Another session of the same user took over a module that this client had registered. `by` is that session's id.
    case moduleLost(module: String, by: String)
    /// The host is about to close this connection. `reason` is the name of an error, `message` a
    /// sentence for people.
    case bye(reason: String, message: String)
    /// An event that concerns this client, such as an answered alert.
    case signal(HostSignal)
    /// A line of another session, for a monitor that this client asked for with `host.monitor`.
    case traffic(JSONPayload)
    /// A notification that this client does not know, from a newer host.
    case other(method: String, parameters: JSONPayload)

    init(farewell payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "bye")
        self = .bye(reason: try object.string("reason"), message: try object.string("message"))
    }

    init(lostModule payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "moduleLost")
        self = .moduleLost(module: try object.string("module"), by: try object.string("session"))
    }
}

extension HostNotice: CustomStringConvertible {
    /// The notice as a sentence for people.
    public var description: String {
        switch self {
        case .moduleLost(let module, let session): "module \(module) was taken over by \(session)"
        case .bye(let reason, let message): "\(reason): \(message)"
        case .signal(let signal): "\(signal.kind) at revision \(signal.revision) of \(signal.scene)"
        case .traffic(let payload): "traffic: \(payload)"
        case .other(let method, let parameters): "\(method): \(parameters)"
        }
    }
}
