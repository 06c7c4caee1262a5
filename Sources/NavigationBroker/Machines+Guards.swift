import JSON
import NavigationProtocol
import NavigationTree

// Guards: modules that vote on what is about to be shown, or to go. They are asked one after the other, before anything has happened.

extension Machines {
    // MARK: Asking them

    /// The next guard that has not said yet what it thinks of this, and what it is to be asked about.
    func nextQuestion(
        about steps: [NavigationChange.Step],
        in scene: Scene,
        _ passage: Passage
    ) -> GuardQuestion? {
        let entries = GuardedEntry.all(in: steps)
        guard !entries.isEmpty else { return nil }
        let redirecting = Set(passage.redirects.map(\.guardID))
        for candidate in guards.guards where !redirecting.contains(candidate.id) {
            let meant = entries.filter { entry in
                isAbout(candidate, entry, in: scene, steps)
                    && !passage.allowed.contains(Passage.Hearing(candidate.id, entry))
            }
            if !meant.isEmpty { return GuardQuestion(asked: candidate, entries: meant) }
        }
        return nil
    }

    /// Every guard that a request with these steps would be put to, in order.
    func guardsToAsk(about steps: [NavigationChange.Step], in scene: Scene) -> [NavigationGuard] {
        guard !guards.isEmpty else { return [] }
        let entries = GuardedEntry.all(in: steps)
        return guards.guards.filter { candidate in entries.contains { isAbout(candidate, $0, in: scene, steps) } }
    }

    private func isAbout(
        _ candidate: NavigationGuard,
        _ guarded: GuardedEntry,
        in scene: Scene,
        _ steps: [NavigationChange.Step]
    ) -> Bool {
        let type = guarded.entry.destination.type
        guard candidate.moment == guarded.moment, candidate.scene.map({ $0 == scene.name }) ?? true,
            candidate.concerns(type, roles: registry.rules.roles(of: type.description))
        else { return false }
        return candidate.navigator.map { scene.tree.isInside(guarded.navigator, $0, closedBy: steps) } ?? true
    }

    /// Puts a request to a guard; it waits for the vote.
    mutating func ask(
        _ next: GuardQuestion,
        before waiting: Suspension,
        _ context: Execution
    ) throws(WireError) -> Completion {
        let number = waiting.passage.number ?? suspensions.makeNumber()
        var question = Question(
            .vote(number),
            of: next.asked.session,
            module: registry.modules(of: next.asked.session).first ?? next.asked.name,
            for: AnswerPlace(session: waiting.place.session, id: nil, batch: nil, sink: waiting.place.sink),
            timeout: next.asked.timeout
        )
        // A question that is over by now holds nobody up.
        question.during = waiting.isNew || questions[context.during ?? 0] != nil ? context.during : nil
        try refuseCycle(question, context)
        let hearings = next.entries.map { Passage.Hearing(next.asked.id, $0) }
        try keep(waiting, as: number, .vote(next.asked, Set(hearings)))
        let scene = self[scene: waiting.scene]
        let (cause, tree) = (cause(context), scene.tree)
        ask(question, now: context.now) { output in
            output.textMember("\"scene\":", scene.name)
            output.textMember(",\"guard\":", "\(next.asked.id)")
            output.textMember(",\"name\":", next.asked.name)
            output.textMember(",\"on\":", next.asked.moment.rawValue)
            output.raw(",\"entries\":[")
            output.list(next.entries) { $0.guarded($1, in: tree) }
            output.raw("],\"cause\":")
            output.cause(cause)
            if !waiting.passage.redirects.isEmpty {
                output.raw(",\"redirected\":")
                output.chain(waiting.passage)
            }
            output.raw(",\"timeout\":")
            output.double(next.asked.timeout)
        }
        return .suspended
    }

    // MARK: What they say

    /// An answer came in; nil when it was an error.
    mutating func receiveVote(_ answer: RawJSON?, on number: UInt64, _ question: Question, now: MonotonicTime) {
        do { try follow(GuardVote(answer), on: number, now: now) } catch {
            let about = question.about + [.init("reason", .string(error.message))]
            let error = WireError(.providerError, "The module \"\(question.module)\" answered: \(error.message)", about)
            tellFailure(of: question, error, now: now)
            missVote(on: number, error, now: now)
        }
    }

    /// The guard did not say anything that counts: its default does.
    mutating func missVote(on number: UInt64, _ error: WireError, now: MonotonicTime) {
        guard case .vote(let asked, let hearings) = suspensions[number]?.reason else { return }
        switch asked.defaultVerdict {
        case .allow: allow(hearings, on: number)
        case .deny: refuse(number, denial(by: asked, hearings, error.message, isDefault: true), now: now)
        }
    }

    private mutating func follow(_ vote: GuardVote, on number: UInt64, now: MonotonicTime) throws(WireError) {
        guard case .vote(let asked, let hearings) = suspensions[number]?.reason else { return }
        switch vote {
        case .allow: allow(hearings, on: number)
        case .deny(let reason): refuse(number, denial(by: asked, hearings, reason, isDefault: false), now: now)
        case .redirect(let target, let method, let navigator):
            redirect(number, from: asked, to: target, by: method, on: navigator, now: now)
        }
    }

    private mutating func allow(_ hearings: Set<Passage.Hearing>, on number: UInt64) {
        suspensions.update(number) { $0.passage.allowed.formUnion(hearings) }
        due.append(number)
    }

    private func denial(
        by asked: NavigationGuard,
        _ hearings: Set<Passage.Hearing>,
        _ reason: String?,
        isDefault: Bool
    ) -> WireError {
        let module = registry.modules(of: asked.session).first
        let what = Set(hearings.map(\.destination.type)).sorted().map(\.description).joined(separator: ", ")
        let verb = asked.moment == .enter ? "entering" : "leaving"
        let why = reason.map { ": \($0)" } ?? ""
        return WireError(
            .denied,
            "The guard \"\(asked.name)\" denies \(verb) \(what)\(why)",
            [
                "guard": .id(asked.id), "guardName": .string(asked.name), "module": module.map { .string($0) },
                "on": .string(asked.moment.rawValue), "reason": reason.map { .string($0) },
                "byDefault": isDefault ? .bool(true) : nil,
            ]
        )
    }

    /// Another destination is navigated to instead, unless the request has been on its way there before.
    private mutating func redirect(
        _ number: UInt64,
        from asked: NavigationGuard,
        to target: RequestedDestination,
        by method: NavigationMethod?,
        on navigator: String?,
        now: MonotonicTime
    ) {
        guard var waiting = suspensions[number] else { return }
        let isLoop = (waiting.passage.wanted + waiting.passage.redirects.map(\.target)).contains(target)
        let module = registry.modules(of: asked.session).first
        let redirect = Passage.Redirect(guardID: asked.id, name: asked.name, module: module, target: target)
        waiting.passage.redirects.append(redirect)
        guard !isLoop else { return refuse(number, .redirectLoop(waiting.passage), now: now) }
        let parameters = JSONWriter.navigation(to: target, by: method, on: navigator, insteadOf: waiting)
        suspensions.add(waiting.replaced(by: .navigate, parameters))
        due.append(number)
    }
}

/// A guard, and what it is asked about.
struct GuardQuestion {
    let asked: NavigationGuard
    let entries: [GuardedEntry]
}

/// What a guard answered.
private enum GuardVote {
    case allow
    case deny(reason: String?)
    case redirect(RequestedDestination, method: NavigationMethod?, navigator: String?)

    init(_ answer: RawJSON?) throws(WireError) {
        guard let answer else { throw Parameters.invalid("verdict", "an answer, not an error") }
        guard let object = (try? answer.value())?.object, let verdict = object["verdict"]?.string else {
            throw Parameters.invalid("verdict", "in {\"verdict\":\"allow\"|\"deny\"|\"redirect\", …}")
        }
        switch verdict {
        case "allow": self = .allow
        case "deny": self = .deny(reason: object["reason"]?.string)
        case "redirect":
            guard let type = object["type"]?.string else { throw Parameters.invalid("type", "a destination type") }
            let arguments = object["arguments"]
            guard arguments == nil || arguments?.object != nil else {
                throw Parameters.invalid("arguments", "an object")
            }
            let method = object["method"]?.string
            let known = method.flatMap { NavigationMethod(rawValue: $0) }
            if method != nil, known == nil { throw Parameters.invalid("method", "a method, as \"sheet\"") }
            let target = RequestedDestination(type: type, arguments: arguments?.serialized() ?? .emptyObject)
            self = .redirect(target, method: known, navigator: object["navigator"]?.string)
        default: throw Parameters.invalid("verdict", "\"allow\", \"deny\" or \"redirect\"")
        }
    }
}

extension WireError {
    fileprivate static func redirectLoop(_ passage: Passage) -> WireError {
        var chain = JSONWriter()
        chain.chain(passage)
        let names = passage.wanted.prefix(1).map(\.type) + passage.redirects.map(\.target.type)
        return WireError(
            .redirectLoop,
            "Guards send this request round in a circle: \(names.joined(separator: " → "))",
            [.init(name: "chain", value: RawJSON(chain))]
        )
    }
}

extension NavigationTree {
    /// Whether a navigator is another or below it, also one that these steps have closed.
    fileprivate func isInside(
        _ navigator: NavigatorID,
        _ top: NavigatorID,
        closedBy steps: [NavigationChange.Step]
    ) -> Bool {
        var next: NavigatorID? = navigator
        while let id = next {
            if id == top { return true }
            if let known = self[id] {
                next = known.parent
            } else {
                next =
                    steps.lazy.compactMap { step in
                        if case .navigatorClosed(let closed, _) = step, closed.id == id { closed.parent } else { nil }
                    }.first
            }
        }
        return false
    }
}

extension JSONWriter {
    /// What a guard is asked about. What is not there yet has no id, nor has a navigator that is not.
    fileprivate mutating func guarded(_ guarded: GuardedEntry, in tree: borrowing NavigationTree) {
        let destination = guarded.entry.destination
        textMember("{\"type\":", destination.type.description)
        raw(",\"arguments\":")
        raw(destination.arguments)
        textMember(",\"method\":", guarded.entry.method.rawValue)
        if guarded.moment == .leave {
            raw(",\"entry\":")
            id(guarded.entry.id)
        }
        if tree[guarded.navigator] != nil {
            raw(",\"navigator\":")
            id(guarded.navigator)
        }
        raw("}")
    }

    /// Where a request wanted to go, and where guards sent it.
    fileprivate mutating func chain(_ passage: Passage) {
        raw("[")
        list(passage.wanted) { $0.wanted($1) }
        for (index, redirect) in passage.redirects.enumerated() {
            raw(index == 0 && passage.wanted.isEmpty ? "" : ",")
            wanted(redirect.target)
            truncate(to: count - 1)
            textMember(",\"guard\":", "\(redirect.guardID)")
            textMember(",\"name\":", redirect.name)
            if let module = redirect.module { textMember(",\"module\":", module) }
            raw("}")
        }
        raw("]")
    }

    private mutating func wanted(_ destination: RequestedDestination) {
        textMember("{\"type\":", destination.type)
        raw(",\"arguments\":")
        raw(destination.arguments)
        raw("}")
    }

    /// Adds to a result that the request was sent elsewhere, and that this is all that becomes of it.
    mutating func redirected(_ passage: Passage) {
        truncate(to: count - 1)
        if passage.wantsResult { raw(",\"outcome\":\"redirected\"") }
        raw(",\"redirected\":")
        chain(passage)
        raw("}")
    }

    /// The parameters of the request that takes the place of another.
    fileprivate static func navigation(
        to target: RequestedDestination,
        by method: NavigationMethod?,
        on navigator: String?,
        insteadOf waiting: Suspension
    ) -> RawJSON {
        var writer = JSONWriter()
        writer.textMember("{\"scene\":", waiting.scene)
        if let navigator = navigator ?? waiting.navigator { writer.textMember(",\"navigator\":", navigator) }
        if let revision = waiting.ifRevision {
            writer.raw(",\"ifRevision\":")
            writer.integer(revision)
        }
        writer.textMember(",\"type\":", target.type)
        writer.raw(",\"arguments\":")
        writer.raw(target.arguments)
        if let method { writer.textMember(",\"method\":", method.rawValue) }
        writer.raw("}")
        return RawJSON(writer)
    }
}
