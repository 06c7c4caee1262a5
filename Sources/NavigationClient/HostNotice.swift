/// What the host says unasked, watches aside.
public enum HostNotice: Equatable, Sendable {
    /// Another session of the same user took over a module that this client had registered.
    case moduleLost(module: String, by: String)
    /// The host is about to close this connection.
    case bye(reason: String, message: String)
    /// Something happened that concerns this client.
    case signal(HostSignal)
    /// A line of another session's, for a monitor that this client asked for with `host.monitor`.
    case traffic(JSONPayload)
    /// What a later host may say.
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
