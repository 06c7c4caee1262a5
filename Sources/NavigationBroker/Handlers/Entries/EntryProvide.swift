import JSON
import NavigationProtocol
import NavigationTree

extension EntryProvide: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(scene)
        let (found, place) = try scene.entry(entry)
        let type = found.destination.type
        guard machines.registry.owner(of: type) == execution.session else {
            throw WireError(
                .notOwner,
                "Entry \(entry) shows \(type), which this session does not provide",
                ["module": .string(type.module)]
            )
        }
        if let content = content?.content { try machines.check(content, of: type, on: place.navigator, in: scene) }
        let change = try machines.operate(on: scene) { tree throws(NavigationError) in
            try tree.provide(content, for: entry)
        }
        return .done(machines.finish(change, in: scene, execution))
    }
}
