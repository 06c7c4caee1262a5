import JSON
import NavigationProtocol
import NavigationTree

// What a sequence does with each of its items: ask a receiver, let one receive without being asked, show a destination, or act.
//
// Operations go the way of every request, and what becomes of them comes back through their `AnswerPlace`, at once or later.

extension Machines {
    mutating func carryOut(_ item: SentSequence.Item, of id: SequenceID, now: MonotonicTime) {
        switch item.sent.content {
        case .value, .destination: deliver(item, of: id, now: now)
        case .action(let action): act(action, item, of: id, now: now)
        }
    }

    // MARK: For receivers

    private mutating func deliver(_ item: SentSequence.Item, of id: SequenceID, now: MonotonicTime) {
        guard let sequence = sequences[id], let scene = scene(sequence.scene), let name = item.sent.receivedName else {
            return
        }
        let navigator = item.sent.navigator ?? sequence.navigator
        let start: NavigatorID
        do { start = try find(navigator, in: scene.name) } catch { return failItem(of: id, error, now: now) }
        guard let receiver = receiver(of: name, from: start, in: scene) else {
            return showUnreceived(item, on: navigator, start, of: id, now: now)
        }
        guard let auto = receiver.auto else {
            return ask(receiver, item, name, from: start, of: id, now: now)
        }
        var errand = SentSequence.Errand(outcome: .shown, receiver: receiver.id, rule: auto.resume)
        switch auto.action {
        case .select(let navigator):
            errand = SentSequence.Errand(outcome: .selected, receiver: receiver.id, rule: auto.resume)
            perform(.navigatorSelect, .emptyObject, on: navigator, errand, of: id, now: now)
        case .navigate(let named):
            let navigator = named ?? receiver.navigator.map { "\($0)" } ?? navigator
            show(item, by: auto.method, on: navigator, start, errand, of: id, now: now)
        }
    }

    /// A destination that nobody receives is shown; nothing else goes without a receiver.
    private mutating func showUnreceived(
        _ item: SentSequence.Item,
        on navigator: String?,
        _ start: NavigatorID,
        of id: SequenceID,
        now: MonotonicTime
    ) {
        guard let sequence = sequences[id], let name = item.sent.receivedName else { return }
        if case .destination(let type, _, let method) = item.sent.content, method != .send,
            method != nil || !isSent(type, on: start, in: sequence.scene)
        {
            return show(item, by: nil, on: navigator, start, .init(outcome: .shown), of: id, now: now)
        }
        let nearest = Names.nearest(to: name.name.description, among: sequences.receivers.names(of: name.kind))
        let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
        let error = WireError(
            .noReceiver,
            "Nobody receives the \(name.kind.rawValue) \"\(name.name)\"\(hint)",
            [name.kind.rawValue: .string(name.name.description), "nearest": nearest.map { .string($0) }]
        )
        failItem(of: id, error, now: now)
    }

    private func isSent(_ type: TypeName, on navigator: NavigatorID, in scene: String) -> Bool {
        registry.definition(of: type.description, on: navigator, in: self[scene: scene].tree)?.isSent == true
    }

    /// Shows an item's destination: by the receiver's method, else by the item's own, else by the type's.
    private mutating func show(
        _ item: SentSequence.Item,
        by receiversMethod: NavigationMethod?,
        on navigator: String?,
        _ start: NavigatorID,
        _ errand: SentSequence.Errand,
        of id: SequenceID,
        now: MonotonicTime
    ) {
        guard case .destination(let type, let arguments, let wanted) = item.sent.content,
            let scene = sequences[id]?.scene
        else { return }
        var method = receiversMethod
        if case .show(let own)? = wanted { method = method ?? own }
        // It was received: sending it again would lead here again.
        if method == nil, isSent(type, on: start, in: scene) { method = .push }
        let parameters = RawJSON { writer in
            writer.member("type", type)
            writer.member("arguments", arguments)
            writer.member("method", ifPresent: method)
        }
        perform(.navigate, parameters, on: navigator, errand, of: id, now: now)
    }

    /// The receiver of something that is sent from a navigator. A client that cannot answer any more is left out.
    private func receiver(of name: ReceivedName, from start: NavigatorID, in scene: Scene) -> Receiver? {
        sequences.receivers.nearest(to: start, of: name, in: scene.tree) { receiver in
            let session = sessions[receiver.id.session]
            return session?.canAnswer == true && (receiver.auto != nil || session?.hasInputEnded == false)
        }
    }

    // MARK: Questions

    private mutating func ask(
        _ receiver: Receiver,
        _ item: SentSequence.Item,
        _ name: ReceivedName,
        from start: NavigatorID,
        of id: SequenceID,
        now: MonotonicTime
    ) {
        guard let sequence = sequences[id] else { return }
        let timeout = receiver.timeout ?? limits.question
        let place = place(of: sequence)
        var question = Question(
            .value(id, receiver.id),
            of: receiver.id.session,
            module: sessions[receiver.id.session]?.module ?? "\(receiver.id)",
            for: place,
            timeout: timeout
        )
        question.during = questions.stillOpen(sequence.during)
        do { try questions.refuseCycle(question, askedBy: id.session) } catch {
            return failItem(of: id, error, now: now)
        }
        let text = ValueReceiveQuestion(
            scene: sequence.scene,
            id,
            index: item.index,
            on: receiver.navigator ?? start,
            receiver.id,
            name,
            item.sent,
            timeout: timeout
        )
        let number = ask(question, text, as: .event, now: now)
        sequences.ask(receiver.id, number, for: id)
    }

    // MARK: Actions

    private mutating func act(
        _ action: SentAction,
        _ item: SentSequence.Item,
        of id: SequenceID,
        now: MonotonicTime
    ) {
        guard let sequence = sequences[id], let scene = scene(sequence.scene) else { return }
        let navigator = item.sent.navigator ?? sequence.navigator
        switch action {
        case .sweep(let method):
            let errand = SentSequence.Errand(outcome: .performed, isCancelledByLocks: true)
            perform(method, .emptyObject, on: navigator, errand, of: id, now: now)
        case .perform(let method, let parameters):
            perform(method, parameters, on: navigator, .init(outcome: .performed), of: id, now: now)
        case .send(let items): settleItem(of: id, .performed, .inserting(items), now: now)
        case .pause: settleItem(of: id, .performed, .pause, now: now)
        case .cancel: settleItem(of: id, .performed, .cancel, now: now)
        case .cancelIfLocked:
            settleItem(of: id, .performed, scene.tree.heldLocks.isEmpty ? .immediately : .cancel, now: now)
        case .empty: settleItem(of: id, .performed, .immediately, now: now)
        }
    }

    // MARK: Operations

    private mutating func perform(
        _ method: Method,
        _ parameters: RawJSON,
        on navigator: String?,
        _ errand: SentSequence.Errand,
        of id: SequenceID,
        now: MonotonicTime
    ) {
        sequences.perform(errand, for: id)
        guard let sequence = sequences[id] else { return }
        var context = Execution(method, place(of: sequence), now)
        context.during = questions.stillOpen(sequence.during)
        carryOut(parameters, in: OperationContext(scene: sequence.scene, navigator: navigator), context)
    }

    private func place(of sequence: SentSequence) -> AnswerPlace {
        AnswerPlace(
            session: sequence.id.session,
            id: sequence.request,
            batch: nil,
            sink: .sequence(sequence.id)
        )
    }

    /// An operation of a sequence was answered. One that has ended since wants to know no more.
    mutating func operationAnswered(_ answer: Result<OperationAnswer, WireError>, of id: SequenceID, now: MonotonicTime)
    {
        // What the operation tied to a session that is gone goes as if the session had ended after it; after the store failed, with all that is mended.
        if sessions[id.session] == nil, !needsReconciling {
            let cause = Cause(.sessionEnded, session: id.session, module: sequences[id]?.module)
            withdraw([], session: id.session, cause: cause, now: now)
        }
        guard case .performing(_, let errand)? = sequences[id]?.phase else { return }
        switch answer {
        case .success(let answer):
            settleItem(of: id, errand.outcome, errand.rule, by: errand.receiver, answer, now: now)
        case .failure(let error) where error.code == .locked && errand.isCancelledByLocks:
            endSequence(id, .cancelled, lockedBy: error, now: now)
        case .failure(let error): failItem(of: id, error, now: now)
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
            return machines.failItem(of: sequence, error, now: now)
        }
        let rule: ResumeRule
        do { rule = try ResumeRule(answer: content, maximumDelay: machines.limits.questionMaximum) } catch {
            let refusal = self.error("answered something else than how to go on: \(error.message)")
            return machines.failItem(of: sequence, refusal.with("reason", .string(error.message)), now: now)
        }
        machines.settleItem(of: sequence, .received, rule, by: self, now: now)
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
