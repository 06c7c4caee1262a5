import JSON
import NavigationProtocol
import NavigationTree

// State documents: the whole nested state of a navigator, got and set as one value.

extension Machines {
    mutating func getState(_ target: NavigatorTarget) throws(WireError) {
        try check(target.scene)
        let tree = self[scene: target.scene.scene].tree
        let navigator = target.navigator == nil ? tree.root : try find(target)
        result.raw("{\"scene\":")
        result.string(tree.scene)
        result.raw(",\"revision\":")
        result.integer(tree.revision)
        result.raw(",\"navigator\":")
        result.id(navigator)
        result.raw(",\"state\":")
        result.state(tree.state(of: navigator))
        result.raw("}")
    }

    /// Everything that is wrong is found before anything is refused: destinations, structure, and what the rules say of the result.
    mutating func setState(_ request: SetState, _ context: Execution) throws(WireError) {
        let scene = try check(request.target.scene)
        let navigator = request.target.navigator == nil ? scene.tree.root : try find(request.target)
        var refused: [StatePlace: WireError] = [:]
        let states = request.elements.enumerated().map { index, element in
            resolve(element, at: index, on: navigator, in: scene, &refused)
        }
        let (rules, unresolved) = (registry.rules, Array(refused.keys))
        let change: NavigationChange
        do {
            change = try scene.withTree { tree throws(NavigationError) in
                try tree.setState(states, of: navigator, rules: rules, unresolved: unresolved, by: context.session)
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
            throw WireError(error, in: scene.tree)
        }
        finish(change, in: scene, context)
        result.raw(",\"navigator\":")
        result.id(navigator)
        result.raw(",\"removed\":")
        result.removed(change.removed)
        result.raw("}")
    }

    /// With a stand-in for a destination that may not be shown: it may be there already, and then it stays.
    private mutating func resolve(
        _ element: SetState.Element,
        at index: Int,
        on navigator: NavigatorID,
        in scene: Scene,
        _ refused: inout [StatePlace: WireError]
    ) -> NavigatorState {
        func destination(_ request: RequestedDestination, at position: Int) -> Destination? {
            do { return try resolve(request, on: navigator, in: scene, isMapped: false).destination } catch {
                refused[StatePlace(navigator: index, position: position)] = error
                return (TypeName(request.type) ?? Self.noType).map {
                    Destination(type: $0, arguments: request.arguments)
                }
            }
        }
        return NavigatorState(
            parent: element.parent,
            method: element.method,
            name: element.name,
            root: element.root.flatMap { destination($0, at: -1) },
            path: element.path.enumerated().compactMap { destination($1, at: $0) },
            anchor: element.anchor,
            isSelected: element.isSelected,
            buttons: element.buttons
        )
    }

    /// Stands in for what is no type's name.
    private static let noType = TypeName("none.none")
}
