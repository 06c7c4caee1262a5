import JSON
import NavigationProtocol
import NavigationTree
import NavigationURLs

extension URLEncode: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let (items, isPlace) = try items(in: machines)
        let found = try machines.modules.links.url(for: items, isPlace: isPlace, limits: machines.limits)
        return .done(Result(found.url, pattern: found.registered.pattern.text, of: found.registered.module))
    }

    /// The items that want a URL, and whether they are a place, for which it does not count how it is shown.
    private func items(in machines: borrowing Machines) throws(WireError) -> ([JSONValue], isPlace: Bool) {
        switch subject {
        case .items(let text):
            guard let items = try? text.shortValue().array else { throw Parameters.invalid("items", "a list of items") }
            return (items, false)
        case .entry(let id, let target):
            try machines.check(target)
            let tree = machines[scene: target.scene].tree
            do { return ([try tree.entry(id).item], true) } catch { throw WireError(error, in: tree) }
        case .navigator(let target):
            let id = try machines.find(target)
            guard let navigator = machines[scene: target.scene.scene].tree[id] else { return ([], true) }
            return (([navigator.root].compactMap { $0 } + navigator.path).map(\.item), true)
        }
    }
}

extension Entry {
    /// The item of a sequence that shows the same.
    fileprivate var item: JSONValue {
        .object(
            JSONObject([
                ("type", .string(destination.type.description)),
                ("arguments", (try? destination.arguments.shortValue()) ?? .object(JSONObject())),
            ])
        )
    }
}
