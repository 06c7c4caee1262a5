import JSON
import NavigationProtocol
import NavigationTree
import NavigationURLs

/// Where the answer to a request goes.
struct AnswerPlace {
    /// Who takes it.
    enum Sink: Equatable {
        case client
        /// A sequence, one of whose items the request is; see ``Machines/operationAnswered(_:of:now:)``.
        case sequence(SequenceID)
    }

    let session: SessionID
    /// The request's id as it was written; nil for a notification, which is not answered.
    let id: RawJSON?
    /// The batch that the request came in.
    let batch: UInt64?
    /// What was asked for; nil when the line could not be read so far.
    var method: Method?
    var sink = Sink.client

    /// The sequence that takes it, if one does.
    var sequence: SequenceID? { if case .sequence(let id) = sink { id } else { nil } }

    /// Whether the answer goes to the connection of this session.
    func isClient(_ session: SessionID) -> Bool { sink == .client && self.session == session }
}

/// A question that the host asked a module on behalf of a client. Written `q7` on the wire.
struct Question {
    enum Subject {
        /// A client's message about an entry; whoever asked waits.
        case entry(EntryID)
        /// The host wants these entries' arguments in the form of a newer version; nobody waits.
        case migration(scene: String, [EntryID], to: Int32)
        /// The host wants what a module supplies for these entries; nobody waits.
        case content(scene: String, [EntryID])
        /// A guard's word about a request that waits under this number.
        case vote(UInt64)
        /// A receiver has the word about an item of a sequence, which waits.
        case value(SequenceID, ReceiverID)
        /// What a URL becomes; whoever asked waits.
        case url(ResolveURL, URLMatch)

        /// As the wire calls it.
        var method: StaticString {
            switch self {
            case .entry: "entry.ask"
            case .migration: "type.migrate"
            case .content: "type.provide"
            case .vote: "guard.ask"
            case .url: "url.resolve"
            case .value: "value.receive"
            }
        }
    }

    let subject: Subject
    let asker: AnswerPlace
    /// The session that has to answer.
    let provider: SessionID
    /// What that session is called, for people: its module.
    let module: String
    /// The destination type that it is about, if it is about one.
    let type: TypeName?
    /// Seconds that it has.
    let timeout: Double
    /// The question that the asker was answering when it asked, if it said so.
    var during: UInt64?
    /// Nil until it is asked.
    var askedAt: MonotonicTime?

    init(
        _ subject: Subject,
        of provider: SessionID,
        module: String,
        about type: TypeName? = nil,
        for asker: AnswerPlace? = nil,
        timeout: Double
    ) {
        self.subject = subject
        self.asker = asker ?? AnswerPlace(session: provider, id: nil, batch: nil)
        self.provider = provider
        self.module = module
        self.type = type
        self.timeout = timeout
    }

    /// Whether its answer is the answer to a request, which waits for nothing else.
    var isRequest: Bool {
        switch subject {
        case .entry, .url: true
        case .migration, .content, .vote, .value: false
        }
    }

    /// Asked of the module that provides a type.
    init(
        _ subject: Subject,
        of provider: SessionID,
        about type: TypeName,
        for asker: AnswerPlace? = nil,
        timeout: Double
    ) {
        self.init(subject, of: provider, module: type.module, about: type, for: asker, timeout: timeout)
    }
}

/// When something is due; the heap forgets what was settled before when it comes up.
struct Deadline: Comparable {
    enum Subject: Equatable {
        case question(UInt64)
        /// A sequence goes on.
        case sequence(SequenceID)

        /// For an order among those of one moment: questions first, each by age.
        fileprivate var order: (UInt64, UInt64) {
            switch self {
            case .question(let number): (0, number)
            case .sequence(let id): (1, id.number)
            }
        }
    }

    let time: MonotonicTime
    let subject: Subject

    static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.time == rhs.time ? lhs.subject.order < rhs.subject.order : lhs.time < rhs.time
    }
}

/// Answers of one batch, gathered until the last is known.
struct Batch {
    let session: SessionID
    /// The answers so far.
    private(set) var answers: [Answer] = []
    /// Bytes of those answers.
    private(set) var size = 0
    /// An answer did not fit any more: what comes after it is not carried out.
    var isFull = false
    /// Requests that wait for a module, and one while the batch is being read.
    var waiting = 1

    struct Answer {
        var text: [UInt8]
        /// Whose answer it is.
        let place: AnswerPlace
        /// Whether the answer may rest on a change that is not written.
        var isUncertain: Bool
    }

    /// Whether a store that fails changes something here.
    var isUncertain: Bool { answers.contains(where: \.isUncertain) }

    init(session: SessionID) { self.session = session }

    mutating func add(_ answer: Answer) {
        answers.append(answer)
        size += answer.text.count
    }

    /// What there is so far holds.
    mutating func settle() {
        for index in answers.indices { answers[index].isUncertain = false }
    }

    /// What rests on changes that were not written is refused instead.
    mutating func refuse(_ error: WireError) {
        for index in answers.indices {
            guard answers[index].isUncertain, let id = answers[index].place.id else { continue }
            var writer = JSONWriter()
            writer.refusal(of: id, error)
            answers[index].text = writer.bytes
            answers[index].isUncertain = false
        }
    }
}

/// The rest of a batch's line. A batch is read like as many lines: nobody waits for the end of it but who sent it.
struct UnreadBatch {
    let batch: UInt64
    let text: [UInt8]
    var elements: ArraySlice<JSONSlice>
}

extension JSONWriter {
    /// A line with the answers of a batch.
    mutating func batch(_ batch: Batch) {
        raw("[")
        list(batch.answers) { $0.raw($1.text) }
        raw("]\n")
    }

    /// The answer to a request that is refused.
    mutating func refusal(of id: RawJSON, _ error: WireError) {
        raw("{\"jsonrpc\":\"2.0\",\"id\":")
        raw(id)
        raw(",\"error\":")
        self.error(error)
        raw("}")
    }
}
