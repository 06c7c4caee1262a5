import JSON

@testable import NavigationTree

extension RandomPlayer {
    /// A random operation of a request.
    mutating func operation() -> Operation {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<26: grow()
        case 26..<34: edit()
        case 34..<45: shrinkPath()
        case 45..<57: shrinkPresentations()
        case 57..<75: restructure()
        default: attach()
        }
    }

    private mutating func grow() -> Operation {
        let id = navigator()
        switch Int.random(in: 0..<7, using: &random) {
        case 0...2:
            let new = destination()
            let (policy, isTransient) = (pick(PresentPolicy.allCases + [.push, .push, .push]), chance(6))
            let params = "\"navigator\":\"\(id)\",\(new.wire),\"ifPresent\":\"\(policy)\",\"transient\":\(isTransient)"
            return Operation("\"push\",\"params\":{\(params)}") { tree throws(NavigationError) in
                try tree.push(new, on: id, ifPresent: policy, isTransient: isTransient, by: nil).change
            } _: {
                model throws(NavigationError) in
                try Self.on(id) { model, node throws(NavigationError) in
                    try model.push(new, on: node, ifPresent: policy, isTransient: isTransient)
                }(model)
            }
        case 3:
            let new = path()
            return Operation(
                "\"path.append\",\"params\":{\"navigator\":\"\(id)\",\"path\":\(new.wire)}",
                { tree throws(NavigationError) in try tree.append(new, to: id, by: nil) },
                Self.on(id) { model, node throws(NavigationError) in try model.append(new, to: node) }
            )
        case 4:
            let new = Bool.random(using: &random) ? path() : shuffled(tree[id]?.path.map(\.destination) ?? [])
            return Operation(
                "\"path.set\",\"params\":{\"navigator\":\"\(id)\",\"path\":\(new.wire)}",
                { tree throws(NavigationError) in try tree.setPath(new, of: id, by: nil) },
                Self.on(id) { model, node throws(NavigationError) in try model.setPath(new, of: node) }
            )
        default: return present(over: id)
        }
    }

    private mutating func present(over id: NavigatorID) -> Operation {
        let content = pick([destination(), destination(), destination(), nil])
        let method = pick(Rules.presentations)
        let presentation = Presentation(
            content,
            method: method,
            name: pick(Self.names),
            ifOccupied: pick(OccupiedPolicy.allCases),
            ephemeral: content == nil ? session() : nil,
            buttons: content != nil && method == .alert ? Self.buttons : nil,
            accepts: content == nil && method.givesPath ? acceptance() : nil
        )
        return Operation(
            presentation.wire(over: id),
            { tree throws(NavigationError) in try tree.present(presentation, over: id, by: nil).change },
            Self.on(id) { model, node throws(NavigationError) in try model.present(presentation, over: node) }
        )
    }

    private mutating func shrinkPath() -> Operation {
        let id = navigator()
        switch Int.random(in: 0..<8, using: &random) {
        case 0...3:
            let target: PopTarget = pick([
                .count(Int.random(in: 1...3, using: &random)), .remaining(Int.random(in: 0...3, using: &random)),
                .from(entry()), .nearest(pick(Rules.types), throughPresenters: Bool.random(using: &random)),
            ])
            return Operation(
                "\"pop\",\"params\":{\"navigator\":\"\(id)\",\(target.wire)}",
                { tree throws(NavigationError) in try tree.pop(target, of: id) },
                Self.on(id) { model, node throws(NavigationError) in try model.pop(target, of: node) }
            )
        case 4:
            return Operation(
                "\"popAll\",\"params\":{\"navigator\":\"\(id)\"}",
                { tree throws(NavigationError) in try tree.popAll(of: id) },
                Self.on(id) { model, node throws(NavigationError) in try model.popAll(node) }
            )
        case 5:
            return Operation("\"popAny\"") { tree throws(NavigationError) in
                try tree.popAny()
            } _: { model throws(NavigationError) in
                try model.popAny()
            }
        default:
            let (target, new) = (pick([entry(), nil]), destination())
            let which = target.map { ",\"entry\":\"\($0)\"" } ?? ""
            return Operation(
                "\"replace\",\"params\":{\"navigator\":\"\(id)\",\(new.wire)\(which)}",
                { tree throws(NavigationError) in try tree.replace(target, of: id, with: new, by: nil).change },
                Self.on(id) { model, node throws(NavigationError) in try model.replace(target, of: node, with: new) }
            )
        }
    }

    private mutating func shrinkPresentations() -> Operation {
        let id = navigator()
        let target = "\"params\":{\"navigator\":\"\(id)\"}"
        switch Int.random(in: 0..<10, using: &random) {
        case 0...2:
            return Operation(
                "\"dismiss\",\(target)",
                { tree throws(NavigationError) in try tree.dismiss(id) },
                Self.on(id) { model, node throws(NavigationError) in try model.dismiss(node) }
            )
        case 3...5:
            return Operation(
                "\"back\",\(target)",
                { tree throws(NavigationError) in try tree.back(id) },
                Self.on(id) { model, node throws(NavigationError) in try model.back(node) }
            )
        case 6:
            return Operation(
                "\"dismissPresented\",\(target)",
                { tree throws(NavigationError) in try tree.dismissPresented(by: id) },
                Self.on(id) { model, node throws(NavigationError) in
                    try model.keepingLocks(from: node, asPresenter: true) { model.dismissPresented(node) }
                }
            )
        case 7:
            return Operation(
                "\"dismissChildren\",\(target)",
                { tree throws(NavigationError) in try tree.dismissChildren(of: id) },
                Self.on(id) { model, node throws(NavigationError) in
                    try model.keepingLocks(from: node, asPresenter: true) { model.dismissChildren(node) }
                }
            )
        case 8:
            return Operation("\"dismissAny\"") { tree throws(NavigationError) in
                try tree.dismissAny()
            } _: { model throws(NavigationError) in
                try model.dismissAny()
            }
        default:
            return Operation("\"reset\"") { tree throws(NavigationError) in
                try tree.reset()
            } _: { model throws(NavigationError) in
                try model.reset()
            }
        }
    }

    /// Often beside the current one, so that stacks come to have neighbours on both sides.
    private mutating func restructure() -> Operation {
        let id = Bool.random(using: &random) ? navigator() : tree[tree.current]?.parent ?? tree.root
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3:
            let stack = StackRequest(
                name: pick(Self.names),
                root: pick([destination(), nil]),
                anchor: pick([tree[id]?.path.randomElement(using: &random)?.id, entry(), nil, nil]),
                select: pick([true, false, nil]),
                ephemeral: session(),
                accepts: acceptance()
            )
            return Operation(
                stack.wire(under: id),
                { tree throws(NavigationError) in try tree.createStack(stack, under: id, by: nil).change },
                Self.on(id) { model, node throws(NavigationError) in try model.createStack(stack, under: node) }
            )
        case 4, 5:
            let selected = tree.navigators.ids.compactMap { tree[$0]?.selected }.sorted()
            let id = selected.isEmpty ? id : pick(selected)
            return Operation(
                "\"navigator.close\",\"params\":{\"navigator\":\"\(id)\"}",
                { tree throws(NavigationError) in try tree.close(id) },
                Self.on(id) { model, node throws(NavigationError) in try model.close(checked: node) }
            )
        case 6, 7:
            let stacks = tree.navigators.ids.filter { tree[$0]?.kind == .stack }.sorted()
            let (id, new) = (stacks.isEmpty ? id : pick(stacks), pick([destination(), destination(), nil]))
            let shown = new.map { ",\($0.wire)" } ?? ""
            return Operation(
                "\"column.show\",\"params\":{\"navigator\":\"\(id)\"\(shown)}",
                { tree throws(NavigationError) in try tree.showInNextColumn(new, after: id, by: nil).change },
                Self.on(id) { model, node throws(NavigationError) in try model.showInNextColumn(new, after: node) }
            )
        default:
            return Operation(
                "\"navigator.select\",\"params\":{\"navigator\":\"\(id)\"}",
                { tree throws(NavigationError) in try tree.select(id) },
                Self.on(id) { model, node throws(NavigationError) in try model.select(node) }
            )
        }
    }

    /// Entries of a type get other arguments, where they are.
    private mutating func migrate() -> Operation {
        let (type, arguments) = (pick(Rules.types), pick(Self.arguments))
        let new = Destination(type: type, arguments: arguments, version: Int32.random(in: 1...3, using: &random))
        let entries = tree.outdated(type, before: new.version, limit: 3).map { ($0.entry.id, new) }
        return Operation("# \(entries.map(\.0)) become \(new)") {
            $0.migrate(entries)
        } _: { model in
            for (id, _) in entries { model.migrate(id, to: new) }
        }
    }

    /// A random event that no request causes. Rules do not apply to it.
    mutating func changeProviders() -> Operation {
        let types = Rules.types.filter { _ in Bool.random(using: &random) }
        let gone = session()
        switch Int.random(in: 0..<6, using: &random) {
        case 5: return releaseSignals()
        case 4: return migrate()
        case 0:
            return Operation("# \(types) are provided again") {
                $0.revive(types)
            } _: {
                $0.revive(types)
            }
        case 1:
            return Operation("# session \(gone.map { "\($0)" } ?? "-") ended, closing \(types)") {
                $0.removeProviders(of: [], closing: types, session: gone)
            } _: {
                $0.removeProviders(orphaning: [], closing: types, session: gone)
            }
        default:
            return Operation("# session \(gone.map { "\($0)" } ?? "-") ended, orphaning \(types)") {
                $0.removeProviders(of: types, closing: [], session: gone)
            } _: {
                $0.removeProviders(orphaning: types, closing: [], session: gone)
            }
        }
    }
}
