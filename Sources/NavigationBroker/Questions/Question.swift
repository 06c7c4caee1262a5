import JSON
import NavigationProtocol
import NavigationTree
import NavigationURLs

/// A question that the host asked a module on behalf of a client. Written `q7` on the wire.
struct Question {
    enum Subject {
        /// A client's message about an entry; the asker waits.
        case entry(EntryID, scene: String)
        /// The host wants these entries' arguments in the form of a newer version; no request waits.
        case migration(Migration)
        /// The host wants what a module supplies for these entries; no request waits.
        case content(ContentSupply)
        /// A guard's word about a request that waits under this number.
        case vote(SuspensionNumber)
        /// A receiver has the word about an item of a sequence, which waits.
        case value(SequenceID, ReceiverID)
        /// The items of a URL; the asker waits.
        case url(LinkRequest, URLMatch)

        /// As the wire calls it.
        var method: StaticString {
            switch self {
            case .entry: EntryAskQuestion.name
            case .migration: TypeMigrateQuestion.name
            case .content: TypeProvideQuestion.name
            case .vote: GuardAskQuestion.name
            case .url: URLResolveQuestion.name
            case .value: ValueReceiveQuestion.name
            }
        }
    }

    let subject: Subject
    let asker: AnswerPlace
    /// The session that has to answer.
    let provider: SessionID
    /// The name of that session for people: its module.
    let module: String
    /// The destination type that it is about, if it is about one.
    let type: TypeName?
    /// Seconds that it has.
    let timeout: Double
    /// The question that the asker was answering when it asked, if it said so.
    var during: QuestionNumber?
    /// The token of the request that waits. With one, the question outlives the client's connection.
    var token: RequestToken?
    /// Repetitions of that request, which get the same answer.
    var repetitions: [AnswerPlace] = []
    /// Whether a person made the request that waits, as the request says.
    var isByPerson: Bool?
    /// Nil until it is asked.
    var askedAt: MonotonicTime?
    /// Its place in a trace, which the module gets: a span below that of the asker, when the host records spans.
    var trace: TraceContext?

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

    /// Whether a client waits for the answer, and not the host.
    var hasAsker: Bool {
        switch subject {
        case .entry, .vote, .url, .value: true
        case .migration, .content: false
        }
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

extension Question {
    /// Whom it is asked of and about what, for an error.
    var about: [WireError.Member] {
        let type = type.map { [WireError.Member("type", .string($0.description))] } ?? []
        return [.init("module", .string(module))] + type
    }

    /// The provider is not connected.
    var providerGone: WireError {
        let what = type.map { " that provides \($0)" } ?? ""
        return WireError(.providerGone, "The module \"\(module)\"\(what) is not connected", about)
    }
}
