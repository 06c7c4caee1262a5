/// What can be received, by its name.
public enum Receivable: Hashable, Sendable, CustomStringConvertible {
    /// Values of this name, `module.name`.
    case value(String)
    /// Destinations of this type.
    case type(String)
    /// A route of this name, `module.name`.
    case route(String)

    /// What a question or a receiver says of it.
    init?(asked parameters: JSONPayload) {
        if let name = parameters["value"]?.string {
            self = .value(name)
        } else if let name = parameters["route"]?.string {
            self = .route(name)
        } else if let name = parameters["type"]?.string {
            self = .type(name)
        } else {
            return nil
        }
    }

    func add(to parameters: inout ParameterWriter) {
        switch self {
        case .value(let name): parameters.add("value", name)
        case .type(let name): parameters.add("type", name)
        case .route(let name): parameters.add("route", name)
        }
    }

    /// As `value shop.voucher`.
    public var description: String {
        switch self {
        case .value(let name): "value \(name)"
        case .type(let name): "type \(name)"
        case .route(let name): "route \(name)"
        }
    }
}

/// Something that was sent, and has come to its receiver.
public struct ReceiverQuestion: Equatable, Sendable {
    /// The scene.
    public let scene: String
    /// The sequence that it is part of.
    public let sequence: SequenceID
    /// Its place in the sequence.
    public let index: Int
    /// The receiver's navigator; where the search began, for a receiver that stands on none.
    public let navigator: NavigatorID
    /// The receiver that is asked.
    public let receiver: ReceiverID
    /// What was sent.
    public let subject: Receivable
    /// What came with a value or a route; null when nothing did.
    public let data: JSONPayload
    /// The arguments of a destination.
    public let arguments: JSONPayload?
    /// How the sender wants a destination to be shown.
    public let method: String?
    /// How long the host waits; then the sequence ends with `receiver_timeout`.
    public let timeout: Duration?

    init(_ question: HostQuestion) throws(NavigationClientError) {
        let object = try PayloadObject(question.parameters, of: "value.receive")
        guard let subject = Receivable(asked: question.parameters) else {
            throw .badAnswer("value.receive: neither a value, nor a route, nor a type")
        }
        self.subject = subject
        scene = try object.string("scene")
        sequence = SequenceID(rawValue: try object.string("sequence"))
        index = try object.integer("index")
        navigator = NavigatorID(rawValue: try object.string("navigator"))
        receiver = ReceiverID(rawValue: try object.string("receiver"))
        data = object.optional("data") ?? .null
        arguments = object.optional("arguments")
        method = try object.optionalString("method")
        timeout = question.timeout
    }
}

/// How a sequence goes on behind a receiver.
public enum Resume: Equatable, Sendable {
    /// With the next item, after the scene's `executionDelay`, which gives people time to see what happens.
    case auto
    /// With the next item, at once.
    case immediately
    /// With the next item, after this time, 60 s at most.
    case after(Duration)
    /// With these, then the rest.
    case inserting([SentItem])
    /// With the rest, then these.
    case appending([SentItem])
    /// With these, in place of the rest.
    case replacing([SentItem])
    /// When somebody resumes it.
    case pause
    /// Not at all: it ends as `cancelled`.
    case cancel

    package var payload: JSONPayload {
        switch self {
        case .auto: "auto"
        case .immediately: "immediately"
        case .after(let duration): ["after": JSONPayload(duration / .seconds(1))]
        case .inserting(let items): ["inserting": .array(items.map(\.payload))]
        case .appending(let items): ["appending": .array(items.map(\.payload))]
        case .replacing(let items): ["replacing": .array(items.map(\.payload))]
        case .pause: "pause"
        case .cancel: "cancel"
        }
    }
}

/// Receives something, and says how the sequence goes on. What it throws ends the sequence with `receiver_error`.
public typealias ReceiverHandler = @Sendable (ReceiverQuestion) async throws -> Resume
