import NavigationProtocol
import NavigationTree

extension StateSet: Handler {
    /// Finds everything that is wrong before it refuses: destinations, structure, and what the rules say of the result.
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(target.scene)
        if let entry = target.fromEntry { _ = try scene.entry(entry) }
        let navigator = target.navigator == nil ? scene.tree.root : try machines.find(target.navigator, in: scene)
        let methods = try methods(on: machines, in: scene)
        var refused: [StatePlace: WireError] = [:]
        let states = elements.enumerated().map { index, element in
            element.resolve(at: index, on: navigator, in: scene, methods, &machines, &execution, &refused)
        }
        let change = try scene.setState(
            states,
            of: navigator,
            rules: machines.registry.rules,
            refused: refused,
            by: execution.session
        )
        let removed = change.removed
        return .done(Result(machines.finish(consume change, in: scene, execution), navigator, removed))
    }
}

extension StateSet {
    /// The methods of modules in the document: as a module has defined them, else as something in the scene is shown by
    /// them. So a document fits that was read while the module was there. Refuses other methods.
    private func methods(
        on machines: borrowing Machines,
        in scene: Scene
    ) throws(WireError) -> [NavigationMethod: NavigationMethod] {
        var methods: [NavigationMethod: NavigationMethod] = [:]
        for method in elements.compactMap(\.method) where method.isOwn && methods[method] == nil {
            do throws(WireError) { methods[method] = try machines.defined(method) } catch {
                guard let shown = scene.withTree({ $0.shownMethod(named: method.rawValue) }) else { throw error }
                methods[method] = shown
            }
        }
        return methods
    }
}

extension StateSet.Element {
    /// With a stand-in for a destination that may not be shown: one that is there already stays.
    fileprivate func resolve(
        at index: Int,
        on navigator: NavigatorID,
        in scene: Scene,
        _ methods: [NavigationMethod: NavigationMethod],
        _ machines: inout Machines,
        _ execution: inout Execution,
        _ refused: inout [StatePlace: WireError]
    ) -> NavigatorState {
        func destination(_ request: RequestedDestination, at position: Int) -> Destination? {
            do {
                return try machines.resolve(request, on: navigator, in: scene, isMapped: false, &execution).destination
            } catch {
                refused[StatePlace(navigator: index, position: position)] = error
                return (TypeName(request.type) ?? Self.noType).map {
                    Destination(type: $0, arguments: request.arguments)
                }
            }
        }
        let method = method.map { methods[$0] ?? $0 }
        return NavigatorState(
            parent: parent,
            method: method,
            name: name,
            root: root.flatMap { destination($0, at: -1) },
            path: path.enumerated().compactMap { destination($1, at: $0) },
            anchor: method?.kind == .overlay ? nil : anchor,
            isSelected: isSelected,
            buttons: buttons,
            accepts: accepts
        )
    }

    /// Stands in for a text that cannot be a type's name.
    private static let noType = TypeName("none.none")
}

extension Scene {
    /// - Parameter refused: why destinations of the state may not be shown, by their places.
    fileprivate func setState(
        _ states: [NavigatorState],
        of navigator: NavigatorID,
        rules: PathRules,
        refused: [StatePlace: WireError],
        by session: SessionID
    ) throws(WireError) -> NavigationChange {
        do {
            return try withTree { tree throws(NavigationError) in
                try tree.setState(states, of: navigator, rules: rules, unresolved: Array(refused.keys), by: session)
            }
        } catch .invalidState(let problems) {
            let sorted = problems.sorted { ($0.navigator, $0.position ?? -2) < ($1.navigator, $1.position ?? -2) }
            throw .invalidState(
                sorted.map { problem in
                    let place = StatePlace(navigator: problem.navigator, position: problem.position ?? -2)
                    let why = problem.reason == .unresolved ? refused[place] : nil
                    return (problem.navigator, problem.position, why ?? WireError(problem))
                }
            )
        } catch {
            throw WireError(error, in: tree)
        }
    }
}
