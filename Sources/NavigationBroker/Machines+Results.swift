import JSON
import NavigationProtocol
import NavigationTree

// Showing something for a result: the request is answered when the entry goes, or when the flow ends, once, whatever happens in between.

extension Machines {
    /// What became of an entry, or of a flow.
    private enum Outcome: String {
        /// It closed itself with a value, or was answered as an alert.
        case answered
        case dismissed
        /// Something else took its place.
        case replaced
        /// It is still there, and nobody provides it any more.
        case providerGone = "provider_gone"
        case completed, cancelled, failed
    }

    /// Refuses to wait for more than a session may.
    func checkRoomForResult(_ isForResult: Bool, _ context: Execution) throws(WireError) {
        guard isForResult else { return }
        guard context.place.id != nil else {
            throw Parameters.invalid("forResult", "left out of a notification, which is not answered")
        }
        guard let session = sessions[context.session], session.results < limits.results else {
            throw .limitReached("results", limits.results)
        }
    }

    /// Answers those who wait for what a change took away.
    mutating func settleResults(of change: NavigationChange, in scene: Scene, cause: Cause, now: MonotonicTime) {
        guard !results.isEmpty else { return }
        let orphaned = change.steps.compactMap { if case .typeOrphaned(let type) = $0 { type } else { nil } }
        for (place, type) in results.waits(in: scene.name) {
            let isThere = scene.tree.holds(place.subject)
            guard !isThere || type.map({ orphaned.contains($0) }) ?? false else { continue }
            let signal = change.steps.lazy.compactMap { step in
                if case .signalled(let signal) = step, signal.isAbout(place.subject) { signal } else { nil }
            }.last
            let outcome = Self.outcome(of: place.subject, isThere: isThere, signal, change, cause)
            let answer = self.answer(outcome, place, signal, change, cause)
            let waits = results.remove(place)
            note(.resultsSettled(place, waits))
            for wait in waits {
                self.answer(wait.asker, with: answer, as: openTurn.isOpen ? .event : .certain, now: now)
                settleResult(wait.asker, now: now)
            }
        }
    }

    private static func outcome(
        of subject: Results.Subject,
        isThere: Bool,
        _ signal: Signal?,
        _ change: NavigationChange,
        _ cause: Cause
    ) -> Outcome {
        if case .flow = subject {
            switch signal?.kind {
            case .flowCompleted: return .completed
            case .flowFailed: return .failed
            case .flowCancelled, .flowStarted, .checkpointReturned, .alertAnswered, .triggerFired, .entryFinished, nil:
                return .cancelled
            }
        }
        if isThere { return .providerGone }
        if let signal, signal.kind == .alertAnswered || signal.value != nil { return .answered }
        switch cause.event {
        case .request(.navigate), .request(.push), .request(.present), .request(.replace), .request(.pathSet),
            .request(.stateSet), .request(.columnShow), .request(.navigatorCreate):
            return .replaced
        // A step of a sequence is any operation: what it did tells which.
        case .request(.send): return change.showsSomething ? .replaced : .dismissed
        case .request, .sessionEnded, .hostStarted: return .dismissed
        }
    }

    private func answer(
        _ outcome: Outcome,
        _ place: Results.Place,
        _ signal: Signal?,
        _ change: NavigationChange,
        _ cause: Cause
    ) -> JSONWriter {
        var answer = JSONWriter()
        answer.raw("{\"scene\":")
        answer.string(place.scene)
        answer.raw(",\"revision\":")
        answer.integer(change.revision)
        switch place.subject {
        case .entry(let entry):
            answer.raw(",\"entry\":")
            answer.id(entry)
        case .flow(let flow):
            answer.raw(",\"flow\":")
            answer.id(flow)
        }
        answer.raw(",\"outcome\":")
        answer.string(outcome.rawValue)
        if let name = signal?.name, case .entry = place.subject {
            answer.raw(",\"answer\":")
            answer.string(name)
        }
        if let value = signal?.value {
            answer.raw(",\"value\":")
            answer.raw(value)
        }
        if let reason = signal?.flow?.reason {
            answer.raw(",\"reason\":")
            answer.string(reason)
        }
        answer.raw(",\"by\":")
        answer.cause(cause)
        answer.raw("}")
        return answer
    }

    /// A request waits for an entry: reading from its session goes on, and its batch waits for it.
    mutating func holdResult(_ place: AnswerPlace) {
        if let batch = place.batch { batches[batch]?.waiting += 1 }
        sessions[place.session]?.results += 1
    }

    /// The answer of a request that waited is written.
    mutating func settleResult(_ place: AnswerPlace, now: MonotonicTime) {
        if let batch = place.batch { release(batch, now: now) }
        sessions[place.session]?.results -= 1
        closeIfDone(place.session)
    }

    /// Nobody waits for these any longer.
    mutating func failResults(where condition: (Results.Wait) -> Bool, _ error: WireError, now: MonotonicTime) -> Int {
        let waits = results.remove(where: condition)
        for wait in waits {
            answer(wait.asker, refusing: error, now: now)
            settleResult(wait.asker, now: now)
        }
        return waits.count
    }
}

extension NavigationChange {
    fileprivate var showsSomething: Bool {
        steps.contains { step in
            switch step {
            case .entryAdded, .navigatorCreated: true
            case .navigatorClosed, .navigatorSelected, .entryRemoved, .entryChanged, .typeOrphaned, .typeRevived,
                .attached,
                .detached, .attachmentChanged, .signalled:
                false
            }
        }
    }
}

extension NavigationTree {
    fileprivate func holds(_ subject: Results.Subject) -> Bool {
        switch subject {
        case .entry(let entry): (try? location(of: entry)) != nil
        case .flow(let flow): attachment(flow) != nil
        }
    }
}

extension Signal {
    fileprivate func isAbout(_ subject: Results.Subject) -> Bool {
        switch subject {
        case .entry(let entry): self.entry == entry
        case .flow(let flow): self.flow?.id == flow
        }
    }
}
