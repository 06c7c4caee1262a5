import JSON
import NavigationProtocol
import NavigationTree
import NavigationURLs

/// A client's request about a URL; kept while a module is asked what the URL becomes.
struct LinkRequest {
    enum Purpose {
        /// To know what the URL would become.
        case resolve
        /// To send what it becomes.
        case open(isEphemeral: Bool)
    }

    let target: URLTarget
    let purpose: Purpose

    /// The answer to a request that only wants to know.
    func resolved(_ match: URLMatch, items: [JSONValue]) -> URLResolve.Result {
        let registered = match.registered
        return URLResolve.Result(
            URLTarget(
                url: target.url,
                scene: target.scene ?? registered.scene,
                navigator: target.navigator ?? registered.navigator
            ),
            pattern: registered.pattern.text,
            of: registered.module,
            parameters: match.parameters,
            items: JSONValue.array(items).serialized()
        )
    }

    /// Sends what a URL becomes, as `send` does.
    func open(
        _ items: [SentItem],
        _ match: URLMatch,
        on machines: inout Machines,
        _ execution: borrowing Execution
    ) throws(WireError) -> Completion {
        var isEphemeral = false
        if case .open(true) = purpose { isEphemeral = true }
        let scene = target.scene ?? match.registered.scene ?? SceneTarget.defaultScene
        let named = target.navigator ?? (target.fromEntry == nil ? match.registered.navigator : nil)
        let place = NavigatorTarget(scene: SceneTarget(scene: scene), navigator: named, fromEntry: target.fromEntry)
        _ = try machines.find(place)
        return try SentSequence.begin(
            items,
            in: try machines.sendTarget(place),
            name: target.url.utf8.count <= Send.maximumName ? target.url : nil,
            isEphemeral: isEphemeral,
            on: &machines,
            execution
        )
    }

    /// Asks the module of the pattern what the URL becomes.
    func ask(
        _ match: URLMatch,
        on machines: inout Machines,
        _ execution: borrowing Execution
    ) throws(WireError) -> Completion {
        try machines.sessions.checkRoom(of: execution.session, limits: machines.limits)
        let module = match.registered.module
        let owner = machines.registry.modules[module]?.owner
        var question = Question(
            .url(self, match),
            of: owner ?? execution.session,
            module: module,
            for: execution.place,
            timeout: machines.limits.question
        )
        guard let owner, machines.sessions.canAnswer(owner) else { throw question.providerGone }
        question.during = execution.during
        question.isByPerson = execution.isByPerson
        try machines.questions.refuseCycle(question, askedBy: execution.session)
        let text = URLResolveQuestion(
            target.url,
            pattern: match.registered.pattern.text,
            parameters: match.parameters,
            timeout: question.timeout
        )
        question.ask(text, on: &machines, now: execution.now)
        return .waitingForModule
    }

    /// A module said what the URL becomes: a list of items, or null for nothing. The caller settles the question.
    func answered(
        _ content: RawJSON,
        _ match: URLMatch,
        _ question: Question,
        on machines: inout Machines,
        now: MonotonicTime
    ) {
        if content == .null { return machines.answer(question.asker, refusing: .unknownURL(target.url), now: now) }
        let (items, sent): ([JSONValue], [SentItem])
        do throws(WireError) {
            items = (try? content.shortValue().array) ?? []
            guard !items.isEmpty else { throw Parameters.invalid("result", "a list of items, or null") }
            sent = try SentItem.list(items)
        } catch {
            let error = WireError(
                .providerError,
                "The answer of module \"\(question.module)\" to url.resolve is no list of items: \(error.message)",
                question.about
            )
            question.tellFailure(error, on: &machines, now: now)
            return machines.answer(question.asker, refusing: error, now: now)
        }
        switch purpose {
        case .resolve: machines.answer(question.asker, with: resolved(match, items: items), now: now)
        case .open:
            var execution = Execution(.urlOpen, question.asker, now)
            // The question that led here is answered; what the asker was asked may not be.
            execution.during = question.during
            execution.isByPerson = question.isByPerson
            execution.fromEntry = target.fromEntry
            do { _ = try open(sent, match, on: &machines, execution) } catch {
                machines.answer(question.asker, refusing: error, now: now)
            }
        }
    }
}

extension URLMatch {
    /// The values of the pattern's parameters by name, as the text of an object.
    fileprivate var parameters: RawJSON {
        JSONValue.object(JSONObject(values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })).serialized()
    }
}
