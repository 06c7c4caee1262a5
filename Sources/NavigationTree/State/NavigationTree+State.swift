// The nested state of a navigator as one value: the Composable Architecture's deep link, which is nothing but state.

extension NavigationTree {
    /// A navigator and all below it, parents before children.
    package func state(of top: NavigatorID) -> [NavigatorState] {
        var indices: [NavigatorID: Int] = [:]
        return subtree(of: top).enumerated().map { index, id in
            indices[id] = index
            let navigator = self[existing: id]
            let parent = id == top ? nil : navigator.parent
            return NavigatorState(
                parent: parent.flatMap { indices[$0] } ?? 0,
                method: navigator.method,
                name: navigator.name,
                root: navigator.root?.destination,
                path: navigator.path.map(\.destination),
                anchor: parent == nil ? nil : navigator.anchor.flatMap { locations[$0] }.map { Int($0.position) },
                isSelected: parent.flatMap { navigator.kind == .stack ? isSelected(id, in: $0) : nil },
                buttons: navigator.buttons,
                accepts: navigator.accepts
            )
        }
    }

    /// True for the selected stack, and false for all stacks when no stack is selected.
    private func isSelected(_ id: NavigatorID, in parent: NavigatorID) -> Bool? {
        guard let selected = self[existing: parent].selected else { return false }
        return selected == id ? true : nil
    }

    /// All that is wrong with a state document, by itself and for this tree.
    package func problems(of states: [NavigatorState], for top: NavigatorID) -> [StateProblem] {
        var problems: [StateProblem] = []
        var presenting: Set<Int> = []
        var selecting: Set<Int> = []
        var taken: Set<String> = []
        for (index, state) in states.enumerated() {
            func add(_ reason: StateProblem.Reason) { problems.append(StateProblem(navigator: index, reason: reason)) }
            if let name = state.name {
                let owner = names[name]
                if !taken.insert(name).inserted || (index > 0 && owner.map { $0 == top || !isInside($0, top) } ?? false)
                {
                    add(.nameInUse(name))
                }
            }
            guard index > 0 else {
                differences(of: state, from: top).forEach { add(.topDiffers(member: $0)) }
                if !state.path.isEmpty, !self[existing: top].hasPath { add(.noPath) }
                continue
            }
            if let method = state.method, !method.givesPath, !state.path.isEmpty { add(.noPath) }
            guard (0..<index).contains(state.parent) else {
                add(.parent(state.parent))
                continue
            }
            let count = states[state.parent].path.count
            if let anchor = state.anchor, !(0..<count).contains(anchor) { add(.anchor(anchor, count: count)) }
            if state.method?.kind == .presentation, !presenting.insert(state.parent).inserted {
                add(.secondPresentation)
            }
            if state.isSelected == true, !selecting.insert(state.parent).inserted { add(.secondSelection) }
        }
        return problems
    }

    private func differences(of state: NavigatorState, from top: NavigatorID) -> [String] {
        let navigator = self[existing: top]
        var members: [String] = []
        if let name = state.name, name != navigator.name { members.append("name") }
        if let method = state.method, method != navigator.method { members.append("method") }
        if let root = state.root, !(navigator.root.map { $0.destination.showsTheSame(as: root) } ?? false) {
            members.append("root")
        }
        if let accepts = state.accepts, accepts != navigator.accepts { members.append("accepts") }
        return members
    }

    /// Makes a navigator and all below it equal to a document. Parts that agree already keep their ids; the others are
    /// closed and made anew.
    ///
    /// A document with a problem is refused as a whole, with a list of all problems. When the structure can be guessed
    /// in spite of a problem, the rules are checked as well. Locks of navigators below `top` refuse to be broken by it.
    ///
    /// - Parameter unresolved: destinations that may stay but may not be shown anew: the index of the navigator and the
    ///   position in its path.
    package mutating func setState(
        _ states: [NavigatorState],
        of top: NavigatorID,
        rules: PathRules = PathRules(),
        unresolved: [StatePlace] = [],
        by session: SessionID?
    ) throws(NavigationError) -> NavigationChange {
        var problems = problems(of: states, for: top)
        guard let guess = Self.mended(states, problems) else {
            let refused = unresolved.map {
                StateProblem(navigator: $0.navigator, position: $0.position, reason: .unresolved)
            }
            throw .invalidState(problems + refused)
        }
        let locks = locks(against: top)
        return try atomically { tree throws(NavigationError) in
            let (before, mark, firstNew) = (tree.savepoint(), tree.steps.count, tree.nextID)
            let ids = tree.make(guess, of: top, by: session)
            try tree.checkRoom(for: [], entries: 0)
            for place in unresolved where tree.isNew(place, ids, since: firstNew) {
                problems.append(StateProblem(navigator: place.navigator, position: place.position, reason: .unresolved))
            }
            let isFree = rules.isEmpty && tree.acceptingCount == 0
            let violations = isFree ? [] : tree.violations(of: rules, after: tree.steps[mark...])
            problems += violations.map { violation in
                let index = ids.firstIndex(of: violation.navigator) ?? 0
                return StateProblem(navigator: index, position: violation.position, reason: .rule(violation))
            }
            guard problems.isEmpty else { throw .invalidState(problems) }
            try tree.refuseTaking(from: locks, since: before)
            return tree.finish()
        }
    }

    /// The document without the parts that are structurally wrong; nil when nothing can be checked without them.
    private static func mended(_ states: [NavigatorState], _ problems: [StateProblem]) -> [NavigatorState]? {
        guard !states.isEmpty else { return nil }
        var states = states
        for problem in problems {
            switch problem.reason {
            case .anchor: states[problem.navigator].anchor = nil
            case .noPath: states[problem.navigator].path = []
            case .nameInUse: states[problem.navigator].name = nil
            case .secondSelection: states[problem.navigator].isSelected = nil
            case .topDiffers(let member):
                if member == "root" { states[problem.navigator].root = nil }
            case .parent, .secondPresentation: return nil
            case .rule, .unresolved: break
            }
        }
        // Navigators that stood on a path that was left out stand on the root instead.
        for index in states.indices.dropFirst() {
            let count = states[states[index].parent].path.count
            if let anchor = states[index].anchor, anchor >= count { states[index].anchor = nil }
        }
        return states
    }

    private func isNew(_ place: StatePlace, _ ids: [NavigatorID?], since firstNew: UInt64) -> Bool {
        guard ids.indices.contains(place.navigator), let id = ids[place.navigator], let navigator = self[id] else {
            return true
        }
        let entry = place.position < 0 ? navigator.root : navigator.path.dropFirst(place.position).first
        return entry.map { $0.id.rawValue >= firstNew } ?? true
    }

    private mutating func make(
        _ states: [NavigatorState],
        of top: NavigatorID,
        by session: SessionID?
    ) -> [NavigatorID?] {
        let children = Dictionary(grouping: states.indices.dropFirst()) { states[$0].parent }
        var ids = [top] + [NavigatorID?](repeating: nil, count: states.count - 1)
        for index in states.indices {
            guard let id = ids[index] else { continue }
            trim(id, to: states, index, children[index, default: []], &ids, by: session)
        }
        for index in states.indices { extend(states, index, children[index, default: []], &ids, by: session) }
        return ids
    }

    /// Gives the navigator its path, removes what else the document does not contain, and records which navigators
    /// stay.
    private mutating func trim(
        _ id: NavigatorID,
        to states: [NavigatorState],
        _ index: Int,
        _ children: [Int],
        _ ids: inout [NavigatorID?],
        by session: SessionID?
    ) {
        arrange(id, PathArrangement(of: self[existing: id].path, as: states[index].path), by: session)
        dropPlaces(of: id)
        if let presented = self[existing: id].presented {
            let wanted = children.first { states[$0].method?.kind == .presentation }
            if let wanted, isKept(presented, as: states[wanted]) {
                ids[wanted] = presented
            } else {
                closeSubtree(presented)
            }
        }
        keepBeginning(of: overlays(of: id), as: children.filter { states[$0].method?.kind == .overlay }, states, &ids)
        keepBeginning(of: self.children(of: id), as: children.filter { states[$0].method == nil }, states, &ids)
    }

    /// Keeps the longest beginning of a row of navigators that the document has as well, and closes the others.
    private mutating func keepBeginning(
        of row: [NavigatorID],
        as wanted: [Int],
        _ states: [NavigatorState],
        _ ids: inout [NavigatorID?]
    ) {
        let same = zip(row, wanted).prefix { isKept($0, as: states[$1]) }.map { $0 }
        for (navigator, wanted) in same { ids[wanted] = navigator }
        for navigator in row.dropFirst(same.count).reversed() { closeSubtree(navigator) }
    }

    private func isKept(_ id: NavigatorID, as state: NavigatorState) -> Bool {
        let navigator = self[existing: id]
        guard navigator.method == state.method, navigator.name == state.name, navigator.buttons == state.buttons,
            state.accepts == nil || navigator.accepts == state.accepts,
            navigator.anchor.flatMap({ locations[$0] }).map({ Int($0.position) }) == state.anchor
        else { return false }
        switch (navigator.root?.destination, state.root) {
        case (nil, nil): return true
        case (let shown?, let wanted?): return shown.showsTheSame(as: wanted)
        case (nil, _), (_, nil): return false
        }
    }

    /// Adds what the document contains and the tree does not.
    private mutating func extend(
        _ states: [NavigatorState],
        _ index: Int,
        _ children: [Int],
        _ ids: inout [NavigatorID?],
        by session: SessionID?
    ) {
        guard let id = ids[index] else { return }
        let state = states[index]
        appendAll(state.path.dropFirst(self[existing: id].path.count), to: id, by: session)
        for child in children where ids[child] == nil {
            let wanted = states[child]
            ids[child] =
                add(
                    kind: wanted.method?.kind ?? .stack,
                    under: id,
                    anchor: wanted.anchor.map { self[existing: id].path[$0].id },
                    Presentation(
                        wanted.root,
                        method: wanted.method ?? .push,
                        name: wanted.name,
                        buttons: wanted.buttons,
                        accepts: wanted.accepts
                    ),
                    hasPath: wanted.method?.givesPath ?? true,
                    by: session
                ).navigator
        }
        let stacks = children.filter { states[$0].method == nil }
        let says = stacks.contains { states[$0].isSelected != nil }
        let wanted = says ? stacks.first { states[$0].isSelected == true } : stacks.first
        let selected = wanted.flatMap { ids[$0] }
        let previous = self[existing: id].selected
        if selected != previous { take(.navigatorSelected(parent: id, child: selected, previous: previous)) }
    }
}
