import JSON
import NavigationProtocol
import NavigationTree

// Sequences: beginning, going on, pausing, and the one answer at the end. ``ItemDelivery`` carries out each item.

/// How a sequence ends.
enum SequenceEnd {
    case completed
    /// By a receiver, an action, a lock or `cancelResume`; or because its sender is gone.
    case cancelled
    case failed(WireError)

    fileprivate var name: String {
        switch self {
        case .completed: "completed"
        case .cancelled: "cancelled"
        case .failed: "failed"
        }
    }

    fileprivate var error: WireError? { if case .failed(let error) = self { error } else { nil } }
}

extension SentSequence {
    /// `navigate` to a type that is sent: a sequence of one.
    static func begin(
        _ destination: Destination,
        insteadOf request: Navigate,
        on machines: inout Machines,
        _ execution: borrowing Execution
    ) throws(WireError) -> Completion {
        guard request.presentation.buttons == nil, request.presentation.name == nil,
            request.push.ifPresent == .push, !request.push.isTransient, !request.isForResult
        else {
            throw WireError(
                .invalidParams,
                "\(destination.type) is sent: how it is shown is for its receiver to say, so only \"type\", \"arguments\", \"method\" and the target may be given"
            )
        }
        let item = SentItem(sending: destination.type, arguments: destination.arguments)
        return try begin([item], in: try machines.sendTarget(request.target), on: &machines, execution)
    }

    static func begin(
        _ items: [SentItem],
        in target: (scene: String, navigator: String?),
        name: String? = nil,
        isEphemeral: Bool = false,
        on machines: inout Machines,
        _ execution: borrowing Execution
    ) throws(WireError) -> Completion {
        guard !machines[scene: target.scene].isInTransaction else {
            throw WireError(
                .cannotWait,
                "What is sent takes its time, so it cannot be a part of something that happens at once",
                ["method": .string(execution.method.rawValue)]
            )
        }
        for case .destination(_, _, .show(let method)?) in items.lazy.map(\.content) {
            _ = try machines.defined(method)
        }
        guard execution.token == nil else {
            throw Parameters.invalid("token", "left out for what is sent: an answer that waits cannot be given twice")
        }
        let sequence = try machines.sequences.begin(
            items,
            in: target,
            name: name,
            isEphemeral: isEphemeral,
            by: machines.author(execution),
            answering: execution.place,
            fromEntry: execution.fromEntry,
            isLink: execution.method == .urlOpen || execution.method == .entryFollow,
            during: execution.during,
            limits: machines.limits
        )
        if let batch = execution.place.batch, execution.place.id != nil { machines.answers.hold(batch) }
        if execution.place.sink == .client { machines.sessions.begin(execution.place.id, of: execution.session) }
        HostEvent.sequenceStarted(sequence.id, name: name, values: items.count)
            .tell(of: sequence, on: &machines, now: execution.now)
        return .sending
    }

    fileprivate func tellLastStep(on machines: inout Machines, now: MonotonicTime) {
        let index = steps.last { $0.outcome != .replaced }?.item.index
        tellStep(on: &machines, now: now) { $0.item.index == index }
    }

    fileprivate func tellStep(on machines: inout Machines, now: MonotonicTime, _ condition: (Step) -> Bool) {
        guard let step = steps.last(where: condition) else { return }
        let event = HostEvent.sequenceStep(
            id,
            index: step.item.index,
            outcome: step.outcome.rawValue,
            receiver: step.receiver,
            error: step.error?.code.name
        )
        event.tell(of: self, on: &machines, now: now)
    }
}

extension HostEvent {
    /// Tells an event about a sequence, which may be taken back with what the turn has changed.
    func tell(of sequence: SentSequence, on machines: inout Machines, now: MonotonicTime) {
        tell(in: sequence.scene, as: .event, on: &machines, now: now)
    }
}

extension SentSequence {
    /// Lets every sequence that may go on do so, until it waits for something.
    static func runReady(on machines: inout Machines, now: MonotonicTime) {
        while let turn = machines.sequences.takeTurn() {
            let id = turn.before.id
            if let item = turn.item {
                ItemDelivery(item: item, id: id, now: now).carryOut(on: &machines)
            } else {
                id.end(.completed, on: &machines, now: now)
            }
            // The item may have made the turn depend on the store.
            machines.note(.sequences(.moved(turn.before)))
        }
    }

    static func end(
        _ end: SequenceEnd,
        on machines: inout Machines,
        now: MonotonicTime,
        where condition: (SentSequence) -> Bool
    ) {
        for sequence in machines.sequences.filter(condition) { sequence.id.end(end, on: &machines, now: now) }
    }
}

extension SequenceID {
    // MARK: Going on

    /// The item under way is done.
    func settleItem(
        _ outcome: SequenceStep.Outcome,
        _ rule: ResumeRule,
        by receiver: ReceiverID? = nil,
        _ answer: OperationAnswer? = nil,
        on machines: inout Machines,
        now: MonotonicTime
    ) {
        guard let before = machines.sequences[self], let scene = machines.scene(before.scene) else { return }
        machines.note(.sequences(.moved(before)))
        let continuation: SentSequence.Continuation?
        do {
            let delay = scene.configuration.executionDelay
            continuation = try machines.sequences.settle(
                self,
                outcome,
                rule,
                by: receiver,
                answer,
                delay: delay,
                now: now
            )
        } catch {
            return fail(error, on: &machines, now: now)
        }
        guard let sequence = machines.sequences[self] else { return }
        sequence.tellLastStep(on: &machines, now: now)
        switch continuation {
        case .ready, .waits, nil: break
        case .pauses: HostEvent.sequencePaused(self).tell(of: sequence, on: &machines, now: now)
        case .isCancelled: end(.cancelled, on: &machines, now: now)
        }
    }

    /// The item under way ends its sequence.
    func fail(_ error: WireError, on machines: inout Machines, now: MonotonicTime) {
        end(.failed(error), on: &machines, now: now)
    }

    // MARK: The end

    /// Ends a sequence, and answers the request that waits for it, once.
    func end(
        _ end: SequenceEnd,
        lockedBy lock: WireError? = nil,
        on machines: inout Machines,
        now: MonotonicTime
    ) {
        guard var sequence = machines.sequences.remove(self) else { return }
        machines.note(.sequences(.ended(sequence)))
        let reason = end.endOfQuestions(isSenderGone: machines.sessions[session] == nil)
        if case .asking(_, _, let question) = sequence.phase {
            Question.withdraw([question], reason, on: &machines, now: now)
        }
        Suspension.forget(machines.admission.waiting.numbers(at: .sequence(self)), reason, on: &machines, now: now)
        let index = sequence.index
        let hasCurrent = sequence.current != nil
        // Of a sequence within this one the reason is enough: each would nest all of the next.
        sequence.end((end.error ?? lock)?.without("steps"))
        if hasCurrent, end.error ?? lock != nil {
            sequence.tellStep(on: &machines, now: now) { $0.item.index == index }
        }
        HostEvent.sequenceEnded(self, outcome: end.name, error: end.error?.code.name)
            .tell(of: sequence, on: &machines, now: now)
        guard let asker = sequence.asker else { return }
        let steps = sequence.steps.map(\.described)
        switch end {
        case .failed(let error):
            machines.answer(asker, refusing: error.ending(sequence, at: index, steps), as: .event, now: now)
        case .completed:
            let result = SequenceResult(scene: sequence.scene, self, .completed, steps)
            machines.answer(asker, with: result, as: .event, now: now)
        case .cancelled:
            let result = SequenceResult(scene: sequence.scene, self, .cancelled, steps)
            machines.answer(asker, with: result, as: .event, now: now)
        }
        guard asker.sink == .client else { return }
        if let batch = asker.batch, asker.id != nil { machines.release(batch, now: now) }
        machines.sessions.finish(asker.id, of: asker.session)
        machines.closeIfDone(asker.session)
    }
}

extension SequenceEnd {
    /// Why what was asked for a sequence is over.
    fileprivate func endOfQuestions(isSenderGone: Bool) -> QuestionEnded.Reason {
        if isSenderGone { return .askerGone }
        return error.map { QuestionEnded.Reason($0) } ?? .cancelled
    }
}

extension WireError {
    /// A refusal that ended a sequence: with the place in it, and what became of every item.
    fileprivate func ending(_ sequence: SentSequence, at index: Int?, _ steps: [SequenceStep]) -> WireError {
        let place = index.map { "Value \($0): " } ?? ""
        var error = WireError(code, place + message, data)
            .with("scene", .string(sequence.scene))
            .with("sequence", .id(sequence.id))
        if let index { error = error.with("index", .integer(Int64(index))) }
        return error.with("steps", RawJSON(writing: steps))
    }
}
