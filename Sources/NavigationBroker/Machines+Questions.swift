import JSON
import NavigationProtocol
import NavigationTree

// Questions to modules: the line, the answer, and the other ends of a question. Questions are independent of each
// other, and each is settled exactly once. `Questions/Question+Answers.swift` says what an answer means.

extension Machines {
    /// Asks a module something, and begins to wait for its answer.
    ///
    /// - Parameter kind: whether the question holds if the store fails; one that rests on a change of this turn does
    ///   not.
    /// - Returns: Its number.
    @discardableResult
    mutating func ask(
        _ question: Question,
        _ text: some QuestionDefinition,
        as kind: OpenTurn.Piece.Kind = .certain,
        now: MonotonicTime
    ) -> QuestionNumber {
        let number = questions.ask(question, now: now)
        if let provider = sessions[question.provider] { pauseOrResume(provider) }
        let start = output.count
        output.line(text, id: RawJSON(writing: number))
        queue(start..<output.count, to: question.provider, as: kind, now: now)
        if sessions[question.provider]?.canAnswer != true { answers.silence(question.provider) }
        return number
    }

    /// A response line came in.
    ///
    /// An answer that is late, or to a question that was not asked of this session, is a harmless race or the module's
    /// own mistake. No request waits for it.
    mutating func receiveAnswer(
        to id: RawJSON,
        _ content: RawJSON,
        isError: Bool,
        from session: SessionID,
        now: MonotonicTime
    ) {
        guard let number = QuestionID.number(of: id),
            let question = questions.take(QuestionNumber(rawValue: number), answeredBy: session)
        else { return }
        noteDuration(of: question, now: now)
        question.answered(content, isError: isError, on: &self, now: now)
    }

    /// Fails a question for the request that waits for it.
    mutating func failQuestion(_ number: QuestionNumber, _ error: WireError, now: MonotonicTime) {
        guard let question = questions.take(number) else { return }
        noteDuration(of: question, now: now)
        question.failed(error, on: &self, now: now)
    }

    /// A question's time has come.
    mutating func expireQuestion(_ number: QuestionNumber, now: MonotonicTime) {
        guard let question = questions[number] else { return }
        let error = WireError(
            .providerTimeout,
            "The module \"\(question.module)\" did not answer within \(question.timeout) s",
            question.about
                + [
                    .init("timeout", .number(question.timeout)),
                    .init("waitingFor", questions.waits(of: question.provider)),
                ]
        )
        failQuestion(number, error, now: now)
    }

    /// A module is gone: what it was asked fails.
    mutating func failQuestions(askedOf provider: SessionID, now: MonotonicTime) {
        for number in questions.asked(of: provider) {
            guard let question = questions[number] else { continue }
            failQuestion(number, question.providerGone, now: now)
        }
    }

    /// A module did not answer as it should; a request that was cancelled is not its failure.
    mutating func tellFailure(of question: Question, _ error: WireError, now: MonotonicTime) {
        guard error.code != .cancelled else { return }
        tell(.providerFailed(module: question.module, type: question.type, error: error.code.name), now: now)
    }

    // MARK: Requests that wait

    /// A request waits for a module: it counts against its session, and its batch waits for it.
    mutating func hold(_ place: AnswerPlace) {
        // A sequence waits for its operations on its own account.
        guard place.sink == .client else { return }
        if let batch = place.batch { answers.hold(batch) }
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

    /// Refuses to wait for more results than a session may.
    func checkRoomForResult(_ isForResult: Bool, _ context: Execution) throws(WireError) {
        guard isForResult else { return }
        guard context.place.id != nil else {
            throw Parameters.invalid("forResult", "left out of a notification, which is not answered")
        }
        guard let session = sessions[context.session], session.results < limits.results else {
            throw .limitReached("results", limits.results)
        }
    }

    /// Answers the requests that wait for what a change took away.
    mutating func settleResults(of change: NavigationChange, in scene: Scene, cause: Cause, now: MonotonicTime) {
        guard !answers.results.isEmpty else { return }
        for place in answers.results.places(in: scene.name) {
            guard let ended = answers.results.end(place, by: change, in: scene.tree, cause) else { continue }
            note(.answers(.settled(place, ended.waits)))
            for wait in ended.waits {
                answer(wait.asker, with: ended.result, as: openTurn.isOpen ? .event : .certain, now: now)
                settleResult(wait.asker, now: now)
            }
        }
    }

    /// A request waits for an entry or a flow: reading from its session goes on, and its batch waits for it.
    mutating func holdResult(_ place: AnswerPlace) {
        if let batch = place.batch { answers.hold(batch) }
        sessions[place.session]?.results += 1
    }

    /// The answer of a request that waited for a result is written.
    mutating func settleResult(_ place: AnswerPlace, now: MonotonicTime) {
        if let batch = place.batch { release(batch, now: now) }
        sessions[place.session]?.results -= 1
        closeIfDone(place.session)
    }

    /// Answers requests that wait for a result with an error instead, and says how many.
    @discardableResult
    mutating func failResults(where condition: (Results.Wait) -> Bool, _ error: WireError, now: MonotonicTime) -> Int {
        let waits = answers.results.remove(where: condition)
        for wait in waits {
            answer(wait.asker, refusing: error, now: now)
            settleResult(wait.asker, now: now)
        }
        return waits.count
    }
}
