import JSON
import NavigationProtocol
import NavigationTree

// Requests that wait before they are carried out. Each is tried first, which shows what it would change, and taken back
// if it has to wait. A later request that would change the same navigators waits behind it; all others go past.

extension Suspension {
    /// Carries a request out, unless it has to wait: then nothing has happened yet.
    static func attempt(
        _ parameters: inout Parameters,
        _ token: RequestToken?,
        _ execution: inout Execution,
        _ passage: Passage,
        on machines: inout Machines
    ) throws(WireError) -> Completion {
        guard let scene = machines.scene(parameters.sceneName ?? SceneTarget.defaultScene) else {
            return try machines.perform(&parameters, &execution)
        }
        var waiting = Suspension(parameters, token, execution, in: scene.name, passage)
        if let token, let first = machines.admission.waiting.request(with: token, before: passage.number) {
            return try waiting.wait(for: .turn(after: first), on: &machines)
        }
        if waiting.isNew, let wanted = parameters.revisionCondition { try scene.checkIs(at: UInt64(wanted)) }
        if waiting.isNew, let seen = parameters.navigationCondition {
            try scene.checkNothingNavigated(since: UInt64(seen))
        }
        waiting.voting = machines.questions.votes(leadingTo: execution.during)
        if let entry = parameters.fromEntry, let place = try? scene.entry(entry).place {
            waiting.navigator = "\(place.navigator)"
        }
        scene.tree.begin()
        let completion: Completion
        do { completion = try machines.perform(&parameters, &execution) } catch {
            scene.tree.rollBack()
            // A sequence changes nothing yet; guards are asked when its items are carried out.
            if error.code == .cannotWait { return try machines.perform(&parameters, &execution) }
            // The requests before it may change what it found.
            waiting.touches = Touches(changing: try? scene.find(waiting.navigator))
            guard let first = waiting.blocker(changing: [], in: scene, on: &machines) else { throw error }
            return try waiting.wait(for: .turn(after: first), on: &machines)
        }
        return try waiting.goAhead(completion, in: scene, on: &machines, execution)
    }

    /// Carries a request out in the place of those of its session that wait in the same scene. They are cancelled once
    /// this one is carried out or waits itself; when it is refused, they go on.
    static func replacePending(
        _ parameters: inout Parameters,
        _ token: RequestToken?,
        _ execution: inout Execution,
        on machines: inout Machines
    ) throws(WireError) -> Completion {
        let (session, scene) = (execution.session, parameters.sceneName ?? SceneTarget.defaultScene)
        let replaced = machines.admission.waiting.numbers(at: .client(session)).filter {
            machines.admission.waiting[$0]?.scene == scene
        }
        var passage = Passage()
        passage.replaced = Set(replaced)
        let completion: Completion
        do { completion = try attempt(&parameters, token, &execution, passage, on: &machines) } catch {
            guard !execution.unprovided.isEmpty else { throw error }
            let waiting = Suspension(parameters, token, execution, in: scene, Passage())
            completion = try waiting.awaitModules(execution.unprovided, after: error, on: &machines, now: execution.now)
        }
        let id = execution.place.id ?? .null
        let refusal = WireError(
            .cancelled,
            "The request \(id) of the same connection has replaced this one",
            [.init(name: "replacedBy", value: id)]
        )
        for number in replaced { refuse(number, refusal, on: &machines, now: execution.now) }
        return completion
    }

    /// The request can be carried out, and its changes wait to be made. Makes them, unless the request must wait for a
    /// guard or for another request.
    private consuming func goAhead(
        _ completion: consuming Completion,
        in scene: Scene,
        on machines: inout Machines,
        _ execution: borrowing Execution
    ) throws(WireError) -> Completion {
        var waiting = self
        let steps = scene.tree.openSteps
        waiting.touches = Touches(steps)
        if let first = waiting.blocker(changing: steps, in: scene, on: &machines) {
            scene.tree.rollBack()
            return try waiting.wait(for: .turn(after: first), on: &machines)
        }
        if let hearing = waiting.nextHearing(about: steps, in: scene, on: &machines, now: execution.now) {
            waiting.passage.concerned =
                scene.tree.place(of: hearing.entries, before: steps) ?? scene.tree.place(of: hearing.selections)
            scene.tree.rollBack()
            if waiting.passage.wanted.isEmpty { waiting.passage.wanted = GuardedEntry.wanted(by: steps) }
            return try waiting.ask(hearing, on: &machines, execution)
        }
        machines.admission.waiting.shown(steps, by: waiting)
        machines.publish(scene.tree.commit(), in: scene, cause: machines.cause(execution), now: execution.now)
        return completion
    }

    /// The next guard that the request must be put to. A guard that is paused allows at once what it allows by default.
    private mutating func nextHearing(
        about steps: [NavigationChange.Step],
        in scene: Scene,
        on machines: inout Machines,
        now: MonotonicTime
    ) -> Admission.Hearing? {
        let rules = machines.registry.rules
        while true {
            let hearing = machines.admission.nextHearing(about: steps, in: scene.tree, passage) {
                rules.roles(of: $0.description)
            }
            guard let hearing, hearing.asked.defaultVerdict == .allow,
                machines.admission.isPaused(hearing.asked, now: now)
            else { return hearing }
            passage.allowed.formUnion(hearing.words)
        }
    }

    /// The request that this one must wait for.
    private func blocker(
        changing steps: [NavigationChange.Step],
        in scene: Scene,
        on machines: inout Machines
    ) -> SuspensionNumber? {
        machines.admission.waiting.blocker(of: self) { shown in
            steps.isEmpty ? touches : shown.touchesBesides(steps, in: scene.tree)
        }
    }

    // MARK: Waiting

    /// Lets the request wait; nothing of it has happened.
    private func wait(for reason: Reason, on machines: inout Machines) throws(WireError) -> Completion {
        if case .turn(after: let first) = reason { try refuseCircle(behind: first, on: &machines) }
        try keep(as: passage.number ?? machines.admission.waiting.makeNumber(), reason, on: &machines)
        return .suspended
    }

    /// Keeps the request for later. A request that has waited before keeps its number, and counts already.
    private func keep(
        as number: SuspensionNumber,
        _ reason: Reason,
        on machines: inout Machines
    ) throws(WireError) {
        var waiting = self
        waiting.reason = reason
        if isNew {
            if place.sink == .client { try machines.sessions.checkRoom(of: place.session, limits: machines.limits) }
            waiting.passage.number = number
            waiting.passage.current = machines.scene(scene)?.tree.current
            machines.hold(place)
        }
        machines.admission.waiting.add(waiting)
    }

    /// The request was refused because no session provides what it wants. It waits when the host can start the module.
    ///
    /// - Parameter names: the types that it wants.
    /// - Throws: the refusal, or why the module is not there.
    func awaitModules(
        _ names: [String],
        after refusal: WireError,
        on machines: inout Machines,
        now: MonotonicTime
    ) throws(WireError) -> Completion {
        let types = names.compactMap { TypeName($0) }
        guard let first = types.first, types.count == names.count, method.mayNeedModules, refusal.isLackOfProvider,
            let peer = machines.sessions[place.session]?.peer, !machines.sessions.isShuttingDown
        else { throw refusal }
        for type in types
        where !machines.activation.canProvide(type, to: peer) || machines.registry.owner(of: type) != nil {
            throw refusal
        }
        for type in types {
            guard machines.registry.modules[type.module] == nil, !machines.activation.isMissing(type.module) else {
                throw .destinationNotRegistered(type)
            }
            try machines.activation.need(type.module, now: now).carryOut(on: &machines, now: now)
        }
        // The requests behind it need not wait for the module.
        if !isNew { machines.admission.waiting.finished(number) }
        return try wait(for: .module(first.module), on: &machines)
    }

    /// Puts the request to a guard; it waits for the vote.
    private func ask(
        _ next: Admission.Hearing,
        on machines: inout Machines,
        _ execution: borrowing Execution
    ) throws(WireError) -> Completion {
        let asked = next.asked
        let hearings = next.words
        guard let session = asked.session else {
            return try awaitGuard(asked, hearings, on: &machines, now: execution.now)
        }
        guard !machines.admission.isPaused(asked, now: execution.now) else {
            throw machines.admission.denialInPause(of: asked, hearings, now: execution.now)
        }
        let number = passage.number ?? machines.admission.waiting.makeNumber()
        var question = Question(
            .vote(number),
            of: session,
            module: asked.module ?? machines.registry.modules(of: session).first ?? asked.name,
            for: AnswerPlace(session: place.session, id: nil, batch: nil, sink: place.sink, trace: place.trace),
            timeout: asked.timeout
        )
        question.during = execution.during
        try machines.questions.refuseCycle(question, askedBy: execution.session)
        let scene = machines[scene: scene]
        try keep(as: number, .vote(asked, hearings), on: &machines)
        machines.admission.puts(number, to: asked.id)
        let text = GuardAskQuestion(
            scene: scene.name,
            asked.id,
            asked.request,
            next.entries.map { $0.described(in: scene.tree) },
            asked.moment == .select ? next.selections.map(\.described) : nil,
            machines.cause(execution),
            redirected: passage.redirects.isEmpty ? [] : passage.chain,
            timeout: asked.timeout
        )
        question.ask(text, on: &machines, now: execution.now)
        return .suspended
    }

    /// The module of a guard is away: the guard denies the request, or lets it wait for the module. The host starts a
    /// module that it can start.
    private func awaitGuard(
        _ asked: NavigationGuard,
        _ hearings: Set<Passage.Hearing>,
        on machines: inout Machines,
        now: MonotonicTime
    ) throws(WireError) -> Completion {
        guard asked.absence == .wait, let module = asked.module else {
            throw machines.admission.denialWhileAway(by: asked, hearings)
        }
        var waiting = self
        let number = passage.number ?? machines.admission.waiting.makeNumber()
        // A module that comes and goes does not prolong the wait.
        let until = passage.patience.flatMap { $0.guardID == asked.id ? $0.until : nil } ?? now + asked.timeout
        waiting.passage.patience = (asked.id, until)
        try waiting.keep(as: number, .vote(asked, hearings), on: &machines)
        machines.admission.waiting.expire(number, at: until)
        if machines.registry.modules[module] == nil, machines.activation.hasManifest(module),
            let effects = try? machines.activation.need(module, now: now)
        {
            effects.carryOut(on: &machines, now: now)
        }
        return .suspended
    }

    /// The default verdicts of guards hold for requests that have waited long enough for their modules.
    static func expireWaits(on machines: inout Machines, now: MonotonicTime) {
        while let (number, decision) = machines.admission.takeExpired(now: now) {
            guard case .isRefused(let error)? = decision else { continue }
            refuse(number, error, on: &machines, now: now)
        }
    }

    /// Refuses to wait for a vote that itself waits for the question behind this request.
    ///
    /// Two guards may each change the other's navigators while they are asked.
    private func refuseCircle(behind first: SuspensionNumber, on machines: inout Machines) throws(WireError) {
        guard isNew, let during, !voting.isEmpty, let vote = machines.admission.waiting.vote(of: first) else { return }
        var (next, seen, circle) = ([vote], Set([vote]), [during])
        while let vote = next.popLast() {
            guard let question = machines.questions.asked(about: vote) else { continue }
            circle.append(question)
            for other in machines.admission.waiting.votes(ofThoseDuring: question) {
                if voting.contains(other) { throw machines.questions.circle(circle) }
                if seen.insert(other).inserted { next.append(other) }
            }
        }
    }

    // MARK: Going on

    /// Carries out, in their order, the requests that need not wait any longer.
    static func resumeDue(on machines: inout Machines, now: MonotonicTime) {
        while let waiting = machines.admission.waiting.takeDue() {
            var execution = Execution(waiting.method, waiting.place, now)
            execution.isHeld = true
            execution.during = waiting.during
            execution.isByPerson = waiting.isByPerson
            let scene = machines.scene(waiting.scene)
            scene?.meant = waiting.passage.current.flatMap { then in scene.map { ($0.tree.current, then) } }
            machines.carryOut(waiting.parameters, in: waiting.context, &execution, waiting.passage, waiting.token)
            scene?.meant = nil
            if machines.admission.waiting[waiting.number] == nil { waiting.finish(on: &machines, now: now) }
        }
    }

    /// The request is answered; those behind it are next.
    private func finish(on machines: inout Machines, now: MonotonicTime) {
        machines.settle(place, now: now)
        machines.admission.waiting.finished(number)
    }

    /// Answers a request that waits with an error.
    static func refuse(_ number: SuspensionNumber, _ error: WireError, on machines: inout Machines, now: MonotonicTime)
    {
        guard let waiting = machines.admission.waiting.remove(number) else { return }
        Question.withdrawVotes(on: [number], QuestionEnded.Reason(error), on: &machines, now: now)
        machines.refuse(Execution(waiting.method, waiting.place, now), error, in: waiting.scene)
        waiting.finish(on: &machines, now: now)
    }

    static func refuse(
        _ error: WireError,
        on machines: inout Machines,
        now: MonotonicTime,
        where condition: (Suspension) -> Bool
    ) {
        for number in machines.admission.waiting.numbers(where: condition) {
            refuse(number, error, on: &machines, now: now)
        }
    }

    /// Forgets requests that wait: their answers are not wanted any more.
    static func forget(
        _ numbers: [SuspensionNumber],
        _ reason: QuestionEnded.Reason,
        on machines: inout Machines,
        now: MonotonicTime
    ) {
        machines.admission.waiting.forget(numbers)
        Question.withdrawVotes(on: Set(numbers), reason, on: &machines, now: now)
    }
}

extension GuardedSelection {
    /// As a guard is asked about it. A stack that is not there yet has no id.
    fileprivate var described: GuardAskQuestion.GuardedSelection {
        .init(on: parent, from: from.described, to: to.described)
    }
}

extension GuardedSelection.Stack {
    fileprivate var described: GuardAskQuestion.SelectedStack {
        .init(isNew ? nil : id, name, front: front, isNew: isNew)
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
