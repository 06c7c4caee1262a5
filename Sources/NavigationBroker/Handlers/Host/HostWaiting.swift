import NavigationProtocol
import NavigationTree

extension HostWaiting: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let questions = machines.questions.all
        var requests: [WaitingRequest] = []
        var open: [OpenQuestion] = []
        for (number, question) in questions {
            if question.isRequest { requests.append(machines.waiting(question, number)) }
            open.append(machines.described(question, number))
        }
        for suspension in machines.admission.waiting.all where suspension.place.sink == .client {
            requests.append(machines.waiting(suspension))
        }
        requests += machines.sequences.filter { _ in true }.compactMap { sequence in
            sequence.asker.flatMap { $0.sink == .client ? waiting($0, sequence) : nil }
        }
        requests += machines.answers.results.all.map { waiting($0.place, $0.wait) }
        let elsewhere = machines.elsewhere
        return .done(
            Result(
                requests.map(Listed.here) + elsewhere.listed.map(Listed.elsewhere),
                open.map(Listed.here) + elsewhere.questions.map(Listed.elsewhere)
            )
        )
    }

    private func waiting(_ asker: AnswerPlace, _ sequence: SentSequence) -> WaitingRequest {
        var waiting = WaitingRequest(asker.id, of: asker.session, asker.method, for: .sequence)
        waiting.scene = sequence.scene
        waiting.sequence = sequence.id
        return waiting
    }

    private func waiting(_ place: Results.Place, _ wait: Results.Wait) -> WaitingRequest {
        var waiting = WaitingRequest(wait.asker.id, of: wait.asker.session, wait.asker.method, for: .result)
        waiting.scene = place.scene
        switch place.subject {
        case .entry(let entry): waiting.entry = entry
        case .flow(let flow): waiting.flow = flow
        }
        return waiting
    }
}

extension Machines {
    /// A request whose answer a module has to give.
    fileprivate func waiting(_ question: Question, _ number: QuestionNumber) -> WaitingRequest {
        let asker = question.asker
        var waiting = WaitingRequest(asker.id, of: asker.session, asker.method, for: .answer)
        if case .entry(_, let scene) = question.subject { waiting.scene = scene }
        waiting.question = number
        waiting.module = question.module
        waiting.until = deadline(of: question)
        return waiting
    }

    /// A request that is not carried out yet.
    fileprivate func waiting(_ suspension: Suspension) -> WaitingRequest {
        let place = suspension.place
        let make = { (reason: WaitingRequest.Reason) in
            WaitingRequest(place.id, of: place.session, suspension.method, for: reason)
        }
        var waiting: WaitingRequest
        switch suspension.reason {
        case .vote(let asked, _):
            waiting = make(.guardVote)
            waiting.guardID = asked.id
            waiting.module = asked.module ?? asked.session.flatMap { registry.modules(of: $0).first }
            waiting.question = questions.asked(about: suspension.number)
            waiting.until = suspension.until.map { telemetry.wallClock.milliseconds(at: $0) }
            if let question = waiting.question.flatMap({ questions[$0] }) { waiting.until = deadline(of: question) }
        case .turn(after: let first):
            waiting = make(.turn)
            if let before = admission.waiting[first]?.place { waiting.behind = (before.session, before.id) }
        case .module(let module):
            waiting = make(.module)
            waiting.module = module
        }
        waiting.scene = suspension.scene
        return waiting
    }

    fileprivate func described(_ question: Question, _ number: QuestionNumber) -> OpenQuestion {
        // A guard or a receiver may belong to a session without a module.
        let hasModule = question.type != nil || registry.modules(of: question.provider).contains(question.module)
        var described = OpenQuestion(
            number,
            "\(question.subject.method)",
            to: question.provider,
            module: hasModule ? question.module : nil,
            about: question.type,
            by: question.hasAsker ? question.asker.session : nil,
            during: question.during,
            asked: question.askedAt.map { telemetry.wallClock.milliseconds(at: $0) } ?? 0,
            until: deadline(of: question)
        )
        if !hasModule { described.client = sessions[question.provider]?.name }
        switch question.subject {
        case .vote(let waiting):
            if case .vote(let asked, _)? = admission.waiting[waiting]?.reason { described.guardID = asked.id }
        case .value(_, let receiver): described.receiver = receiver
        case .entry, .migration, .content, .url: break
        }
        return described
    }

    private func deadline(of question: Question) -> Int64 {
        question.askedAt.map { telemetry.wallClock.milliseconds(at: $0 + question.timeout) } ?? 0
    }
}
