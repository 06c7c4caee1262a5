import JSON

/// Patterns by their segments: finds the most concrete one that a URL fits, whatever the order in which they came.
///
/// At every segment the more concrete ways are tried first: a literal, then each kind of parameter, then the rest. Parameters with choices that share a
/// value are on the same step, so a search goes down several nodes at once. Each node is visited once at most, and usually a URL touches a few nodes
/// however many patterns there are.
struct URLTrie: Sendable {
    /// The end of a pattern's form.
    struct Leaf: Sendable {
        let pattern: URLPattern
        let segments: [URLSegment]
        /// Of two forms of a pattern that fit the same URL, the smaller number counts: earlier segments are there.
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
        /// Patterns that take all that is left.
        var rests: [Leaf] = []

        var isEmpty: Bool {
            literals.isEmpty && choices.isEmpty && kinds.isEmpty && leaves.isEmpty && rests.isEmpty
        }
    }

    private var roots: [URLOrigin?: Node] = [:]
    /// All but choices, the most concrete first.
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

    /// The path fits them all; the query decides.
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

    /// A pattern of another text that fits some URL which this one fits as well, and is as concrete.
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
    /// Of two leaves that the same path leads to. Those of different patterns that fit the same query are never as concrete as each other.
    fileprivate func comes(before other: Self) -> Bool {
        pattern == other.pattern ? order < other.order : pattern.query.isMoreConcrete(than: other.pattern.query)
    }

    /// Takes the values out of the segments, which fit.
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
    /// Changes the leaves at the end of a form, making the nodes on the way that are missing and taking away those that are empty afterwards.
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
