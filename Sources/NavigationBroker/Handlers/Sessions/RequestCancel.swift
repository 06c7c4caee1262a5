import NavigationProtocol
import NavigationTree

extension RequestCancel: Handler {
    /// Looks for the request where it may wait: at a module, for its turn, for a sequence, then for a result.
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let (session, now) = (execution.session, execution.now)
        let error = WireError(.cancelled, "The request was cancelled")
        if let question = machines.questions.asked(as: request, by: session) {
            Question.fail(question, error, on: &machines, now: now)
        } else if let place = machines.questions.leave(session, request).first {
            machines.answer(place, refusing: error, now: now)
            machines.settle(place, now: now)
        } else if let number = machines.admission.waiting.request(request, of: session) {
            Suspension.refuse(number, error, on: &machines, now: now)
        } else if let sequence = machines.sequences.sent(as: request, by: session) {
            sequence.end(.failed(error), on: &machines, now: now)
        } else {
            let waits = machines.answers.results.remove(of: session) { $0.asker.id == request }
            return .done(Result(machines.fail(waits, error, now: now) > 0))
        }
        return .done(Result(true))
    }
}
