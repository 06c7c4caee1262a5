import JSON
import NavigationProtocol
import NavigationTree

/// A request that is not carried out yet: it waits for a guard, for another request that would change the same navigators, or for a module.
///
/// Nothing of it has happened. When it may go on it is carried out from its text, from the start.
struct Suspension {
    enum Reason {
        /// This guard was asked about these.
        case vote(NavigationGuard, Set<Passage.Hearing>)
        /// A request before it is to be decided first.
        case turn(after: UInt64)
        /// The host starts this module.
        case module(String)
    }

    let method: Method
    /// The parameters, as an object's text.
    let parameters: RawJSON
    /// Of an operation of a sequence.
    let context: OperationContext?
    let place: AnswerPlace
    let token: Machines.Token?
    let scene: String
    /// The navigator that it names.
    let navigator: String?
    let ifRevision: Int?
    /// The request on whose vote this one is made, as its client says.
    var voting: UInt64?
    /// The navigators that it would change: who wants to change one of them waits.
    var touched: Set<NavigatorID> = []
    var reason = Reason.turn(after: 0)
    var passage: Passage

    var number: UInt64 { passage.number ?? 0 }
    /// Whether it has not waited before.
    var isNew: Bool { passage.number == nil }

    init(
        _ parameters: Parameters,
        _ token: Machines.Token?,
        _ context: Execution,
        in scene: String,
        _ passage: Passage
    ) {
        self.method = context.method
        self.parameters = parameters.objectText
        self.context = parameters.context
        self.place = context.place
        self.token = token
        self.scene = scene
        self.navigator = parameters.namedNavigator
        self.ifRevision = parameters.revisionCondition
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
        self.ifRevision = waiting.ifRevision
        self.passage = waiting.passage
    }

    /// Another request in the place of this one.
    func replaced(by method: Method, _ parameters: RawJSON) -> Suspension { Suspension(self, method, parameters) }
}

/// What a request has been through on its way.
struct Passage {
    /// Its place among the requests that wait, which it keeps.
    var number: UInt64?
    /// What guards have allowed.
    var allowed: Set<Hearing> = []
    /// Where guards sent it instead, in order.
    var redirects: [Redirect] = []
    /// What it wanted to show before it was sent elsewhere.
    var wanted: [RequestedDestination] = []
    /// Whether whoever asked waits for what becomes of the entry that the request was about.
    var wantsResult = false

    /// One guard's word about one thing.
    struct Hearing: Hashable {
        let guardID: GuardID
        let destination: Destination
        /// Of something that leaves; what enters has no id yet.
        let entry: EntryID?

        init(_ guardID: GuardID, _ guarded: GuardedEntry) {
            self.guardID = guardID
            self.destination = guarded.entry.destination
            self.entry = guarded.moment == .leave ? guarded.entry.id : nil
        }
    }

    struct Redirect {
        let guardID: GuardID
        let name: String
        let module: String?
        let target: RequestedDestination
    }
}

/// The requests that wait, in the order in which they came.
struct SuspensionQueue {
    private var suspensions: [UInt64: Suspension] = [:]
    private var numbersOfScene: [String: Set<UInt64>] = [:]
    private var lastNumber: UInt64 = 0

    var isEmpty: Bool { suspensions.isEmpty }

    subscript(number: UInt64) -> Suspension? { suspensions[number] }

    mutating func makeNumber() -> UInt64 {
        lastNumber += 1
        return lastNumber
    }

    mutating func add(_ suspension: Suspension) {
        suspensions[suspension.number] = suspension
        numbersOfScene[suspension.scene, default: []].insert(suspension.number)
    }

    mutating func update(_ number: UInt64, _ body: (inout Suspension) -> Void) {
        if var suspension = suspensions[number] {
            body(&suspension)
            suspensions[number] = suspension
        }
    }

    mutating func remove(_ number: UInt64) -> Suspension? {
        guard let suspension = suspensions.removeValue(forKey: number) else { return nil }
        numbersOfScene[suspension.scene]?.remove(number)
        if numbersOfScene[suspension.scene]?.isEmpty == true { numbersOfScene[suspension.scene] = nil }
        return suspension
    }

    /// The one that came as this request of a session.
    func request(_ id: RawJSON, of session: SessionID) -> UInt64? {
        numbers { $0.place.session == session && $0.place.id == id }.first
    }

    /// Numbers of those that wait for another one.
    func followers(of number: UInt64) -> [UInt64] {
        numbers { if case .turn(after: number) = $0.reason { true } else { false } }
    }

    /// Numbers of those for which `condition` holds, oldest first.
    func numbers(where condition: (Suspension) -> Bool) -> [UInt64] {
        suspensions.values.filter(condition).map(\.number).sorted()
    }

    /// The newest request of a scene that came before another one and would change one of its navigators.
    ///
    /// One that waits for a vote does not hold up whoever has to vote: a guard may ask the user before it does.
    func blocker(of waiting: Suspension) -> UInt64? {
        guard let numbers = numbersOfScene[waiting.scene] else { return nil }
        return numbers.lazy.filter { other in
            guard other < waiting.passage.number ?? .max, let suspension = suspensions[other] else { return false }
            return !suspension.touched.isDisjoint(with: waiting.touched) && !waits(suspension, for: waiting)
        }.max()
    }

    /// Whether a request waits, at last, for the vote of the one who makes another.
    private func waits(_ suspension: Suspension, for other: Suspension) -> Bool {
        var next: Suspension? = suspension
        while let waiting = next {
            switch waiting.reason {
            case .vote(let asked, _): return asked.session == other.place.session || waiting.number == other.voting
            case .turn(after: let number): next = suspensions[number]
            case .module: return false
            }
        }
        return false
    }

    /// A request with this token that has not been answered yet, and came before another.
    func request(with token: Machines.Token, before number: UInt64?) -> UInt64? {
        suspensions.values.lazy.filter { suspension in
            suspension.number < number ?? .max && suspension.token?.user == token.user
                && suspension.token?.name == token.name
        }.map(\.number).max()
    }
}
