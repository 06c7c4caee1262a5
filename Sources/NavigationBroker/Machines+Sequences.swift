import JSON
import NavigationProtocol
import NavigationTree

// Sequences: beginning, going on, pausing, and the one answer at the end. ``ItemDelivery`` carries out each item.

extension Machines {
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

    /// `navigate` to a type that is sent: a sequence of one.
    mutating func send(
        _ destination: Destination,
        insteadOf request: Navigate,
        _ context: Execution
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
        let target = (scene: request.target.scene.scene, navigator: request.target.navigator)
        return try beginSequence([item], in: target, context)
    }

    mutating func beginSequence(
        _ items: [SentItem],
        in target: (scene: String, navigator: String?),
        name: String? = nil,
        isEphemeral: Bool = false,
        _ context: Execution
    ) throws(WireError) -> Completion {
        guard !self[scene: target.scene].isInTransaction else {
            throw WireError(
                .cannotWait,
                "What is sent takes its time, so it cannot be a part of something that happens at once",
                ["method": .string(context.method.rawValue)]
            )
        }
        guard !context.hasToken else {
            throw Parameters.invalid("token", "left out for what is sent: an answer that waits cannot be given twice")
        }
        let sequence = try sequences.begin(
            items,
            in: target,
            name: name,
            isEphemeral: isEphemeral,
            by: (context.place, sessions[context.session]?.module),
            during: context.during,
            limits: limits
        )
        if let batch = context.place.batch, context.place.id != nil { answers.hold(batch) }
        tell(.sequenceStarted(sequence.id, name: name, values: items.count), of: sequence, now: context.now)
        result.removeAll()
        return .sending
    }

    // MARK: Going on

    /// Lets every sequence that may go on do so, until it waits for something.
    mutating func runSequences(now: MonotonicTime) {
        while let turn = sequences.takeTurn() {
            let id = turn.before.id
            if let item = turn.item {
                ItemDelivery(item: item, id: id, now: now).carryOut(on: &self)
            } else {
                endSequence(id, .completed, now: now)
            }
            // The item may have made the turn depend on the store.
            note(.sequences(.moved(turn.before)))
        }
    }

    /// The item under way is done.
    mutating func settleItem(
        of id: SequenceID,
        _ outcome: SequenceStep.Outcome,
        _ rule: ResumeRule,
        by receiver: ReceiverID? = nil,
        _ answer: OperationAnswer? = nil,
        now: MonotonicTime
    ) {
        guard let before = sequences[id], let scene = scene(before.scene) else { return }
        note(.sequences(.moved(before)))
        let continuation: SentSequence.Continuation?
        do {
            let delay = scene.configuration.executionDelay
            continuation = try sequences.settle(id, outcome, rule, by: receiver, answer, delay: delay, now: now)
        } catch {
            return failItem(of: id, error, now: now)
        }
        guard let sequence = sequences[id] else { return }
        tellLastStep(of: sequence, now: now)
        switch continuation {
        case .ready, .waits, nil: break
        case .pauses: tell(.sequencePaused(id), of: sequence, now: now)
        case .isCancelled: endSequence(id, .cancelled, now: now)
        }
    }

    /// The item under way ends its sequence.
    mutating func failItem(of id: SequenceID, _ error: WireError, now: MonotonicTime) {
        endSequence(id, .failed(error), now: now)
    }

    // MARK: The end

    /// Ends a sequence, and answers the request that waits for it, once.
    mutating func endSequence(_ id: SequenceID, _ end: SequenceEnd, lockedBy lock: WireError? = nil, now: MonotonicTime)
    {
        guard var sequence = sequences.remove(id) else { return }
        note(.sequences(.ended(sequence)))
        if case .asking(_, _, let question) = sequence.phase { _ = questions.take(question) }
        forgetSuspensions { $0.place.sink == .sequence(id) }
        let index = sequence.index
        let hasCurrent = sequence.current != nil
        // Of a sequence within this one the reason is enough: each would nest all of the next.
        sequence.end((end.error ?? lock)?.without("steps"))
        if hasCurrent, end.error ?? lock != nil { tellStep(of: sequence, now: now) { $0.item.index == index } }
        let ended = HostEvent.sequenceEnded(id, outcome: end.name, error: end.error?.code.name)
        tell(ended, of: sequence, now: now)
        guard let asker = sequence.asker else { return }
        let kind: OpenTurn.Piece.Kind = openTurn.isOpen ? .event : .certain
        let steps = sequence.steps.map(\.described)
        switch end {
        case .failed(let error):
            answer(asker, refusing: error.ending(sequence, at: index, steps), as: kind, now: now)
        case .completed:
            answer(asker, with: SequenceResult(scene: sequence.scene, id, .completed, steps), as: kind, now: now)
        case .cancelled:
            answer(asker, with: SequenceResult(scene: sequence.scene, id, .cancelled, steps), as: kind, now: now)
        }
        guard asker.sink == .client else { return }
        if let batch = asker.batch, asker.id != nil { release(batch, now: now) }
        closeIfDone(asker.session)
    }

    mutating func endSequences(_ end: SequenceEnd, now: MonotonicTime, where condition: (SentSequence) -> Bool) {
        for sequence in sequences.filter(condition) { endSequence(sequence.id, end, now: now) }
    }

    /// The store could not write what happened in this turn: what moved in it is back where it was, and ends.
    mutating func failSequences(movedIn turn: [Sequences.Undo], _ error: WireError, now: MonotonicTime) {
        for id in sequences.moved(in: turn) { endSequence(id, .failed(error), now: now) }
    }

    /// Notes that receivers ended, for a turn that may be taken back.
    mutating func noteRemoved(_ receivers: [Receiver]) {
        if !receivers.isEmpty { note(.sequences(.receiversRemoved(receivers))) }
    }

    // MARK: Telling

    /// Tells an event about a sequence, which may be taken back with what the turn has changed.
    mutating func tell(_ event: HostEvent, of sequence: SentSequence, now: MonotonicTime) {
        tell(event, in: sequence.scene, as: .event, now: now)
    }

    private mutating func tellLastStep(of sequence: SentSequence, now: MonotonicTime) {
        let index = sequence.steps.last { $0.outcome != .replaced }?.item.index
        tellStep(of: sequence, now: now) { $0.item.index == index }
    }

    private mutating func tellStep(
        of sequence: SentSequence,
        now: MonotonicTime,
        _ condition: (SentSequence.Step) -> Bool
    ) {
        guard let step = sequence.steps.last(where: condition) else { return }
        let event = HostEvent.sequenceStep(
            sequence.id,
            index: step.item.index,
            outcome: step.outcome.rawValue,
            receiver: step.receiver,
            error: step.error?.code.name
        )
        tell(event, of: sequence, now: now)
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
