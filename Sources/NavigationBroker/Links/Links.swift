import JSON
import NavigationProtocol
import NavigationTree
import NavigationURLs

/// The URL patterns of the modules: they give the items of a URL, and the URL of a place.
///
/// `docs/links.md` says what is compared and how.
struct Links {
    private var table = URLTable()

    /// The patterns of a module, or all of them, the more concrete ones first.
    func patterns(of module: String?) -> [RegisteredURL] { table.patterns(of: module) }

    // MARK: Registering

    /// A pattern as a request describes it, checked on its own.
    ///
    /// - Parameters:
    ///   - module: the module that registers it.
    ///   - others: all modules of its session, whose patterns share a limit.
    ///   - schema: the schema of a type's arguments.
    func pattern(
        _ request: URLRegister,
        of module: String,
        among others: [String],
        limits: Limits,
        schema: (String) -> RawJSON?
    ) throws(WireError) -> RegisteredURL {
        try checkLength(request.pattern, limits)
        let pattern: URLPattern
        do { pattern = try URLPattern(parsing: request.pattern, maximumSegments: limits.urlSegments) } catch {
            throw .invalidURLPattern(request.pattern, error.reason)
        }
        let target = try request.items.map { items throws(WireError) in
            RegisteredURL.Target.items(try template(items, for: pattern, schema))
        }
        let new = RegisteredURL(
            pattern: pattern,
            module: module,
            target: target ?? .ask,
            scene: request.scene,
            navigator: request.navigator
        )
        try checkRoom(for: new, among: others, limits)
        return new
    }

    /// Registers a pattern, or redefines it.
    mutating func register(_ new: RegisteredURL) throws(URLConflict) { try table.register(new) }

    /// Removes a pattern of a module, or all of them when it is nil. Answers the patterns.
    mutating func unregister(_ pattern: String?, of module: String) throws(WireError) -> [String] {
        if let pattern, table[pattern]?.module != module {
            throw .unknown(.unknownURL, "pattern", pattern, among: patterns(of: module).map(\.pattern.text))
        }
        return table.unregister(module: module, pattern: pattern).map(\.pattern.text)
    }

    /// A module is gone, or has another owner.
    mutating func moduleEnded(_ module: String) { table.unregister(module: module) }

    private func checkLength(_ url: String, _ limits: Limits) throws(WireError) {
        guard url.utf8.count <= limits.urlBytes else { throw .limitReached("urlBytes", limits.urlBytes) }
    }

    private func template(
        _ items: RawJSON,
        for pattern: URLPattern,
        _ schema: (String) -> RawJSON?
    ) throws(WireError) -> URLTemplate {
        let template: URLTemplate
        do { template = try URLTemplate(items, for: pattern) } catch {
            throw .invalidURLPattern(pattern.text, error.reason)
        }
        do throws(WireError) { _ = try SentItem.list(template.sample) } catch {
            throw .invalidURLPattern(pattern.text, error.message)
        }
        for (type, arguments) in template.shown(by: pattern) {
            guard let problem = schema(type)?.misfit(of: arguments) else { continue }
            throw .invalidURLPattern(pattern.text, "what it gives \(type) as arguments never fits: \(problem)")
        }
        return template
    }

    private func checkRoom(for new: RegisteredURL, among modules: [String], _ limits: Limits) throws(WireError) {
        var load = table.load(of: modules)
        if let former = table[new.pattern.text], former.module == new.module {
            load = (load.count - 1, load.weight - former.weight)
        }
        guard load.count < limits.urlPatterns else { throw .limitReached("urlPatterns", limits.urlPatterns) }
        guard load.weight + new.weight <= limits.registrationBytes else {
            throw .limitReached("registrationBytes", limits.registrationBytes)
        }
    }

    // MARK: From a URL and back

    /// The scene that the pattern of a URL names; nil when no pattern fits, or when the pattern leaves it out.
    func scene(of url: String, limits: Limits) -> String? { (try? match(url, limits: limits))?.registered.scene }

    /// The most concrete pattern that a URL fits.
    func match(_ text: String, limits: Limits) throws(WireError) -> URLMatch {
        try checkLength(text, limits)
        let url: ParsedURL
        do { url = try ParsedURL(parsing: text, maximumSegments: limits.urlSegments) } catch {
            throw WireError(
                .invalidURL,
                "\"\(text)\" is no URL that can be opened: \(error.reason)",
                ["url": .string(text), "reason": .string(error.reason)]
            )
        }
        guard let match = table.match(url) else { throw .unknownURL(text) }
        return match
    }

    /// The URL of items.
    ///
    /// - Parameter isPlace: whether the items are what is shown somewhere, so that it does not count how.
    func url(
        for items: [JSONValue],
        isPlace: Bool,
        limits: Limits
    ) throws(WireError) -> (url: String, registered: RegisteredURL) {
        let (maximumBytes, maximumSegments) = (limits.urlBytes, limits.urlSegments)
        let found = table.url(for: items, asPlace: isPlace) { url in
            url.utf8.count <= maximumBytes && (try? ParsedURL(parsing: url, maximumSegments: maximumSegments)) != nil
        }
        guard let found else { throw .noURL(of: items) }
        return (found.url, found.registered)
    }
}

extension SentItem {
    /// The items that JSON values describe.
    static func list(_ items: [JSONValue]) throws(WireError) -> [SentItem] {
        try list(JSONValue.array(items).serialized())
    }
}

extension RawJSON {
    /// Why arguments that a template gives never fit this schema, if that can be seen: a required member is not always
    /// there, or a value has a type that the member does not allow.
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

extension WireError {
    fileprivate static func invalidURLPattern(_ pattern: String, _ reason: String) -> Self {
        WireError(
            .invalidURLPattern,
            "The pattern \"\(pattern)\" cannot be registered: \(reason)",
            ["pattern": .string(pattern), "reason": .string(reason)]
        )
    }

    static func unknownURL(_ url: String) -> Self {
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

    static func conflict(of new: RegisteredURL, with other: RegisteredURL, _ owner: JSONValue?) -> Self {
        WireError(
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
}
