import JSON

@testable package import NavigationTree

/// Plays the same random operation on a tree and on its model.
package struct RandomPlayer {
    package var tree = NavigationTree(scene: "main")
    package internal(set) var model = TreeModel()
    package var random: SeededGenerator
    private let rules: PathRules
    /// Whether sessions end and providers come and go, which no request does.
    let hasSessions: Bool
    /// Accepted changes, and the model after each revision.
    private var changes: [NavigationChange] = []
    private var past: [TreeModel] = [TreeModel()]
    package internal(set) var lines: [String]

    /// One operation, three times: as a request, on the tree, on the model.
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

    /// The outcome of one operation, on the tree and on the model.
    package struct Played {
        package var change: NavigationChange?
        package var refusal: NavigationError?
        package var expectedRefusal: NavigationError?
        package var broken: Set<TreeModel.Broken> = []
        package var expectedBroken: Set<TreeModel.Broken> = []

        var isRefused: Bool { change == nil }
    }

    /// Begins with an empty tree. With `hasSessions`, sessions end and providers come and go as well.
    package init(seed: UInt64, rules: PathRules, hasSessions: Bool = true) {
        self.hasSessions = hasSessions
        random = SeededGenerator(seed: seed)
        self.rules = rules
        lines = [rules.isEmpty ? Rules.registrationWithoutRules : Rules.registration]
    }

    /// All that was played, as lines for the socket of a fresh host. Lines that begin with `#` are not requests.
    package var script: String { lines.joined(separator: "\n") }

    // MARK: Playing

    /// Plays one operation or transaction on both.
    package mutating func play() -> Played {
        let played = playOne()
        if let change = played.change, !change.isEmpty {
            changes.append(change)
            past.append(model.copy())
        }
        return played
    }

    /// Goes back to how it was a few revisions ago.
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
        let before = hasSessions ? model.copy() : nil
        let played = carryOut(operation, isRuled: true)
        return before.map { keepSignals(of: played, $0) } ?? played
    }

    private mutating func carryOut(_ operation: Operation, isRuled: Bool) -> Played {
        var played = Played()
        let saved = model.copy()
        do {
            played.change = isRuled ? try tree.checked(by: rules, operation.act) : try operation.act(&tree)
        } catch .pathRefused(let violations) {
            played.broken = Set(
                violations.map {
                    TreeModel.Broken(navigator: $0.navigator.rawValue, position: $0.position, part: $0.part)
                }
            )
        } catch { played.refusal = error }
        do {
            try operation.expect(model)
            played.expectedBroken = isRuled ? model.broken(rules) : []
            if !played.expectedBroken.isEmpty { model = saved }
        } catch { played.expectedRefusal = error }
        return played
    }

    /// Several operations as one revision. When one is refused, all are as if they had never been.
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

    mutating func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &random) == 0 }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &random)]
    }

    static let arguments = ["{}", #"{"id":1}"#, #"{"id":2}"#].compactMap { try? RawJSON(parsing: $0) }
    static let names = ["home", "search", "sheet", nil, nil, nil]
    static let buttons = (try? RawJSON(parsing: #"[{"answer":"ok"},{"answer":"no"}]"#)).map {
        Buttons(text: $0, answers: ["ok", "no"])
    }

    mutating func destination() -> Destination {
        Destination(type: pick(Rules.types), arguments: pick(Self.arguments))
    }

    mutating func path() -> [Destination] {
        (0..<Int.random(in: 0...4, using: &random)).map { _ in destination() }
    }

    mutating func navigator() -> NavigatorID {
        Bool.random(using: &random) ? tree.current : pick(tree.navigators.ids)
    }

    mutating func entry() -> EntryID {
        let known = tree.locations.ids
        return known.isEmpty || chance(8) ? EntryID(rawValue: 999_999) : pick(known)
    }

    /// The destinations that a path accepts, now and then. Without rules no type has a role.
    mutating func acceptance() -> Acceptance? {
        guard chance(4) else { return nil }
        let types = pick([["a.*"], ["a.one", "b.one"], ["b.two", "b.three", "a.two"]])
        return Acceptance(types: types, roles: chance(2) ? ["list"] : [])
    }

    mutating func session() -> SessionID? {
        hasSessions ? pick([SessionID(rawValue: 1), SessionID(rawValue: 2), nil, nil]) : nil
    }

    /// Carries out on the model what needs a node; there is one, because both trees are the same.
    static func on(
        _ id: NavigatorID,
        _ expect: @escaping (TreeModel, TreeModel.Node) throws(NavigationError) -> Void
    ) -> (TreeModel) throws(NavigationError) -> Void {
        { model throws(NavigationError) in
            guard let node = model.node(id) else { throw .unknownNavigator("\(id)") }
            try expect(model, node)
        }
    }
}
