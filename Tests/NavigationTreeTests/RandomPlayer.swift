import JSON

@testable import NavigationTree

/// Plays the same random operation on a tree and on its model.
struct RandomPlayer {
    var tree = NavigationTree(scene: "main")
    private(set) var model = TreeModel()
    var random: SeededGenerator
    private let rules: PathRules
    /// Whether sessions end and providers come and go. No request does that.
    private let hasSessions: Bool
    /// Accepted changes, and the model after each revision.
    private var changes: [NavigationChange] = []
    private var past: [TreeModel] = [TreeModel()]
    private(set) var lines: [String]

    /// One operation in three forms: as a request, on the tree, on the model.
    struct Operation {
        let request: String
        let act: (inout NavigationTree) throws(NavigationError) -> NavigationChange
        let expect: (TreeModel) throws(NavigationError) -> Void

        init(
            _ request: String,
            _ act: @escaping (inout NavigationTree) throws(NavigationError) -> NavigationChange,
            _ expect: @escaping (TreeModel) throws(NavigationError) -> Void
        ) {
            self.request = request
            self.act = act
            self.expect = expect
        }
    }

    struct Played {
        var change: NavigationChange?
        var refusal: NavigationError?
        var expectedRefusal: NavigationError?
        var broken: Set<TreeModel.Broken> = []
        var expectedBroken: Set<TreeModel.Broken> = []

        var isRefused: Bool { change == nil }
    }

    init(seed: UInt64, rules: PathRules, hasSessions: Bool = true) {
        self.hasSessions = hasSessions
        random = SeededGenerator(state: seed)
        self.rules = rules
        lines = [rules.isEmpty ? Rules.registrationWithoutRules : Rules.registration]
    }

    /// All operations played so far, as lines for the socket of a new host. Lines that begin with `#` are not requests.
    var script: String { lines.joined(separator: "\n") }

    // MARK: Playing

    mutating func play() -> Played {
        let played = playOne()
        if let change = played.change, !change.isEmpty {
            changes.append(change)
            past.append(model.copy())
        }
        return played
    }

    /// Goes back to the state of a few revisions ago.
    private mutating func undo() -> Operation {
        let to = max(0, changes.count - Int.random(in: 0...5, using: &random))
        let (undone, then) = (Array(changes[to...]), past[to])
        return Operation("\"undo\",\"params\":{\"to\":\(to)}") { tree throws(NavigationError) in
            try tree.undo(undone, isConnected: { _ in true }, isProvided: { _ in true })
        } _: { model throws(NavigationError) in
            try model.checkLocks()
            model.become(then)
        }
    }

    private mutating func playOne() -> Played {
        if !hasSessions, chance(10) {
            let operation = undo()
            lines.append("{\"method\":\(operation.request)}")
            return carryOut(operation, isRuled: true)
        }
        if chance(12) { return playTransaction() }
        if hasSessions, chance(12) {
            let operation = changeProviders()
            lines.append(operation.request)
            return carryOut(operation, isRuled: false)
        }
        let operation = operation()
        lines.append("{\"method\":\(operation.request)}")
        return carryOut(operation, isRuled: true)
    }

    private mutating func carryOut(_ operation: Operation, isRuled: Bool) -> Played {
        var played = Played()
        let saved = model.copy()
        let rules = isRuled ? rules : PathRules()
        do { played.change = try tree.checked(by: rules, operation.act) } catch .pathRefused(let violations) {
            played.broken = Set(
                violations.map {
                    TreeModel.Broken(navigator: $0.navigator.rawValue, position: $0.position, part: $0.part)
                }
            )
        } catch { played.refusal = error }
        do {
            try operation.expect(model)
            played.expectedBroken = model.broken(rules)
            if !played.expectedBroken.isEmpty { model = saved }
        } catch { played.expectedRefusal = error }
        return played
    }

    /// Several operations as one revision. When one is refused, all are taken back.
    private mutating func playTransaction() -> Played {
        let saved = model.copy()
        let count = Int.random(in: 1...4, using: &random)
        var requests: [String] = []
        var last = Played()
        tree.begin()
        for _ in 0..<count {
            let operation = operation()
            requests.append("{\"method\":\(operation.request)}")
            last = carryOut(operation, isRuled: true)
            if last.isRefused { break }
        }
        let isPlan = chance(5)
        let method = isPlan ? "plan" : "transaction"
        lines.append("{\"method\":\"\(method)\",\"params\":{\"operations\":[\(requests.joined(separator: ","))]}}")
        if last.isRefused || isPlan {
            tree.rollBack()
            model = saved
            last.change = nil
        } else {
            last.change = tree.commit()
        }
        return last
    }

    // MARK: Choosing

    private mutating func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &random) == 0 }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &random)]
    }

    private static let arguments = ["{}", #"{"id":1}"#, #"{"id":2}"#].compactMap { try? RawJSON(parsing: $0) }
    private static let names = ["home", "search", "sheet", nil, nil, nil]
    private static let buttons = (try? RawJSON(parsing: #"[{"answer":"ok"},{"answer":"no"}]"#)).map {
        Buttons(text: $0, answers: ["ok", "no"])
    }

    private mutating func destination() -> Destination {
        Destination(type: pick(Rules.types), arguments: pick(Self.arguments))
    }

    private mutating func path() -> [Destination] {
        (0..<Int.random(in: 0...4, using: &random)).map { _ in destination() }
    }

    private mutating func navigator() -> NavigatorID {
        Bool.random(using: &random) ? tree.current : pick(tree.navigators.ids.sorted())
    }

    private mutating func entry() -> EntryID {
        let known = tree.locations.keys.sorted()
        return known.isEmpty || chance(8) ? EntryID(rawValue: 999_999) : pick(known)
    }

    private mutating func session() -> SessionID? {
        hasSessions ? pick([SessionID(rawValue: 1), SessionID(rawValue: 2), nil, nil]) : nil
    }

    /// Carries out an operation on the model's node. The node exists, because both trees are equal.
    private static func on(
        _ id: NavigatorID,
        _ expect: @escaping (TreeModel, TreeModel.Node) throws(NavigationError) -> Void
    ) -> (TreeModel) throws(NavigationError) -> Void {
        { model throws(NavigationError) in
            guard let node = model.node(id) else { throw .unknownNavigator("\(id)") }
            try expect(model, node)
        }
    }

    // MARK: Operations

    private mutating func operation() -> Operation {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<30: grow()
        case 30..<45: shrinkPath()
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
            let new = path()
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
        let method = pick(NavigationMethod.allCases.filter(\.isPresentation))
        let presentation = Presentation(
            content,
            method: method,
            name: pick(Self.names),
            ifOccupied: pick(OccupiedPolicy.allCases),
            ephemeral: content == nil ? session() : nil,
            buttons: content != nil && method == .alert ? Self.buttons : nil
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
                .from(entry()),
            ])
            return Operation(
                "\"pop\",\"params\":{\"navigator\":\"\(id)\",\(target.wire)}",
                { tree throws(NavigationError) in try tree.pop(target, of: id) },
                Self.on(id) { model, node throws(NavigationError) in try model.pop(target, of: node) }
            )
        case 4:
            return Operation(
                "\"popAll\",\"params\":{\"navigator\":\"\(id)\"}",
                { $0.popAll(of: id) },
                Self.on(id) { $0.popAll($1) }
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
                { $0.dismissPresented(by: id) },
                Self.on(id) { $0.dismissPresented($1) }
            )
        case 7:
            return Operation(
                "\"dismissChildren\",\(target)",
                { $0.dismissChildren(of: id) },
                Self.on(id) { $0.dismissChildren($1) }
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

    /// Often restructures beside the current navigator, so that stacks get neighbours on both sides.
    private mutating func restructure() -> Operation {
        let id = Bool.random(using: &random) ? navigator() : tree[tree.current]?.parent ?? tree.root
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3:
            let stack = StackRequest(
                name: pick(Self.names),
                root: pick([destination(), nil]),
                anchor: pick([tree[id]?.path.randomElement(using: &random)?.id, entry(), nil, nil]),
                select: pick([true, false, nil]),
                ephemeral: session()
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

    private mutating func attach() -> Operation {
        let (id, by, name) = (navigator(), session(), pick(["start", "middle"]))
        let target = "\"navigator\":\"\(id)\""
        if chance(4) { return flow(on: id, by: by, name) }
        switch Int.random(in: 0..<16, using: &random) {
        case 0:
            return Operation(
                "\"lock\",\"params\":{\(target),\"reason\":\"\(name)\"}",
                { tree throws(NavigationError) in try tree.lock(id, reason: name, by: by).change },
                Self.on(id) { $0.lock($1, reason: name, by: by) }
            )
        case 1...3:
            let known = tree.allAttachments.filter { $0.checkpoint == nil && $0.flow == nil }.map(\.id)
            let attachment = known.isEmpty || chance(8) ? AttachmentID(rawValue: 999_999) : pick(known)
            return Operation(removal(of: attachment)) { tree throws(NavigationError) in
                try tree.detach(attachment)
            } _: { model throws(NavigationError) in
                try model.detach(attachment)
            }
        case 4...6:
            return Operation(
                "\"checkpoint.establish\",\"params\":{\(target),\"checkpoint\":\"\(name)\"}",
                { tree throws(NavigationError) in
                    try tree.establishCheckpoint(name, at: id, schema: nil, by: by).change
                },
                Self.on(id) { $0.establish(name, at: $1, by: by) }
            )
        case 7, 8:
            return Operation(
                "\"checkpoint.return\",\"params\":{\(target),\"checkpoint\":\"\(name)\"}",
                { tree throws(NavigationError) in
                    try tree.returnToCheckpoint(name, from: id, value: nil).change
                },
                Self.on(id) { model, node throws(NavigationError) in try model.returnToCheckpoint(name, from: node) }
            )
        case 9:
            return Operation(
                "\"checkpoint.remove\",\"params\":{\(target),\"checkpoint\":\"\(name)\"}",
                { tree throws(NavigationError) in try tree.removeCheckpoint(name, at: id) },
                Self.on(id) { model, node throws(NavigationError) in try model.removeCheckpoint(name, at: node) }
            )
        case 10, 11:
            let mapping = Mapping(source: pick(["c.one", "c.two"]), target: "a.two", inherits: !chance(2))
            let params = "\(target),\"from\":\"\(mapping.source)\",\"to\":\"a.two\",\"inherits\":\(mapping.inherits)"
            return Operation(
                "\"mapping.add\",\"params\":{\(params)}",
                { tree throws(NavigationError) in try tree.map(mapping, on: id, by: by).change },
                Self.on(id) { $0.map(mapping, on: $1, by: by) }
            )
        case 12:
            let trigger = Trigger(name: name, method: pick(["back", "dismiss"]), parameters: .emptyObject)
            return Operation(
                "\"trigger.bind\",\"params\":{\(target),\"trigger\":\"\(name)\",\"operation\":{\"method\":\"\(trigger.method)\"}}",
                { tree throws(NavigationError) in try tree.bind(trigger, to: id, by: by).change },
                Self.on(id) { $0.bind(trigger, to: $1, by: by) }
            )
        case 13, 14:
            let alerts = tree.navigators.ids.compactMap { tree[$0] }.filter { $0.buttons != nil }.compactMap(\.root?.id)
            let (entry, answer) = (
                alerts.isEmpty || chance(3) ? entry() : pick(alerts.sorted()), pick(["ok", "no", "else"])
            )
            return Operation("\"answer\",\"params\":{\"entry\":\"\(entry)\",\"answer\":\"\(answer)\"}") {
                tree throws(NavigationError) in
                try tree.answer(entry, with: answer, value: nil)
            } _: { model throws(NavigationError) in
                try model.answer(entry, with: answer)
            }
        default:
            let entry = entry()
            return Operation("\"entry.close\",\"params\":{\"entry\":\"\(entry)\"}") { tree throws(NavigationError) in
                try tree.finishEntry(entry, value: nil)
            } _: { model throws(NavigationError) in
                try model.finishEntry(entry)
            }
        }
    }

    /// All flows of requests belong to the module `a`, which the scripts register.
    private mutating func flow(on id: NavigatorID, by session: SessionID?, _ name: String) -> Operation {
        let known = tree.allFlows.map(\.id)
        let flow = known.isEmpty || chance(8) ? AttachmentID(rawValue: 999_999) : pick(known)
        let data = pick(Self.arguments)
        switch Int.random(in: 0..<6, using: &random) {
        case 0...2:
            let request = FlowRequest(
                name: "tour",
                module: hasSessions ? pick(["a", nil]) : "a",
                checkpoint: pick([name, nil, nil]),
                data: pick([data, nil])
            )
            return Operation(
                request.wire(at: id),
                { tree throws(NavigationError) in try tree.startFlow(request, at: id, by: session).change },
                Self.on(id) { model, node throws(NavigationError) in
                    try model.startFlow(request, at: node, by: session)
                }
            )
        case 3:
            return Operation("\"flow.update\",\"params\":{\"flow\":\"\(flow)\",\"data\":\(data)}") {
                tree throws(NavigationError) in
                try tree.updateFlow(flow, data: data)
            } _: { model throws(NavigationError) in
                try model.updateFlow(flow, data: data)
            }
        default:
            let (end, method): (FlowEnd, String) = pick([
                (.completed(nil), "flow.complete"), (.cancelled(reason: nil), "flow.cancel"),
            ])
            return Operation("\"\(method)\",\"params\":{\"flow\":\"\(flow)\"}") { tree throws(NavigationError) in
                try tree.endFlow(flow, end).change
            } _: { model throws(NavigationError) in
                try model.endFlow(flow)
            }
        }
    }

    /// The request that removes an attachment of any kind.
    private func removal(of id: AttachmentID) -> String {
        guard let attachment = tree.attachment(id) else { return "\"unlock\",\"params\":{\"lock\":\"\(id)\"}" }
        return switch attachment.content {
        case .lock, .checkpoint, .flow: "\"unlock\",\"params\":{\"lock\":\"\(id)\"}"
        case .mapping: "\"mapping.remove\",\"params\":{\"mapping\":\"\(id)\"}"
        case .trigger(let trigger):
            "\"trigger.unbind\",\"params\":{\"navigator\":\"\(attachment.navigator)\",\"trigger\":\"\(trigger.name)\"}"
        }
    }

    /// Changes the arguments of a type's entries in place.
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

    /// Changes that no request causes. Rules do not apply to them.
    private mutating func changeProviders() -> Operation {
        let types = Rules.types.filter { _ in Bool.random(using: &random) }
        let gone = session()
        switch Int.random(in: 0..<5, using: &random) {
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

// The operations as requests on the wire.

extension Destination {
    fileprivate var wire: String { "\"type\":\"\(type)\",\"arguments\":\(arguments)" }
}

extension [Destination] {
    fileprivate var wire: String { "[\(map { "{\($0.wire)}" }.joined(separator: ","))]" }
}

extension PopTarget {
    fileprivate var wire: String {
        switch self {
        case .count(let count): "\"count\":\(count)"
        case .remaining(let remaining): "\"to\":\(remaining)"
        case .from(let entry): "\"entry\":\"\(entry)\""
        }
    }
}

extension Presentation {
    fileprivate func wire(over navigator: NavigatorID) -> String {
        let name = name.map { ",\"name\":\"\($0)\"" } ?? ""
        let buttons = buttons.map { ",\"buttons\":\($0.text)" } ?? ""
        let how = "\"method\":\"\(method)\",\"ifOccupied\":\"\(ifOccupied)\"\(name)\(buttons)"
        guard let destination else {
            let isEphemeral = ephemeral == nil ? "" : ",\"ephemeral\":true"
            return
                "\"navigator.create\",\"params\":{\"parent\":\"\(navigator)\",\"kind\":\"presentation\",\(how)\(isEphemeral)}"
        }
        return "\"present\",\"params\":{\"navigator\":\"\(navigator)\",\(destination.wire),\(how)}"
    }
}

extension FlowRequest {
    fileprivate func wire(at navigator: NavigatorID) -> String {
        var params = "\"navigator\":\"\(navigator)\",\"name\":\"\(name)\",\"module\":\"a\""
        if let checkpoint { params += ",\"checkpoint\":\"\(checkpoint)\"" }
        if let data { params += ",\"data\":\(data)" }
        return "\"flow.start\",\"params\":{\(params)}"
    }
}

extension StackRequest {
    fileprivate func wire(under navigator: NavigatorID) -> String {
        var params = "\"parent\":\"\(navigator)\""
        if let name { params += ",\"name\":\"\(name)\"" }
        if let root { params += ",\"root\":{\(root.wire)}" }
        if let anchor { params += ",\"entry\":\"\(anchor)\"" }
        if let select { params += ",\"select\":\(select)" }
        if ephemeral != nil { params += ",\"ephemeral\":true" }
        return "\"navigator.create\",\"params\":{\(params)}"
    }
}
