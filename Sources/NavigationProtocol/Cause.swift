package import JSON
package import NavigationTree

/// The cause of a revision.
package struct Cause: Hashable, Sendable {
    package enum Event: Hashable, Sendable {
        case request(Method)
        case sessionEnded
        /// The host came back, and those who were connected to it before are gone.
        case hostStarted
        /// A presentation that closes after a time was shown for that time.
        case timePassed
        /// The grants of the access document have changed, and took something away.
        case accessChanged

        /// As the wire calls it, in `method`.
        package var name: String {
            switch self {
            case .request(let method): method.rawValue
            case .sessionEnded: "session.ended"
            case .hostStarted: "host.started"
            case .timePassed: "time.passed"
            case .accessChanged: "access.changed"
            }
        }

        package init?(name: String) {
            switch name {
            case "session.ended": self = .sessionEnded
            case "host.started": self = .hostStarted
            case "time.passed": self = .timePassed
            case "access.changed": self = .accessChanged
            default:
                guard let method = Method(rawValue: name) else { return nil }
                self = .request(method)
            }
        }
    }

    package let event: Event
    package let session: SessionID?
    /// The names in it, which stay when the session has ended; nil when nothing is known.
    package let author: Author?
    /// The request's id, as it was written.
    package let request: RawJSON?
    /// The entry that the request came from, as its client said.
    package let fromEntry: EntryID?
    /// When it happened, in milliseconds since 1970 (UTC); nil when an older host wrote it.
    package let time: Int64?
    /// The place in a trace from which work goes on that follows from the change.
    package let trace: TraceContext?

    package init(
        _ event: Event,
        session: SessionID?,
        author: Author? = nil,
        request: RawJSON? = nil,
        fromEntry: EntryID? = nil,
        time: Int64? = nil,
        trace: TraceContext? = nil
    ) {
        self.event = event
        self.session = session
        self.author = author
        self.request = request
        self.fromEntry = fromEntry
        self.time = time
        self.trace = trace
    }

    /// Reads a cause as it is written on the wire; nil when the text does not describe a cause.
    ///
    /// - Parameter authors: those that were read before. Equal ones are kept once.
    package init?(_ text: RawJSON, sharing authors: inout Set<Author>) {
        guard let object = (try? text.value())?.object, let event = object["method"]?.string.flatMap(Event.init(name:))
        else { return nil }
        let author = Author.known(
            client: object["client"]?.string,
            module: object["module"]?.string,
            isByPerson: object["byPerson"] == .bool(true),
            identity: object["identity"]?.string
        )
        self.init(
            event,
            session: object["session"]?.string.flatMap { SessionID($0) },
            author: author.map { authors.insert($0).memberAfterInsert },
            request: object["request"].map { $0.serialized() },
            fromEntry: object["fromEntry"]?.string.flatMap { EntryID($0) },
            time: object["time"].flatMap { if case .integer(let time) = $0 { time } else { nil } },
            trace: object["traceparent"]?.string.flatMap { TraceContext($0) }
        )
    }
}

extension Cause {
    /// The one who asked. All causes of a session share one, so that a change copies no names.
    package final class Author: Hashable, Sendable {
        /// The name that the client gave itself, with its version.
        package let client: String?
        /// The module of the session, when it has exactly one.
        package let module: String?
        /// Whether a person asked, as the client says.
        package let isByPerson: Bool
        /// Its identity, when the host has an access document.
        package let identity: String?

        private init(client: String?, module: String?, isByPerson: Bool, identity: String?) {
            (self.client, self.module, self.isByPerson, self.identity) = (client, module, isByPerson, identity)
        }

        /// Nil when nothing is known.
        package static func known(
            client: String?,
            module: String?,
            isByPerson: Bool = false,
            identity: String? = nil
        ) -> Author? {
            guard client != nil || module != nil || isByPerson || identity != nil else { return nil }
            return Author(client: client, module: module, isByPerson: isByPerson, identity: identity)
        }

        package static func == (one: Author, other: Author) -> Bool {
            one.client == other.client && one.module == other.module && one.isByPerson == other.isByPerson
                && one.identity == other.identity
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(client)
            hasher.combine(module)
            hasher.combine(isByPerson)
            hasher.combine(identity)
        }
    }
}
