import JSON
import NavigationProtocol
import NavigationTree

// A request from its parameters to its answer, and the work that goes on when a message has been dealt with.

extension Machines {
    // MARK: A request

    /// Carries a request out, and answers it unless it waits.
    ///
    /// - Parameters:
    ///   - passage: what it has been through, for a request that has waited.
    ///   - kept: its token, for one that has waited: a guard may have sent it elsewhere since.
    mutating func carryOut(
        _ parameters: inout Parameters,
        _ execution: inout Execution,
        _ passage: Passage? = nil,
        _ kept: RequestToken? = nil
    ) {
        reading.lend(to: &execution.result)
        schemaBudget = JSONSchemaBudget()
        // The result of a change is never cut, because other requests may take it over.
        execution.result.limit =
            execution.method.takesToken
            ? .max : execution.method.isReadInParts ? limits.snapshotBytes : limits.outputHard
        do throws(WireError) {
            parameters.maximumTimeout = limits.questionMaximum
            parameters.lists = ListBudget(limits.elements)
            parameters.hasWaited = execution.isHeld
            if let options = try parameters.options(of: execution.method) {
                execution.use(options)
                if let trace = options.trace ?? trace(of: options.during, askedOf: execution.session) {
                    join(trace, &execution, in: parameters.sceneName)
                }
            }
            let given = try self.token(of: &parameters, execution)
            let token = kept ?? given
            execution.token = token
            if let token, let text = try tokens.recall(token) {
                execution.result.raw(text)
                answer(execution.place, with: execution.result, now: execution.now)
            } else {
                let completion = try attempt(&parameters, token, &execution, passage)
                complete(&execution, completion, token, passage)
            }
        } catch {
            refuse(execution, error, in: parameters.sceneName)
        }
        reading.takeBack(&execution.result)
    }

    @inline(__always)
    private func token(
        of parameters: inout Parameters,
        _ execution: borrowing Execution
    ) throws(WireError) -> RequestToken? {
        guard parameters.context == nil, execution.method.takesToken else { return nil }
        return try RequestToken.read(
            &parameters,
            of: sessions[execution.session].map { RequestToken.Owner(user: $0.peer.uid, identity: $0.identity) }
        )
    }

    /// Carries it out as guards and modules allow: it may have to wait for them.
    @inline(__always)
    private mutating func attempt(
        _ parameters: inout Parameters,
        _ token: RequestToken?,
        _ execution: inout Execution,
        _ passage: Passage?
    ) throws(WireError) -> Completion {
        if !access.isOpen { try demandRights(parameters, execution) }
        do {
            guard admission.mayHoldUp, execution.method.mayBeGuarded else {
                return try perform(&parameters, &execution)
            }
            if execution.replacesPending, passage == nil {
                return try Suspension.replacePending(&parameters, token, &execution, on: &self)
            }
            return try Suspension.attempt(&parameters, token, &execution, passage ?? Passage(), on: &self)
        } catch  where !execution.unprovided.isEmpty && !activation.isEmpty {
            let scene = parameters.sceneName ?? SceneTarget.defaultScene
            let waiting = Suspension(parameters, token, execution, in: scene, passage ?? Passage())
            return try waiting.awaitModules(execution.unprovided, after: error, on: &self, now: execution.now)
        }
    }

    /// Reads the parameters, carries the request out, and leaves its result in the execution.
    @inline(__always)
    mutating func perform(
        _ parameters: inout Parameters,
        _ execution: inout Execution
    ) throws(WireError) -> Completion {
        guard !sessions.isShuttingDown else { throw .shuttingDown }
        return access.isOpen
            ? try performFreely(&parameters, &execution) : try performWithRights(&parameters, &execution)
    }

    /// Carries a request out without a look at rights.
    @inline(__always)
    mutating func performFreely(
        _ parameters: inout Parameters,
        _ execution: inout Execution
    ) throws(WireError) -> Completion {
        if let sequence = execution.place.sequence { return try perform(&parameters, of: sequence, &execution) }
        return try Method.handlers[execution.method.ordinal].run(&parameters, on: &self, &execution)
    }

    /// Carries out an operation of a sequence. A sequence that a link began keeps to the locks.
    @inline(never)
    private mutating func perform(
        _ parameters: inout Parameters,
        of sequence: SequenceID,
        _ execution: inout Execution
    ) throws(WireError) -> Completion {
        let handler = Method.handlers[execution.method.ordinal]
        guard let sequence = sequences[sequence], sequence.isLink, let scene = scene(sequence.scene) else {
            return try handler.run(&parameters, on: &self, &execution)
        }
        return try followLink(in: scene, from: nil, &execution) { machines, execution throws(WireError) in
            try handler.run(&parameters, on: &machines, &execution)
        }
    }

    /// The result says how old it may be. This is rare, so it stays out of the way of all other requests.
    @inline(never)
    private func tellAge(in execution: inout Execution) {
        execution.result.extendObject { SceneAge(age).writeMembers(to: &$0) }
    }

    /// Answers a request that was carried out, or keeps what it waits for.
    @inline(__always)
    private mutating func complete(
        _ execution: inout Execution,
        _ completion: consuming Completion,
        _ token: RequestToken?,
        _ passage: Passage?
    ) {
        switch consume completion {
        case .answered:
            if let passage, !passage.redirects.isEmpty {
                let redirection = RedirectionMembers(wantsResult: passage.wantsResult, passage.chain)
                execution.result.extendObject { redirection.writeMembers(to: &$0) }
            }
            if age != nil { tellAge(in: &execution) }
            if let token { note(.tokens(tokens.remember(token, execution.result.bytes, limits: limits))) }
            let kind = execution.isCertain ? nil : OutputPiece.Kind(answering: execution.place)
            answer(execution.place, with: execution.result, as: kind, now: execution.now)
            // A watch whose answer is too large does not begin.
            if let opened = execution.opened, !execution.result.isTooLong {
                opened.watch.begin(opened.start, on: &self, now: execution.now)
            }
        case .waitingForModule: hold(execution.place)
        case .waitingForResult(let awaited):
            let wait = Results.Wait(asker: execution.place, type: awaited.type)
            answers.results.add(wait, for: awaited.place)
            note(.answers(.awaited(wait)))
            holdResult(execution.place)
        case .suspended: break
        case .sending:
            guard let passage, !passage.redirects.isEmpty, let sequence = execution.place.sequence else { return }
            sequences.redirected(sequence, RedirectionList(RawJSON(writing: passage.chain)))
        }
    }

    /// Answers a request with an error, and tells the watches of the scene that it names.
    mutating func refuse(_ execution: borrowing Execution, _ error: WireError, in scene: String?) {
        let refused = HostEvent.requestRefused(execution.session, execution.method, error: error.code.name)
        refused.tell(in: scene ?? SceneTarget.defaultScene, on: &self, now: execution.now)
        answer(execution.place, refusing: error, now: execution.now)
    }

    // MARK: Going on

    /// Continues all work that may go on now: sessions that wait for a silent session, requests that have waited, and
    /// sequences. Called after each message and each timer event.
    @inline(__always)
    mutating func goOn(now: MonotonicTime) {
        if hasWork { carryOn(now: now) }
    }

    private var hasWork: Bool { answers.hasSilenced || admission.waiting.hasDue || sequences.hasReady }

    private mutating func carryOn(now: MonotonicTime) {
        while hasWork {
            while let session = answers.takeSilenced() { fallSilent(session, now: now) }
            if admission.waiting.hasDue { Suspension.resumeDue(on: &self, now: now) }
            if sequences.hasReady { SentSequence.runReady(on: &self, now: now) }
        }
    }

    /// Deadlines: to be called at ``nextDeadline``, or later.
    mutating func timePassed(now: MonotonicTime) {
        while let time = MonotonicTime.earlier(questions.nextDeadline, sequences.nextDeadline), time <= now {
            // Of one moment, questions come first.
            if let question = questions.takeExpired(now: time) {
                Question.expire(question, on: &self, now: now)
            } else {
                _ = sequences.wakeDue(now: time)
            }
        }
        Suspension.expireWaits(on: &self, now: now)
        while let (scene, navigator) = scenes.takePassed(now: now) {
            let cause = Cause(.timePassed, session: nil, time: telemetry.wallClock.milliseconds(at: now))
            publish(scene.tree.pass(navigator), in: scene, cause: cause, now: now)
        }
        if !sessions.isShuttingDown { activation.timePassed(now: now).carryOut(on: &self, now: now) }
        ContentReview.goOn(on: &self, now: now)
        goOn(now: now)
        if let sweep = outbox.nextSweep, sweep <= now { outbox.sweep(now: now) }
    }

    // MARK: Operations within a request

    /// Carries out the operations of a request, in order. Their lists count together.
    ///
    /// - Returns: what each answered.
    mutating func perform(
        _ operations: [Operation],
        _ execution: inout Execution
    ) throws(WireError) -> [OpaqueObject] {
        var answers: [OpaqueObject] = []
        answers.reserveCapacity(operations.count)
        execution.lists = ListBudget(limits.elements)
        for (index, operation) in operations.enumerated() {
            do { answers.append(OpaqueObject(try perform(operation, within: &execution))) } catch {
                throw error.inOperation(index)
            }
        }
        return answers
    }

    /// Carries out one operation. Answers its result.
    ///
    /// - Parameter inner: where it is carried out, when it does not say that itself.
    @discardableResult
    mutating func perform(
        _ operation: Operation,
        in inner: OperationContext? = nil,
        within execution: inout Execution
    ) throws(WireError) -> RawJSON {
        var parameters = operation.parameters
        if let inner { parameters.context = inner }
        if let lists = execution.lists { parameters.lists = lists }
        var part = execution.within(operation.method)
        do { _ = try perform(&parameters, &part) } catch {
            execution.unprovided += part.unprovided
            throw error
        }
        if execution.lists != nil { execution.lists = parameters.lists }
        return RawJSON(part.result)
    }

    /// Carries out an operation that is kept as text. Its result is the result of the request.
    ///
    /// - Parameter authority: whose right it has; nil for that of the request.
    mutating func perform(
        _ method: Method,
        _ text: RawJSON,
        in inner: OperationContext,
        authority: SessionID?,
        within execution: inout Execution
    ) throws(WireError) -> Completion {
        let text = text.bytes
        var part = execution.within(method, authority: authority)
        do {
            let completion = try text.span.bytes.withUnsafeBytes { bytes throws(WireError) in
                var scanner = JSONScanner(maximumDepth: limits.depth)
                do { try scanner.scan(bytes.bytes) } catch { throw Parameters.invalid("params", "JSON: \(error)") }
                var parameters = Parameters(bytes, members: scanner.outer.members, of: method)
                parameters.context = inner
                return try perform(&parameters, &part)
            }
            execution.result.raw(part.result)
            return completion
        } catch {
            execution.unprovided += part.unprovided
            throw error
        }
    }

    /// Carries out a request that the host itself keeps as text, and answers it the way every request is answered.
    mutating func carryOut(
        _ text: RawJSON,
        in inner: OperationContext?,
        _ execution: inout Execution,
        _ passage: Passage? = nil,
        _ token: RequestToken? = nil
    ) {
        let text = text.bytes
        text.span.bytes.withUnsafeBytes { bytes in
            var scanner = JSONScanner(maximumDepth: limits.depth)
            do { try scanner.scan(bytes.bytes) } catch {
                let error = Parameters.invalid("params", "JSON: \(error)")
                return answer(execution.place, refusing: error, now: execution.now)
            }
            var parameters = Parameters(bytes, members: scanner.outer.members, of: execution.method)
            parameters.context = inner
            carryOut(&parameters, &execution, passage, token)
        }
    }
}
