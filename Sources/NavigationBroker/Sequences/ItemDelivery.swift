import JSON
import NavigationProtocol
import NavigationTree

/// The step of a sequence after it has taken an item. It asks a receiver, delivers without asking, shows a destination,
/// or acts.
///
/// Operations take the same path as every request. Their answers come back through their `AnswerPlace`, at once or
/// later; see ``SequenceID/operationAnswered(_:on:now:)``.
struct ItemDelivery {
    let item: SentSequence.Item
    let id: SequenceID
    let now: MonotonicTime

    func carryOut(on machines: inout Machines) {
        guard let sequence = machines.sequences[id], let scene = machines.scene(sequence.scene) else { return }
        let navigator = item.sent.navigator ?? sequence.navigator
        switch item.sent.content {
        case .value, .destination:
            guard let name = item.sent.receivedName else { return }
            do {
                let start = try machines.find(navigator, in: scene.name)
                deliver(name, from: start, navigator, in: scene, on: &machines)
            } catch { id.fail(error, on: &machines, now: now) }
        case .action(let action): act(action, on: navigator, in: scene, on: &machines)
        }
    }

    // MARK: For receivers

    /// - Parameters:
    ///   - start: where the search for a receiver begins.
    ///   - navigator: the same as the item or the sequence names it; nil for the current one.
    private func deliver(
        _ name: ReceivedName,
        from start: NavigatorID,
        _ navigator: String?,
        in scene: Scene,
        on machines: inout Machines
    ) {
        guard let receiver = receiver(of: name, from: start, in: scene, machines) else {
            return showUnreceived(name, from: start, navigator, in: scene, on: &machines)
        }
        guard let auto = receiver.auto else { return ask(receiver, name, from: start, in: scene, on: &machines) }
        switch auto.action {
        case .select(let navigator):
            let errand = SentSequence.Errand(outcome: .selected, receiver: receiver.id, rule: auto.resume)
            perform(.navigatorSelect, .emptyObject, navigator, errand, on: &machines)
        case .navigate(let named):
            let errand = SentSequence.Errand(outcome: .shown, receiver: receiver.id, rule: auto.resume)
            let navigator = named ?? receiver.navigator.map { "\($0)" } ?? navigator
            show(by: auto.method, from: start, navigator, in: scene, errand, on: &machines)
        }
    }

    /// The receiver of something that is sent from a navigator. A client that cannot answer any more is left out.
    private func receiver(
        of name: ReceivedName,
        from start: NavigatorID,
        in scene: Scene,
        _ machines: borrowing Machines
    ) -> Receiver? {
        let sessions = machines.sessions
        return machines.sequences.receivers.nearest(to: start, of: name, in: scene.tree) { receiver in
            let session = sessions[receiver.id.session]
            return session?.canAnswer == true && (receiver.auto != nil || session?.hasInputEnded == false)
        }
    }

    /// A destination without a receiver is shown; for everything else a receiver must be there.
    private func showUnreceived(
        _ name: ReceivedName,
        from start: NavigatorID,
        _ navigator: String?,
        in scene: Scene,
        on machines: inout Machines
    ) {
        if case .destination(let type, _, let method) = item.sent.content, method != .send,
            method != nil || !isSent(type, on: start, in: scene, machines)
        {
            return show(by: nil, from: start, navigator, in: scene, .init(outcome: .shown), on: &machines)
        }
        let known = machines.sequences.receivers.names(of: name.kind)
        let nearest = Spelling.nearest(to: name.name.description, among: known)
        let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
        let error = WireError(
            .noReceiver,
            "Nobody receives the \(name.kind.rawValue) \"\(name.name)\"\(hint)",
            [name.kind.rawValue: .string(name.name.description), "nearest": nearest.map { .string($0) }]
        )
        id.fail(error, on: &machines, now: now)
    }

    private func isSent(
        _ type: TypeName,
        on navigator: NavigatorID,
        in scene: Scene,
        _ machines: borrowing Machines
    ) -> Bool {
        machines.registry.definition(of: type.description, on: navigator, in: scene.tree)?.isSent == true
    }

    /// Shows an item's destination: by the receiver's method, else by the item's own, else by the type's.
    private func show(
        by receiversMethod: NavigationMethod?,
        from start: NavigatorID,
        _ navigator: String?,
        in scene: Scene,
        _ errand: SentSequence.Errand,
        on machines: inout Machines
    ) {
        guard case .destination(let type, let arguments, let wanted) = item.sent.content else { return }
        var method = receiversMethod
        if case .show(let own)? = wanted { method = method ?? own }
        // It was received: sending it again would lead here again.
        if method == nil, isSent(type, on: start, in: scene, machines) { method = .push }
        let parameters = RawJSON { writer in
            writer.member("type", type)
            writer.member("arguments", arguments)
            writer.member("method", ifPresent: method)
        }
        perform(.navigate, parameters, navigator, errand, on: &machines)
    }

    private func ask(
        _ receiver: Receiver,
        _ name: ReceivedName,
        from start: NavigatorID,
        in scene: Scene,
        on machines: inout Machines
    ) {
        guard let sequence = machines.sequences[id] else { return }
        let timeout = receiver.timeout ?? machines.limits.question
        var question = Question(
            .value(id, receiver.id),
            of: receiver.id.session,
            module: machines.sessions[receiver.id.session]?.module ?? "\(receiver.id)",
            for: sequence.operationPlace,
            timeout: timeout
        )
        question.during = sequence.during
        do { try machines.questions.refuseCycle(question, askedBy: id.session) } catch {
            return id.fail(error, on: &machines, now: now)
        }
        let text = ValueReceiveQuestion(
            scene: scene.name,
            id,
            index: item.index,
            on: receiver.navigator ?? start,
            receiver.id,
            name,
            item.sent,
            timeout: timeout
        )
        let number = question.ask(text, as: .event, on: &machines, now: now)
        machines.sequences.ask(receiver.id, number, for: id)
    }

    // MARK: Actions

    private func act(_ action: SentAction, on navigator: String?, in scene: Scene, on machines: inout Machines) {
        let rule: ResumeRule
        switch action {
        case .sweep(let method):
            let errand = SentSequence.Errand(outcome: .performed, isCancelledByLocks: true)
            return perform(method, .emptyObject, navigator, errand, on: &machines)
        case .perform(let method, let parameters):
            return perform(method, parameters, navigator, .init(outcome: .performed), on: &machines)
        case .send(let items): rule = .inserting(items)
        case .pause: rule = .pause
        case .cancel: rule = .cancel
        case .cancelIfLocked: rule = scene.tree.heldLocks.isEmpty ? .immediately : .cancel
        case .empty: rule = .immediately
        }
        id.settleItem(.performed, rule, on: &machines, now: now)
    }

    private func perform(
        _ method: Method,
        _ parameters: RawJSON,
        _ navigator: String?,
        _ errand: SentSequence.Errand,
        on machines: inout Machines
    ) {
        machines.sequences.perform(errand, for: id)
        guard let sequence = machines.sequences[id] else { return }
        var execution = Execution(method, sequence.operationPlace, now)
        execution.during = sequence.during
        let context = OperationContext(scene: sequence.scene, navigator: navigator)
        machines.carryOut(parameters, in: context, &execution)
    }
}

extension SentSequence {
    /// Where the answers to its operations go.
    fileprivate var operationPlace: AnswerPlace {
        AnswerPlace(session: id.session, id: request, batch: nil, sink: .sequence(id), trace: trace)
    }
}

extension SequenceID {
    /// An operation of the sequence was answered. A sequence that has ended since does not want to know.
    func operationAnswered(
        _ answer: Result<OperationAnswer, WireError>,
        on machines: inout Machines,
        now: MonotonicTime
    ) {
        // If the session has ended, everything that the operation tied to it ends now. After a failure of the store,
        // reconciling does that.
        if machines.sessions[session] == nil, !machines.turn.needsReconciling {
            let author = machines.sequences[self]?.author
            let cause = Cause(
                .sessionEnded,
                session: session,
                author: .known(client: author?.client, module: author?.module, identity: author?.identity),
                time: machines.telemetry.wallClock.milliseconds(at: now)
            )
            machines.withdraw([], session: session, cause: cause, now: now)
        }
        guard case .performing(_, let errand)? = machines.sequences[self]?.phase else { return }
        switch answer {
        case .success(var answer):
            let outcome = answer.outcome(of: errand)
            settleItem(outcome, errand.rule, by: errand.receiver, answer, on: &machines, now: now)
        case .failure(let error) where error.code == .locked && errand.isCancelledByLocks:
            end(.cancelled, lockedBy: error, on: &machines, now: now)
        case .failure(let error): fail(error, on: &machines, now: now)
        }
    }
}

extension ReceiverID {
    /// The receiver has answered how the sequence goes on.
    func answered(
        _ content: RawJSON,
        isError: Bool,
        about sequence: SequenceID,
        on machines: inout Machines,
        now: MonotonicTime
    ) {
        guard !isError else {
            let error = error("answered with an error\(content.complaint)").with("error", content)
            return sequence.fail(error, on: &machines, now: now)
        }
        let rule: ResumeRule
        do { rule = try ResumeRule(answer: content, maximumDelay: machines.limits.questionMaximum) } catch {
            let refusal = self.error("answered something else than how to go on: \(error.message)")
            return sequence.fail(refusal.with("reason", .string(error.message)), on: &machines, now: now)
        }
        sequence.settleItem(.received, rule, by: self, on: &machines, now: now)
    }

    private func error(_ what: String) -> WireError {
        WireError(
            .receiverError,
            "The receiver \(self) of session \(session) \(what)",
            ["receiver": .id(self), "session": .id(session)]
        )
    }
}

extension WireError {
    /// Why a receiver gave no answer, instead of why a module did.
    func ofReceiver(_ receiver: ReceiverID, timeout: Double) -> WireError {
        let code: ErrorCode
        var members = [Member("receiver", .id(receiver)), Member("session", .id(receiver.session))]
        let what: String
        switch self.code {
        case .providerGone: (code, what) = (.receiverGone, "is gone")
        case .providerTimeout:
            (code, what) = (.receiverTimeout, "did not answer within \(timeout) s")
            members += data.filter { $0.name == "timeout" || $0.name == "waitingFor" }
        default: return self
        }
        return WireError(code, "The receiver \(receiver) of session \(receiver.session) \(what)", members)
    }
}
