@testable package import NavigationTree

/// The rules, checked on every place of the tree.
extension TreeModel {
    /// A place that breaks a rule, and the part of the rule.
    package struct Broken: Hashable {
        let navigator: UInt64
        let position: Int
        let part: PathRule.Part
    }

    /// The types below a place, nearest first.
    private func below(_ position: Int, _ node: Node) -> [String] {
        var types = node.path.prefix(max(0, position)).reversed().map(\.destination.type.description)
        if position >= 0, let root = node.root { types.append(root.destination.type.description) }
        guard let parent = node.parent else { return types }
        if let anchor = parent.path.firstIndex(where: { $0.id == node.anchor }) {
            return types + below(anchor + 1, parent)
        }
        return types + below(0, parent)
    }

    private func predecessor(_ position: Int, _ node: Node) -> String? {
        if position > 0 { return node.path[position - 1].destination.type.description }
        if position == 0, let root = node.root { return root.destination.type.description }
        guard node.kind.isShownOver, let parent = node.parent else { return nil }
        let anchor = parent.path.firstIndex { $0.id == node.anchor }
        return anchor.map { parent.path[$0].destination.type.description } ?? predecessor(0, parent)
    }

    /// The places that break these rules.
    package func broken(_ rules: PathRules) -> Set<Broken> {
        var broken: Set<Broken> = []
        for node in root.all {
            let items = [(-1, node.root)] + node.path.enumerated().map { ($0, Optional($1)) }
            for case (let position, let item?) in items {
                for part in parts(rules, item, position, node) {
                    broken.insert(Broken(navigator: node.id, position: position, part: part))
                }
            }
        }
        return broken
    }

    private func parts(_ rules: PathRules, _ item: Item, _ position: Int, _ node: Node) -> [PathRule.Part] {
        let type = item.destination.type.description
        let before = predecessor(position, node)
        let isFirst = position == -1 || (position == 0 && node.root == nil)
        var parts: [PathRule.Part] = []
        if position >= 0, let accepts = node.accepts, !accepts.types.contains(type),
            !accepts.types.contains("\(item.destination.type.module).*"),
            rules.roles(of: type).isDisjoint(with: accepts.roles)
        {
            parts.append(.accepts)
        }
        if !isFirst, let before, rules.rule(of: before)?.last == true { parts.append(.last) }
        guard let rule = rules.rule(of: type) else { return parts }
        if rule.methods?.contains(item.method) == false { parts.append(.methods) }
        if rule.first == true, !isFirst { parts.append(.first) }
        if rule.repeats == false, before == type { parts.append(.repeats) }
        let roles = before.map { rules.roles(of: $0) } ?? [PathRule.beginning]
        if let under = rule.under, roles.isDisjoint(with: under) { parts.append(.under) }
        if let within = rule.within,
            !below(position, node).contains(where: { !rules.roles(of: $0).isDisjoint(with: within) })
        {
            parts.append(.within)
        }
        let upToHere = [node.root].compactMap { $0 } + node.path.prefix(max(0, position + 1))
        let copies = upToHere.filter { $0.destination.type == item.destination.type }
        if let most = rule.most, copies.count > most { parts.append(.most) }
        return parts
    }
}
