import HeapModule
import JSON
import NavigationProtocol
import NavigationTree

// Questions to modules. They are independent of each other: each has an id and a deadline, and whoever waits gets exactly one answer.

extension Machines {
    mutating func askEntry(
        _ parameters: inout Parameters,
        _ context: Execution
    ) throws(WireError) -> Completion {
        let request = try AskEntry(&parameters, maximumTimeout: limits.questionMaximum)
        try parameters.finish()
        try check(SceneTarget(scene: request.scene))
        let scene = self[scene: request.scene]
        let entry: Entry
        let navigator: NavigatorID
        do {
            navigator = try scene.tree.location(of: request.entry).navigator
            entry = try scene.tree.entry(request.entry)
        } catch {
            throw WireError(error, in: scene.tree)
        }
        let own = context.isHeld ? 1 : 0
        if let session = sessions[context.session], session.inFlight - own >= limits.inFlight {
            throw .limitReached("inFlight", limits.inFlight)
        }
        let type = entry.destination.type
        guard let provider = registry.owner(of: type), sessions[provider]?.canAnswer == true else {
            unprovided.append(type.description)
            throw Question(.entry(entry.id), of: context.session, about: type, timeout: 0).providerGone
        }
        let timeout = request.timeout ?? limits.question
        var question = Question(.entry(entry.id), of: provider, about: type, for: context.place, timeout: timeout)
        question.during = context.during
        try refuseCycle(question, context)
        ask(question, now: context.now) { output in
            output.textMember("\"scene\":", scene.name)
            output.raw(",\"navigator\":")
            output.id(navigator)
            output.raw(",\"entry\":")
            output.id(entry.id)
            output.textMember(",\"type\":", type.description)
            output.raw(",\"arguments\":")
            output.raw(entry.destination.arguments)
            output.raw(",\"message\":")
            output.raw(request.message)
            output.raw(",\"timeout\":")
            output.double(timeout)
        }
        return .waitingForModule
    }

    /// Asks a module something, and begins to wait for its answer.
    ///
    /// - Parameters:
    ///   - kind: how sure it is that the question will have been asked for a reason: one that rests on a change of this turn is an event.
    ///   - write: the members of the question's parameters.
    /// - Returns: its number.
    @discardableResult
    mutating func ask(
        _ question: Question,
        as kind: OpenTurn.Piece.Kind = .certain,
        now: MonotonicTime,
        _ write: (inout JSONWriter) -> Void
    ) -> UInt64 {
        let id = makeQuestionID()
        let deadline = now + question.timeout
        var question = question
        question.askedAt = now
        questions[id] = question
        insert(Deadline(time: deadline, subject: .question(id)))
        if let provider = sessions[question.provider] { pauseOrResume(provider) }
        let start = output.count
        output.raw("{\"jsonrpc\":\"2.0\",\"id\":\"q")
        output.integer(id)
        output.raw("\",\"method\":\"")
        output.raw(question.subject.method)
        output.raw("\",\"params\":{")
        write(&output)
        output.raw("}}\n")
        queue(start..<output.count, to: question.provider, as: kind, now: now)
        if sessions[question.provider]?.canAnswer != true { silenced.append(question.provider) }
        return id
    }

    /// What was settled stays in the heap until it comes up; a client that asks and cancels must not make it grow.
    mutating func insert(_ deadline: Deadline) {
        deadlines.insert(deadline)
        guard deadlines.count > 1_024 + 2 * (questions.count + sequences.count) else { return }
        let left = deadlines.unordered.filter { [questions, sequences] deadline in
            switch deadline.subject {
            case .question(let number): return questions[number] != nil
            case .sequence(let id):
                guard case .waiting(let time)? = sequences[id]?.phase else { return false }
                return time == deadline.time
            }
        }
        deadlines = Heap(left)
    }

    /// A request waits for a module: it counts against its session, and its batch waits for it.
    mutating func hold(_ place: AnswerPlace) {
        // A sequence waits for its operations on its own account.
        guard place.sink == .client else { return }
        if let batch = place.batch { batches[batch]?.waiting += 1 }
        guard let session = sessions[place.session] else { return }
        session.inFlight += 1
        pauseOrResume(session)
    }

    /// The answer of a request that waited is written; the caller has written it.
    mutating func settle(_ place: AnswerPlace, now: MonotonicTime) {
        guard place.sink == .client else { return }
        if let batch = place.batch { release(batch, now: now) }
        guard let session = sessions[place.session] else { return }
        session.inFlight -= 1
        pauseOrResume(session)
        closeIfDone(session.id)
    }

    /// A response line came in.
    ///
    /// A late answer, or one to a question that was never asked of this session, is a harmless race or the module's own mistake; nobody waits for it.
    mutating func receiveAnswer(
        to id: RawJSON,
        _ content: RawJSON,
        isError: Bool,
        from session: SessionID,
        now: MonotonicTime
    ) {
        guard let number = QuestionID.number(of: id), let question = questions[number], question.provider == session
        else {
            return
        }
        questions[number] = nil
        noteDuration(of: question, now: now)
        switch question.subject {
        case .entry, .url: passOn(content, isError: isError, of: question, now: now)
        case .migration(let scene, let entries, let version):
            receiveMigration(isError ? nil : content, question, scene, entries, to: version, now: now)
        case .content(let scene, let entries):
            receiveContent(isError ? nil : content, question, scene, entries, now: now)
        case .vote(let suspension):
            receiveVote(isError ? nil : content, on: suspension, question, now: now)
        case .value(let sequence, let receiver):
            receiveResume(content, isError: isError, of: sequence, from: receiver, now: now)
        }
    }

    /// A provider's answer goes to the client that asked.
    private mutating func passOn(_ content: RawJSON, isError: Bool, of question: Question, now: MonotonicTime) {
        if isError {
            let error = WireError(
                .providerError,
                "The module \"\(question.module)\" answered with an error\(content.complaint)",
                question.about + [.init(name: "error", value: content)]
            )
            tellFailure(of: question, error, now: now)
            answer(question.asker, refusing: error, now: now)
        } else if case .url(let request, let match) = question.subject {
            receiveItems(content, of: request, match, question, now: now)
        } else {
            var result = JSONWriter()
            result.raw("{\"answer\":")
            result.raw(content)
            result.raw("}")
            answer(question.asker, with: result, now: now)
        }
        settle(question.asker, now: now)
    }

    /// A module did not answer as it should; a request that was cancelled is nobody's failure.
    mutating func tellFailure(of question: Question, _ error: WireError, now: MonotonicTime) {
        guard error.code != .cancelled else { return }
        tell(.error, "provider.failed", now: now) { output in
            output.textMember(",\"module\":", question.module)
            if let type = question.type { output.textMember(",\"type\":", type.description) }
            output.textMember(",\"error\":", error.code.name)
        }
    }

    /// Fails a question for the one who waits for it.
    private mutating func fail(_ id: UInt64, _ error: WireError, now: MonotonicTime) {
        guard let question = questions.removeValue(forKey: id) else { return }
        noteDuration(of: question, now: now)
        switch question.subject {
        case .entry, .url:
            tellFailure(of: question, error, now: now)
            answer(question.asker, refusing: error, now: now)
            settle(question.asker, now: now)
        case .migration, .content: tellFailure(of: question, error, now: now)
        case .vote(let suspension):
            tellFailure(of: question, error, now: now)
            missVote(on: suspension, error, now: now)
        case .value(let sequence, let receiver):
            failItem(of: sequence, error.ofReceiver(receiver, timeout: question.timeout), now: now)
        }
    }

    /// A deadline has come; for a question that was answered that means nothing.
    mutating func expireQuestion(_ id: UInt64, now: MonotonicTime) {
        guard let question = questions[id] else { return }
        let error = WireError(
            .providerTimeout,
            "The module \"\(question.module)\" did not answer within \(question.timeout) s",
            question.about
                + [.init("timeout", .number(question.timeout)), .init("waitingFor", waits(of: question.provider))]
        )
        fail(id, error, now: now)
    }

    /// A module is gone: nobody waits for it any longer.
    mutating func failQuestions(askedOf provider: SessionID, now: MonotonicTime) {
        for (id, question) in questions.filter({ $0.value.provider == provider }).sorted(by: { $0.key < $1.key }) {
            fail(id, question.providerGone, now: now)
        }
    }

    mutating func cancelRequest(_ parameters: inout Parameters, _ context: Execution) throws(WireError) {
        let request = try parameters.required("request", "the id of a request", parameters.raw("request"))
        try parameters.finish()
        let waiting = questions.first { $0.value.asker.session == context.session && $0.value.asker.id == request }
        let error = WireError(.cancelled, "The request was cancelled")
        var isCancelled = waiting != nil
        if let id = waiting?.key {
            fail(id, error, now: context.now)
        } else if let number = suspensions.request(request, of: context.session) {
            refuse(number, error, now: context.now)
            isCancelled = true
        } else if let sequence = sequences.sent(as: request, by: context.session) {
            endSequence(sequence, .failed(error), now: context.now)
            isCancelled = true
        } else {
            let isMeant = { (wait: Results.Wait) in
                wait.asker.session == context.session && wait.asker.id == request
            }
            isCancelled = failResults(where: isMeant, error, now: context.now) > 0
        }
        result.raw("{\"cancelled\":")
        result.bool(isCancelled)
        result.raw("}")
    }
}

extension Question {
    /// Whom it is asked of and about what, for an error.
    var about: [WireError.Member] {
        let type = type.map { [WireError.Member("type", .string($0.description))] } ?? []
        return [.init("module", .string(module))] + type
    }

    /// Nobody is there to answer.
    var providerGone: WireError {
        let what = type.map { " that provides \($0)" } ?? ""
        return WireError(.providerGone, "The module \"\(module)\"\(what) is not connected", about)
    }
}
