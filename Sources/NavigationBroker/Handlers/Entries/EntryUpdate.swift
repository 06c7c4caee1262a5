import JSON
import NavigationProtocol
import NavigationTree

extension EntryUpdate: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(scene)
        let (found, place) = try scene.entry(entry)
        let former = found.destination
        var (arguments, version) = (former.arguments, former.version)
        if let wanted = self.arguments {
            let request = RequestedDestination(type: former.type.description, arguments: wanted)
            let resolved = try machines.resolve(request, on: place.navigator, in: scene, isMapped: false, &execution)
            (arguments, version) = (wanted, resolved.destination.version)
        }
        let destination = Destination(
            type: former.type,
            arguments: arguments,
            hints: hints.map { $0 == .null ? nil : $0 } ?? former.hints,
            version: version,
            expectsContent: former.expectsContent
        )
        let change = try machines.operate(on: scene) { tree throws(NavigationError) in
            try tree.update(entry, as: destination)
        }
        return .done(machines.finish(change, in: scene, execution))
    }
}
