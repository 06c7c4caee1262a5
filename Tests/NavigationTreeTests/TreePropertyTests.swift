import JSON
import Testing

@testable import NavigationTree

/// Random operations on the tree and on the slow model, compared after each.
struct TreePropertyTests {
    @Test(arguments: 0..<60 as Range<UInt64>)
    func treeAgreesWithTheModel(seed: UInt64) throws {
        var player = RandomPlayer(seed: seed)
        for step in 0..<150 {
            let before = player.tree
            let played = player.play()
            let comment: Comment = "seed \(seed), step \(step): \(played.operation)"
            #expect(played.refusal == played.expectedRefusal, comment)
            #expect(player.tree.nodes == player.model.description, comment)
            #expect(player.tree.orphaned == player.model.orphaned, comment)
            #expect(player.tree.current.rawValue == player.model.current.id, comment)
            #expect(player.tree.nextID == player.model.nextID, comment)
            expectInvariants(of: player.tree, comment)
            expectReplay(played.change, from: before, to: player.tree, comment)
        }
    }

    /// A change applied to the tree before it gives the tree after it; without one, nothing is different.
    private func expectReplay(
        _ change: NavigationChange?,
        from before: NavigationTree,
        to after: NavigationTree,
        _ comment: Comment
    ) {
        guard let change, !change.isEmpty else {
            #expect(after == before, comment)
            return
        }
        #expect(change.revision == before.revision + 1, comment)
        var replayed = before
        replayed.apply(change)
        #expect(replayed.nodes == after.nodes, comment)
        #expect(replayed.revision == after.revision && replayed.nextID == after.nextID, comment)
        #expect(replayed.current == after.current && replayed.orphaned == after.orphaned, comment)
        expectInvariants(of: replayed, comment)
    }
}

/// SplitMix64: the same numbers for the same seed, everywhere.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Plays the same random operation on a tree and on its model.
struct RandomPlayer {
    var tree = NavigationTree(scene: "main")
    let model = TreeModel()
    var random: SeededGenerator

    struct Played {
        let operation: String
        let change: NavigationChange?
        let refusal: NavigationError?
        let expectedRefusal: NavigationError?
    }

    init(seed: UInt64) {
        random = SeededGenerator(state: seed)
    }

    private static let types = ["a.one", "a.two", "b.one", "b.two"].compactMap { TypeName($0) }
    private static let arguments = ["{}", #"{"id":1}"#, #"{"id":2}"#].compactMap { try? RawJSON(parsing: $0) }
    private static let names = ["home", "search", "sheet", nil, nil, nil]

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &random)]
    }

    private mutating func destination() -> Destination {
        Destination(type: pick(Self.types), arguments: pick(Self.arguments))
    }

    private mutating func path() -> [Destination] {
        (0..<Int.random(in: 0...4, using: &random)).map { _ in destination() }
    }

    private mutating func navigator() -> NavigatorID {
        Bool.random(using: &random) ? tree.current : pick(tree.navigators.ids.sorted())
    }

    private mutating func entry() -> EntryID {
        let known = tree.locations.keys.sorted()
        return known.isEmpty || Int.random(in: 0..<8, using: &random) == 0 ? EntryID(rawValue: 999_999) : pick(known)
    }

    private mutating func session() -> SessionID? { pick([SessionID(rawValue: 1), SessionID(rawValue: 2), nil, nil]) }

    /// Carries one operation out on both.
    private mutating func on(
        _ operation: String,
        _ act: (inout NavigationTree) throws(NavigationError) -> NavigationChange,
        _ expect: (TreeModel) throws(NavigationError) -> Void
    ) -> Played {
        var change: NavigationChange?
        var refusal: NavigationError?
        var expected: NavigationError?
        do { change = try act(&tree) } catch { refusal = error }
        do { try expect(model) } catch { expected = error }
        return Played(operation: operation, change: change, refusal: refusal, expectedRefusal: expected)
    }

    mutating func play() -> Played {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<40: grow()
        case 40..<60: shrinkPath()
        case 60..<75: shrinkPresentations()
        case 75..<90: restructure()
        default: changeProviders()
        }
    }

    private mutating func grow() -> Played {
        let id = navigator()
        let node = model.node(id)
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1:
            let new = destination()
            return on("push on \(id)") { tree throws(NavigationError) in
                try tree.push(new, on: id, by: nil).change
            } _: { model throws(NavigationError) in
                try node.map { node throws(NavigationError) in try model.push([new], on: node) }
            }
        case 2:
            let new = path()
            return on("append \(new.count) to \(id)") { tree throws(NavigationError) in
                try tree.append(new, to: id, by: nil)
            } _: { model throws(NavigationError) in
                try node.map { node throws(NavigationError) in try model.push(new, on: node) }
            }
        case 3:
            let new = path()
            return on("set path of \(id)") { tree throws(NavigationError) in
                try tree.setPath(new, of: id, by: nil)
            } _: { model throws(NavigationError) in
                try node.map { node throws(NavigationError) in try model.setPath(new, of: node) }
            }
        default:
            let presentation = Presentation(
                pick([destination(), destination(), destination(), nil]),
                method: pick(NavigationMethod.allCases.filter(\.isPresentation)),
                name: pick(Self.names),
                ifOccupied: pick(OccupiedPolicy.allCases),
                ephemeral: session()
            )
            return on("present \(presentation) over \(id)") { tree throws(NavigationError) in
                try tree.present(presentation, over: id, by: nil).change
            } _: { model throws(NavigationError) in
                try node.map { node throws(NavigationError) in try model.present(presentation, over: node) }
            }
        }
    }

    private mutating func shrinkPath() -> Played {
        let id = navigator()
        let node = model.node(id)
        switch Int.random(in: 0..<8, using: &random) {
        case 0...3:
            let target: PopTarget = pick([
                .count(Int.random(in: 0...3, using: &random)), .remaining(Int.random(in: -1...3, using: &random)),
                .from(entry()),
            ])
            return on("pop \(target) of \(id)") { tree throws(NavigationError) in
                try tree.pop(target, of: id)
            } _: { model throws(NavigationError) in
                try node.map { node throws(NavigationError) in try model.pop(target, of: node) }
            }
        case 4:
            return on("popAll of \(id)") {
                $0.popAll(of: id)
            } _: { model in
                node.map { model.popAll($0) }
            }
        case 5:
            return on("popAny") {
                $0.popAny()
            } _: {
                $0.popAny()
            }
        default:
            let (target, new) = (pick([entry(), nil]), destination())
            return on("replace \(target.map { "\($0)" } ?? "top") of \(id)") { tree throws(NavigationError) in
                try tree.replace(target, of: id, with: new, by: nil).change
            } _: { model throws(NavigationError) in
                try node.map { node throws(NavigationError) in try model.replace(target, of: node, with: new) }
            }
        }
    }

    private mutating func shrinkPresentations() -> Played {
        let id = navigator()
        let node = model.node(id)
        switch Int.random(in: 0..<10, using: &random) {
        case 0...2:
            return on("dismiss \(id)") { tree throws(NavigationError) in
                try tree.dismiss(id)
            } _: {
                model throws(NavigationError) in
                try node.map { node throws(NavigationError) in try model.dismiss(node) }
            }
        case 3...5:
            return on("back \(id)") { tree throws(NavigationError) in
                try tree.back(id)
            } _: {
                model throws(NavigationError) in
                try node.map { node throws(NavigationError) in try model.back(node) }
            }
        case 6:
            return on("dismissPresented \(id)") {
                $0.dismissPresented(by: id)
            } _: { model in
                node.map { model.dismissPresented($0) }
            }
        case 7:
            return on("dismissChildren \(id)") {
                $0.dismissChildren(of: id)
            } _: { model in
                node.map { model.dismissChildren($0) }
            }
        case 8:
            return on("dismissAny") {
                $0.dismissAny()
            } _: {
                $0.dismissChildren($0.root)
            }
        default:
            return on("reset") {
                $0.reset()
            } _: {
                $0.reset()
            }
        }
    }

    /// Often beside the current one, so that stacks come to have neighbours on both sides.
    private mutating func restructure() -> Played {
        let id = Bool.random(using: &random) ? navigator() : tree[tree.current]?.parent ?? tree.root
        let node = model.node(id)
        switch Int.random(in: 0..<8, using: &random) {
        case 0...3:
            let stack = StackRequest(
                name: pick(Self.names),
                root: pick([destination(), nil]),
                anchor: pick([tree[id]?.path.randomElement(using: &random)?.id, entry(), nil, nil]),
                select: pick([true, false, nil]),
                ephemeral: session()
            )
            return on("createStack \(stack) under \(id)") { tree throws(NavigationError) in
                try tree.createStack(stack, under: id, by: nil).change
            } _: { model throws(NavigationError) in
                try node.map { node throws(NavigationError) in try model.createStack(stack, under: node) }
            }
        case 4, 5:
            let selected = tree.navigators.ids.compactMap { tree[$0]?.selected }.sorted()
            let (id, node) = selected.isEmpty ? (id, node) : { ($0, model.node($0)) }(pick(selected))
            return on("close \(id)") { tree throws(NavigationError) in
                try tree.close(id)
            } _: {
                model throws(NavigationError) in
                try node.map { node throws(NavigationError) in try model.close(checked: node) }
            }
        default:
            return on("select \(id)") { tree throws(NavigationError) in
                try tree.select(id)
            } _: {
                model throws(NavigationError) in
                try node.map { node throws(NavigationError) in try model.select(node) }
            }
        }
    }

    private mutating func changeProviders() -> Played {
        let types = Self.types.filter { _ in Bool.random(using: &random) }
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            return on("revive \(types)") {
                $0.revive(types)
            } _: {
                $0.revive(types)
            }
        case 1:
            let gone = session()
            return on("session \(gone.map { "\($0)" } ?? "-") ended, closing \(types)") {
                $0.removeProviders(of: [], closing: types, session: gone)
            } _: {
                $0.removeProviders(orphaning: [], closing: types, session: gone)
            }
        default:
            let gone = session()
            return on("session \(gone.map { "\($0)" } ?? "-") ended, orphaning \(types)") {
                $0.removeProviders(of: types, closing: [], session: gone)
            } _: {
                $0.removeProviders(orphaning: types, closing: [], session: gone)
            }
        }
    }
}
