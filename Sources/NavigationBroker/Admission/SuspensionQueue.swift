import DequeModule
import JSON
import NavigationProtocol
import NavigationTree

/// The requests that wait, in the order in which they came.
///
/// A request costs what it touches, however many others wait: they are looked for in an index.
struct SuspensionQueue {
    private var suspensions: [SuspensionNumber: Suspension] = [:]
    private var index = SuspensionIndex()
    /// The requests on whose votes others wait in the end, as far as that was asked; `.none` for no vote. A chain of
    /// requests would otherwise be followed again for each request that comes behind it.
    private var votes: [SuspensionNumber: SuspensionNumber] = [:]
    private var lastNumber: UInt64 = 0
    /// Those that need not wait any longer, in the order in which they are carried out.
    private var due: Deque<SuspensionNumber> = []
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

    /// Adds a request, or puts it in the place of the one with its number.
    mutating func add(_ suspension: Suspension) {
        let number = suspension.number
        if let former = suspensions.updateValue(suspension, forKey: number) { index.remove(former) }
        index.insert(suspension)
        // No other request can wait for the newest one yet.
        if number.rawValue < lastNumber { votes = [:] } else { votes[number] = nil }
    }

    /// Changes what a request has passed.
    mutating func update(_ number: SuspensionNumber, _ body: (inout Passage) -> Void) {
        guard var suspension = suspensions[number] else { return }
        body(&suspension.passage)
        suspensions[number] = suspension
    }

    mutating func remove(_ number: SuspensionNumber) -> Suspension? {
        guard let suspension = suspensions.removeValue(forKey: number) else { return nil }
        index.remove(suspension)
        votes = [:]
        return suspension
    }

    /// Numbers of those with a property, oldest first.
    func numbers(at key: SuspensionKey) -> [SuspensionNumber] { index[key] }

    /// The one that came as this request of a session.
    func request(_ id: RawJSON, of session: SessionID) -> SuspensionNumber? {
        index[.client(session)].first { suspensions[$0]?.place.id == id }
    }

    /// Numbers of those for which `condition` holds, oldest first. Asks all that wait.
    func numbers(where condition: (Suspension) -> Bool) -> [SuspensionNumber] {
        suspensions.values.filter(condition).map(\.number).sorted()
    }

    /// The newest request of a scene that came before another one and would change one of its navigators.
    ///
    /// A request that waits for a vote does not block the client that has to vote, because a guard may ask the user
    /// first.
    ///
    /// - Parameter touches: the navigators that it would change, without those that were shown while a guard was asked.
    mutating func blocker(of waiting: Suspension, touches: (ShownMeanwhile) -> Touches) -> SuspensionNumber? {
        guard !isEmpty else { return nil }
        var newest = SuspensionNumber.none
        var passed = waiting.passage.replaced
        var touchesBesides: [SuspensionNumber: Touches] = [:]
        for key in waiting.conflictingKeys {
            var limit = waiting.passage.number ?? .last
            while let other = index.newest(at: key, before: limit), other > newest {
                limit = other
                guard passed.insert(other).inserted else { continue }
                if let vote = vote(of: other), let asked = suspensions[vote] {
                    if waiting.voting.contains(vote) || asked.asked == waiting.place.session { continue }
                    if !asked.shown.isEmpty, asked.scene == waiting.scene {
                        let own = touchesBesides[vote] ?? touches(asked.shown)
                        touchesBesides[vote] = own
                        guard suspensions[other]?.touches.conflict(with: own) == true else { continue }
                    }
                }
                newest = other
            }
        }
        return newest == .none ? nil : newest
    }

    /// The request on whose vote a request waits in the end.
    mutating func vote(of number: SuspensionNumber) -> SuspensionNumber? {
        var chain: [SuspensionNumber] = []
        var (next, vote) = (number, SuspensionNumber.none)
        search: while true {
            if let known = votes[next] {
                vote = known
                break
            }
            chain.append(next)
            switch suspensions[next]?.reason {
            case .vote:
                vote = next
                break search
            case .turn(after: let number): next = number
            case .module, nil: break search
            }
        }
        for number in chain { votes[number] = vote }
        return vote == .none ? nil : vote
    }

    /// The requests on whose votes those wait that are made for a question.
    mutating func votes(ofThoseDuring question: QuestionNumber) -> [SuspensionNumber] {
        index[.during(question)].compactMap { vote(of: $0) }
    }

    /// A request with this token that has not been answered yet, and came before another.
    func request(with token: RequestToken, before number: SuspensionNumber?) -> SuspensionNumber? {
        index.newest(at: .token(token.name, user: token.user), before: number ?? .last)
    }

    // MARK: Shown meanwhile

    /// A request showed something. It may be for a guard's question: one that it names, or one that its session is
    /// asked. Ids are those of one scene, so only the requests of the same scene are meant.
    mutating func shown(_ steps: [NavigationChange.Step], by request: Suspension) {
        guard !isEmpty else { return }
        for number in request.voting.union(index[.asked(request.place.session)]) {
            guard let waiting = suspensions[number], waiting.scene == request.scene, case .vote = waiting.reason else {
                continue
            }
            suspensions[number]?.shown.add(steps)
        }
    }

    /// The turn that made these navigators was not written.
    mutating func forget(_ neverMade: [NavigatorID], in scene: String) {
        for number in suspensions.keys where suspensions[number]?.scene == scene {
            suspensions[number]?.shown.forget(neverMade)
        }
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
    mutating func finished(_ number: SuspensionNumber) { due += index[.turn(after: number)] }

    /// Forgets requests whose answers are not wanted any more.
    mutating func forget(_ numbers: [SuspensionNumber]) {
        for number in numbers {
            _ = remove(number)
            finished(number)
        }
    }

    mutating func forgetDue() { due = [] }
}
