import JSON
import NavigationProtocol
import NavigationTree

/// The requests that wait, in the order in which they came.
struct SuspensionQueue {
    private var suspensions: [SuspensionNumber: Suspension] = [:]
    private var numbersOfScene: [String: Set<SuspensionNumber>] = [:]
    private var lastNumber: UInt64 = 0
    /// Those that need not wait any longer, in the order in which they are carried out.
    private var due: [SuspensionNumber] = []
    /// Until when requests wait for the modules of guards.
    private var deadlines = Deadlines<SuspensionNumber>()

    var isEmpty: Bool { suspensions.isEmpty }

    var count: Int { suspensions.count }

    subscript(number: SuspensionNumber) -> Suspension? { suspensions[number] }

    /// All of them, oldest first.
    var all: [Suspension] { suspensions.values.sorted { $0.number < $1.number } }

    mutating func makeNumber() -> SuspensionNumber {
        lastNumber += 1
        return SuspensionNumber(rawValue: lastNumber)
    }

    mutating func add(_ suspension: Suspension) {
        suspensions[suspension.number] = suspension
        numbersOfScene[suspension.scene, default: []].insert(suspension.number)
    }

    mutating func update(_ number: SuspensionNumber, _ body: (inout Suspension) -> Void) {
        if var suspension = suspensions[number] {
            body(&suspension)
            suspensions[number] = suspension
        }
    }

    mutating func remove(_ number: SuspensionNumber) -> Suspension? {
        guard let suspension = suspensions.removeValue(forKey: number) else { return nil }
        numbersOfScene[suspension.scene]?.remove(number)
        if numbersOfScene[suspension.scene]?.isEmpty == true { numbersOfScene[suspension.scene] = nil }
        return suspension
    }

    /// Those that wait for a module.
    func numbers(waitingFor module: String) -> [SuspensionNumber] {
        guard !isEmpty else { return [] }
        return numbers { if case .module(module) = $0.reason { true } else { false } }
    }

    /// The one that came as this request of a session.
    func request(_ id: RawJSON, of session: SessionID) -> SuspensionNumber? {
        numbers { $0.place.session == session && $0.place.id == id }.first
    }

    /// Numbers of those that wait for another one.
    func followers(of number: SuspensionNumber) -> [SuspensionNumber] {
        numbers { if case .turn(after: number) = $0.reason { true } else { false } }
    }

    /// Numbers of those for which `condition` holds, oldest first.
    func numbers(where condition: (Suspension) -> Bool) -> [SuspensionNumber] {
        suspensions.values.filter(condition).map(\.number).sorted()
    }

    /// The newest request of a scene that came before another one and would change one of its navigators.
    ///
    /// A request that waits for a vote does not block the client that has to vote, because a guard may ask the user
    /// first.
    ///
    /// - Parameter touches: the navigators that it would change, without those that were shown while a guard was asked.
    func blocker(of waiting: Suspension, touches: (ShownMeanwhile) -> Touches) -> SuspensionNumber? {
        var newest: SuspensionNumber?
        for other in numbersOfScene[waiting.scene] ?? [] where other < waiting.passage.number ?? .last {
            guard other > newest ?? .none, let suspension = suspensions[other],
                !waiting.passage.replaced.contains(other)
            else { continue }
            var own = waiting.touches
            if let vote = vote(of: suspension) {
                guard vote.asked != waiting.place.session, !waiting.voting.contains(vote.suspension.number) else {
                    continue
                }
                let shown = vote.suspension.shown
                if !shown.isEmpty, vote.suspension.scene == waiting.scene { own = touches(shown) }
            }
            if suspension.touches.conflict(with: own) { newest = other }
        }
        return newest
    }

    /// The request on whose vote a request waits in the end, and the session that has to vote.
    ///
    /// The session is nil when its guard's module is away.
    private func vote(of suspension: Suspension) -> (suspension: Suspension, asked: SessionID?)? {
        var next: Suspension? = suspension
        while let waiting = next {
            switch waiting.reason {
            case .vote(let asked, _): return (waiting, asked.session)
            case .turn(after: let number): next = suspensions[number]
            case .module: return nil
            }
        }
        return nil
    }

    /// The request on whose vote a request waits in the end.
    func vote(of number: SuspensionNumber) -> SuspensionNumber? {
        suspensions[number].flatMap { vote(of: $0)?.suspension.number }
    }

    /// The requests on whose votes those wait that are made for a question.
    func votes(ofThoseDuring question: QuestionNumber) -> [SuspensionNumber] {
        suspensions.values.filter { $0.during == question }.compactMap { vote(of: $0)?.suspension.number }
    }

    /// A request with this token that has not been answered yet, and came before another.
    func request(with token: RequestToken, before number: SuspensionNumber?) -> SuspensionNumber? {
        suspensions.values.lazy.filter { suspension in
            suspension.number < number ?? .last && suspension.token?.user == token.user
                && suspension.token?.name == token.name
        }.map(\.number).max()
    }

    // MARK: Shown meanwhile

    /// A request showed something. It may be for a guard's question: one that it names, or one that its session is
    /// asked. Ids are those of one scene, so only the requests of the same scene are meant.
    mutating func shown(_ steps: [NavigationChange.Step], by request: Suspension) {
        for number in numbersOfScene[request.scene] ?? [] {
            guard case .vote(let asked, _)? = suspensions[number]?.reason else { continue }
            if asked.session == request.place.session || request.voting.contains(number) {
                suspensions[number]?.shown.add(steps)
            }
        }
    }

    /// The turn that made these navigators was not written.
    mutating func forget(_ neverMade: [NavigatorID], in scene: String) {
        for number in numbersOfScene[scene] ?? [] { suspensions[number]?.shown.forget(neverMade) }
    }

    // MARK: Deadlines

    /// When ``takeExpired(now:)`` may have something next.
    var nextDeadline: MonotonicTime? { deadlines.next }

    /// A request that was added waits for the module of a guard, until this time.
    mutating func expire(_ number: SuspensionNumber, at time: MonotonicTime) {
        deadlines.insert(number, at: time, open: suspensions.count) { [suspensions] number, time in
            suspensions[number]?.until == time
        }
    }

    /// The next request that has waited long enough for the module of a guard.
    mutating func takeExpired(now: MonotonicTime) -> SuspensionNumber? {
        while let number = deadlines.takeDue(now: now) {
            guard let until = suspensions[number]?.until, until <= now else { continue }
            // The same time may be there twice.
            suspensions[number]?.passage.patience = nil
            return number
        }
        return nil
    }

    // MARK: Going on

    var hasDue: Bool { !due.isEmpty }

    var dueCount: Int { due.count }

    /// These requests may be carried out now.
    mutating func makeDue(_ numbers: [SuspensionNumber]) { due += numbers }

    /// Takes out the next request that may be carried out.
    mutating func takeDue() -> Suspension? {
        while !due.isEmpty {
            if let suspension = remove(due.removeFirst()) { return suspension }
        }
        return nil
    }

    /// A request waits no more: those behind it are next.
    mutating func finished(_ number: SuspensionNumber) { due += followers(of: number) }

    /// Forgets requests whose answers are not wanted any more. Returns their numbers.
    mutating func forget(where condition: (Suspension) -> Bool) -> [SuspensionNumber] {
        let forgotten = numbers(where: condition)
        for number in forgotten {
            _ = remove(number)
            finished(number)
        }
        return forgotten
    }

    mutating func forgetDue() { due = [] }
}
