/// The kinds of things that can be sent and received, with their names.
public enum Receivable: Hashable, Sendable, CustomStringConvertible {
    /// A value with this name, `module.name`.
    case value(String)
    /// A destination of this type.
    case type(String)
    /// A route with this name, `module.name`.
    case route(String)

    /// Reads it from a question or a receiver; nil when none of the three is there.
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

    /// Adds it to parameters.
    func add(to parameters: inout ParameterWriter) {
        switch self {
        case .value(let name): parameters.add("value", name)
        case .type(let name): parameters.add("type", name)
        case .route(let name): parameters.add("route", name)
        }
    }

    /// The kind and the name, such as `value shop.voucher`.
    public var description: String {
        switch self {
        case .value(let name): "value \(name)"
        case .type(let name): "type \(name)"
        case .route(let name): "route \(name)"
        }
    }
}

/// A sent item, which the host passes to its receiver.
public struct ReceiverQuestion: Equatable, Sendable {
    /// The scene.
    public let scene: String
    /// The sequence of the item.
    public let sequence: SequenceID
    /// The index of the item in the sequence.
    public let index: Int
    /// The receiver's navigator. For a receiver without a navigator, the navigator where the search began.
    public let navigator: NavigatorID
    /// The receiver that is asked.
    public let receiver: ReceiverID
    /// The kind and the name of the item.
    public let subject: Receivable
    /// The data of a value or a route; `null` without data.
    public let data: JSONPayload
    /// The arguments of a destination; nil for values and routes.
    public let arguments: JSONPayload?
    /// How the sender wants a destination to be shown; nil when it does not say.
    public let method: String?
    /// How long the host waits. After that, the sequence ends with `receiver_timeout`.
    public let timeout: Duration?

    init(_ question: HostQuestion) throws(NavigationClientError) {
        let object = try PayloadObject(question.parameters, of: "value.receive")
        guard let subject = Receivable(asked: question.parameters) else {
            throw .badAnswer("value.receive: a value, a route or a type is missing")
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

/// How a sequence continues after a receiver.
public enum Resume: Equatable, Sendable {
    /// Sends the next item after the scene's `executionDelay`, which gives people time to see what happens.
    case auto
    /// Sends the next item at once.
    case immediately
    /// Sends the next item after this time, at most 60 s.
    case after(Duration)
    /// Sends these items, then the rest.
    case inserting([SentItem])
    /// Sends the rest, then these items.
    case appending([SentItem])
    /// Sends these items instead of the rest.
    case replacing([SentItem])
    /// Pauses until a client resumes the sequence.
    case pause
    /// Ends the sequence as `cancelled`.
    case cancel

    /// The answer as the protocol writes it.
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

/// Receives an item and decides how the sequence continues. An error that it throws ends the sequence with
/// `receiver_error`.
public typealias ReceiverHandler = @Sendable (ReceiverQuestion) async throws -> Resume
