import JSON
import NavigationProtocol
import NavigationTree

// Requests that wait before they are carried out. Each is tried first, which shows what it would change, and taken back
// if it has to wait. A later request that would change the same navigators waits behind it; all others go past.

extension Machines {
    /// Whether a request may have to wait. False without guards, so that nothing is spent then.
    func mayWait(_ method: Method) -> Bool {
        admission.mayHoldUp && method.mayBeGuarded
    }

    /// Carries a request out, unless it has to wait: then nothing has happened yet.
    mutating func attempt(
        _ parameters: inout Parameters,
        _ token: RequestToken?,
        _ context: Execution,
        _ passage: Passage
    ) throws(WireError) -> Completion {
        guard let scene = scene(parameters.sceneName ?? SceneTarget.defaultScene) else {
            return try perform(&parameters, context)
        }
        var waiting = Suspension(parameters, token, context, in: scene.name, passage)
        if let token, let first = admission.waiting.request(with: token, before: passage.number) {
            return try suspend(waiting, .turn(after: first))
        }
        if let during = context.during, case .vote(let number)? = questions[during]?.subject { waiting.voting = number }
        let target = parameters.namedNavigator
        scene.tree.begin()
        let completion: Completion
        do { completion = try perform(&parameters, context) } catch {
            scene.tree.rollBack()
            // A sequence changes nothing yet; guards are asked when its items are carried out.
            if error.code == .cannotWait { return try perform(&parameters, context) }
            // The requests before it may change what it found.
            waiting.touched = (try? scene.tree.find(target)).map { [$0] } ?? []
            guard let first = admission.waiting.blocker(of: waiting) else { throw error }
            return try suspend(waiting, .turn(after: first))
        }
        let steps = scene.tree.openSteps
        waiting.touched = Set(steps.lazy.flatMap(\.touched)).subtracting(steps.lazy.compactMap(\.created))
        if let first = admission.waiting.blocker(of: waiting) {
            scene.tree.rollBack()
            return try suspend(waiting, .turn(after: first))
        }
        if let next = nextHearing(about: steps, in: scene, passage) {
            scene.tree.rollBack()
            if passage.wanted.isEmpty { waiting.passage.wanted = GuardedEntry.wanted(by: steps) }
            return try ask(next, before: waiting, context)
        }
        publish(scene.tree.commit(), in: scene, cause: cause(context), now: context.now)
        return completion
    }

    /// Lets a request wait; nothing of it has happened.
    mutating func suspend(_ waiting: Suspension, _ reason: Suspension.Reason) throws(WireError) -> Completion {
        try keep(waiting, as: waiting.passage.number ?? admission.waiting.makeNumber(), reason)
        return .suspended
    }

    /// Keeps a request for later. A request that has waited before keeps its number, and counts already.
    mutating func keep(_ waiting: Suspension, as number: SuspensionNumber, _ reason: Suspension.Reason)
        throws(WireError)
    {
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
        admission.waiting.add(waiting)
    }

    /// Carries out, in their order, the requests that need not wait any longer.
    mutating func resumeDue(now: MonotonicTime) {
        while let waiting = admission.waiting.takeDue() {
            var context = Execution(waiting.method, waiting.place, now)
            context.isHeld = true
            waiting.parameters.bytes.span.bytes.withUnsafeBytes { text in
                var scanner = JSONScanner(maximumDepth: limits.depth)
                guard (try? scanner.scan(text.bytes)) != nil else { return }
                var parameters = Parameters(text, members: scanner.members, of: waiting.method)
                parameters.context = waiting.context
                carryOut(parameters, context, waiting.passage, waiting.token)
            }
            if admission.waiting[waiting.number] == nil { finished(waiting, now: now) }
        }
    }

    /// A request that has waited is answered; those behind it are next.
    private mutating func finished(_ request: Suspension, now: MonotonicTime) {
        settle(request.place, now: now)
        admission.waiting.finished(request.number)
    }

    /// Answers a request that waits with an error.
    mutating func refuse(_ number: SuspensionNumber, _ error: WireError, now: MonotonicTime) {
        guard let request = admission.waiting.remove(number) else { return }
        questions.forgetVotes(on: [number])
        tellRefusal(error, Execution(request.method, request.place, now), scene: request.scene)
        answer(request.place, refusing: error, now: now)
        finished(request, now: now)
    }

    mutating func refuseSuspensions(_ error: WireError, now: MonotonicTime, where condition: (Suspension) -> Bool) {
        for number in admission.waiting.numbers(where: condition) { refuse(number, error, now: now) }
    }

    /// Forgets requests that wait: their answers are not wanted any more.
    mutating func forgetSuspensions(where condition: (Suspension) -> Bool) {
        questions.forgetVotes(on: Set(admission.waiting.forget(where: condition)))
    }

    // MARK: Guards

    private func nextHearing(
        about steps: [NavigationChange.Step],
        in scene: Scene,
        _ passage: Passage
    ) -> Admission.Hearing? {
        admission.nextHearing(about: steps, in: scene.tree, passage) { registry.rules.roles(of: $0.description) }
    }

    /// Every guard that a request with these steps would be put to, in order.
    func guardsToAsk(about steps: [NavigationChange.Step], in scene: Scene) -> [NavigationGuard] {
        admission.guardsToAsk(about: steps, in: scene.tree) { registry.rules.roles(of: $0.description) }
    }

    /// Puts a request to a guard; it waits for the vote.
    private mutating func ask(
        _ next: Admission.Hearing,
        before waiting: Suspension,
        _ context: Execution
    ) throws(WireError) -> Completion {
        let number = waiting.passage.number ?? admission.waiting.makeNumber()
        let asked = next.asked
        var question = Question(
            .vote(number),
            of: asked.session,
            module: registry.modules(of: asked.session).first ?? asked.name,
            for: AnswerPlace(session: waiting.place.session, id: nil, batch: nil, sink: waiting.place.sink),
            timeout: asked.timeout
        )
        // A question that is settled by now blocks nothing.
        question.during = waiting.isNew ? context.during : questions.stillOpen(context.during)
        try questions.refuseCycle(question, askedBy: context.session)
        let hearings = next.entries.map { Passage.Hearing(asked.id, $0) }
        try keep(waiting, as: number, .vote(asked, Set(hearings)))
        let scene = self[scene: waiting.scene]
        let text = GuardAskQuestion(
            scene: scene.name,
            asked.id,
            asked.request,
            next.entries.map { $0.described(in: scene.tree) },
            cause(context),
            redirected: waiting.passage.redirects.isEmpty ? [] : waiting.passage.chain,
            timeout: asked.timeout
        )
        ask(question, text, now: context.now)
        return .suspended
    }
}

extension GuardedEntry {
    /// As a guard is asked about it. An entry or a navigator that is not there yet has no id.
    fileprivate func described(in tree: borrowing NavigationTree) -> GuardAskQuestion.GuardedEntry {
        GuardAskQuestion.GuardedEntry(
            entry.destination,
            by: entry.method,
            moment == .leave ? entry.id : nil,
            on: tree[navigator] == nil ? nil : navigator
        )
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
