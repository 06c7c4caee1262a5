import JSON
import NavigationTree
import TestSupport
import Testing

@testable import NavigationCodec

/// A scene that random operations change, and all that they did.
struct RandomScene {
    private(set) var tree: NavigationTree
    private(set) var changes: [NavigationChange] = []
    private var random: SeededGenerator
    private let texts: [RawJSON]

    /// - Parameter hasLargeEntries: whether some entries are as large as those that have rows of their own.
    init(seed: UInt64, scene: String = "main", hasLargeEntries: Bool = false) {
        texts = hasLargeEntries ? Self.smallTexts + [Self.largeText] : Self.smallTexts
        tree = NavigationTree(scene: scene)
        random = SeededGenerator(seed: seed)
    }

    init(seed: UInt64, scene: String = "main", operations: Int, hasLargeEntries: Bool = false) {
        self.init(seed: seed, scene: scene, hasLargeEntries: hasLargeEntries)
        for _ in 0..<operations { operate() }
    }

    /// A random tree without locks.
    static func unlockedTree(seed: UInt64) throws -> NavigationTree {
        var tree = Self(seed: seed, operations: 120).tree
        for lock in tree.heldLocks { _ = try tree.detach(lock.id) }
        return tree
    }

    static let types = ["a.one", "a.two", "b.one", "b.two.three"].compactMap { TypeName($0) }
    private static let smallTexts = ["{}", #"{"id":1}"#, #"{"name":"Grüße 🌍","list":[1,2.5e3,null]}"#].compactMap {
        try? RawJSON(parsing: $0)
    }
    private static let largeText: RawJSON = {
        var writer = JSONWriter()
        writer.object { $0.member("text", String(repeating: "ä", count: EntryBody.leastSize / 2)) }
        return RawJSON(writer)
    }()
    private static let buttons = (try? RawJSON(parsing: #"[{"answer":"ok"},{"answer":"no"}]"#)).map {
        Buttons(text: $0, answers: ["ok", "no"])
    }

    /// An operation that a request could ask for. Half of the refused ones are replaced by another operation.
    mutating func operate() {
        for _ in 0..<4 {
            let before = tree.revision
            if let change = try? change(), !change.isEmpty { changes.append(keepingSignals(of: change)) }
            if tree.revision > before { return }
        }
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &random)]
    }

    private mutating func destination() -> Destination {
        Destination(
            type: pick(Self.types),
            arguments: pick(texts),
            hints: pick([nil, nil] + texts),
            expectsContent: pick([true, false, false])
        )
    }

    private mutating func navigator() -> NavigatorID { pick([tree.current, pick(tree.subtree(of: tree.root))]) }

    private mutating func session() -> SessionID? { pick([nil, SessionID(rawValue: 1), SessionID(rawValue: 700)]) }

    private mutating func change() throws -> NavigationChange {
        let id = navigator()
        switch Int.random(in: 0..<19, using: &random) {
        case 0...3: return try pushed(id)
        case 4: return try tree.append((0..<4).map { _ in destination() }, to: id, by: session())
        case 5: return try presented(id)
        case 6: return try created(id)
        case 7: return try tree.pop(.count(1), of: id)
        case 8:
            return try tree.replace(
                tree[id]?.path.randomElement(using: &random)?.id,
                of: id,
                with: destination(),
                by: nil
            ).change
        case 9: return try tree.back(id)
        case 10: return try tree.select(id)
        case 11: return try pick([0, 1, 2, 3]) == 0 ? tree.close(id) : tree.setPath([destination()], of: id, by: nil)
        case 12: return try attached(id)
        case 13: return try detached()
        case 14: return tree.removeProviders(of: [pick(Self.types)], closing: [], session: session())
        case 15: return tree.revive(Self.types)
        case 16: return try pick([0, 1, 2]) == 0 ? expected() : pick([true, false]) ? migrated() : provided()
        case 17: return try undone()
        default: return try transaction(id)
        }
    }

    private mutating func pushed(_ id: NavigatorID) throws -> NavigationChange {
        let (policy, isTransient) = (pick(PresentPolicy.allCases), pick([true, false, false]))
        return try tree.push(destination(), on: id, ifPresent: policy, isTransient: isTransient, by: session()).change
    }

    private mutating func presented(_ id: NavigatorID) throws -> NavigationChange {
        let own = [
            PresentationMethod(name: "drawer", hasPath: true),
            PresentationMethod(name: "toast", isExclusive: false, closesAfter: 2.5),
        ]
        let method = pick(NavigationMethod.builtIn.filter(\.isPresentation) + own.map { .own($0) })
        let presentation = Presentation(
            pick([nil, destination()]),
            method: method,
            name: pick([nil, "sheet"]),
            ephemeral: session(),
            buttons: method == .alert ? Self.buttons : nil
        )
        return try tree.present(presentation, over: id, by: session()).change
    }

    private mutating func created(_ id: NavigatorID) throws -> NavigationChange {
        let stack = StackRequest(
            name: pick([nil, "home", "search"]),
            root: pick([nil, destination()]),
            anchor: pick([nil, tree[id]?.path.last?.id]),
            select: pick([nil, true, false]),
            ephemeral: session()
        )
        return try tree.createStack(stack, under: id, by: session()).change
    }

    private mutating func attached(_ id: NavigatorID) throws -> NavigationChange {
        let (name, text) = (pick(["start", "middle"]), pick(texts))
        switch Int.random(in: 0..<6, using: &random) {
        case 4, 5: return try flowed(id)
        case 0: return try tree.lock(id, reason: pick([nil, name]), by: session()).change
        case 1:
            let (schema, module) = (pick([nil, text]), name == "start" ? "a" : nil)
            return try tree.establishCheckpoint(name, at: id, schema: schema, of: module, by: session()).change
        case 2:
            let mapping = Mapping(
                source: "a.one",
                target: "b.one",
                arguments: pick([nil, text]),
                inherits: pick([true, false])
            )
            return try tree.map(mapping, on: id, by: session()).change
        default:
            return try tree.bind(Trigger(name: name, method: "push", parameters: text), to: id, by: session()).change
        }
    }

    private mutating func flowed(_ id: NavigatorID) throws -> NavigationChange {
        let text = pick(texts)
        guard let flow = tree.allFlows.randomElement(using: &random), pick([true, false]) else {
            let request = FlowRequest(
                name: "tour",
                module: pick([nil, "a"]),
                checkpoint: pick([nil, nil, "start"]),
                schema: pick([nil, text]),
                data: pick([nil, text]),
                tellsModule: pick([true, false])
            )
            return try tree.startFlow(request, at: id, by: session()).change
        }
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1: return try tree.updateFlow(flow.id, data: pick([nil, text]))
        case 2: return try tree.endFlow(flow.id, .completed(pick([nil, text]))).change
        case 3: return try tree.endFlow(flow.id, .cancelled(reason: pick([nil, "over"]))).change
        default: return try tree.endFlow(flow.id, .failed(reason: "broken", pick([nil, text]))).change
        }
    }

    /// Keeps the signals of a change, as the host does when their modules are away.
    private mutating func keepingSignals(of change: NavigationChange) -> NavigationChange {
        let signals = change.steps.compactMap { step -> NavigationTree.AwaySignal? in
            if case .signalled(let signal) = step { (signal, "a") } else { nil }
        }
        guard !signals.isEmpty, pick([true, false]) else { return change }
        return tree.keep(signals, of: change, cause: pick(texts), maximum: 3).change
    }

    private mutating func detached() throws -> NavigationChange {
        guard let attachment = tree.allAttachments.randomElement(using: &random) else { return tree.revive([]) }
        return try tree.detach(attachment.id)
    }

    private mutating func provided() throws -> NavigationChange {
        guard let entry = tree.outdated(pick(Self.types), before: 9, limit: 5).randomElement(using: &random)?.entry
        else {
            return tree.revive([])
        }
        let link = EntryLink(
            name: "next",
            label: pick([nil, "Next"]),
            type: "b.one",
            arguments: pick(texts),
            placeholders: pick([[], ["of", "größe"]])
        )
        let content = EntryContent(content: pick([nil] + texts), links: pick([[], [link]]))
        let failure = EntryContent(content: nil, links: [], failure: "out of stock 🛒")
        return try tree.provide(pick([nil, content, content, failure]), for: entry.id)
    }

    /// Some types begin to supply content, and others no longer do.
    private mutating func expected() -> NavigationChange {
        tree.expectContent([pick(Self.types): pick([true, true, false])])
    }

    private mutating func migrated() -> NavigationChange {
        let entries = tree.outdated(pick(Self.types), before: 7, limit: 3).map(\.entry)
        let text = pick(texts)
        return tree.migrate(
            entries.map { entry in
                let old = entry.destination
                return (entry.id, Destination(type: old.type, arguments: text, hints: old.hints, version: 7))
            }
        )
    }

    /// Undoes the newest changes. Restored entries have their old ids and places.
    private mutating func undone() throws -> NavigationChange {
        let (newest, orphaned) = (changes.suffix(pick([1, 1, 2, 5])), tree.orphaned)
        return try tree.undo(Array(newest), isConnected: { _ in true }, isProvided: { !orphaned.contains($0) })
    }

    /// Several steps as one revision, with signals.
    private mutating func transaction(_ id: NavigatorID) throws -> NavigationChange {
        tree.begin()
        do {
            _ = try tree.append([destination(), destination()], to: id, by: session())
            if let trigger = tree.allAttachments.first(where: { $0.trigger != nil }) { tree.fire(trigger) }
            if let entry = tree[id]?.path.last { _ = try tree.finishEntry(entry.id, value: pick([nil, .null])) }
            _ = try tree.createStack(StackRequest(), under: id, by: nil)
            return tree.commit()
        } catch {
            tree.rollBack()
            throw error
        }
    }
}

extension RandomScene {
    /// A cause for each change.
    static func cause(of change: NavigationChange) -> RawJSON {
        var writer = JSONWriter()
        writer.raw(#"{"revision":"#)
        writer.integer(change.revision)
        writer.raw("}")
        return RawJSON(writer)
    }
}

extension NavigationTree {
    /// Expects that the tree is sound, and that a change leads to it and back.
    func expectSound(_ change: NavigationChange, after before: NavigationTree) throws {
        #expect(brokenInvariant() == nil)
        var (applied, replayed, revoked) = (before, before, self)
        applied.apply(change)
        try replayed.replay(change)
        revoked.revoke(change)
        #expect(applied == self && replayed == self && revoked == before)
    }
}
