import JSON

/// Patterns by their segments. It finds the most concrete pattern that a URL fits; the order of registration does not
/// count.
///
/// At every segment the more concrete ways are tried first: a literal, then each kind of parameter, then the rest.
/// Parameters with choices that share a value are equally concrete, so a search goes down several nodes at once. It
/// visits each node at most once, and usually only a few of them, also with many patterns.
struct URLTrie: Sendable {
    /// The end of a pattern's form.
    struct Leaf: Sendable {
        let pattern: URLPattern
        let segments: [URLSegment]
        /// When two forms of a pattern fit the same URL, the one with the smaller number is taken. It has the earlier
        /// segments.
        let order: Int
    }

    struct Match {
        let pattern: URLPattern
        let values: [String: JSONValue]
    }

    fileprivate struct Node: Sendable {
        var literals: [String: Node] = [:]
        var choices: [[String]: Node] = [:]
        /// The choices by each of their values.
        var choicesByValue: [String: Set<[String]>] = [:]
        var kinds: [URLValueKind: Node] = [:]
        /// Patterns that end here.
        var leaves: [Leaf] = []
        /// Patterns that take all other segments.
        var rests: [Leaf] = []

        var isEmpty: Bool {
            literals.isEmpty && choices.isEmpty && kinds.isEmpty && leaves.isEmpty && rests.isEmpty
        }
    }

    private var roots: [URLOrigin?: Node] = [:]
    /// All kinds without choices, the most concrete one first.
    private static let plainKinds: [URLValueKind] = [.bool, .uuid, .int, .number, .string]

    // MARK: Finding

    func match(_ url: ParsedURL) -> Match? {
        guard let root = roots[url.origin] else { return nil }
        return match(url.segments[...], of: url, in: [root])
    }

    private func match(_ segments: ArraySlice<String>, of url: ParsedURL, in nodes: [Node]) -> Match? {
        guard let segment = segments.first else {
            return match(url, among: nodes.flatMap(\.leaves)) ?? match(url, among: nodes.flatMap(\.rests))
        }
        let left = segments.dropFirst()
        if let match = match(left, of: url, below: nodes.compactMap { $0.literals[segment] }) { return match }
        let choices = nodes.flatMap { node in
            node.choicesByValue[segment, default: []].compactMap { node.choices[$0] }
        }
        if let match = match(left, of: url, below: choices) { return match }
        for kind in Self.plainKinds where kind.value(of: segment) != nil {
            if let match = match(left, of: url, below: nodes.compactMap { $0.kinds[kind] }) { return match }
        }
        return match(url, among: nodes.flatMap(\.rests))
    }

    private func match(_ left: ArraySlice<String>, of url: ParsedURL, below nodes: [Node]) -> Match? {
        nodes.isEmpty ? nil : match(left, of: url, in: nodes)
    }

    /// The path fits all of these leaves. The query decides.
    private func match(_ url: ParsedURL, among leaves: [Leaf]) -> Match? {
        var best: (leaf: Leaf, match: Match)?
        for leaf in leaves where best.map({ leaf.comes(before: $0.leaf) }) ?? true {
            var values: [String: JSONValue] = [:]
            guard leaf.pattern.query.read(url.query, into: &values) else { continue }
            leaf.read(url.segments, into: &values)
            best = (leaf, Match(pattern: leaf.pattern, values: values))
        }
        return best?.match
    }

    /// A pattern with another text that fits the same URL as this one and is equally concrete.
    func conflict(with pattern: URLPattern) -> URLPattern? {
        guard let root = roots[pattern.origin] else { return nil }
        for form in pattern.forms {
            let equals = leaves(form[...], of: pattern, in: [root])
            let conflict = equals.first { leaf in
                leaf.pattern.text != pattern.text && leaf.pattern.query.weight == pattern.query.weight
                    && leaf.pattern.query.meets(pattern.query)
            }
            if let conflict { return conflict.pattern }
        }
        return nil
    }

    private func leaves(_ segments: ArraySlice<URLSegment>, of pattern: URLPattern, in nodes: [Node]) -> [Leaf] {
        guard let segment = segments.first else {
            return nodes.flatMap { pattern.rest == nil ? $0.leaves : $0.rests }
        }
        let next: [Node]
        switch segment {
        case .literal(let text): next = nodes.compactMap { $0.literals[text] }
        case .parameter(let parameter):
            if case .choice(let values) = parameter.kind {
                next = nodes.flatMap { node in
                    Set(values.flatMap { node.choicesByValue[$0, default: []] }).compactMap { node.choices[$0] }
                }
            } else {
                next = nodes.compactMap { $0.kinds[parameter.kind] }
            }
        }
        return next.isEmpty ? [] : leaves(segments.dropFirst(), of: pattern, in: next)
    }

    var isEmpty: Bool { roots.isEmpty }

    // MARK: Changing

    mutating func insert(_ pattern: URLPattern) {
        for (order, form) in pattern.forms.enumerated() {
            let leaf = Leaf(pattern: pattern, segments: form, order: order)
            roots[pattern.origin, default: Node()].change(form[...], ends: pattern.rest == nil) { $0.append(leaf) }
        }
    }

    mutating func remove(_ pattern: URLPattern) {
        for form in pattern.forms {
            roots[pattern.origin]?.change(form[...], ends: pattern.rest == nil) { leaves in
                leaves.removeAll { $0.pattern == pattern }
            }
        }
        if roots[pattern.origin]?.isEmpty == true { roots[pattern.origin] = nil }
    }
}

extension URLTrie.Leaf {
    /// Which of two leaves for the same path is taken. Two patterns that fit the same query are never equally concrete.
    fileprivate func comes(before other: Self) -> Bool {
        pattern == other.pattern ? order < other.order : pattern.query.isMoreConcrete(than: other.pattern.query)
    }

    /// Reads the values from the segments, which must fit.
    fileprivate func read(_ path: [String], into values: inout [String: JSONValue]) {
        for (segment, text) in zip(segments, path) {
            guard case .parameter(let parameter) = segment else { continue }
            values[parameter.name] = parameter.kind.value(of: text)
        }
        guard let name = pattern.restName else { return }
        values[name] = .array(path.dropFirst(segments.count).map { .string($0) })
    }
}

extension URLTrie.Node {
    /// Changes the leaves at the end of a form. It adds missing nodes on the way, and removes those that are empty
    /// afterwards.
    fileprivate mutating func change(
        _ segments: ArraySlice<URLSegment>,
        ends: Bool,
        _ change: (inout [URLTrie.Leaf]) -> Void
    ) {
        guard let segment = segments.first else {
            if ends { change(&leaves) } else { change(&rests) }
            return
        }
        let left = segments.dropFirst()
        switch segment {
        case .literal(let text):
            literals[text, default: Self()].change(left, ends: ends, change)
            if literals[text]?.isEmpty == true { literals[text] = nil }
        case .parameter(let parameter):
            guard case .choice(let values) = parameter.kind else {
                kinds[parameter.kind, default: Self()].change(left, ends: ends, change)
                if kinds[parameter.kind]?.isEmpty == true { kinds[parameter.kind] = nil }
                return
            }
            choices[values, default: Self()].change(left, ends: ends, change)
            let isGone = choices[values]?.isEmpty == true
            if isGone { choices[values] = nil }
            for value in values { note(values, for: value, isGone: isGone) }
        }
    }

    private mutating func note(_ values: [String], for value: String, isGone: Bool) {
        if isGone {
            choicesByValue[value]?.remove(values)
            if choicesByValue[value]?.isEmpty == true { choicesByValue[value] = nil }
        } else {
            choicesByValue[value, default: []].insert(values)
        }
    }
}
