import HeapModule
import JSON
import NavigationProtocol
import NavigationTree

// Questions to modules. They are independent of each other: each has an id and a deadline, and whoever waits gets exactly one answer.

extension NavigationBroker {
    mutating func askEntry(
        _ parameters: inout Parameters,
        _ context: RequestContext
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
        if let session = sessions[context.session], session.inFlight >= limits.inFlight {
            throw .limitReached("inFlight", limits.inFlight)
        }
        let type = entry.destination.type
        guard let provider = registry.owner(of: type), sessions[provider]?.isClosing == false else {
            throw .providerGone(type)
        }
        let question = Question(
            asker: context.place,
            provider: provider,
            type: type,
            timeout: request.timeout ?? limits.question,
            deadline: context.now + (request.timeout ?? limits.question)
        )
        let id = ask(question)
        send(id, question, about: entry, in: navigator, of: scene, request.message, now: context.now)
        return .waiting
    }

    mutating func ask(_ question: Question) -> UInt64 {
        let id = makeQuestionID()
        questions[id] = question
        insert(Deadline(time: question.deadline, subject: .question(id)))
        if let provider = sessions[question.provider] { pauseOrResume(provider) }
        return id
    }

    /// What was settled stays in the heap until it comes up; a client that asks and cancels must not make it grow.
    mutating func insert(_ deadline: Deadline) {
        deadlines.insert(deadline)
        guard deadlines.count > 1_024 + 2 * (questions.count + sequences.count) else { return }
        var left = questions.map { Deadline(time: $0.value.deadline, subject: .question($0.key)) }
        for sequence in sequences.filter({ _ in true }) {
            if case .waiting(let time) = sequence.phase {
                left.append(Deadline(time: time, subject: .sequence(sequence.id)))
            }
        }
        deadlines = Heap(left)
    }

    /// Writes a question's line to whom it is asked.
    ///
    /// - Parameter body: the parameters, as text that begins with the value of `scene`.
    mutating func write(
        _ id: UInt64,
        _ question: Question,
        _ method: StaticString,
        as kind: OpenTurn.Piece.Kind = .certain,
        now: MonotonicTime,
        _ body: (inout JSONWriter) -> Void
    ) {
        let start = output.bytes.count
        output.raw("{\"jsonrpc\":\"2.0\",\"id\":\"q")
        output.integer(id)
        output.raw("\",\"method\":\"")
        output.raw(method)
        output.raw("\",\"params\":{\"scene\":")
        body(&output)
        output.raw("}}\n")
        queue(start..<output.bytes.count, to: question.provider, as: kind, now: now)
    }

    private mutating func send(
        _ id: UInt64,
        _ question: Question,
        about entry: Entry,
        in navigator: NavigatorID,
        of scene: Scene,
        _ message: RawJSON,
        now: MonotonicTime
    ) {
        write(id, question, "entry.ask", now: now) { output in
            output.string(scene.name)
            output.raw(",\"navigator\":")
            output.id(navigator)
            output.raw(",\"entry\":")
            output.id(entry.id)
            output.raw(",\"type\":")
            output.string(entry.destination.type.description)
            output.raw(",\"arguments\":")
            output.raw(entry.destination.arguments)
            output.raw(",\"message\":")
            output.raw(message)
            output.raw(",\"timeout\":")
            output.double(question.timeout)
        }
    }

    mutating func hold(_ context: RequestContext) {
        // A sequence waits for its operations on its own account.
        guard context.place.sink == .client else { return }
        if context.method == .entryAsk { hold(context.place) } else { holdResult(context.place) }
    }

    /// A request waits for a module: it counts against its session, and its batch waits for it.
    private mutating func hold(_ place: AnswerPlace) {
        if let batch = place.batch { batches[batch]?.waiting += 1 }
        guard let session = sessions[place.session] else { return }
        session.inFlight += 1
        pauseOrResume(session)
    }

    /// The answer of a request that waited is written; the caller has written it.
    private mutating func settle(_ place: AnswerPlace, now: MonotonicTime) {
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
        guard let number = questionNumber(id), let question = questions[number], question.provider == session else {
            return
        }
        questions[number] = nil
        switch question.subject {
        case .entry: passOn(content, isError: isError, of: question, now: now)
        case .migration(let scene, let entries, let version):
            receiveMigration(isError ? nil : content, question, scene, entries, to: version, now: now)
        case .content(let scene, let entries):
            receiveContent(isError ? nil : content, question, scene, entries, now: now)
        case .value(let sequence, let receiver):
            receiveResume(content, isError: isError, of: sequence, from: receiver, now: now)
        }
    }

    /// A provider's answer goes to the client that asked.
    private mutating func passOn(_ content: RawJSON, isError: Bool, of question: Question, now: MonotonicTime) {
        if isError {
            let type = question.type
            let error = WireError(
                .providerError,
                "The module \"\(type.module)\" answered with an error",
                [
                    .init(name: "module", value: JSONValue.string(type.module).serialized()),
                    .init(name: "type", value: JSONValue.string(type.description).serialized()),
                    .init(name: "error", value: content),
                ]
            )
            tellFailure(of: question, error, now: now)
            answer(question.asker, refusing: error, now: now)
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
            output.textMember(",\"module\":", question.type.module)
            output.textMember(",\"type\":", question.type.description)
            output.textMember(",\"error\":", error.code.name)
        }
    }

    /// The number behind `"q7"`.
    private func questionNumber(_ id: RawJSON) -> UInt64? {
        let text = id.bytes
        guard text.count > 3, text.count < 24, text.starts(with: [UInt8(ascii: "\""), UInt8(ascii: "q")]) else {
            return nil
        }
        return UInt64(String(decoding: text.dropFirst(2).dropLast(), as: UTF8.self))
    }

    /// Fails a question for the one who waits for it.
    private mutating func fail(_ id: UInt64, _ failure: Question.Failure, now: MonotonicTime) {
        guard let question = questions.removeValue(forKey: id) else { return }
        let error = question.error(failure)
        switch question.subject {
        case .entry:
            tellFailure(of: question, error, now: now)
            answer(question.asker, refusing: error, now: now)
            settle(question.asker, now: now)
        case .migration, .content: tellFailure(of: question, error, now: now)
        case .value(let sequence, _): failItem(of: sequence, error, now: now)
        }
    }

    /// A deadline has come; for a question that was answered that means nothing.
    mutating func expireQuestion(_ id: UInt64, now: MonotonicTime) { fail(id, .late, now: now) }

    /// A module is gone: nobody waits for it any longer.
    mutating func failQuestions(askedOf provider: SessionID, now: MonotonicTime) {
        for (id, _) in questions.filter({ $0.value.provider == provider }).sorted(by: { $0.key < $1.key }) {
            fail(id, .providerGone, now: now)
        }
    }

    mutating func cancelRequest(_ parameters: inout Parameters, _ context: RequestContext) throws(WireError) {
        let request = try parameters.required("request", "the id of a request", parameters.raw("request"))
        try parameters.finish()
        let waiting = questions.first { $0.value.asker.session == context.session && $0.value.asker.id == request }
        let error = WireError(.cancelled, "The request was cancelled")
        var isCancelled = waiting != nil
        if let id = waiting?.key {
            fail(id, .withdrawn(error), now: context.now)
        } else if let sequence = sequences.filter({
            $0.asker?.isClient(context.session) == true && $0.request == request
        })
        .first {
            endSequence(sequence.id, .failed(error), now: context.now)
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
    /// What whoever waits is told.
    fileprivate func error(_ failure: Failure) -> WireError {
        switch failure {
        case .withdrawn(let error): return error
        case .providerGone, .late: break
        }
        let isLate = if case .late = failure { true } else { false }
        if case .value(_, let receiver) = subject {
            let what = isLate ? "did not answer within \(timeout) s" : "is gone"
            return WireError(
                isLate ? .receiverTimeout : .receiverGone,
                "The receiver \(receiver) of session \(provider) \(what)",
                [
                    "receiver": .id(receiver), "session": .id(provider),
                    "timeout": isLate ? .number(timeout) : nil,
                ]
            )
        }
        guard isLate else { return .providerGone(type) }
        return WireError(
            .providerTimeout,
            "The module \"\(type.module)\" did not answer within \(timeout) s",
            [
                "module": .string(type.module), "type": .string(type.description),
                "timeout": .number(timeout),
            ]
        )
    }
}

extension WireError {
    fileprivate static func providerGone(_ type: TypeName) -> Self {
        WireError(
            .providerGone,
            "The module \"\(type.module)\" that provides \(type) is not connected",
            ["module": .string(type.module), "type": .string(type.description)]
        )
    }
}
