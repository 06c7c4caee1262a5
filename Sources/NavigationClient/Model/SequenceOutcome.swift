/// How a sequence has ended.
public struct SequenceOutcome: Equatable, Sendable {
    /// The two ends that are no refusals.
    public enum Outcome: String, Sendable {
        /// Everything was dealt with.
        case completed
        /// By a receiver, an action, a lock, or ``NavigationClient/cancelResume(_:scene:)``.
        case cancelled
    }

    /// The scene.
    public let scene: String
    /// The sequence.
    public let sequence: SequenceID
    /// How it ended.
    public let outcome: Outcome
    /// What became of each item, in the order in which that was settled.
    public let steps: [SequenceStep]

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "the answer to what was sent")
        scene = try object.string("scene")
        sequence = SequenceID(rawValue: try object.string("sequence"))
        outcome = try object.choice("outcome")
        steps = try SequenceStep.list(try object.list("steps"))
    }
}

/// What became of one item of a sequence.
public struct SequenceStep: Equatable, Sendable {
    /// What may become of an item.
    public enum Outcome: String, Sendable {
        /// A receiver has answered.
        case received
        /// The destination is shown.
        case shown
        /// A receiver that is not asked has brought a navigator to the front.
        case selected
        /// The action was carried out.
        case performed
        /// A receiver put others in its place.
        case replaced
        /// Its turn came, and it ended the sequence.
        case failed
        /// The sequence ended before its turn.
        case notSent
    }

    /// Its place in the list that was sent; what receivers added is numbered on.
    public let index: Int
    /// The item.
    public let item: SentItem
    /// The index of the item whose receiver added this one.
    public let addedBy: Int?
    /// What became of it.
    public let outcome: Outcome
    /// Who received it.
    public let receiver: ReceiverID?
    /// How the sequence went on, such as `auto`.
    public let resume: String?
    /// The revision that it made.
    public let revision: Int?
    /// Where it was shown, or what was selected.
    public let navigator: NavigatorID?
    /// The entry that shows it.
    public let entry: EntryID?
    /// Why it ended the sequence, as the protocol has errors.
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
        error = object.optional("error")
    }

    static func list(_ payloads: [JSONPayload]) throws(NavigationClientError) -> [SequenceStep] {
        var steps: [SequenceStep] = []
        for payload in payloads { steps.append(try SequenceStep(payload)) }
        return steps
    }
}

extension HostRefusal {
    /// What became of each item of the sequence that was refused on its way; empty when the refusal is about anything else. What was done stays.
    public var steps: [SequenceStep] {
        (try? SequenceStep.list(data?["steps"]?.elements ?? [])) ?? []
    }
}
