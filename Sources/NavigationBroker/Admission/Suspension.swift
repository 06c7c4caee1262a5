import JSON
import NavigationProtocol
import NavigationTree

/// The place of a request among those that wait: a lower number came first.
struct SuspensionNumber: Hashable, Comparable {
    let rawValue: UInt64

    /// Of no request, before all.
    static let none = Self(rawValue: 0)
    /// Behind all.
    static let last = Self(rawValue: .max)

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// A request that is not carried out yet: it waits for a guard, for a module, or for another request that would change
/// the same navigators.
///
/// Nothing of it has happened. When it may go on it is carried out from its text, from the start.
struct Suspension {
    enum Reason {
        /// This guard was asked about these, or its module is away.
        case vote(NavigationGuard, Set<Passage.Hearing>)
        /// A request before it must be decided first.
        case turn(after: SuspensionNumber)
        /// The host starts this module.
        case module(String)
    }

    let method: Method
    /// The parameters, as an object's text.
    let parameters: RawJSON
    /// Of an operation of a sequence.
    let context: OperationContext?
    let place: AnswerPlace
    let token: RequestToken?
    let scene: String
    /// The navigator that it names, or that shows the entry that it comes from.
    var navigator: String?
    /// The question for which it is made, as its client says.
    let during: QuestionNumber?
    /// Whether a person asked, as the request says.
    let isByPerson: Bool?
    /// The requests on whose votes this one is made, as its client says.
    var voting: Set<SuspensionNumber> = []
    /// The navigators that it would change: a later request that would change one of them waits.
    var touches = Touches()
    /// The things that were shown while its guard was asked.
    var shown = ShownMeanwhile()
    var reason = Reason.turn(after: .none)
    var passage: Passage

    var number: SuspensionNumber { passage.number ?? .none }
    /// Where a guard's redirection leads that names no navigator.
    var concerned: String? { passage.concerned.map { "\($0)" } }
    /// Until when it waits for the module of a guard; nil when it waits for something else.
    var until: MonotonicTime? {
        guard case .vote(let asked, _) = reason, asked.session == nil else { return nil }
        return passage.patience?.until
    }
    /// The session that is asked to vote on it.
    var asked: SessionID? { if case .vote(let asked, _) = reason { asked.session } else { nil } }
    /// Whether it has not waited before.
    var isNew: Bool { passage.number == nil }

    init(
        _ parameters: Parameters,
        _ token: RequestToken?,
        _ execution: borrowing Execution,
        in scene: String,
        _ passage: Passage
    ) {
        self.method = execution.method
        self.parameters = parameters.objectText
        self.context = parameters.context
        self.place = execution.place
        self.token = token
        self.scene = scene
        self.navigator = parameters.namedNavigator
        self.during = execution.during
        self.isByPerson = execution.isByPerson
        self.passage = passage
        if parameters.wantsResult { self.passage.wantsResult = true }
    }

    private init(_ waiting: Suspension, _ method: Method, _ parameters: RawJSON) {
        self.method = method
        self.parameters = parameters
        self.context = waiting.context
        self.place = waiting.place
        self.token = waiting.token
        self.scene = waiting.scene
        self.navigator = waiting.navigator
        self.during = waiting.during
        self.isByPerson = waiting.isByPerson
        self.passage = waiting.passage
    }

    /// Another request in the place of this one.
    func replaced(by method: Method, _ parameters: RawJSON) -> Suspension { Suspension(self, method, parameters) }
}
