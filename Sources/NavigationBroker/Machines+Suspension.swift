import JSON
import NavigationProtocol
import NavigationTree

// Requests that wait before they are carried out. Each is tried first, so that what it would change is known, and taken back if it has to wait.
// Whoever would change the same navigators waits behind it; everyone else goes past.

extension Machines {
    /// Whether a request may have to wait. Nothing is spent on that while nobody guards anything.
    func mayWait(_ method: Method) -> Bool {
        (!guards.isEmpty || !suspensions.isEmpty) && method.mayBeGuarded
    }

    /// Carries a request out, unless it has to wait: then nothing has happened yet.
    mutating func attempt(
        _ parameters: inout Parameters,
        _ token: Token?,
        _ context: Execution,
        _ passage: Passage
    ) throws(WireError) -> Completion {
        guard let scene = scene(parameters.sceneName ?? SceneTarget.defaultScene) else {
            return try perform(&parameters, context)
        }
        var waiting = Suspension(parameters, token, context, in: scene.name, passage)
        if let token, let first = suspensions.request(with: token, before: passage.number) {
            return try suspend(waiting, .turn(after: first))
        }
        if case .vote(let number) = questions[context.during ?? 0]?.subject { waiting.voting = number }
        let target = parameters.namedNavigator
        scene.tree.begin()
        let completion: Completion
        do { completion = try perform(&parameters, context) } catch {
            scene.tree.rollBack()
            // What is sent asks for nothing to change yet; what it does will be guarded when it does it.
            if error.code == .cannotWait { return try perform(&parameters, context) }
            // What it found may be different when those before it are through.
            waiting.touched = (try? scene.tree.find(target)).map { [$0] } ?? []
            guard let first = suspensions.blocker(of: waiting) else { throw error }
            return try suspend(waiting, .turn(after: first))
        }
        let steps = scene.tree.openSteps
        waiting.touched = Set(steps.lazy.flatMap(\.touched)).subtracting(steps.lazy.compactMap(\.created))
        if let first = suspensions.blocker(of: waiting) {
            scene.tree.rollBack()
            return try suspend(waiting, .turn(after: first))
        }
        if let next = nextQuestion(about: steps, in: scene, passage) {
            scene.tree.rollBack()
            if passage.wanted.isEmpty { waiting.passage.wanted = GuardedEntry.wanted(by: steps) }
            return try ask(next, before: waiting, context)
        }
        publish(scene.tree.commit(), in: scene, cause: cause(context), now: context.now)
        return completion
    }

    /// Lets a request wait; nothing of it has happened.
    mutating func suspend(_ waiting: Suspension, _ reason: Suspension.Reason) throws(WireError) -> Completion {
        try keep(waiting, as: waiting.passage.number ?? suspensions.makeNumber(), reason)
        return .suspended
    }

    /// Keeps a request for later. One that has waited before keeps its number, and counts already.
    mutating func keep(_ waiting: Suspension, as number: UInt64, _ reason: Suspension.Reason) throws(WireError) {
        var waiting = waiting
        waiting.reason = reason
        if waiting.isNew {
            if waiting.place.sink == .client, let session = sessions[waiting.place.session],
                session.inFlight >= limits.inFlight
            {
                throw .limitReached("inFlight", limits.inFlight)
            }
            waiting.passage.number = number
            hold(waiting.place)
        }
        suspensions.add(waiting)
    }

    /// Carries out, in their order, the requests that need not wait any longer.
    mutating func resumeDue(now: MonotonicTime) {
        while !due.isEmpty {
            guard let waiting = suspensions.remove(due.removeFirst()) else { continue }
            var context = Execution(waiting.method, waiting.place, now)
            context.isHeld = true
            waiting.parameters.bytes.span.bytes.withUnsafeBytes { text in
                var scanner = JSONScanner(maximumDepth: limits.depth)
                guard (try? scanner.scan(text.bytes)) != nil else { return }
                var parameters = Parameters(text, members: scanner.members, of: waiting.method)
                parameters.context = waiting.context
                carryOut(parameters, context, waiting.passage, waiting.token)
            }
            if suspensions[waiting.number] == nil { finished(waiting, now: now) }
        }
    }

    /// A request that has waited is answered; those behind it are next.
    private mutating func finished(_ waiting: Suspension, now: MonotonicTime) {
        settle(waiting.place, now: now)
        due += suspensions.followers(of: waiting.number)
    }

    /// Answers a request that waits with an error.
    mutating func refuse(_ number: UInt64, _ error: WireError, now: MonotonicTime) {
        guard let waiting = suspensions.remove(number) else { return }
        forgetVotes(on: number)
        tellRefusal(error, Execution(waiting.method, waiting.place, now), scene: waiting.scene)
        answer(waiting.place, refusing: error, now: now)
        finished(waiting, now: now)
    }

    mutating func refuseSuspensions(_ error: WireError, now: MonotonicTime, where condition: (Suspension) -> Bool) {
        for number in suspensions.numbers(where: condition) { refuse(number, error, now: now) }
    }

    /// Nobody waits for the answers to these any longer.
    mutating func forgetSuspensions(where condition: (Suspension) -> Bool) {
        for number in suspensions.numbers(where: condition) {
            _ = suspensions.remove(number)
            forgetVotes(on: number)
            due += suspensions.followers(of: number)
        }
    }

    private mutating func forgetVotes(on number: UInt64) {
        questions = questions.filter { if case .vote(number) = $0.value.subject { false } else { true } }
    }
}

extension NavigationChange.Step {
    /// The navigators whose path, presentation or choice of a child it changes.
    fileprivate var touched: [NavigatorID] {
        switch self {
        case .navigatorCreated(let navigator): navigator.parent.map { [$0] } ?? []
        case .navigatorClosed(let navigator, _): [navigator.id] + (navigator.parent.map { [$0] } ?? [])
        case .navigatorSelected(let parent, _, _): [parent]
        case .entryAdded(let navigator, _, _), .entryRemoved(let navigator, _, _): [navigator]
        case .entryChanged, .typeOrphaned, .typeRevived, .attached, .detached, .attachmentChanged, .signalled: []
        }
    }

    fileprivate var created: NavigatorID? {
        if case .navigatorCreated(let navigator) = self { navigator.id } else { nil }
    }
}
