/// How a sequence has ended.
public struct SequenceOutcome: Equatable, Sendable {
    /// The two ends that are not refusals.
    public enum Outcome: String, Sendable {
        /// Every item was handled.
        case completed
        /// A receiver, an action, a lock or ``NavigationClient/cancelResume(_:scene:)`` cancelled it.
        case cancelled
    }

    /// The scene.
    public let scene: String
    /// The sequence.
    public let sequence: SequenceID
    /// How it ended.
    public let outcome: Outcome
    /// The outcome of each item, in the order in which the items were settled.
    public let steps: [SequenceStep]

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "the answer to what was sent")
        scene = try object.string("scene")
        sequence = SequenceID(rawValue: try object.string("sequence"))
        outcome = try object.choice("outcome")
        steps = try SequenceStep.list(try object.list("steps"))
    }
}

/// The outcome of one item of a sequence.
public struct SequenceStep: Equatable, Sendable {
    /// The possible outcomes of an item.
    public enum Outcome: String, Sendable {
        /// A receiver has answered.
        case received
        /// The host showed the destination.
        case shown
        /// A receiver that the host serves itself selected a navigator.
        case selected
        /// The action was carried out.
        case performed
        /// A receiver replaced it with other items.
        case replaced
        /// It failed in its turn, and this ended the sequence.
        case failed
        /// The sequence ended before its turn.
        case notSent
    }

    /// Its index in the list that was sent. Items that receivers add get the next numbers.
    public let index: Int
    /// The item.
    public let item: SentItem
    /// The index of the item whose receiver added it; nil for the sender's own items.
    public let addedBy: Int?
    /// The outcome of the item.
    public let outcome: Outcome
    /// The receiver that handled it; nil without one.
    public let receiver: ReceiverID?
    /// How the sequence continued, such as `auto`.
    public let resume: String?
    /// The revision that it made; nil when it changed nothing.
    public let revision: Int?
    /// The navigator that shows the destination, or that was selected.
    public let navigator: NavigatorID?
    /// The entry that shows the destination.
    public let entry: EntryID?
    /// Where the item wanted to go, and where guards sent it, in order; empty when no guard did. The last of them is
    /// what became of the item.
    public let redirected: [NavigationOutcome.Redirection]
    /// The error that ended the sequence, in the protocol's form.
    public let error: JSONPayload?

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "a step of a sequence")
        index = try object.integer("index")
        item = SentItem(try object.required("item"))
        addedBy = try object.optionalInteger("addedBy")
        outcome = try object.choice("outcome")
        receiver = (object.optional("by")?["receiver"]?.string).map(ReceiverID.init(rawValue:))
        resume = try object.optionalString("resume")
        revision = try object.optionalInteger("revision")
        navigator = try object.optionalString("navigator").map(NavigatorID.init(rawValue:))
        entry = try object.optionalString("entry").map(EntryID.init(rawValue:))
        redirected = try NavigationOutcome.Redirection.list(try object.list("redirected"))
        error = object.optional("error")
    }

    /// Reads a list of steps.
    static func list(_ payloads: [JSONPayload]) throws(NavigationClientError) -> [SequenceStep] {
        var steps: [SequenceStep] = []
        for payload in payloads { steps.append(try SequenceStep(payload)) }
        return steps
    }
}

/// The steps of a refused sequence.
extension HostRefusal {
    /// The outcomes of the items of a sequence that was refused on its way; empty for other refusals. Steps that were
    /// carried out are not undone.
    public var steps: [SequenceStep] {
        (try? SequenceStep.list(data?["steps"]?.elements ?? [])) ?? []
    }
}
