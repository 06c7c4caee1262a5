import JSON
import NavigationProtocol
import NavigationTree

// The meaning of an answer, and of a missing one, for the request, sequence or scene that waits. The question is
// settled already.

extension Question {
    /// The module has answered.
    func answered(_ content: RawJSON, isError: Bool, on machines: inout Machines, now: MonotonicTime) {
        switch subject {
        case .entry:
            if isError { return refuse(content, on: &machines, now: now) }
            let result = EntryAsk.Result(content)
            if let token {
                let text = RawJSON(writing: result).bytes
                machines.note(.tokens(machines.tokens.remember(token, Array(text), limits: machines.limits)))
            }
            for place in [asker] + repetitions {
                machines.answer(place, with: result, now: now)
                machines.settle(place, now: now)
            }
        case .url(let request, let match):
            if isError { return refuse(content, on: &machines, now: now) }
            request.answered(content, match, self, on: &machines, now: now)
            machines.settle(asker, now: now)
        case .migration(let migration):
            migration.answered(isError ? nil : content, self, on: &machines, now: now)
        case .content(let supply): supply.answered(content, isError: isError, self, on: &machines, now: now)
        case .vote(let number):
            let resumed = machines.admission.answeredInTime(number)
            resumed?.tellPause(nil, on: &machines, now: now)
            voted(isError ? nil : content, on: number, on: &machines, now: now)
        case .value(let sequence, let receiver):
            receiver.answered(content, isError: isError, about: sequence, on: &machines, now: now)
        }
    }

    /// The module answered with an error; the client that asked gets it.
    private func refuse(_ content: RawJSON, on machines: inout Machines, now: MonotonicTime) {
        failed(providerError(content), on: &machines, now: now)
    }

    /// The error of a module's answer that is one.
    func providerError(_ content: RawJSON) -> WireError {
        WireError(
            .providerError,
            "The module \"\(module)\" answered with an error\(content.complaint)",
            about + [.init(name: "error", value: content)]
        )
    }

    /// The module did not answer.
    func failed(_ error: WireError, on machines: inout Machines, now: MonotonicTime) {
        switch subject {
        case .entry, .url:
            tellFailure(error, on: &machines, now: now)
            for place in [asker] + repetitions {
                machines.answer(place, refusing: error, now: now)
                machines.settle(place, now: now)
            }
        case .migration: tellFailure(error, on: &machines, now: now)
        case .content(let supply):
            tellFailure(error, on: &machines, now: now)
            supply.failed(error, self, on: &machines, now: now)
        case .vote(let number):
            tellFailure(error, on: &machines, now: now)
            if error.code == .providerTimeout { deadlineMissed(on: number, on: &machines, now: now) }
            voteMissed(on: number, error.message, on: &machines, now: now)
        case .value(let sequence, let receiver):
            sequence.fail(error.ofReceiver(receiver, timeout: timeout), on: &machines, now: now)
        }
    }

    // MARK: Votes

    /// - Parameter answer: nil when it was an error.
    private func voted(
        _ answer: RawJSON?,
        on number: SuspensionNumber,
        on machines: inout Machines,
        now: MonotonicTime
    ) {
        let guardModule = machines.registry.modules(of: provider).first
        do {
            if case .redirect(_, let method?, _) = try GuardVote(answer) {
                _ = try machines.defined(method)
            }
            follow(try machines.admission.vote(answer, on: number, module: guardModule), number, &machines, now)
        } catch {
            let about = about + [.init("reason", .string(error.message))]
            let error = WireError(.providerError, "The module \"\(module)\" answered: \(error.message)", about)
            tellFailure(error, on: &machines, now: now)
            voteMissed(on: number, error.message, on: &machines, now: now)
        }
    }

    /// A guard that has missed several deadlines in a row is not asked for a while.
    private func deadlineMissed(on number: SuspensionNumber, on machines: inout Machines, now: MonotonicTime) {
        let paused = machines.admission.deadlineMissed(number, limits: machines.limits, now: now)
        if let paused { paused.asked.tellPause(paused.circuit, on: &machines, now: now) }
    }

    private func voteMissed(
        on number: SuspensionNumber,
        _ reason: String,
        on machines: inout Machines,
        now: MonotonicTime
    ) {
        let guardModule = machines.registry.modules(of: provider).first
        let decision = machines.admission.voteMissed(on: number, reason: reason, module: guardModule)
        follow(decision, number, &machines, now)
    }

    private func follow(
        _ decision: Admission.Decision?,
        _ number: SuspensionNumber,
        _ machines: inout Machines,
        _ now: MonotonicTime
    ) {
        switch decision {
        case .goesOn, nil: break
        case .isRefused(let error): Suspension.refuse(number, error, on: &machines, now: now)
        }
    }
}
