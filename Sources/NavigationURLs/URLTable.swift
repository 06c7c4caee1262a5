package import JSON

/// A pattern with its owner and the items for the URLs that fit it.
package struct RegisteredURL: Sendable {
    package enum Target: Sendable {
        case items(URLTemplate)
        /// The host asks the module.
        case ask
    }

    package let pattern: URLPattern
    package let module: String
    package let target: Target
    /// The scene for the items, when the request names none; nil for the default scene.
    package let scene: String?
    /// The navigator for the items, when the request names none; nil for the current navigator of the scene.
    package let navigator: String?

    package init(pattern: URLPattern, module: String, target: Target, scene: String? = nil, navigator: String? = nil) {
        self.pattern = pattern
        self.module = module
        self.target = target
        self.scene = scene
        self.navigator = navigator
    }

    /// Roughly the memory that it needs, in bytes. The items are kept as text and as values.
    package var weight: Int {
        let items = if case .items(let template) = target { template.source.count } else { 0 }
        return 512 + (pattern.text.utf8.count << URLPattern.maximumOptionals) + 8 * items
    }
}

/// The pattern that a URL fits, and the values of its parameters.
package struct URLMatch: Sendable {
    package let registered: RegisteredURL
    /// The values of the parameters that the URL has.
    package let values: [String: JSONValue]

    /// Nil when the host must ask the module.
    package var items: [JSONValue]? {
        if case .items(let template) = registered.target { template.items(values) } else { nil }
    }
}

/// Another pattern fits the same URL and is equally concrete.
package struct URLConflict: Error, Sendable {
    package let other: RegisteredURL
}

/// All registered patterns. It finds the most concrete pattern for a URL, and the URL for some items.
package struct URLTable: Sendable {
    private var registered: [String: RegisteredURL] = [:]
    private var byModule: [String: Set<String>] = [:]
    /// Patterns by the shape of their items, without the first items that only remove something.
    private var byShape: [[String]: Set<String>] = [:]
    private var trie = URLTrie()

    package init() {}

    package var isEmpty: Bool { registered.isEmpty }

    /// The patterns of a module, or all of them, in the order in which they are tried.
    package func patterns(of module: String? = nil) -> [RegisteredURL] {
        let all = module.map { byModule[$0, default: []].compactMap { registered[$0] } } ?? Array(registered.values)
        return all.sorted { $0.pattern < $1.pattern }
    }

    package subscript(pattern: String) -> RegisteredURL? { registered[pattern] }

    /// The number of patterns of these modules, and their weight.
    package func load(of modules: [String]) -> (count: Int, weight: Int) {
        modules.flatMap { byModule[$0, default: []] }.compactMap { registered[$0] }
            .reduce((0, 0)) { ($0.0 + 1, $0.1 + $1.weight) }
    }

    // MARK: Changing

    /// Adds a pattern. It replaces the module's pattern with the same text.
    package mutating func register(_ new: RegisteredURL) throws(URLConflict) {
        let former = registered[new.pattern.text]
        if let former, former.module != new.module { throw URLConflict(other: former) }
        if let other = trie.conflict(with: new.pattern), let other = registered[other.text] {
            throw URLConflict(other: other)
        }
        if let former { remove(former) }
        registered[new.pattern.text] = new
        byModule[new.module, default: []].insert(new.pattern.text)
        if let shape = new.shape { byShape[shape, default: []].insert(new.pattern.text) }
        trie.insert(new.pattern)
    }

    /// Removes one pattern of a module, or all of them when `pattern` is nil. Returns the removed patterns.
    @discardableResult
    package mutating func unregister(module: String, pattern: String? = nil) -> [RegisteredURL] {
        let gone = patterns(of: module).filter { pattern == nil || $0.pattern.text == pattern }
        for gone in gone { remove(gone) }
        return gone
    }

    private mutating func remove(_ gone: RegisteredURL) {
        registered[gone.pattern.text] = nil
        byModule[gone.module]?.remove(gone.pattern.text)
        if byModule[gone.module]?.isEmpty == true { byModule[gone.module] = nil }
        if let shape = gone.shape {
            byShape[shape]?.remove(gone.pattern.text)
            if byShape[shape]?.isEmpty == true { byShape[shape] = nil }
        }
        trie.remove(gone.pattern)
    }

    // MARK: From a URL and back

    /// The most concrete pattern that a URL fits.
    package func match(_ url: ParsedURL) -> URLMatch? {
        guard let match = trie.match(url), let found = registered[match.pattern.text] else { return nil }
        return URLMatch(registered: found, values: match.values)
    }

    /// The URL that becomes these items; nil when no pattern gives them.
    ///
    /// Of several patterns it takes the one with the fewest parameters, and then the most concrete one. The
    /// comparison ignores the first items of a pattern that only remove something. A URL that another pattern takes
    /// is not returned.
    ///
    /// - Parameters:
    ///   - asPlace: whether only the shown types and arguments count, without the method and the navigator.
    ///   - accepts: whether a URL may be returned.
    package func url(
        for items: [JSONValue],
        asPlace: Bool = false,
        accepting accepts: (String) -> Bool = { _ in true }
    ) -> (url: String, registered: RegisteredURL)? {
        let items = items.map(URLTemplate.normal)
        let candidates = byShape[items.map(URLTemplate.shape), default: []].compactMap { registered[$0] }
        for candidate in candidates.sorted(by: { $0.order < $1.order }) {
            guard case .items(let template) = candidate.target,
                let values = template.values(of: items, leaving: template.sweeps, asPlace: asPlace),
                let url = candidate.pattern.url(values), accepts(url), let parsed = try? ParsedURL(parsing: url),
                let back = match(parsed), back.registered.pattern == candidate.pattern,
                let found = back.items?.dropFirst(template.sweeps),
                found.map({ asPlace ? URLTemplate.place($0) : $0 }) == items
            else { continue }
            return (url, candidate)
        }
        return nil
    }
}

extension RegisteredURL {
    fileprivate var order: (Int, URLPattern) {
        (pattern.parameters.count + (pattern.restName == nil ? 0 : 1), pattern)
    }

    /// Nil when the host asks the module, because its answer is not known.
    fileprivate var shape: [String]? {
        if case .items(let template) = target { Array(template.shape.dropFirst(template.sweeps)) } else { nil }
    }
}

extension URLTemplate {
    /// The number of items at its beginning that only remove something.
    fileprivate var sweeps: Int {
        shape.prefix { ["action dismissAny", "action popAny", "action popAll", "action reset"].contains($0) }.count
    }
}
