import JSON
import NavigationProtocol
import NavigationTree

// Questions to modules: the line, the answer, and the other ends of a question. Questions are independent of each
// other, and each is settled exactly once. `Question+Answers.swift` says what an answer means.

extension Question {
    /// Asks the module, and begins to wait for its answer.
    ///
    /// - Parameter kind: whether the question holds if the store fails; one that rests on a change of this turn does
    ///   not.
    /// - Returns: Its number.
    @discardableResult
    func ask(
        _ text: some QuestionDefinition,
        as kind: OutputPiece.Kind = .certain,
        on machines: inout Machines,
        now: MonotonicTime
    ) -> QuestionNumber {
        var question = self
        if let trace = asker.trace { question.trace = machines.traces.child(of: trace) ?? trace }
        let number = machines.questions.ask(question, now: now)
        let line = machines.outbox.write { $0.line(text, id: RawJSON(writing: number), in: question.trace) }
        machines.send(line, to: provider, as: kind, now: now)
        if !machines.sessions.canAnswer(provider) { machines.answers.silence(provider) }
        return number
    }

    /// A response line came in.
    ///
    /// An answer that is late, or to a question that was not asked of this session, is a harmless race or the module's
    /// own mistake. No request waits for it.
    static func receive(
        answerTo id: RawJSON,
        _ content: RawJSON,
        isError: Bool,
        from session: SessionID,
        on machines: inout Machines,
        now: MonotonicTime
    ) {
        guard let number = QuestionID.number(of: id),
            let question = machines.questions.take(QuestionNumber(rawValue: number), answeredBy: session)
        else { return }
        question.noteDuration(on: &machines, now: now)
        question.endSpan(
            QuestionNumber(rawValue: number),
            isError ? Span.Failure(question.providerError(content)) : nil,
            on: &machines,
            now: now
        )
        machines.schemaBudget = JSONSchemaBudget()
        question.answered(content, isError: isError, on: &machines, now: now)
    }

    /// Fails a question for the request that waits for it.
    static func fail(_ number: QuestionNumber, _ error: WireError, on machines: inout Machines, now: MonotonicTime) {
        guard let question = machines.questions.take(number) else { return }
        question.noteDuration(on: &machines, now: now)
        question.endSpan(number, Span.Failure(error), on: &machines, now: now)
        question.tellEnd(number, QuestionEnded.Reason(error), on: &machines, now: now)
        question.failed(error, on: &machines, now: now)
    }

    /// The host waits for no answer any longer, and no request gets an error for it.
    static func withdraw(
        _ numbers: [QuestionNumber],
        _ reason: QuestionEnded.Reason,
        on machines: inout Machines,
        now: MonotonicTime
    ) {
        for number in numbers {
            guard let question = machines.questions.take(number) else { continue }
            question.endSpan(number, Span.Failure(reason), on: &machines, now: now)
            question.tellEnd(number, reason, on: &machines, now: now)
        }
    }

    /// The same, for the votes on requests that wait no more.
    static func withdrawVotes(
        on suspensions: Set<SuspensionNumber>,
        _ reason: QuestionEnded.Reason,
        on machines: inout Machines,
        now: MonotonicTime
    ) {
        guard !machines.questions.isEmpty, !suspensions.isEmpty else { return }
        withdraw(machines.questions.votes(on: suspensions), reason, on: &machines, now: now)
    }

    /// Tells the module that the host does not wait any longer. A session that cannot answer any more is not told.
    private func tellEnd(
        _ number: QuestionNumber,
        _ reason: QuestionEnded.Reason,
        on machines: inout Machines,
        now: MonotonicTime
    ) {
        guard machines.sessions.canAnswer(provider) else { return }
        let line = machines.outbox.write { $0.line(QuestionEnded(number, reason)) }
        machines.send(line, to: provider, now: now)
    }

    /// A question's time has come.
    static func expire(_ number: QuestionNumber, on machines: inout Machines, now: MonotonicTime) {
        guard let question = machines.questions[number] else { return }
        let error = WireError(
            .providerTimeout,
            "The module \"\(question.module)\" did not answer within \(question.timeout) s",
            question.about
                + [
                    .init("timeout", .number(question.timeout)),
                    .init("waitingFor", machines.questions.waits(of: question.provider)),
                ]
        )
        fail(number, error, on: &machines, now: now)
    }

    /// A module is gone: what it was asked fails.
    static func failAll(askedOf provider: SessionID, on machines: inout Machines, now: MonotonicTime) {
        for number in machines.questions.asked(of: provider) {
            guard let question = machines.questions[number] else { continue }
            fail(number, question.providerGone, on: &machines, now: now)
        }
    }

    /// The module did not answer as it should.
    ///
    /// A request that was cancelled, or whose entry is gone, is not its failure.
    func tellFailure(_ error: WireError, on machines: inout Machines, now: MonotonicTime) {
        guard ![.cancelled, .unknownEntry, .unknownScene].contains(error.code) else { return }
        HostEvent.providerFailed(module: module, type: type, error: error.code.name).tell(on: &machines, now: now)
    }

    /// The question is over. A question that took longer than the configured time is slow.
    private func noteDuration(on machines: inout Machines, now: MonotonicTime) {
        guard let slow = machines.configuration.slow, let askedAt else { return }
        let seconds = now.seconds(since: askedAt)
        guard seconds >= slow else { return }
        machines.telemetry.metrics.countSlow(.question)
        let question = SlowQuestion(
            method: "\(subject.method)",
            module: module,
            type: type?.description,
            seconds: seconds
        )
        machines.outbox.add(.slow(question))
    }
}

extension QuestionEnded.Reason {
    /// Why a question is over whose request gets this error.
    init(_ error: WireError) {
        switch error.code {
        case .cancelled: self = .cancelled
        case .providerTimeout: self = .deadline
        case .unknownEntry: self = .entryGone
        case .unknownScene: self = .sceneClosed
        default: self = .withdrawn
        }
    }
}
