import JSON
import NavigationProtocol
import NavigationTree
import NavigationURLs

// URL patterns: who registered them, what a URL becomes, and the URL of a place. `docs/links.md` says what is compared and how.

extension Machines {
    mutating func registerURL(_ request: RegisterURL, _ context: Execution) throws(WireError) {
        let module = try ownModule(request.module, context)
        try checkLength(request.pattern)
        let pattern: URLPattern
        do { pattern = try URLPattern(parsing: request.pattern, maximumSegments: limits.urlSegments) } catch {
            throw .invalidURLPattern(request.pattern, error.reason)
        }
        let target = try request.items.map { items throws(WireError) in
            RegisteredURL.Target.items(try template(items, for: pattern))
        }
        let new = RegisteredURL(
            pattern: pattern,
            module: module,
            target: target ?? .ask,
            scene: request.scene,
            navigator: request.navigator
        )
        try checkRoom(for: new, by: context.session)
        do { try urls.register(new) } catch { throw conflict(of: new, with: error.other) }
        result.raw("{\"module\":")
        result.string(module)
        result.textMember(",\"pattern\":", pattern.text)
        result.raw(",\"isLive\":")
        result.bool(isLive(new))
        result.raw("}")
    }

    mutating func unregisterURL(_ request: UnregisterURL, _ context: Execution) throws(WireError) {
        let module = try ownModule(request.module, context)
        if let pattern = request.pattern, urls[pattern]?.module != module {
            throw .unknown(.unknownURL, "pattern", pattern, among: urls.patterns(of: module).map(\.pattern.text))
        }
        let gone = urls.unregister(module: module, pattern: request.pattern)
        result.raw("{\"module\":")
        result.string(module)
        result.raw(",\"unregistered\":")
        result.strings(gone.map(\.pattern.text))
        result.raw("}")
    }

    mutating func listURLs(_ parameters: inout Parameters) throws(WireError) {
        let module = try parameters.string("module")
        try parameters.finish()
        if let module, registry.modules[module] == nil { throw WireError(.unknownModule(module), in: registry) }
        let patterns = urls.patterns(of: module).map { (registered: $0, isLive: isLive($0)) }
        result.raw("{\"patterns\":[")
        result.list(patterns) { [registry] result, pattern in
            result.registered(
                pattern.registered,
                isLive: pattern.isLive,
                owner: registry.modules[pattern.registered.module]?.owner
            )
        }
        result.raw("]}")
    }

    mutating func resolveURL(_ request: ResolveURL, _ context: Execution) throws(WireError) -> Completion {
        let match = try match(request.url)
        guard let items = match.items else { return try ask(request, match, context) }
        switch request.purpose {
        case .resolve:
            result.resolved(request, match, items: items)
            return .answered
        case .open: return try open(sentItems(items), request, match, context)
        }
    }

    /// Sends what a URL becomes, as `send` does.
    private mutating func open(
        _ items: [SentItem],
        _ request: ResolveURL,
        _ match: URLMatch,
        _ context: Execution
    ) throws(WireError) -> Completion {
        let scene = request.scene ?? match.registered.scene ?? SceneTarget.defaultScene
        let navigator = request.navigator ?? match.registered.navigator
        _ = try find(NavigatorTarget(scene: SceneTarget(scene: scene), navigator: navigator))
        return try beginSequence(
            items,
            in: (scene, navigator),
            name: request.url.utf8.count <= Send.maximumName ? request.url : nil,
            isEphemeral: request.isEphemeral,
            context
        )
    }

    private func sentItems(_ items: [JSONValue]) throws(WireError) -> [SentItem] {
        try SentItem.list(JSONValue.array(items).serialized())
    }

    /// Its module says what a URL becomes.
    private mutating func ask(
        _ request: ResolveURL,
        _ match: URLMatch,
        _ context: Execution
    ) throws(WireError) -> Completion {
        if let session = sessions[context.session], session.inFlight >= limits.inFlight {
            throw .limitReached("inFlight", limits.inFlight)
        }
        let module = match.registered.module
        let owner = registry.modules[module]?.owner
        var question = Question(
            .url(request, match),
            of: owner ?? context.session,
            module: module,
            for: context.place,
            timeout: limits.question
        )
        guard let owner, sessions[owner]?.canAnswer == true else { throw question.providerGone }
        question.during = context.during
        try refuseCycle(question, context)
        ask(question, now: context.now) { output in
            output.textMember("\"url\":", request.url)
            output.textMember(",\"pattern\":", match.registered.pattern.text)
            output.raw(",\"parameters\":")
            output.raw(JSONValue.object(match.parameters).serialized())
            output.raw(",\"timeout\":")
            output.double(question.timeout)
        }
        return .waitingForModule
    }

    /// A module said what a URL becomes: a list of items, or null for nothing. The caller settles the question.
    mutating func receiveItems(
        _ content: RawJSON,
        of request: ResolveURL,
        _ match: URLMatch,
        _ question: Question,
        now: MonotonicTime
    ) {
        if content == .null { return answer(question.asker, refusing: .unknownURL(request.url), now: now) }
        let (items, sent): ([JSONValue], [SentItem])
        do throws(WireError) {
            items = (try? content.value().array) ?? []
            guard !items.isEmpty else { throw Parameters.invalid("result", "a list of items, or null") }
            sent = try sentItems(items)
        } catch {
            let error = WireError(
                .providerError,
                "The answer of module \"\(question.module)\" to url.resolve is no list of items: \(error.message)",
                question.about
            )
            tellFailure(of: question, error, now: now)
            return answer(question.asker, refusing: error, now: now)
        }
        switch request.purpose {
        case .resolve:
            var result = JSONWriter()
            result.resolved(request, match, items: items)
            answer(question.asker, with: result, now: now)
        case .open:
            var context = Execution(.urlOpen, question.asker, now)
            // The question that led here is answered; what the asker was asked may not be.
            context.during = question.during
            do { _ = try open(sent, request, match, context) } catch {
                answer(question.asker, refusing: error, now: now)
            }
        }
    }

    mutating func encodeURL(_ request: EncodeURL) throws(WireError) {
        let (items, isPlace) = try items(of: request.subject)
        let (maximumBytes, maximumSegments) = (limits.urlBytes, limits.urlSegments)
        let found = urls.url(for: items, asPlace: isPlace) { url in
            url.utf8.count <= maximumBytes && (try? ParsedURL(parsing: url, maximumSegments: maximumSegments)) != nil
        }
        guard let found else { throw .noURL(of: items) }
        result.raw("{\"url\":")
        result.string(found.url)
        result.textMember(",\"pattern\":", found.registered.pattern.text)
        result.textMember(",\"module\":", found.registered.module)
        result.raw("}")
    }

    // MARK: Registering

    /// A module is gone, or has another owner.
    mutating func forgetURLs(of module: String) { urls.unregister(module: module) }

    /// The module of this session that is meant.
    private func ownModule(_ name: String?, _ context: Execution) throws(WireError) -> String {
        if let name {
            guard let module = registry.modules[name] else { throw WireError(.unknownModule(name), in: registry) }
            guard module.owner == context.session else { throw WireError(.notOwner(module: name), in: registry) }
            return name
        }
        let modules = registry.modules(of: context.session)
        guard let only = modules.first, modules.count == 1 else {
            throw Parameters.invalid(
                "module",
                modules.isEmpty
                    ? "a module that this session has registered; it has none"
                    : "one of \(modules.joined(separator: ", ")), since this session has several"
            )
        }
        return only
    }

    private func checkLength(_ url: String) throws(WireError) {
        guard url.utf8.count <= limits.urlBytes else { throw .limitReached("urlBytes", limits.urlBytes) }
    }

    private func template(_ items: RawJSON, for pattern: URLPattern) throws(WireError) -> URLTemplate {
        let template: URLTemplate
        do { template = try URLTemplate(items, for: pattern) } catch {
            throw .invalidURLPattern(pattern.text, error.reason)
        }
        do throws(WireError) { _ = try sentItems(template.sample) } catch {
            throw .invalidURLPattern(pattern.text, error.message)
        }
        for (type, arguments) in template.shown(by: pattern) {
            guard let schema = registry.definition(of: type)?.schemaText, let problem = schema.misfit(of: arguments)
            else { continue }
            throw .invalidURLPattern(pattern.text, "what it gives \(type) as arguments never fits: \(problem)")
        }
        return template
    }

    private func checkRoom(for new: RegisteredURL, by session: SessionID) throws(WireError) {
        var load = urls.load(of: registry.modules(of: session))
        if let former = urls[new.pattern.text], former.module == new.module {
            load = (load.count - 1, load.weight - former.weight)
        }
        guard load.count < limits.urlPatterns else { throw .limitReached("urlPatterns", limits.urlPatterns) }
        guard load.weight + new.weight <= limits.registrationBytes else {
            throw .limitReached("registrationBytes", limits.registrationBytes)
        }
    }

    private func conflict(of new: RegisteredURL, with other: RegisteredURL) -> WireError {
        let owner = registry.modules[other.module].flatMap { sessions.described($0.owner) }
        return WireError(
            .urlConflict,
            "The pattern \"\(new.pattern.text)\" of module \"\(new.module)\" and the pattern \"\(other.pattern.text)\" of module \"\(other.module)\" "
                + "fit the same URL, and neither is more concrete",
            [
                "pattern": .string(new.pattern.text), "module": .string(new.module),
                "other": .object(
                    JSONObject([
                        ("pattern", .string(other.pattern.text)), ("module", .string(other.module)),
                        ("owner", owner ?? .null),
                    ])
                ),
            ]
        )
    }

    /// Whether all types that it shows are registered somewhere, or received.
    private func isLive(_ registered: RegisteredURL) -> Bool {
        guard case .items(let template) = registered.target else { return true }
        return template.shown(by: registered.pattern).allSatisfy { shown in
            registry.definition(of: shown.type) != nil || !registry.scopes(of: shown.type).isEmpty
                || TypeName(shown.type).map { !receivers.named(ReceivedName(.type, $0)).isEmpty } ?? false
        }
    }

    // MARK: From a URL and back

    private func match(_ text: String) throws(WireError) -> URLMatch {
        try checkLength(text)
        let url: ParsedURL
        do { url = try ParsedURL(parsing: text, maximumSegments: limits.urlSegments) } catch {
            throw WireError(
                .invalidURL,
                "\"\(text)\" is no URL that can be opened: \(error.reason)",
                ["url": .string(text), "reason": .string(error.reason)]
            )
        }
        guard let match = urls.match(url) else { throw .unknownURL(text) }
        return match
    }

    /// What is to have a URL; whether it is a place, so that how it was shown does not matter.
    private func items(of subject: EncodeURL.Subject) throws(WireError) -> ([JSONValue], isPlace: Bool) {
        switch subject {
        case .items(let text):
            guard let items = try? text.value().array else { throw Parameters.invalid("items", "a list of items") }
            return (items, false)
        case .entry(let id, let target):
            try check(target)
            let tree = self[scene: target.scene].tree
            do { return ([try tree.entry(id).item], true) } catch { throw WireError(error, in: tree) }
        case .navigator(let target):
            let id = try find(target)
            guard let navigator = self[scene: target.scene.scene].tree[id] else { return ([], true) }
            return (([navigator.root].compactMap { $0 } + navigator.path).map(\.item), true)
        }
    }
}

extension Entry {
    /// The item of a sequence that shows the same.
    fileprivate var item: JSONValue {
        .object(
            JSONObject([
                ("type", .string(destination.type.description)),
                ("arguments", (try? destination.arguments.value()) ?? .object(JSONObject())),
            ])
        )
    }
}

extension URLMatch {
    /// By name.
    fileprivate var parameters: JSONObject { JSONObject(values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }) }
}

extension RawJSON {
    /// Why arguments that a template gives never fit this schema, if that can be seen: a required member that is not always there, or a value of a type
    /// that the member does not have.
    fileprivate func misfit(of arguments: [String: URLTemplate.Argument]) -> String? {
        guard let schema = (try? value())?.object else { return nil }
        for name in schema["required"]?.array?.compactMap(\.string) ?? [] {
            switch arguments[name] {
            case nil: return "\"\(name)\" is required, and missing"
            case .value(let parameter, _, isOptional: true)?:
                return "\"\(name)\" is required, and \"{\(parameter)}\" may be missing"
            case .value?, .constant?: continue
            }
        }
        for (name, argument) in arguments.sorted(by: { $0.key < $1.key }) {
            guard case .value(_, let types, _) = argument,
                let wanted = schema["properties"]?.object?[name]?.object?["type"]
            else { continue }
            let allowed = wanted.string.map { [$0] } ?? wanted.array?.compactMap(\.string) ?? []
            guard types.isDisjoint(with: allowed) else { continue }
            return "\"\(name)\" must be \(allowed.joined(separator: " or ")), and a URL gives \(types.sorted()[0])"
        }
        return nil
    }
}

extension JSONWriter {
    /// What becomes of a URL, as the answer to `url.resolve`.
    fileprivate mutating func resolved(_ request: ResolveURL, _ match: URLMatch, items: [JSONValue]) {
        raw("{\"url\":")
        string(request.url)
        textMember(",\"pattern\":", match.registered.pattern.text)
        textMember(",\"module\":", match.registered.module)
        if let scene = request.scene ?? match.registered.scene { textMember(",\"scene\":", scene) }
        if let navigator = request.navigator ?? match.registered.navigator { textMember(",\"navigator\":", navigator) }
        raw(",\"parameters\":")
        raw(JSONValue.object(match.parameters).serialized())
        raw(",\"items\":")
        raw(JSONValue.array(items).serialized())
        raw("}")
    }

    fileprivate mutating func registered(_ registered: RegisteredURL, isLive: Bool, owner: SessionID?) {
        raw("{\"pattern\":")
        string(registered.pattern.text)
        textMember(",\"module\":", registered.module)
        if let owner { idMember(",\"session\":", owner) }
        switch registered.target {
        case .items(let template):
            raw(",\"to\":")
            raw(template.source)
        case .ask: raw(",\"ask\":true")
        }
        if let scene = registered.scene { textMember(",\"scene\":", scene) }
        if let navigator = registered.navigator { textMember(",\"navigator\":", navigator) }
        raw(",\"isLive\":")
        bool(isLive)
        raw("}")
    }
}

extension WireError {
    fileprivate static func invalidURLPattern(_ pattern: String, _ reason: String) -> Self {
        WireError(
            .invalidURLPattern,
            "The pattern \"\(pattern)\" cannot be registered: \(reason)",
            ["pattern": .string(pattern), "reason": .string(reason)]
        )
    }

    fileprivate static func unknownURL(_ url: String) -> Self {
        WireError(
            .unknownURL,
            "No module takes the URL \"\(url)\"; \"url.list\" tells which there are patterns for",
            ["url": .string(url)]
        )
    }

    /// Names the last thing shown.
    fileprivate static func noURL(of items: [JSONValue]) -> Self {
        let type = items.last { $0.object?["type"]?.string != nil }?.object?["type"]
        let what = type?.string.map { "the place that ends with \($0)" } ?? "this"
        return WireError(.noURL, "No pattern that is registered leads to \(what), so it has no URL", ["type": type])
    }
}
