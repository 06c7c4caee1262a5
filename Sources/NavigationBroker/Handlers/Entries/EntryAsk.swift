import NavigationProtocol
import NavigationTree

extension EntryAsk: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        try machines.check(SceneTarget(scene: scene))
        let scene = machines[scene: scene]
        let (shown, place) = try scene.entry(entry)
        let navigator = place.navigator
        let own = execution.isHeld ? 1 : 0
        try machines.sessions.checkRoom(of: execution.session, without: own, limits: machines.limits)
        if let token = execution.token, let open = machines.questions.asked(with: token) {
            guard open.token.fingerprint == token.fingerprint else { throw .reused(token) }
            machines.questions.join(open.number, execution.place)
            return .later(.waitingForModule)
        }
        let type = shown.destination.type
        try Quarantine.refuse(shown, at: place, in: scene, on: machines)
        try machines.check(message, called: name, to: shown, on: navigator, in: scene)
        let subject = Question.Subject.entry(entry, scene: scene.name)
        guard let provider = machines.registry.owner(of: type), machines.sessions.canAnswer(provider) else {
            execution.unprovided.append(type.description)
            throw Question(subject, of: execution.session, about: type, timeout: 0).providerGone
        }
        let timeout = timeout ?? machines.limits.question
        var question = Question(subject, of: provider, about: type, for: execution.place, timeout: timeout)
        question.during = execution.during
        question.token = execution.token
        try machines.questions.refuseCycle(question, askedBy: execution.session)
        let text = EntryAskQuestion(scene: scene.name, navigator, shown, name: name, message: message, timeout: timeout)
        question.ask(text, on: &machines, now: execution.now)
        return .later(.waitingForModule)
    }
}
