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
    /// The name that the client of that session gave itself, with its version.
    package let client: String?
    /// The module of that session, when it has exactly one.
    package let module: String?
    /// The request's id, as it was written.
    package let request: RawJSON?
    /// The entry that the request came from, as its client said.
    package let fromEntry: EntryID?
    /// Whether a person asked, as the client says.
    package let isByPerson: Bool
    /// When it happened, in milliseconds since 1970 (UTC); nil when an older host wrote it.
    package let time: Int64?

    package init(
        _ event: Event,
        session: SessionID?,
        client: String? = nil,
        module: String? = nil,
        request: RawJSON? = nil,
        fromEntry: EntryID? = nil,
        isByPerson: Bool = false,
        time: Int64? = nil
    ) {
        self.event = event
        self.session = session
        self.client = client
        self.module = module
        self.request = request
        self.fromEntry = fromEntry
        self.isByPerson = isByPerson
        self.time = time
    }

    /// Reads a cause as it is written on the wire; nil when the text does not describe a cause.
    ///
    /// - Parameter names: the names that were read before. Equal ones are kept once.
    package init?(_ text: RawJSON, sharing names: inout Set<String>) {
        guard let object = (try? text.value())?.object, let event = object["method"]?.string.flatMap(Event.init(name:))
        else { return nil }
        self.init(
            event,
            session: object["session"]?.string.flatMap { SessionID($0) },
            client: object["client"]?.string.map { names.insert($0).memberAfterInsert },
            module: object["module"]?.string.map { names.insert($0).memberAfterInsert },
            request: object["request"].map { $0.serialized() },
            fromEntry: object["fromEntry"]?.string.flatMap { EntryID($0) },
            isByPerson: object["byPerson"] == .bool(true),
            time: object["time"].flatMap { if case .integer(let time) = $0 { time } else { nil } }
        )
    }
}
