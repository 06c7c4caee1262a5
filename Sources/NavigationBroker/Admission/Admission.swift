import JSON
import NavigationProtocol
import NavigationTree

/// Which requests may be carried out now: the guards, and the requests that wait.
///
/// 1. It says which guard a request must be put to next, and what a vote means for the request.
/// 2. It keeps the requests that wait for a vote, for another request, or for a module, and says which may go on.
/// 3. It says how a turn that was not written is taken back.
///
/// A request that waits has done nothing yet. When it may go on it is carried out from its text, from the start.
struct Admission {
    /// A change of a turn, with all that is needed to take it back.
    enum Undo {
        case guardAdded(GuardID)
        case guardsRemoved([NavigationGuard])
    }

    /// A guard, and what it is asked about.
    struct Hearing {
        let asked: NavigationGuard
        var entries: [GuardedEntry] = []
        var selections: [GuardedSelection] = []

        /// As a passage remembers them.
        var words: Set<Passage.Hearing> {
            Set(
                entries.map { Passage.Hearing(asked.id, $0) } + selections.map { Passage.Hearing(asked.id, $0) }
            )
        }
    }

    /// The fate of a request after a vote.
    enum Decision {
        /// It waits no more, or goes on when its turn comes.
        case goesOn
        case isRefused(WireError)
    }

    var guards: Guards
    var waiting = SuspensionQueue()
    /// Of guards that have missed a deadline since their last answer in time.
    var circuits: [GuardID: GuardCircuit] = [:]

    /// With the guards that a store has. Their modules are away.
    ///
    /// - Parameter last: The first guard has a number behind this one.
    init(restoring kept: [KeptGuard] = [], after last: UInt64 = 0) {
        guards = Guards(after: last)
        for kept in kept where guards[kept.id] == nil { guards.restore(NavigationGuard(kept)) }
    }

    /// Whether a request that guards are asked about may have to wait. False without guards, so that nothing is spent
    /// then.
    var mayHoldUp: Bool { !guards.isEmpty || !waiting.isEmpty }

    // MARK: Asking

    /// The next guard that has not voted on these steps yet, and what it must be asked about.
    ///
    /// - Parameter roles: the roles of a type.
    func nextHearing(
        about steps: [NavigationChange.Step],
        in tree: borrowing NavigationTree,
        _ passage: Passage,
        roles: (TypeName) -> Set<String>
    ) -> Hearing? {
        guard !guards.isEmpty else { return nil }
        let entries = GuardedEntry.all(in: steps)
        let selections = selections(in: steps, tree)
        guard !entries.isEmpty || !selections.isEmpty else { return nil }
        let redirecting = Set(passage.redirects.map(\.guardID))
        var inside = Enclosures(closedBy: steps)
        let candidates = guards.candidates(for: entries, selections, of: steps, in: tree, roles: roles)
        for candidate in candidates where !redirecting.contains(candidate.id) && candidate.absence != .allow {
            let meant = entries.filter { entry in
                isAbout(candidate, entry, in: tree, &inside, roles)
                    && !passage.allowed.contains(Passage.Hearing(candidate.id, entry))
            }
            let chosen = selections.filter { selection in
                isAbout(candidate, selection, in: tree, &inside, roles)
                    && !passage.allowed.contains(Passage.Hearing(candidate.id, selection))
            }
            if !meant.isEmpty || !chosen.isEmpty {
                return Hearing(asked: candidate, entries: meant, selections: chosen)
            }
        }
        return nil
    }

    /// Every guard that a request with these steps would be put to, in order.
    func guardsToAsk(
        about steps: [NavigationChange.Step],
        in tree: borrowing NavigationTree,
        roles: (TypeName) -> Set<String>
    ) -> [NavigationGuard] {
        guard !guards.isEmpty else { return [] }
        let entries = GuardedEntry.all(in: steps)
        let selections = selections(in: steps, tree)
        var asked: [NavigationGuard] = []
        var inside = Enclosures(closedBy: steps)
        for candidate in guards.candidates(for: entries, selections, of: steps, in: tree, roles: roles) {
            var isAsked = false
            for entry in entries where !isAsked { isAsked = isAbout(candidate, entry, in: tree, &inside, roles) }
            for choice in selections where !isAsked { isAsked = isAbout(candidate, choice, in: tree, &inside, roles) }
            if isAsked { asked.append(candidate) }
        }
        return asked
    }

    /// The choices of stacks that these steps make; none when no guard is about choices.
    private func selections(
        in steps: [NavigationChange.Step],
        _ tree: borrowing NavigationTree
    ) -> [GuardedSelection] {
        guard guards.isAsked(at: .select) else { return [] }
        return GuardedSelection.all(in: steps, tree)
    }

    private func isAbout(
        _ candidate: NavigationGuard,
        _ selection: GuardedSelection,
        in tree: borrowing NavigationTree,
        _ inside: inout Enclosures,
        _ roles: (TypeName) -> Set<String>
    ) -> Bool {
        guard candidate.moment == .select, candidate.scene.map({ $0 == tree.scene }) ?? true else { return false }
        let types = [selection.from, selection.to].compactMap(\.front?.destination.type)
        guard candidate.concernsAll || types.contains(where: { candidate.concerns($0, roles: roles($0)) }) else {
            return false
        }
        guard let top = candidate.navigator else { return true }
        return inside.contains(selection.from.id, in: top, tree) || inside.contains(selection.to.id, in: top, tree)
    }

    private func isAbout(
        _ candidate: NavigationGuard,
        _ guarded: GuardedEntry,
        in tree: borrowing NavigationTree,
        _ inside: inout Enclosures,
        _ roles: (TypeName) -> Set<String>
    ) -> Bool {
        let type = guarded.entry.destination.type
        guard candidate.moment == guarded.moment, candidate.scene.map({ $0 == tree.scene }) ?? true,
            candidate.concerns(type, roles: roles(type))
        else { return false }
        guard let top = candidate.navigator else { return true }
        return inside.contains(guarded.navigator, in: top, tree)
    }

    // MARK: Votes

    /// A guard has voted.
    ///
    /// - Parameters:
    ///   - answer: what its module answered; nil when that was an error.
    ///   - module: the module of the guard's session, for people.
    /// - Returns: The fate of the request; nil when it does not wait for this vote any more.
    /// - Throws: `invalid_params`, when the answer is not a vote.
    mutating func vote(
        _ answer: RawJSON?,
        on number: SuspensionNumber,
        module: String?
    ) throws(WireError) -> Decision? {
        let vote = try GuardVote(answer)
        guard case .vote(let asked, let hearings) = waiting[number]?.reason else { return nil }
        switch vote {
        case .allow: return allow(hearings, on: number)
        case .deny(let reason): return .isRefused(denial(by: asked, module, hearings, reason, isDefault: false))
        case .redirect(let target, let method, let navigator):
            let redirect = Passage.Redirect(guardID: asked.id, name: asked.name, module: module, target: target)
            return self.redirect(number, redirect, by: method, on: navigator)
        }
    }

    /// A guard did not vote: its default counts.
    mutating func voteMissed(on number: SuspensionNumber, reason: String, module: String?) -> Decision? {
        guard case .vote(let asked, let hearings) = waiting[number]?.reason else { return nil }
        switch asked.defaultVerdict {
        case .allow: return allow(hearings, on: number)
        case .deny: return .isRefused(denial(by: asked, module, hearings, reason, isDefault: true))
        }
    }

    /// The next request that has waited long enough for the module of a guard: the guard's default counts.
    mutating func takeExpired(now: MonotonicTime) -> (number: SuspensionNumber, decision: Decision?)? {
        guard let number = waiting.takeExpired(now: now) else { return nil }
        guard case .vote(let asked, _)? = waiting[number]?.reason else { return (number, nil) }
        return (number, voteMissed(on: number, reason: asked.awayReason, module: asked.module))
    }

    /// The refusal by a guard whose module is away.
    func denialWhileAway(by asked: NavigationGuard, _ hearings: Set<Passage.Hearing>) -> WireError {
        denial(by: asked, asked.module, hearings, asked.awayReason, isDefault: false)
    }

    private mutating func allow(_ hearings: Set<Passage.Hearing>, on number: SuspensionNumber) -> Decision {
        waiting.update(number) { $0.allowed.formUnion(hearings) }
        waiting.makeDue([number])
        return .goesOn
    }

    /// Another destination is navigated to instead, unless the request has been on its way there before.
    private mutating func redirect(
        _ number: SuspensionNumber,
        _ redirect: Passage.Redirect,
        by method: NavigationMethod?,
        on navigator: String?
    ) -> Decision? {
        guard var request = waiting[number] else { return nil }
        let isLoop = (request.passage.wanted + request.passage.redirects.map(\.target)).contains(redirect.target)
        request.passage.redirects.append(redirect)
        guard !isLoop else { return .isRefused(.redirectLoop(request.passage)) }
        let parameters = request.navigation(to: redirect.target, by: method, on: navigator ?? request.concerned)
        waiting.add(request.replaced(by: .navigate, parameters))
        waiting.makeDue([number])
        return .goesOn
    }

    func denial(
        by asked: NavigationGuard,
        _ module: String?,
        _ hearings: Set<Passage.Hearing>,
        _ reason: String?,
        isDefault: Bool
    ) -> WireError {
        let what = Set(hearings.map(\.what)).sorted().joined(separator: ", ")
        let verb =
            switch asked.moment {
            case .enter: "entering"
            case .leave: "leaving"
            case .select: "selecting"
            }
        let why = reason.map { ": \($0)" } ?? ""
        return WireError(
            .denied,
            "The guard \"\(asked.name)\" denies \(verb) \(what)\(why)",
            [
                "guard": .id(asked.id), "guardName": .string(asked.name),
                "module": (asked.module ?? module).map { .string($0) },
                "on": .string(asked.moment.rawValue), "reason": reason.map { .string($0) },
                "byDefault": isDefault ? .bool(true) : nil, "away": asked.session == nil ? .bool(true) : nil,
            ]
        )
    }

    // MARK: Life cycle

    /// A guard is removed. Answers the requests that waited for its vote, and go on without it.
    mutating func remove(_ id: GuardID) -> Set<SuspensionNumber> {
        guards.remove(id)
        circuits[id] = nil
        return Set(goOn(waitingFor: id))
    }

    /// A session ends: its guards are asked no more. A request that waits for a guard that stays is tried again, and
    /// finds its module away. Answers these requests.
    mutating func sessionEnded(_ session: SessionID) -> Set<SuspensionNumber> {
        let staying = guards.guards.filter { $0.session == session && $0.module != nil }
        for id in circuits.keys where guards[id]?.session == session { circuits[id] = nil }
        guards.sessionEnded(session)
        return Set(staying.flatMap { goOn(waitingFor: $0.id) })
    }

    /// A module has added a guard again that stayed while it was away. The requests that waited for it are put to it.
    mutating func returned(_ id: GuardID, by session: SessionID) {
        guards.resume(id, by: session)
        goOn(waitingFor: id)
    }

    /// Requests that wait for the vote of a guard are carried out again, from the start.
    @discardableResult
    mutating func goOn(waitingFor id: GuardID) -> [SuspensionNumber] {
        let numbers = waiting.numbers(at: .vote(id))
        waiting.makeDue(numbers)
        return numbers
    }

    /// Guards of navigators end with them. Answers which did.
    mutating func navigatorsClosed(_ closed: Set<NavigatorID>, in scene: String) -> [NavigationGuard] {
        ended(guards.navigatorsClosed(closed, in: scene))
    }

    /// Guards of a scene end with it. Answers which did.
    mutating func sceneClosed(_ scene: String) -> [NavigationGuard] { ended(guards.sceneClosed(scene)) }

    /// No vote can come for a guard whose module is away, so the requests that wait for it go on.
    private mutating func ended(_ gone: [NavigationGuard]) -> [NavigationGuard] {
        for one in gone {
            circuits[one.id] = nil
            if one.session == nil { goOn(waitingFor: one.id) }
        }
        return gone
    }

    /// Puts back what changed in a turn that was not written.
    mutating func takeBack(_ undo: Undo, isConnected: (SessionID) -> Bool) {
        switch undo {
        case .guardAdded(let id):
            guards.remove(id)
            circuits[id] = nil
        case .guardsRemoved(let gone):
            for var former in gone {
                if let session = former.session, !isConnected(session) { former.session = nil }
                if former.session != nil || former.module != nil { guards.add(former) }
            }
        }
    }
}

extension NavigationGuard {
    /// The reason of a verdict while its module is away, for people.
    fileprivate var awayReason: String { "the module \"\(module ?? name)\" is away" }
}

extension Suspension {
    /// The parameters of the navigation that takes the place of this request.
    fileprivate func navigation(
        to target: RequestedDestination,
        by method: NavigationMethod?,
        on navigator: String?
    ) -> RawJSON {
        RawJSON { writer in
            writer.member("scene", scene)
            writer.member("navigator", ifPresent: navigator ?? self.navigator)
            writer.member("type", target.type)
            writer.member("arguments", target.arguments)
            writer.member("method", ifPresent: method?.rawValue)
        }
    }
}

extension WireError {
    fileprivate static func redirectLoop(_ passage: Passage) -> WireError {
        let names = passage.wanted.prefix(1).map(\.type) + passage.redirects.map(\.target.type)
        return WireError(
            .redirectLoop,
            "Guards send this request round in a circle: \(names.joined(separator: " → "))",
            [.init(name: "chain", value: RawJSON(writing: passage.chain))]
        )
    }
}
