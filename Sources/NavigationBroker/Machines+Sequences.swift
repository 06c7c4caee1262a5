import JSON
import NavigationProtocol
import NavigationTree

// Sequences: beginning, going on, pausing, and the one answer at the end. What each item does is in `NavigationBroker+SequenceItems.swift`.

extension Machines {
    /// How a sequence ends.
    enum SequenceEnd {
        case completed
        /// By a receiver, an action, a lock or `cancelResume`; or because nobody wants it any more.
        case cancelled
        case failed(WireError)
    }

    mutating func send(_ request: Send, _ context: Execution) throws(WireError) -> Completion {
        _ = try find(request.target)
        let target = (scene: request.target.scene.scene, navigator: request.target.navigator)
        return try beginSequence(
            request.items,
            in: target,
            name: request.name,
            isEphemeral: request.isEphemeral,
            context
        )
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
        guard sequences.count < limits.sequences else { throw .limitReached("sequences", limits.sequences) }
        guard sequences.count(of: context.session) < limits.sequencesPerSession else {
            throw .limitReached("sequencesPerSession", limits.sequencesPerSession)
        }
        let sequence = try SentSequence(
            sequences.makeID(for: context.session),
            items,
            in: target,
            name: name,
            isEphemeral: isEphemeral,
            by: (context.place, sessions[context.session]?.module),
            during: context.during,
            limits: limits
        )
        sequences.put(sequence)
        sequences.makeReady(sequence.id)
        if let batch = context.place.batch, context.place.id != nil { batches[batch]?.waiting += 1 }
        tell("sequence.started", sequence, now: context.now) { output in
            if let name { output.textMember(",\"name\":", name) }
            output.raw(",\"values\":")
            output.integer(items.count)
        }
        result.removeAll()
        return .sending
    }

    // MARK: Going on

    /// Lets every sequence that may go on do so, until it waits for something.
    mutating func runSequences(now: MonotonicTime) {
        while let id = sequences.takeReady() {
            guard let before = sequences[id], case .ready = before.phase else { continue }
            if let item = sequences[id]?.next() {
                carryOut(item, of: id, now: now)
            } else {
                endSequence(id, .completed, now: now)
            }
            // What was done here may be what made the turn depend on the store.
            note(.sequenceMoved(before))
        }
    }

    /// The item under way is done.
    mutating func settleItem(
        of id: SequenceID,
        _ outcome: SentSequence.Step.Outcome,
        _ rule: ResumeRule,
        by receiver: ReceiverID? = nil,
        _ answer: OperationAnswer? = nil,
        now: MonotonicTime
    ) {
        guard let sequence = sequences[id], let scene = scene(sequence.scene) else { return }
        note(.sequenceMoved(sequence))
        var changed = sequence
        let continuation: SentSequence.Continuation
        do {
            // What changed nothing needs no time to be seen.
            let rule = answer?.changed == false && rule == .auto ? .immediately : rule
            let delay = scene.configuration.executionDelay
            continuation = try changed.settle(outcome, rule, by: receiver, answer, delay: delay, now: now)
        } catch {
            return failItem(of: id, error, now: now)
        }
        sequences[id] = changed
        tellLastStep(of: changed, now: now)
        switch continuation {
        case .ready: sequences.makeReady(id)
        case .waits(let time): insert(Deadline(time: time, subject: .sequence(id)))
        case .pauses: tell("sequence.paused", changed, now: now) { _ in }
        case .isCancelled: endSequence(id, .cancelled, now: now)
        }
    }

    /// The item under way ends its sequence.
    mutating func failItem(of id: SequenceID, _ error: WireError, now: MonotonicTime) {
        endSequence(id, .failed(error), now: now)
    }

    /// The time of a waiting sequence has come, unless it went on otherwise.
    mutating func wakeSequence(_ id: SequenceID, now: MonotonicTime) {
        if sequences[id]?.wake(now: now) == true { sequences.makeReady(id) }
    }

    // MARK: Pausing

    mutating func resumeSequences(_ request: PausedSequences, _ context: Execution) throws(WireError) {
        let resumed = try paused(request)
        for sequence in resumed where sequences[sequence.id]?.resume() == true {
            sequences.makeReady(sequence.id)
            tell("sequence.resumed", sequence, now: context.now) { output in
                output.idMember(",\"by\":", context.session)
            }
        }
        result.raw("{\"resumed\":")
        result.strings(resumed.map(\.id.description))
        result.raw("}")
    }

    mutating func cancelPaused(_ request: PausedSequences, _ context: Execution) throws(WireError) {
        let cancelled = try paused(request)
        for sequence in cancelled { endSequence(sequence.id, .cancelled, now: context.now) }
        result.raw("{\"cancelled\":")
        result.strings(cancelled.map(\.id.description))
        result.raw("}")
    }

    /// The paused sequences that a request means, oldest first. One that goes on already is none of them: somebody was quicker.
    private func paused(_ request: PausedSequences) throws(WireError) -> [SentSequence] {
        guard let id = request.sequence else {
            let scene = request.scene ?? SceneTarget.defaultScene
            try check(SceneTarget(scene: scene))
            return sequences.filter { $0.isPaused && $0.scene == scene }
        }
        guard let sequence = sequences[id], request.scene == nil || request.scene == sequence.scene else {
            throw WireError(
                .unknownSequence,
                "There is no sequence \(id) (any more); \"sequence.list\" lists them",
                ["sequence": .id(id)]
            )
        }
        return sequence.isPaused ? [sequence] : []
    }

    mutating func listSequences(_ parameters: inout Parameters) throws(WireError) {
        let scene = try parameters.string("scene")
        try parameters.finish()
        if let scene { try check(SceneTarget(scene: scene)) }
        result.raw("{\"sequences\":[")
        result.list(sequences.filter { scene == nil || $0.scene == scene }) { $0.sequence($1) }
        result.raw("]}")
    }

    // MARK: The end

    /// Ends a sequence, and answers whoever waits for it; once, since it is no sequence any more.
    mutating func endSequence(_ id: SequenceID, _ end: SequenceEnd, lockedBy lock: WireError? = nil, now: MonotonicTime)
    {
        guard var sequence = sequences.remove(id) else { return }
        note(.sequenceEnded(sequence))
        if case .asking(_, _, let question) = sequence.phase { questions[question] = nil }
        forgetSuspensions { $0.place.sink == .sequence(id) }
        let index = sequence.index
        let hasCurrent = sequence.current != nil
        let outcome: String
        var failure: WireError?
        switch end {
        case .completed: outcome = "completed"
        case .cancelled: outcome = "cancelled"
        case .failed(let error): (outcome, failure) = ("failed", error)
        }
        // Of a sequence within this one the reason is enough: each would nest all of the next.
        sequence.end((failure ?? lock)?.without("steps"))
        if hasCurrent, failure ?? lock != nil { tellStep(of: sequence, now: now) { $0.item.index == index } }
        tell("sequence.ended", sequence, now: now) { output in
            output.textMember(",\"outcome\":", outcome)
            if let failure { output.textMember(",\"error\":", failure.code.name) }
        }
        guard let asker = sequence.asker else { return }
        let kind: OpenTurn.Piece.Kind = openTurn.isOpen ? .event : .certain
        if let failure {
            answer(asker, refusing: failure.endingSequence(sequence, at: index), as: kind, now: now)
        } else {
            var answer = JSONWriter()
            answer.raw("{\"scene\":")
            answer.string(sequence.scene)
            answer.textMember(",\"sequence\":", id.description)
            answer.textMember(",\"outcome\":", outcome)
            answer.raw(",\"steps\":")
            answer.steps(of: sequence)
            answer.raw("}")
            self.answer(asker, with: answer, as: kind, now: now)
        }
        guard asker.sink == .client else { return }
        if let batch = asker.batch, asker.id != nil { release(batch, now: now) }
        closeIfDone(asker.session)
    }

    mutating func endSequences(_ end: SequenceEnd, now: MonotonicTime, where condition: (SentSequence) -> Bool) {
        for sequence in sequences.filter(condition) { endSequence(sequence.id, end, now: now) }
    }

    /// A client is gone: what it sent goes on without an answer, unless it was to end with it.
    mutating func forgetSender(_ session: SessionID, now: MonotonicTime) {
        for sequence in sequences.filter({ $0.asker?.isClient(session) == true }) {
            sequences[sequence.id]?.asker = nil
            if sequence.isEphemeral { endSequence(sequence.id, .cancelled, now: now) }
        }
    }

    /// The store could not write what happened in this turn: what moved in it is back where it was, and ends.
    mutating func failSequences(movedIn undo: [OpenTurn.Undo], _ error: WireError, now: MonotonicTime) {
        var moved: Set<SequenceID> = []
        for case .sequenceMoved(let sequence) in undo { moved.insert(sequence.id) }
        for case .sequenceEnded(let sequence) in undo {
            moved.insert(sequence.id)
            // The answers of a batch are refused together, this one among them.
            if sequence.asker?.batch != nil { sequences[sequence.id]?.asker = nil }
        }
        for id in moved.sorted() { endSequence(id, .failed(error), now: now) }
    }

    /// Puts a sequence back as it was before this turn went on with it.
    mutating func restore(_ former: SentSequence) {
        if case .asking(_, _, let question)? = sequences[former.id]?.phase { questions[question] = nil }
        var former = former
        if let asker = former.asker, asker.sink == .client, sessions[asker.session] == nil { former.asker = nil }
        sequences.put(former)
    }

    // MARK: Telling

    private mutating func tell(
        _ kind: StaticString,
        _ sequence: SentSequence,
        now: MonotonicTime,
        _ write: (inout JSONWriter) -> Void
    ) {
        tell(.info, kind, in: sequence.scene, as: .event, now: now) { output in
            output.textMember(",\"sequence\":", sequence.id.description)
            write(&output)
        }
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
        tell("sequence.step", sequence, now: now) { output in
            output.raw(",\"index\":")
            output.integer(step.item.index)
            output.textMember(",\"outcome\":", step.outcome.rawValue)
            if let receiver = step.receiver { output.textMember(",\"receiver\":", receiver.description) }
            if let error = step.error { output.textMember(",\"error\":", error.code.name) }
        }
    }
}

extension WireError {
    /// A refusal that ended a sequence: with the place in it, and what became of every item.
    fileprivate func endingSequence(_ sequence: SentSequence, at index: Int?) -> WireError {
        var steps = JSONWriter()
        steps.steps(of: sequence)
        let place = index.map { "Value \($0): " } ?? ""
        var error = WireError(code, place + message, data)
            .with("scene", .string(sequence.scene))
            .with("sequence", .id(sequence.id))
        if let index { error = error.with("index", .integer(Int64(index))) }
        return error.with("steps", RawJSON(steps))
    }
}

extension JSONWriter {
    fileprivate mutating func steps(of sequence: SentSequence) {
        raw("[")
        list(sequence.steps) { $0.step($1) }
        raw("]")
    }

    private mutating func step(_ step: SentSequence.Step) {
        raw("{\"index\":")
        integer(step.item.index)
        raw(",\"item\":")
        raw(step.item.sent.text)
        if let addedBy = step.item.addedBy {
            raw(",\"addedBy\":")
            integer(addedBy)
        }
        textMember(",\"outcome\":", step.outcome.rawValue)
        if let receiver = step.receiver {
            raw(",\"by\":{\"session\":")
            id(receiver.session)
            textMember(",\"receiver\":", receiver.description)
            raw("}")
        }
        if let rule = step.rule { textMember(",\"resume\":", rule.name) }
        for member in step.answer?.members ?? [] {
            raw(",")
            string(member.name)
            raw(":")
            raw(member.value)
        }
        if let error = step.error {
            raw(",\"error\":")
            self.error(error)
        }
        raw("}")
    }

    fileprivate mutating func sequence(_ sequence: SentSequence) {
        raw("{\"sequence\":")
        string(sequence.id.description)
        textMember(",\"scene\":", sequence.scene)
        idMember(",\"session\":", sequence.id.session)
        if let name = sequence.name { textMember(",\"name\":", name) }
        textMember(",\"state\":", sequence.stateName)
        if let index = sequence.index {
            raw(",\"index\":")
            integer(index)
        }
        raw(",\"done\":")
        integer(sequence.steps.count)
        raw(",\"left\":")
        integer(sequence.pending.count)
        if case .asking(_, let receiver, _) = sequence.phase { textMember(",\"receiver\":", receiver.description) }
        raw("}")
    }
}

extension SentSequence {
    /// As `sequence.list` calls where it is.
    fileprivate var stateName: String {
        switch phase {
        case .ready, .taken, .performing: "running"
        case .asking: "asking"
        case .waiting: "waiting"
        case .paused: "paused"
        }
    }
}
