import NavigationProtocol
import NavigationTree

extension GuardList: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let registry = machines.registry
        return .done(
            Result(
                machines.admission.guards.guards.map {
                    $0.described(modules: $0.session.map { registry.modules(of: $0) } ?? [])
                }
            )
        )
    }
}
