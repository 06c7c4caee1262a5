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

    var isEmpty: Bool { suspensions.isEmpty }

    var count: Int { suspensions.count }

    subscript(number: SuspensionNumber) -> Suspension? { suspensions[number] }

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
    func blocker(of waiting: Suspension) -> SuspensionNumber? {
        guard let numbers = numbersOfScene[waiting.scene] else { return nil }
        return numbers.lazy.filter { other in
            guard other < waiting.passage.number ?? .last, let suspension = suspensions[other] else { return false }
            return !suspension.touched.isDisjoint(with: waiting.touched) && !waits(suspension, for: waiting)
        }.max()
    }

    /// Whether a request waits, in the end, for the vote of the client that makes another.
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
    func request(with token: RequestToken, before number: SuspensionNumber?) -> SuspensionNumber? {
        suspensions.values.lazy.filter { suspension in
            suspension.number < number ?? .last && suspension.token?.user == token.user
                && suspension.token?.name == token.name
        }.map(\.number).max()
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
