import NavigationTree

// Events about sequences.

extension HostEvent {
    var aboutSequence: SequenceEvent? {
        switch self {
        case .sequenceStarted(let id, let name, let values):
            SequenceEvent(.started(.init(sequence: id, name: name, values: values)))
        case .sequenceStep(let id, let index, let outcome, let receiver, let error):
            SequenceEvent(
                .step(.init(sequence: id, index: index, outcome: outcome, receiver: receiver, error: error))
            )
        case .sequencePaused(let id): SequenceEvent(.paused(.init(sequence: id)))
        case .sequenceResumed(let id, let session): SequenceEvent(.resumed(.init(sequence: id, session: session)))
        case .sequenceEnded(let id, let outcome, let error):
            SequenceEvent(.ended(.init(sequence: id, outcome: outcome, error: error)))
        case .sessionOpened, .sessionClosed, .requestRefused, .watchLagged, .storeFailed, .entryQuarantined,
            .moduleRegistered, .moduleUnregistered, .moduleStarting, .moduleStarted, .moduleExited, .moduleFailed,
            .providerFailed,
            .migrationFailed, .guardPaused, .guardResumed:
            nil
        }
    }
}

/// An event about a sequence.
struct SequenceEvent: WireObject {
    enum Kind {
        case started(Started)
        case step(Step)
        case paused(Paused)
        case resumed(Resumed)
        case ended(Ended)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.variant { if case .started(let event) = $0.kind { event } else { nil } }
        object.variant { if case .step(let event) = $0.kind { event } else { nil } }
        object.variant { if case .paused(let event) = $0.kind { event } else { nil } }
        object.variant { if case .resumed(let event) = $0.kind { event } else { nil } }
        object.variant { if case .ended(let event) = $0.kind { event } else { nil } }
    }

    struct Started: WireObject {
        let sequence: SequenceID
        let name: String?
        let values: Int

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.constant("kind", "sequence.started", "A sequence begins.")
            object.member("sequence", "The sequence's id.") { $0.sequence }
            object.optional("name", "The sequence's name.") { $0.name }
            object.member("values", "How many values it has.") { $0.values }
        }
    }

    struct Step: WireObject {
        let sequence: SequenceID
        let index: Int
        let outcome: String
        let receiver: ReceiverID?
        let error: String?

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.constant("kind", "sequence.step", "A value of a sequence is done.")
            object.member("sequence", "The sequence's id.") { $0.sequence }
            object.member("index", "The value's place in the sequence, from 0.") { $0.index }
            object.member("outcome", "Its outcome.") { $0.outcome }
            object.optional("receiver", "The receiver that took it.") { $0.receiver }
            object.optional("error", "The error's name.") { $0.error }
        }
    }

    struct Paused: WireObject {
        let sequence: SequenceID

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.constant("kind", "sequence.paused", "A sequence waits until a request resumes it.")
            object.member("sequence", "The sequence's id.") { $0.sequence }
        }
    }

    struct Resumed: WireObject {
        let sequence: SequenceID
        let session: SessionID

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.constant("kind", "sequence.resumed", "A request has resumed a sequence.")
            object.member("sequence", "The sequence's id.") { $0.sequence }
            object.member("by", "The session that made the request.") { $0.session }
        }
    }

    struct Ended: WireObject {
        let sequence: SequenceID
        let outcome: String
        let error: String?

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.constant("kind", "sequence.ended", "A sequence is over.")
            object.member("sequence", "The sequence's id.") { $0.sequence }
            object.member("outcome", "How it ended.") { $0.outcome }
            object.optional("error", "The error's name.") { $0.error }
        }
    }
}
